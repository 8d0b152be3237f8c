/**
 * A position that was there before comes again only after a standing offer was taken up by somebody for whom the game does not wait:
 * that is what a table counts and ends (server/measure.ts). A question with a way back would make a log without end.
 */
import { describe, expect, it } from 'vitest';
import { type GameModule, Match, type Move, SeededRng } from '#kernel';
import { games } from '../games/index.ts';

/** Moves by which a position came again without an offer in between, as chance plays; and how many did with one. */
function returns({ game }: GameModule, seats: number, seed: string): { offered: number; asked: string[] } {
  const match = new Match(game, {}, seats, seed);
  const rng = new SeededRng(`back/${seed}`);
  const been = new Map<string, number>();
  let lastOffer = 0;
  const asked: string[] = [];
  let offered = 0;
  while (!match.over && match.length < 200) {
    const question = match.open[rng.int('who', match.open.length)];
    if (question === undefined) break;
    const { seat } = question;
    const waited = match.waitingFor.includes(seat);
    match.play(seat, question.options[rng.int('what', question.options.length)] as Move);
    const { hash, move } = match.last as NonNullable<typeof match.last>;
    if (!waited) lastOffer = match.length;
    const before = been.get(hash);
    if (before !== undefined && lastOffer > before) offered += 1;
    else if (before !== undefined) asked.push(`${move} at move ${match.length}`);
    been.set(hash, match.length);
  }
  return { offered, asked };
}

const OFFERS = ['my-city'];

describe.each(games.map((g) => [g.meta.id, g] as const))('%s', (id, entry) => {
  it('has no question by which one gets back to where one was', async () => {
    const { module } = await entry.load();
    let offered = 0;
    for (const seats of module.game.seats)
      for (const seed of ['a', 'b', 'c', 'd']) {
        const found = returns(module, seats, `${id}/${seats}/${seed}`);
        expect(found.asked).toEqual([]);
        offered += found.offered;
      }
    if (OFFERS.includes(id)) expect(offered).toBeGreaterThan(0);
  });
});
