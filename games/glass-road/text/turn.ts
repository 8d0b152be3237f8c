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
  /** What this happened to, as often as it did: '2× pond and a pit'. */
  const all = <K extends Event['e']>(
    kind: K,
    item: (n: number, name: string) => string,
    of: (e: Extract<Event, { e: K }>) => readonly [string, number?],
    say: (who: Who, what: string) => string,
  ): string[] => {
    const found = own.filter((e): e is Extract<Event, { e: K }> => e.e === kind).map(of);
    const items = [...sums(found.map(([name, n = 1]) => [name, n] as const))].map(([name, n]) => item(n, name));
    return items.length === 0 ? [] : [say(who, does.list(items))];
  };
  const tile = (e: { readonly tile: string }) => [look.tile(e.tile)] as const;
  const building = (e: { readonly building: string }) => [look.building(e.building)] as const;
  const did = [
    ...all('built', does.buildings, building, does.builds),
    ...all('removed', does.tiles, tile, does.givesUp),
    ...all('discarded', does.tiles, tile, does.clears),
    ...all('placed', does.tiles, tile, does.lays),
    ...all('converted', does.buildings, building, does.uses),
    ...all('drafted', does.buildings, building, does.drafts),
    ...all(
      'turned',
      (n, good) => `${n} ${good}`,
      (e) => [look.good(e.product), e.times],
      does.makes,
    ),
  ];
  const took = own.some((e) => e.e === 'took');
  if (own.some((e) => e.e === 'finished' && e.used === 0)) did.push(does.unused(who));
  if (own.some((e) => e.e === 'declined')) did.push(does.declines(who));
  return did.length === 0 && took && !own.some(isCard) ? [does.gets(who)] : did;
}

const isCard = (e: Event): e is Extract<Event, { e: 'revealed' | 'followed' | 'acted' }> =>
  e.e === 'revealed' || e.e === 'followed' || e.e === 'acted';

export function turn(does: Does, look: Lookup, seat: Seat, events: readonly Event[], names: Names): TurnSaid | null {
  const own = events.filter((e) => 'seat' in e && e.seat === seat);
  const who = whoIs(names, seat);
  const did = deeds(does, look, own, who);
  const goods = goodsOf(seat, own);
  const card = own.find(isCard);
  if (did.length === 0 && goods.length === 0 && (card === undefined || card.e === 'acted')) return null;
  const say = card?.e === 'followed' ? does.follows : does.plays;
  const head = card === undefined ? who.name : `${who.name} ${say(who, look.card(card.card))}`;
  const brought = goods.map(([good, n]) => `${n > 0 ? `+${n}` : `−${-n}`} ${look.good(good)}`).join(', ');
  return {
    said: did.length === 0 ? head : `${head}${card === undefined ? ' ' : ': '}${did.join(', ')}`,
    ...(brought === '' ? {} : { brought }),
  };
}
