### The help texts of the command line.

help-usage = Usage:
help-commands = Commands
help-command-name = COMMAND
help-options = Options
help-arguments = Arguments
help-global-options = Options of every command
# Stands for all options in a line of usage.
help-usage-options = OPTIONS
help-with-default = { $help } [default: { $value }]
help-with-choices = { $help } [possible values: { $values }]

help-nonet = Nonet solves, explains, rates, checks, counts, numbers and converts Sudoku of every size.
help-nonet-after =
    Examples:
      nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
      nonet check puzzle.txt
      nonet hint puzzle.txt
      nonet explain puzzle.txt
      nonet solve --lines < puzzles.txt > solutions.txt
      nonet solve --lines puzzles.txt.gz -o solutions.txt.zst
      nonet grid unrank 0

    'nonet help COMMAND' tells more about one command. Files and standard input may be compressed by gzip or zstd: their content tells. The variable NONET_PATH keeps all searches to one way through the processor: portable, avx2 or avx512, which differ only in speed [default: the fastest it has].
help-flag = Print help
help-version = Print the version
help-help = Print help, for one command or for all
help-help-command = The command, such as solve or grid rank

## Options of every command

help-box = Rows × columns of one box, such as 2x3 for a 6×6 grid; otherwise it follows from the number of cells
help-variant = Rules that the puzzle has besides: { $known }
help-lines = One puzzle a line: one line of answer for each, in the same order, streamed on all cores
help-json = One JSON object for each result
help-threads = How many threads --lines and long counts use [default: all cores]
help-seed = The seed of all random numbers: of methods ({ $methods }), grid random and estimate [default: 0, for grid random another one each time]
help-lang = The language of all messages [default: that of the system, or en]
help-color = When to use colours
help-quiet = No remarks and no progress

## Arguments and options of several commands

help-puzzle = The puzzle, a file with it, or - for standard input [default: -]
help-method = How to solve it: { $methods } [default: the fastest for the size]
help-stats = Add nodes, trials (to each solution and in total), for --method trial the complexity, and time
help-output = With --lines: write the answers to this file, compressed if its name ends in .gz or .zst
help-budget = Stop after so many seconds, with --lines so many for each line [default: 10 for { $methods }, which may never end; none for the others]
help-unique = Add 'unique' or the number of solutions (up to 1000, or --limit); exit 1 if not unique

## solve

help-solve = Print the solution
help-solve-more =
    The puzzle may be in any common text format: 81 characters, nine lines of nine numbers, a grid with borders, pencil marks, CSV, .sdk, .sdm, .sdx, .ss, OpenSudoku, HoDoKu, and other sizes up to 36×36. Write * for an empty cell that --only-marked shall show.

    With --lines each line gives COUNT, a tab, and the first solution. COUNT is exact below the limit (2 unless --limit) and N+ once N solutions were found. A line that is no puzzle gives 'error', a tab, and the reason.

    Exit status: 0 a solution was printed; 1 there is none, or --unique and there are several; 2 the text is no puzzle, or wrong use.
help-only-marked = Show only the givens and the cells marked *
help-solve-check = Say only whether there is a solution
help-all = Print every solution, one after the other
help-solve-limit = Print so many solutions at most; with --unique or --lines, count up to N
help-show-two = Print two different solutions
help-only = With --method trial, use only these of its five methods: method-1, …, method-5; with --method logic, only these techniques
help-watch = Show how the method works, step by step (sets, backtrack, logic, trial)

## check

help-check = Say whether the puzzle has exactly one solution
help-check-more =
    Prints 'unique', the number of solutions, or 'no solution' with the reason where there is one to show.

    Exit status: 0 unique; 1 none or several; 2 the text is no puzzle, or wrong use.
help-redundant = Say which givens and clues of rules could go, each by itself, and whether the puzzle is minimal
help-check-limit = Count up to N solutions [default: 1000]

## count

help-count = Count the solutions
help-count-more =
    The number is exact. With --limit it is N+ once N solutions were found. Ctrl-C stops a long count and says how far it came.
help-count-limit = Stop counting at N

## candidates

help-candidates = Show every possible value of every empty cell
help-candidates-more =
    What is possible is what the digits in the row, the column and the box leave, the other rules of the puzzle, and the pencil marks if it has them. With --true a search leaves only the values that the cell has in some solution: what several solutions share shows as a single value.
help-candidates-true = Show only values that the cell has in some solution

