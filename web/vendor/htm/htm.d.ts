// What the page uses of htm, as types. Written for Nonet; not part of what was published.

declare const htm: { bind(h: unknown): (strings: TemplateStringsArray, ...values: unknown[]) => any };
export default htm;
