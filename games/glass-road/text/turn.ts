/** One line for one seat's turn: the card, what came of it, and the goods it cost and brought. */
import { type Names, type Seat, type TurnSaid, type Who, whoIs } from '#kernel';
import { GOODS, MARKERS, WHEELS } from '../rules/data.ts';
import { wheelOf } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { Does } from './verbs.ts';
import type { Lookup } from './words.ts';

/** Amounts by name, in the order they first came. */
function sums(parts: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [name, n] of parts) found.set(name, (found.get(name) ?? 0) + n);
  return found;
}

/** What one event changes in somebody's stock, by good. */
function changes(e: Event): readonly (readonly [string, number])[] {
  if (e.e === 'took') return [[e.good, e.amount]];
  if (e.e === 'paid') return [[e.good, -e.amount]];
  if (e.e !== 'turned') return [];
  const basics = WHEELS[wheelOf(e.wheel)]?.basics ?? [];
  return [
    [e.product, e.times],
    ...basics.map((marker) => [GOODS[MARKERS[marker]?.good ?? -1]?.id ?? '', -e.times] as const),
  ];
}

/** What a seat's goods have become more and less by these events: what came first, then what went. */
export function goodsOf(seat: Seat, events: readonly Event[]): readonly (readonly [string, number])[] {
  const all = [...sums(events.flatMap((e) => ('seat' in e && e.seat === seat ? changes(e) : [])))];
  return [...all.filter(([, n]) => n > 0), ...all.filter(([, n]) => n < 0)];
}

function deeds(does: Does, look: Lookup, own: readonly Event[], who: Who): string[] {
  const counted = <K extends Event['e']>(
    kind: K,
    name: (e: Extract<Event, { e: K }>) => string,
    say: (n: number, name: string) => string,
    n: (e: Extract<Event, { e: K }>) => number = () => 1,
  ): string[] => {
    const found = own.filter((e): e is Extract<Event, { e: K }> => e.e === kind);
    return [...sums(found.map((e) => [name(e), n(e)] as const))].map(([what, times]) => say(times, what));
  };
  const tile = (e: { readonly tile: string }): string => look.tile(e.tile);
  const building = (e: { readonly building: string }): string => look.building(e.building);
  return [
    ...counted('built', building, (_n, what) => does.builds(who, what)),
    ...counted('removed', tile, (n, what) => does.givesUp(who, n, what)),
    ...counted('discarded', tile, (n, what) => does.clears(who, n, what)),
    ...counted('placed', tile, (n, what) => does.lays(who, n, what)),
    ...counted('converted', building, (n, what) => does.uses(who, what, n)),
    ...counted('drafted', building, (_n, what) => does.drafts(who, what)),
    ...own.flatMap((e) => (e.e === 'turned' ? [does.makes(look.wheel(e.wheel), e.times, look.good(e.product))] : [])),
    ...own.flatMap((e) => (e.e === 'finished' && e.used === 0 ? [does.unused(who)] : [])),
    ...own.flatMap((e) => (e.e === 'declined' ? [does.declines(who)] : [])),
  ];
}

export function turn(does: Does, look: Lookup, seat: Seat, events: readonly Event[], names: Names): TurnSaid | null {
  const own = events.filter((e) => 'seat' in e && e.seat === seat);
  const who = whoIs(names, seat);
  const did = deeds(does, look, own, who);
  const goods = goodsOf(seat, own);
  const card = own.find((e) => e.e === 'revealed' || e.e === 'followed' || e.e === 'acted');
  if ((card === undefined || card.e === 'acted') && did.length === 0 && goods.length === 0) return null;
  const say = card?.e === 'followed' ? does.follows : does.plays;
  const head = card === undefined ? who.name : `${who.name} ${say(who, look.card(card.card))}`;
  const brought = goods.map(([good, n]) => `${n > 0 ? `+${n}` : `−${-n}`} ${look.good(good)}`).join(', ');
  return {
    said: did.length === 0 ? head : `${head}${card === undefined ? ' ' : ': '}${did.join(', ')}`,
    ...(brought === '' ? {} : { brought }),
  };
}
