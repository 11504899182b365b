// Whether things are kept: what is said of it, and when it is asked again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKeeping, noticeOf } from "../../js/kept.js";

/** @param {object} store @param {boolean} [owner] @returns {any} */
const about = (store, owner = true) => ({ version: "1", owner, store: { state: "file", file: "/x", message: null, unsaved: 0, since: "t", ...store } });

test("trouble is told, and what somebody wanted is not", () => {
  assert.equal(noticeOf(null), null);
  assert.equal(noticeOf(about({})), null);
  assert.equal(noticeOf(about({ state: "memory", message: "the disk is full" })), "memory");
  assert.equal(noticeOf(about({ state: "memory", file: null })), null, "asked for");
  assert.equal(noticeOf(about({ state: "read-only", message: "the folder" })), "read-only");
  assert.equal(noticeOf(about({ message: "was rescued" })), "note");
  assert.equal(noticeOf(about({}, false)), "guest");
});

test("a reply that says something else than before leads to a question", async () => {
  const answers = [about({}), about({ state: "memory", message: "full" })];
  let asked = 0;
  const keeping = makeKeeping(async () => answers[asked++]);
  /** @type {string[]} */
  const heard = [];
  keeping.listen(({ store }) => heard.push(store.state));
  keeping.hear("memory");
  assert.equal(asked, 0, "nothing is known that it could differ from");
  await keeping.look();
  keeping.hear("file");
  assert.equal(asked, 1);
  keeping.hear("memory");
  await new Promise((done) => setTimeout(done, 0));
  assert.deepEqual(heard, ["file", "memory"]);
  assert.equal(keeping.now()?.store.message, "full");
});

test("the last question counts, whichever answer comes first", async () => {
  /** @type {((about: any) => void)[]} */
  const waiting = [];
  const keeping = makeKeeping(() => new Promise((done) => waiting.push(done)));
  const first = keeping.look();
  const second = keeping.look();
  waiting[1]?.(about({}));
  waiting[0]?.(about({ state: "memory", message: "full" }));
  await Promise.all([first, second]);
  assert.equal(keeping.now()?.store.state, "file");
});

test("a server that does not answer leaves what was known", async () => {
  const answers = [Promise.resolve(about({})), Promise.reject(new Error("gone"))];
  const keeping = makeKeeping(() => /** @type {any} */ (answers.shift()));
  await keeping.look();
  await keeping.look();
  assert.equal(keeping.now()?.store.state, "file");
});
