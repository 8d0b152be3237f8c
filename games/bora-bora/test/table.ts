import { expect } from 'vitest';
import { notate, parseMove, RecordingSink, type Refusal, type Seat, SeededRng } from '#kernel';
import {
  BUILDING_TILES,
  CARD_IDS,
  DICE,
  JEWEL_IDS,
  MAX_PLAYERS,
  PERSON_IDS,
  REGION_IDS,
  SPACE_MATERIAL,
  TASK_IDS,
} from '../rules/data.ts';
import { trackVp } from '../rules/effects/points.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { type GameMove, NOBODY, type Player, type State } from '../rules/state.ts';
import { GOD_IDS, type GodId, MAN, WOMAN } from '../rules/words.ts';

/** A table laid out by hand: positions are set up directly, moves go through the rules. */
export class Table {
  readonly s: State;
  readonly rng = new SeededRng('test');
  readonly out = new RecordingSink<Event>();

  constructor(s: State) {
    this.s = s;
  }

  /** A fresh game as setup deals it. */
  static fresh(seats: number, seed = 'fresh'): Table {
    return new Table(game.setup({}, seats, new SeededRng(seed), new RecordingSink<Event>()));
  }

  /** Phase A of round 1 in seat order: no huts on the map, empty hands, no offerings, no god tiles, dice 1 2 3 each. */
  static bare(seats = 2): Table {
    const { s } = Table.fresh(seats);
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
    const t = new Table(s);
    for (const seat of s.order) t.dice(seat, [1, 2, 3]);
    return t;
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
      p.dice[i] = faces[i] ?? 0;
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
    const tile = PERSON_IDS.indexOf(id);
    expect(tile, id).toBeGreaterThanOrEqual(0);
    this.unslot(tile);
    const p = this.player(seat);
    const field = p.persons.findIndex((t, i) => t === NOBODY && p.huts[i] === 0);
    expect(field, 'a free field').toBeGreaterThanOrEqual(0);
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
      const at = (round - 1) * 4 + i;
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

  get asked(): Seat | null {
    return game.decisions(this.s)[0]?.seat ?? null;
  }

  get kind(): string | null {
    return game.decisions(this.s)[0]?.kind ?? null;
  }

  get about(): unknown {
    return game.decisions(this.s)[0]?.about;
  }

  /** Open options as notation, of one verb if wanted. */
  options(verb = ''): string[] {
    const list = (game.decisions(this.s)[0]?.options ?? []).map((m) => notate(game.moves, m));
    return verb === '' ? list : list.filter((line) => line === verb || line.startsWith(`${verb} `));
  }

  whyNot(line: string, seat: Seat = this.asked ?? 0): Refusal | null {
    return game.whyNot(this.s, seat, parseMove(game.moves, line) as GameMove);
  }

  /** Makes the moves one after the other, each of which must be listed. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const seat = this.asked;
      expect(this.options(), `options for ${this.kind}`).toContain(line);
      game.apply(this.s, seat as Seat, parseMove(game.moves, line) as GameMove, this.rng, this.out);
    }
    return this;
  }

  /** Answers forced questions and, for others, takes the first option until the test says stop. */
  until(stop: (t: Table) => boolean, prefer: readonly string[] = []): this {
    for (let i = 0; i < 5000 && !stop(this); i++) {
      const list = this.options();
      if (list.length === 0) break;
      this.play(list.find((line) => prefer.some((p) => line.startsWith(p))) ?? (list[0] as string));
    }
    expect(stop(this), 'reached').toBe(true);
    return this;
  }

  vp(seat: Seat = 0): number {
    return trackVp(this.player(seat));
  }

  part(name: string, seat: Seat = 0): number {
    return game.score(this.s, 'judge').seats[seat]?.parts[name] as number;
  }

  events(): Event[] {
    return this.out.events.flatMap((e) => (e.whispered ?? e.everybody) as Event);
  }
}

export function region(id: string): number {
  const r = REGION_IDS.indexOf(id);
  expect(r, id).toBeGreaterThanOrEqual(0);
  return r;
}

/** Spaces of the ceremony place for a material. */
export function spacesOf(material: number): number[] {
  return SPACE_MATERIAL.flatMap((m, i) => (m === material ? [i] : []));
}
