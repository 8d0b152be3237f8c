/** Everything that lies on the table, with its name and what it is: in turn and out of turn. Pure. */
import type { Explanation, Thing } from '#web/kit/contract.ts';
import { templeCost } from '../rules/abilities.ts';
import { cardAt, SPACES, tileAt, tribeAt, villageCardAt } from '../rules/data.ts';
import { CAPITAL, type Place, placeName } from '../rules/geometry.ts';
import {
  leaderProgress,
  objectiveProgress,
  playerAt,
  type RequirementReport,
  racksOf,
  ridersNeeded,
  rowReports,
} from '../rules/inspect.ts';
import type { GameMove, PlayerView, SeenCard, View } from '../rules/state.ts';
import { describeIn } from '../text/describe.ts';
import { type Gain, rowGains, vainOf } from './gains.ts';
import type { At } from './gesture.ts';
import { riderPlaces, topFrame } from './model.ts';
import * as id from './things.ts';
import { say, words } from './words.ts';

/** A thing without what a tap on it does. */
interface Lying {
  readonly id: string;
  /** Worked out when somebody wants to know: most things are never asked. */
  name(): string;
  explain(): Explanation;
}

/** A thing whose name is worked out when somebody wants to know. */
export const lyingThing = (
  id: string,
  name: () => string,
  explain: () => Explanation,
  touching: Pick<Thing, 'ways' | 'prefer' | 'switch'>,
): Thing => ({
  id,
  get name() {
    return name();
  },
  explain,
  ...touching,
});

const NO_WAYS = { ways: [] };

const described = { de: describeIn('de'), en: describeIn('en') };

/** Why not, only for who is asked something else and could have meant this. */
const why = (s: At, seat: number, move: GameMove): Explanation['whyNot'] =>
  s.seat === seat && s.decisions.length > 0 ? s.whyNot(move) : null;

// --- the terrain ---

export function placeSaid(s: At, land: PlayerView, place: Place): string {
  const w = words(s.lang);
  const t = say(s.lang);
  if (place === CAPITAL) return w.thing.capital(land.capital);
  const tile = land.tiles[place] as number;
  const parts = tile >= 0 && tileAt(tile).start !== null ? [] : [t.place(place)];
  if (tile >= 0) {
    parts.push(t.tile(tile));
    if (land.village[place] === 1) parts.push(w.village);
    const temple = land.temple[place] as number;
    if (temple >= 0) parts.push(t.temple(land.tribe, temple));
    if ((land.riders[place] as number) > 0) parts.push(w.riders(land.riders[place] as number));
  } else parts.push((land.pollution[place] as number) > 0 ? w.smog(land.pollution[place] as number) : w.free);
  return parts.join(', ');
}

function placeSays(s: At, land: PlayerView, place: Place): string[] {
  const w = words(s.lang).says;
  if (place === CAPITAL) return [w.capital];
  const tile = land.tiles[place] as number;
  if (tile < 0) return [(land.pollution[place] as number) > 0 ? w.foul : w.clean];
  const temple = land.temple[place] as number;
  const onIt = temple < 0 ? [] : [`${say(s.lang).temple(land.tribe, temple)}.`];
  if (tileAt(tile).slots === 0) return [w.start, ...onIt];
  if (land.village[place] === 1) return [`${say(s.lang).tile(tile)}. ${w.village}`, ...onIt];
  return [described[s.lang].tile(tile), ...onIt];
}

/** The impossible move a tap on this place most likely meant. */
function meant(view: View, land: PlayerView, place: Place): GameMove {
  const space = placeName(place);
  const frame = topFrame(view);
  const from = placeName(riderPlaces(land).find((x) => x !== place) ?? CAPITAL);
  switch (frame?.f) {
    case 'templeTile':
      return { do: 'templeOn', space };
    case 'forestSpace':
      return { do: 'plant', space };
    case 'clean':
      return { do: 'clean', space };
    case 'catapult':
      return { do: 'fly', from, to: space };
    case 'move':
      return { do: 'step', from, to: space };
    case 'mix':
      return frame.units.includes('move') && (place === CAPITAL || (land.tiles[place] as number) >= 0)
        ? { do: 'step', from, to: space }
        : { do: 'clean', space };
    default:
      return { do: 'build', space };
  }
}

function places(s: At, seat: number, land: PlayerView): Lying[] {
  const w = words(s.lang);
  return Array.from({ length: SPACES + 1 }, (_, place) => ({
    id: id.placeThing(seat, place),
    name: () =>
      s.seat === seat ? placeSaid(s, land, place) : `${w.thing.land(s.names(seat))}: ${placeSaid(s, land, place)}`,
    explain: () => {
      const need = place === CAPITAL ? 0 : ridersNeeded(land, place);
      return {
        says: placeSays(s, land, place),
        counts: need > 0 ? w.counts.riders(land.riders[place] as number, need) : undefined,
        whyNot: why(s, seat, meant(s.view, land, place)),
      };
    },
  }));
}

