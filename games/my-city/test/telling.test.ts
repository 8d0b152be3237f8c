/** What the table tells: progress at wells, churches and veins, the three big moments, how each town ended, one line a turn. */
import { describe, expect, it } from 'vitest';
import { type AnyGame, type Decision, heard, Match, RecordingSink, speakTo } from '#kernel';
import { reader } from '#web/kit/laws/walk.ts';
import { endingOf, forcedBy, progressOf, tieBreakOf } from '../board/logic/progress.ts';
import { moments, trackParts } from '../board/moments.ts';
import { touch } from '../board/touch.ts';
import { module } from '../index.ts';
import { boardOf } from '../rules/board.ts';
import { BLOCK, buildings, constants } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { bordering, churchColours, partsOf, total, wellBuildings } from '../rules/scoring.ts';
import { start } from '../rules/setup.ts';
import type { Event, GameMove, State, View } from '../rules/state.ts';
import { coveredBy } from '../rules/town.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';

const names = (seat: number): string => ['Ada', 'Ben', 'Kim', 'Leo'][seat] as string;

/** A whole game in which everybody takes the option this rule picks; every view and event on the way. */
function played(seats: number, seed: string, pick: (d: Decision<GameMove>, n: number) => GameMove) {
  const match = new Match(game as unknown as AnyGame, { board: 'valley' }, seats, seed);
  const views: View[] = [];
  for (let n = 0; !match.over; n++) {
    const d = match.open.find((x) => x.optional === undefined) as Decision<GameMove>;
    match.play(d.seat, pick(d, n));
    views.push(game.view(match.state as State, 'judge'));
  }
  return { match, views, last: views.at(-1) as View };
}

const builds = (d: Decision<GameMove>, n: number): GameMove =>
  d.options[(n * 7) % Math.max(1, d.options.filter((m) => m.do === 'place').length)] as GameMove;

describe('progress on the board (9.2)', () => {
  it('MC-44 MC-43 counts what the rules count, in every position of whole games', () => {
    for (const seed of ['a', 'b', 'c'])
      for (const view of played(2, seed, builds).views)
        for (const town of view.towns) {
          const board = boardOf(view.board);
          const { wells, churches, veins } = progressOf(view, town);
          for (const w of wells) {
            const cell = w.at[1] * board.width + w.at[0];
            expect(w.built).toBe(wellBuildings(board, town, cell).size);
            if (w.built === 4) expect(w.alive).toBe(true);
          }
          const links = bordering(board, town);
          for (const c of churches) expect(c.touches).toEqual(churchColours(links, c.b));
          expect(veins.filter((v) => v.covered).length).toBe(board.gold.filter((c) => town.cells[c] !== 0).length);
        }
  });

  it('MC-44 a well whose sides share a building, or lie where nothing stands, can no longer count', () => {
    const games = ['wells', 'walls', 'sides', 'shared'].flatMap((seed) => played(2, seed, builds).views);
    const dead = games.flatMap((v) => v.towns.flatMap((town) => progressOf(v, town).wells));
    for (const w of dead) {
      const built = w.sides.filter((b): b is number => b !== null && b >= 0);
      expect(w.alive).toBe(new Set(built).size === built.length && !w.sides.includes(null));
    }
    expect(dead.some((w) => !w.alive)).toBe(true);
  });
});

