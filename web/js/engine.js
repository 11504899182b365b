// The engine: asks it for answers, today by HTTP. Nothing here reasons about Sudoku.

import { asOwner } from "./token.js";
import { language, say } from "./words.js";

/**
 * What went wrong, in the engine's own words.
 * @typedef {{ code: string, message: string, line?: number, column?: number }} Fault
 */

/** An answer that is none. */
export class EngineError extends Error {
  /**
   * @param {Fault} fault
   * @param {any} [answer] all that was said
   */
  constructor(fault, answer = {}) {
    super(fault.message);
    this.fault = fault;
    this.answer = answer;
  }
}

/**
 * What to say of something that went wrong: the engine's own words; what else there is comes from the browser, in a language
 * and in words for programmers only.
 * @param {unknown} error
 */
export function faultWords(error) {
  return error instanceof EngineError ? error.message : say("page-fault");
}

const BASE = "api/v1/";

/** @type {Set<() => void>} */
const goneListeners = new Set();

/**
 * Calls a function when the engine does not answer. The answer ends that.
 * @param {() => void} listener
 */
export function onGone(listener) {
  goneListeners.add(listener);
  return () => void goneListeners.delete(listener);
}

/** @type {Set<(state: string) => void>} */
const storeListeners = new Set();

/**
 * Calls a function with what a reply says of where things are kept. The answer ends that.
 * @param {(state: string) => void} listener
 */
export function onStore(listener) {
  storeListeners.add(listener);
  return () => void storeListeners.delete(listener);
}

/** Whether the engine answers again. */
export async function isThere() {
  try {
    return (await fetch(`${BASE}samples`, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * Sends a request and gives the answer.
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
export async function call(path, init) {
  const response = await reply(path, init);
  return response.status === 204 ? undefined : response.json();
}

/**
 * Sends a request and gives what comes back, as a file.
 * @param {string} path
 * @returns {Promise<{ name: string, data: Blob }>}
 */
export async function download(path) {
  const response = await reply(path);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? path, data: await response.blob() };
}

/**
 * Sends a request and gives the reply, if it is none that says what was wrong.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function reply(path, init) {
  let response;
  try {
    response = await fetch(BASE + path, asOwner({ ...init, headers: { ...init?.headers, "accept-language": language() } }));
  } catch {
    // Whoever stopped waiting for an answer knows that there is none.
    if (init?.signal?.aborted) throw new EngineError({ code: "stopped", message: "" });
    for (const listener of goneListeners) listener();
    throw new EngineError({ code: "gone", message: "" });
  }
  const kept = response.headers.get("nonet-store");
  if (kept) for (const listener of storeListeners) listener(kept);
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({}));
  throw new EngineError(answer.error ?? { code: "unreadable", message: say("page-fault") }, answer);
}

/**
 * Sends JSON and gives the answer.
 * @param {string} path
 * @param {object} body
 * @param {AbortSignal} [signal]
 */
function post(path, body, signal) {
  const headers = { "content-type": "application/json" };
  return call(path, { method: "POST", headers, body: JSON.stringify(body), signal });
}

/**
 * Asks a question that is answered at once, by its kind: `ask("solve", { puzzle })`.
 * @param {string} question
 * @param {object} request
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function ask(question, request, signal) {
  const answer = await post(question, { lang: language(), ...request }, signal);
  // That a text is no puzzle is an answer for the server, and none for us.
  if (question === "parse" && answer.error) throw new EngineError(answer.error);
  return answer;
}

/**
 * Begins long work on a question; with `watch` every moment is told. `hear` is called with each event; the
 * promise gives the last one's data.
 * @param {string} kind
 * @param {{ watch?: boolean } & Record<string, any>} request
 * @param {(event: string, data: any) => void} hear
 * @returns {{ done: Promise<any>, stop: () => void }}
 */
export function begin(kind, { watch = false, ...question }, hear) {
  /** @type {EventSource | undefined} */
  let source;
  /** @type {string | undefined} */
  let job;
  let isStopped = false;
  /** @type {(data: any) => void} */
  let finish = () => {};
  const stop = () => {
    isStopped = true;
    if (job !== undefined) void call(`jobs/${job}`, { method: "DELETE" }).catch(() => {});
  };
  const done = new Promise((resolve, reject) => {
    finish = resolve;
    post("jobs", { watch, question: { ask: kind, lang: language(), ...question } })
      .then((begun) => {
        job = begun.job;
        if (isStopped) stop();
        source = new EventSource(`${BASE}jobs/${job}`);
        for (const event of ["progress", "solution", "moment", "step", "finish"]) {
          source.addEventListener(event, (message) => hear(event, JSON.parse(message.data)));
        }
        source.addEventListener("done", (message) => {
          source?.close();
          finish(JSON.parse(message.data));
        });
        source.addEventListener("error", () => {
          source?.close();
          reject(new EngineError({ code: "gone", message: "" }));
        });
      })
      .catch(reject);
  });
  return { done, stop };
}
