/** A turn as one player would tell it to another, for hints: what it is for, and by what means; not every step on the way. Pure. */
import { BUILDINGS, CELL_NAMES, SPECIALISTS, TILES, WHEELS } from '../rules/data.ts';
import { contentOf } from '../rules/helpers.ts';
import { buildingOf, cardOf, type GameMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { At } from './situation.ts';
import { words } from './words.ts';

/** What is done, and what with. */
interface Told {
  readonly hand: string[];
  readonly deeds: string[];
  /** From which wheel is paid. */
  readonly pays: string[];
  /** Goods by name and wheel. */
  readonly goods: Map<string, number>;
  readonly actions: string[];
  /** Buildings that convert, and how often. */
  readonly workshops: Map<string, number>;
}

const buildingName = (s: At, id: string): string => BUILDINGS[buildingOf(id)]?.name[s.lang] ?? id;

const count = (map: Map<string, number>, key: string, n: number): void => void map.set(key, (map.get(key) ?? 0) + n);

function goodName(s: At, move: Extract<GameMove, { do: 'take' }>, before: View): string {
  const one = s.text.move({ do: 'take', amount: 1 }, before).replace(/^1 /, '');
  const wheel = WHEELS.findIndex((x) => x.id === move.wheel);
  return wheel < 0 ? one : `${one} (${words(s.lang).wheels[wheel]})`;
}

function tell(s: At, told: Told, move: GameMove, before: View, then: View): void {
  const w = words(s.lang).tells;
  const tile = (view: View, cell: string): string => {
    const estate = view.players[s.seat ?? 0];
    const lies = estate === undefined ? null : contentOf(estate, CELL_NAMES.indexOf(cell));
    return lies?.is === 'tile' ? (TILES[lies.tile]?.name[s.lang] ?? '') : '';
  };
  switch (move.do) {
    case 'keep':
      told.hand.push(SPECIALISTS[cardOf(move.card)]?.name[s.lang] ?? move.card);
      break;
    case 'choose':
      told.deeds.push(w.play(SPECIALISTS[cardOf(move.card)]?.name[s.lang] ?? move.card));
      break;
    case 'build':
      told.deeds.push(w.build(buildingName(s, move.building)));
      break;
    case 'draft':
      told.deeds.push(w.draft(buildingName(s, move.building)));
      break;
    case 'stack':
      told.deeds.push(w.look(s.text.move(move, before)));
      break;
    case 'place':
      told.deeds.push(w.lay(tile(then, move.cell)));
      break;
    case 'discard':
      told.deeds.push(w.clear(tile(before, move.cell)));
      break;
    case 'split':
      told.pays.push(s.text.move(move, before));
      break;
    case 'act':
      told.actions.push(words(s.lang).action(move.action));
      break;
    case 'convert':
      count(told.workshops, buildingName(s, move.building), 1);
      break;
    case 'take':
      if (move.amount > 0) count(told.goods, goodName(s, move, before), move.amount);
      break;
    default:
      break;
  }
}

/** What it is for, and one means to it or what follows; undefined where the title says as much. */
export function inWords(s: At, chain: readonly GameMove[]): string | undefined {
  const w = words(s.lang).tells;
  const told: Told = { hand: [], deeds: [], pays: [], goods: new Map(), actions: [], workshops: new Map() };
  const after = (n: number): View => (n === 0 ? s.view : (s.after(chain.slice(0, n))?.view ?? s.view));
  for (const [n, move] of chain.entries()) tell(s, told, move, after(n), after(n + 1));
  const goods = w.list([...told.goods].map(([good, n]) => `${n} ${good}`));
  const workshops = w.list([...told.workshops].map(([name, n]) => w.times(name, n)));
  const [deed, ...more] = new Set(told.deeds);
  const hand = w.list(told.hand);
  const ways = [
    hand,
    deed ?? '',
    more.length === 0 ? '' : w.next(w.list(more)),
    goods === '' || deed !== undefined ? '' : w.take(goods),
    workshops === '' ? '' : deed === undefined && goods === '' ? w.use(workshops) : w.before(workshops),
    goods === '' || deed === undefined ? '' : w.brings(goods),
    told.pays[0] ?? '',
    w.list(told.actions),
  ];
  const parts = ways.filter((part) => part !== '').slice(0, PARTS);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** More of it nobody reads. */
const PARTS = 2;
