/**
 * A window without pictures: the page's elements and what a browser has around them, as far as the house asks for it. A test
 * imports it before anything else: settings and router look at their window as soon as they are there.
 */
import { parseHTML } from 'linkedom';
import { complete } from './elements.ts';
import { listening } from './events.ts';

const ORIGIN = 'https://tafelrunde.test';

/** What a browser keeps. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Where the browser is, and the way it came. */
function travelling(): { location: object; history: object } {
  let here = new URL(ORIGIN);
  const location = { reload() {} };
  for (const part of ['href', 'origin', 'protocol', 'host', 'hostname', 'pathname', 'search', 'hash'] as const)
    Object.defineProperty(location, part, { get: () => here[part], enumerable: true });
  const step = (_: unknown, __: string, to: string): void => {
    here = new URL(to, here);
  };
  return { location, history: { pushState: step, replaceState: step } };
}

/** Nothing moves, the window is wide, and it is day. */
const matchMedia = (query: string): object => ({
  matches: query.includes('reduced-motion: reduce'),
  media: query,
  addEventListener() {},
  removeEventListener() {},
});

function around(page: Document): Readonly<Record<string, unknown>> {
  return {
    ...travelling(),
    document: page,
    navigator: { language: 'en', onLine: true },
    localStorage: storage(),
    sessionStorage: storage(),
    matchMedia,
    innerWidth: 1280,
    innerHeight: 800,
    isSecureContext: true,
    scrollTo() {},
    print() {},
    getSelection: () => null,
    getComputedStyle: () => ({ position: 'static', top: 'auto' }),
    requestAnimationFrame: (draw: (at: number) => void) => setTimeout(() => draw(performance.now()), 0),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
    CSS: { escape: (word: string) => word.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
    DOMRect: class {
      readonly [side: string]: number;
      constructor(x: number, y: number, width: number, height: number) {
        Object.assign(this, { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height });
      }
    },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    MutationObserver: class {
      observe() {}
      takeRecords() {
        return [];
      }
      disconnect() {}
    },
  };
}

const CLASSES = ['Node', 'Element', 'HTMLElement', 'HTMLInputElement', 'SVGElement'] as const;

function open(global: object): void {
  const parsed = parseHTML('<!doctype html><html><head><link rel="icon" href="/icon.svg"></head><body></body></html>');
  const window = parsed as unknown as Record<string, unknown> & { document: Document };
  const classes = Object.fromEntries(CLASSES.map((name) => [name, window[name]]));
  const drawn = { SVGGElement: window.SVGElement, SVGGraphicsElement: window.SVGElement };
  for (const [name, value] of Object.entries({ ...around(window.document), ...classes, ...drawn, window: global }))
    Object.defineProperty(global, name, { value, configurable: true, writable: true, enumerable: true });
  listening(window.document, global);
  complete(window.document);
}

open(globalThis);
