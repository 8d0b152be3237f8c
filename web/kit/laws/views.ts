/** Views changed in one place: one number, owner or card of one seat, for another one that occurs there in the same game. Pure. */
import type { Seat } from '#kernel';

export interface Seen {
  readonly seats: number;
  readonly view: unknown;
}

/** What a seat has and nobody sees, or not always, or not when all is over; and why. */
export type Unseen = Readonly<Record<string, readonly [when: 'never' | 'sometimes' | 'over', why: string]>>;

type Path = readonly (string | number)[];
type Bag = Readonly<Record<string, unknown>>;

const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null && !Array.isArray(x);

export function at(view: unknown, path: Path): unknown {
  return path.reduce<unknown>((x, key) => (x as Bag | null)?.[key as string], view);
}

/** A view with something else at one place. */
export function withAt(view: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(view)) return view.map((x, i) => (i === key ? withAt(x, rest, value) : x));
  return { ...(view as Bag), [key]: withAt((view as Bag)[key], rest, value) };
}

/** All seats in some order, as a turn order is: it belongs to nobody. */
const isOrder = (list: readonly unknown[]): boolean => list.toSorted().every((x, i) => x === i);

/** The lists of a view that have one entry a seat, with every number of seats. */
export function seatLists(seen: readonly Seen[]): Path[] {
  const lists = (view: unknown, path: Path): Path[] =>
    isBag(view)
      ? Object.keys(view).flatMap((key) =>
          Array.isArray(view[key]) ? [[...path, key]] : lists(view[key], [...path, key]),
        )
      : [];
  return lists(seen[0]?.view, []).filter((path) => {
    const found = seen.map(({ view }) => at(view, path));
    return (
      found.every((x, i) => Array.isArray(x) && x.length === seen[i]?.seats) &&
      !found.every((x) => isOrder(x as readonly unknown[]))
    );
  });
}

/** Places in a seat's entry: numbers one by one, also of lists that are always as long; other lists as a whole. */
function leaves(entries: readonly unknown[], path: Path): Path[] {
  const there = entries.filter((x) => x !== null && x !== undefined);
  if (there.length > 0 && there.every(isBag))
    return Object.keys(there[0] as Bag).flatMap((key) =>
      leaves(
        there.map((x) => x[key]),
        [...path, key],
      ),
    );
  const lengths = new Set(there.map((x) => (Array.isArray(x) ? x.length : -1)));
  const [length = 0] = lengths;
  if (lengths.size === 1 && length > 0)
    return Array.from({ length }, (_, i) =>
      leaves(
        there.map((x) => (x as readonly unknown[])[i]),
        [...path, i],
      ),
    ).flat();
  return [path];
}

export interface Change {
  readonly seat: Seat;
  /** Without the seat, and without places of lists: `players.stock`. */
  readonly what: string;
  readonly view: unknown;
  readonly said: string;
}

const nameOf = (list: Path, leaf: Path): string =>
  [...list, ...leaf.filter((key) => typeof key === 'string')].join('.');

/** Every way in which the views of a game can be changed at a seat. */
export function changesOf(all: readonly Seen[]): {
  readonly kinds: readonly string[];
  /** A change of this kind at this seat, the n-th there is; null where everybody always has the same there. */
  make(view: unknown, kind: string, seat: Seat, n: number): Change | null;
} {
  const places = new Map<string, { list: Path; leaf: Path; pool: readonly unknown[] }[]>();
  for (const list of seatLists(all)) {
    const entries = all.flatMap(({ view }) => at(view, list) as readonly unknown[]);
    for (const leaf of leaves(entries, [])) {
      const values = new Map(entries.map((x) => [JSON.stringify(at(x, leaf)), at(x, leaf)]));
      values.delete('null');
      const kind = nameOf(list, leaf);
      places.set(kind, [...(places.get(kind) ?? []), { list, leaf, pool: [...values.values()] }]);
    }
  }
  return {
    kinds: [...places.keys()],
    make(view, kind, seat, n) {
      const options = (places.get(kind) ?? []).flatMap(({ list, leaf, pool }) => {
        const path = [...list, seat, ...leaf];
        const now = JSON.stringify(at(view, path));
        return now === undefined || now === 'null'
          ? []
          : pool.filter((x) => x !== undefined && JSON.stringify(x) !== now).map((value) => ({ path, value, now }));
      });
      const chosen = options[n % Math.max(1, options.length)];
      if (chosen === undefined) return null;
      const { path, value, now } = chosen;
      const said = `${path.join('.')} from ${now} to ${JSON.stringify(value)}`;
      return { seat, what: kind, view: withAt(view, path, value), said };
    },
  };
}

/** Lists of places that say who owns each of them: of so many seats the last one is met there, nobody, and no number beyond. */
export function ownerLists(seen: readonly Seen[]): Path[] {
  const [first] = seen;
  const isOwner = (x: unknown, seats: number): boolean =>
    Number.isInteger(x) && (x as number) >= -1 && (x as number) < seats;
  return Object.keys((first?.view ?? {}) as Bag)
    .map((key): Path => [key])
    .filter((path) => {
      const lists = seen.map(({ view, seats }) => ({ list: at(view, path), seats }));
      if (!lists.every(({ list, seats }) => Array.isArray(list) && list.every((x) => isOwner(x, seats)))) return false;
      const met = new Set(
        lists.flatMap(({ list, seats }) => (list as readonly number[]).map((x) => (x < 0 ? -1 : seats - x))),
      );
      return met.has(-1) && met.has(1) && !seatLists(seen).some((other) => other.join() === path.join());
    });
}

/** The n-th owned place of a list, given to the next seat; null where nobody owns one, or there is nobody else. */
export function givenAway(
  view: unknown,
  list: Path,
  seats: number,
  n: number,
): { readonly view: unknown; readonly said: string } | null {
  const owned = [...((at(view, list) ?? []) as readonly number[]).entries()].filter(([, owner]) => owner >= 0);
  const [place, owner] = owned[n % Math.max(1, owned.length)] ?? [];
  if (place === undefined || owner === undefined || seats < 2) return null;
  const next = (owner + 1) % seats;
  return { view: withAt(view, [...list, place], next), said: `${[...list, place].join('.')} from ${owner} to ${next}` };
}
