/** What lies on this table, and what a tap on it means. */
import type { Chip, Explanation, Gesture, Thing, Touch } from '#web/kit/contract.ts';
import { HAND_SIZE } from '../rules/cards.ts';
import { discounted, discountNow } from '../rules/costs.ts';
import {
  BUILDINGS,
  CELL_NAMES,
  COLUMN_COUNT,
  GOODS,
  ROWS,
  SPECIALISTS,
  STARTING_BUILDINGS,
  TILES,
  WHEELS,
} from '../rules/data.ts';
import { contentOf, have, startPoints2 } from '../rules/helpers.ts';
import { ACTIONS, type GameMove } from '../rules/moves.ts';
import type { Estate } from '../rules/state.ts';
import { half } from '../text/effects.ts';
import { cardInUse, shownSeat } from './model.ts';
import { type At, type Path, pathOf, wayTo } from './path.ts';
import {
  actionThing,
  CLEAR,
  cardThing,
  cellThing,
  convertThing,
  seatThing,
  stackThing,
  thingOf,
  tileThing,
  wheelThing,
} from './things.ts';
import { cellWords, sentencesOf, words } from './words.ts';

interface Scene {
  readonly s: At;
  readonly path: Path;
  readonly estate: Estate;
}

/** A thing with the way that lies on it, if any; `why` asks the rules about an answer that is not listed. */
function thing(
  { s, path }: Scene,
  id: string,
  name: string,
  explain: () => Explanation,
  why: GameMove | null = null,
  more: Partial<Thing> = {},
): Thing {
  const to = s.seat === null ? null : wayTo(path, id);
  const asked = s.seat !== null && s.decisions.some((d) => d.optional === undefined);
  return {
    id,
    name,
    ways: to === null ? [] : [{ to, label: name }],
    ...(to === null && why !== null && asked ? { cannot: true as const } : {}),
    explain: () => {
      const what = explain();
      return to !== null || why === null || !asked ? what : { ...what, whyNot: s.whyNot(why) };
    },
    ...more,
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
    const explain = (): Explanation => ({
      says: [`${w.cost}: ${say.cost(c.cost)}.`, `A: ${say.action(card, 0)}.`, `B: ${say.action(card, 1)}.`],
    });
    const found = thing(scene, id, c.name[s.lang], explain, asked ? { do: 'choose', card: c.id } : null);
    if (!isKeep) return found;
    const to = keepWay(s, path, id);
    return { ...found, switch: true as const, ways: to === null ? [] : [{ to, label: c.name[s.lang] }] };
  });
}

/** Cards to keep are marked in any order; a sixth takes the place of the last one. */
function keepWay(s: At, path: Path, id: string): Gesture | null {
  if (path.gesture.includes(id)) return path.gesture.filter((word) => word !== id);
  const listed = s.decisions.some((d) => d.options.some((m) => m.do === 'keep' && cardThing(m.card) === id));
  if (!listed) return null;
  const room = toKeep(s);
  return [...path.gesture.slice(0, room - 1), id];
}

const toKeep = (s: At): number => HAND_SIZE - (s.seat === null ? 0 : (s.view.players[s.seat]?.handSize ?? 0));

function actionThings(scene: Scene): Thing[] {
  const { s } = scene;
  const frame = cardInUse(s.view);
  if (frame === null) return [];
  const say = sentencesOf(s.lang);
  const mine = frame.seat === s.seat;
  return ACTIONS.map((action, i) =>
    thing(
      scene,
      actionThing(action),
      `${words(s.lang).action(action)}: ${say.action(frame.card, i)}`,
      () => ({
        says: [say.action(frame.card, i)],
        ...(mine ? { counts: s.text.move({ do: 'act', action }, s.view) } : {}),
      }),
      mine ? { do: 'act', action } : null,
    ),
  );
}

// --- the landscape ---

