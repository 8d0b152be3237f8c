/** Events as browsers pass them on: down to where something happens and up again, to the document and the window. */

export interface Happening {
  readonly type: string;
  readonly bubbles: boolean;
  target: unknown;
  currentTarget: unknown;
  defaultPrevented: boolean;
  stopped: 'no' | 'here' | 'at once';
  preventDefault(): void;
  stopPropagation(): void;
  stopImmediatePropagation(): void;
}

type Hear = ((this: unknown, e: Happening) => unknown) | { handleEvent(e: Happening): unknown };

interface Hearer {
  readonly type: string;
  readonly hear: Hear;
  readonly capture: boolean;
  readonly once: boolean;
}

const hearers = new WeakMap<object, Hearer[]>();

const captures = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? (options as { capture?: boolean }).capture === true
    : options === true;

function addEventListener(this: object, type: string, hear: Hear, options?: unknown): void {
  const all = hearers.get(this) ?? [];
  const capture = captures(options);
  if (all.some((h) => h.type === type && h.hear === hear && h.capture === capture)) return;
  const once = typeof options === 'object' && (options as { once?: boolean } | null)?.once === true;
  hearers.set(this, [...all, { type, hear, capture, once }]);
}

function removeEventListener(this: object, type: string, hear: Hear, options?: unknown): void {
  const capture = captures(options);
  const all = hearers.get(this) ?? [];
  hearers.set(
    this,
    all.filter((h) => !(h.type === type && h.hear === hear && h.capture === capture)),
  );
}

function hearAt(place: object, e: Happening, capture: boolean): void {
  for (const h of hearers.get(place) ?? []) {
    if (h.type !== e.type || h.capture !== capture) continue;
    e.currentTarget = place;
    if (h.once) removeEventListener.call(place, h.type, h.hear, { capture });
    if (typeof h.hear === 'function') h.hear.call(place, e);
    else h.hear.handleEvent(e);
    if (e.stopped === 'at once') return;
  }
}

/** Something that happens at a place of the page. */
export function happening(type: string, more: object = {}, bubbles = true): Happening {
  return {
    type,
    bubbles,
    target: null,
    currentTarget: null,
    defaultPrevented: false,
    stopped: 'no',
    preventDefault() {
      this.defaultPrevented = true;
    },
    stopPropagation() {
      if (this.stopped === 'no') this.stopped = 'here';
    },
    stopImmediatePropagation() {
      this.stopped = 'at once';
    },
    ...more,
  };
}

/** Makes a document, its elements and the window hear; linkedom's own way knows neither capturing nor whose listener it is. */
export function listening(page: Document, window: object): void {
  const wayUp = (from: unknown): object[] => {
    const way: object[] = [];
    for (let at = from as Node | null; at !== null && at !== undefined; at = at.parentNode) way.push(at);
    if (way.at(-1) === page) way.push(window);
    return way;
  };
  function dispatchEvent(this: object, e: Happening): boolean {
    const way = this === window ? [window] : wayUp(this);
    e.target = this;
    for (const place of way.toReversed()) if (e.stopped === 'no') hearAt(place, e, true);
    for (const place of e.bubbles ? way : way.slice(0, 1)) if (e.stopped === 'no') hearAt(place, e, false);
    return !e.defaultPrevented;
  }
  let base = Object.getPrototypeOf(page.createElement('p')) as object;
  while (!Object.hasOwn(base, 'dispatchEvent')) base = Object.getPrototypeOf(base) as object;
  Object.assign(base, { addEventListener, removeEventListener, dispatchEvent });
  // Called by its bare name the window hears.
  Object.assign(window, {
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
    dispatchEvent: dispatchEvent.bind(window),
  });
}
