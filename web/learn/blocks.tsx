/** The blocks of a handbook on the page. */
import { type HandbookBlock, type HandbookTable, rulingsOf } from '#kernel';
import { lang, t } from '../text/index.ts';
import type { LoadedHandbook } from './handbooks.ts';
import { Legend } from './legend.tsx';
import { Marked } from './marked.tsx';

/** The numbers in the margin; each leads to its sentence in the list of all rulings. */
function Rulings({ book, block }: { book: LoadedHandbook; block: HandbookBlock }) {
  const rulings = rulingsOf(block);
  if (rulings.length === 0) return null;
  const { id } = book.module.meta;
  return (
    <div class="ruls">
      {rulings.map((r) => (
        <a key={r} href={`/rules/${id}#${r}`} title={book.rulings[r]} aria-label={t().ruling(r)}>
          {r}
        </a>
      ))}
    </div>
  );
}

function Table({ table }: { table: HandbookTable }) {
  return (
    <div class="tb-wrap">
      <table class="tb">
        <thead>
          <tr>
            {table.head.map((h) => (
              <th key={h} scope="col">
                <Marked text={h} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) =>
                i === 0 ? (
                  <th key={cell} scope="row">
                    <Marked text={cell} />
                  </th>
                ) : (
                  <td key={`${table.head[i]}`} class={/\s/.test(cell) ? undefined : 'num'}>
                    <Marked text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Block({ book, block }: { book: LoadedHandbook; block: HandbookBlock }) {
  const { Figure } = book.drawings;
  if ('figure' in block)
    return (
      <figure class="fig">
        <div class="fig-art" data-motion="0">
          <Figure id={block.figure} lang={lang()} label={block.caption} />
        </div>
        <figcaption>
          <Marked text={block.caption} />
        </figcaption>
        {block.callouts === undefined ? null : (
          <ol class="fig-keys">
            {block.callouts.map((text) => (
              <li key={text}>
                <Marked text={text} />
              </li>
            ))}
          </ol>
        )}
      </figure>
    );
  if ('entries' in block)
    return (
      <>
        {block.title === undefined ? null : <h3>{block.title}</h3>}
        <Legend book={book} entries={block.entries} anchors />
      </>
    );
  return (
    <div class="para">
      {'p' in block ? (
        <p>
          <Marked text={block.p} />
        </p>
      ) : 'rule' in block ? (
        <p class="hb-big">
          <Marked text={block.rule} />
        </p>
      ) : 'table' in block ? (
        <Table table={block.table} />
      ) : 'list' in block ? (
        <ul>
          {block.list.map((x) => (
            <li key={x}>
              <Marked text={x} />
            </li>
          ))}
        </ul>
      ) : (
        <ol>
          {block.steps.map((x) => (
            <li key={x}>
              <Marked text={x} />
            </li>
          ))}
        </ol>
      )}
      <Rulings book={book} block={block} />
    </div>
  );
}
