import type { Seat, Viewer } from '#kernel';

/** Places without a piece. */
export const NOBODY = -1;
/** A free space of the ceremony place, and one with its material; larger numbers are building tiles. */
export const FREE = -1;
export const STORED = 0;

/** The phases of RULES.md; C1 and C2 run by themselves. */
export type Phase = 'setup' | 'A' | 'B' | 'C3' | 'C4' | 'C5' | 'end' | 'over';

/** Where points come from, in the order of the score table. The last four are counted at the end only. */
export const RUNNING_PARTS = [
  'start',
  'tasks',
  'temple',
  'buildings',
  'redFish',
  'status',
  'persons',
  'helper',
  'fishing',
] as const;
export const FINAL_PARTS = ['godTiles', 'fish', 'jewellery', 'bonuses'] as const;
export type RunningPart = (typeof RUNNING_PARTS)[number];
export type FinalPart = (typeof FINAL_PARTS)[number];
export type Part = RunningPart | FinalPart;

/** Pending work of the acting seat; the last frame is served first. */
export type Frame =
  /** S2: a material waits for its space. */
  | { f: 'store'; material: number }
  /** A2 and A3: the die lies on the card. `asked`: white has been declined or played. */
  | { f: 'card'; card: number; face: number; power: number; asked: boolean }
  /** B2 (`asked` is false) and the actions of B3 that need a choice. */
  | { f: 'person'; sex: number; kind: number; power: number; asked: boolean }
  | { f: 'helper'; left: number }
  | { f: 'draw'; left: number }
  | { f: 'fire'; first: boolean }
  | { f: 'red'; region: number }
  | { f: 'materials'; left: number }
  | { f: 'huts'; left: number; moved: boolean };

/** What others see instead of a frame that would give away a hand (BB-98). */
export type MaskedFrame = Frame | { f: 'acting' };

export interface Player {
  /** Points so far, by RUNNING_PARTS. */
  points: number[];
  /** Cards in hand by colour; only the owner knows them. */
  hand: number[];
  /** Of these, the cards all have seen being taken from the display. */
  known: number[];
  godTiles: number;
  offerings: number;
  shells: number;
  /** Huts on the fields of the own board, the reserve field last. */
  huts: number[];
  /** Person tile on each field. */
  persons: number[];
  /** 1 for a field whose person is tattooed or has gathered shells. */
  down: number[];
  /** FREE, STORED or the number of the building tile, by space of the ceremony place. */
  ceremony: number[];
  /** Materials beside the board. */
  surplus: number[];
  /** 1 for each building tile that is built. */
  built: number[];
  /** Priests in supply. */
  priests: number;
  tasks: number[];
  fulfilled: number[];
  jewels: number[];
  /** Faces, and the card each die lies on. */
  dice: number[];
  placed: number[];
}

export interface State {
  seats: number;
  round: number;
  phase: Phase;
  /** Pass of phase A, from 0. */
  pass: number;
  /** Place in turn order of the acting seat. */
  at: number;
  order: Seat[];
  players: Player[];
  stack: Frame[];
  /** Phase B of the acting seat: kind used by sex, and whether green was played. */
  used: number[];
  green: boolean;
  fish: number[];
  /** Owners of the huts in each region in order of arrival, MAX_PLAYERS entries a region; the last one holds the site. */
  huts: number[];
  /** The last hut placed on the map. */
  lastHut: { seat: Seat; region: number };
  /** Owner of the priest on spaces 1 to 6. */
  temple: number[];
  templeTiles: number;
  godTilesOut: number;
  /** Space of each seat's marker, and all markers from the one moved longest ago to the last moved. */
  status: number[];
  statusStack: Seat[];
  /** Tiles on the slots, men first (by sex). */
  slots: number[][];
  /** Seat that emptied a slot in this round. */
  takers: number[][];
  personDecks: number[][];
  gonePersons: number[];
  taskDisplay: number[];
  taskDeck: number[];
  goneTasks: number[];
  /** Start tasks nobody received: never seen. */
  boxedTasks: number[];
  /** Jewels still on the board, JEWELS_PER_ROUND entries a round. */
  jewels: number[];
  goneJewels: number[];
  godDisplay: number[];
  /** The last one is the top card. */
  godDeck: number[];
  /** Open discard pile by colour. */
  godDiscard: number[];
}

export type Options = Readonly<Record<string, never>>;

