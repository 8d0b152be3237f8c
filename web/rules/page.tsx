import { useEffect, useMemo, useState } from 'preact/hooks';
import { games } from '#games';
import { LANGUAGES } from '#kernel';
import { loadedGame } from '../app/games.ts';
import { place } from '../app/router.ts';
import { change } from '../app/settings.ts';
import { Cover } from '../parts/cover.tsx';
import { Header, HouseTabs } from '../parts/header.tsx';
import { lang, t } from '../text/index.ts';
import { inOrder, search } from './search.ts';

export function RulesIndex() {
  useEffect(() => {
    document.title = `${t().rules} – ${t().brand}`;
  });
  return (
    <div class="page">
      <Header />
      <main class="rules-index" id="content">
        <h1>{t().rules}</h1>
        <p class="lead">{t().rulesIntro}</p>
        <div class="shelf">
          {games.map(({ meta }) => (
            <a key={meta.id} class="box" href={`/rules/${meta.id}`}>
              <Cover game={meta.id} title={meta.title[lang()]} />
              <span class="box-text">
                <b>{meta.title[lang()]}</b>
                <small>{meta.tagline[lang()]}</small>
              </span>
            </a>
          ))}
        </div>
      </main>
      <HouseTabs />
    </div>
  );
}

/** The rulings of a game, generated from its texts: searchable, one anchor a ruling. */
export function RulesPage({ id }: { id: string }) {
  const [question, setQuestion] = useState('');
  const game = loadedGame(id);
  const { query, hash } = place.value;
  const wanted = LANGUAGES.find((l) => query.has(l) || query.get('lang') === l);
  useEffect(() => {
    if (wanted !== undefined) change({ lang: wanted });
  }, [wanted]);
  const module = typeof game === 'object' ? game.module : null;
  const text = module?.text[lang()];
  const rulings = useMemo(() => inOrder(text?.rulings ?? {}), [text]);
  const found = useMemo(() => search(rulings, question), [rulings, question]);
  const title = module === null ? t().rules : t().rulesOf(module.meta.title[lang()]);
  useEffect(() => {
    document.title = `${title} – ${t().brand}`;
  }, [title]);
  const ready = rulings.length > 0;
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(decodeURIComponent(hash))?.scrollIntoView({ block: 'center' });
  }, [ready, hash]);
  return (
    <div class="page">
      <Header />
      <main class="rules" id="content">
        <h1>{title}</h1>
        {game === 'missing' || game === 'failed' ? <p class="lead">{t().gameMissing}</p> : null}
        {module === null ? null : (
          <>
            <p class="lead">{t().rulesIntro}</p>
            <label class="field search">
              <span>{t().searchRules}</span>
              <input type="search" value={question} onInput={(e) => setQuestion(e.currentTarget.value)} />
            </label>
            <p class="eyebrow" role="status">
              {t().found(found.length)}
            </p>
            <ol class="rulings">
              {found.map((r) => (
                <li key={r.id} id={r.id} class={r.id === hash ? 'target' : ''}>
                  <a href={`#${r.id}`} aria-label={t().linkToRuling(r.id)}>
                    {r.id}
                  </a>
                  <p>{r.sentence}</p>
                </li>
              ))}
            </ol>
          </>
        )}
      </main>
      <HouseTabs />
    </div>
  );
}
