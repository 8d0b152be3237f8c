import { signal } from '@preact/signals';
import type { Context } from 'preact';
import { frozen, gameEntry } from '#games';
import type { FrozenVersion, GameModule, Language, Move } from '#kernel';
// Not through the kernel's door: the first visit does not need the rest of it.
import { BOARD_CONTRACT } from '#kernel/module.ts';
import type { TouchBoard } from '../kit/contract.ts';
import type { HandAtTable } from '../kit/table-context.ts';

export type AnyTouchBoard = TouchBoard<unknown, Move, { readonly e: string }>;

/** Rules, texts and board of one game, as they arrive. */
export interface LoadedGame {
  readonly module: GameModule;
  readonly drawn: AnyTouchBoard | null;
  /** By which a kept board asks the table around it: it brings a kit of its own. */
  readonly context?: Context<HandAtTable>;
  /** The version of the rules, where it is not today's: its page has a class of its own. */
  readonly kept?: number;
  /** It has a board, but one that this page cannot show any more. */
  readonly outgrown?: true;
}

type Loading = LoadedGame | 'missing' | 'failed';
type Drawn = { readonly default: AnyTouchBoard };
type KeptDrawn = Drawn & { readonly TableContext: Context<HandAtTable> };

const boards = import.meta.glob<Drawn>('../../games/*/board/index.tsx');
const keptBoards = import.meta.glob<KeptDrawn>('../../games/*/versions/*/board.js');
const loaded = signal<Readonly<Record<string, Loading>>>({});
const asked = new Set<string>();

async function loadNow(id: string): Promise<LoadedGame | 'missing'> {
  const entry = gameEntry(id);
  if (entry === undefined) return 'missing';
  const [{ module }, drawn] = await Promise.all([entry.load(), boards[`../../games/${id}/board/index.tsx`]?.()]);
  return { module, drawn: drawn?.default ?? null };
}

/** A kept board made for a contract of before is not shown: the plain table, which needs only texts, takes its place. */
export async function loadKept({ path, board, version, load }: FrozenVersion): Promise<LoadedGame> {
  const { module } = await load();
  if (board === 0) return { module, drawn: null, kept: version };
  const drawn = board === BOARD_CONTRACT ? await keptBoards[`../../games/${path}/board.js`]?.() : undefined;
  if (drawn === undefined) return { module, drawn: null, kept: version, outgrown: true };
  return { module, drawn: drawn.default, context: drawn.TableContext, kept: version };
}

async function load(id: string, version: number | undefined): Promise<LoadedGame | 'missing'> {
  const kept = frozen.find((f) => f.game === id && f.version === version);
  if (kept !== undefined) return loadKept(kept);
  const now = await loadNow(id);
  // Rules of another version than the match's would show something else than was played.
  if (typeof now === 'object' && version !== undefined && version !== now.module.game.rulesVersion)
    throw new Error(`rules version ${version} of ${id} is not here`);
  return now;
}

/** The loaded game with today's rules or those of a match; undefined while it is on its way. Reading it starts the loading. */
export function loadedGame(id: string, version?: number): Loading | undefined {
  const key = version === undefined ? id : `${id}@${version}`;
  const there = loaded.value[key];
  if (there === undefined && !asked.has(key)) {
    asked.add(key);
    load(id, version)
      .catch((e: unknown) => {
        console.warn('game does not load', key, e);
        asked.delete(key);
        return 'failed' as const;
      })
      .then((game) => {
        loaded.value = { ...loaded.value, [key]: game };
      });
  }
  return there;
}

export function gameTitle(id: string, lang: Language): string {
  return gameEntry(id)?.meta.title[lang] ?? id;
}
