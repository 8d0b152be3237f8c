/** Drawn text read back: elements and what stands in them, as `renderToString` and the boards' own drawings write them. */

export interface Element {
  readonly tag: string;
  readonly at: Readonly<Record<string, string>>;
  readonly parent: Element | null;
  readonly inside: (Element | string)[];
}

const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  !text.includes('&')
    ? text
    : text.replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string) =>
        code === undefined ? (ENTITIES[name] ?? all) : String.fromCodePoint(Number(code)),
      );

function attributes(text: string): Record<string, string> {
  const at: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) at[name] = plain(value);
  return at;
}

export function readDrawn(html: string): Element {
  const root: Element = { tag: '', at: {}, parent: null, inside: [] };
  let open: Element = root;
  for (const [all, close, tag = '', rest = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) open.inside.push(plain(text));
    else if (close === '/') {
      if (open.tag !== tag || open.parent === null) throw new Error(`${all} closes ${open.tag}`);
      open = open.parent;
    } else {
      const element: Element = { tag, at: attributes(rest), parent: open, inside: [] };
      open.inside.push(element);
      if (!rest.endsWith('/') && !VOID.has(tag)) open = element;
    }
  }
  return root;
}

export function* elements(from: Element): Generator<Element> {
  for (const x of from.inside) {
    if (typeof x === 'string') continue;
    yield x;
    yield* elements(x);
  }
}

export const textOf = (x: Element): string => x.inside.map((y) => (typeof y === 'string' ? y : textOf(y))).join('');

/** The nearest element from here upwards that has one of these attributes. */
export function nearest(x: Element | null, ...names: readonly string[]): Element | null {
  for (let at = x; at !== null; at = at.parent) if (names.some((name) => at?.at[name] !== undefined)) return at;
  return null;
}

/** Text of an element as it was written, without what belongs to others inside it. */
export function written(x: Element, leave: (inside: Element) => boolean): string {
  const attributes = Object.entries(x.at).map(([name, value]) => ` ${name}="${value}"`);
  const inside = x.inside.map((y) => (typeof y === 'string' ? y : leave(y) ? '' : written(y, leave)));
  return `<${x.tag}${attributes.join('')}>${inside.join('')}`;
}
