import { signal } from '@preact/signals';
import { frozen, gameEntry } from '#games';
import type { FrozenVersion, GameModule, Language, Move } from '#kernel';
// Not through the kernel's door: the first visit does not need the rest of it.
import { BOARD_CONTRACTS } from '#kernel/module.ts';
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
  /** The version of the rules, where it is not today's: its page has a class of its own. */
  readonly kept?: number;
  /** It has a board, but one that this page cannot show any more. */
  readonly outgrown?: true;
}

type Loading = LoadedGame | 'missing' | 'failed';
type Drawn = { readonly default: unknown };

const boards = import.meta.glob<Drawn>('../../games/*/board/index.tsx');
const keptBoards = import.meta.glob<Drawn>('../../games/*/versions/*/board.js');
const loaded = signal<Readonly<Record<string, Loading>>>({});
const asked = new Set<string>();

function withBoard(module: GameModule, made: Drawn | undefined): LoadedGame {
  const own = made?.default as AnyBoard | AnyTouchBoard | undefined;
  if (own === undefined) return { module, drawn: null, board: null };
  return 'touch' in own ? { module, drawn: own, board: null } : { module, drawn: null, board: own };
}

async function loadNow(id: string): Promise<LoadedGame | 'missing'> {
  const entry = gameEntry(id);
  if (entry === undefined) return 'missing';
  const [{ module }, drawn] = await Promise.all([entry.load(), boards[`../../games/${id}/board/index.tsx`]?.()]);
  return withBoard(module, drawn);
}

/** A kept board made for a contract of before is not shown: the plain table, which needs only texts, takes its place. */
async function loadKept({ path, board, version, load }: FrozenVersion): Promise<LoadedGame> {
  const fits = BOARD_CONTRACTS.includes(board);
  const drawn = fits ? keptBoards[`../../games/${path}/board.js`]?.() : undefined;
  const game = { ...withBoard((await load()).module, await drawn), kept: version };
  return board > 0 && !fits ? { ...game, outgrown: true } : game;
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
