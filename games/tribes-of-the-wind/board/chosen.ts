/** Which place the selected move leads to. */
import { placeOf } from '../rules/geometry.ts';
import { route } from './hand.ts';
import type { Target } from './model.ts';
import type { Props } from './props.ts';

export function isChosen(p: Props, t: Target): boolean {
  const { selected } = p;
  if (selected === null) return false;
  if (selected.do === 'step') {
    const last = route.value?.moves.at(-1) ?? selected;
    return last.do === 'step' && placeOf(last.to) === t.place;
  }
  if (selected.do === 'fly') return placeOf(selected.to) === t.place;
  return 'space' in selected && placeOf(selected.space) === t.place;
}
