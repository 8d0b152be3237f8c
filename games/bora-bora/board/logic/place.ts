/** Where on a narrow screen the answers lie. Pure. */
import type { Thing } from '#web/kit/contract.ts';
import type { Phase } from '../../rules/state.ts';

export type Place = 'map' | 'village' | 'markets' | 'tasks';

const WHERE: readonly (readonly [RegExp, Place])[] = [
  [/^region:/, 'map'],
  [/^(temple|slot|jewel):/, 'markets'],
  [/^task:/, 'tasks'],
  [/^(field|space|goods):/, 'village'],
  [/^(display:|deck)/, 'markets'],
];

/** The place of the first kind of things that can be chosen; by phase where nothing can. */
export function placeWith(things: ReadonlyMap<string, Thing>, phase: Phase): Place {
  const lit = [...things.values()].filter((t) => t.ways.length > 0).map((t) => t.id);
  for (const [what, place] of WHERE) if (lit.some((id) => what.test(id))) return place;
  if (phase === 'B') return 'village';
  return phase === 'C3' ? 'markets' : phase === 'C4' || phase === 'C5' || phase === 'end' ? 'tasks' : 'map';
}
