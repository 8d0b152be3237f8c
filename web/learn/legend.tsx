import type { HandbookEntry } from '#kernel';
import { lang } from '../text/index.ts';
import type { LoadedHandbook } from './handbooks.ts';
import { Marked } from './marked.tsx';

interface Props {
  readonly book: LoadedHandbook;
  readonly entries: readonly HandbookEntry[];
  /** Links lead here: on the page of the handbook. */
  readonly anchors?: true;
}

/** Signs, cards and tiles in words. */
export function Legend({ book, entries, anchors }: Props) {
  const { Sign } = book.drawings;
  return (
    <ul class="legend">
      {entries.map((e) => (
        <li key={e.id} id={anchors === true ? `entry-${e.id}` : undefined}>
          <span class="legend-sign">
            <Sign id={e.id} lang={lang()} />
          </span>
          <div>
            <b>{e.name}</b>
            <p>
              <Marked text={e.text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
