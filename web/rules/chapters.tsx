import { usePhone } from '../kit/use-phone.ts';
import { t } from '../text/index.ts';
import type { ReadChapter } from './search.ts';

/** The way to each chapter: beside the rulings on a desktop, folded above them on a phone. */
export function Contents({ chapters }: { chapters: readonly ReadChapter[] }) {
  const phone = usePhone();
  return (
    <nav class="toc" aria-label={t().chapters}>
      <details open={!phone}>
        <summary>{t().chapters}</summary>
        <ol>
          {chapters.map((c) => (
            <li key={c.anchor}>
              <a href={`#${c.anchor}`}>
                <span>{c.title}</span>
                <span class="num" aria-hidden="true">
                  {c.rulings.length}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** One chapter: its title and its rulings, each with an anchor. */
export function ChapterOfRules({ chapter, target }: { chapter: ReadChapter; target: string }) {
  return (
    <section class="chapter" aria-labelledby={chapter.anchor}>
      <h2 id={chapter.anchor} tabIndex={-1}>
        {chapter.title}
      </h2>
      <ol class="rulings">
        {chapter.rulings.map((r) => (
          <li key={r.id} id={r.id} class={r.id === target ? 'target' : ''}>
            <a href={`#${r.id}`} aria-label={t().linkToRuling(r.id)}>
              {r.id}
            </a>
            <p>{r.sentence}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
