/** What lies on this table, and what a tap on it means. */
import type { Chip, Explanation, Gesture, Thing, Touch } from '#web/kit/contract.ts';
import { cardsOf, HAND_SIZE } from '../rules/cards.ts';
import { discounted, discountNow } from '../rules/costs.ts';
import {
  BUILDINGS,
  CELL_NAMES,
  COLUMN_COUNT,
  GOODS,
  MARKERS,
  ROWS,
  SPECIALISTS,
  STARTING_BUILDINGS,
  TILES,
  WHEELS,
} from '../rules/data.ts';
import { buildingPoints2, contentOf, have, startPoints2 } from '../rules/helpers.ts';
import { hasSite } from '../rules/landscape.ts';
import { ACTIONS, buildingOf, cardOf, type GameMove, goodOf } from '../rules/moves.ts';
import { actionOutcomes, isVain } from '../rules/outcome.ts';
import type { Estate } from '../rules/state.ts';
import type { View, ViewPlayer } from '../rules/view.ts';
import { bits } from '../rules/vocabulary.ts';
import { half } from '../text/effects.ts';
import { helpFor, helpForSpace } from './help.ts';
import { inWords } from './in-words.ts';
import { cardInUse, leaderOf, shownSeat } from './model.ts';
import { type Path, pathOf, wayTo } from './path.ts';
import type { At } from './situation.ts';
import { suggestedHand } from './suggestion.ts';
import {
  actionThing,
  CARD,
  CLEAR,
  cardThing,
  cellThing,
  convertThing,
  foreignThing,
  laterThing,
  SUGGEST,
  seatThing,
  stackThing,
  thingOf,
  tileThing,
  wheelThing,
} from './things.ts';
import { wheelState } from './wheel-state.ts';
import { actionNow, cellWords, sentencesOf, words } from './words.ts';

interface Scene {
  readonly s: At;
  readonly path: Path;
  readonly estate: ViewPlayer;
}

/** A thing with the way that lies on it, if any; `why` asks the rules about an answer that is not listed. */
function thing(
  { s, path }: Scene,
  id: string,
  name: () => string,
  explain: () => Explanation,
  why: GameMove | null = null,
): Thing {
  const to = s.seat === null ? null : wayTo(path, id);
  const asked = s.seat !== null && s.decisions.some((d) => d.optional === undefined);
  return {
    id,
    // Many things lie on the table, few are named at a time.
    get name() {
      return name();
    },
    ways: to === null ? [] : [{ to, label: name() }],
    ...(to === null && why !== null && asked ? { cannot: true as const } : {}),
    explain: () => {
      const what = explain();
      return to !== null || why === null || !asked ? what : { ...what, whyNot: s.whyNot(why) };
    },
  };
}

// --- cards ---

function keeping(s: At): boolean {
  return s.decisions.some((d) => d.kind === 'keep');
}

function cardThings(scene: Scene): Thing[] {
  const { s, path } = scene;
  const say = sentencesOf(s.lang);
  const w = words(s.lang);
  const isKeep = keeping(s);
  const asked = s.decisions.some((d) => d.kind === 'choose' || d.kind === 'extra');
  return SPECIALISTS.map((c, card) => {
    const id = cardThing(c.id);
    const explain = (): Explanation => {
      const now = s.seat === null ? [] : ACTIONS.map((_, i) => actionNow(s.lang, s.view, s.seat ?? 0, card, i, false));
      const said = now.flatMap((n, i) => (n === null ? [] : [`${ACTIONS[i]}: ${n}`]));
      return {
        says: [`${w.cost}: ${say.cost(c.cost)}.`, `A: ${say.action(card, 0)}.`, `B: ${say.action(card, 1)}.`],
        ...(said.length === 0 ? {} : { counts: `${w.now}: ${said.join('; ')}` }),
      };
    };
    const name = (): string => c.name[s.lang];
    if (!isKeep) return thing(scene, id, name, explain, asked ? { do: 'choose', card: c.id } : null);
    const to = keepWay(s, path, id);
    return { id, name: name(), switch: true as const, ways: to === null ? [] : [{ to, label: name() }], explain };
  });
}

/** Cards to keep are marked in any order; a sixth takes the place of the last one. */
function keepWay(s: At, path: Path, id: string): Gesture | null {
  const marked = path.gesture.filter((word) => word.startsWith(CARD));
  if (marked.includes(id)) return marked.filter((word) => word !== id);
  const listed = s.decisions.some((d) => d.options.some((m) => m.do === 'keep' && cardThing(m.card) === id));
  if (!listed) return null;
  const room = toKeep(s);
  return [...marked.slice(0, room - 1), id];
}

