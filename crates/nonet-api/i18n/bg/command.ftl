### What only the command says: at the terminal, and about its arguments, files and streams.
###
### Numbers can be beyond 2^53: then they come as text, which takes the variant with *.

error = nonet: { $text }
remark = забележка: { $text }

## Wrong use

usage-tip = „nonet help“ изброява командите, „nonet help КОМАНДА“ обяснява една от тях.
usage-unknown-argument = тук няма опция { $argument }
usage-did-you-mean = тук няма опция { $argument }: може би { $suggestion }?
usage-too-many = един аргумент в повече: „{ $argument }“. Задача с интервали или нови редове се слага в кавички
usage-unknown-command = няма команда „{ $command }“
usage-bad-value = „{ $value }“ не е стойност за { $argument }: трябва цяло число, { $least } или повече
usage-too-large = { $value } е твърде голямо за { $argument }
usage-bad-choice = „{ $value }“ не е стойност за { $argument }: възможни са { $valid }
usage-bad-score = „{ $value }“ не е стойност за --score: трябва техника и цяло число, например x-wing=120
usage-value-missing = { $argument } изисква стойност
usage-command-missing = { $command } изисква някоя от своите команди: { $commands }
usage-missing = липсва { $argument }
usage-conflict = { $argument } не може да се използва заедно с { $other }
usage-other = { $text }
command-later = командата „{ $command }“ още я няма: ще дойде в по-нова версия
lines-format = форматът „{ $format }“ заема няколко реда: --lines пише формати от един ред, например line и json
path-unknown = NONET_PATH е „{ $name }“, което този процесор няма: има { $known }
language-unknown = още няма превод на „{ $language }“; езиците са: { $known }

## Files and streams

io-read = { $name }: { $reason }
io-write = изходът не може да се запише: { $reason }
output-unwritten = { $file } не може да се запише: { $reason }
output-no-folder = няма такава папка
output-is-input = { $file } е файлът, който се чете: за изхода трябва друг
# What io-read and merge-line call what is no file.
io-argument = аргументът
io-standard-input = стандартният вход
io-too-long = { $name } е по-дълъг от { $megabytes } MB, твърде дълъг за задача: --lines приема файлове с всякакъв размер с по една задача на ред
io-too-long-argument = аргументът е по-дълъг от { $megabytes } MB, твърде дълъг за задача: --lines приема файлове с всякакъв размер с по една задача на ред
io-too-long-input = стандартният вход е по-дълъг от { $megabytes } MB, твърде дълъг за задача: --lines приема файлове с всякакъв размер с по една задача на ред
lines-no-thread = работата не може да започне, защото системата не дава нишка: { $reason }
lines-broken = на следващия ред не можа да се отговори заради грешка в самия Nonet: моля, съобщете за нея заедно с този ред
line-too-long = редът е твърде дълъг за задача
read-neither = „{ $argument }“ не е нито задача, нито име на файл: задачата е 81 знака като 53..7....6..195…, девет реда с по девет числа или друг разпространен формат
type-lines = Напишете или поставете задачи, по една на ред; завършете с Ctrl-D (в Windows Ctrl-Z и Enter).
type-a-puzzle = Напишете или поставете задача, после натиснете Ctrl-D (в Windows Ctrl-Z и Enter).

## Progress

progress-searching = търсене
progress-count = { $count ->
    [one] дотук { $count } решение
   *[other] дотук { $count } решения
}
progress-lines = { $lines ->
    [one] { $lines } ред с отговор, { $rate } в секунда
   *[other] { $lines } реда с отговор, { $rate } в секунда
}
progress-lines-left = { $done }; остават { $left }
progress-counting = броене
left-seconds = { $seconds } s
left-minutes = { $minutes } min

## check

check-no-givens = няма дадени цифри, които да отпаднат
check-minimal = минимална: без която и да е от дадените цифри би имала няколко решения
check-redundant = { $count ->
    [1] една дадена цифра е излишна
   *[other] { $count } дадени цифри са излишни, всяка сама за себе си
}: { $givens }
check-clues-needed = без което и да е от указанията би имала няколко решения
check-redundant-clues = { $count ->
    [one] едно указание е излишно
   *[other] { $count } указания са излишни, всяко само за себе си
}: { $clues }

