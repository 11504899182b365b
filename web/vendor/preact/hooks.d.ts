// What the page uses of Preact's hooks, as types. Written for Nonet; not part of what was published.

import type { Context } from "./preact.js";

type Inputs = readonly unknown[];
type Setter<S> = (value: S | ((old: S) => S)) => void;

export function useCallback<F extends (...values: never[]) => unknown>(call: F, inputs: Inputs): F;
export function useContext<T>(context: Context<T>): T;
export function useEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useMemo<T>(make: () => T, inputs: Inputs): T;
export function useReducer<S, A>(reduce: (state: S, action: A) => S, first: S): [S, (action: A) => void];
export function useRef<T>(first: T): { current: T };
export function useState<S>(first: S | (() => S)): [S, Setter<S>];
export function useState<S = undefined>(): [S | undefined, Setter<S | undefined>];
