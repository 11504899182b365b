// Jobs of the solver page: one at a time, which can be stopped, and whose news count only while they are wanted.

import { faultWords } from "../engine.js";
import { began, ended, failed, went } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {(kind: string, request: object, hear?: (event: string, data: any) => void) => Promise<any>} Begin */

/**
 * What the work needs of the engine.
 * @typedef {object} Engine
 * @property {(path: string, init?: RequestInit) => Promise<any>} call
 * @property {(question: string, request: object, signal?: AbortSignal) => Promise<any>} ask
 * @property {(kind: string, request: object, hear: (event: string, data: any) => void) => { done: Promise<any>, stop: () => void }} begin
 */

/**
 * What was wrong, in the engine's words where it has any.
 * @param {any} error
 * @returns {import("./state.js").Fault}
 */
export function faultOf(error) {
  return error.fault ?? { code: "unexpected", message: faultWords(error) };
}

/**
 * The jobs on a state that `get` gives and `change` changes.
 * @param {() => State} get
 * @param {(change: (state: State) => State) => void} change
 * @param {Engine} engine
 */
export function makeJobs(get, change, engine) {
  let last = 0;
  /** @type {(() => void) | null} */
  let stopJob = null;

  /** Asks what is under way to end; it still tells what it knows by then. */
  const stop = () => stopJob?.();

  /** Ends what is under way, because nobody wants to know any more. */
  const halt = () => {
    stop();
    stopJob = null;
  };

  /** Whether the work with this number is still the one that counts. @param {number} id */
  const counts = (id) => get().work?.id === id;

  /**
   * Does something that can be stopped.
   * @param {string} kind
   * @param {(id: number, job: Begin) => Promise<void>} does
   */
  const doing = async (kind, does) => {
    halt();
    last += 1;
    const id = last;
    /** @type {Begin} */
    const job = (name, request, hear) => {
      // How far the job before it came says nothing of this one.
      change((state) => (counts(id) ? began(state, id, kind) : state));
      const begun = engine.begin(name, request, (event, data) => {
        if (!counts(id)) return;
        if (event === "progress") change((state) => went(state, id, data));
        hear?.(event, data);
      });
      stopJob = begun.stop;
      return begun.done.finally(() => {
        if (stopJob === begun.stop) stopJob = null;
      });
    };
    change((state) => began(state, id, kind));
    try {
      await does(id, job);
    } catch (error) {
      const fault = faultOf(error);
      // A stream that breaks off may mean that the server is gone: whoever asks again will know.
      if (fault.code === "gone") void engine.call("samples").catch(() => {});
      if (counts(id) && fault.code !== "stopped") change((state) => failed(state, fault));
    }
    change((state) => ended(state, id));
  };

  /**
   * Asks what is answered at once; stopping is no longer waiting for it.
   * @param {string} question
   * @param {object} request
   */
  const quick = (question, request) => {
    const waiting = new AbortController();
    const abort = () => waiting.abort();
    stopJob = abort;
    return engine.ask(question, request, waiting.signal).finally(() => {
      if (stopJob === abort) stopJob = null;
    });
  };

  return { doing, counts, quick, halt, stop };
}
