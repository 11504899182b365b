### What can go wrong, and what to do about it.

## Wrong use

box-unknown = boxes are named by the rows × columns of one box, such as 3x3 or 2x3, with at most 36 cells
    .command = --box takes rows × columns of one box, such as 3x3 or 2x3, with at most 36 cells
limit-zero = a limit is a whole number, 1 or more
hint-level = a hint has a level from 1 to 4
race-seconds = { $most ->
    [one] in a race each method has more than 0 and at most { $most } second
   *[other] in a race each method has more than 0 and at most { $most } seconds
}
study-nothing = there is not a single line to study
race-no-clock = there is no clock here, and no race without one
method-unknown = there is no method '{ $method }': there are { $known }
# $name and $other are names of methods, $names a list of them, as in names.ftl.
method-not-these-rules = the method '{ $name }' does not know the rules of this puzzle: the method '{ $other }' does
    .command = the method '{ $method }' does not know the rules of this puzzle: the method 'general' does
method-not-this-size = the method '{ $name }' does not solve { $size }×{ $size } grids: the method '{ $other }' does
    .command = the method '{ $method }' does not solve { $size }×{ $size } grids: --method general does
method-not-watched = the method '{ $name }' cannot be watched: these can: { $names }
    .command = the method '{ $method }' cannot be watched: these can: { $known }
method-proves-nothing = { $method ->
    [logic] the method '{ $name }' may stop before it knows how many solutions there are: use one of these: { $names }
   *[other] the method '{ $name }' finds one solution and proves nothing, neither that there is no other nor that there is none: use one of these: { $names }
}
    .command = { $method ->
        [logic] the method 'logic' may stop before it knows how many solutions there are: use one of { $known }
       *[other] the method '{ $method }' finds one solution and proves nothing, neither that there is no other nor that there is none: use one of { $known }
    }
only-needs-a-method = only the methods 'trial' and 'logic' can be told what to use; other methods have nothing to choose from
    .command = --only says what --method trial or --method logic may use; other methods have nothing to choose from
only-unknown = there is no '{ $name }' among the methods of trial: there are { $known }
logic-alone = logic alone does not solve it: after { $steps } { $steps ->
    [one] step
   *[other] steps
} nothing more is found
    .command = { logic-alone }. --method trial goes on from there, 'nonet explain' shows the way with every technique
method-found-nothing = the method '{ $name }' found no solution in the time it was given: that is no proof that there is none. With more time it may find one; other methods give a proof
    .command = the method '{ $method }' found no solution in the time it was given: that is no proof that there is none. --budget SECONDS gives it more time, other methods give a proof
technique-unknown = there is no technique '{ $technique }': the nearest are { $known }
    .command = { technique-unknown }. 'nonet learn' lists them all
format-unknown = there is no format '{ $format }' to write: there are { $known }
sample-unknown = there is no sample '{ $name }': the nearest are { $known }
sample-ambiguous = several samples begin with '{ $name }': { $known }
own-name-empty = a sample needs a name
own-name-too-long = a sample's name has at most { $most } bytes
own-name-symbol = '{ $name }' cannot be a sample's name: '{ $symbol }' is not for names of files
own-name-end = '{ $name }' cannot be a sample's name: names do not begin with a dot, a hyphen or a space, nor end with a dot or a space
own-name-device = '{ $name }' cannot be a sample's name: Windows has a device of that name
own-bundled = '{ $name }' is a bundled sample, which stays as it is: take another name
own-exists = there is a sample '{ $name }' already
    .command = { own-exists }; --force writes over it
own-missing = there is no sample '{ $name }' of your own
own-too-long = '{ $name }' is longer than { $most } kB, too long for a puzzle
own-empty = '{ $name }' would be empty
own-too-many = { $most ->
    [one] there is { $most } sample of your own, and there is no room for more: delete some
   *[other] there are { $most } samples of your own, and there is no room for more: delete some
}
own-nowhere = there is no folder for samples of your own
own-system = '{ $name }': { $reason }
own-folder-unreadable = the folder of your own samples, { $folder }, cannot be read: { $reason }
own-skipped-long = '{ $name }' is passed over: it is longer than { $most } kB, too long for a puzzle
own-skipped-link = '{ $name }' is passed over: it is a link to somewhere else
own-skipped-folder = '{ $name }' is passed over: it is a folder
own-skipped-other = '{ $name }' is passed over: it is no plain file
own-skipped-name = '{ $name }' is passed over: its name is not plain text
own-skipped-more = { $count ->
        [1] one more file is
       *[other] { $count } more files are
    } passed over
