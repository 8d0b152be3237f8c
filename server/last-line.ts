import { type GameModule, LANGUAGES, type Language, type Match } from '#kernel';

/** So many moves back: what is further away is no news. */
const BACK = 6;
/** Names come later: people change them, and bots have theirs from the client. */
const named = (seat: number): string => `⟨${seat}⟩`;

/** What everybody at the table heard last, in both languages, as the lobby tells it; null where there is nothing. */
export function lastLine({ text }: GameModule, match: Match): string | null {
  for (let n = match.length; n > Math.max(0, match.length - BACK); n--) {
    for (const event of match.heard(n, 'spectator').toReversed()) {
      const said = LANGUAGES.map((lang): [Language, string | null] => [lang, text[lang].event(event, named)]);
      if (said.every(([, sentence]) => sentence)) return JSON.stringify(Object.fromEntries(said));
    }
  }
  return null;
}
