### What each rule says, in one sentence: `rule-text-` and the id of the rule.

rule-text-region = Each outlined region holds no digit twice.
rule-text-diagonal-falling = The diagonal from the top left to the bottom right holds every digit once.
rule-text-diagonal-rising = The diagonal from the bottom left to the top right holds every digit once.
rule-text-windoku = Each shaded window between the boxes holds every digit once.
rule-text-disjoint-groups = Cells at the same place of different boxes hold different digits.
rule-text-extra-region = Each shaded extra region holds no digit twice.
rule-text-strip = Each strip holds just the digits that are listed for it, in some order.
rule-text-anti-knight = Cells a knight’s move apart, as in chess, hold different digits.
rule-text-anti-king = Cells that touch at a corner hold different digits.
rule-text-non-consecutive = Cells side by side do not hold two digits that follow each other.
rule-text-even = Cells with a grey square hold even digits.
rule-text-odd = Cells with a grey circle hold odd digits.
rule-text-buildings = Each digit is a building as tall as its value, which hides all lower ones behind it, and a number at the edge says how many can be seen from there.
