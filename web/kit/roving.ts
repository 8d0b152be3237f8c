/** Which answer is next for whoever plays by keys: things of one kind lie together, and an arrow goes to the nearest one. Pure. */

/** A drawn thing: where it lies on the screen. */
export interface Placed {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** What lies a little beside the way counts this much more than what lies farther on it. */
const ASIDE = 2;

/** Cards, dice, spaces: the kind stands before the first colon of an id. */
export const kindOf = (id: string): string => id.split(':')[0] as string;

const middle = ({ left, top, width, height }: Placed): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** The nearest one in this direction; null where none lies there. */
export function nextIn(arrow: Arrow, from: Placed, all: readonly Placed[]): Placed | null {
  const [x, y] = middle(from);
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
  const isFlat = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  let best: { readonly it: Placed; readonly far: number } | null = null;
  for (const it of all) {
    const [dx, dy] = [middle(it)[0] - x, middle(it)[1] - y];
    const ahead = sign * (isFlat ? dx : dy);
    const aside = Math.abs(isFlat ? dy : dx);
    // Ahead is what lies more ahead than aside; of a row and its neighbours a slanting one is not to the right.
    if (it.id === from.id || ahead < 1 || aside > ASIDE * ahead) continue;
    const far = ahead + ASIDE * aside;
    if (best === null || far < best.far) best = { it, far };
  }
  return best?.it ?? null;
}

/** As one reads: row by row, what overlaps in height being one row. */
export function inOrder(all: readonly Placed[]): readonly Placed[] {
  const rows: Placed[][] = [];
  for (const it of all.toSorted((a, b) => middle(a)[1] - middle(b)[1])) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row === undefined || first === undefined || middle(it)[1] > first.top + first.height) rows.push([it]);
    else row.push(it);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left));
}

/** Things of the kind of this one, as they are read: what an arrow goes through and a number counts. */
export const alike = (id: string, all: readonly Placed[]): readonly Placed[] =>
  inOrder(all.filter((it) => kindOf(it.id) === kindOf(id)));

/** The first answer of a question: on the table before the buttons beside it. */
export const firstOf = (all: readonly Placed[]): Placed | null => {
  const onTable = all.filter((it) => kindOf(it.id) !== 'move');
  const [first] = onTable.length > 0 ? onTable : all;
  return first === undefined ? null : (alike(first.id, all)[0] ?? null);
};

/** The first answer of the next kind, in the order in which kinds lie on the table; the first kind comes after the last. */
export function nextKind(id: string, all: readonly Placed[]): Placed | null {
  const kinds = [...new Set(all.map((it) => kindOf(it.id)))];
  const next = kinds[(kinds.indexOf(kindOf(id)) + 1) % kinds.length];
  const [first] = all.filter((it) => kindOf(it.id) === next);
  return first === undefined ? null : (alike(first.id, all)[0] ?? null);
}
