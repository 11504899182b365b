// What the page uses of Preact's signals, as types. Written for Nonet; not part of what was published.

export type Signal<T> = { value: T; peek(): T; subscribe(listener: (value: T) => void): () => void };
export function signal<T>(value: T): Signal<T>;
