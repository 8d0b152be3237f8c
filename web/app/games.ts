import type { Context } from 'preact';
import { frozen, gameEntry } from '#games';
import type { FrozenVersion, Language, Move, TableModule } from '#kernel';
// Not through the kernel's door: the first visit does not need the rest of it.
import { BOARD_CONTRACT } from '#kernel/module.ts';
import type { TouchBoard } from '../kit/contract.ts';
import type { HandAtTable } from '../kit/table-context.ts';
import { partsOf } from './game-parts.ts';
import { type Loading, loading } from './loading.ts';

export type AnyTouchBoard = TouchBoard<unknown, Move, { readonly e: string }>;

/** Rules, texts and board of one game, as they arrive. */
export interface LoadedGame {
  readonly module: TableModule;
  readonly drawn: AnyTouchBoard | null;
  /** By which a kept board asks the table around it: it brings a kit of its own. */
  readonly context?: Context<HandAtTable>;
  /** The version of the rules, where it is not today's: its page has a class of its own. */
  readonly kept?: number;
  /** It has a board, but one that this page cannot show any more. */
  readonly outgrown?: true;
}

type KeptDrawn = { readonly default: AnyTouchBoard; readonly TableContext: Context<HandAtTable> };

const keptBoards = import.meta.glob<KeptDrawn>('../../games/*/versions/*/board.js');

/** Rules and sentences of a game as they are today, in one language; null for a game that is not here. */
export async function tableModule(id: string, lang: Language): Promise<TableModule | null> {
  const meta = gameEntry(id)?.meta;
  const { rules, text, hints, handbook, course } = partsOf(id, lang);
  if (meta === undefined || rules === undefined || text === undefined) return null;
  const [game, said] = await Promise.all([rules(), text()]);
  return {
    meta,
    game,
    // Nobody asks for another language than the page's, and with the page's language the module changes.
    text: { [lang]: said } as TableModule['text'],
    ...(hints && { hints }),
    ...(handbook && { handbook }),
    ...(course && { course }),
  };
}

async function loadNow(id: string, lang: Language): Promise<LoadedGame | 'missing'> {
  const [module, drawn] = await Promise.all([tableModule(id, lang), partsOf(id, lang).board?.()]);
  return module === null ? 'missing' : { module, drawn: drawn?.default ?? null };
}

/** A kept board made for a contract of before is not shown: the plain table, which needs only texts, takes its place. */
export async function loadKept({ path, board, version, load }: FrozenVersion): Promise<LoadedGame> {
  const { module } = await load();
  if (board === 0) return { module, drawn: null, kept: version };
  const drawn = board === BOARD_CONTRACT ? await keptBoards[`../../games/${path}/board.js`]?.() : undefined;
  if (drawn === undefined) return { module, drawn: null, kept: version, outgrown: true };
  return { module, drawn: drawn.default, context: drawn.TableContext, kept: version };
}

const games: Loading<LoadedGame | 'missing'> = loading('game', async (key, lang) => {
  const [id = '', number] = key.split('@');
  const version = number === undefined ? undefined : Number(number);
  const kept = frozen.find((f) => f.game === id && f.version === version);
  if (kept !== undefined) return loadKept(kept);
  const now = await loadNow(id, lang);
  // Rules of another version than the match's would show something else than was played.
  if (typeof now === 'object' && version !== undefined && version !== now.module.game.rulesVersion)
    throw new Error(`rules version ${version} of ${id} is not here`);
  return now;
});

/** The loaded game with today's rules or those of a match; undefined while it is on its way. Reading it starts the loading. */
export function loadedGame(id: string, version?: number): LoadedGame | 'missing' | 'failed' | undefined {
  return games.read(version === undefined ? id : `${id}@${version}`);
}

export function gameTitle(id: string, lang: Language): string {
  return gameEntry(id)?.meta.title[lang] ?? id;
}
