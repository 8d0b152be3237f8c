/** Which drawing stands for an action, a kind of person or a requirement. Box −17 … 17 unless told otherwise. */
import { JEWEL_TYPE_IDS, KIND_IDS, MATERIAL_IDS } from '../../rules/data.ts';
import type { Requirement } from '../../rules/requirements.ts';
import type { CardAction } from '../../rules/words.ts';
import { godTile, mask } from './gods.ts';
import { GOODS, type Good } from './goods.ts';
import { g, ln } from './ink.ts';
import { jewellery } from './jewellery.ts';
import { bust } from './people.ts';
import { fishTile } from './pieces.ts';
import { priest, type Tribe } from './tribes.ts';

export const signBox = '-17 -17 34 34';

const man = g(0, 2, 0.92, bust('man', 1));
const woman = g(0, 2, 0.92, bust('woman', 0));
const couple = g(-6, 3, 0.72, bust('man', 1)) + g(7, 3, 0.72, bust('woman', 0));
const godCard = g(0, 1, 0.6, mask('blue'));

export const ACTION_SIGNS: Readonly<Record<CardAction, string>> = {
  helper: GOODS.helper,
  temple: GOODS.temple,
  build: GOODS.build,
  takeWoman: woman,
  takeMan: man,
  expandLand: GOODS.land,
  expandWater: GOODS.water,
  fishing: GOODS.fish,
};

/** One picture for a card, or two halves for a double one. */
export function cardSign(actions: readonly CardAction[]): string {
  const [a, b] = actions;
  if (a === undefined) return '';
  return b === undefined ? ACTION_SIGNS[a] : g(-8, -3, 0.62, ACTION_SIGNS[a]) + g(8, 4, 0.62, ACTION_SIGNS[b]);
}

const arrow =
  '<path d="M8-6 15-6M12-10 16-6 12-2" fill="none" stroke="var(--bb-arrow)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>';

const KIND_SIGNS: Readonly<Record<string, string>> = {
  land: GOODS.land,
  water: GOODS.water,
  woman,
  man,
  build: GOODS.build,
  material: GOODS.material,
  hut: GOODS.hut + arrow,
  vp: GOODS.vp,
  godCard,
  offering: GOODS.offering,
  status: GOODS.tattoo,
  shell: GOODS.shell,
};
export const kindSign = (kind: number): string => KIND_SIGNS[KIND_IDS[kind] ?? ''] ?? '';

export const materialSign = (material: number): string => GOODS[MATERIAL_IDS[material] as Good] ?? GOODS.material;
export const godTileSign = godTile;
export const godCardSign = godCard;

const TERRAIN_FILL = [
  'var(--bb-sign-mountain)',
  'var(--bb-sign-beach)',
  'var(--bb-sign-forest)',
  'var(--bb-sign-steppe)',
];
const terrain = (i: number, hut: string): string =>
  `<path d="M-15 8Q-6-2 2 4T15 2V13H-15Z" fill="${TERRAIN_FILL[i] ?? ''}" ${ln} stroke-width="1.6"/>${g(1, 5, 0.5, hut)}`;

const several = (): string =>
  (['yellow', 'red', 'green', 'blue'] as const)
    .map((c, i) => g(-9 + i * 6, i % 2 === 1 ? 1 : -1, 0.42, mask(c)))
    .join('');
const equal = (): string => [0, 1, 2].map((i) => g(-7 + i * 7, 1, 0.46, mask('green'))).join('');

/** What a task asks for. */
export function requirementSign(r: Requirement, tribe: Tribe): string {
  const hut = `<g ${ln} stroke-width="2.6">${tribe.hut(tribe)}</g>`;
  switch (r.p) {
    case 'persons':
    case 'personKinds':
      return r.arg === 0 ? man : r.arg === 1 ? woman : couple;
    case 'shifted':
      return r.arg === 0 ? GOODS.tattoo : r.arg === 1 ? g(-4, 0, 0.8, GOODS.shell) + g(8, 7, 0.5, woman) : couple;
    case 'personsOfKind':
      return kindSign(r.arg);
    case 'priests':
      return g(0, 14, 0.76, priest(tribe));
    case 'turnOrder':
      return `<circle r="14" fill="var(--bb-card)" ${ln} stroke-width="1.7"/><text y="7" text-anchor="middle" class="bb-signnum">${r.arg}.</text>`;
    case 'regions':
      return g(0, 13, 0.6, hut);
    case 'terrain':
      return terrain(r.arg, hut);
    case 'islands':
      return GOODS.islands;
    case 'fishValue':
      return g(0, 0, 0.48, fishTile(r.arg, false));
    case 'godCardsSame':
      return equal();
    case 'godCardsDifferent':
      return several();
    case 'godTiles':
      return godTile;
    case 'offerings':
      return GOODS.offering;
    case 'shells':
      return GOODS.shell;
    case 'materials':
      return materialSign(r.arg);
    case 'jewels':
    case 'jewelTypes':
      return jewellery('necklace');
    case 'jewelsOfType':
      return jewellery(JEWEL_TYPE_IDS[r.arg] ?? '');
    case 'buildings':
      return GOODS.build;
    case 'hutsOnField12':
      return g(-6, 9, 0.5, hut) + g(7, 13, 0.5, hut);
  }
}
