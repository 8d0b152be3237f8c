/** One line for one seat's turn: the card, what came of it, what it cost and brought; and what comes by itself, a line each. */
import { type Names, type Seat, type TurnSaid, type Who, whoIs } from '#kernel';
import { BUILDINGS, GOODS, MARKERS, TILES, WHEELS } from '../rules/data.ts';
import { have } from '../rules/helpers.ts';
import { countTiles } from '../rules/landscape.ts';
import { buildingOf, wheelOf } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Lookup, Words } from './words.ts';

type Amount = readonly [name: string, n: number];
type Of<K extends Event['e']> = Extract<Event, { e: K }>;
type Price = Of<'paid' | 'removed'>;

/** What a seat has, by the keys that gains are told in: goods, landscape tiles and buildings. */
export function stock(view: View, seat: Seat): Readonly<Record<string, number>> {
  const estate = view.players[seat];
  if (estate === undefined) return {};
  return {
    ...Object.fromEntries(GOODS.map((g, good) => [g.id, have(estate.stock, good)])),
    ...Object.fromEntries(TILES.map((t, tile) => [t.id, countTiles(estate.cells, 1 << tile)])),
    buildings: estate.built.length,
  };
}

/** Amounts by name, in the order they first came. */
function sums(parts: readonly Amount[]): readonly Amount[] {
  const found = new Map<string, number>();
  for (const [name, n] of parts) found.set(name, (found.get(name) ?? 0) + n);
  return [...found].filter(([, n]) => n !== 0);
}

/** What one event changes in somebody's goods. */
function goodsIn(e: Event): readonly Amount[] {
  if (e.e === 'took') return [[e.good, e.amount]];
  if (e.e === 'paid') return [[e.good, -e.amount]];
  if (e.e !== 'turned') return [];
  const basics = WHEELS[wheelOf(e.wheel)]?.basics ?? [];
  return [
    [e.product, e.times],
    ...basics.map((marker): Amount => [GOODS[MARKERS[marker]?.good ?? -1]?.id ?? '', -e.times]),
  ];
}

/** What it changes on somebody's board. */
function landIn(e: Event): readonly Amount[] {
  if (e.e === 'placed') return [[e.tile, 1]];
  if (e.e === 'removed' || e.e === 'discarded') return [[e.tile, -1]];
  return e.e === 'built' ? [['buildings', 1]] : [];
}

const isPrice = (e: Event | undefined): e is Price => e?.e === 'paid' || e?.e === 'removed';

/** What was paid for a building, right before it stood: a building takes no more than it costs, the rest was for the card. */
function priceOf(own: readonly Event[], built: Of<'built'>): readonly Price[] {
  const cost = BUILDINGS[buildingOf(built.building)]?.cost;
  const due = new Map(GOODS.map((g, good) => [g.id, cost?.goods[good] ?? 0]));
  let tiles = cost?.tiles ?? 0;
  const paid: Price[] = [];
  for (let i = own.indexOf(built) - 1; i >= 0; i--) {
    const e = own[i] as Event;
    if (e.e === 'turned') continue;
    const left = e.e === 'paid' ? (due.get(e.good) ?? 0) - e.amount : -1;
    if (e.e === 'paid' && left >= 0) due.set(e.good, left);
    else if (e.e !== 'removed' || tiles-- <= 0) break;
    paid.unshift(e);
  }
  return paid;
}

type CardEvent = Of<'revealed' | 'followed' | 'acted'>;
const isCard = (e: Event): e is CardEvent => e.e === 'revealed' || e.e === 'followed' || e.e === 'acted';

/** '1 forest', '2 ponds' */
export function tilesOf({ grammar }: Words, n: number, id: string): string {
  const tile = grammar.tile[id];
  return `${n} ${(n === 1 ? tile?.one : tile?.many) ?? id}`;
}

/** What was done with one card, or before the first one. */
class Part {
  readonly #words: Words;
  readonly #look: Lookup;
  readonly #own: readonly Event[];
  readonly #who: Who;
  /** Prices by what they were paid for; all else that was paid goes into the sum. */
  readonly #building: ReadonlyMap<Event, readonly Price[]>;
  readonly #card: readonly Price[];

