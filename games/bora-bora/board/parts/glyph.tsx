/** Small drawings in sentences and buttons. */
import { Picture } from '#web/kit/art.tsx';
import type { PersonAtTable } from '#web/kit/contract.ts';
import type { GodId } from '../../rules/words.ts';
import { die, dieBox, tile } from '../draw/dice.ts';
import { mask, maskBox } from '../draw/gods.ts';
import { jewelBox, jewellery } from '../draw/jewellery.ts';
import { godTileSign, signBox } from '../draw/signs.ts';
import { disc, hut, hutBox, priest, priestBox, TRIBES, type Tribe } from '../draw/tribes.ts';

export const tribeOf = (people: readonly PersonAtTable[], seat: number): Tribe =>
  TRIBES[(people[seat]?.colour ?? seat) % TRIBES.length] as Tribe;

export const Sign = ({ svg, class: name = '' }: { svg: string; class?: string }) => (
  <Picture box={signBox} svg={svg} class={`bb-ic ${name}`} />
);
export const Jewel = ({ kind }: { kind: string }) => <Picture box={jewelBox} svg={jewellery(kind)} class="bb-ic" />;
export const Mask = ({ god }: { god: GodId }) => <Picture box={maskBox} svg={mask(god)} class="bb-mk" />;
export const GodTile = () => <Picture box={signBox} svg={godTileSign} class="bb-mk" />;
export const Disc = ({ tribe }: { tribe: Tribe }) => <Picture box="-16 -16 32 32" svg={disc(tribe)} class="bb-disc" />;
export const Die = ({ tribe, value }: { tribe: Tribe; value: number }) => (
  <Picture box={dieBox} svg={die(tribe, value)} class="bb-die" />
);
export const Hut = ({ tribe }: { tribe: Tribe }) => (
  <Picture box={hutBox} svg={hut(tribe, { flat: true, line: 2.6 })} class="bb-ic" />
);
export const Priest = ({ tribe }: { tribe: Tribe }) => <Picture box={priestBox} svg={priest(tribe)} class="bb-ic" />;
export const TileSign = ({ value }: { value: number }) => (
  <Picture box="-16 -16 32 32" svg={tile(value)} class="bb-tile" />
);
