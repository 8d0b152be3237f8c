/** Everything that lies on the table, with its name and what it is: in turn and out of turn. Pure. */
import { whoIs } from '#kernel';
import type { Explanation, Lying as Lies, Situation, Walked } from '#web/kit/contract.ts';
import { templeCost } from '../rules/abilities.ts';
import { cardAt, constants, SPACES, tileAt, tribeAt, villageCardAt } from '../rules/data.ts';
import { CAPITAL, type Place, placeName } from '../rules/geometry.ts';
import {
  leaderProgress,
  objectiveProgress,
  playerAt,
  type RequirementReport,
  type RowReport,
  racksOf,
  ridersNeeded,
  rowReports,
  viewCounts,
} from '../rules/inspect.ts';
import { type Event, type GameMove, NONE, type PlayerView, type SeenCard, type View } from '../rules/state.ts';
import { describeIn } from '../text/describe.ts';
import { riderPlaces, topFrame } from './flights.ts';
import { type Gain, rowGains, vainOf } from './gains.ts';
import * as id from './ids.ts';
import { wanted } from './look.ts';
import { stock } from './stock.ts';
import { say, verbs, words } from './words.ts';

export type At = Situation<View, GameMove, Event>;
type Lying = Lies<GameMove>;

const described = { de: describeIn('de'), en: describeIn('en') };

/** The move one would expect, of whoever could have meant it. */
const mine = (s: At, seat: number, move: GameMove): GameMove | null => (s.seat === seat ? move : null);

/** Named when somebody wants to know: most things are never asked. */
const lying = (id: string, name: () => string, explain: () => Explanation, why: GameMove | null = null): Lying => ({
  id,
  get name() {
    return name();
  },
  explain,
  why,
});

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
  return Array.from({ length: SPACES + 1 }, (_, place) =>
    lying(
      id.placeThing(seat, place),
      () =>
        s.seat === seat
          ? placeSaid(s, land, place)
          : `${w.terrain(whoIs(s.names, seat))}: ${placeSaid(s, land, place)}`,
      () => {
        const need = place === CAPITAL ? 0 : ridersNeeded(land, place);
        const foul = place === CAPITAL ? 0 : (land.pollution[place] ?? 0);
        const counts =
          need > 0 ? w.counts.riders(land.riders[place] as number, need) : foul > 0 ? w.counts.tokens(foul) : undefined;
        return { says: placeSays(s, land, place), counts };
      },
      mine(s, seat, meant(s.view, land, place)),
    ),
  );
}

// --- the rack and the racks ---

/** The numbers a requirement looks at that does not hold, with whose they are: 'you 2, Edda 0, Kasimir 4'. */
function whoHas(s: At, seat: number, { requirement, own, bonus, left, right }: RequirementReport): string {
  const { needs, market } = words(s.lang);
  if (requirement.kind === 'own')
    return needs.more(requirement.min - own - bonus, say(s.lang).element(requirement.color));
  if (requirement.kind === 'ownNone') return needs.less(own, say(s.lang).element(requirement.color));
  if (requirement.kind === 'ownAllColors') return '';
  const racks = racksOf(s.view, seat);
  const name = (at: number): string => (at < 0 ? market : s.names(at));
  const mine = requirement.kind === 'neighbour' ? [] : [`${s.names(seat)} ${bonus > 0 ? `${own} (+${bonus})` : own}`];
  return `${[...mine, `${name(racks.left.seat)} ${left}`, `${name(racks.right.seat)} ${right}`].join(', ')}.`;
}

/** Of all four colours those that are not on the rack. */
function absent(s: At, seat: number, report: RowReport | undefined): string | undefined {
  if (report === undefined || report.playable || !report.requirements.some((r) => r.color === NONE)) return undefined;
  const { own, bonus } = viewCounts(s.view, seat);
  const colors = own.flatMap((n, color) => (n + (bonus[color] ?? 0) > 0 ? [] : [say(s.lang).element(color)]));
  return words(s.lang).needs.all(colors);
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
  return cardAt(card).rows.map((_, r) =>
    lying(
      id.rowThing(card, r),
      () => `${many ? w.thing.row(name, r + 1) : name}: ${t.row(card, r)}`,
      () => {
        const report = rowReports(s.view, seat, card)[r];
        const open = report?.playable === true ? [] : (report?.requirements ?? []).filter((q) => !q.holds);
        const gains = rowGains(s.view, seat, card, r).map((g) => gainSays(s, g));
        return {
          head: many ? w.thing.row(name, r + 1) : name,
          says: [`${t.row(card, r)}.`, ...(report?.free === true ? [w.says.free] : [])],
          needs: open.map((q) => whoHas(s, seat, q)).join(' ') || undefined,
          missing: absent(s, seat, report),
          counts: gains.join(' · ') || undefined,
        };
      },
      mine(s, seat, { do: 'play', card: cardAt(card).id, row: r + 1 }),
    ),
  );
}

