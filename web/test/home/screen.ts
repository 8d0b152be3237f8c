/** A page, or a part of one, as somebody finds it who reads and taps: by names and words. */
import { type ComponentChild, render } from 'preact';
import { loadTexts } from '../../text/index.ts';
import { happening } from './events.ts';

const ANSWERS =
  'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=checkbox], [role=tab]';
const PARTS =
  'section, dialog, aside, nav, main, form, fieldset, table, ol, ul, dl, li, figure, header, div[aria-label], span[aria-label]';

/** What is fetched comes within this, also on a busy machine. */
const PATIENCE_MS = 30_000;

type Name = string | RegExp;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is read out of an element: not what is hidden from who hears the page. */
export function readable(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  if (element.getAttribute('aria-hidden') === 'true' || /^(style|script|defs|option)$/i.test(element.localName))
    return '';
  const words = [...(element.childNodes as Iterable<Node>)].map(readable).join('');
  return /^(span|b|i|small|em|strong|a|kbd|code|mark|text|tspan)$/i.test(element.localName) ? words : ` ${words} `;
}

function labelOf(element: Element): string | null {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) return readable(element.ownerDocument.getElementById(by) as unknown as Node);
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if (!/^(input|select|textarea)$/i.test(element.localName)) return null;
  const around = element.closest('label');
  if (around === null) return null;
  // The second voice under a label explains it, and names nothing.
  const [first] = [...(around.querySelectorAll('span') as Iterable<Element>)].filter((s) => readable(s).trim() !== '');
  return readable(first ?? around).replace(readable(first?.querySelector('small') ?? ({ nodeType: 0 } as Node)), '');
}

/** The name by which somebody who hears the page finds an element. */
export function nameOf(element: Element): string {
  const name = tidy(labelOf(element) ?? '') || tidy(readable(element));
  return name || tidy(element.getAttribute('title') ?? element.querySelector(':scope > legend')?.textContent ?? '');
}

/** Enough of a list of names to see what is wrong. */
const some = (names: readonly string[]): string =>
  names
    .filter((name) => name !== '')
    .slice(0, 40)
    .map((name) => name.slice(0, 40))
    .join(' | ');

const fits = (name: string, wanted: Name): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/** Until everything that was set off is drawn: promises, effects, frames. */
export async function settled(): Promise<void> {
  for (let n = 0; n < 6; n++) await new Promise((done) => setTimeout(done, 0));
}

export class Screen {
  readonly root: Element;

  constructor(root: Element) {
    this.root = root;
  }

  /** All that can be read here. */
  get text(): string {
    return tidy(readable(this.root));
  }

