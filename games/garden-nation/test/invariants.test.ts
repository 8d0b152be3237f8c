import { describe, expect, it } from 'vitest';
import { heard, RecordingSink, SeededRng, settle, step } from '#kernel';
import { BARE, FIELDS, PRINTED_LAND, SECRET } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { PLOYS } from '../rules/numbers.ts';
import type { Event, GameMove, State } from '../rules/state.ts';

function check(s: State): void {
  expect(Math.min(...s.population)).toBeGreaterThanOrEqual(1);
  expect(Math.min(...s.supply, ...s.soil, s.roofs)).toBeGreaterThanOrEqual(0);
  for (const n of s.ploys) expect(n >= 0 && n <= PLOYS).toBe(true);
  for (let f = 0; f < FIELDS; f++) {
    const built = (s.owner[f] as number) >= 0;
    expect((s.floors[f] as number) > 0).toBe(built);
    if (s.roof[f] === 1) expect(built).toBe(true);
    if (built) expect(s.land[f]).not.toBe(BARE);
    if (PRINTED_LAND[f] !== BARE) expect(s.land[f]).toBe(PRINTED_LAND[f]);
  }
}

/** Population changes only as section 7 allows. */
function checkPopulation(before: readonly number[], after: readonly number[], events: readonly Event[]): void {
  const change = before.map(() => 0);
  const add = (seat: number, n: number): void => {
    change[seat] = (change[seat] as number) + n;
  };
  for (const e of events) {
    if (e.e === 'built') add(e.seat, -e.cost);
    if (e.e === 'demolished') add(e.seat, e.gain);
    if (e.e === 'grew') add(e.seat, e.gain);
    if (e.e === 'invaded') {
      add(e.seat, -e.price);
      add(e.owner, e.price);
    }
  }
  expect(after.map((n, seat) => n - (before[seat] as number))).toEqual(change);
}

describe('invariants of section 7', () => {
  it.each([2, 3, 4])('hold in random games of %i players, and secrets stay secret', (seats) => {
    for (let k = 0; k < 3; k++) {
      const rng = new SeededRng(`inv-${seats}-${k}`);
      const choice = new SeededRng(`inv-choice-${seats}-${k}`);
      const clans = Array.from({ length: seats }, () => 'random');
      const opening = new RecordingSink<Event>();
      const s = game.setup({ rotateTerritories: true, maxRounds: 50, clans }, seats, rng, opening);
      let open = settle(game, s, rng, opening);
      const said: string[] = opening.events.map((t) => JSON.stringify(heard(t, 'spectator')));
      while (open.length > 0) {
        check(s);
        const d = open[choice.int('d', open.length)];
        if (d === undefined) break;
        const out = new RecordingSink<Event>();
        const before = s.population.slice();
        open = step(game, s, d.seat, d.options[choice.int('o', d.options.length)] as GameMove, rng, out);
        const events = out.events.flatMap((t) => heard(t, 'spectator') ?? []);
        checkPopulation(before, s.population, events);
        if (open.length > 0) said.push(JSON.stringify(events));
      }
      check(s);
      const all = said.join('\n');
      for (const card of SECRET) expect(all).not.toContain(`"${card.id}"`);
    }
  });
});