// --- the rack and the racks ---

/** The numbers a requirement looks at, with whose they are: 'you 2, Edda 0, Kasimir 4'. */
export function whoHas(s: At, seat: number, r: RequirementReport): string {
  const w = words(s.lang);
  const racks = racksOf(s.view, seat);
  const name = (at: number): string => (at < 0 ? w.market : s.names(at));
  const own = `${s.seat === seat ? w.you : s.names(seat)} ${r.bonus > 0 ? `${r.own} (+${r.bonus})` : r.own}`;
  if (['own', 'ownNone', 'ownAllColors'].includes(r.requirement.kind)) return own;
  const others = [`${name(racks.left.seat)} ${r.left}`, `${name(racks.right.seat)} ${r.right}`];
  return (r.requirement.kind === 'neighbour' ? others : [own, ...others]).join(', ');
}

export function gainSays(s: At, g: Gain): string {
  const w = words(s.lang);
  const t = say(s.lang);
  const vain = vainOf(g);
  if (vain !== null)
    return `${w.gain[g.kind]}: ${vain === 'water' && g.kind === 'forest' ? w.vain.water(g.short) : w.vain[vain === 'water' ? 'space' : vain]}`;
  if (g.kind === 'water') return w.chip.water(g.from, g.to);
  if (g.kind === 'forest') return t.effect({ kind: 'forest', cost: g.cost });
  if (g.kind === 'temple') return w.gain.temple;
  return t.effect(g.kind === 'mix' ? g : { kind: g.kind, n: g.n });
}

function rows(s: At, seat: number, card: number): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const name = t.card(card);
  const many = cardAt(card).rows.length > 1;
  return cardAt(card).rows.map((row, r) => ({
    id: id.rowThing(card, r),
    name: () => `${many ? w.thing.row(name, r + 1) : name}: ${t.row(card, r)}`,
    explain: () => {
      const report = rowReports(s.view, seat, card)[r];
      const counted = (report?.requirements ?? []).map((q) =>
        w.says.counted(t.requirement(q.requirement), whoHas(s, seat, q)),
      );
      return {
        says: [`${t.effects(row.effects)}.`, ...(report?.free === true ? [w.says.free] : counted)],
        counts:
          rowGains(s.view, seat, card, r)
            .map((g) => gainSays(s, g))
            .join(' · ') || undefined,
        whyNot: why(s, seat, { do: 'play', card: cardAt(card).id, row: r + 1 }),
      };
    },
  }));
}

function rackOf(s: At, seat: number, cards: readonly SeenCard[], name: string): Lying {
  const w = words(s.lang);
  const colors = cards.map((c) => say(s.lang).element(c.color)).join(', ') || w.none;
  return {
    id: id.rackThing(seat),
    name: () => w.thing.rack(name),
    explain: () => ({ says: seat < 0 ? [w.says.market, w.says.rack(colors)] : [w.says.rack(colors)] }),
  };
}

// --- a player ---

function means(s: At, seat: number, land: PlayerView): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const d = described[s.lang];
  const tribe = tribeAt(land.tribe);
  const pathCounts = (): string => {
    const { path } = leaderProgress(land);
    return path.spent ? w.spent : w.chip.path(path.progress?.matches ?? 0, tribe.path.length);
  };
  const specialCounts = (): string => {
    const { special } = leaderProgress(land);
    return special.spent ? w.spent : `${special.value} / ${special.at}`;
  };
  return [
    {
      id: `seat:${seat}`,
      name: () => `${s.names(seat)}, ${t.tribe(land.tribe)}`,
      explain: () => ({ says: [d.tribe(land.tribe)] }),
    },
    {
      id: id.waterThing(seat),
      name: () => w.thing.water(s.seat === seat ? null : s.names(seat), land.water),
      explain: () => ({ says: [w.says.water] }),
    },
    ...tribe.temples.map((temple, i) => ({
      id: id.templeThing(seat, land.tribe, i),
      name: () => `${t.temple(land.tribe, i)}: ${t.templeEffects(land.tribe, i)}`,
      explain: () => ({
        says: land.unplaced.includes(i)
          ? [w.says.temple(t.templeEffects(land.tribe, i), templeCost(land))]
          : [w.says.templePlaced, `${t.templeEffects(land.tribe, i)}.`],
        whyNot: why(
          s,
          seat,
          topFrame(s.view)?.f === 'chooseTemple' ? { do: 'temple', temple: temple.id } : { do: 'placeTemple' },
        ),
      }),
    })),
    ...tribe.leaders.map((leader, i) => ({
      id: id.leaderThing(seat, land.tribe, i),
      name: () => t.leader(land.tribe, i),
      explain: () => ({
        says: [d.leader(land.tribe, i)],
        whyNot: topFrame(s.view)?.f === 'leader' ? why(s, seat, { do: 'leader', leader: leader.id }) : null,
      }),
    })),
    {
      id: `path:${seat}`,
      name: () => w.thing.path,
      explain: () => ({
        says: [w.says.path(t.path(land.tribe))],
        counts: pathCounts(),
      }),
    },
    {
      id: `special:${seat}`,
      name: () => w.thing.special,
      explain: () => ({
        says: [w.says.special(t.condition(tribe.special))],
        counts: specialCounts(),
      }),
    },
    ...land.objectives.map((card) => ({
      id: id.objectiveThing(card),
      name: () => t.village(card),
      explain: () => ({
        says: [d.objective(land, card)],
        counts: w.counts.points(objectiveProgress(land, card).points),
      }),
    })),
    ...land.used.map((card) => ({
      id: id.objectiveThing(card),
      name: () => t.village(card),
      explain: () => ({ says: [w.says.used, `${t.immediate(card)}.`] }),
    })),
  ];
}

