/**
 * A tiny game for the path: a pot and a dish are cooked, salted or not, served to somebody (to the far end only with salt), then crumbs are
 * swept. Three spoons are kept before anything else where the kitchen says so; tiles may be cleared at any time.
 */
import type { Decision } from '#kernel';
import { onceIn } from '../ahead.ts';
import type { Ahead, Answers, Here, Situation } from '../contract.ts';
import { type Path, pathOf, rootOf } from '../path.ts';
import type { Point } from '../point.ts';

export type Deed =
  | { readonly do: 'cook'; readonly pot: number; readonly dish: string }
  | { readonly do: 'salt'; readonly pay: string }
  | { readonly do: 'serve'; readonly to: number }
  | { readonly do: 'sweep'; readonly at: string }
  | { readonly do: 'keep'; readonly spoon: string }
  | { readonly do: 'clear'; readonly tile: string }
  | { readonly do: 'begin'; readonly what: string }
  | { readonly do: 'pass' };

export const SHAPES = {
  cook: { pot: 'int', dish: 'word' },
  salt: { pay: 'word' },
  serve: { to: 'int' },
  sweep: { at: 'word' },
  keep: { spoon: 'word' },
  clear: { tile: 'word' },
  begin: { what: 'word' },
  pass: {},
} as const;

/** What has happened, in order. */
export type Kitchen = readonly Deed[];
export type At = Situation<Kitchen, Deed, Deed>;

export interface Setting {
  /** Spoons are kept first. */
  readonly keeping?: boolean;
  /** Sweeping begins only when somebody says so. */
  readonly begins?: boolean;
}

const CRUMBS = 3;
const ask = (kind: string, options: readonly Deed[], optional = false): Decision<Deed> => ({
  seat: 0,
  kind,
  options,
  sealed: false,
  ...(optional ? { optional: true as const } : {}),
});

/** The one question that is open, by what was done last; tiles may be cleared beside it. */
function questions(done: Kitchen, { keeping, begins }: Setting): Decision<Deed>[] {
  const last = done.findLast((d) => d.do !== 'clear');
  const cleared = done.flatMap((d) => (d.do === 'clear' ? [d.tile] : []));
  const tiles = ['a', 'b', 'c'].filter((tile) => !cleared.includes(tile));
  const clear = ask(
    'clear',
    tiles.map((tile) => ({ do: 'clear', tile })),
    true,
  );
  const kept = done.flatMap((d) => (d.do === 'keep' ? [d.spoon] : []));
  if (keeping === true && kept.length < 3) {
    const left = ['one', 'two', 'three', 'four', 'five'].filter((spoon) => !kept.includes(spoon));
    return [
      ask(
        'keep',
        left.map((spoon) => ({ do: 'keep', spoon })),
      ),
      clear,
    ];
  }
  const cook = [1, 2].flatMap((pot) => ['soup', 'stew', 'cake'].map((dish): Deed => ({ do: 'cook', pot, dish })));
  if (last === undefined || last.do === 'keep')
    return [
      ask('cook', [...cook.filter((m) => m.do !== 'cook' || m.pot === 2 || m.dish !== 'cake'), { do: 'pass' }]),
      clear,
    ];
  if (last.do === 'cook')
    return [
      ask(
        'salt',
        ['none', 'coarse', 'fine'].map((pay) => ({ do: 'salt', pay })),
      ),
    ];
  if (last.do === 'salt') {
    const near: Deed[] = [0, 1].map((to) => ({ do: 'serve', to }));
    return [ask('serve', last.pay === 'none' ? near : [...near, { do: 'serve', to: 2 }])];
  }
  const swept = done.filter((d) => d.do === 'sweep').length;
  if (last.do === 'serve' && begins === true)
    return [ask('begin', [{ do: 'begin', what: 'sweeping' }, { do: 'pass' }])];
  if (last.do !== 'pass' && swept < CRUMBS)
    return [
      ask(
        'sweep',
        ['x', 'y'].map((at) => ({ do: 'sweep', at })),
      ),
    ];
  return [];
}

export const answers: Answers<Kitchen, Deed, Deed> = {
  on(move) {
    switch (move.do) {
      case 'cook':
        return { on: [[`pot:${move.pot}`, `lid:${move.pot}`], `dish:${move.dish}`] };
      case 'salt':
        return move.pay === 'none' ? null : { on: [`salt=${move.pay}`], switch: true, leads: true };
      case 'serve':
        return `seat:${move.to}`;
      case 'sweep':
        return `floor:${move.at}`;
      case 'keep':
        return { on: [`spoon:${move.spoon}`], switch: true };
      case 'clear':
        return { on: [`tile:${move.tile}`], mode: 'clearing' };
      case 'begin':
        return { on: [], leads: true };
      default:
        return null;
    }
  },
  natural(question, here) {
    if (question.kind === 'salt') return { do: 'salt', pay: 'none' };
    if (question.kind === 'cook' && here.held.includes('dish:soup')) return { do: 'cook', pot: 1, dish: 'soup' };
    return null;
  },
  follows(question, here) {
    if (question.kind === 'keep') return 'must';
    if (question.optional === true && here.chain.some((m) => m.do !== 'clear')) return 'ends';
    return question.kind === 'serve' ? 'must' : 'may';
  },
  *sayings(here) {
    if (here.question?.kind !== 'sweep') return;
    const left = CRUMBS - here.chain.filter((m) => m.do === 'sweep').length;
    for (const at of ['x', 'y'])
      for (let n = left; n > 1; n--)
        yield { word: `floor:${at}=${n}`, moves: Array<Deed>(n).fill({ do: 'sweep', at }) };
  },
  *presets(here) {
    if (here.question?.kind === 'keep') yield { thing: 'suggest', to: ['spoon:one', 'spoon:two', 'spoon:three'] };
  },
};

/** Somebody in this kitchen. */
export function kitchen(
  setting: Setting = {},
  mine: Answers<Kitchen, Deed, Deed> = answers,
): Point<Kitchen, Deed, Deed> {
  const after = (chain: readonly Deed[]): Ahead<Kitchen, Deed, Deed> | null => {
    for (const [i, move] of chain.entries()) {
      const open = questions(chain.slice(0, i), setting);
      if (!open.some((d) => d.options.some((o) => JSON.stringify(o) === JSON.stringify(move)))) return null;
    }
    const standing = { over: false, seats: [] } as unknown as Ahead<Kitchen, Deed, Deed>['standing'];
    return { view: chain, standing, events: chain, uncertain: false, decisions: questions(chain, setting) };
  };
  const s = { view: [], seat: 0, decisions: questions([], setting), after, once: onceIn(new Map()) } as unknown as At;
  return rootOf(mine, SHAPES, s);
}

export const walked = (root: Point<Kitchen, Deed, Deed>, ...gesture: readonly string[]): Path<Kitchen, Deed, Deed> =>
  pathOf(root, gesture);

/** Where a tap leads, way by way. */
export const ways = (root: Point<Kitchen, Deed, Deed>, thing: string, ...gesture: readonly string[]): string[] =>
  walked(root, ...gesture)
    .on(thing)
    .ways.map((way) => way.to.join(' '));

export type There = Here<Kitchen, Deed, Deed>;