describe('how a town ended', () => {
  it('MC-28 names the card at which somebody stopped, and the deck otherwise', () => {
    const { match, last } = played(2, 'stop', (d, n) => (d.seat === 1 && n > 12 ? { do: 'end' } : builds(d, n)));
    expect(match.over).toBe(true);
    const ending = endingOf(last, 1);
    expect(ending?.how === 'stopped' || ending?.how === 'forced').toBe(true);
    if (ending !== null && ending.how !== 'deck') expect(last.pile).toContain(ending.b);
  });

  it('MC-27 tells a forced end with the card that forced it, and not before', () => {
    let forced = 0;
    for (let n = 0; n < 30; n++) {
      const { views, last } = played(1, `forced-${n}`, builds);
      const b = forcedBy(last, 0);
      expect(endingOf(views[0] as View, 0)).toBeNull();
      if (b === null) continue;
      forced++;
      const state = game.imagine({ ...last, phase: 'decide', current: b }, { int: () => 0, shuffle: (_, x) => x });
      const town = state.towns[0] as State['towns'][number];
      town.ended = false;
      town.status[b] = 'available';
      expect(game.decisions(state)[0]?.options).toEqual([{ do: 'end' }]);
    }
    expect(forced).toBeGreaterThan(3);
  });

  it('MC-22 splits the scoring token into start, declined and gold', () => {
    for (const seed of ['x', 'y', 'z']) {
      const { last } = played(2, seed, (d, n) =>
        n % 5 === 4 && d.options.some((m) => m.do === 'decline') ? { do: 'decline' } : builds(d, n),
      );
      for (const town of last.towns) {
        const { start: from, declined, gold } = trackParts(town);
        expect(from - declined + gold).toBe(town.score);
        expect([0, constants.goldBonus]).toContain(gold);
      }
    }
  });
});

describe('a tie', () => {
  it('MC-48 names the row that decided, with both numbers', () => {
    const seat = (total: number, tieBreak: number[]) => ({ total, tieBreak, parts: {}, rank: 1 });
    const decided = tieBreakOf({ over: true, seats: [seat(30, [2, 1]), seat(30, [2, 4]), seat(20, [0, 0])] });
    expect(decided).toEqual({
      row: 2,
      spaces: [
        { seat: 0, open: 1 },
        { seat: 1, open: 4 },
      ],
    });
    expect(tieBreakOf({ over: true, seats: [seat(30, [2, 1]), seat(29, [2, 4])] })).toBeNull();
    expect(tieBreakOf({ over: true, seats: [seat(30, [2, 1]), seat(30, [2, 1])] })).toBeNull();
  });
});

