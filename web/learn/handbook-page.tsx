import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LANGUAGES, readable } from '#kernel';
import { speak } from '../app/language.ts';
import { place } from '../app/router.ts';
import { Cover } from '../parts/cover.tsx';
import { Header, HouseTabs } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { lang, t } from '../text/index.ts';
import { Block } from './blocks.tsx';
import { ChapterBar, ChapterList, useCurrent } from './contents.tsx';
import { find } from './find.ts';
import { forget, type LoadedHandbook, loadedHandbook } from './handbooks.ts';
import { nearest } from './nearest.ts';
import { Results } from './results.tsx';
import { UnknownGame } from './unknown.tsx';
import { w } from './words.ts';
import '../style/table.css';
import '../style/rules.css';
import '../style/handbook.css';

/** Words a minute that people read. */
const PACE = 200;

function Note({ id, text, again }: { id: string; text: string; again?: boolean }) {
  return (
    <div class="page">
      <Header />
      <main class="page-note" id="content">
        <h1>{text}</h1>
        {again ? (
          <button type="button" class="btn primary" onClick={() => forget(id)}>
            {t().retry}
          </button>
        ) : (
          <a class="btn primary" href={`/rules/${id}`}>
            {w().numbers}
          </a>
        )}
      </main>
      <HouseTabs />
    </div>
  );
}

/** `/` goes to the search, Esc clears it. */
function useSearchKeys(clear: () => void, open: () => void): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const typing = e.target instanceof Element && e.target.closest('input, textarea, select, dialog') !== null;
      if (e.key === '/' && !typing) {
        e.preventDefault();
        open();
      } else if (e.key === 'Escape' && (e.target as Element).closest('dialog') === null) clear();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

/** Goes to the chapter or entry that the address names; says so when there is none. */
function useAnchor(book: LoadedHandbook, hidden: boolean): string | null {
  const { hash } = place.value;
  const anchor = safe(hash);
  const here = place.value;
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (hidden || anchor === '' || anchor === 'content') return;
    const target = document.getElementById(anchor);
    setMissing(target === null ? anchor : null);
    if (target === null) return;
    const heading = target.querySelector('h2') ?? target;
    target.scrollIntoView({ block: target.tagName === 'SECTION' ? 'start' : 'center' });
    if (heading instanceof HTMLElement && heading.tabIndex >= -1) heading.focus({ preventScroll: true });
  }, [anchor, here, hidden, book]);
  return missing;
}

function safe(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function Book({ book }: { book: LoadedHandbook }) {
  const [question, setQuestion] = useState('');
  const [searching, setSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { meta } = book.module;
  const text = book.handbook.text[lang()];
  const { rulings } = book;
  const { chapters } = text;
  const found = useMemo(() => find(text, rulings, question), [text, rulings, question]);
  const current = useCurrent(chapters);
  const missing = useAnchor(book, found !== null);
  const clear = (): void => {
    setQuestion('');
    setSearching(false);
  };
  const openSearch = (): void => {
    setSearching(true);
    requestAnimationFrame(() => input.current?.focus());
  };
  useSearchKeys(clear, openSearch);
  const title = meta.title[lang()];
  useEffect(() => {
    document.title = `${w().handbook}: ${title} – ${t().brand}`;
  }, [title]);
  // The lists of signs and pieces are looked things up in, not read.
  const words = useMemo(
    () =>
      chapters
        .flatMap((c) => c.blocks.flatMap((b) => ('entries' in b ? [] : readable(b))))
        .join(' ')
        .split(/\s+/).length,
    [chapters],
  );
  const guess =
    missing === null
      ? null
      : nearest(
          missing,
          chapters.map((c) => c.id),
        );
  const { Definitions } = book.drawings;
  return (
    <div class={`page hb-page${searching ? ' hb-find-open' : ''}${found === null ? '' : ' hb-searching'}`}>
      <Header />
      {Definitions === undefined ? null : <Definitions />}
      <ChapterBar chapters={chapters} current={current} onSearch={openSearch} />
      <main class="hb" id="content">
        <header class="hb-head">
          <Cover game={meta.id} title={title} thumb />
          <div>
            <p class="hb-eyebrow">
              <a href={`/games/${meta.id}`}>{title}</a>
            </p>
            <h1>{w().handbook}</h1>
            <p class="lead">
              {w().reading(Math.max(1, Math.round(words / PACE)))}{' '}
              <span class="hb-try">
                {w().ratherTry} <a href={`/games/${meta.id}/learn`}>{w().atTable}</a>
              </span>
            </p>
          </div>
          <div class="hb-tools">
            <nav class="seg" aria-label={w().handbook}>
              <a class="on" aria-current="page" href={`/games/${meta.id}/rules`}>
                {w().told}
              </a>
              <a href={`/rules/${meta.id}`}>{w().allRulings(Object.keys(rulings).length)}</a>
            </nav>
            <button type="button" class="btn hb-print" onClick={() => window.print()}>
              <Icon name="print" />
              {w().print}
            </button>
          </div>
        </header>
        <nav class="hb-toc" aria-label={w().chapters}>
          <label class="field hb-search">
            <span class="sr">{w().searchFor}</span>
            <Icon name="search" />
            <input
              ref={input}
              type="search"
              placeholder={w().searchFor}
              value={question}
              onInput={(e) => setQuestion(e.currentTarget.value)}
            />
          </label>
          <ChapterList chapters={chapters} current={current} onGo={clear} />
        </nav>
        {found === null ? (
          <div class="hb-text">
            {missing === null ? null : (
              <p class="hb-missing" role="status">
                {w().unknownChapter(missing.slice(0, 60))}{' '}
                {guess === null ? null : (
                  <>
                    {w().didYouMean} <a href={`#${guess}`}>{chapters.find((c) => c.id === guess)?.title}</a>?
                  </>
                )}
              </p>
            )}
            {chapters.map((chapter, i) => (
              <section key={chapter.id} id={chapter.id} class="hb-ch" aria-labelledby={`h-${chapter.id}`}>
                <h2 id={`h-${chapter.id}`} tabIndex={-1}>
                  <span class="num" aria-hidden="true">
                    {i + 1}
                  </span>
                  {chapter.title}
                </h2>
                {chapter.blocks.map((block, n) => (
                  <Block key={`${chapter.id} ${n}`} book={book} block={block} />
                ))}
              </section>
            ))}
          </div>
        ) : (
          <Results found={found} question={question} book={book} onGo={clear} />
        )}
      </main>
      <HouseTabs />
    </div>
  );
}

/** The handbook of a game: told in the order in which one needs it. */
export function HandbookPage({ id }: { id: string }) {
  const book = loadedHandbook(id);
  const { query } = place.value;
  const wanted = LANGUAGES.find((l) => query.has(l) || query.get('lang') === l);
  useEffect(() => {
    if (wanted !== undefined) void speak(wanted).catch((e: unknown) => console.warn('language does not load', e));
  }, [wanted]);
  if (book === undefined) return <Note id={id} text={t().loading} />;
  if (book === 'missing') return <UnknownGame id={id} under="/rules" />;
  if (book === 'failed') return <Note id={id} text={t().failed} again />;
  if (book === 'none') return <Note id={id} text={w().notWritten} />;
  return <Book book={book} />;
}