## convert

help-convert = Write the puzzle in another format
help-convert-more =
    The format of the text that is read is told by its content. A text with several puzzles is converted as a whole. With --lines the formats of one line can be written.
help-to = The format to write

## hint, explain and rate

help-hint = Give the next step, as vague or as full as wanted
help-hint-more =
    Level 1 says where to look, 2 what there is to find, 3 where it is, 4 everything, with the reasons. Digits that were put in and pencil marks are taken into account: if one of them is wrong, the hint says which.

    With --lines each line gives the hint for one puzzle. With --json the step comes with all levels and its evidence; docs/steps.md describes that.

    Exit status: 0 a hint was printed; 1 the puzzle has none or several solutions, or a digit is wrong, or the techniques find nothing; 2 the text is no puzzle, or wrong use.
help-hint-all = List every step that can be taken now, by technique and effect, and then everything that can be concluded with what it follows from
help-hint-level = How much to tell: 1 a nudge, 2 the technique, 3 the cells, 4 everything [default: 1]
help-explain = Explain the whole way to the solution, step by step
help-explain-more =
    The simplest technique that finds something gives the next step. 'nonet learn' lists the techniques in this order and has a page on each.

    With --lines each line gives LEVEL, a tab, SCORE, a tab, and the steps in brief. With --json the steps come with their evidence; docs/steps.md describes that.

    Exit status: 0 the way leads to the solution; 1 it does not, or the puzzle has none or several; 2 the text is no puzzle, or wrong use.
help-brief = One line for each step
help-rate = Say how hard the puzzle is for people
help-rate-more =
    Puzzles are rated in the standard order of techniques, which players know from HoDoKu: one kind of chain after the other, and of each the one with most effect. ('nonet explain' takes the shortest chain instead, since it is the easiest to follow, but says the same level and score.) The level is that of the hardest technique, and rises with the score, which adds up what every step counts. The complexity is that of the five methods and trial of I. Bocharov's solver. ER, EP and ED are the ratings of Sudoku Explainer; - stands for what is not known.

    With --lines each line gives ER, EP, ED, LEVEL, SCORE and COMPLEXITY, with tabs between them.
help-without = Techniques to leave out
help-no-uniqueness = Leave out techniques that rely on the puzzle having a single solution
help-techniques = Use only these techniques, in this order, by any name that 'nonet learn' knows; also method-1, …, method-5, the five methods of trial
help-score = What a step of a technique counts, such as x-wing=120

## samples

help-samples = Show the samples, bundled and your own: all their names, or one of them
help-samples-more =
    Some 150 small files are bundled: easy to hardest, with several answers, with none, with marked cells, of other sizes, with further rules, with pencil marks, and malformed ones that show each error message. Without NAME they are listed, with what each shows and what 'nonet check' answers; with NAME the sample is printed as it is.

    Your own come after them: every file in the folder 'samples' of the data folder is one, in any format, whatever tool has put it there. The list says where that folder is once there is something in it. It checks your own for half a second, and leaves open what comes of those that it does not reach; links, folders, hidden files and files of more than 256 kB are no samples. The app shows the same files.

    Examples:
      nonet samples easy-06 | nonet solve
      nonet samples --add puzzle.sdk
      nonet convert puzzle.txt --to sdk | nonet samples mine.sdk --add -
      nonet samples mine.sdk --remove
help-samples-name = The name of a sample, its beginning, or its number; with --add and --remove the whole name of one of your own
help-samples-add = Keep the text of a file, or of standard input (-), as a sample of your own: under NAME, or else under the file's name
help-samples-force = Write over a sample of your own that is there already
help-samples-remove = Delete a sample of your own

## bench

help-bench = Measure how fast puzzles are solved
help-bench-more =
    For each corpus, a file with one puzzle a line, it prints the rate, the time and the guesses for each puzzle. Everything from the text of the line to the proof that its solution is unique is timed.
help-corpus = Files with one puzzle a line; a small built-in corpus without any
help-bench-logic = Measure how fast the whole way through each puzzle is found by logic, and how long a hint takes
help-bench-techniques = With --generate: how fast puzzles are made that need a technique, for each that there is
help-bench-kind = With --generate: only puzzles of these kinds, each a level, a technique, a variant, a range of keys as in ..30, or minimal
help-bench-strict = With --generate: all other techniques up to the level of the one that is needed get stuck, as with generate --strict
help-bench-generate = Measure how fast puzzles of several kinds are made; --limit says how many of each, --json also how many keys they have and which techniques they take
help-bench-limit = How many solutions to look for in each puzzle [default: 2]

