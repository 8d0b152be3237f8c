import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { Match, type MatchRecord, type Move, type OptionSchema, readOptions, SeededRng, stateHash } from '#kernel';
import * as laws from '#kernel/laws/index.ts';
import { readKept, replayKept, rulesChanged } from './kept.ts';

/** Walks per game and player count; every position of a walk is put before every law. */
const WALKS = 2;

/** Counted from the position after `at` moves of a kept game. */
interface PerftLine {
  readonly kept: string;
  readonly at: number;
  readonly depth: number;
  readonly count: number;
}

/** Positions counted in every game, at least. */
const COUNTED = 100_000;

type OptionSet = Record<string, string | boolean | readonly string[]>;

/** Option sets worth walking: the defaults, every value of every choice and flag once, and own values for every seat. */
function optionSets(schema: OptionSchema, seats: number): OptionSet[] {
  const sets: OptionSet[] = [{}];
  for (const [name, spec] of Object.entries(schema)) {
    if (spec.kind === 'choice') for (const v of spec.values) if (v !== spec.default) sets.push({ [name]: v });
    if (spec.kind === 'flag') sets.push({ [name]: !spec.default });
    if (spec.kind === 'perSeat' && spec.values.length >= seats)
      sets.push({ [name]: spec.values.slice(0, seats) }, { [name]: spec.values.slice(-seats) });
  }
  return sets;
}

for (const entry of games) {
  const { module } = await entry.load();
  const { game } = module;
  const folder = new URL(`../games/${game.id}/`, import.meta.url);

  describe(`laws of ${game.id}`, () => {
    for (const seats of game.seats) {
      it(`hold in random play with ${seats} seats`, () => {
        for (const [i, set] of optionSets(game.options, seats).entries()) {
          const read = readOptions(game.options, set, seats);
          if (!read.ok) throw new Error(read.bad);
          for (let k = 0; k < (i === 0 ? WALKS : 1); k++) {
            const seed = `law-${seats}-${i}-${k}`;
            const seen: Move[] = [];
            const conserve = laws.conservation();
            let n = 0;
            laws.walk(game, read.options, seats, seed, (p) => {
              conserve(p);
              laws.sealedOrderIsFree(p);
              n++;
              if (!laws.isSample(n)) return;
              laws.standingIsSound(p);
              laws.optionsAreCanonical(p);
              laws.nothingLeaks(p);
              laws.copyIsIndependent(p);
              laws.thawedIsEqual(p);
              laws.eventsAreMasked(p);
              laws.whyNotEqualsOptions(seen)(p);
              for (const d of p.open) {
                const m = d.options[(n * 7) % d.options.length] as Move;
                if (seen.length < 40) seen.push(m);
                else seen[n % 40] = m;
              }
            });
          }
        }
      });
    }

    it('the same log gives the same state', () => {
      const seats = game.seats[0] as number;
      const match = new Match(game, {}, seats, 'law-replay');
      const rng = new SeededRng('law-replay-choice');
      while (!match.over) {
        const d = match.open.filter((x) => x.optional === undefined)[0];
        if (d === undefined) throw new Error('only offers are open');
        expect(match.play(d.seat, d.options[rng.int('o', d.options.length)] as Move)).toBeNull();
      }
      const again = Match.replay(game, JSON.parse(JSON.stringify(match.record())) as MatchRecord);
      expect(stateHash(again.state)).toBe(stateHash(match.state));
    });

    const fixtures = new URL('test/fixtures/', folder);
    const kept = readdirSync(fixtures).filter((f) => f.endsWith('.match.json'));
    const matches = new Map<string, Match>();
    /** Kept games are replayed once; what they say is looked at by several tests. */
    function replayed(file: string): Match {
      const known = matches.get(file);
      if (known !== undefined) return known;
      const { record } = readKept(new URL(file, fixtures));
      const match = replayKept(game, record);
      matches.set(file, match);
      return match;
    }

    it('has finished games as fixtures, played at random and by level 2 with every number of players', () => {
      for (const seats of game.seats)
        expect(kept).toEqual(expect.arrayContaining([`random-${seats}.match.json`, `level2-${seats}.match.json`]));
    });
    for (const file of kept) {
      it(`kept game ${file} replays to the same scores`, () => {
        const match = replayed(file);
        expect(match.over).toBe(true);
        expect(game.score(match.state, 'judge').seats.map((x) => x.total)).toEqual(
          readKept(new URL(file, fixtures)).scores,
        );
      });
    }

    const perft = JSON.parse(readFileSync(new URL('perft.json', fixtures), 'utf8')) as PerftLine[];
    it(`perft counts ${COUNTED} positions and more, from the middle of kept games`, () => {
      expect(perft.reduce((n, line) => n + line.count, 0)).toBeGreaterThanOrEqual(COUNTED);
      expect(perft.every((line) => line.at > 0)).toBe(true);
    });
    for (const { kept: file, at, depth, count } of perft) {
      it(`perft ${depth} after move ${at} of ${file} is ${count}`, () => {
        expect(laws.perftFrom(game, replayed(file).at(at).state, depth), rulesChanged(game)).toBe(count);
      });
    }

    const rules = readFileSync(new URL('RULES.md', folder), 'utf8');
    const rulings = [...new Set([...rules.matchAll(/\*\*([A-Z]{2}-\d+)\*\*/g)].map((m) => m[1] as string))];
    const titles = readdirSync(new URL('test/', folder), { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.test.ts'))
      .map((f) => readFileSync(new URL(`test/${f}`, folder), 'utf8'))
      .flatMap((source) =>
        [...source.matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(
          (m) => m[2] as string,
        ),
      )
      .join('\n');
    it('every ruling of RULES.md has a test whose title carries its number', () => {
      expect(rulings.length).toBeGreaterThan(0);
      expect(rulings.filter((r) => !new RegExp(`\\b${r}\\b`).test(titles))).toEqual([]);
    });
    it('every ruling has a sentence in both languages', () => {
      for (const lang of ['de', 'en'] as const) expect(rulings.filter((r) => !module.rulings[lang][r])).toEqual([]);
    });
  });
}
