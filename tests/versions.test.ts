/** Rules versions side by side: every kept version is whole, and plays the games of its time to the same end. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frozen, gameEntry } from '#games';
import { type GameModule, LANGUAGES, Match, type Move, RulesDrift } from '#kernel';
import { anyTiny, tiny } from '#kernel/test/tiny.ts';
import { readKept, replayKept } from './kept.ts';

/** Texts without which the page does: `text.between?.(…)`. */
const DOES_WITHOUT = ['between', 'stock', 'made'];

const GAMES = new URL('../games/', import.meta.url);

for (const version of frozen) {
  const folder = new URL(`${version.path}/`, GAMES);
  describe(`version ${version.version} of ${version.game}`, async () => {
    const { module } = await version.load();
    const now = (await (gameEntry(version.game) as NonNullable<ReturnType<typeof gameEntry>>).load()).module;

    it('is what was frozen', () => {
      const hash = (file: string): string =>
        createHash('sha256')
          .update(readFileSync(new URL(file, folder)))
          .digest('hex');
      expect(hash('module.js')).toBe(version.hash);
      expect(JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'))).toMatchObject({ hash: version.hash });
      expect([module.game.id, module.game.rulesVersion]).toEqual([version.game, version.version]);
      expect(version.version).toBeLessThan(now.game.rulesVersion);
      expect(existsSync(new URL('board.js', folder))).toBe(version.board > 0);
    });

    it('stands alone: it imports nothing of the house, and its board only what page and board must share', () => {
      const imports = (file: string): string[] =>
        [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^import\s(?:[^;]*?from\s*)?["']([^"']+)["'];/gm)].map(
          (m) => m[1] as string,
        );
      expect(imports('module.js')).toEqual([]);
      const shared = ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals', './board.css'];
      if (version.board > 0) expect(imports('board.js').filter((i) => !shared.includes(i))).toEqual([]);
    });

    const kept = readdirSync(new URL('kept/', folder));
    it('has kept games', () => expect(kept.length).toBeGreaterThan(0));
    for (const file of kept)
      it(`plays ${file} to the same end`, () => {
        const { record, scores } = readKept(new URL(`kept/${file}`, folder));
        const match = Match.replay(module.game, record);
        expect(match.over).toBe(true);
        expect(module.game.score(match.state, 'judge').seats.map((x) => x.total)).toEqual(scores);
      });

    it('says the same in both languages, all that the page asks for, and its bots answer', () => {
      expect(Object.keys(module.text).sort()).toEqual(['de', 'en']);
      // A text that the page has learned to ask for since: freeze the version again (CONTRIBUTING), or let the page do without.
      for (const lang of LANGUAGES)
        for (const [key, text] of Object.entries(now.text[lang]).filter(([name]) => !DOES_WITHOUT.includes(name)))
          expect(typeof module.text[lang][key as keyof GameModule['text']['de']], `${lang} ${key}`).toBe(typeof text);
      playsOn(module);
    });
  });
}

/** A few moves by its own brain: rules, imagination and ratings of a bundle work together. */
function playsOn(module: GameModule): void {
  const match = new Match(module.game, {}, module.game.seats[0] as number, 'frozen');
  for (let n = 0; n < 10 && !match.over; n++) {
    const d = match.open.find((x) => x.optional === undefined);
    if (d === undefined) throw new Error('only offers are open');
    const moves = module.brain.sensible(match.state, d);
    expect(match.play(d.seat, moves[0] as Move)).toBeNull();
  }
}

describe('a rule changed without a new version', () => {
  it('is met with a sentence that says what to do', () => {
    const match = new Match(anyTiny(), {}, 2, 'law');
    while (!match.over) match.play(match.open[0]?.seat as number, match.open[0]?.options.at(-1) as Move);
    const changed = anyTiny({
      apply(s, seat, move, rng, out) {
        tiny.apply(s, seat, move, rng, out);
        if (move.do === 'done') s.dots[0] = 7;
      },
    });
    expect(() => replayKept(anyTiny(), match.record())).not.toThrow();
    expect(() => replayKept(changed, match.record())).toThrow(
      /^rules drift at move \d+: .*The rules of tiny have changed, but rulesVersion is still 3.*npx tafelrunde freeze tiny.*set rulesVersion to 4/s,
    );
  });

  it('stays drift where a match is played again', () => {
    const match = new Match(anyTiny(), {}, 2, 'law');
    match.play(0, match.open[0]?.options[0] as Move);
    const [move] = match.log;
    const record = { ...match.record(), moves: [{ ...move, hash: '00000000000000' } as NonNullable<typeof move>] };
    expect(() => Match.replay(anyTiny(), record)).toThrow(RulesDrift);
  });
});
