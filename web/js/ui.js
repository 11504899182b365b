// The view library in one place: pages import from here, never from the vendored files.

import htm from "../vendor/htm/htm.js";
import { h } from "../vendor/preact/preact.js";

export { Component, createContext, Fragment, h, render } from "../vendor/preact/preact.js";
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "../vendor/preact/hooks.js";
// What reads a signal while it is drawn is drawn again when the signal changes.
export { signal } from "../vendor/signals/signals.js";

/** Templates as elements. */
export const html = htm.bind(h);