## hint, explain and rate

hint-by-effect = Какво може да се заключи и как:
hint-ways = { $ways ->
    [1] { $step } (още един начин)
   *[other] { $step } (още { $ways } начина)
}
hint-more = nonet hint --level { $level } казва повече
way-so-far = Попълнени са { $filled } от { $cells } клетки.
# A picture follows.
way-candidates = Попълнени са { $filled } от { $cells } клетки. Тук всяка празна клетка е показана с кандидатите си:
way-stuck = { $steps ->
    [one] След { $steps } стъпка никоя от тези техники не намира нищо повече: попълнени са { $filled } от { $cells } клетки.
   *[other] След { $steps } стъпки никоя от тези техники не намира нищо повече: попълнени са { $filled } от { $cells } клетки.
}
rate-unsolved = Тези техники не решават задачата.
rate-explainer = ER/EP/ED: { $figures }
rate-level = ниво: { $level }
rate-score = точки: { $score }
rate-complexity = сложност: { $complexity }
rate-techniques = техники:
# Of a way that takes other steps than those that the level and the score are about.
rate-standard = Нивото и точките са на стандартния път, чиито стъпки са други: „nonet rate“ изброява техниките му.

## race

race-method = метод
race-result = резултат
race-time = време
race-runs = пускания
race-running = методите работят
race-nodes = възли
race-trials = проби
race-solved = решено
race-none = няма решение
race-stuck = спира преди края
race-late = нищо за { $seconds } s
race-milliseconds = { $time } ms
race-milliseconds-or-more = > { $time } ms
race-lines-raced = { $count ->
    [1] в надпреварата участва една задача
   *[other] в надпреварата участват { $count } задачи
}
race-lines-several = от тях с няколко решения
race-lines-not-judged = от тях с неизвестен брой решения
race-lines-none = без решение, пропуснати
race-lines-unreadable = не са задачи
race-lines-stuck = спира
race-lines-late = закъснява
race-lines-not-tried = неизпробвани
race-lines-median = медиана
race-lines-worst = най-лошо време
race-lines-nodes-median = възли, медиана
race-lines-nodes-total = всички възли
race-lines-footer = Времената са процесорни, на една нишка. По часовник всеки метод имаше най-много { $seconds } s за задача и след { $total } s не започваше нова
race-lines-line = ред { $line }: { $reason }
race-lines-more = { $count ->
    [one] и още { $count } ред не е задача
   *[other] и още { $count } реда не са задачи
}
race-lines-progress = { $raced ->
    [one] { $raced } задача; остават най-много { $left }
   *[other] { $raced } задачи; остават най-много { $left }
}
race-lines-stopped = спряно: това са задачите, минали дотогава през надпреварата

## study

study-puzzles = { $count ->
    [1] една задача с единствено решение
   *[other] { $count } задачи с единствено решение
}
study-several = с няколко решения
study-none = без решение
study-too-large = по-големи от 16×16
study-other-rules = с правила, които петте метода не познават
study-unreadable = не са задачи
study-solved = Решени без проба
study-alone = само метод { $number }
study-together = методите от 1 до { $number } заедно
study-fifth = Метод 5 само в блоковете или в блокове, редове и колони
study-fifth-alone-boxes = сам, само в блоковете
study-fifth-alone = сам, във всички зони
study-fifth-together-boxes = с другите, само в блоковете
study-fifth-together = с другите, във всички зони
study-at-once = Стойности, които трябва да се допуснат наведнъж
study-values = { $values ->
    [0] нито една
   *[other] { $values }
}
study-values-or-more = { $values } или повече
study-most = Най-много стойности изискват тези (ред: задача):
study-share = { $count }  { $percent } %
study-complexity = сложност: най-малка { $lowest }, медиана { $median }, най-голяма { $highest }
study-stopped = спряно: това са задачите, готови дотогава

