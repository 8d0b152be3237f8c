/** Turns of a hint in words, as kept games meet them: short, whole, in both languages. */
import { describe, expect, it } from 'vitest';
import { type Hint, type HintLine, hint } from '#bots/index.ts';
import { games } from '#games';
import { type GameModule, LANGUAGES, type Language, Match, type Move, parseMove } from '#kernel';
import { type PureBoard, reader } from '#web/kit/laws/walk.ts';
import { apart, partsOf, whyOf } from '#web/table/hint-lines.ts';
import { readKept } from './kept.ts';
import { pureBoard } from './pure-board.ts';

/** So many questions of a game are looked at. */
const LOOKS = 7;
const NODES = 150;
/** Two lines of a phone each. */
const LONGEST = 110;

/** The turns of a hint at one question, as the panel shows them in one language. */
function shownIn(module: GameModule, board: PureBoard, match: Match, seat: number, found: Hint, lang: Language) {
  const readAt = reader(module, board, match.state, match.open, seat, lang);
  const { things } = readAt([]);
  const view = module.game.view(match.state, seat);
  const read = ({ moves }: HintLine) => {
    const wanted = moves.map((m) => parseMove(module.game.moves, m) as Move);
    const route = readAt([]).routeTo(wanted);
    const reading = route === null ? null : readAt(route.gesture);
    const told = reading?.inWords ?? (reading?.title === undefined ? [] : [reading.title]);
    const parts = told.length > 0 ? told : [module.text[lang].move(wanted[0] as Move, view)];
    const taps = [...new Set(route?.taps.map((tap) => tap.thing))].map((thing) => [thing]);
    return { parts, spots: reading?.liesOn === undefined ? taps : [reading.liesOn] };
  };
  return apart(found, read, (thing) => things.get(thing)?.name);
}

describe.each(games.map((g) => [g.meta.id, g] as const))('a turn of %s', (id, entry) => {
  it('is told in a few words that end, and no two of a hint in the same', async () => {
    const { module } = await entry.load();
    const board = await pureBoard(id);
    if (board === null) return;
    let said = 0;
    for (const seats of [2, 3]) {
      const { record } = readKept(new URL(`../games/${id}/test/fixtures/level2-${seats}.match.json`, import.meta.url));
      for (let look = 0; look < LOOKS; look++) {
        const n = Math.floor(((look + 0.3) * record.moves.length) / LOOKS);
        const match = Match.replay(module.game, { ...record, moves: record.moves.slice(0, n) });
        const asked = match.open.find((d) => d.optional === undefined && d.options.length > 1);
        if (asked === undefined) continue;
        const { seat } = asked;
        const found = hint(module, module.game.view(match.state, seat), seat, 'words', { nodes: NODES });
        for (const lang of LANGUAGES) {
          const { hint: kept, turns } = shownIn(module, board, match, seat, found, lang);
          const rows = turns.map(({ parts }) => partsOf(parts));
          said += rows.length;
          for (const row of rows)
            for (const part of row) {
              expect(part, row.join(' · ')).not.toMatch(/…|undefined|NaN|^\s*$|[\u00ad]|, $/);
              expect(part.length, part).toBeLessThanOrEqual(LONGEST);
            }
          const lines = rows.map((row) => row.join(' · '));
          expect(new Set(lines).size, lines.join('\n')).toBe(lines.length);
          expect(kept.lines.length).toBe(lines.length);
          expect(lines.length).toBeLessThanOrEqual(3);
          for (const n of kept.lines.keys()) {
            const why = whyOf(kept.lines, n);
            if (why === null) continue;
            const sum = why.reasons.reduce((all, r) => all + r.points, why.other);
            expect(sum).toBeCloseTo(why.sum, 9);
          }
        }
      }
    }
    expect(said).toBeGreaterThan(LOOKS);
  });
});