/** 'none', 'card', 'tile' or 'pair:colour'. */
export type GameMove =
  | { do: 'startHut'; region: string }
  | { do: 'store'; space: number }
  | { do: 'die'; value: number; card: string; blue?: string }
  | { do: 'white'; pay: string }
  | { do: 'expand'; region: string }
  | { do: 'take'; sex: string; slot: number }
  | { do: 'tattoo'; person: string }
  | { do: 'gather'; person: string }
  | { do: 'help'; item: string }
  | { do: 'fetch'; material: string }
  | { do: 'moveHut' }
  | { do: 'stop' }
  | { do: 'draw'; from: string }
  | { do: 'priest'; space: number }
  | { do: 'build'; tile: number; a: number; b: number }
  | { do: 'fire'; bonus: string }
  | { do: 'red'; pay: string }
  | { do: 'use'; sex: string; kind: string }
  | { do: 'extra'; sex: string; kind: string; pay: string }
  | { do: 'double'; pay: string }
  | { do: 'end' }
  | { do: 'buy'; jewel: string }
  | { do: 'pass' }
  | { do: 'fulfil'; task: string }
  | { do: 'yellow'; task: string; pay: string }
  | { do: 'discard'; task: string }
  | { do: 'task'; task: string }
  | { do: 'finish' };

export interface PlayerView extends Omit<Player, 'hand'> {
  /** Null: not for this viewer. */
  hand: number[] | null;
  handSize: number;
  vp: number;
}

/** All that a viewer may know. Names as in State. */
export interface View
  extends Omit<State, 'players' | 'stack' | 'personDecks' | 'taskDeck' | 'boxedTasks' | 'godDeck' | 'slots'> {
  viewer: Viewer;
  /** The seat all wait for; null when the game is over. */
  acting: Seat | null;
  cards: readonly number[];
  players: PlayerView[];
  stack: MaskedFrame[];
  slots: number[][];
  personDeckSizes: number[];
  taskDeckSize: number;
  boxedTaskCount: number;
  godDeckSize: number;
}

function copyPlayer(p: Player): Player {
  return {
    points: p.points.slice(),
    hand: p.hand.slice(),
    known: p.known.slice(),
    godTiles: p.godTiles,
    offerings: p.offerings,
    shells: p.shells,
    huts: p.huts.slice(),
    persons: p.persons.slice(),
    down: p.down.slice(),
    ceremony: p.ceremony.slice(),
    surplus: p.surplus.slice(),
    built: p.built.slice(),
    priests: p.priests,
    tasks: p.tasks.slice(),
    fulfilled: p.fulfilled.slice(),
    jewels: p.jewels.slice(),
    dice: p.dice.slice(),
    placed: p.placed.slice(),
  };
}

function copyFrames(stack: readonly Frame[]): Frame[] {
  return stack.map((f) => ({ ...f }));
}

export function copy(s: State): State {
  return {
    seats: s.seats,
    round: s.round,
    phase: s.phase,
    pass: s.pass,
    at: s.at,
    order: s.order.slice(),
    players: s.players.map(copyPlayer),
    stack: s.stack.length === 0 ? [] : copyFrames(s.stack),
    used: s.used.slice(),
    green: s.green,
    fish: s.fish.slice(),
    huts: s.huts.slice(),
    lastHut: { seat: s.lastHut.seat, region: s.lastHut.region },
    temple: s.temple.slice(),
    templeTiles: s.templeTiles,
    godTilesOut: s.godTilesOut,
    status: s.status.slice(),
    statusStack: s.statusStack.slice(),
    slots: s.slots.map((x) => x.slice()),
    takers: s.takers.map((x) => x.slice()),
    personDecks: s.personDecks.map((x) => x.slice()),
    gonePersons: s.gonePersons.slice(),
    taskDisplay: s.taskDisplay.slice(),
    taskDeck: s.taskDeck.slice(),
    goneTasks: s.goneTasks.slice(),
    boxedTasks: s.boxedTasks.slice(),
    jewels: s.jewels.slice(),
    goneJewels: s.goneJewels.slice(),
    godDisplay: s.godDisplay.slice(),
    godDeck: s.godDeck.slice(),
    godDiscard: s.godDiscard.slice(),
  };
}

/** The seat that is asked, whatever the question. */
export function acting(s: Pick<State, 'order' | 'at'>): Seat {
  return s.order[s.at] as Seat;
}
