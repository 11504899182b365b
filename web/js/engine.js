// The engine: asks it for answers, today by HTTP. Nothing here reasons about Sudoku.

/**
 * What went wrong, in the engine's own words.
 * @typedef {{ code: string, message: string, line?: number, column?: number }} Fault
 */

/** An answer that is none. */
export class EngineError extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault.message);
    this.fault = fault;
  }
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
  let response;
  try {
    response = await fetch(BASE + path, init);
  } catch {
    // Whoever stopped waiting for an answer knows that there is none.
    if (init?.signal?.aborted) throw new EngineError({ code: "stopped", message: "" });
    for (const listener of goneListeners) listener();
    throw new EngineError({ code: "gone", message: "" });
  }
  if (response.status === 204) return undefined;
  const answer = await response.text().then(read).catch(() => ({}));
  if (!response.ok) {
    throw new EngineError(answer.error ?? { code: "unreadable", message: response.statusText });
  }
  return answer;
}

/**
 * The data of a text. A count may be larger than a number here can be: then it is a text.
 * @param {string} text
 */
function read(text) {
  return JSON.parse(text.replace(/"count":(\d{16,})/g, '"count":"$1"'));
}

/**
 * Asks a question that is answered at once: `ask("solve", { puzzle })`.
 * @param {string} question
 * @param {object} request
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export function ask(question, request, signal) {
  const headers = { "content-type": "application/json" };
  return call(question, { method: "POST", headers, body: JSON.stringify(request), signal });
}

/**
 * Begins long work. `hear` is called with each event; the promise gives the last one's data.
 * @param {string} kind
 * @param {object} request
 * @param {(event: string, data: any) => void} hear
 * @returns {{ done: Promise<any>, stop: () => void }}
 */
export function begin(kind, request, hear) {
  /** @type {EventSource | undefined} */
  let source;
  /** @type {number | undefined} */
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
    ask("jobs", { kind, ...request })
      .then((begun) => {
        job = begun.job;
        if (isStopped) stop();
        source = new EventSource(`${BASE}jobs/${job}`);
        for (const event of ["progress", "solution", "moment", "step", "finish"]) {
          source.addEventListener(event, (message) => hear(event, JSON.parse(message.data)));
        }
        source.addEventListener("done", (message) => {
          source?.close();
          finish(read(message.data));
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