## completions and man

help-completions = Print a completion script for a shell
help-completions-more =
    For example: nonet completions bash > ~/.local/share/bash-completion/completions/nonet
help-shell = The shell
help-man = Print the manual page of the program or of one command
help-man-more = For example: nonet man | man -l -
help-man-command = The command

## race and learn

help-race = Let every method solve the same puzzle, and compare
help-race-more =
    Each method looks for one solution, one after the other: it warms up with one run, then runs several times, and the median of its CPU times counts. Where one run takes long, it counts by itself. A method that finds nothing within its budget says so; for methods that draw random numbers that proves nothing.

    With --lines every method solves every puzzle of a collection, one puzzle at a time and on one thread, so that the times are true. The table says for each method how many it solved, where it gave up or was late, how many it did not try, the median and the worst time, and the nodes of its search: the median and the sum. Puzzles without a solution are counted and left out. A method whose --total is used up tries no further puzzle, and its figures are those of the puzzles that it tried. Ctrl-C ends with what is known by then.

    Examples:
      nonet race 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
      nonet race --lines puzzles.txt --method fast,backtrack,exact-cover,logic
help-race-method = The methods that take part; without it, all
help-race-budget = How many seconds each method may take for a puzzle [default: 10, with --lines 1]
help-race-total = With --lines: after how many seconds a method begins no further puzzle [default: 30]
help-study = Make the experiments of I. Bocharov's thesis with a collection of puzzles
help-study-more =
    How many puzzles does each of his five methods solve without trial: alone, added one by one, all together? Does the fifth gain anything in rows and columns beyond boxes? How many values have to be assumed at once? How high is the complexity? A method that only crosses values out has solved a puzzle when every cell has one value left.

    Puzzles with none or several solutions are counted and left out. Ctrl-C ends with what is known by then.

    Exit status: 0 something was studied; 1 no puzzle has a single solution, or stopped; 2 wrong use.
help-study-file = A file with one puzzle a line, or - for standard input; without one, the bundled samples
help-learn = Show the pages about the techniques and the methods of solving
help-learn-more = For example: nonet learn x-wing
help-page = The page; without one, the list of pages

## grid

help-grid = How many grids there are, the number of each, and which are alike
help-grid-more =
    Every 9×9 grid has a number from 0 to 6670903752021072936959: by the arrangement of its first row, then, with the digits renamed so that the first row is 123456789, in the order of its digits. 4×4 and 6×6 grids (--box 2x2, 2x3, 3x2) have numbers too.

    'nonet learn counting' tells how all this is known.

    Examples:
      nonet grid count
      nonet grid unrank 1000000000000000000000
      nonet grid random -n 10 --seed 7
      nonet grid canonical --lines < grids.txt
help-grid-grid = The grid or puzzle, a file with it, or - for standard input [default: -]
help-grid-other = The other grid or puzzle, or a file with it
help-grid-variant = What grids must keep besides: diagonal, one-diagonal, disjoint-groups, windoku, anti-knight, anti-king
help-grid-count = Count all grids
help-grid-count-more =
    Nothing is looked up: the number is computed each time. 9×9 and boxes of 2x2 to 2x4 take no time, 2x5 takes longer. With --variant the grids are found one by one.

    nonet grid count --table shows the 44 orbits whose sum it is; with --essential, the classes of symmetries.
help-grid-essential = Count grids that rows, columns, digits and reflection make of each other as one
help-grid-table = Show how the number comes about
help-grid-rank = The number of a grid, from 0
help-grid-rank-more =
    With --lines, one grid a line gives one number a line.
help-grid-unrank = The grid with a number
help-grid-unrank-more =
    With --lines, one number a line gives one grid a line.
