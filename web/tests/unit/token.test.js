// The owner's token: where it is found, and how it is sent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asOwner, tokenIn } from "../../js/token.js";

const TOKEN = "0123456789abcdef0123456789abcdef";

test("a token is the whole fragment, and has 32 digits", () => {
  assert.equal(tokenIn(`#token=${TOKEN}`), TOKEN);
  assert.equal(tokenIn(`#token=${TOKEN.toUpperCase()}`), TOKEN);
  for (const other of ["", "#/", "#token=", `#token=${TOKEN}0`, "#token=xyz", `#/solve/token=${TOKEN}`]) assert.equal(tokenIn(other), null, other);
});

test("a request says whose it is, where that is known", () => {
  assert.deepEqual(asOwner({ method: "PUT" }, null), { method: "PUT" });
  const init = asOwner({ method: "PUT", headers: { "content-type": "application/json" } }, TOKEN);
  assert.deepEqual(init, { method: "PUT", headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` } });
});