  #found(wanted: Name): Element[] {
    return [...(this.root.querySelectorAll(ANSWERS) as Iterable<Element>)].filter((e) => fits(nameOf(e), wanted));
  }

  /** Everything that can be tapped or filled in, by name. */
  get answers(): string[] {
    return [...(this.root.querySelectorAll(ANSWERS) as Iterable<Element>)].map(nameOf);
  }

  has(wanted: Name): boolean {
    return this.#found(wanted).length > 0;
  }

  /** The one answer with this name; of several the first. */
  the(wanted: Name): HTMLElement & { disabled?: boolean; checked?: boolean; value?: string } {
    const [found] = this.#found(wanted);
    if (found === undefined) throw new Error(`nothing is called ${String(wanted)} among: ${some(this.answers)}`);
    return found as HTMLElement;
  }

  isOff(wanted: Name): boolean {
    const found = this.the(wanted);
    return found.disabled === true || found.getAttribute('aria-disabled') === 'true';
  }

  isOn(wanted: Name): boolean {
    const found = this.the(wanted);
    return found.checked === true || found.getAttribute('aria-pressed') === 'true';
  }

  /** A part of the page with a name of its own. */
  part(wanted: Name): Screen {
    const all = [...(this.root.querySelectorAll(PARTS) as Iterable<Element>)];
    const named = (e: Element): string =>
      tidy(labelOf(e) ?? e.querySelector('h1, h2, h3, legend, caption')?.textContent ?? '');
    const found = all.find((e) => fits(tidy(labelOf(e) ?? ''), wanted)) ?? all.findLast((e) => fits(named(e), wanted));
    if (found === undefined) throw new Error(`no part ${String(wanted)} among: ${some(all.map(named))}`);
    return new Screen(found);
  }

  hasPart(wanted: Name): boolean {
    try {
      return this.part(wanted) !== null;
    } catch {
      return false;
    }
  }

  /** The lines of all lists here, or the rows of a table. */
  get lines(): string[] {
    return [...(this.root.querySelectorAll('li, tr') as Iterable<Element>)].map((e) => tidy(readable(e)));
  }

  /** Where a link leads. */
  to(wanted: Name): string | null {
    return this.the(wanted).getAttribute('href');
  }

  async tap(wanted: Name): Promise<void> {
    const found = this.the(wanted);
    if (found.disabled === true) throw new Error(`${String(wanted)} is off`);
    await click(found);
  }

  async write(wanted: Name, text: string): Promise<void> {
    const field = this.the(wanted);
    field.value = text;
    field.dispatchEvent(happening('input') as unknown as Event);
    await settled();
  }

  /** Chooses in a list that folds out. */
  async choose(wanted: Name, option: string): Promise<void> {
    const list = this.the(wanted);
    const all = [...(list.querySelectorAll('option') as Iterable<HTMLOptionElement>)];
    const found = all.find((o) => tidy(o.textContent ?? '') === option);
    if (found === undefined) throw new Error(`no ${option} among ${all.map((o) => o.textContent).join(' | ')}`);
    list.value = found.getAttribute('value') ?? '';
    list.dispatchEvent(happening('change') as unknown as Event);
    await settled();
  }

  /** Until this is true, or a while has passed. */
  async until(isSo: () => boolean): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; !isSo(); await settled())
      if (performance.now() > end) throw new Error(`waited in vain; here one reads: ${this.text.slice(0, 600)}`);
    await settled();
  }

  async untilText(wanted: Name): Promise<void> {
    const reads = (): boolean => (typeof wanted === 'string' ? this.text.includes(wanted) : wanted.test(this.text));
    await this.until(reads);
  }
}

/** What a browser does itself where something is tapped. */
async function click(found: HTMLElement & { checked?: boolean; disabled?: boolean }): Promise<void> {
  found.dispatchEvent(happening('pointerdown') as unknown as Event);
  const type = found.getAttribute('type');
  const before = found.checked === true;
  if (type === 'radio') found.checked = true;
  if (type === 'checkbox') found.checked = !before;
  const tap = happening('click', { button: 0, detail: 1 });
  found.dispatchEvent(tap as unknown as Event);
  if (!tap.defaultPrevented) {
    if ((type === 'radio' && !before) || type === 'checkbox')
      for (const said of ['input', 'change']) found.dispatchEvent(happening(said) as unknown as Event);
    const form = found.closest('form');
    if (type === 'submit' && form !== null) form.dispatchEvent(happening('submit') as unknown as Event);
    const details = found.localName === 'summary' ? found.closest('details') : null;
    if (details !== null) {
      details.open = !details.open;
      details.dispatchEvent(happening('toggle', {}, false) as unknown as Event);
    }
  }
  await settled();
}

/** A key, pressed where the focus is. */
export async function press(key: string, more: object = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(happening('keydown', { key, ...more }) as unknown as Event);
  await settled();
}

/** A tap on the thing of a board with this id. */
export async function touch(id: string): Promise<void> {
  const found = [...(document.querySelectorAll('[data-place]') as Iterable<HTMLElement>)];
  const thing = found.find((e) => e.getAttribute('data-place') === id);
  if (thing === undefined) throw new Error(`no thing ${id}`);
  await click(thing);
}

/** Draws something as the whole page; what was there before is put away. */
export async function show(what: ComponentChild): Promise<Screen> {
  putAway();
  await loadTexts('en');
  const root = document.createElement('div');
  root.id = 'app';
  document.body.append(root);
  render(what, root);
  await settled();
  return new Screen(root);
}

/** Nobody looks any more: effects end. */
function putAway(): void {
  const root = document.getElementById('app');
  if (root === null) return;
  render(null, root);
  root.remove();
}

/** The page is put away, and the browser has forgotten everything. */
export async function leave(): Promise<void> {
  putAway();
  await settled();
  sessionStorage.clear();
  localStorage.clear();
}