page-unknown = there is no page '{ $name }': the nearest are { $known }

## Puzzles that cannot be reasoned about

logic-too-large = reasoning works on grids of up to { $size }×{ $size }
    .command = { logic-too-large }: nonet solve takes larger ones
logic-no-solution = the puzzle has no solution: { $reason }
logic-no-solution-explained = the puzzle has no solution: { $reason }
    .command = { logic-no-solution-explained }. nonet explain shows why
logic-several-solutions = the puzzle has several solutions, so that reasoning cannot lead to one of them
    .command = { logic-several-solutions }: nonet check counts them, nonet solve --show-two shows two

## Files and streams

lines-stopped = stopped before the end

## Texts that are no puzzle

at-column = column { $column }: { $what }
at-line = line { $line }: { $what }
# $field is where in a document: 'rules[2].cells'.
at-field = '{ $field }': { $what }
at-line-and-column = line { $line }, column { $column }: { $what }
read-empty = there is no puzzle here: the text is empty
read-not-a-puzzle = there is no puzzle in this: a puzzle is 81 characters such as 53..7....6..195…, nine lines of nine numbers, or any other common format
read-letter-o = this is the letter { $symbol }: write 0 or . for an empty cell
read-symbol = '{ $symbol }' stands for nothing in a { $size }×{ $size } grid: write a digit, or . or 0 for an empty cell
read-marked-digit = '{ $text }' is no cell: * marks an empty cell whose value you want to see, so that no digit can stand with it
read-not-a-cell = '{ $text }' is no cell of a { $size }×{ $size } grid: write one digit, or . or 0 for an empty cell
read-number = { $number } is too large for a { $size }×{ $size } grid: its digits go from 1 to { $size }
read-line-length = line { $line } has { $found } { $found ->
    [one] number
   *[other] numbers
}, not { $expected }
read-row-length = a row has { $found } { $found ->
    [one] number
   *[other] numbers
}, not { $expected }
read-row-count = there are { $found } { $found ->
    [one] row
   *[other] rows
} of numbers, not { $expected }
read-cell-count = { $found } { $found ->
    [one] cell makes
   *[other] cells make
} no grid: a { $size }×{ $size } grid has { $nearest }
read-malformed = the text looks like the format { $format }, but breaks its rules here
read-too-long = the text looks like the format { $format }, but is longer than the { $megabytes } MB that are read of it: put fewer puzzles into one text, or shorten what is written about them
read-missing = the text looks like the format { $format }, but has no '{ $field }'
read-rule-unknown = there is no rule '{ $rule }': there are { $known }
read-no-such-cell = '{ $text }' is no cell of a { $size }×{ $size } grid: cells are called r1c1 to r{ $size }c{ $size }
# $rule is the name of a rule, $flaw one of those under "What is wrong with a clue".
read-clue = { $rule }: { $flaw }
read-other-boxes = the rules of this puzzle are for other boxes than were asked for
read-version = this version of the format { $format } cannot be read: save the puzzle in another format, such as 81 characters

## Puzzles that cannot be written

write-only-classic = the format '{ $format }' is for 9×9 grids only: line, csv and json take every size
grid-rules = this is not known of grids with these rules: it is about rows, columns and boxes, and symmetries also about houses and pairs of cells up to 9×9
rules-unknown = this puzzle has rules that Nonet does not know: { $rules }
    .command = { rules-unknown }. nonet convert keeps them
write-no-rules = the format '{ $format }' has no place for the rules of this puzzle: json has
write-no-pencil-marks = the format '{ $format }' has no pencil marks: pencil-marks, line, sdx, hodoku and json have
write-ambiguous = written as '{ $format }', it would be read as another puzzle: json keeps everything

## The server