/** Marks five at once; they can be exchanged like any others. */
function suggestion(s: At, marking: boolean): Thing[] {
  if (!marking || s.seat === null) return [];
  const w = words(s.lang);
  const to = suggestedHand(s.view, s.seat).map((card) => cardThing(SPECIALISTS[card]?.id ?? ''));
  const explain = (): Explanation => ({ says: [w.suggestNote] });
  return [{ id: SUGGEST, name: w.suggest, button: true, switch: true, ways: [{ to, label: w.suggest }], explain }];
}

const toKeep = (s: At): number => HAND_SIZE - (s.seat === null ? 0 : (s.view.players[s.seat]?.handSize ?? 0));

function actionThings(scene: Scene): Thing[] {
  const { s } = scene;
  const frame = cardInUse(s.view);
  if (frame === null) return [];
  const say = sentencesOf(s.lang);
  const mine = frame.seat === s.seat;
  return ACTIONS.map((action, i) => {
    const it = thing(
      scene,
      actionThing(action),
      () => `${words(s.lang).action(action)}: ${say.action(frame.card, i)}`,
      () => ({
        says: [say.action(frame.card, i)],
        ...(mine ? { counts: s.text.move({ do: 'act', action }, s.view) } : {}),
        ...(mine && !frame.paid ? lacking(s, scene.estate, SPECIALISTS[frame.card]?.cost.goods ?? []) : {}),
      }),
      mine ? { do: 'act', action } : null,
    );
    // My own turn with the same card comes when theirs is over.
    return mine ? it : { ...it, ways: [] };
  });
}

// --- the landscape ---

/** What lies on a cell: its name, and what it does. */
function contentWords(s: At, estate: Estate, at: number): { name: string; says: string; counts?: string } {
  const w = words(s.lang);
  const c = contentOf(estate, at);
  if (c.is === 'empty') return { name: w.empty, says: w.explain.empty };
  if (c.is === 'tile') {
    const tile = TILES[c.tile];
    return { name: tile?.name[s.lang] ?? '', says: w.explain.tiles[tile?.id ?? ''] ?? '' };
  }
  if (c.is === 'start')
    return {
      name: STARTING_BUILDINGS[c.start]?.name[s.lang] ?? '',
      says: w.explain.start(sentencesOf(s.lang).starting(c.start), half(startPoints2(estate, c.start) / 2)),
    };
  return {
    name: BUILDINGS[c.building]?.name[s.lang] ?? '',
    says: sentencesOf(s.lang).building(c.building),
    counts: `${half(buildingPoints2(estate, c.building, at) / 2)} ${w.points}`,
  };
}

const CELL_QUESTIONS = ['place', 'site', 'remove'] as const;

function cellThings(scene: Scene): Thing[] {
  const { s, estate } = scene;
  const kind = CELL_QUESTIONS.find((k) => s.decisions.some((d) => d.kind === k));
  const lands = s.view.players.flatMap((e, seat) =>
    CELL_NAMES.map((cell, at) => {
      const mine = e === estate;
      const where = (): string => cellWords(s.lang, Math.floor(at / COLUMN_COUNT) + 1, (at % COLUMN_COUNT) + 1);
      return thing(
        scene,
        mine ? cellThing(cell) : foreignThing(seat, cell),
        () => `${contentWords(s, e, at).name}, ${where()}`,
        () => {
          const { says, counts } = contentWords(s, e, at);
          return { says: [says], counts };
        },
        mine && kind !== undefined ? { do: kind, cell } : null,
      );
    }),
  );
  return lands;
}

// --- buildings ---

/** What is missing to pay this, in words, and how to come by it. */
function lacking(s: At, estate: ViewPlayer, goods: readonly number[]): Pick<Explanation, 'missing' | 'help'> {
  const w = words(s.lang);
  const short = goods.map((n, g) => Math.max(0, n - have(estate.stock, g)));
  const said = short.flatMap((n, g) => (n > 0 ? [w.short(n, GOODS[g]?.name[s.lang] ?? '')] : []));
  return said.length === 0 ? {} : { missing: said.join(', '), help: helpFor(s.lang, estate, short) };
}

