import type { Rng } from '#kernel';
import {
  BUILDING_TILES,
  CARDS_PER_GOD,
  DICE,
  FIELDS,
  FISH_VALUES,
  GOD_DISPLAY,
  GOD_TILES,
  JEWELS,
  MATERIAL_IDS,
  MAX_PLAYERS,
  PERSONS,
  PRIESTS,
  REGIONS,
  SPACES,
  START_GOD_CARDS,
  START_GOD_TILES,
  START_OFFERINGS,
  START_TASKS_DARK,
  START_TASKS_LIGHT,
  START_VP,
  TASKS,
  TEMPLE_GOD_TILES,
  TEMPLE_SPACES,
} from './data.ts';
import { addPoints } from './effects/points.ts';
import type { Out } from './events.ts';
import { deal } from './flow.ts';
import { FREE, NOBODY, type Options, type Player, RUNNING_PARTS, type State } from './state.ts';
import { GOD_IDS, SEXES } from './words.ts';

const filled = (n: number, x: number): number[] => Array.from({ length: n }, () => x);
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function newPlayer(): Player {
  return {
    points: filled(RUNNING_PARTS.length, 0),
    hand: filled(GOD_IDS.length, 0),
    known: filled(GOD_IDS.length, 0),
    godTiles: START_GOD_TILES,
    offerings: START_OFFERINGS,
    shells: 0,
    huts: filled(FIELDS, 1),
    persons: filled(FIELDS, NOBODY),
    down: filled(FIELDS, 0),
    ceremony: filled(SPACES, FREE),
    surplus: filled(MATERIAL_IDS.length, 0),
    built: filled(BUILDING_TILES.length, 0),
    priests: PRIESTS,
    tasks: [],
    fulfilled: [],
    jewels: [],
    dice: filled(DICE, 0),
    placed: filled(DICE, NOBODY),
  };
}

/** Section 3. Every shuffle has its own stream. */
export function setup(_options: Options, seats: number, rng: Rng, out: Out): State {
  const taskSet = (start: boolean): number[] => numbers(TASKS.length).filter((t) => TASKS[t]?.start === start);
  const startTasks = rng.shuffle('startTasks', taskSet(true));
  const godDeck = rng.shuffle(
    'gods',
    GOD_IDS.flatMap((_, g) => filled(CARDS_PER_GOD, g)),
  );
  const order = rng.shuffle('order', numbers(seats));
  const s: State = {
    seats,
    round: 1,
    phase: 'setup',
    pass: 0,
    at: seats - 1,
    order,
    players: Array.from({ length: seats }, newPlayer),
    stack: [],
    used: SEXES.map(() => NOBODY),
    green: false,
    fish: rng.shuffle('fish', [...FISH_VALUES]),
    huts: filled(REGIONS.length * MAX_PLAYERS, NOBODY),
    lastHut: { seat: NOBODY, region: NOBODY },
    temple: filled(TEMPLE_SPACES, NOBODY),
    templeTiles: TEMPLE_GOD_TILES,
    godTilesOut: GOD_TILES - TEMPLE_GOD_TILES - seats * START_GOD_TILES,
    status: filled(seats, 0),
    statusStack: [...order].reverse(),
    slots: SEXES.map(() => []),
    takers: SEXES.map(() => []),
    personDecks: SEXES.map((sex, i) =>
      rng.shuffle(
        sex,
        numbers(PERSONS.length).filter((p) => PERSONS[p]?.sex === i),
      ),
    ),
    gonePersons: [],
    taskDisplay: [],
    taskDeck: rng.shuffle('mainTasks', taskSet(false)),
    goneTasks: [],
    boxedTasks: [],
    jewels: rng.shuffle('jewels', numbers(JEWELS.length)),
    goneJewels: [],
    godDisplay: godDeck.splice(-GOD_DISPLAY),
    godDeck,
    godDiscard: filled(GOD_IDS.length, 0),
  };
  for (const [place, seat] of order.entries()) {
    const p = s.players[seat] as Player;
    for (let i = 0; i < START_GOD_CARDS; i++) {
      const g = godDeck.pop() as number;
      p.hand[g] = (p.hand[g] as number) + 1;
    }
    p.tasks = [...startTasks.splice(-START_TASKS_LIGHT), ...s.taskDeck.splice(-START_TASKS_DARK)];
    addPoints(s, seat, 'start', START_VP[place] as number);
  }
  s.boxedTasks = startTasks;
  deal(s);
  out.tell({ e: 'order', order: order.slice() });
  return s;
}
