/** What lies on this table: names, and what everything is. */
import { type Decision, notate, whoIs } from '#kernel';
import type { Lying, Situation, Walked } from '#web/kit/contract.ts';
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
import { buildingPoints2, contentOf, startPoints2 } from '../rules/helpers.ts';
import { ACTIONS, type GameMove, SHAPES } from '../rules/moves.ts';
import type { Estate, Event } from '../rules/state.ts';
import type { View, ViewPlayer } from '../rules/view.ts';
import { half } from '../text/effects.ts';
import { lacking, missingFor } from './help.ts';
import { absentOf, cardInUse, homeSeat, questionsOn } from './model.ts';
import { stock } from './stock.ts';
import { netOf, signed } from './told.ts';
import { wheelState } from './wheel-state.ts';
import { actionNow, cellWords, sentencesOf, words } from './words.ts';

export type At = Situation<View, GameMove, Event>;
export type Path = Walked<View, GameMove, Event>;
type Thing = Lying<GameMove>;

// --- ids ---

export const cardThing = (id: string): string => `card:${id}`;
/** Of the card in use, or of one in the hand. */
export const actionThing = (action: string, card: number | null = null): string =>
  `action:${card === null ? '' : `${SPECIALISTS[card]?.id}.`}${action}`;
/** Of the card somebody else uses. */
export const theirThing = (action: string): string => `action:their.${action}`;
export const convertThing = (building: string): string => `convert:${building}`;
export const cellThing = (cell: string): string => `cell:${cell}`;
/** A cell of somebody else's landscape. */
export const foreignThing = (seat: number, cell: string): string => `land:${seat}.${cell}`;
export const tileThing = (building: string): string => `tile:${building}`;
export const stackThing = (row: string): string => `stack:${row}`;
export const seatThing = (seat: number): string => `seat:${seat}`;
export const wheelThing = (wheel: string): string => `wheel:${wheel}`;
/** Clearing tiles is a mode: taps on the landscape discard. */
export const CLEAR = 'clear';
/** A hand for whoever does not know the cards yet. */
export const SUGGEST = 'suggest';
/** Answers about goods: drawn as a question of their own, which names the good it is about. */
export const answerThing = (move: GameMove, about: Decision<GameMove>['about']): string =>
  `answer:${about?.good === undefined ? '' : `${about.good}:`}${notate(SHAPES, move).replaceAll(' ', '+').replaceAll('=', '~')}`;

// --- cards ---

function cards(s: At): Thing[] {
  const say = sentencesOf(s.lang);
  const w = words(s.lang);
  const isAsked = s.decisions.some((d) => d.kind === 'choose' || d.kind === 'extra');
  return SPECIALISTS.map((c, card) => ({
    id: cardThing(c.id),
    name: c.name[s.lang],
    explain: () => {
      const now = s.seat === null ? [] : ACTIONS.map((_, i) => actionNow(s.lang, s.view, s.seat ?? 0, card, i, false));
      const said = now.flatMap((n, i) => (n === null ? [] : [`${ACTIONS[i]}: ${n}`]));
      return {
        says: [`${w.cost}: ${say.cost(c.cost)}.`, `A: ${say.action(card, 0)}.`, `B: ${say.action(card, 1)}.`],
        ...(said.length === 0 ? {} : { counts: `${w.now}: ${said.join('; ')}` }),
      };
    },
    ...(isAsked ? { why: { do: 'choose', card: c.id } } : {}),
  }));
}

