import { NOT_ASKED, type Refusal } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { lang, t } from '../text/index.ts';
import type { TableStore } from './store.ts';

/** Only of a question to somebody else no ruling of the game speaks. */
export const hasRuling = ({ ruling }: Pick<Refusal, 'ruling'>): boolean => ruling !== NOT_ASKED.ruling;

/** Why not: one sentence, the number of the ruling, a link into the rules. */
export function WhyBubble({ s, game }: { s: TableStore; game: LoadedGame }) {
  const why = s.why.value;
  if (why === null) return null;
  const { refusal } = why;
  const text = game.module.text[lang()];
  const known = hasRuling(refusal);
  return (
    <div class="why" role="alert">
      <button
        type="button"
        class="why-close"
        aria-label={t().close}
        onClick={() => {
          s.why.value = null;
        }}
      >
        <Icon name="x" />
      </button>
      <p>
        <b>{t().whyNot}</b> {known ? text.refusal(refusal) : t().notAsked}
      </p>
      {known ? (
        <a href={`/rules/${game.module.meta.id}#${refusal.ruling}`} target="_blank" rel="noopener">
          {t().ruling(refusal.ruling)}
        </a>
      ) : null}
    </div>
  );
}
