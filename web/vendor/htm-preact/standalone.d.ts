// What the page uses of htm and Preact, as types. Written for Nonet; not part of what was published.

export type VNode = { type: unknown; props: Record<string, unknown>; key: unknown };
export type Node = VNode | VNode[] | string | number | boolean | null | undefined;
type Inputs = readonly unknown[];
type Setter<S> = (value: S | ((old: S) => S)) => void;
type Context<T> = { Provider: unknown; Consumer: unknown; readonly type?: T };

export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
export function render(view: unknown, parent: Element): void;
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export class Component<P = object, S = object> {
  constructor(props?: P);
  props: P;
  state: S;
  setState(change: Partial<S>): void;
}
export function createContext<T>(value: T): Context<T>;
export function useCallback<F extends (...values: never[]) => unknown>(call: F, inputs: Inputs): F;
export function useContext<T>(context: Context<T>): T;
export function useEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useMemo<T>(make: () => T, inputs: Inputs): T;
export function useReducer<S, A>(reduce: (state: S, action: A) => S, first: S): [S, (action: A) => void];
export function useRef<T>(first: T): { current: T };
export function useState<S>(first: S | (() => S)): [S, Setter<S>];
export function useState<S = undefined>(): [S | undefined, Setter<S | undefined>];
