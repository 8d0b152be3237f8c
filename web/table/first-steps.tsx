/** In somebody's first game of a kind: one line on what a good beginner looks at in this kind of question. */
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { lang, t } from '../text/index.ts';
import type { TableStore } from './store.ts';

type Lines = Readonly<Record<string, string>>;

const KEY = 'tafelrunde:first-steps';
/** Nothing said yet: it only keeps the room. */
const NOTHING = '\u00a0';

function read(): { readonly off?: boolean; readonly finished?: readonly string[] } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? kept : {};
  } catch {
    return {};
  }
}

const state = signal(read());

function write(next: typeof state.value): void {
  state.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then the line comes back after a reload.
  }
}

/** A game of this kind is over: from now on nobody needs the line any more. */
export function noteFinished(game: string): void {
  const finished = state.value.finished ?? [];
  if (!finished.includes(game)) write({ ...state.value, finished: [...finished, game] });
}

/** Whether this is somebody's first game of its kind, and they have not switched the line off. */
function wanted(game: string, table: string): boolean {
  const { off, finished } = state.value;
  return off !== true && !(finished ?? []).includes(game) && !table.startsWith('lesson-');
}

async function load(game: LoadedGame): Promise<Lines> {
  return (await game.module.hints?.())?.hints[lang()] ?? {};
}

export function FirstSteps({ s, game }: { s: TableStore; game: LoadedGame }) {
  const [hints, setHints] = useState<Lines | null>(null);
  const { id } = game.module.meta;
  const isWanted = wanted(id, s.id);
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    load(game).then(
      (found) => {
        if (!gone) setHints(found);
      },
      (e: unknown) => console.warn('hints do not load', e),
    );
    return () => {
      gone = true;
    };
  }, [game, isWanted]);
  const said = useRef(NOTHING);
  const kind = s.decision.value?.kind;
  // It keeps its room while it loads and while others play: the board below must not jump.
  if (!isWanted || game.module.hints === undefined || s.shown.value?.table.mySeat === null) return null;
  if (kind !== undefined && s.moment.value === null) said.current = hints?.[kind] ?? said.current;
  return (
    <p class={`first-steps ${said.current === NOTHING ? 'still' : ''}`} role="note">
      <Icon name="lamp" />
      <span>{said.current}</span>
      <button
        type="button"
        class="btn small quiet"
        title={t().noMoreHints}
        onClick={() => write({ ...state.value, off: true })}
      >
        <Icon name="x" />
        <span>{t().noMoreHints}</span>
      </button>
    </p>
  );
}
