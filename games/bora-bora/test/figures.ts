/** What the numbers on the table have to be, from the rules alone (tests/truth.test.ts). */
import type { Seat } from '#kernel';
import type { Unseen } from '#web/kit/laws/views.ts';
import { MATERIAL_IDS, REGIONS, TASK_IDS } from '../rules/data.ts';
import { countMaterials, progress } from '../rules/helpers.ts';
import type { PlayerView, View } from '../rules/state.ts';
import { GOD_IDS } from '../rules/words.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** How far a seat is with a task. */
function met(view: View, seat: Seat, task: number): number {
  return sum(progress(view, seat, view.players[seat] as PlayerView, task).map((x) => Math.min(x.have ?? 0, x.req.n)));
}

/** Materials that their owner has not put down yet. */
const waiting = (view: View, seat: Seat, material: number): number =>
  view.acting === seat ? view.stack.filter((f) => f.f === 'store' && f.material === material).length : 0;

export function figures(view: View, seat: Seat | null): Record<string, number> {
  if (seat === null)
    return {
      godDeck: view.godDeckSize,
      templeTiles: view.templeTiles,
      ...Object.fromEntries(REGIONS.map(({ id }, i) => [`fish.region:${id}`, view.fish[i] as number])),
    };
  const p = view.players[seat] as PlayerView;
  const cards = p.hand ?? p.known;
  return {
    points: p.vp,
    vp: p.vp,
    offering: p.offerings,
    shell: p.shells,
    priest: p.priests,
    jewel: p.jewels.length,
    godTile: p.godTiles,
    godCard: p.handSize,
    status: view.status[seat] as number,
    hiddenCards: p.handSize - sum(cards),
    ...Object.fromEntries(cards.map((n, i) => [`card.${GOD_IDS[i]}`, n])),
    ...Object.fromEntries(MATERIAL_IDS.map((id, i) => [`surplus.${id}`, p.surplus[i] as number])),
    ...Object.fromEntries(MATERIAL_IDS.map((id, i) => [id, countMaterials(p, i) + waiting(view, seat, i)])),
    ...Object.fromEntries(TASK_IDS.map((id, task) => [`task:${id}`, met(view, seat, task)])),
  };
}

/** Numbers of the box: they stand there whatever happens. */
export const printed = {
  'bb-plabel': 'what a path costs',
  'bb-stv': 'points of a step of the status track',
  'bb-nos': 'numbers of the slots',
  'bb-jc': 'numbers of the rounds',
  many: 'huts on a field',
  fno: 'numbers of the fields',
  'bb-endtasks': 'what each task brought: their sum is said above them',
  'bb-endjewels': 'what each piece of jewellery brings: their sum is said above them',
};

export const bad: readonly string[] = [];

export const unseen: Unseen = {
  'players.points': ['never', 'the score table says what is made of what'],
  'players.dice': ['sometimes', 'dice lie before whoever acts, and in the rail until they are placed'],
  'players.placed': ['sometimes', 'dice lie before whoever acts, and in the rail until they are placed'],
  'players.down': ['sometimes', 'only persons lie with one side up'],
  'players.known': ['sometimes', 'of a hand that lies open nobody has to know more'],
  'players.fulfilled': ['sometimes', 'only how many, until the end'],
  'players.jewels': ['sometimes', 'only how many, until the end'],
  'players.built': ['over', 'the ceremony place shows them'],
  'players.godTiles': ['over', 'the score says what they brought'],
  'players.hand': ['over', 'they count for nothing'],
  'players.handSize': ['over', 'they count for nothing'],
  'players.priests': ['over', 'they count for nothing'],
  'players.shells': ['over', 'they count for nothing'],
  'players.surplus': ['over', 'they count for nothing'],
  temple: ['over', 'the score says what it brought'],
  status: ['over', 'the score says what it brought'],
};
export const shared: Readonly<Record<string, string>> = {
  status: 'markers on one space lie on each other',
};
