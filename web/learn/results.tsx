import { useState } from 'preact/hooks';
import { lang } from '../text/index.ts';
import { type Found, type Hit, marks } from './find.ts';
import type { LoadedHandbook } from './handbooks.ts';
import { w } from './words.ts';

/** Hits of a group that are shown before 'more'. */
const FIRST = 4;

interface GroupProps {
  readonly title: string;
  readonly hits: readonly Hit[];
  readonly question: string;
  readonly book: LoadedHandbook;
  readonly kind: 'told' | 'legend' | 'rulings';
  readonly onGo: () => void;
}

function Group({ title, hits, question, book, kind, onGo }: GroupProps) {
  const [all, setAll] = useState(false);
  const { Sign } = book.drawings;
  if (hits.length === 0) return null;
  const href = (hit: Hit): string => (kind === 'rulings' ? `/rules/${book.module.meta.id}#${hit.to}` : `#${hit.to}`);
  return (
    <section class={`of-${kind}`}>
      <h2>
        {title} <span class="num">{hits.length}</span>
      </h2>
      <ul>
        {(all ? hits : hits.slice(0, FIRST)).map((hit, i) => (
          <li key={`${hit.to} ${i}`}>
            <a href={href(hit)} onClick={onGo}>
              {hit.sign === undefined ? (
                <small>{hit.where}</small>
              ) : (
                <span class="legend-sign">
                  <Sign id={hit.sign} lang={lang()} />
                </span>
              )}
              <span>
                {marks(hit.text, question).map((part, n) => (n % 2 === 0 ? part : <mark key={n}>{part}</mark>))}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {all || hits.length <= FIRST ? null : (
        <button type="button" class="btn quiet small" onClick={() => setAll(true)}>
          {w().more(hits.length - FIRST)}
        </button>
      )}
    </section>
  );
}

/** What the search found, in three groups. */
export function Results(props: { found: Found; question: string; book: LoadedHandbook; onGo: () => void }) {
  const { found, question, book, onGo } = props;
  const n = found.told.length + found.legend.length + found.rulings.length;
  const rest = { question, book, onGo };
  return (
    <div class="hb-found">
      <p class="sr" role="status">
        {w().hits(n)}
      </p>
      {n === 0 ? <p>{w().nothing(question)}</p> : null}
      <Group key={`a${question}`} title={w().told} hits={found.told} kind="told" {...rest} />
      <Group key={`b${question}`} title={w().signs} hits={found.legend} kind="legend" {...rest} />
      <Group key={`c${question}`} title={w().numbers} hits={found.rulings} kind="rulings" {...rest} />
    </div>
  );
}
