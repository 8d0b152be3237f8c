/** The laws of touch over every board that is on the contract, with every number of players, in random play. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { type GameModule, LANGUAGES } from '#kernel';
import { secondTapPlays } from '#web/kit/laws/final.ts';
import {
  eventsHavePlaces,
  explainsItself,
  type Look,
  leadsBack,
  sendsWhatIsListed,
  switchesTurnBack,
  turnsAreTold,
} from '#web/kit/laws/laws.ts';
import { saysOnce, waysDiffer } from '#web/kit/laws/once.ts';
import { type PureBoard, walk } from '#web/kit/laws/walk.ts';
import { isLookedAt, pureBoard } from './pure-board.ts';

/** Every law in every sampled position; what is wrong, with the number of the move. */
function judge(module: GameModule, board: PureBoard, seats: number): Map<string, number> {
  const wrong = new Map<string, number>();
  const note = (n: number, found: readonly string[]): void => {
    for (const line of found) if (!wrong.has(line) && wrong.size < 20) wrong.set(line, n);
  };
  for (const at of walk(module, seats, `touch-${seats}`)) {
    // Every event is asked for its place somewhere in a walk; asking at every move would read the table twice as often as anything else.
    if (at.n % 3 === 0) note(at.n, eventsHavePlaces({ module, board, at, seat: at.n % seats }));
    if (!isLookedAt(at)) continue;
    // Whoever is asked, one who waits, and somebody who looks on.
    const all = [...Array(seats).keys()];
    const asked = all.filter((seat) => at.open.some((d) => d.seat === seat));
    const waits = all.find((seat) => !asked.includes(seat));
    const looks: Look[] = [null, ...asked, ...(waits === undefined ? [] : [waits])].map((seat) => ({
      module,
      board,
      at,
      seat,
    }));
    for (const look of looks) {
      note(at.n, sendsWhatIsListed(look));
      note(at.n, secondTapPlays(look));
      note(at.n, leadsBack(look));
      note(at.n, switchesTurnBack(look));
      note(at.n, waysDiffer(look, at.n % 2 === 0 ? 'de' : 'en'));
      for (const lang of LANGUAGES) {
        note(at.n, explainsItself(look, lang));
        note(at.n, saysOnce(look, lang));
        for (let mover = 0; mover < seats; mover++) note(at.n, turnsAreTold(look, mover, lang));
      }
    }
  }
  return wrong;
}

for (const entry of games) {
  const { module } = await entry.load();
  const board = await pureBoard(module.meta.id);
  if (board === null) continue;
  describe(`touch of ${module.meta.id}`, () => {
    for (const seats of module.game.seats)
      it(`keeps its laws with ${seats} seats`, () => {
        expect([...judge(module, board, seats)].map(([what, n]) => `move ${n}: ${what}`)).toEqual([]);
      });
  });
}