server-host = this server does not answer to the name '{ $host }'
server-origin = this server does not answer to pages of { $origin }
server-origin-unknown = this server does not answer to pages of other sites
server-not-owner = this is for the owner of the app, who has the link with the token
server-not-found = there is nothing at this address
server-wrong-method = this address does not take such requests
server-too-large = the request is too large
server-unreadable = the request cannot be read
server-ending = the server is about to end
server-fault = something went wrong in the server; the request was not answered
server-no-game = there is no such game
server-no-record = there is no such record
server-stale-game = the game has been changed elsewhere meanwhile
server-other-state = this was to change another state than the one that is kept: send all of it
server-too-many-games = there are too many games: delete some
server-no-job = there is no such job
server-job-told = somebody listens to this job already or has heard its end, or nobody has listened for too long
server-too-many-jobs = there are too many jobs at once: wait for one to end, or stop one
request-no-json = the request is no JSON: { $reason }
request-no-object = the request has to be a JSON object
request-unreadable = the request is not complete or has a field of the wrong kind: { $reason }
request-ask-no-text = the request has to have the kind of the question in 'ask', as text
request-ask = this address is that of the question '{ $kind }': leave out 'ask', or ask at the address 'ask'
request-restore = a backup is taken back with the mode 'merge' or 'replace'
request-samples = 'own' is true, false, or not said
request-sample = a sample gets a new 'text' or a new 'name', one at a time
request-games = 'before' is what an earlier list of games gave as 'next'
request-records = a list of records takes a limit from 1 to { $most }, and before: the id of a record
job-seconds = { $most ->
    [one] a job takes from 1 to { $most } second
   *[other] a job takes from 1 to { $most } seconds
}

## What the system says about files

io-not-found = there is no such file
io-denied = it may not be read
io-folder = it is a folder, not a file
io-cut-short = its compressed data ends too soon
io-damaged = its compressed data is damaged
io-full = the disk is full
io-not-allowed = that is not allowed there
io-read-only = there nothing can be written
io-other = { $reason }

## What is kept

store-no-home = there is no folder for the data of programs; settings, games and records are forgotten when the app ends
store-newer = { $file } was written by a later version of Nonet and is left alone; settings, games and records are forgotten when the app ends
store-away = { $file } cannot be written: { $reason }; what changes now is kept in memory, goes into the file as soon as that works, and is lost if the app ends before
store-read-only = { $file } may be read but not written; what changes now is kept in memory, goes into the file as soon as that works, and is lost if the app ends before
store-returned = { $file } can be written again, and holds everything
store-removed = { $file } was removed while it was in use; it has been written anew
store-replaced = another file was put in the place of { $file }; from now on that one is used
store-damaged = it is damaged
store-later = it was written by a later version of Nonet
store-not-a-file = it is no regular file
store-foreign = it is the database of another program
store-rescued = { $file } was damaged; { $games ->
        [1] one game
       *[other] { $games } games
    } and { $records ->
        [1] one record
       *[other] { $records } records
    } could be rescued, and the damaged file is kept as { $copy }
store-put-aside = { $file } was damaged; it has been written anew, and the damaged file is kept as { $copy }
store-unsaved = { $file } could not be written to the end; { $count ->
        [1] one thing is
       *[other] { $count } things are
    } lost
backup-unreadable = this is no backup of Nonet: { $reason }
backup-other = this is no backup of Nonet
backup-newer = this backup was written by a later version of Nonet
backup-of-newer = { $file } was written by a later version of Nonet, and only that can make a backup of it
backup-too-much = this backup holds more than can be kept: at most 1000 games and 100,000 records
backup-ids = this backup is damaged: an id or a revision in it cannot be
backup-nothing = there is nothing to back up: there is no { $file }
backup-nowhere = nothing is kept in memory: name a folder
backup-unread = { $file } cannot be read: { $reason }
backup-damaged = { $file } is damaged; { $games ->
        [1] one game
       *[other] { $games } games
    } and { $records ->
        [1] one record
       *[other] { $records } records
    } could be read
backup-away = { $file } cannot be written: { $reason }
backup-unkept = nothing was taken back: { $reason }
store-busy = another program is writing the file; try again
store-fault = what is kept cannot be read or written: { $reason }
store-too-large = this is more than can be kept: at most { $most } bytes

## What is wrong with a clue

flaw-repeated-cell = { $cell } is named twice
flaw-outside-cell = a cell is outside of the grid
flaw-cell-count = it has { $count } { $count ->
    [one] cell
   *[other] cells
}, and there must be { $least ->
    [0] none
   *[other] { $least } to { $most }
}
flaw-digit-count = it has { $digits } { $digits ->
    [one] digit
   *[other] digits
} for { $cells } { $cells ->
    [one] cell
   *[other] cells
}
flaw-number = its number must be from { $least } to { $most }
flaw-not-a-line = its cells must be those of a row or column, from one end to the other
flaw-overlap = { $cell } is in two regions
flaw-boxes = the rule does not go with these boxes
flaw-too-many = there are too many of them
