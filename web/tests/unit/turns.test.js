// Turns: only the last one counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTurns } from "../../js/turns.js";

test("a turn ends when the next one begins", () => {
  const take = makeTurns();
  const first = take();
  assert.equal(first(), true);
  const second = take();
  assert.deepEqual([first(), second()], [false, true]);
});
