// What the page uses of @fluent/bundle, as types. Written for Nonet; not part of what was published.

export type Pattern = string | readonly unknown[];
export type Message = { id: string; value: Pattern | null; attributes: Record<string, Pattern> };
export class FluentResource {
  constructor(text: string);
  body: readonly { id: string; value: Pattern | null }[];
}
export class FluentBundle {
  constructor(language: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: Pattern, values?: Record<string, unknown> | null, errors?: Error[]): string;
}
