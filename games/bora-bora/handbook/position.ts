/** Positions laid out by hand, for figures, lessons and tests: pieces are put where they are needed, moves go through the rules. */
import { parseMove, RecordingSink, type Seat, SeededRng } from '#kernel';
import {
  BUILDING_TILES,
  CARD_IDS,
  DICE,
  JEWEL_IDS,
  JEWELS_PER_ROUND,
  MAX_PLAYERS,
  PERSON_IDS,
  REGION_IDS,
  TASK_IDS,
} from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { acting, type GameMove, NOBODY, type Player, type State } from '../rules/state.ts';
import { GOD_IDS, type GodId, MAN, WOMAN } from '../rules/words.ts';

function known<T>(list: readonly T[], word: T): number {
  const i = list.indexOf(word);
  if (i < 0) throw new Error(`no ${String(word)}`);
  return i;
}

export const region = (id: string): number => known(REGION_IDS, id);

export class Position {
  readonly s: State;
  readonly rng = new SeededRng('test');
  readonly out = new RecordingSink<Event>();

  constructor(s: State) {
    this.s = s;
  }

  /** A fresh game as setup deals it. */
  static dealt(seats: number, seed = 'fresh'): State {
    return game.setup({}, seats, new SeededRng(seed), new RecordingSink<Event>());
  }

  /** Phase A of round 1 in seat order: no huts on the map, empty hands, no offerings, no god tiles, dice 1 2 3 each. */
  static emptied(seats = 2): State {
    const s = Position.dealt(seats);
    s.order = Array.from({ length: seats }, (_, i) => i);
    s.statusStack = [...s.order].reverse();
    s.phase = 'A';
    s.at = 0;
    for (const p of s.players) {
      p.points.fill(0);
      for (const [g, n] of p.hand.entries()) s.godDiscard[g] = (s.godDiscard[g] as number) + n;
      p.hand.fill(0);
      p.offerings = 0;
      s.godTilesOut += p.godTiles;
      p.godTiles = 0;
    }
    const t = new Position(s);
    for (const seat of s.order) t.dice(seat, [1, 2, 3]);
    return s;
  }

  /** A phase in which the seat is asked, nothing pending. */
  phase(phase: State['phase'], seat: Seat = 0): this {
    this.s.phase = phase;
    this.s.at = this.s.order.indexOf(seat);
    return this;
  }

  player(seat: Seat = 0): Player {
    return this.s.players[seat] as Player;
  }

  /** A hut on the map, taken from the board as the rules do. */
  hut(seat: Seat, ...regions: string[]): this {
    for (const id of regions) {
      const r = region(id);
      const p = this.player(seat);
      const from = p.huts.findIndex((n) => n > 0);
      p.huts[from] = (p.huts[from] as number) - 1;
      let i = r * MAX_PLAYERS;
      while (this.s.huts[i] !== NOBODY) i++;
      this.s.huts[i] = seat;
    }
    return this;
  }

  fish(id: string, value: number): this {
    const r = region(id);
    const other = this.s.fish.indexOf(value);
    this.s.fish[other] = this.s.fish[r] as number;
    this.s.fish[r] = value;
    return this;
  }

  dice(seat: Seat, faces: readonly number[]): this {
    const p = this.player(seat);
    for (let i = 0; i < DICE; i++) {
      p.dice[i] = faces[i] ?? 1;
      p.placed[i] = i < faces.length ? NOBODY : CARD_IDS.length - 1;
    }
    return this;
  }

  /** A die of the seat that lies on a card. */
  lies(seat: Seat, face: number, cardId: string): this {
    const p = this.player(seat);
    const i = p.placed.findIndex((c) => c === NOBODY || c === CARD_IDS.length - 1);
    p.dice[i] = face;
    p.placed[i] = CARD_IDS.indexOf(cardId);
    return this;
  }

  /** Cards into a hand, from the discard pile or the deck. */
  hand(seat: Seat, ...gods: GodId[]): this {
    const p = this.player(seat);
    for (const id of gods) {
      const g = GOD_IDS.indexOf(id);
      if ((this.s.godDiscard[g] as number) > 0) this.s.godDiscard[g] = (this.s.godDiscard[g] as number) - 1;
      else this.s.godDeck.splice(this.s.godDeck.indexOf(g), 1);
      p.hand[g] = (p.hand[g] as number) + 1;
    }
    return this;
  }

  give(seat: Seat, goods: Partial<Pick<Player, 'offerings' | 'shells' | 'godTiles'>>): this {
    const p = this.player(seat);
    p.offerings += goods.offerings ?? 0;
    p.shells += goods.shells ?? 0;
    p.godTiles += goods.godTiles ?? 0;
    this.s.godTilesOut -= goods.godTiles ?? 0;
    return this;
  }

  /** Persons on the board; their fields lose their huts to the map's owner list first. */
  person(seat: Seat, id: string, down = false): this {
    const tile = known(PERSON_IDS, id);
    this.unslot(tile);
    const p = this.player(seat);
    const field = p.persons.findIndex((t, i) => t === NOBODY && p.huts[i] === 0);
    if (field < 0) throw new Error('no free field');
    p.persons[field] = tile;
    p.down[field] = down ? 1 : 0;
    return this;
  }

  /** Frees fields by moving their huts to the reserve field. */
  room(seat: Seat, fields: number): this {
    const p = this.player(seat);
    for (let i = 0; i < fields; i++) {
      p.huts[p.huts.length - 1] = (p.huts[p.huts.length - 1] as number) + (p.huts[i] as number);
      p.huts[i] = 0;
    }
    return this;
  }

