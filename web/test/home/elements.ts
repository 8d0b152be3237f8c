/** What elements of a browser can do and linkedom's cannot: dialogs that open, switches that switch, a focus. */
import { happening } from './events.ts';

interface Switching {
  on?: boolean;
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 };

/** Everything with the same name in the same form: of radio buttons one holds. */
function alike(radio: Element): Element[] {
  const name = radio.getAttribute('name');
  const all = [...(radio.ownerDocument.querySelectorAll('input[type=radio]') as Iterable<Element>)];
  return all.filter((other) => other !== radio && name !== null && other.getAttribute('name') === name);
}

function dialogs(base: object): void {
  Object.defineProperty(base, 'open', {
    configurable: true,
    get(this: Element) {
      return this.hasAttribute('open');
    },
    set(this: Element, open: boolean) {
      if (open) this.setAttribute('open', '');
      else this.removeAttribute('open');
    },
  });
  Object.assign(base, {
    showModal(this: Element) {
      this.setAttribute('open', '');
    },
    close(this: Element) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(happening('close', {}, false) as unknown as Event);
    },
  });
}

function focusing(base: object, page: Document): void {
  let at: Element | null = null;
  const there = (): Element => (at?.isConnected === true ? at : page.body);
  Object.defineProperty(page, 'activeElement', { configurable: true, get: there });
  const leave = (): void => {
    const before = at;
    at = null;
    for (const [type, bubbles] of [
      ['blur', false],
      ['focusout', true],
    ] as const)
      before?.dispatchEvent(happening(type, {}, bubbles) as unknown as Event);
  };
  Object.assign(base, {
    focus(this: Element) {
      if (at === this) return;
      leave();
      at = this;
      for (const [type, bubbles] of [
        ['focus', false],
        ['focusin', true],
      ] as const)
        this.dispatchEvent(happening(type, {}, bubbles) as unknown as Event);
    },
    blur(this: Element) {
      if (at === this) leave();
    },
  });
}

function fields(page: Document): void {
  const input = Object.getPrototypeOf(page.createElement('input')) as object;
  Object.defineProperty(input, 'checked', {
    configurable: true,
    get(this: Switching) {
      return this.on === true;
    },
    set(this: Switching & Element, on: boolean) {
      this.on = on;
      if (on && this.getAttribute('type') === 'radio') for (const other of alike(this)) (other as Switching).on = false;
    },
  });
  Object.defineProperty(input, 'valueAsNumber', {
    configurable: true,
    get(this: HTMLInputElement) {
      return this.value === '' ? Number.NaN : Number(this.value);
    },
  });
  Object.defineProperty(Object.getPrototypeOf(page.createElement('select')), 'value', {
    configurable: true,
    get(this: HTMLSelectElement & { chosen?: string }) {
      return this.chosen ?? this.querySelector('option')?.value ?? '';
    },
    set(this: { chosen?: string }, value: string) {
      this.chosen = value;
    },
  });
}

function links(page: Document): void {
  const link = Object.getPrototypeOf(page.createElement('a')) as object;
  for (const part of ['origin', 'pathname', 'search', 'hash'] as const)
    Object.defineProperty(link, part, {
      configurable: true,
      get(this: Element) {
        return new URL(this.getAttribute('href') ?? '', location.href)[part];
      },
    });
}

export function complete(page: Document): void {
  let base = Object.getPrototypeOf(page.createElement('p')) as object;
  const { Element: element } = page.defaultView as unknown as { Element: { prototype: object } };
  Object.assign(element.prototype, {
    getBoundingClientRect: () => NOWHERE,
    getAnimations: () => [],
    animate: () => ({ cancel() {}, finished: Promise.resolve() }),
    scrollIntoView() {},
    scrollTo() {},
    scrollBy() {},
  });
  Object.assign(page, { execCommand: () => false });
  Object.defineProperty(page, 'visibilityState', { configurable: true, writable: true, value: 'visible' });
  Object.defineProperty(page, 'scrollingElement', { configurable: true, get: () => page.documentElement });
  fields(page);
  links(page);
  while (Object.getPrototypeOf(base) !== element.prototype) base = Object.getPrototypeOf(base) as object;
  dialogs(base);
  focusing(element.prototype, page);
}