## learn and samples

learn-synonyms = Други имена:
learn-tip = „nonet learn PAGE“ показва една от тях.
samples-number = №
samples-name = име
samples-about = какво показва
samples-outcome = какво се получава
samples-own = Ваши, в { $folder }:
samples-unchecked = непроверено
samples-added = „{ $name }“ е запазен: { $outcome }
samples-removed = „{ $name }“ е изтрит
samples-name-missing = кажете под какво име да се запази това от стандартния вход: nonet samples NAME --add -

## grid, rules and estimate

grid-orbits-triples = тройки
grid-orbits-ways = начини
grid-orbits-completions = довършвания
grid-orbits-digits = цифри на деветте колони от първия пояс
grid-orbits-sum = Сборът на тройки × начини × довършвания, умножен по 280 · 6³: { $total }
grid-classes-order = ред
grid-classes-size = брой
grid-classes-fixed = непроменени решетки
grid-classes-images = редовете и колоните отиват на (T: после редовете стават колони)
grid-classes-sum = { $symmetries ->
    [one] Сборът на брой × непроменени решетки е { $sum }; делено на { $symmetries } симетрия: { $count }
   *[other] Сборът на брой × непроменени решетки е { $sum }; делено на { $symmetries } симетрии: { $count }
}
grid-swaps = { $swaps ->
    [1] освен това всяка от тях, последвана от тази размяна:
   *[other] освен това всяка от тях, последвана от някоя от { $swaps } размени:
}
grid-seed = начално число { $seed }
grid-fewest-puzzles = { $puzzles ->
    [one] { $puzzles } задача с точно { $keys } дадени цифри има единствено решение, а с по-малко няма нито една; ето я
   *[other] { $puzzles } задачи с точно { $keys } дадени цифри имат единствено решение, а с по-малко няма нито една; ето една от тях
}
merge-line = { $file }, ред { $line }: { $reason }
merge-all = { $grids ->
    [one] всички дялове са налице и заедно със симетриите си дават всичко { $grids } решетка
   *[other] всички дялове са налице и заедно със симетриите си дават всичките { $grids } решетки
}
rules-listed = { $count ->
    [one] { $count } правило
   *[other] { $count } правила
}
rules-set = набор { $set }
rules-restricted-set = nonet rules make { $set } { $permutation }
# $estimate is a number with a power of ten, as in 5.96e98.
estimate = { $estimate } ± { $error } %
estimate-drawn = { $samples ->
    [one] { $samples } извадка с начално число { $seed } (независими потоци: { $streams }); грешката е една стандартна грешка
   *[other] { $samples } извадки с начално число { $seed } (независими потоци: { $streams }); грешката е една стандартна грешка
}
estimate-stopped = спряно преди края на времето
estimate-box-missing = кажете какви са блоковете: nonet estimate --box 4x4

## generate