help-grid-number = The number, a file with it, or - for standard input [default: -]
help-generate = Make puzzles to order
help-generate-more =
    Every puzzle has exactly one solution, proved by two solvers, unless --any-solutions says otherwise. Puzzles come one a line; with --json each with its solution, level, techniques, number and canonical form. What makes no sense is refused with the reason; what cannot be found in time ends with exit code 1.

    The same --seed gives the same puzzles, on any machine and any number of threads. Without it each call gives others, and says from which seed.

    A search for few keys that is stopped, by Ctrl-C or its budget, tells the best that it has found, also from what was not at its end: only that last line may differ from call to call. Where its -o file is there already, it goes on from the fewest keys in it, with other grids and ways, and adds to it.

    Examples:
      nonet generate --level hard --symmetry rotational
      nonet generate -n 6 --technique x-wing --seed 7
      nonet generate -n 1000 --clues 22..24 --minimal -o puzzles.txt
      nonet generate --daily --level easy
      nonet generate --pattern heart.txt
      nonet generate --variant diagonal,anti-knight
      nonet generate --variant buildings -n 10 -o buildings.jsonl
      nonet generate --variant buildings --clues 0
      nonet generate --few-keys --variant windoku --budget 600 -o windoku.txt
      nonet generate --few-keys --grid 1234567
help-generate-count = How many puzzles; 0 for one after the other until stopped [default: 1]
help-generate-level = How hard they are
help-generate-clues = How many keys: a number, or a range such as 22..30, ..30 or 25..
help-generate-score = What all steps count together: a range such as 600..800, ..500 or 1000..
help-generate-symmetry = How the cells with keys lie
help-generate-minimal = No key is superfluous
help-generate-technique = Techniques that are needed: everything that comes before them gets stuck; with *K, at least K steps
help-generate-strict = Techniques are needed strictly: all others up to their level get stuck together, not only those that come before; many techniques have no such puzzle
help-generate-only-up-to = The hardest technique that may be needed
help-generate-pattern = The cells that hold keys: a puzzle that has something in these cells, or a drawing with X there and . elsewhere, as text or file
help-generate-grid = The solution: a grid as text or file, the number of one, or SET:PERMUTATION
help-generate-any-solutions = Puzzles may have several solutions: nobody looks
help-generate-few-keys = Look for puzzles with few keys, and tell each that has fewer than all before; ends when none is found for as long as --budget says, goes on with an -o file that is there
help-generate-unbiased = Minimal classic puzzles, each as likely as any other: for statistics
help-generate-from = The number of the first attempt, from 0: where a search with the same --seed has ended
help-generate-variant = Rules besides rows, columns and boxes, and clues that are made for each puzzle: { $known }
help-generate-distinct = No two puzzles are alike, whatever their digits and however they are turned
help-generate-daily = The puzzle of a day, the same for everyone: a date such as 2026-11-17 [default: today, UTC]
help-generate-budget = How long to look for the next puzzle before giving up [default: 60]
help-generate-er = Ratings by ER come with a later version
help-generate-output = Write the puzzles to a new file as they are made; one that ends in .gz or .zst is compressed
help-grid-random = Grids at random, each exactly as likely as any other
help-grid-random-more =
    The same --seed gives the same grids, on any machine and any number of threads. Without it each call gives others, and says from which seed.
help-grid-random-count = How many grids
help-grid-canonical = The smallest grid or puzzle of all that are alike
help-grid-canonical-more =
    Alike are those that a change of rows, columns or digits, or a reflection, makes of each other. The smallest is the one that comes first in the order of its characters, empty cells before digits. Two are alike if and only if they have the same canonical form.

    With --lines, one grid or puzzle a line gives one form a line.
help-grid-automorphisms = How many symmetries leave a grid or puzzle as it is
help-grid-automorphisms-more =
    The symmetry that changes nothing is counted. Digits that do not occur in a puzzle are not.
help-grid-list = List the symmetries, too
help-grid-equivalent = Whether two grids or puzzles are alike, and by which symmetry
help-grid-equivalent-more =
    Exit status: 0 if they are, 1 if they are not.
help-grid-bands = The 416 essentially different bands, and the grids that begin with each
help-grid-bands-more =
    Each line is a band: its number, its three rows, how many symmetries leave it as it is, and how many bands that begin with 123456789 are like it.

    --band counts the essentially different grids whose canonical form begins with a band; a line is the band's number and that count. --chunk does a share of that work for all bands and prints one line, so that many machines can share it; 'nonet grid merge' adds up the lines. All of it takes about five minutes on one core.

    Example:
      for i in $(seq 8); do nonet grid bands --chunk $i/8 > part$i.txt; done
      nonet grid merge part*.txt
