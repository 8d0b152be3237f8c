import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { type Decision, Match, type Move, SeededRng, sameMove } from '#kernel';
import { Foresight } from '../kit/ahead.ts';
import { Replay } from '../table/replay.ts';

const MOVES = 12;

for (const entry of games) {
  describe(`${entry.meta.id} in the browser`, () => {
    it('previews what a seat may know, refuses what is not listed, and replays a record', {
      timeout: 60_000,
    }, async () => {
      const { game } = (await entry.load()).module;
      const seats = Math.min(...game.seats.filter((n) => n > 1), Number.POSITIVE_INFINITY);
      const match = new Match(game, {}, Number.isFinite(seats) ? seats : 1, 'web');
      const rng = new SeededRng('moves');
      for (let k = 0; k < MOVES && !match.over; k++) {
        const decision = match.open.find((d) => d.optional === undefined) as Decision<Move>;
        const { seat } = decision;
        const view = game.view(match.state, seat);
        const before = JSON.stringify(view);
        const mine = match.open.filter((d) => d.seat === seat);
        const rules = new Foresight(game, view, seat, mine);
        const move = decision.options[rng.int('move', decision.options.length)] as Move;
        expect(rules.whyNot(move)).toBeNull();
        const preview = rules.after([move]);
        expect(preview?.standing.seats).toHaveLength(match.seats);
        const other = rules.after([move]);
        expect(other).toEqual(preview);
        expect(match.play(seat, move)).toBeNull();
        if (preview?.uncertain === false && match.open.some((d) => d.seat === seat))
          expect(preview?.standing.seats[seat]).toEqual(game.score(match.state, seat).seats[seat]);
        expect(JSON.stringify(view)).toBe(before);
        const stale = new Foresight(
          game,
          game.view(match.state, seat),
          seat,
          match.open.filter((d) => d.seat === seat),
        );
        if (!match.open.some((d) => d.seat === seat && d.options.some((o) => sameMove(o, move))))
          expect(stale.whyNot(move)?.ruling).toBeTruthy();
      }
      const replay = new Replay(game, JSON.parse(JSON.stringify(match.record())));
      expect(replay.length).toBe(match.length);
      expect(replay.at(replay.length, 'judge').view).toEqual(game.view(match.state, 'judge'));
      expect(replay.log('judge').map((e) => e.n)).toEqual(Array.from({ length: match.length + 1 }, (_, n) => n));
      const bent = match.record();
      const last = bent.moves.at(-1);
      expect(() => new Replay(game, { ...bent, moves: [...bent.moves.slice(0, -1), { ...last, hash: '0' }] })).toThrow(
        /drift/,
      );
      expect(() => new Replay(game, { nonsense: true })).toThrow();
    });
  });
}