generate-none = { $seconds ->
    [one] за { $seconds } секунда не се намери такава задача: може да не съществува или да е нужно повече време (--budget SECONDS)
   *[other] за { $seconds } секунди не се намери такава задача: може да не съществува или да е нужно повече време (--budget SECONDS)
}
generate-some = { $made ->
    [one] съставена е { $made } от { $count } задачи; следващата не се намери навреме ({ $seconds } s, --budget SECONDS)
   *[other] съставени са { $made } от { $count } задачи; следващата не се намери навреме ({ $seconds } s, --budget SECONDS)
}
generate-no-others = { $made ->
    [one] съставена е { $made } от { $count } задачи: други няма
   *[other] съставени са { $made } от { $count } задачи: други няма
}
generate-file-there = { $file } вече съществува и върху него не се записва: изберете друго име или го изтрийте
generate-none-technique = { $seconds ->
    [one] за { $seconds } секунда не се намери задача, която изисква това: някои техники почти никога не са нужни; „nonet bench --generate --techniques“ измерва колко рядка е всяка, а „--budget“ дава повече време
   *[other] за { $seconds } секунди не се намери задача, която изисква това: някои техники почти никога не са нужни; „nonet bench --generate --techniques“ измерва колко рядка е всяка, а „--budget“ дава повече време
}
generate-er-later = оценките по ER идват с по-нова версия: колко трудна да е задачата, казват --level и --score
generate-file-packed = { $file } вече съществува: търсенето продължава само с файл, който не е компресиран
generate-file-other = { $file } вече съществува, а ред { $line } не е задача, която това търсене би намерило: изберете друго име или изтрийте файла
generate-none-fewer = { $seconds ->
    [one] за { $seconds } секунда не се намери задача с по-малко от { $keys } дадени цифри (--budget SECONDS)
   *[other] за { $seconds } секунди не се намери задача с по-малко от { $keys } дадени цифри (--budget SECONDS)
}
generate-go-on-file = същата команда продължава това търсене и добавя към { $file } каквото има по-малко дадени цифри
generate-go-on = търсенето може да продължи оттам, където свърши: --few-keys --seed { $seed } --from { $from }
progress-few-keys = { $searches ->
    [one] дотук { $keys } дадени цифри, { $searches } търсене, { $rate } на час
   *[other] дотук { $keys } дадени цифри, { $searches } търсения, { $rate } на час
}
progress-making = готови { $made }, { $rate } в секунда

## bench

bench-corpus = корпус
bench-puzzles = задачи
bench-rate = задачи/s
bench-time = µs за една
bench-guesses = налучквания
bench-solutions = няма/едно/повече
bench-footer = { $limit ->
    [one] { $method }, за всяка до { $limit } решение, една нишка, процесорно време, медиана; кръгове: { $rounds }
   *[other] { $method }, за всяка до { $limit } решения, една нишка, процесорно време, медиана; кръгове: { $rounds }
}
bench-unstable = два кръга през { $corpus } дадоха различни отговори: това е грешка в Nonet, моля, съобщете за нея
bench-builtin = вграден
bench-paths = пътища/s
bench-steps = стъпки
bench-solved = решени
bench-untried = без проба
bench-hint-median = подсказка, медиана µs
bench-hint-longest = подсказка, най-дълго µs
bench-logic-footer = целият път с логика, една нишка, процесорно време, медиана; кръгове: { $rounds }; подсказки: по една стъпка
bench-too-large = логиката работи с решетки до { $size } цифри
bench-kind = вид
bench-keys = дадени цифри
bench-attempts = опити
bench-by-step = със стъпка
bench-generate-footer = съставени, доказани и оценени на една нишка, процесорно време
bench-progress = { $corpus }, кръг { $round } от { $rounds }

## serve

serve-ready = Nonet е на { $address }
serve-ended = Nonet спря.
serve-open-to-network = всеки в тази мрежа може да пита приложението на този адрес; само който има цялата връзка с ключа за достъп, вижда запазеното и може да спре приложението
serve-port-taken = { $address } е зает, затова се използва друг порт
backup-done = { $file } съдържа { $games ->
        [1] една игра
       *[other] { $games } игри
    }, { $records ->
        [1] един резултат
       *[other] { $records } резултата
    }, { $samples ->
        [1] един ваш пример
       *[other] { $samples } ваши примера
    } и настройките
backup-exists = { $file } вече съществува; с --force се записва върху файл
backup-no-file = { $file } не е файл, върху който може да се запише
backup-unwritten = { $file } не може да се запише: { $reason }
restore-games = игри: добавени { $added }, променени { $changed }, били тук { $same }, премахнати { $removed }
restore-records = резултати: добавени { $added }, променени { $changed }, били тук { $same }, премахнати { $removed }
restore-samples = ваши примери: добавени { $added }, променени { $changed }, били тук { $same }, премахнати { $removed }
restore-settings = настройки: променени { $changed }
serve-address = „{ $address }“ не е адрес като 127.0.0.1:7878
serve-listen = не може да се слуша на { $address }: { $reason }
serve-start = приложението не може да се стартира: { $reason }
