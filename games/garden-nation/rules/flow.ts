import type { Sink } from '#kernel';
import { SECRET, TERRITORIES } from './data.ts';
import { leaders } from './garden.ts';
import { PAIR, PAIR_SEQUENCE, populationPoints, SOLE_MAJORITY, SPACE_ACTIONS, TIED_MAJORITY } from './numbers.ts';
import { secretValue } from './scoring.ts';
import { active, type Event, type State } from './state.ts';

/** The course of actions, turns and rounds. */

export function beginRound(s: State, first: number): void {
  s.round++;
  if (s.seats === PAIR) s.order = PAIR_SEQUENCE.map((who) => (who === 0 ? first : 1 - first));
  else s.order = [first];
  takeSpace(s, 0);
}

/** The player of this space gets the actions it shows. */
export function takeSpace(s: State, space: number): void {
  s.space = space;
  s.actions = (SPACE_ACTIONS[s.seats] as readonly number[])[space] as number;
}

export function beginAction(s: State): void {
  s.phase = 'move';
  s.ployUsed = 0;
  s.roofMoved = 0;
  s.steps = 0;
  s.origin = s.crane;
  s.field = -1;
}

export function endAction(s: State, out: Sink<Event>): void {
  s.actions--;
  s.field = -1;
  if (s.actions > 0) beginAction(s);
  else endTurn(s, out);
}

function endTurn(s: State, out: Sink<Event>): void {
  if (s.space + 1 < s.order.length) {
    takeSpace(s, s.space + 1);
    beginAction(s);
  } else if (s.order.length < s.seats) s.phase = 'next';
  else endRound(s, out);
}

/** Population phase, then clean-up or the end (GN-71, GN-91). */
function endRound(s: State, out: Sink<Event>): void {
  populationPhase(s, out);
  if (s.triggered === 1 || s.round >= s.maxRounds) {
    finish(s, out);
    return;
  }
  const first = active(s);
  beginRound(s, first);
  out.tell({ e: 'round', round: s.round, seat: first });
  beginAction(s);
}

export function populationPhase(s: State, out: Sink<Event>): void {
  const sole: number[][] = s.population.map(() => []);
  const tied: number[][] = s.population.map(() => []);
  for (let t = 0; t < TERRITORIES; t++) {
    const list = leaders(s, t);
    for (const seat of list) ((list.length === 1 ? sole : tied)[seat] as number[]).push(t + 1);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const alone = sole[seat] as number[];
    const shared = tied[seat] as number[];
    const gain = alone.length * SOLE_MAJORITY + shared.length * TIED_MAJORITY;
    const population = (s.population[seat] as number) + gain;
    s.population[seat] = population;
    out.tell({ e: 'grew', seat, gain, population, sole: alone, tied: shared });
  }
}

/** Secret cards are revealed; score() does the sums from here on. */
function finish(s: State, out: Sink<Event>): void {
  s.phase = 'over';
  s.actions = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const kept = s.kept[seat] as readonly number[];
    const cardPoints = kept.map((card) => secretValue(s, seat, card));
    const forPopulation = populationPoints(s.population[seat] as number);
    out.tell({
      e: 'final',
      seat,
      cards: kept.map((card) => SECRET[card]?.id ?? ''),
      cardPoints,
      populationPoints: forPopulation,
      total: (s.points[seat] as number) + forPopulation + cardPoints.reduce((a, b) => a + b, 0),
    });
  }
  out.commit();
}
