import type { MoveShapes } from '#kernel';
import {
  BUILDING_TILES,
  CARD_IDS,
  DIE_FACES,
  JEWEL_IDS,
  KIND_IDS,
  MATERIAL_IDS,
  NEIGHBOURS,
  PERSON_IDS,
  PERSON_SLOTS,
  REGION_IDS,
  SPACES,
  TASK_IDS,
  TEMPLE_SPACES,
} from './data.ts';
import type { GameMove } from './state.ts';
import { GOD_IDS, SEXES } from './words.ts';

/** Every verb with its arguments in the order of the notation. */
export const moves: MoveShapes = {
  startHut: { region: 'word' },
  store: { space: 'int' },
  die: { value: 'int', card: 'word', blue: 'word?' },
  white: { pay: 'word' },
  expand: { region: 'word' },
  take: { sex: 'word', slot: 'int' },
  tattoo: { person: 'word' },
  gather: { person: 'word' },
  help: { item: 'word' },
  fetch: { material: 'word' },
  moveHut: {},
  stop: {},
  draw: { from: 'word' },
  priest: { space: 'int' },
  build: { tile: 'int', a: 'int', b: 'int' },
  fire: { bonus: 'word' },
  red: { pay: 'word' },
  use: { sex: 'word', kind: 'word' },
  extra: { sex: 'word', kind: 'word', pay: 'word' },
  double: { pay: 'word' },
  end: {},
  buy: { jewel: 'word' },
  pass: {},
  fulfil: { task: 'word' },
  yellow: { task: 'word', pay: 'word' },
  discard: { task: 'word' },
  task: { task: 'word' },
  finish: {},
};

/** Ways to pay for a god: a pair is PAIR plus the number of its colour. */
export const PAY_NONE = 0;
export const PAY_CARD = 1;
export const PAY_TILE = 2;
export const PAY_PAIR = 3;
export const PAY_WORDS: readonly string[] = ['none', 'card', 'tile', ...GOD_IDS.map((g) => `pair:${g}`)];

// Every move exists once: option lists only refer to them, so that asking costs little.
const list = <M extends GameMove>(n: number, make: (i: number) => M): readonly M[] =>
  Array.from({ length: n }, (_, i) => make(i));
const pays = <M extends GameMove>(make: (pay: string) => M): readonly M[] => PAY_WORDS.map(make);

export const startHut = list(REGION_IDS.length, (i) => ({ do: 'startHut', region: REGION_IDS[i] as string }));
export const store = list(SPACES, (space) => ({ do: 'store', space }));
/** By face − 1, card and payment; without a payment blue is not needed. */
export const die = Array.from({ length: DIE_FACES }, (_, v) =>
  CARD_IDS.map((card) =>
    pays(
      (pay): GameMove =>
        pay === 'none' ? { do: 'die', value: v + 1, card } : { do: 'die', value: v + 1, card, blue: pay },
    ),
  ),
);
export const white = pays((pay) => ({ do: 'white', pay }));
export const expand = list(REGION_IDS.length, (i) => ({ do: 'expand', region: REGION_IDS[i] as string }));
export const take = SEXES.map((sex) => list(PERSON_SLOTS, (i) => ({ do: 'take', sex, slot: i + 1 })));
export const tattoo = list(PERSON_IDS.length, (i) => ({ do: 'tattoo', person: PERSON_IDS[i] as string }));
export const gather = list(PERSON_IDS.length, (i) => ({ do: 'gather', person: PERSON_IDS[i] as string }));
export const help = {
  vp: { do: 'help', item: 'vp' },
  offering: { do: 'help', item: 'offering' },
  godCard: { do: 'help', item: 'godCard' },
  done: { do: 'help', item: 'done' },
} as const satisfies Record<string, GameMove>;
export const fetch = list(MATERIAL_IDS.length, (i) => ({ do: 'fetch', material: MATERIAL_IDS[i] as string }));
export const moveHut: GameMove = { do: 'moveHut' };
export const stop: GameMove = { do: 'stop' };
export const draw = list(GOD_IDS.length, (i) => ({ do: 'draw', from: GOD_IDS[i] as string }));
export const drawDeck: GameMove = { do: 'draw', from: 'deck' };
export const priest = list(TEMPLE_SPACES, (i) => ({ do: 'priest', space: i + 1 }));
/** By index of tile and index of the pair of neighbours. */
export const build = BUILDING_TILES.map((tile) => NEIGHBOURS.map(([a, b]): GameMove => ({ do: 'build', tile, a, b })));
export const fire = {
  godCard: { do: 'fire', bonus: 'godCard' },
  offering: { do: 'fire', bonus: 'offering' },
  status: { do: 'fire', bonus: 'status' },
  shell: { do: 'fire', bonus: 'shell' },
} as const satisfies Record<string, GameMove>;
export const red = pays((pay) => ({ do: 'red', pay }));
export const use = SEXES.map((sex) => KIND_IDS.map((kind): GameMove => ({ do: 'use', sex, kind })));
export const extra = SEXES.map((sex) =>
  KIND_IDS.map((kind) => pays((pay): GameMove => ({ do: 'extra', sex, kind, pay }))),
);
export const double = pays((pay) => ({ do: 'double', pay }));
export const end: GameMove = { do: 'end' };
export const buy = list(JEWEL_IDS.length, (i) => ({ do: 'buy', jewel: JEWEL_IDS[i] as string }));
export const pass: GameMove = { do: 'pass' };
export const fulfil = list(TASK_IDS.length, (i) => ({ do: 'fulfil', task: TASK_IDS[i] as string }));
export const yellow = TASK_IDS.map((task) => pays((pay): GameMove => ({ do: 'yellow', task, pay })));
export const discard = list(TASK_IDS.length, (i) => ({ do: 'discard', task: TASK_IDS[i] as string }));
export const newTask = list(TASK_IDS.length, (i) => ({ do: 'task', task: TASK_IDS[i] as string }));
export const finish: GameMove = { do: 'finish' };