// --- for everybody ---

function village(s: At, card: number, land: PlayerView | null): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const v = villageCardAt(card);
  const counts = (): string | undefined =>
    land === null ? undefined : `${t.metric(v.objective)}: ${objectiveProgress(land, card).value}`;
  const whyNot = (): Explanation['whyNot'] =>
    s.seat === null ? null : why(s, s.seat, { do: 'takeVillageCard', card: v.id });
  const thing = (name: string, where: string, says: string): Lying => ({
    id: where,
    name: () => name,
    explain: () => ({ says: [says], counts: counts(), whyNot: whyNot() }),
  });
  return [
    thing(t.village(card), id.villageThing(card), described[s.lang].villageCard(card)),
    thing(`${t.village(card)}: ${w.keep}`, id.keepThing(card), w.says.keep(t.objective(v.objective))),
    thing(`${t.village(card)}: ${w.useNow}`, id.nowThing(card), w.says.now(t.immediate(card))),
  ];
}

function displays(s: At): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const { view } = s;
  const mine = s.seat === null ? null : playerAt(view, s.seat);
  const frame = topFrame(view);
  const taken = frame?.f === 'villageCardUse' || frame?.f === 'replaceObjective' ? [frame.card] : [];
  const ask = (move: GameMove): Explanation['whyNot'] => (s.seat === null ? null : why(s, s.seat, move));
  const list: Lying[] = [...taken, ...view.village.display].flatMap((card) => village(s, card, mine));
  const tiles = view.forest.top < 0 ? view.forest.display : [...view.forest.display, view.forest.top];
  for (const tile of tiles)
    list.push({
      id: id.tileThing(tile),
      name: () => t.tile(tile),
      explain: () => ({
        says: [described[s.lang].tile(tile), ...(tile === view.forest.top ? [w.says.stack] : [])],
        whyNot: ask({ do: 'forest', tile: tileAt(tile).id }),
      }),
    });
  view.element.display.forEach((c, i) => {
    list.push({
      id: id.drawThing(i),
      name: () => w.thing.draw(t.element(c.color)),
      explain: () => ({ says: [w.says.draw], whyNot: ask({ do: 'draw', position: i + 1 }) }),
    });
  });
  const { top } = view.element;
  list.push({
    id: id.DECK,
    name: () => (top === null ? w.deckTop : w.thing.deck(t.element(top.color))),
    explain: () => ({ says: [w.says.deck], whyNot: ask({ do: 'drawDeck' }) }),
  });
  return list;
}

const CATEGORIES = ['endTile', 'treehouses', 'temples', 'pollution', 'tiles', 'objectives', 'leaders'] as const;

/** What a view holds does not change: its things are made once for each language and seat. */
const made = new WeakMap<View, Map<string, readonly Thing[]>>();

export function lying(s: At): readonly Thing[] {
  const key = `${s.lang}${s.seat}${s.decisions.length}`;
  const known = made.get(s.view) ?? new Map<string, readonly Thing[]>();
  made.set(s.view, known);
  let list = known.get(key);
  if (list === undefined) {
    list = everything(s).map((x) => lyingThing(x.id, x.name, x.explain, NO_WAYS));
    known.set(key, list);
  }
  return list;
}

function everything(s: At): readonly Lying[] {
  const w = words(s.lang);
  const { view } = s;
  const list: Lying[] = [...displays(s)];
  view.players.forEach((land, seat) => {
    list.push(...places(s, seat, land), ...means(s, seat, land));
    list.push(rackOf(s, seat, land.rack, s.seat === seat ? w.thing.own : s.names(seat)));
    for (const { card } of land.rack)
      if (card >= 0)
        list.push(...rows(s, seat, card), {
          id: id.cardThing(card),
          name: () => say(s.lang).card(card),
          explain: () => ({ says: [say(s.lang).cardSentence(card)] }),
        });
  });
  if (view.players.length === 2) list.push(rackOf(s, -1, racksOf(view, 0).right.cards, w.market));
  for (const key of CATEGORIES)
    list.push({
      id: `score:${key}`,
      name: () => s.text.category(key),
      explain: () => ({ says: [described[s.lang].category(key)] }),
    });
  return list;
}
