### What each rule says, in one sentence: `rule-text-` and the id of the rule.

rule-text-region = Üheski piirjoonega piirkonnas ei kordu ükski number.
rule-text-diagonal-falling = Diagonaalil vasakust ülanurgast paremasse alanurka on iga number üks kord.
rule-text-diagonal-rising = Diagonaalil vasakust alanurgast paremasse ülanurka on iga number üks kord.
rule-text-windoku = Igas toonitud aknas kastide vahel on iga number üks kord.
rule-text-disjoint-groups = Eri kastide samal kohal olevates lahtrites on erinevad numbrid.
rule-text-extra-region = Üheski toonitud lisapiirkonnas ei kordu ükski number.
rule-text-strip = Igal ribal on täpselt need numbrid, mis selle kohta on kirja pandud, ükskõik mis järjekorras.
rule-text-anti-knight = Lahtrites, mis on teineteisest ratsukäigu kaugusel nagu males, on erinevad numbrid.
rule-text-anti-king = Lahtrites, mis puutuvad kokku nurkapidi, on erinevad numbrid.
rule-text-non-consecutive = Külgepidi kokku puutuvates lahtrites ei ole kaht järjestikust numbrit.
rule-text-even = Halli ruuduga lahtrites on paarisnumbrid.
rule-text-odd = Halli ringiga lahtrites on paaritud numbrid.
rule-text-buildings = Iga number on hoone, mille kõrgus on selle numbri väärtus ja mis varjab kõik madalamad hooned enda taga; arv serval ütleb, mitut hoonet sealt näha on.