/** What stands in the way of a tile: goods, or a space for it. */
function missingFor(s: At, estate: ViewPlayer, building: number): Pick<Explanation, 'missing' | 'help'> {
  const cost = BUILDINGS[building]?.cost;
  if (cost === undefined || s.seat === null) return {};
  const short = lacking(s, estate, discounted(cost.goods, discountNow(s.view.stack, s.seat)));
  if (short.missing !== undefined || hasSite(estate.cells, building)) return short;
  return { missing: words(s.lang).noSite, help: helpForSpace(s.lang, estate) };
}

/** What a tile that can be built now brings, its price paid; else what is printed on it. */
function worth(s: At, building: string, printed: number): string {
  const move: GameMove = { do: 'build', building };
  const listed = s.decisions.some((d) => d.options.some((m) => m.do === 'build' && m.building === building));
  const net = listed ? netOf(s, [move]) : null;
  return `${net === null ? half(printed) : signed(net)} ${words(s.lang).points}`;
}

function tileThings(scene: Scene): Thing[] {
  const { s, estate } = scene;
  const say = sentencesOf(s.lang);
  const w = words(s.lang);
  const own = s.view.players.flatMap((p) => p.private);
  const drafted = s.decisions.flatMap((d) => d.options.flatMap((m) => (m.do === 'draft' ? [m.building] : [])));
  const ids = new Set([
    ...[...s.view.rows.flat(), ...own].filter((b) => b >= 0).map((b) => BUILDINGS[b]?.id ?? ''),
    ...drafted,
  ]);
  const building = s.decisions.some((d) => d.kind === 'build');
  return [...ids].map((id) => {
    const b = BUILDINGS.findIndex((x) => x.id === id);
    const tile = BUILDINGS[b] as (typeof BUILDINGS)[number];
    return thing(
      scene,
      tileThing(id),
      () => tile.name[s.lang],
      () => ({
        says: [
          `${w.cost}: ${say.cost({ ...tile.cost, goods: discounted(tile.cost.goods, discountNow(s.view.stack, s.seat ?? -1)) })}.`,
          say.building(b),
        ],
        counts: worth(s, id, tile.points2 / 2),
        ...missingFor(s, estate, b),
      }),
      building ? { do: 'build', building: id } : null,
    );
  });
}

function stackThings(scene: Scene): Thing[] {
  const { s } = scene;
  const w = words(s.lang);
  return ROWS.map((row, i) =>
    thing(
      scene,
      stackThing(row),
      () => w.rows[row] ?? row,
      () => ({
        says: [w.explain.rows[row] ?? '', w.stackLeft(s.view.stackSizes[i] ?? 0)],
      }),
    ),
  );
}

/** Own buildings that convert at any time, and clearing tiles. */
function anytimeThings(scene: Scene): Thing[] {
  const { s, path, estate } = scene;
  const w = words(s.lang);
  const say = sentencesOf(s.lang);
  if (s.seat === null) return [];
  const conversions = estate.built
    .filter((b) => BUILDINGS[b]?.conversion !== null)
    .map((b) => {
      const { id, name } = BUILDINGS[b] as (typeof BUILDINGS)[number];
      return thing(
        scene,
        convertThing(id),
        () => name[s.lang],
        () => ({
          says: [say.conversion(b)],
          ...lacking(s, estate, BUILDINGS[b]?.conversion?.pay.goods ?? []),
        }),
        {
          do: 'convert',
          building: id,
        },
      );
    });
  const mayClear = s.decisions.some((d) => d.options.some((m) => m.do === 'discard'));
  if (!mayClear) return conversions;
  return [
    ...conversions,
    {
      id: CLEAR,
      name: w.clear,
      ways: [{ to: path.clearing ? [] : [CLEAR], label: w.clear }],
      switch: true,
      explain: () => ({ says: [w.clearOn] }),
    },
  ];
}

// --- questions about goods ---

/** From the question that was answered last: what went without saying, and what is open now. */
function answerThings(scene: Scene): Thing[] {
  const { s, path } = scene;
  const found = new Map<string, Thing>();
  for (let level = Math.max(0, path.said - 1); level < path.answers.length; level++) {
    const view = level === 0 ? s.view : s.after(path.chain.slice(0, level))?.view;
    for (const [id, move] of path.answers[level] ?? []) {
      const button = laterThing(move) === id;
      if (view === undefined || !(button || id.startsWith('answer:'))) continue;
      const label = (): string => (button ? words(s.lang).confirm[move.do] : s.text.move(move, view));
      found.set(id, { ...thing(scene, id, label, () => ({ says: [label()] })), ...(button ? { button } : {}) });
    }
  }
  return [...found.values()];
}

