import { type Gains, noGains } from './spec.ts';
import { asked, go, options, type Table, told } from './table.ts';

/** Uses every pending effect to the full, a mix for one kind only, until something else is asked. */
export function useAll(t: Table, unit: 'water' | 'move' | 'clean' = 'water'): void {
  const verb = { water: 'takeWater', move: 'step', clean: 'clean' }[unit];
  for (let n = 0; n < 100; n++) {
    const list = options(t);
    switch (asked(t)) {
      case 'mixStep':
        go(t, list.find((o) => o.startsWith(verb)) ?? 'done');
        break;
      case 'nextEffect':
      case 'moveStep':
      case 'cleanStep':
      case 'forestTile':
      case 'forestSpace':
      case 'catapult':
      case 'chooseTemple':
      case 'templeTile':
        go(t, list[0] as string);
        break;
      default:
        return;
    }
  }
  throw new Error('effects do not end');
}

/** What seat 0 got, as it was told. */
export function gained(t: Table): Gains {
  const g = noGains();
  for (const e of told(t, 'gained')) g.water += e.water;
  g.move = told(t, 'moved').length;
  g.clean = told(t, 'cleaned').length;
  g.forests = told(t, 'planted')
    .map((e) => e.cost)
    .sort((a, b) => a - b);
  g.catapult = told(t, 'flew').length;
  g.temple = told(t, 'templePlaced').length;
  return g;
}

/** The same gains with the mix taken as one kind. */
export function taken(g: Gains, unit: 'water' | 'move' | 'clean'): Gains {
  const flat = { ...g, mix: null };
  if (g.mix !== null) flat[unit] += g.mix.n;
  return flat;
}
