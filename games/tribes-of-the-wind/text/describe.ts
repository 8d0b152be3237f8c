import type { Language } from '#kernel';
import { constants, scoring, tribeAt, villageCardAt } from '../rules/data.ts';
import { objectiveProgress } from '../rules/inspect.ts';
import type { Land } from '../rules/state.ts';
import { makeSentences } from './sentences.ts';
import { words as both } from './words.ts';

/** The words that only explanations need. */
const PHRASES = {
  de: {
    village: (name: string, objective: string, now: string) =>
      `${name}. Behalten: ${objective}. Sofort nutzen: ${now}.`,
    now: (value: number, points: string) => `Jetzt ${value}: ${points}.`,
    leader: (name: string, ability: string) => `${name}: ${ability}.`,
    tribe: (name: string, path: string, special: string, n: number) =>
      `${name}. Du darfst einen Anführer auslegen, wenn dein Pfad fertig ist (${path}), und einen, wenn das gilt: ${special}. Höchstens ${n}.`,
    tile: (tile: string, need: string) => `${tile}. ${need}`,
    need: 'Sind alle Plätze besetzt, kann hier ein Dorf gebaut werden; der Bonus gilt dann.',
    endTile: (points: string) => `Wer zuerst alle Baumhäuser gesetzt hat: ${points}.`,
    treehouses: (points: string) => `Jedes Baumhaus: ${points}.`,
    temples: (rows: string) => `Platzierte Tempel: ${rows}.`,
    pollution: (rows: string) => `Verschmutzte Felder: ${rows}.`,
    tiles: (rows: string) => `Plättchen im Gelände: ${rows}.`,
    objectives: 'Behaltene Dorf-Karten: jede bringt die Punkte ihrer höchsten erreichten Stufe.',
    leaders: 'Anführer, die am Ende Punkte bringen.',
    none: 'keine',
    more: (n: number) => `${n} oder mehr`,
    temple: (n: number) => `${n} Tempel`,
    space: (n: number) => (n === 1 ? '1 Feld' : `${n} Felder`),
    pieces: (n: number) => `${n} Plättchen`,
  },
  en: {
    village: (name: string, objective: string, now: string) => `${name}. Keep it: ${objective}. Use it now: ${now}.`,
    now: (value: number, points: string) => `Now ${value}: ${points}.`,
    leader: (name: string, ability: string) => `${name}: ${ability}.`,
    tribe: (name: string, path: string, special: string, n: number) =>
      `${name}. You may lay out one leader when your path is complete (${path}), and one when this holds: ${special}. At most ${n}.`,
    tile: (tile: string, need: string) => `${tile}. ${need}`,
    need: 'With all slots filled a village can be built here; the bonus counts from then on.',
    endTile: (points: string) => `First to place all treehouses: ${points}.`,
    treehouses: (points: string) => `Every treehouse: ${points}.`,
    temples: (rows: string) => `Temples placed: ${rows}.`,
    pollution: (rows: string) => `Polluted spaces: ${rows}.`,
    tiles: (rows: string) => `Tiles in the terrain: ${rows}.`,
    objectives: 'Village cards kept: each brings the points of the highest tier reached.',
    leaders: 'Leaders that bring points at the end.',
    none: 'none',
    more: (n: number) => `${n} or more`,
    temple: (n: number) => (n === 1 ? '1 temple' : `${n} temples`),
    space: (n: number) => (n === 1 ? '1 space' : `${n} spaces`),
    pieces: (n: number) => (n === 1 ? '1 tile' : `${n} tiles`),
  },
};

/** Every piece and score row of the game in words, for whoever taps it: pure functions, in and out of turn. */
export function describeIn(lang: Language) {
  const p = PHRASES[lang];
  const words = both[lang];
  const s = makeSentences(lang, words);
  /** Rows of a table that differ from the one before; `open`: the last value holds for all that is more. */
  const rows = (table: readonly number[], count: (n: number) => string, open: boolean): string =>
    table
      .flatMap((vp, n) => {
        if (!open && (vp === 0 || vp === table[n - 1])) return [];
        const what = n === 0 ? p.none : open && n === table.length - 1 ? p.more(n) : count(n);
        return [`${what} ${words.points(vp)}`];
      })
      .join(', ');
  const categories: Readonly<Record<string, string>> = {
    endTile: p.endTile(words.points(scoring.endTile)),
    treehouses: p.treehouses(words.points(scoring.perTreehouse)),
    temples: p.temples(rows(scoring.templesTable, p.temple, false)),
    pollution: p.pollution(rows(scoring.pollutedSpacesTable, p.space, true)),
    tiles: p.tiles(rows(scoring.tilesTable, p.pieces, false)),
    objectives: p.objectives,
    leaders: p.leaders,
  };
  const villageCard = (i: number): string =>
    p.village(s.village(i), s.objective(villageCardAt(i).objective), s.immediate(i));
  return {
    villageCard,
    /** A kept card of a land, with what it counts now. */
    objective(land: Land, i: number): string {
      const { value, points } = objectiveProgress(land, i);
      return `${s.village(i)}. ${s.objective(villageCardAt(i).objective)}. ${p.now(value, words.points(points))}`;
    },
    leader: (tribe: number, i: number): string => p.leader(s.leader(tribe, i), s.leaderAbility(tribe, i)),
    tribe: (i: number): string => p.tribe(s.tribe(i), s.path(i), s.condition(tribeAt(i).special), constants.maxLeaders),
    tile: (i: number): string => p.tile(s.tile(i), p.need),
    category: (key: string): string => categories[key] ?? key,
  };
}
