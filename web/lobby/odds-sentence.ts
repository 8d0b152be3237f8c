import type { Level } from '#bots/levels.ts';
import type { GameRecord } from '#server/protocol.ts';
import { about, type Odds, oddsAgainst, tellsOdds } from '../parts/odds.ts';
import { lang, levelName } from '../text/index.ts';

const COUNTS = { de: ['', '', 'zwei ', 'drei ', 'vier ', 'fünf '], en: ['', '', 'two ', 'three ', 'four ', 'five '] };

function de(bots: number, level: string, { won, played }: Odds): string {
  const who = `Gegen ${COUNTS.de[bots] ?? ''}„${level}“`;
  if (won === 0) return `${who} hast du von deinen letzten ${played} Partien keine gewonnen.`;
  if (won === played) return `${who} hast du deine letzten ${played} Partien alle gewonnen.`;
  const part = about({ won, played });
  const often = part.played === 2 ? 'jede zweite Partie' : `${part.won}\u00a0von\u00a0${part.played} Partien`;
  return `${who} gewinnst du zurzeit etwa ${often}.`;
}

function en(bots: number, level: string, { won, played }: Odds): string {
  const who = `Against ${COUNTS.en[bots] ?? ''}“${level}”${bots > 1 ? ' bots' : ''}`;
  if (won === 0) return `${who} you have won none of your last ${played} games.`;
  if (won === played) return `${who} you have won all of your last ${played} games.`;
  const part = about({ won, played });
  const often = part.played === 2 ? 'every second game' : `${part.won}\u00a0in\u00a0${part.played} games`;
  return `${who} you currently win about ${often}.`;
}

/** What a strength means for me; empty where too few games tell, undefined where that is so of all strengths. */
export function oddsSentence(results: GameRecord['results'], seats: number, level: Level): string | undefined {
  if (!tellsOdds(results, seats)) return undefined;
  const odds = oddsAgainst(results, seats, level);
  if (odds === null) return '';
  return (lang() === 'de' ? de : en)(seats - 1, levelName(level), odds);
}
