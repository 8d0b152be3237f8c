import { describe, expect, it } from 'vitest';
import { type Brain, canonicalJson, type Decision, readOptions, SeededRng, SILENT, settle, step } from '#kernel';
import { build, lookAround, takeBack, untried } from '../bot/action.ts';
import { brain } from '../bot/brain.ts';
import { marginBefore, NOBODY } from '../bot/evaluate.ts';
import { BARE, FIELDS, PUBLIC, secretIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { fieldGuard } from '../rules/guards.ts';
import type { GameMove, Options, State } from '../rules/state.ts';
import { crane, faceUp, play, put, question, ready } from './helpers.ts';

const searching = brain.searching as Brain<State, GameMove>;

function optionsFor(seats: number): Options {
  const read = readOptions(game.options, {}, seats);
  if (!read.ok) throw new Error(read.bad);
  return read.options as unknown as Options;
}

/** A whole game by the policy. */
function policyGame(seats: number, seed: string, watch: (s: State, d: Decision<GameMove>) => void): void {
  const rng = new SeededRng(seed);
  const s = game.setup(optionsFor(seats), seats, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  while (open.length > 0) {
    const d = open[0] as Decision<GameMove>;
    watch(s, d);
    open = step(game, s, d.seat, d.options[searching.policy(s, d, rng)] as GameMove, rng, SILENT);
  }
}

describe('thinking of the levels that look ahead', () => {
  it.each([2, 3, 4])('tries moves on the position itself and leaves nothing behind, with %i players', (seats) => {
    for (let k = 0; k < 3; k++)
      policyGame(seats, `pure-${k}`, (s, d) => {
        const before = canonicalJson(s);
        const i = searching.policy(s, d, new SeededRng('policy'));
        expect(d.options[i]).toBeDefined();
        const ratings = searching.rate(s, d, new SeededRng('rate'));
        expect(ratings).toHaveLength(d.options.length);
        expect(Math.max(...ratings)).toBeGreaterThan(Number.NEGATIVE_INFINITY);
        expect(canonicalJson(s)).toBe(before);
      });
  });

  it('counts what a floor changes where it happens about as the whole garden shows it', () => {
    let floors = 0;
    let errors = 0;
    let spread = 0;
    const compare = (s: State, d: Decision<GameMove>): void => {
      if (d.kind !== 'move' || s.crane < 0) return;
      const tried = untried();
      const gains: number[] = [];
      const leads: number[] = [];
      for (let f = 0; f < FIELDS; f++) {
        if (fieldGuard(s, d.seat, f) !== null || s.land[f] === BARE) continue;
        // Judging the whole garden measures it for other seats too.
        lookAround(s, d.seat);
        build(s, f, s.land[f] as number, tried);
        gains.push(tried.gain);
        leads.push(marginBefore(s, d.seat, NOBODY) + (tried.slot < 0 ? 0 : (PUBLIC[tried.card]?.points ?? 0)));
        takeBack(s, tried);
      }
      // Marginal figures share an offset: what time brings is the same for all floors.
      const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
      for (const [i, gain] of gains.entries()) {
        floors++;
        const lead = (leads[i] as number) - mean(leads);
        errors += (gain - mean(gains) - lead) ** 2;
        spread += lead ** 2;
      }
    };
    for (let k = 0; k < 4; k++) policyGame(2, `counted-${k}`, compare);
    expect(floors).toBeGreaterThan(1000);
    // What others lose where a field is taken is left out; without a project's points it would be twice as much.
    expect(Math.sqrt(errors / spread)).toBeLessThan(0.35);
  });

  it('rates a turn by where its second action leads', () => {
    const s = ready(1);
    faceUp(s, ['temple']);
    // In the reference layout the first field of territory 1 sends the crane back to it.
    put(s, '1.1', 0, 1);
    const d = question(s) as Decision<GameMove>;
    const ratings = searching.rate(s, d, new SeededRng('x'));
    for (const [i, move] of d.options.entries()) {
      const after = game.copy(s);
      game.apply(after, 0, move, new SeededRng('x'), SILENT);
      if (move.do !== 'build' || after.phase !== 'move') continue;
      const second = searching.rate(after, question(after) as Decision<GameMove>, new SeededRng('x'));
      expect(ratings[i]).toBeCloseTo(Math.max(...second), 6);
    }
  });

  it('takes a project that lies open, in thought too', () => {
    const s = ready(1);
    faceUp(s, ['terraced-houses']);
    put(s, '1.1', 0, 1);
    play(s, 'build 1.2');
    const d = question(s) as Decision<GameMove>;
    expect(d.options[searching.policy(s, d, new SeededRng('x'))]).toEqual({ do: 'complete', card: 'terraced-houses' });
  });

  it('believes in cards that fit what an opponent has built, and keeps all it knows', () => {
    const s = crane(ready(4), 4);
    s.kept[0] = ['cabaret', 'market'].map(secretIndex);
    s.kept[1] = ['observatory', 'belfry'].map(secretIndex);
    for (const f of ['1.1', '2.3', '3.1']) put(s, f, 1, 4);
    const rng = new SeededRng('guess');
    const view = game.view(s, 0);
    const seen = { believed: 0, imagined: 0 };
    for (let n = 0; n < 100; n++) {
      const believed = searching.believe?.(view, rng) as State;
      expect(canonicalJson(game.view(believed, 0))).toBe(canonicalJson(view));
      expect(game.census?.(believed)).toEqual(game.census?.(game.imagine(view, rng)));
      if ((believed.kept[1] as number[]).includes(secretIndex('observatory'))) seen.believed++;
      if ((game.imagine(view, rng).kept[1] as number[]).includes(secretIndex('observatory'))) seen.imagined++;
    }
    expect(seen.believed).toBeGreaterThan(2 * seen.imagined);
  });
});