/** The actions of the card in use, and of those in hand. */
function actions(s: At, estate: ViewPlayer): Thing[] {
  const say = sentencesOf(s.lang);
  const w = words(s.lang);
  const frame = cardInUse(s.view);
  const mine = frame !== null && frame.seat === s.seat;
  const isAsked = s.decisions.some((d) => d.options.some((m) => m.do === 'act' || m.do === 'done'));
  const inUse = ACTIONS.map((action, i): Thing => {
    const card = frame?.card ?? -1;
    return {
      id: mine ? actionThing(action) : theirThing(action),
      name: `${w.action(action)}: ${say.action(card, i)}`,
      explain: () => ({
        says: [say.action(card, i)],
        ...(mine ? { counts: s.text.move({ do: 'act', action }, s.view) } : {}),
        ...(mine && !frame.paid ? lacking(s.lang, estate, SPECIALISTS[card]?.cost.goods ?? []) : {}),
      }),
      ...(mine && isAsked ? { why: { do: 'act', action } } : {}),
    };
  });
  const inHand = (s.view.phase === 'keep' ? [] : (estate.hand ?? [])).flatMap((card) =>
    ACTIONS.map(
      (action, i): Thing => ({
        id: actionThing(action, card),
        name: `${SPECIALISTS[card]?.name[s.lang]}, ${w.action(action)}: ${say.action(card, i)}`,
        explain: () => ({
          says: [say.action(card, i)],
          counts: actionNow(s.lang, s.view, s.seat ?? 0, card, i, false) ?? undefined,
        }),
      }),
    ),
  );
  return frame === null ? inHand : [...inUse, ...inHand];
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

function cells(s: At, estate: ViewPlayer): Thing[] {
  const kind = CELL_QUESTIONS.find((k) => s.decisions.some((d) => d.kind === k));
  return s.view.players.flatMap((e, seat) =>
    CELL_NAMES.map((cell, at): Thing => {
      const mine = e === estate;
      return {
        id: mine ? cellThing(cell) : foreignThing(seat, cell),
        get name() {
          const [row, column] = [Math.floor(at / COLUMN_COUNT) + 1, (at % COLUMN_COUNT) + 1];
          return `${contentWords(s, e, at).name}, ${cellWords(s.lang, row, column)}`;
        },
        explain: () => {
          const { says, counts } = contentWords(s, e, at);
          return { says: [says], counts };
        },
        ...(mine && kind !== undefined ? { why: { do: kind, cell } } : {}),
      };
    }),
  );
}

// --- buildings ---

/** What a tile that can be built now brings, its price paid; else what is printed on it. */
function worth(s: At, building: string, printed: number): string {
  const listed = s.decisions.some((d) => d.options.some((m) => m.do === 'build' && m.building === building));
  const net = listed ? netOf(s, [{ do: 'build', building }]) : null;
  return `${net === null ? half(printed) : signed(net)} ${words(s.lang).points}`;
}

function tiles(s: At): Thing[] {
  const say = sentencesOf(s.lang);
  const w = words(s.lang);
  const own = s.view.players.flatMap((p) => p.private);
  const drafted = s.decisions.flatMap((d) => d.options.flatMap((m) => (m.do === 'draft' ? [m.building] : [])));
  const ids = [...s.view.rows.flat(), ...own].filter((b) => b >= 0).map((b) => BUILDINGS[b]?.id ?? '');
  const isAsked = s.decisions.some((d) => d.kind === 'build');
  return [...new Set([...ids, ...drafted])].map((id): Thing => {
    const b = BUILDINGS.findIndex((x) => x.id === id);
    const tile = BUILDINGS[b] as (typeof BUILDINGS)[number];
    return {
      id: tileThing(id),
      name: tile.name[s.lang],
      explain: () => ({
        says: [
          `${w.cost}: ${say.cost({ ...tile.cost, goods: discounted(tile.cost.goods, discountNow(s.view.stack, s.seat ?? -1)) })}.`,
          say.building(b),
        ],
        counts: worth(s, id, tile.points2 / 2),
        ...(s.seat === null ? {} : missingFor(s.lang, s.view, s.seat, b)),
      }),
      ...(isAsked ? { why: { do: 'build', building: id } } : {}),
    };
  });
}

/** Own buildings that convert at any time, and clearing tiles. */
function anytime(s: At, estate: ViewPlayer): Thing[] {
  const w = words(s.lang);
  if (s.seat === null) return [];
  const workshops = estate.built.flatMap((b): Thing[] => {
    const { id, name, conversion } = BUILDINGS[b] as (typeof BUILDINGS)[number];
    if (conversion === null) return [];
    return [
      {
        id: convertThing(id),
        name: name[s.lang],
        explain: () => ({
          says: [sentencesOf(s.lang).conversion(b)],
          ...lacking(s.lang, estate, conversion.pay.goods),
        }),
        why: { do: 'convert', building: id },
      },
    ];
  });
  const mayClear = s.decisions.some((d) => d.options.some((m) => m.do === 'discard'));
  return mayClear ? [...workshops, { id: CLEAR, name: w.clear, explain: () => ({ says: [w.clearOn] }) }] : workshops;
}

// --- what is asked about goods, and what only explains itself ---

/** From the question that was answered last: what went without saying, and what is open now. */
function answersOn(s: At, path: Path): Thing[] {
  return questionsOn(path).flatMap(({ question, here }) =>
    question.options.flatMap((move): Thing[] => {
      if (!['take', 'split', 'kind', 'again'].includes(move.do)) return [];
      const name = s.text.move(move, here.view);
      return [{ id: answerThing(move, question.about), name, explain: () => ({ says: [name] }) }];
    }),
  );
}

function others(s: At, estate: ViewPlayer): Thing[] {
  const w = words(s.lang);
  const goodName = (marker: number): string => GOODS[MARKERS[marker]?.good ?? -1]?.name[s.lang] ?? '';
  return [
    ...ROWS.map((row, i) => ({
      id: stackThing(row),
      name: w.rows[row] ?? row,
      explain: () => ({ says: [w.explain.rows[row] ?? '', w.stackLeft(s.view.stackSizes[i] ?? 0)] }),
    })),
    ...WHEELS.map((wheel, i) => ({
      id: wheelThing(wheel.id),
      name: w.wheels[i] ?? '',
      explain: () => ({
        says: [w.explain.wheel(wheel.basics.map(goodName).join(', '), goodName(wheel.product))],
        counts: wheelState(i, estate.stock, s.lang),
      }),
    })),
    ...s.view.players.map((p, seat) => ({
      id: seatThing(seat),
      name: w.boardOf(whoIs(s.names, seat)),
      explain: () => ({ says: seatSays(s, p, seat) }),
    })),
  ];
}

/** What somebody has, and what lies open of their cards, in words. */
function seatSays(s: At, p: ViewPlayer, seat: number): string[] {
  const w = words(s.lang);
  const named = (list: readonly number[]): string => list.map((c) => SPECIALISTS[c]?.name[s.lang] ?? '').join(', ');
  const goods = stock(s.view, seat, s.lang).flatMap(({ count, name }) => (count > 0 ? [`${count} ${name}`] : []));
  const open: readonly (readonly [string, string])[] = [
    [w.goods, goods.join(', ')],
    [w.played, named(p.played)],
    [w.followed, named(p.followed)],
    [w.notIn, named(absentOf(p))],
  ];
  return [
    w.explain.seat(p.handSize, p.built.length),
    ...open.flatMap(([what, said]) => (said === '' ? [] : [`${what}: ${said}.`])),
  ];
}

export function things(s: At, path: Path): Thing[] {
  const w = words(s.lang);
  const estate = s.view.players[homeSeat(s.view, s.seat)] as ViewPlayer;
  const isKeeping = s.seat !== null && s.decisions.some((d) => d.kind === 'keep');
  return [
    ...cards(s),
    ...actions(s, estate),
    ...cells(s, estate),
    ...tiles(s),
    ...anytime(s, estate),
    ...answersOn(s, path),
    ...others(s, estate),
    ...(isKeeping
      ? [{ id: SUGGEST, name: w.suggest, button: true as const, explain: () => ({ says: [w.suggestNote] }) }]
      : []),
  ];
}
