/** A turn as one player would tell it to another, for hints: which field, which ploy, which project. Pure. */
import { fieldIndex, NUMBERS } from '../rules/data.ts';
import { territoryOf } from '../rules/garden.ts';
import type { GameMove } from '../rules/state.ts';
import type { At } from './gesture.ts';
import { landName, landOf } from './model.ts';
import { publicCard, words } from './words.ts';

/** One deed, beginning small; null for what goes with another one. */
function deedOf(s: At, chain: readonly GameMove[], n: number): string | null {
  const w = words(s.lang).tells;
  const move = chain[n] as GameMove;
  const view = s.after(chain.slice(0, n))?.view ?? s.view;
  const lands = words(s.lang).lands;
  const at = (id: string): string => {
    const field = fieldIndex(id);
    return w.field(lands[landName(view.land[field] as number)], NUMBERS[field] as number, territoryOf(field) + 1);
  };
  const owner = (id: string): string => s.names(view.owner[fieldIndex(id)] as number);
  switch (move.do) {
    case 'switchTerritory':
      return w.ploy(w.frida(move.territory));
    case 'moveRoof':
      return w.ploy(w.roof(at(move.to)));
    case 'invade':
      return w.ploy(w.invade(owner(move.field), at(move.field)));
    case 'build': {
      const soil = chain[n + 1];
      const field = at(move.field);
      return w.build(soil?.do === 'soil' ? w.as(field, lands[landOf(soil.land)]) : field);
    }
    case 'demolish':
      return w.demolish(at(move.field));
    case 'complete':
      return w.complete(publicCard(move.card)?.name[s.lang] ?? move.card);
    case 'next':
      return words(s.lang).plays(s.names(move.seat));
    case 'soil':
    case 'none':
      return null;
    default:
      return s.text.move(move, view);
  }
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** The first deed, and what follows; undefined where the title says as much. */
export function inWords(s: At, chain: readonly GameMove[]): string | undefined {
  if (chain.length === 0 || chain[0]?.do === 'keep' || chain[0]?.do === 'soil') return undefined;
  const { next, and } = words(s.lang).tells;
  const parts: string[] = [];
  for (const n of chain.keys()) {
    const deed = deedOf(s, chain, n);
    if (deed === null) continue;
    // A project is the reason of the floor before it.
    if (chain[n]?.do === 'complete' && parts.length > 0) parts.push(`${parts.pop()} ${and} ${deed}`);
    else parts.push(parts.length === 0 || chain[n]?.do === 'next' ? capital(deed) : `${next} ${deed}`);
  }
  return parts.join(' · ');
}
