/** From what the hand has touched to the moves it stands for: actions in a row, each with its ploy, soil and project. Pure. */
import type { Ahead, Gesture, Situation } from '#web/kit/contract.ts';
import { PUBLIC, SECRET } from '../rules/data.ts';
import type { Event, GameMove, View } from '../rules/state.ts';

export type At = Situation<View, GameMove, Event>;
export type There = Ahead<View, GameMove, Event>;
export type MoveOf<K> = Extract<GameMove, { do: K }>;

export const only = <K extends GameMove['do']>(options: readonly GameMove[], verb: K): MoveOf<K>[] =>
  options.filter((m): m is MoveOf<K> => m.do === verb);

export const optionsAt = (there: Pick<There, 'decisions'> | null): readonly GameMove[] =>
  there?.decisions.flatMap((d) => d.options) ?? [];

/** The questions to me after these moves. */
export const asked = (s: At, chain: readonly GameMove[]): readonly GameMove[] =>
  optionsAt(chain.length === 0 ? s : s.after(chain));

const isField = (word: string): boolean => word.startsWith('field:');
export const inRoofMode = (gesture: Gesture): boolean => gesture[0] === 'ploy:roof';

/** What one word adds. */
function movesOf(s: At, chain: readonly GameMove[], word: string): (GameMove | undefined)[] {
  const [place = '', variant] = word.split('=');
  const [kind, id = ''] = place.split(':');
  const options = asked(s, chain);
  if (kind === 'ploy') return [only(options, 'switchTerritory').find((m) => `to-${m.territory}` === id)];
  if (kind === 'soil') return [only(options, 'soil').find((m) => m.land === id)];
  if (kind === 'seat') return [only(options, 'next').find((m) => m.seat === Number(id))];
  if (kind === 'project')
    return [id === 'none' ? only(options, 'none')[0] : only(options, 'complete').find((m) => m.card === id)];
  if (variant === 'demolish' || variant === 'invade') return [only(options, variant).find((m) => m.field === id)];
  const build = only(options, 'build').find((m) => m.field === id);
  if (build === undefined || variant === undefined) return [build];
  return [build, only(asked(s, [...chain, build]), 'soil').find((m) => m.land === variant)];
}

/** What a gesture stands for; a project that a building completes is completed, the best one, unless a word says otherwise. */
export function chainOf(s: At, gesture: Gesture): GameMove[] {
  if (inRoofMode(gesture)) {
    const [from, to] = gesture.slice(1).map((word) => word.slice('field:'.length));
    return only(optionsAt(s), 'moveRoof').filter((m) => m.from === from && m.to === to);
  }
  const chain: GameMove[] = [];
  for (const word of gesture) {
    if (!word.startsWith('project:')) finish(s, chain);
    for (const move of movesOf(s, chain, word)) if (move !== undefined) chain.push(move);
  }
  finish(s, chain);
  return chain;
}

function finish(s: At, chain: GameMove[]): void {
  if (chain.length === 0) return;
  const points = (m: MoveOf<'complete'>): number => PUBLIC.find((c) => c.id === m.card)?.points ?? 0;
  const best = only(asked(s, chain), 'complete').toSorted((a, b) => points(b) - points(a))[0];
  if (best !== undefined) chain.push(best);
}

/** The gesture without whoever is next. */
const ownPart = (gesture: Gesture): Gesture => gesture.filter((word) => !word.startsWith('seat:'));

/**
 * What a further tap on a field may follow, in this order: what stands before the last action, to change it; the whole gesture, to act
 * once more where Frida will stand, unless a card is drawn in between; what stands before earlier actions.
 */
export function beginnings(s: At, gesture: Gesture): Gesture[] {
  const own = ownPart(gesture);
  const before = own.flatMap((word, i) => (isField(word) ? [own.slice(0, i)] : []));
  const last = before.pop();
  if (last === undefined) return [own];
  const further = s.after(chainOf(s, own))?.uncertain === false ? [own] : [];
  return [last, ...further, ...before.reverse()];
}

/** The gesture up to the question about projects that its last action opens. */
export const beforeProject = (gesture: Gesture): Gesture => {
  const own = ownPart(gesture);
  return own.at(-1)?.startsWith('project:') ? own.slice(0, -1) : own;
};

/** Its moves, no project chosen. */
export function openChain(s: At, gesture: Gesture): GameMove[] {
  const chain = chainOf(s, gesture);
  if (gesture.length > 0 && chain.at(-1)?.do === 'complete') chain.pop();
  return chain;
}

/** The gesture up to the choice of whoever is next. */
export const beforeNext = ownPart;

/** Two cards that may be kept together are a move; copies of one card are not. */
export function keepMove(s: At): GameMove | undefined {
  const dealt = (s.seat === null ? null : s.view.dealt[s.seat]) ?? [];
  const ids = s.gesture.map((word) => SECRET[dealt[Number(word.split(':')[1])] as number]?.id);
  return only(optionsAt(s), 'keep').find(
    (m) => ids.length === 2 && ids[0] !== ids[1] && ids.includes(m.first) && ids.includes(m.second),
  );
}