  private unslot(tile: number): void {
    for (const deck of this.s.personDecks) {
      const i = deck.indexOf(tile);
      if (i >= 0) deck.splice(i, 1);
    }
    for (const [sex, slots] of this.s.slots.entries()) {
      const i = slots.indexOf(tile);
      if (i >= 0) slots[i] = this.s.personDecks[sex]?.pop() as number;
    }
  }

  /** Materials on spaces of the ceremony place. */
  stored(seat: Seat, ...spaces: number[]): this {
    for (const space of spaces) this.player(seat).ceremony[space] = 0;
    return this;
  }

  built(seat: Seat, tile: number, a: number, b: number): this {
    const p = this.player(seat);
    p.ceremony[a] = tile;
    p.ceremony[b] = tile;
    p.built[BUILDING_TILES.indexOf(tile)] = 1;
    return this;
  }

  /** The tasks on a player's board; whoever had them gets the ones laid aside. */
  tasks(seat: Seat, ...ids: string[]): this {
    const wanted = ids.map((id) => TASK_IDS.indexOf(id));
    const { s } = this;
    const mine = this.player(seat).tasks;
    const places = [s.taskDeck, s.taskDisplay, s.boxedTasks, ...s.players.map((p) => p.tasks)];
    for (const [i, t] of wanted.entries()) {
      const old = mine[i] as number;
      if (old === t) continue;
      const home = places.find((list) => list.includes(t));
      if (home !== undefined) home[home.indexOf(t)] = old;
      mine[i] = t;
    }
    for (const t of mine.splice(wanted.length)) s.goneTasks.push(t);
    return this;
  }

  /** New tasks on the display. */
  offered(...ids: string[]): this {
    const { s } = this;
    for (const [i, id] of ids.entries()) {
      const t = known(TASK_IDS, id);
      const places = [s.taskDeck, s.taskDisplay, ...s.players.map((p) => p.tasks)];
      const home = places.find((list) => list.includes(t));
      if (home === undefined) throw new Error(`${id} is not in the game`);
      const there = s.taskDisplay[i] as number;
      home[home.indexOf(t)] = there;
      s.taskDisplay[i] = t;
    }
    return this;
  }

  jewel(seat: Seat, ...ids: string[]): this {
    for (const id of ids) {
      const j = JEWEL_IDS.indexOf(id);
      this.s.jewels[this.s.jewels.indexOf(j)] = NOBODY;
      this.player(seat).jewels.push(j);
    }
    return this;
  }

  /** Puts these tiles into the column of a round. */
  column(round: number, ...ids: string[]): this {
    for (const [i, id] of ids.entries()) {
      const at = (round - 1) * JEWELS_PER_ROUND + i;
      const from = this.s.jewels.indexOf(JEWEL_IDS.indexOf(id));
      const there = this.s.jewels[at] as number;
      this.s.jewels[at] = this.s.jewels[from] as number;
      this.s.jewels[from] = there;
    }
    return this;
  }

  slot(id: string, slot: number): this {
    const tile = PERSON_IDS.indexOf(id);
    this.unslot(tile);
    const sex = id.startsWith('man') ? MAN : WOMAN;
    const slots = this.s.slots[sex] as number[];
    this.s.personDecks[sex]?.push(slots[slot - 1] as number);
    slots[slot - 1] = tile;
    return this;
  }

  display(...gods: GodId[]): this {
    for (const [i, id] of gods.entries()) {
      const g = GOD_IDS.indexOf(id);
      const from = this.s.godDeck.indexOf(g);
      const there = this.s.godDisplay[i] as number;
      this.s.godDeck[from] = there;
      this.s.godDisplay[i] = g;
    }
    return this;
  }

  /** Priests in the temple by space, from the owners' supplies. */
  priests(...places: readonly (readonly [space: number, seat: Seat])[]): this {
    for (const [space, seat] of places) {
      this.s.temple[space - 1] = seat;
      this.player(seat).priests--;
    }
    return this;
  }

  /** Markers on the status track, the one named last on top. */
  status(...places: readonly (readonly [seat: Seat, space: number])[]): this {
    for (const [seat, space] of places) {
      this.s.status[seat] = space;
      this.s.statusStack = [...this.s.statusStack.filter((x) => x !== seat), seat];
    }
    return this;
  }

  /** Turn order, with everybody's place in it; whoever is asked stays asked. */
  order(...seats: Seat[]): this {
    const asked = acting(this.s);
    this.s.order = seats;
    this.s.statusStack = [...seats].reverse();
    this.s.at = seats.indexOf(asked);
    return this;
  }

  /** The pass of phase A, from 1: so many dice less have to be placed. */
  pass(n: number): this {
    this.s.pass = n - 1;
    return this;
  }

  round(n: number): this {
    this.s.round = n;
    return this;
  }

  /** Makes moves of whoever is asked; one that is not listed throws. */
  moves(...lines: readonly string[]): this {
    for (const line of lines) {
      const seat = acting(this.s);
      const move = parseMove(game.moves, line) as GameMove | null;
      const why = move === null || seat === null ? null : game.whyNot(this.s, seat, move);
      if (move === null || seat === null || why !== null) throw new Error(`${line}: ${why?.key ?? 'no move'}`);
      game.apply(this.s, seat, move, this.rng, this.out);
    }
    return this;
  }
}

/** Phase A of round 1 in seat order with nothing in anybody's hands. */
export const laid = (seats = 2): Position => new Position(Position.emptied(seats));