// --- what only explains itself ---

function lookThings(scene: Scene): Thing[] {
  const { s } = scene;
  const w = words(s.lang);
  const goodName = (marker: number): string => GOODS[MARKERS[marker]?.good ?? -1]?.name[s.lang] ?? '';
  const wheels = WHEELS.map((wheel, i) =>
    thing(
      scene,
      wheelThing(wheel.id),
      () => w.wheels[i] ?? '',
      () => ({
        says: [w.explain.wheel(wheel.basics.map(goodName).join(', '), goodName(wheel.product))],
        counts: wheelState(i, scene.estate.stock, s.lang),
      }),
    ),
  );
  const seats = s.view.players.map((p, seat) =>
    thing(
      scene,
      seatThing(seat),
      () => w.boardOf(s.names(seat)),
      () => ({ says: seatSays(s, p) }),
    ),
  );
  return [...wheels, ...seats];
}

/** What lies open of somebody's cards, in words. */
function seatSays(s: At, p: View['players'][number]): string[] {
  const w = words(s.lang);
  const named = (cards: readonly number[]): string => cards.map((c) => SPECIALISTS[c]?.name[s.lang] ?? '').join(', ');
  const absent = cardsOf(p.absent).filter((c) => !p.played.includes(c) && !p.followed.includes(c));
  const open: readonly (readonly [string, readonly number[]])[] = [
    [w.played, p.played],
    [w.followed, p.followed],
    [w.notIn, absent],
  ];
  return [
    w.explain.seat(p.handSize, p.built.length),
    ...open.flatMap(([what, cards]) => (cards.length === 0 ? [] : [`${what}: ${named(cards)}.`])),
  ];
}

/** What changes in the stock, good by good. */
function chips(s: At, chain: readonly GameMove[]): Chip[] {
  const there = chain.length === 0 ? null : s.after(chain);
  if (there === null || s.seat === null) return [];
  const stock = (v: At['view']): readonly number[] => v.players[s.seat as number]?.stock ?? [];
  const [now, then] = [stock(s.view), stock(there.view)];
  return GOODS.flatMap((g, good) => {
    const by = have(then, good) - have(now, good);
    return by === 0
      ? []
      : [
          {
            text: `${by > 0 ? '+' : '−'}${Math.abs(by)} ${g.name[s.lang]}`,
            tone: by > 0 ? ('good' as const) : ('bad' as const),
          },
        ];
  });
}

const signed = (n: number): string => (n > 0 ? `+${half(n)}` : half(n));

/** Points that a tile brings now, its price paid; the site changes nothing about that. */
function netOf(s: At, chain: readonly GameMove[]): number | null {
  const here = s.after([]);
  const site = s.after(chain)?.decisions.find((d) => d.kind === 'site')?.options[0];
  if (s.seat === null || here === null || site === undefined) return null;
  const there = s.after([...chain, site]);
  const total = (at: typeof here): number => at.standing.seats[s.seat as number]?.total ?? 0;
  return there === null || there.uncertain ? null : total(there) - total(here);
}

function giftChips(s: At): Chip[] {
  const given = gift(s);
  return given === null ? [] : [{ text: given.why, tone: 'plain', leads: true }];
}

function netChips(s: At, chain: readonly GameMove[]): Chip[] {
  if (chain.at(-1)?.do !== 'build') return [];
  const net = netOf(s, chain);
  if (net === null) return [];
  return [{ text: `${signed(net)} ${words(s.lang).points}`, tone: net > 0 ? 'good' : net < 0 ? 'bad' : 'plain' }];
}

/** What will happen, without the numbers of rows and columns: the place is marked on the landscape. */
function titleOf(s: At, { chain, said }: Path): string | undefined {
  if (chain.length === 0) return undefined;
  if (said === 0 && chain[0]?.do === 'done') return idle(s);
  if (said === 0 && chain[0]?.do === 'take') return gift(s)?.title ?? s.text.move(chain[0], s.view);
  const after = (n: number): View => (n === 0 ? s.view : (s.after(chain.slice(0, n))?.view ?? s.view));
  const parts = chain.map((move, n) =>
    // The site says what is built.
    move.do === 'build' && chain[n + 1]?.do === 'site' ? '' : brief(s, move, after(n), after(n + 1)),
  );
  return parts.filter((part) => part !== '').join(' · ');
}

