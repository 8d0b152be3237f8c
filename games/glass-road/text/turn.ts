/** One line for one seat's turn: the card, and what came of it. Payments, receipts and refills are folded away. */
import type { Names, Seat, TurnSaid } from '#kernel';
import type { Event } from '../rules/state.ts';
import type { Lookup } from './words.ts';

/** The words of one language for a turn. */
export interface TurnWords {
  readonly leads: (who: string, card: string) => string;
  readonly follows: (who: string, card: string) => string;
  readonly acts: (who: string) => string;
  readonly builds: (building: string) => string;
  readonly lays: (n: number, tile: string) => string;
  readonly takes: (n: number, good: string) => string;
  readonly uses: (building: string) => string;
  readonly drafts: (building: string) => string;
}

/** Amounts by name, in the order they first came. */
function sums(parts: readonly (readonly [string, number])[]): readonly (readonly [string, number])[] {
  const found = new Map<string, number>();
  for (const [name, n] of parts) found.set(name, (found.get(name) ?? 0) + n);
  return [...found];
}

export function turn(w: TurnWords, look: Lookup, seat: Seat, events: readonly Event[], names: Names): TurnSaid | null {
  const own = events.filter((e) => 'seat' in e && e.seat === seat);
  const did = [
    ...own.flatMap((e) => (e.e === 'built' ? [w.builds(look.building(e.building))] : [])),
    ...sums(own.flatMap((e) => (e.e === 'placed' ? [[look.tile(e.tile), 1] as const] : []))).map(([t, n]) =>
      w.lays(n, t),
    ),
    ...sums(own.flatMap((e) => (e.e === 'took' ? [[look.good(e.good), e.amount] as const] : []))).map(([g, n]) =>
      w.takes(n, g),
    ),
    ...own.flatMap((e) => (e.e === 'converted' ? [w.uses(look.building(e.building))] : [])),
    ...own.flatMap((e) => (e.e === 'drafted' ? [w.drafts(look.building(e.building))] : [])),
  ];
  const led = own.find((e) => e.e === 'revealed');
  const followed = own.find((e) => e.e === 'followed');
  const acted = own.find((e) => e.e === 'acted');
  if (led === undefined && followed === undefined && did.length === 0) return null;
  const who = names(seat);
  const head =
    led?.e === 'revealed'
      ? w.leads(who, look.card(led.card))
      : followed?.e === 'followed'
        ? w.follows(who, look.card(followed.card))
        : acted?.e === 'acted'
          ? w.leads(who, look.card(acted.card))
          : w.acts(who);
  return { said: did.length === 0 ? head : `${head}: ${did.join(', ')}` };
}
