import { useEffect, useRef } from 'preact/hooks';
import type { Names } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { SCROLLS } from '../parts/scrolls.ts';
import { lang, t } from '../text/index.ts';
import { PlainLookUp } from './look-up.tsx';
import { Options } from './options.tsx';
import type { TableStore } from './store.ts';

/** A line of single signs is a row of a map: its columns have to stand under each other. */
export function isMapRow(line: string): boolean {
  const words = line.trim().split(/\s+/);
  return words.length >= 6 && words.every((w) => w.length <= 2);
}

/** The position as text: what any registered game can show. */
export function Summary({ game, view, names }: { game: LoadedGame; view: unknown; names: Names }) {
  return (
    <div class="summary">
      {game.module.text[lang()].summary(view, names).map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ul>
            {section.lines.map((line, i) => (
              <li key={`${i}.${line}`} class={isMapRow(line) ? 'map-row' : ''}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Whoever answers by keyboard finds the next question where the last one was: the focus does not fall off the page. */
function useFocusBack(asked: string | null) {
  const box = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const follow = (e: FocusEvent): void => {
      if (e.target instanceof Element) inside.current = e.target.closest('.plain-options') !== null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (asked !== null && inside.current && lost)
      box.current?.querySelector<HTMLElement>('.choice input, button.choice')?.focus();
  }, [asked]);
  return box;
}

/** Any game as text: options first, then the position. Fully usable by keyboard and screen reader. */
export function PlainTable({ s, game, view }: { s: TableStore; game: LoadedGame; view: unknown }) {
  const version = s.shown.value?.table.version ?? 0;
  const box = useFocusBack(s.decisions.value.length > 0 && !s.pending.value ? String(version) : null);
  return (
    <section class="plain" aria-label={t().plainTable} {...(s.decisions.value.length === 0 ? SCROLLS : {})}>
      {game.outgrown === true ? (
        <p class="kept-rules" role="note">
          {t().keptRulesPlain(game.module.game.rulesVersion)}
        </p>
      ) : null}
      {s.moment.value === null && s.decisions.value.length > 0 ? (
        <section ref={box} class="panel plain-options" aria-label={t().plainOptions}>
          <h2>{t().plainOptions}</h2>
          <Options s={s} game={game} hand={s.fingers} />
        </section>
      ) : null}
      <section class="panel" aria-label={t().state}>
        <h2>{t().state}</h2>
        <Summary game={game} view={view} names={s.names} />
      </section>
      <PlainLookUp game={game} />
    </section>
  );
}
