import { signal } from '@preact/signals';
import { gameEntry } from '#games';
import type { GameModule, Language, Move } from '#kernel';
import type { TouchBoard } from '../kit/contract.ts';
import type { GameBoard } from '../table/contract.ts';

type AnyBoard = GameBoard<unknown, Move, unknown>;
export type AnyTouchBoard = TouchBoard<unknown, Move, { readonly e: string }>;

/** Rules, texts and board of one game, as they arrive. */
export interface LoadedGame {
  readonly module: GameModule;
  /** A board on the contract of touch. */
  readonly drawn: AnyTouchBoard | null;
  /** A board that decides itself what a tap means. */
  readonly board: AnyBoard | null;
}

const boards = import.meta.glob<{ default: unknown }>('../../games/*/board/index.tsx');
const loaded = signal<Readonly<Record<string, LoadedGame | 'missing' | 'failed'>>>({});
const asked = new Set<string>();

async function load(id: string): Promise<LoadedGame | 'missing'> {
  const entry = gameEntry(id);
  if (entry === undefined) return 'missing';
  const board = boards[`../../games/${id}/board/index.tsx`];
  const [{ module }, drawn] = await Promise.all([entry.load(), board?.()]);
  const own = drawn?.default as AnyBoard | AnyTouchBoard | undefined;
  if (own === undefined) return { module, drawn: null, board: null };
  return 'touch' in own ? { module, drawn: own, board: null } : { module, drawn: null, board: own };
}

/** The loaded game; undefined while it is on its way. Reading it starts the loading. */
export function loadedGame(id: string): LoadedGame | 'missing' | 'failed' | undefined {
  const there = loaded.value[id];
  if (there === undefined && !asked.has(id)) {
    asked.add(id);
    load(id)
      .catch((e: unknown) => {
        console.warn('game does not load', id, e);
        asked.delete(id);
        return 'failed' as const;
      })
      .then((game) => {
        loaded.value = { ...loaded.value, [id]: game };
      });
  }
  return there;
}

export function gameTitle(id: string, lang: Language): string {
  return gameEntry(id)?.meta.title[lang] ?? id;
}