function rackOf(s: At, seat: number, cards: readonly SeenCard[], name: string): Lying {
  const w = words(s.lang);
  const colors = cards.map((c) => say(s.lang).element(c.color)).join(', ') || w.none;
  return lying(
    id.rackThing(seat),
    () => w.thing.rack(name),
    () => ({ says: seat < 0 ? [w.says.market, w.says.rack(colors)] : [w.says.rack(colors)] }),
  );
}

// --- a player ---

function temples(s: At, seat: number, land: PlayerView): Lying[] {
  const w = words(s.lang).says;
  const t = say(s.lang);
  const isAsked = topFrame(s.view)?.f === 'chooseTemple';
  return tribeAt(land.tribe).temples.map((temple, i) => {
    const effects = t.templeEffects(land.tribe, i);
    return lying(
      id.templeThing(seat, land.tribe, i),
      () => `${t.temple(land.tribe, i)}: ${effects}`,
      () => ({
        says: land.unplaced.includes(i) ? [w.temple(effects, templeCost(land))] : [w.templePlaced, `${effects}.`],
      }),
      mine(s, seat, isAsked ? { do: 'temple', temple: temple.id } : { do: 'placeTemple' }),
    );
  });
}

/** The leaders, and the two conditions that bring them. */
function leaders(s: At, seat: number, land: PlayerView): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const tribe = tribeAt(land.tribe);
  const isAsked = topFrame(s.view)?.f === 'leader';
  return [
    ...tribe.leaders.map((leader, i) =>
      lying(
        id.leaderThing(seat, land.tribe, i),
        () => t.leader(land.tribe, i),
        () => ({ says: [described[s.lang].leader(land.tribe, i)] }),
        isAsked ? mine(s, seat, { do: 'leader', leader: leader.id }) : null,
      ),
    ),
    lying(
      `path:${seat}`,
      () => w.thing.path,
      () => {
        const { path } = leaderProgress(land);
        const counts = path.spent ? w.spent : w.chip.path(path.progress?.matches ?? 0, tribe.path.length);
        return { says: [w.says.path(t.path(land.tribe))], counts };
      },
    ),
    lying(
      `special:${seat}`,
      () => w.thing.special,
      () => {
        const { special } = leaderProgress(land);
        const counts = special.spent ? w.spent : `${special.value} / ${special.at}`;
        return { says: [w.says.special(t.condition(tribe.special))], counts };
      },
    ),
  ];
}

/** Village cards of a player, kept or used. */
function objectives(s: At, land: PlayerView): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const kept = land.objectives.map((card) =>
    lying(
      id.objectiveThing(card),
      () => t.village(card),
      () => ({
        says: [described[s.lang].objective(land, card)],
        counts: w.counts.points(objectiveProgress(land, card).points),
      }),
    ),
  );
  const used = land.used.map((card) =>
    lying(
      id.objectiveThing(card),
      () => t.village(card),
      () => ({ says: [w.says.used, `${t.immediate(card)}.`] }),
    ),
  );
  return [...kept, ...used];
}

function player(s: At, seat: number, land: PlayerView): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const faces = land.rack.flatMap(({ card }) => (card >= 0 ? [card] : []));
  return [
    lying(
      `seat:${seat}`,
      () => `${s.names(seat)}, ${t.tribe(land.tribe)}`,
      () => ({
        says: [described[s.lang].tribe(land.tribe)],
        counts: stock(s.view, seat, s.lang)
          .map(({ name, count }) => `${name} ${count}`)
          .join(' · '),
      }),
    ),
    lying(
      id.waterThing(seat),
      () => w.thing.water(whoIs(s.names, seat), land.water),
      () => ({ says: [w.says.water] }),
    ),
    ...places(s, seat, land),
    ...temples(s, seat, land),
    ...leaders(s, seat, land),
    ...objectives(s, land),
    rackOf(s, seat, land.rack, s.seat === seat ? w.thing.own : s.names(seat)),
    ...faces.flatMap((card) => [
      ...rows(s, seat, card),
      lying(
        id.cardThing(card),
        () => t.cardInShort(card),
        () => ({ says: [t.cardSentence(card)] }),
      ),
    ]),
  ];
}

