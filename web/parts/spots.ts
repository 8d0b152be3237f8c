/** Where the guide points: places on the board and parts of the table, as boxes in the window. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Parts of the table that every game has. */
const PARTS: Readonly<Record<string, string>> = {
  board: '.fr-board',
  card: '.fr-art',
  prompt: '.fr-prompt, .prompt',
  confirm: '.btn.go',
  score: '.p-score, .chip.me',
  log: '.fr-since, .p-log',
};

export function selectorOf(point: string): string {
  const part = /^table:(\w+)$/.exec(point)?.[1];
  if (part !== undefined) return PARTS[part] ?? '';
  return `[data-place="${point.replaceAll('"', '')}"]`;
}

export const TABLE_PARTS: readonly string[] = Object.keys(PARTS).map((part) => `table:${part}`);

function visible(el: Element): DOMRect | null {
  const box = el.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : null;
}

/** The elements that a list of points names, those that can be seen. */
export function elementsOf(points: readonly string[], root: ParentNode): Element[] {
  return points.flatMap((point) => {
    const selector = selectorOf(point);
    if (selector === '') return [];
    const found = [...root.querySelectorAll(selector)].find((el) => visible(el) !== null);
    return found === undefined ? [] : [found];
  });
}

export function boxesOf(elements: readonly Element[], edge = 5): Box[] {
  return elements.flatMap((el) => {
    const box = visible(el);
    return box === null
      ? []
      : [{ x: box.left - edge, y: box.top - edge, w: box.width + 2 * edge, h: box.height + 2 * edge }];
  });
}

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.w));
  const bottom = Math.max(...boxes.map((b) => b.y + b.h));
  return { x, y, w: right - x, h: bottom - y };
}

const GAP = 22;
const MARGIN = 12;

/**
 * Where the bubble stands: left of what is lit, else right, above or below; in a corner where it covers least if there is no room
 * beside. `top` is kept free for the bar.
 */
export function bubbleAt(
  lit: Box | null,
  bubble: { readonly w: number; readonly h: number },
  window: { readonly w: number; readonly h: number; readonly top: number },
): { readonly x: number; readonly y: number } {
  const inY = (y: number): number => Math.max(window.top + MARGIN, Math.min(window.h - bubble.h - MARGIN, y));
  const inX = (x: number): number => Math.max(MARGIN, Math.min(window.w - bubble.w - MARGIN, x));
  if (lit === null) return { x: inX(window.w - bubble.w - 28), y: inY(window.h - bubble.h - 28) };
  const middleY = inY(lit.y + lit.h / 2 - bubble.h / 2);
  const middleX = inX(lit.x + lit.w / 2 - bubble.w / 2);
  if (lit.x - GAP - bubble.w >= MARGIN) return { x: lit.x - GAP - bubble.w, y: middleY };
  if (lit.x + lit.w + GAP + bubble.w <= window.w - MARGIN) return { x: lit.x + lit.w + GAP, y: middleY };
  if (lit.y - GAP - bubble.h >= window.top + MARGIN) return { x: middleX, y: lit.y - GAP - bubble.h };
  if (lit.y + lit.h + GAP + bubble.h <= window.h - MARGIN) return { x: middleX, y: lit.y + lit.h + GAP };
  const left = lit.x + lit.w / 2 > window.w / 2;
  return { x: left ? MARGIN : window.w - bubble.w - MARGIN, y: window.h - bubble.h - MARGIN };
}
