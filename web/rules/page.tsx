import '../style/rules.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { games } from '#games';
import { type Chapter, LANGUAGES, type Rulings } from '#kernel';
import { partsOf } from '../app/game-parts.ts';
import { loadedGame } from '../app/games.ts';
import { speak } from '../app/language.ts';
import { loading } from '../app/loading.ts';
import { place } from '../app/router.ts';
import { Cover } from '../parts/cover.tsx';
import { Header, HouseTabs } from '../parts/header.tsx';
import { lang, t } from '../text/index.ts';
import { ChapterOfRules, Contents } from './chapters.tsx';
import { readChapters, search } from './search.ts';

const chapterFiles = import.meta.glob<readonly Chapter[]>('../../games/*/text/chapters.ts', {
  eager: true,
  import: 'chapters',
});
const chaptersOf = (id: string): readonly Chapter[] => chapterFiles[`../../games/${id}/text/chapters.ts`] ?? [];

const sentences = loading<Rulings>('rulings', async (id, lang) => (await partsOf(id, lang).rulings?.()) ?? {});

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
            <a key={meta.id} class="box" href={`/games/${meta.id}/rules`}>
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

/** Shows what an address points at: a chapter from its title on, a ruling in the middle of the page. */
function reveal(anchor: string): void {
  const target = document.getElementById(decodeURIComponent(anchor));
  if (target === null) return;
  const title = target.tagName === 'H2';
  target.scrollIntoView({ block: title ? 'start' : 'center' });
  // The keyboard goes on from the chapter it was sent to.
  if (title) target.focus({ preventScroll: true });
}

/** The rulings of a game in chapters, generated from its texts: searchable, one anchor a ruling. */
export function RulesPage({ id }: { id: string }) {
  const [question, setQuestion] = useState('');
  const game = loadedGame(id);
  const at = place.value;
  const wanted = LANGUAGES.find((l) => at.query.has(l) || at.query.get('lang') === l);
  useEffect(() => {
    if (wanted !== undefined) void speak(wanted).catch((e: unknown) => console.warn('language does not load', e));
  }, [wanted]);
  const module = typeof game === 'object' ? game.module : null;
  const language = lang();
  const rulings = sentences.read(id);
  const chapters = useMemo(
    () => (typeof rulings === 'object' ? readChapters(chaptersOf(id), rulings, language) : []),
    [rulings, id, language],
  );
  const found = useMemo(() => search(chapters, question), [chapters, question]);
  const title = module === null ? t().rules : t().rulesOf(module.meta.title[language]);
  useEffect(() => {
    document.title = `${title} – ${t().brand}`;
  }, [title]);
  // Not before the sentences are those of the language the address asks for: others are longer.
  const ready = chapters.length > 0 && (wanted === undefined || wanted === language);
  useEffect(() => {
    if (ready && at.hash !== '') reveal(at.hash);
  }, [ready, at]);
  return (
    <div class="page">
      <Header />
      <main class="rules" id="content">
        <h1>{title}</h1>
        {game === 'missing' || game === 'failed' ? <p class="lead">{t().gameMissing}</p> : null}
        {module === null ? null : (
          <>
            <p class="lead">
              {t().rulesIntro} <a href={`/games/${id}/rules`}>{t().toHandbook}</a>
            </p>
            <div class="search">
              <label class="field">
                <span>{t().searchRules}</span>
                <input type="search" value={question} onInput={(e) => setQuestion(e.currentTarget.value)} />
              </label>
              <p class="eyebrow" role="status">
                {t().found(found.reduce((n, c) => n + c.rulings.length, 0))}
              </p>
            </div>
            {found.length === 0 ? null : <Contents chapters={found} />}
            <div class="chapters">
              {found.map((c) => (
                <ChapterOfRules key={c.anchor} chapter={c} target={at.hash} />
              ))}
            </div>
          </>
        )}
      </main>
      <HouseTabs />
    </div>
  );
}