// --- for everybody ---

function village(s: At, card: number, land: PlayerView | null): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const v = villageCardAt(card);
  const thing = (where: string, name: string, says: string): Lying =>
    lying(
      where,
      () => name,
      () => ({
        says: [says],
        counts: land === null ? undefined : `${t.metric(v.objective)}: ${objectiveProgress(land, card).value}`,
      }),
      s.seat === null ? null : { do: 'takeVillageCard', card: v.id },
    );
  return [
    thing(id.villageThing(card), t.village(card), described[s.lang].villageCard(card)),
    thing(id.keepThing(card), `${t.village(card)}: ${w.keep}`, w.says.keep(t.objective(v.objective))),
    thing(id.nowThing(card), `${t.village(card)}: ${w.useNow}`, w.says.now(t.immediate(card))),
  ];
}

function displays(s: At): Lying[] {
  const w = words(s.lang);
  const t = say(s.lang);
  const { forest, element, village: villages } = s.view;
  const land = s.seat === null ? null : playerAt(s.view, s.seat);
  const frame = topFrame(s.view);
  const taken = frame?.f === 'villageCardUse' || frame?.f === 'replaceObjective' ? [frame.card] : [];
  const mineOrNobodys = (move: GameMove): GameMove | null => (s.seat === null ? null : move);
  const tiles = forest.top < 0 ? forest.display : [...forest.display, forest.top];
  return [
    ...[...taken, ...villages.display].flatMap((card) => village(s, card, land)),
    ...tiles.map((tile) =>
      lying(
        id.tileThing(tile),
        () => t.tile(tile),
        () => ({
          says: [
            described[s.lang].tile(tile),
            ...(land !== null && wanted(land).has(tileAt(tile).color) ? [w.says.wanted] : []),
            ...(tile === forest.top ? [w.says.stack] : []),
          ],
        }),
        mineOrNobodys({ do: 'forest', tile: tileAt(tile).id }),
      ),
    ),
    ...element.display.map((c, i) =>
      lying(
        id.drawThing(i),
        () => w.thing.draw(t.element(c.color)),
        () => ({ says: [w.says.draw] }),
        mineOrNobodys({ do: 'draw', position: i + 1 }),
      ),
    ),
    lying(
      id.DECK,
      () => (element.top === null ? w.deckTop : w.thing.deck(t.element(element.top.color))),
      () => ({ says: [w.says.deck] }),
      mineOrNobodys({ do: 'drawDeck' }),
    ),
  ];
}

const CATEGORIES = ['endTile', 'treehouses', 'temples', 'pollution', 'tiles', 'objectives', 'leaders'] as const;

/** What a position holds does not change: its things are made once. */
export function things(s: At, path: Walked<View, GameMove, Event>): readonly Lying[] {
  const all = s.once(`things ${s.lang}`, () => everything(s));
  if (!path.trail.some((here) => here.question?.kind === 'discardCards')) return all;
  // While cards are marked they are whole: their rows are no answers.
  return s.once(`marking ${s.lang}`, () => all.map((x) => (x.id.startsWith('row:') ? { ...x, shut: true } : x)));
}

/** Throwing cards away is offered beside the question: why, it says itself. */
function discarding(s: At): Lying[] {
  const asked = s.decisions.flatMap((d) => d.options).some((m) => m.do === 'discardThree');
  if (s.seat === null || !asked) return [];
  const w = words(s.lang);
  const why = w.whyDiscard(playerAt(s.view, s.seat).unplaced.length === 0);
  const name = verbs(s.lang).of({ do: 'discardThree' }, s.view).title ?? why;
  const says = [w.mayDiscard(constants.templeCost, why)];
  return [{ id: 'move:discardThree', name, button: true, explain: () => ({ says }) }];
}

function everything(s: At): readonly Lying[] {
  const { players } = s.view;
  return [
    ...discarding(s),
    ...displays(s),
    ...players.flatMap((land, seat) => player(s, seat, land)),
    ...(players.length === 2 ? [rackOf(s, -1, racksOf(s.view, 0).right.cards, words(s.lang).market)] : []),
    ...CATEGORIES.map((key) =>
      lying(
        `score:${key}`,
        () => s.text.category(key),
        () => ({ says: [described[s.lang].category(key)] }),
      ),
    ),
  ];
}