  constructor(words: Words, look: Lookup, own: readonly Event[], who: Who) {
    [this.#words, this.#look, this.#own, this.#who] = [words, look, own, who];
    this.#building = new Map(own.filter((e) => e.e === 'built').map((e) => [e, priceOf(own, e)]));
    const spent = new Set<Event>([...this.#building.values()].flat());
    const first = own.findIndex((e) => e.e === 'acted') + 1;
    let end = first;
    while (first > 0 && isPrice(own[end]) && !spent.has(own[end] as Event)) end++;
    this.#card = own.slice(first, end).filter(isPrice);
  }

  /** 'for 2 wood and 1 brick'; empty where nothing was paid. */
  #for(price: readonly Price[]): string {
    const parts = [
      ...sums(price.flatMap((e): Amount[] => (e.e === 'removed' ? [[e.tile, 1]] : []))).map(([id, n]) =>
        tilesOf(this.#words, n, id),
      ),
      ...sums(price.flatMap((e): Amount[] => (e.e === 'paid' ? [[e.good, e.amount]] : []))).map(
        ([id, n]) => `${n} ${this.#look.good(id)}`,
      ),
    ];
    const { does } = this.#words;
    return parts.length === 0 ? '' : ` ${does.price(does.list(parts))}`;
  }

  /** What happened to things of one kind, as often as it did: '2× pond and a pit'. */
  #all<K extends Event['e']>(
    kind: K,
    item: (n: number, name: string) => string,
    of: (e: Of<K>) => string,
    say: (who: Who, what: string) => string,
  ): string[] {
    const found = this.rest().filter((e): e is Of<K> => e.e === kind);
    const items = sums(found.map((e): Amount => [of(e), 1])).map(([name, n]) => item(n, name));
    return items.length === 0 ? [] : [say(this.#who, this.#words.does.list(items))];
  }

  #deeds(): string[] {
    const [look, who, own] = [this.#look, this.#who, this.#own];
    const { does } = this.#words;
    const tile = (e: { readonly tile: string }): string => look.tile(e.tile);
    const building = (e: { readonly building: string }): string => look.building(e.building);
    const built = own
      .filter((e) => e.e === 'built')
      .map((e) => `${does.buildings(1, look.building(e.building))}${this.#for(this.#building.get(e) ?? [])}`);
    const did = [
      ...(built.length === 0 ? [] : [does.builds(who, does.list(built))]),
      ...this.#all('removed', does.tiles, tile, does.givesUp),
      ...this.#all('discarded', does.tiles, tile, does.clears),
      ...this.#all('placed', does.tiles, tile, does.lays),
      ...this.#all('converted', does.buildings, building, does.uses),
      ...this.#all('drafted', does.buildings, building, does.drafts),
    ];
    if (own.some((e) => e.e === 'finished' && e.used === 0)) did.push(does.unused(who));
    if (own.some((e) => e.e === 'declined')) did.push(does.declines(who));
    if (own.some((e) => e.e === 'extraDeclined')) did.push(does.declinesExtra(who));
    return did.length === 0 && own.some((e) => e.e === 'took') && !own.some(isCard) ? [does.gets(who)] : did;
  }

  /** The card with its price, and what came of it; empty where nobody needs to hear of it. */
  said(): string {
    const card = this.#own.find(isCard);
    const did = this.#deeds().join(', ');
    if (card === undefined) return did;
    const { follows, plays, usesCard } = this.#words.does;
    const say = card.e === 'followed' ? follows : card.e === 'revealed' ? plays : usesCard;
    const head = say(this.#who, `${this.#look.card(card.card)}${this.#for(this.#card)}`);
    return did === '' ? head : `${head}: ${did}`;
  }

  /** What the prices are, as changes. */
  prices(): readonly Event[] {
    return [...this.#card, ...[...this.#building.values()].flat()];
  }

  rest(): readonly Event[] {
    const prices = new Set(this.prices());
    return this.#own.filter((e) => !prices.has(e));
  }
}

/** A turn by its cards: one may follow and then play. */
function byCard(own: readonly Event[]): readonly (readonly Event[])[] {
  const parts: Event[][] = [];
  let card: string | null = null;
  for (const e of own) {
    if (parts.length === 0 || (isCard(e) && e.card !== card)) parts.push([]);
    if (isCard(e)) card = e.card;
    parts.at(-1)?.push(e);
  }
  return parts;
}

export function turn(words: Words, look: Lookup, seat: Seat, events: readonly Event[], names: Names): TurnSaid | null {
  const own = events.filter((e) => 'seat' in e && e.seat === seat);
  const who = whoIs(names, seat);
  const parts = byCard(own).map((part) => new Part(words, look, part, who));
  const all = sums(parts.flatMap((part) => part.rest()).flatMap(goodsIn));
  const goods = [...all.filter(([, n]) => n > 0), ...all.filter(([, n]) => n < 0)];
  const did = parts.map((part) => part.said()).filter((said) => said !== '');
  if (did.length === 0 && goods.length === 0) return null;
  const turned = sums(own.flatMap((e): Amount[] => (e.e === 'turned' ? [[e.wheel, e.times]] : [])));
  const wheels = turned.map(([wheel, n]) => words.does.turns(look.wheel(wheel), n));
  const brought = goods.map(([good, n]) => `${n > 0 ? `+${n}` : `−${-n}`} ${look.good(good)}`).join(', ');
  const prices = parts.flatMap((part) => part.prices()).flatMap(goodsIn);
  return {
    said: [[who.name, ...did.slice(0, 1)].join(' '), ...did.slice(1), ...wheels].join('; '),
    ...(brought === '' ? {} : { brought }),
    gains: [...prices, ...goods, ...own.flatMap(landIn)].map(([what, by]) => ({ seat, what, by })),
  };
}

/** What the neighbour of a solo player plays; a period ends, why and with what; what lies in the display from now on. */
export function between(words: Words, look: Lookup, events: readonly Event[], names: Names): readonly TurnSaid[] {
  return events.flatMap((e, at): TurnSaid[] => {
    switch (e.e) {
      case 'neighbourRevealed':
        return [{ said: words.events.neighbourRevealed(e, look, whoIs(names, 0)) ?? '' }];
      case 'ended': {
        const end = events.findIndex((later, i) => i > at && (later.e === 'period' || later.e === 'final'));
        const then = events.slice(at, end < 0 ? undefined : end);
        const goblet = then.find((later) => later.e === 'goblet');
        const fresh = then.flatMap((later) => (later.e === 'refilled' ? later.tiles : []));
        const ends = words.by.ended(e.period, e.empty === null ? null : whoIs(names, e.empty));
        const gets = goblet === undefined ? [] : [words.by.goblet(whoIs(names, goblet.seat))];
        const lies = fresh.length === 0 ? [] : [words.by.fresh(fresh.map(look.building))];
        return [{ said: [ends, ...gets].join(' ') }, ...lies.map((said) => ({ said }))];
      }
      case 'final':
        return [{ said: words.by.final }];
      default:
        return [];
    }
  });
}