describe('moments', () => {
  const told = (deck: readonly number[]): { view: View; events: readonly Event[] } => {
    const out = new RecordingSink<Event>();
    const s = start('valley', 1, [...deck], out);
    return { view: game.view(s, 0), events: out.events.flatMap((e) => heard(e, 0) ?? []) };
  };

  it('MC-29 the blocking card is one, with the building it takes from everybody', () => {
    const { view, events } = told([3, 5, BLOCK]);
    const block = events.find((e) => e.e === 'blockingCard');
    if (block?.e !== 'blockingCard') throw new Error('no blocking card');
    for (const lang of ['de', 'en'] as const) {
      const card = moments.blockingCard?.(block, { view, names, seat: 0, lang });
      expect(card?.says.join(' ')).toContain(buildings[5]?.name[lang]);
      expect(card?.art?.svg.match(/<rect/g)).toHaveLength(2);
    }
  });

  it('MC-33 gold is one for whoever gets it, and says to others with a vein that it is gone', () => {
    const told = (seats: readonly number[], own: number, veins: number) => {
      const { last } = played(3, 'gold', builds);
      const board = boardOf(last.board);
      const towns = last.towns.map((town) => ({
        ...town,
        cells: town.cells.map((b, c) => (board.gold.includes(c) ? Number(board.gold.indexOf(c) < veins) : b)),
      }));
      const e = { e: 'goldClaimed', seats, bonus: constants.goldBonus } as const;
      const at = { view: { ...last, towns }, names, seat: own };
      return {
        de: moments.goldClaimed?.(e, { ...at, lang: 'de' }),
        en: moments.goldClaimed?.(e, { ...at, lang: 'en' }),
      };
    };
    expect(told([1], 1, 2).de).toMatchObject({ title: 'Gold für dich: +3!', tone: 'good' });
    expect(told([1], 0, 0).en).toMatchObject({ title: 'Gold for Ben: +3!', tone: 'plain' });
    expect(told([1], 0, 1).de).toMatchObject({
      tone: 'bad',
      says: [expect.any(String), 'Deine Ader bringt nichts mehr.'],
    });
    expect(told([1, 2], 0, 2).de).toMatchObject({
      title: 'Gold für Ben und Kim: je +3!',
      says: [expect.any(String), 'Deine Adern bringen nichts mehr.'],
    });
  });

  it('MC-27 a forced end is one: the card, the reason, the points, and whether others go on', () => {
    let seen = 0;
    for (let n = 0; n < 30; n++) {
      const { last } = played(2, `forced-${n}`, builds);
      const b = forcedBy(last, 0);
      if (b === null) continue;
      seen++;
      const e = { e: 'ended', seat: 0, forced: true } as const;
      const name = buildings[b]?.name.de ?? '';
      const mine = moments.ended?.(e, { view: last, names, seat: 0, lang: 'de' });
      const points = total(partsOf(boardOf(last.board), last.towns[0] as View['towns'][number]));
      expect(mine?.title).toBe(`„${name}“ passt nirgends.`);
      expect(mine?.says.join(' ').replace('−', '-')).toContain(`Deine Stadt zählt ${points} Punkt`);
      expect(mine?.says).not.toContain('Die anderen bauen noch weiter.');
      expect(mine?.art?.svg).toContain('mc-cf-strike');
      const other = { ...(last.towns[1] as View['towns'][number]), ended: false };
      const running: View = { ...last, phase: 'decide', towns: [last.towns[0] as View['towns'][number], other] };
      expect(moments.ended?.(e, { view: running, names, seat: 0, lang: 'de' })?.says).toContain(
        'Die anderen bauen noch weiter.',
      );
      expect(moments.ended?.(e, { view: last, names, seat: 1, lang: 'de' })?.says).toEqual([
        'Für Ada ist das Spiel zu Ende.',
      ]);
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('a stop of one’s own free will is none', () => {
    const view = played(1, 'q', () => ({ do: 'end' })).last;
    expect(moments.ended?.({ e: 'ended', seat: 0, forced: false }, { view, names, seat: 0, lang: 'de' })).toBeNull();
  });
});

describe('one line a turn', () => {
  it('says what each seat did in a round, with its points, gold included, and to whom it was', () => {
    const events: Event[] = [
      { e: 'placed', seat: 0, b: 2, rotation: 0, x: 0, y: 0, points: 4 },
      { e: 'declined', seat: 1, b: 2, score: 9 },
      { e: 'ended', seat: 2, forced: true },
      { e: 'goldClaimed', seats: [0], bonus: constants.goldBonus },
    ];
    const view = played(1, 'r', builds).last;
    expect(en.turn?.(0, events, names, view)).toEqual({
      said: `Ada builds “${buildings[2]?.name.en}” with gold`,
      brought: `+${4 + constants.goldBonus}`,
      gains: [{ seat: 0, what: 'points', by: 4 + constants.goldBonus }],
    });
    expect(de.turn(1, events, speakTo(1, 'Du', names), view)?.said).toMatch(/^Du verzichtest auf „/);
    expect(en.turn(2, events, speakTo(2, 'You', names), view)?.said).toBe('The game is over for you: no place');
    expect(de.turn?.(1, events, names, view)?.brought).toBe('−1');
    expect(de.turn?.(2, events, names, view)?.said).toContain('Kim');
    expect(de.turn?.(3, events, names, view)).toBeNull();
  });
});

/** How seat 0 reads the table. */
const readAt = (match: Match, lang: 'de' | 'en' = 'en') =>
  reader(module, { touch } as never, match.state, match.open, 0, lang);

describe('places before anything is chosen', () => {
  it('counts places, not declining and stopping, and says how many lie in this rotation', () => {
    const match = new Match(game as unknown as AnyGame, { board: 'valley' }, 1, 'count');
    const decisions = match.open as readonly Decision<GameMove>[];
    const places = decisions[0]?.options.filter((m) => m.do === 'place').length ?? 0;
    expect(readAt(match)([]).note).toMatch(new RegExp(`^${places} places, \\d+ in this rotation$`));
  });
});

describe('a sealed answer', () => {
  it('MC-61 says what was decided and what it brings, gold included, while others still think', () => {
    const match = new Match(game as unknown as AnyGame, { board: 'valley' }, 2, 'sealed');
    const note = (lang: 'de' | 'en'): string => {
      const { note: said, missing } = readAt(match, lang)([]);
      return `${said} ${missing}`;
    };
    const name = buildings[(match.state as State).current]?.name;
    const before = game.score(match.state as State, 0).seats[0]?.total ?? 0;
    match.play(0, match.open[0]?.options[0] as GameMove);
    const by = (game.score(match.state as State, 0).seats[0]?.total ?? 0) - before;
    expect(note('de')).toBe(`Du baust „${name?.de}“: +${by}. Entschieden`);
    match.play(0, { do: 'withdraw' });
    match.play(0, { do: 'decline' });
    expect(note('en')).toBe(`You decline “${name?.en}”: −1. Decided`);
    match.play(0, { do: 'withdraw' });
    match.play(0, { do: 'end' });
    expect(note('de')).toBe('Du hörst auf. Entschieden');
  });

  it('can be taken back with the one button that is left, which says so in two words', () => {
    const match = new Match(game as unknown as AnyGame, { board: 'valley' }, 2, 'sealed');
    match.play(0, { do: 'decline' });
    expect(readAt(match, 'de')([]).buttons.map(({ id, name }) => [id, name])).toEqual([
      ['move:withdraw', 'Zurücknehmen'],
    ]);
    expect(readAt(match)(['move:withdraw'])).toMatchObject({
      ready: true,
      chain: [{ do: 'withdraw' }],
      act: 'Take back',
    });
  });
});

describe('what a town has', () => {
  let veins = 0;

  it('MC-33 tells a vein that would be built over, alone and while others still think, and no points twice', () => {
    for (const seats of [1, 2])
      for (const seed of ['a', 'b']) {
        const match = new Match(game as unknown as AnyGame, { board: 'valley' }, seats, seed);
        const { gold } = boardOf('valley');
        for (let n = 0; !match.over; n++) {
          const mine = match.open.find((d) => d.seat === 0 && d.optional === undefined) as
            | Decision<GameMove>
            | undefined;
          if (mine !== undefined && !game.view(match.state as State, 0).goldClaimed) {
            const read = readAt(match);
            const covered = gold.filter((c) => game.view(match.state as State, 0).towns[0]?.cells[c] !== 0).length;
            for (const move of mine.options.slice(0, 6)) {
              const { chips } = read(read([]).routeTo?.([move])?.gesture ?? []);
              const more =
                move.do !== 'place'
                  ? 0
                  : gold.filter((c) => coveredBy(boardOf('valley'), (match.state as State).current, move).includes(c))
                      .length;
              const left = gold.length - covered - more;
              const wanted = { text: `${covered + more} of 2 gold veins`, tone: 'good', of: 'gold' };
              expect(chips).toEqual(more > 0 && left > 0 ? [wanted] : []);
              veins += more;
            }
          }
          const d = match.open.find((x) => x.optional === undefined) as Decision<GameMove>;
          match.play(d.seat, builds(d, n));
        }
      }
    expect(veins).toBeGreaterThan(5);
  });

  it('is what its card says, and what it says when it is asked', () => {
    const match = new Match(game as unknown as AnyGame, { board: 'valley' }, 2, 'stock');
    expect(readAt(match, 'de')([]).things.get('town:1')?.explain().says).toEqual([
      `Zählleiste: ${constants.startScore}`,
      'zählende Kirchen: 0',
      'zählende Brunnen: 0',
      'überbaute Goldadern: 0',
    ]);
  });
});
