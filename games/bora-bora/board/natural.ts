/** What goes without saying: the lowest die, gods off, points for the helper, the only building there is. Nothing before the first tap. */
import { CARD_IDS, NEIGHBOURS } from '../rules/data.ts';
import type { Kinds } from '../rules/decisions.ts';
import { type GameMove, type PlayerView, STORED } from '../rules/state.ts';
import { type Asked, type At, kindFields, type MoveOf, of } from './logic/here.ts';
import { cardThing, spaceThing, tileThing } from './logic/ids.ts';

/** The lowest die that fits the card, one that goes without the white god first. */
function lowest(d: Asked, here: At): GameMove | null {
  const fits = of(d.options, 'die')
    .filter((m) => {
      const card = cardThing(CARD_IDS.indexOf(m.card));
      return here.held.includes(m.blue === undefined ? card : `${card}=${m.blue}`);
    })
    .toSorted((a, b) => a.value - b.value);
  const plain = (m: GameMove): boolean => {
    const next = here.after(m)?.decisions[0];
    return next?.kind !== 'whiteGod' || of(next.options, 'white').some((x) => x.pay === 'none');
  };
  return fits.find(plain) ?? fits[0] ?? null;
}

/** The space beside a stored material comes first: two neighbours make a building. */
function beside(d: Asked, here: At): GameMove | null {
  const { ceremony } = here.view.players[here.seat] as PlayerView;
  const stores = of(d.options, 'store');
  const near = (space: number): boolean =>
    NEIGHBOURS.some(([a, b]) => (a === space && ceremony[b] === STORED) || (b === space && ceremony[a] === STORED));
  return stores.find((m) => near(m.space)) ?? stores[0] ?? null;
}

/** The highest tile, where two materials side by side lie only once or are said. */
function building(d: Asked, here: At): GameMove | null {
  const { seat, held } = here;
  const tiles = of(d.options, 'build');
  const said = tiles.find((m) => held.includes(tileThing(seat, m.tile)));
  const tile = said?.tile ?? Math.max(...tiles.map((m) => m.tile));
  const spaces = held.filter((word) => !word.startsWith('tile:'));
  const fits = (m: MoveOf<'build'>): boolean =>
    m.tile === tile && spaces.every((word) => word === spaceThing(seat, m.a) || word === spaceThing(seat, m.b));
  const [only, another] = tiles.filter(fits);
  return another === undefined ? (only ?? null) : null;
}

const without = (d: Asked): GameMove | null =>
  d.options.find((m) => 'pay' in m && m.pay === 'none') ?? d.options[0] ?? null;

export function natural(d: Asked, here: At): GameMove | null {
  if (here.chain.length === 0 && here.held.length === 0) return null;
  switch (d.kind as Kinds) {
    case 'placeDie':
      return lowest(d, here);
    case 'placeMaterial':
      return beside(d, here);
    case 'helper':
      return of(d.options, 'help').find((m) => m.item === 'vp') ?? null;
    case 'build':
      return building(d, here);
    case 'fire1':
      return of(d.options, 'fire').find((m) => m.bonus === 'offering') ?? null;
    case 'fire2':
      return d.options[0] ?? null;
    case 'whiteGod':
    case 'redGod':
    case 'double':
      return without(d);
    case 'moveHuts':
      return of(d.options, 'moveHut')[0] ?? null;
    case 'usePersons': {
      // Only the green god is left, and gods are off. Whoever has just come can be touched only then.
      const further = d.options.some((m) => m.do === 'use' || (m.do === 'extra' && kindFields(here, m).length === 0));
      return further ? null : (of(d.options, 'end')[0] ?? null);
    }
    default:
      return null;
  }
}
