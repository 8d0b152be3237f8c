/** Whether a wheel turns, and what keeps it from turning, in words. */
import type { Language } from '#kernel';
import { GOODS, MARKERS, WHEELS, type Wheel } from '../rules/data.ts';
import { blockers, type Way } from './draw/wheel.ts';
import { words } from './words.ts';

const goodName = (marker: number, lang: Language): string => GOODS[MARKERS[marker]?.good ?? -1]?.name[lang] ?? '';

/** "rests: wood, charcoal at 0" or "ready". */
export function wheelState(wheel: number, stock: readonly number[], lang: Language): string {
  const w = words(lang);
  const block = blockers(wheel, stock);
  if (block.length === 0) return w.ready;
  const product = (WHEELS[wheel] as Wheel).product;
  const zero = block.filter((m) => m !== product).map((m) => goodName(m, lang));
  const said = zero.length > 0 ? [w.onZero(zero.join(', '))] : [];
  if (block.includes(product)) said.push(w.full(goodName(product, lang)));
  return w.rests(said.join(', '));
}

/** In one word: what is missing stands in red below it. */
export function wheelBrief(wheel: number, way: Way, lang: Language): string {
  const w = words(lang);
  const n = way.turns[wheel] ?? 0;
  return n > 0 ? w.turns(n) : blockers(wheel, way.mid).length > 0 ? w.restsNow : w.ready;
}
