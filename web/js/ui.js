// The view library in one place: pages import from here, never from the vendored file.

export { html, render, Component, createContext, h, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "../vendor/htm-preact/standalone.js";
