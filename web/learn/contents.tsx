import { useEffect, useState } from 'preact/hooks';
import type { HandbookChapter } from '#kernel';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { w } from './words.ts';

/** How far down the window a chapter counts as the one being read. */
const EYES = 0.28;

/** The chapter being read, by scrolling. */
export function useCurrent(chapters: readonly HandbookChapter[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    let planned = 0;
    const look = (): void => {
      planned = 0;
      const line = innerHeight * EYES;
      const above = chapters.filter((c) => (document.getElementById(c.id)?.getBoundingClientRect().top ?? 0) <= line);
      setCurrent(Math.max(0, above.length - 1));
    };
    const plan = (): void => {
      if (planned === 0) planned = requestAnimationFrame(look);
    };
    plan();
    addEventListener('scroll', plan, { passive: true });
    addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(planned);
      removeEventListener('scroll', plan);
      removeEventListener('resize', plan);
    };
  }, [chapters]);
  return current;
}

interface Props {
  readonly chapters: readonly HandbookChapter[];
  readonly current: number;
  readonly onGo?: () => void;
}

export function ChapterList({ chapters, current, onGo }: Props) {
  return (
    <ol>
      {chapters.map((c, i) => (
        <li key={c.id}>
          <a
            href={`#${c.id}`}
            class={i === current ? 'cur' : ''}
            {...(i === current ? { 'aria-current': 'true' as const } : {})}
            onClick={() => onGo?.()}
          >
            <span class="num" aria-hidden="true">
              {i + 1}
            </span>
            <span>{c.title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** On a phone: where one reads, a sheet with all chapters, and the way to the search. */
export function ChapterBar({ chapters, current, onSearch }: Props & { onSearch: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="hb-bar">
      <button type="button" class="hb-cur" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="num">{current + 1}</span>
        <b>{chapters[current]?.title}</b>
        <small>{w().chapterOf(current + 1, chapters.length)}</small>
        <Icon name="down" />
      </button>
      <button type="button" class="btn icon quiet" aria-label={w().openSearch} onClick={onSearch}>
        <Icon name="search" />
      </button>
      {open ? (
        <Dialog title={w().chapters} onClose={() => setOpen(false)} class="hb-sheet">
          <ChapterList
            chapters={chapters}
            current={current}
            onGo={() => document.querySelector<HTMLDialogElement>('dialog.hb-sheet')?.close()}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
