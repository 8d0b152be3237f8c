import { useEffect, useRef, useState } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { gameTitle } from '../app/games.ts';
import { markTurn } from '../app/turn.ts';
import { lang, t } from '../text/index.ts';
import type { LogLine } from './log-lines.ts';
import { promptText } from './prompt.tsx';
import type { TableStore } from './store.ts';

/** Says what happened and what is asked, for people who hear the table. */
export function Announcer({ s, game, lines }: { s: TableStore; game: LoadedGame; lines: readonly LogLine[] }) {
  const known = useRef<string | null>(null);
  const asked = useRef('');
  const [said, setSaid] = useState('');
  const last = lines.at(-1)?.key ?? '';
  const prompt = promptText(s, game);
  useEffect(() => {
    const from = lines.findIndex((l) => l.key === known.current);
    const news = known.current === null || from < 0 ? [] : lines.slice(from + 1).map((l) => l.sentence);
    known.current = last;
    if (prompt !== asked.current) news.push(prompt);
    asked.current = prompt;
    if (news.length > 0) setSaid(news.join(' '));
  }, [last, prompt, lines]);
  return (
    <div class="sr" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  );
}

/** Title and icon of the tab tell whose turn it is. */
export function useTabTitle(game: string | undefined, myTurn: boolean): void {
  const language = lang();
  useEffect(() => {
    const title = game === undefined ? t().brand : `${gameTitle(game, language)} – ${t().brand}`;
    document.title = myTurn ? `● ${t().yourTurn} · ${title}` : title;
    markTurn(myTurn ? 1 : 0);
    return () => {
      document.title = t().brand;
      markTurn(0);
    };
  }, [game, myTurn, language]);
}
