import { signal } from '@preact/signals';
import { gameEntry } from '#games';
import type { GameModule, Handbook } from '#kernel';
import type { HandbookDrawings } from '../kit/figure.tsx';

/** A game's handbook with the drawings of its figures. */
export interface LoadedHandbook {
  readonly module: GameModule;
  readonly handbook: Handbook;
  readonly drawings: HandbookDrawings;
}

/** 'none': this game has only its numbered rulings so far. */
export type HandbookState = LoadedHandbook | 'missing' | 'none' | 'failed' | undefined;

const drawings = import.meta.glob<{ default: HandbookDrawings }>('../../games/*/handbook/draw.tsx');
const loaded = signal<Readonly<Record<string, Exclude<HandbookState, undefined>>>>({});
const asked = new Set<string>();

async function load(id: string): Promise<LoadedHandbook | 'missing' | 'none'> {
  const entry = gameEntry(id);
  if (entry === undefined) return 'missing';
  const draw = drawings[`../../games/${id}/handbook/draw.tsx`];
  const { module } = await entry.load();
  if (module.handbook === undefined || draw === undefined) return 'none';
  const [{ handbook }, drawn] = await Promise.all([module.handbook(), draw()]);
  return { module, handbook, drawings: drawn.default };
}

/** Reading it starts the loading; a failed attempt can be repeated with `forget`. */
export function loadedHandbook(id: string): HandbookState {
  const there = loaded.value[id];
  if (there === undefined && !asked.has(id)) {
    asked.add(id);
    load(id)
      .catch((e: unknown) => {
        console.warn('handbook does not load', id, e);
        return 'failed' as const;
      })
      .then((state) => {
        loaded.value = { ...loaded.value, [id]: state };
      });
  }
  return there;
}

export function forget(id: string): void {
  asked.delete(id);
  const { [id]: _, ...rest } = loaded.value;
  loaded.value = rest;
}