/** One move of a longer gesture. */
function brief(s: At, move: GameMove, before: View, then: View): string {
  const w = words(s.lang);
  switch (move.do) {
    case 'keep':
    case 'choose':
      return SPECIALISTS[cardOf(move.card)]?.name[s.lang] ?? '';
    case 'act':
      return `${w.action(move.action)}${inVain(s, move.action, before)}`;
    case 'build':
    case 'draft':
      return BUILDINGS[buildingOf(move.building)]?.name[s.lang] ?? '';
    case 'remove':
    case 'discard':
    case 'place':
    case 'site': {
      const lies = move.do === 'place' || move.do === 'site' ? then : before;
      const estate = lies.players[s.seat ?? 0] as Estate;
      return `${contentWords(s, estate, CELL_NAMES.indexOf(move.cell)).name}: ${w.confirm[move.do]}`;
    }
    default:
      return s.text.move(move, before);
  }
}

/** Why an action would do nothing: said where it is confirmed, too. */
function inVain(s: At, action: string, before: View): string {
  const frame = cardInUse(before);
  const estate = before.players[s.seat ?? -1];
  if (frame === null || estate === undefined) return '';
  const at = ACTIONS.indexOf(action);
  const scene = { rows: before.rows, estate, hand: bits(estate.hand ?? []) };
  if (!isVain(actionOutcomes(scene, frame.card, at, frame.paid))) return '';
  return `: ${actionNow(s.lang, before, frame.seat, frame.card, at, frame.paid) ?? ''}`;
}

/** Who gives, and why: the goods of somebody's card are offered to all. */
function gift(s: At): { readonly title: string; readonly why: string } | null {
  const d = s.decisions.find((x) => x.kind === 'gift');
  const frame = cardInUse(s.view);
  if (d === undefined || frame === null) return null;
  const w = words(s.lang);
  const good = GOODS[goodOf(String(d.about?.good))]?.name[s.lang] ?? '';
  const amount = Number(d.about?.amount);
  const card = SPECIALISTS[frame.card]?.name[s.lang] ?? '';
  return { title: w.gift(s.names(Number(d.about?.from)), amount, good), why: w.giftWhy(card, amount) };
}

/** Nothing can be done with the card in use: whose it is, and why. */
function idle(s: At): string {
  const w = words(s.lang);
  const frame = cardInUse(s.view);
  if (frame === null) return w.confirm.done;
  const leader = leaderOf(s.view, frame);
  const card = SPECIALISTS[frame.card]?.name[s.lang] ?? '';
  const cost = SPECIALISTS[frame.card]?.cost;
  const poor = cost !== undefined && !frame.paid ? sentencesOf(s.lang).cost(cost) : null;
  return w.idle(leader === null ? null : leader < 0 ? w.neighbour : s.names(leader), card, poor);
}

export function touch(s: At): Touch<GameMove> {
  const w = words(s.lang);
  const path = pathOf(s, s.gesture);
  const seat = shownSeat(s.view, s.seat, null);
  const { chain } = path;
  const marking = keeping(s) && chain.every((m) => m.do === 'keep') && !path.clearing;
  // While cards are marked everything else begins a gesture of its own.
  const other = keeping(s) && marking ? pathOf(s, []) : path;
  const estate = s.view.players[seat] as ViewPlayer;
  const scene: Scene = { s, path: other, estate };
  const left = marking ? toKeep(s) - chain.length : 0;
  const last = chain[Math.max(0, path.said - 1)];
  return {
    things: [
      ...cardThings({ s, path, estate }),
      ...actionThings(scene),
      ...cellThings(scene),
      ...tileThings(scene),
      ...stackThings(scene),
      ...anytimeThings(scene),
      ...answerThings(scene),
      ...lookThings(scene),
      ...suggestion(s, marking),
    ],
    chain,
    note: gift(s)?.why,
    grows: path.said,
    ready: chain.length > 0 && left === 0,
    claims: (move) => thingOf(move) !== null,
    chips: [...giftChips(s), ...netChips(s, chain), ...chips(s, chain)],
    act: last === undefined ? undefined : last.do === 'done' ? w.goOn : w.confirm[last.do],
    missing: marking ? w.keepTitle(left) : undefined,
    title: marking && chain.length > 0 ? w.keepTitle(left) : titleOf(s, path),
    inWords: inWords(s, chain),
    label: (move) => (move.do === 'none' ? w.noneOf : w.confirm[move.do]),
  };
}
