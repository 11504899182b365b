// What the page uses of Preact, as types. Written for Nonet; not part of what was published.

export type VNode = { type: unknown; props: Record<string, unknown>; key: unknown };
export type Node = VNode | VNode[] | string | number | boolean | null | undefined;
export type Context<T> = { Provider: unknown; Consumer: unknown; readonly type?: T };

export function render(view: unknown, parent: Element): void;
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export class Component<P = object, S = object> {
  constructor(props?: P);
  props: P;
  state: S;
  setState(change: Partial<S>): void;
}
export const Fragment: unknown;
export function createContext<T>(value: T): Context<T>;