function cellThings(scene: Scene): Thing[] {
  const { s, estate } = scene;
  const w = words(s.lang);
  const kind = s.decisions.find((d) => d.optional === undefined)?.kind;
  return CELL_NAMES.map((cell, at) => {
    const c = contentOf(estate, at);
    const where = cellWords(s.lang, Math.floor(at / COLUMN_COUNT) + 1, (at % COLUMN_COUNT) + 1);
    const [name, says] = ((): [string, string[]] => {
      if (c.is === 'empty') return [w.empty, [w.explain.empty]];
      if (c.is === 'tile')
        return [TILES[c.tile]?.name[s.lang] ?? '', [w.explain.tile(TILES[c.tile]?.removableAnytime === true)]];
      if (c.is === 'start')
        return [
          STARTING_BUILDINGS[c.start]?.name[s.lang] ?? '',
          [w.explain.start(half(startPoints2(estate, c.start) / 2))],
        ];
      return [BUILDINGS[c.building]?.name[s.lang] ?? '', [sentencesOf(s.lang).building(c.building)]];
    })();
    const why: GameMove | null =
      kind === 'place' || kind === 'site' || kind === 'remove' ? ({ do: kind, cell } as GameMove) : null;
    return thing(scene, cellThing(cell), `${name}, ${where}`, () => ({ says }), why);
  });
}

// --- buildings ---

/** What is missing to build a tile now, in words. */
function missingFor(s: At, estate: Estate, building: number): string | undefined {
  const w = words(s.lang);
  const cost = BUILDINGS[building]?.cost;
  if (cost === undefined) return undefined;
  const goods = discounted(cost.goods, discountNow(s.view.stack, s.seat ?? -1));
  const short = goods.flatMap((n, g) => {
    const left = n - have(estate.stock, g);
    return left > 0 ? [w.short(left, GOODS[g]?.name[s.lang] ?? '')] : [];
  });
  return short.length === 0 ? undefined : short.join(', ');
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
      tile.name[s.lang],
      () => ({
        says: [
          `${w.cost}: ${say.cost({ ...tile.cost, goods: discounted(tile.cost.goods, discountNow(s.view.stack, s.seat ?? -1)) })}.`,
          say.building(b),
        ],
        counts: `${half(tile.points2 / 2)} ${w.points}`,
        ...(s.seat === null ? {} : { missing: missingFor(s, estate, b) }),
      }),
      building ? { do: 'build', building: id } : null,
    );
  });
}

function stackThings(scene: Scene): Thing[] {
  const { s } = scene;
  const w = words(s.lang);
  return ROWS.map((row, i) =>
    thing(scene, stackThing(row), w.rows[row] ?? row, () => ({
      says: [w.explain.rows[row] ?? '', w.stackLeft(s.view.stackSizes[i] ?? 0)],
    })),
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
      return thing(scene, convertThing(id), name[s.lang], () => ({ says: [say.conversion(b)] }), {
        do: 'convert',
        building: id,
      });
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

function answerThings(scene: Scene): Thing[] {
  const { s } = scene;
  const answers = s.decisions.flatMap((d) => d.options).filter((m) => thingOf(m)?.startsWith('answer:') === true);
  return answers.map((m) => {
    const label = s.text.move(m, s.view);
    return thing(scene, thingOf(m) as string, label, () => ({ says: [label] }));
  });
}

// --- what only explains itself ---

function lookThings(scene: Scene): Thing[] {
  const { s } = scene;
  const w = words(s.lang);
  const wheels = WHEELS.map((wheel, i) =>
    thing(scene, wheelThing(wheel.id), w.wheels[i] ?? '', () => ({ says: [w.explain.wheel] })),
  );
  const seats = s.view.players.map((p, seat) =>
    thing(scene, seatThing(seat), w.boardOf(s.names(seat)), () => ({
      says: [w.explain.seat(p.handSize, p.built.length)],
    })),
  );
  return [...wheels, ...seats];
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

export function touch(s: At): Touch<GameMove> {
  const w = words(s.lang);
  const path = pathOf(s, s.gesture);
  const seat = shownSeat(s.view, s.seat, null);
  const scene: Scene = { s, path, estate: s.view.players[seat] as Estate };
  const { chain } = path;
  const left = keeping(s) ? toKeep(s) - chain.length : 0;
  const last = chain.at(-1);
  return {
    things: [
      ...cardThings(scene),
      ...actionThings(scene),
      ...cellThings(scene),
      ...tileThings(scene),
      ...stackThings(scene),
      ...anytimeThings(scene),
      ...answerThings(scene),
      ...lookThings(scene),
    ],
    chain,
    ready: chain.length > 0 && left === 0,
    claims: (move) => thingOf(move) !== null,
    chips: chips(s, chain),
    act: last === undefined ? undefined : w.confirm[last.do],
    missing: keeping(s) ? w.keepTitle(left) : undefined,
    ...(keeping(s) && chain.length > 0 ? { title: w.keepTitle(left) } : {}),
    label: (move) => (move.do === 'none' ? w.noneOf : move.do === 'take' ? w.none : w.confirm[move.do]),
  };
}