help-grid-band = Count the essentially different grids of these bands
help-grid-chunk = Do the I-th of N shares of the work on all bands
help-grid-merge = Add up the results of chunks
help-grid-merge-more =
    Prints how many essentially different grids there are, and how many of them have how many automorphisms. Counted with their symmetries they must make all grids: if they do not, or if a chunk is missing, that is said, and the exit status is 1.
help-grid-file = Files with lines that nonet grid bands --chunk has printed
help-grid-fewest = The fewest keys of a puzzle with one solution, by trying all
help-grid-fewest-more =
    For 4×4 and 6×6 grids (--box 2x2, 2x3), with and without variants. Prints the number of keys and a puzzle that has so few.

    Example:
      nonet grid fewest-keys --box 2x3 --variant diagonal

## rules

help-rules = The 46,656 rules, their sets of nine, and the grids that they make
help-rules-more =
    A rule places one digit in all nine boxes. A grid is a set of nine rules of which no two share a position, and a digit for each. After A. Kotsyuba, S. Lavrenchuk and R. Ostapchuk (2015); 'nonet learn rules' tells the story.
help-rules-restricted = The rules of the restricted method: by the two conditions behind the paper's numbers, or by all three that it lists (=three)
help-rules-count = All figures about rules
help-rules-count-more =
    Each line is a figure, a tab, and what it counts.
help-rules-list = List the rules
help-rules-list-more =
    Each line is a rule's number, from 1, a tab, and its position in each of the nine boxes.
help-rules-neighbours = The rules that share no position with a rule
help-rules-neighbours-more =
    Each line is a rule's number, a tab, and its positions.
help-rules-rule = The number of the rule, from 1
help-rules-sets = The sets of nine rules of the restricted method
help-rules-sets-more =
    The first line says how many there are. Each other line is a set's number, from 0, a tab, and the numbers of its rules.
help-rules-make = The grid of a set and a permutation
help-rules-make-more =
    Example, the one of the paper:
      nonet rules make 213 100330
help-rules-set = The number of the set, from 0
help-rules-permutation = The number of the permutation of its digits, from 0
help-rules-of = The nine rules of a grid, and the number of its set
help-rules-of-more =
    Each line is a digit, the number of its rule, and the rule. The number of the set is that among all 18383222420692992. If the restricted method makes the grid, it is said how.

## estimate

help-estimate = Estimate how many grids there are, where nobody can count them
help-estimate-more =
    Grids are made at random, step by step; from how many choices there were follows an estimate without bias, with its standard error. More time makes it better: four times as long for half the error.

    The same --seed and --samples give the same answer, on any number of threads.

    Example:
      nonet estimate --box 4x4 --seconds 60
help-estimate-seconds = How long to draw samples [default: 10]
help-estimate-samples = How many samples to draw instead

## serve

help-serve = Start the app and open it in the browser
help-serve-more =
    'nonet' alone does the same. The app runs on this machine and answers to nobody else, unless --listen names another address: then everybody in that network can ask it about puzzles. What it keeps is shown only to those who have the whole link that it prints, with its token; the token stays the same from one start to the next, and a new one is made if the file 'token' in the data folder is removed.

    Without --listen it takes another port if 7878 is taken. It ends with Exit on the page, or with Ctrl-C.
help-listen = The address to listen on [default: 127.0.0.1:7878]
help-data = The folder to keep settings, games, records and your own samples in, or ':memory:' to keep nothing [default: the system's folder for the data of programs]
help-ahead = How many puzzles of each common kind to make before anybody asks for them, so that a new game begins at once; 0 for none, which leaves the processor alone [default: 3]
help-no-open = Do not open the browser

## backup and restore

help-backup = Write all that the app keeps into one file
help-backup-more =
    Settings, games, records and samples of your own become one JSON file, which 'nonet restore' takes back, here or on another machine. The app may run meanwhile. There is never half a file: it gets its name once it is whole.

    Examples:
      nonet backup
      nonet backup games.json --force
      nonet backup - | gzip > games.json.gz
help-backup-file = The file to write, or - for standard output [default: nonet-DATE.json]
help-force = Write over a file that is there already
help-restore = Take back what a backup holds
help-restore-more =
    What the app keeps stays: games, records and samples that are missing come back, a game that is here in an earlier state is brought up to date, and settings that are not set here are taken over. With --replace there is exactly what the backup holds afterwards.

    Either all of it is taken back or nothing. The app may run meanwhile; reload its page then.
help-restore-file = The backup, or - for standard input
help-replace = Forget what is here and not in the backup
