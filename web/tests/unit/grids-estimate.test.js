// An estimate as people read it, and its error bar.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barOf, powerOf } from "../../js/pages/grids-estimate.js";

test("an estimate is digits and a power of ten", () => {
  assert.deepEqual(powerOf("5.96e98"), { digits: "5.96", power: "98" });
  assert.deepEqual(powerOf("288"), { digits: "288", power: "0" });
});

test("the bar shows two standard errors, and stays in its place", () => {
  assert.deepEqual(barOf(0), { from: 0.5, to: 0.5 });
  assert.deepEqual(barOf(0.0125), { from: 0.25, to: 0.75 });
  assert.deepEqual(barOf(3), { from: 0, to: 1 });
});
