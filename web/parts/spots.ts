/** What is pointed at: places on the board and parts of the table, as boxes in the window. */

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
  // One way of the choice that lies open.
  if (point.startsWith('way:')) return `[data-way="${CSS.escape(point.slice(4))}"]`;
  const id = point.replaceAll('"', '');
  // A thing whose name stands elsewhere is looked at where it is drawn.
  return `[data-shows="${id}"], [data-place="${id}"]`;
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
