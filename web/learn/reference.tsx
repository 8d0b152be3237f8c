/** Looking something up at the table: every sign, card and tile in words, and the rulings, without leaving the game. */
import { useMemo, useState } from 'preact/hooks';
import type { HandbookEntry } from '#kernel';
import { Dialog } from '../parts/dialog.tsx';
import { lang, t } from '../text/index.ts';
import { find } from './find.ts';
import { type LoadedHandbook, loadedHandbook } from './handbooks.ts';
import { Legend } from './legend.tsx';
import { w } from './words.ts';
import '../style/handbook.css';
import '../style/reference.css';

interface Group {
  readonly title: string;
  readonly entries: readonly HandbookEntry[];
}

/** Everything that explains itself, in the groups of the handbook. */
function groupsOf(book: LoadedHandbook): readonly Group[] {
  return book.handbook.text[lang()].chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((b) => ('entries' in b ? [{ title: b.title ?? chapter.title, entries: b.entries }] : [])),
  );
}

function Entries({ book, group }: { book: LoadedHandbook; group: Group }) {
  return (
    <section>
      <h3>
        {group.title} <span class="num">{group.entries.length}</span>
      </h3>
      <Legend book={book} entries={group.entries} />
    </section>
  );
}

/** Search and lists; also stands on the plain table. */
export function Reference({ id }: { id: string }) {
  const [question, setQuestion] = useState('');
  const book = loadedHandbook(id);
  const loaded = typeof book === 'object' ? book : null;
  const language = lang();
  const groups = useMemo(() => (loaded === null ? [] : groupsOf(loaded)), [loaded, language]);
  const found = useMemo(
    () => (loaded === null ? null : find(loaded.handbook.text[language], loaded.rulings, question)),
    [loaded, language, question],
  );
  if (loaded === null)
    return (
      <p>
        {book === undefined ? t().loading : w().notWritten} <a href={`/rules/${id}`}>{w().numbers}</a>
      </p>
    );
  const signs = new Set(found?.legend.map((h) => h.sign));
  const shown =
    found === null
      ? groups
      : groups
          .map((g) => ({ ...g, entries: g.entries.filter((e) => signs.has(e.id)) }))
          .filter((g) => g.entries.length > 0);
  const { Definitions } = loaded.drawings;
  return (
    <div class="look-up">
      {Definitions === undefined ? null : <Definitions />}
      <label class="field">
        <span class="sr">{w().searchFor}</span>
        <input
          type="search"
          placeholder={w().searchFor}
          value={question}
          onInput={(e) => setQuestion(e.currentTarget.value)}
        />
      </label>
      {shown.map((g) => (
        <Entries key={g.title} book={loaded} group={g} />
      ))}
      {found === null || found.rulings.length === 0 ? null : (
        <section>
          <h3>
            {w().numbers} <span class="num">{found.rulings.length}</span>
          </h3>
          <dl class="look-rulings">
            {found.rulings.map((r) => (
              <div key={r.to}>
                <dt>{r.to}</dt>
                <dd>{r.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {found !== null && shown.length === 0 && found.rulings.length === 0 ? <p>{w().nothing(question)}</p> : null}
      <p class="look-more">
        <a href={`/games/${id}/rules`} target="_blank" rel="noopener">
          {w().handbook}
        </a>
        <a href={`/rules/${id}`} target="_blank" rel="noopener">
          {w().allRulings(Object.keys(loaded.rulings).length)}
        </a>
      </p>
    </div>
  );
}

export function ReferenceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title={w().lookUp} onClose={onClose} class="dlg-look">
      <Reference id={id} />
    </Dialog>
  );
}
