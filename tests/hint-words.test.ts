/** Turns of a hint in words, as kept games meet them: short, whole, in both languages. */
import { describe, expect, it } from 'vitest';
import { hint } from '#bots/index.ts';
import { games } from '#games';
import { LANGUAGES, Match, type Move, parseMove } from '#kernel';
import { reader } from '#web/kit/laws/walk.ts';
import { partsOf } from '#web/table/hint-lines.ts';
import { readKept } from './kept.ts';
import { pureBoard } from './pure-board.ts';

/** So many questions of a game are looked at. */
const LOOKS = 7;
const NODES = 150;
/** Two lines of a phone each. */
const LONGEST = 110;

describe.each(games.map((g) => [g.meta.id, g] as const))('a turn of %s', (id, entry) => {
  it('is told in a few words that end', async () => {
    const { module } = await entry.load();
    const board = await pureBoard(id);
    if (board === null) return;
    const { record } = readKept(new URL(`../games/${id}/test/fixtures/level2-2.match.json`, import.meta.url));
    let said = 0;
    for (let look = 0; look < LOOKS; look++) {
      const n = Math.floor(((look + 0.3) * record.moves.length) / LOOKS);
      const match = Match.replay(module.game, { ...record, moves: record.moves.slice(0, n) });
      const asked = match.open.find((d) => d.optional === undefined && d.options.length > 1);
      if (asked === undefined) continue;
      const { seat } = asked;
      const { lines } = hint(module, module.game.view(match.state, seat), seat, 'words', { nodes: NODES });
      for (const lang of LANGUAGES) {
        const readAt = reader(module, board, match.state, match.open, seat, lang);
        for (const { moves } of lines) {
          const wanted = moves.map((m) => parseMove(module.game.moves, m) as Move);
          const route = readAt([]).routeTo(wanted);
          const reading = route === null ? null : readAt(route.gesture);
          const parts = reading?.inWords ?? (reading?.title === undefined ? [] : [reading.title]);
          if (parts.length === 0) continue;
          const title = parts.join(' · ');
          said++;
          for (const part of partsOf(parts)) {
            expect(part, title).not.toMatch(/…|undefined|NaN|^\s*$|[\u00ad]|, $/);
            expect(part.length, part).toBeLessThanOrEqual(LONGEST);
          }
          expect(parts.length, title).toBeLessThanOrEqual(3);
        }
      }
    }
    expect(said).toBeGreaterThan(LOOKS);
  });
});
