/** A point of the walk, and what the answers look up there. Pure. */
import { type Decision, sameMove } from '#kernel';
import type { Here } from '#web/kit/contract.ts';
import { KIND_IDS, PERSONS, type Person } from '../../rules/data.ts';
import type { Event } from '../../rules/events.ts';
import { type GameMove, NOBODY, type PlayerView, type View } from '../../rules/state.ts';
import { GOD_IDS, type GodId, SEXES } from '../../rules/words.ts';
import { displayThing, fieldThing } from './ids.ts';

export type At = Here<View, GameMove, Event>;
export type Asked = Decision<GameMove>;
export type MoveOf<K> = Extract<GameMove, { do: K }>;

export const of = <K extends GameMove['do']>(options: readonly GameMove[], verb: K): MoveOf<K>[] =>
  options.filter((m): m is MoveOf<K> => m.do === verb);

export const mine = (view: View, here: At): PlayerView => view.players[here.seat] as PlayerView;
export const left = (d: Asked): number => Number(d.about?.left ?? 1);
export const times = <T>(n: number, x: T): T[] => Array.from({ length: n }, () => x);
export const upTo = (n: number): number[] => times(Math.max(0, n), 0).map((_, i) => i + 1);

/** All fields where persons of a kind lie; who comes on the way lies nowhere yet. */
export function kindFields(here: At, m: { readonly sex: string; readonly kind: string }): string[] {
  return mine(here.start, here).persons.flatMap((tile, field) => {
    const person = tile === NOBODY ? null : (PERSONS[tile] as Person);
    return person !== null && SEXES[person.sex] === m.sex && KIND_IDS[person.kind] === m.kind
      ? [fieldThing(here.seat, field)]
      : [];
  });
}

/** Cards of the display that nobody has taken on the way, with their god. */
export function displayed(here: At): [string, GodId][] {
  return here.start.godDisplay.flatMap((god, i): [string, GodId][] =>
    here.words.includes(displayThing(i)) ? [] : [[displayThing(i), GOD_IDS[god] as GodId]],
  );
}

/** A second draw joins the first; one alone takes the place of another. */
export function several(d: Asked, here: At, verbs: readonly GameMove['do'][]): boolean {
  const since = here.chain.findLastIndex((m) => !verbs.includes(m.do));
  // Where the helper pays for it, everything is taken one by one.
  if (here.start.stack.some((frame) => frame.f === 'helper')) return true;
  return left(d) + here.chain.slice(since + 1).filter((m) => m.do === verbs[0]).length > 1;
}

/** The first of a good has no number; later ones count on. */
export const counted = (thing: string, n: number): string => (n === 1 ? thing : `${thing}=${n}`);
export const made = (here: At, m: GameMove): number => here.chain.filter((x) => sameMove(x, m)).length;

export const deckSize = (view: View): number => view.godDeckSize + view.godDiscard.reduce((a, b) => a + b, 0);
