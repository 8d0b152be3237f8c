/** From the words of a gesture to moves: question by question with the real rules, gods off and small things preset. Pure. */
import type { Decision } from '#kernel';
import type { Ahead, Situation } from '#web/kit/contract.ts';
import {
  KIND_IDS,
  MATERIAL_IDS,
  NEIGHBOURS,
  PERSON_IDS,
  PERSONS,
  type Person,
  SPACE_MATERIAL,
} from '../../rules/data.ts';
import type { Kinds } from '../../rules/decisions.ts';
import type { Event } from '../../rules/events.ts';
import { type GameMove, NOBODY, type PlayerView, STORED, type View } from '../../rules/state.ts';
import { GOD_IDS, type GodId, SEXES } from '../../rules/words.ts';
import { onBoard, parse, type Word } from './ids.ts';

export type At = Situation<View, GameMove, Event>;
export type There = Ahead<View, GameMove, Event>;
export type MoveOf<K> = Extract<GameMove, { do: K }>;

/** One question on the way and its answer. Without words it was answered by itself. */
export interface Step {
  readonly kind: Kinds;
  readonly options: readonly GameMove[];
  readonly about: Decision<GameMove>['about'];
  readonly move: GameMove;
  readonly words: readonly string[];
}

export interface Walk {
  readonly steps: readonly Step[];
  readonly chain: readonly GameMove[];
  /** The question that waits for a word. */
  readonly pending: Decision<GameMove> | null;
  /** The gesture can be played. */
  readonly whole: boolean;
}

export const of = <K extends GameMove['do']>(options: readonly GameMove[], verb: K): MoveOf<K>[] =>
  options.filter((m): m is MoveOf<K> => m.do === verb);

export const playerOf = (s: Pick<At, 'view'>, seat: number): PlayerView => s.view.players[seat] as PlayerView;

/** Questions that begin a turn of their own. */
const TURNS: readonly string[] = ['startHut', 'placeDie', 'buyJewel', 'resolveTask', 'takeTask', 'lastTasks'];
/** The server takes no longer list of moves. */
const LONGEST = 36;

interface Answer {
  readonly move: GameMove;
  readonly words: readonly Word[];
}

type Asked = Decision<GameMove>;

function single(
  words: readonly Word[],
  options: readonly GameMove[],
  fits: (w: Word, m: GameMove) => boolean,
): Answer | null {
  for (const w of words) {
    const move = options.find((m) => fits(w, m));
    if (move !== undefined) return { move, words: [w] };
  }
  return null;
}

const preset = (move: GameMove | undefined): Answer | null => (move === undefined ? null : { move, words: [] });

/** What a word stands for where goods are fetched: a free space of the ceremony place takes its material. */
function fetched(w: Word): string | undefined {
  if (w.kind === 'space') return MATERIAL_IDS[SPACE_MATERIAL[Number(onBoard(w.arg).what)] as number];
  return w.kind === 'goods' ? onBoard(w.arg).what : undefined;
}

const isDraw = (w: Word): boolean => w.kind === 'display' || w.kind === 'deck';

/** The person on the field a word names. */
function personAt(s: At, w: Word): Person | null {
  if (w.kind !== 'field') return null;
  const { seat, what } = onBoard(w.arg);
  const tile = playerOf(s, seat).persons[Number(what)] ?? NOBODY;
  return tile === NOBODY ? null : (PERSONS[tile] as Person);
}

function helperMove(s: At, w: Word, m: GameMove): boolean {
  switch (m.do) {
    case 'tattoo':
    case 'gather': {
      if (w.kind !== 'field') return false;
      const { seat, what } = onBoard(w.arg);
      const tile = playerOf(s, seat).persons[Number(what)] ?? NOBODY;
      return PERSON_IDS[tile] === m.person;
    }
    case 'fetch':
      return fetched(w) === m.material;
    case 'moveHut':
      return w.kind === 'goods' && onBoard(w.arg).what === 'hut';
    case 'help':
      if (m.item === 'godCard') return isDraw(w);
      return w.kind === 'goods' && onBoard(w.arg).what === m.item;
    default:
      return false;
  }
}

/** The space beside a stored material comes first: two neighbours make a building. */
function presetSpace(s: At, options: readonly GameMove[]): GameMove | undefined {
  const { ceremony } = playerOf(s, s.seat ?? 0);
  const beside = (space: number): boolean =>
    NEIGHBOURS.some(([a, b]) => (a === space && ceremony[b] === STORED) || (b === space && ceremony[a] === STORED));
  return of(options, 'store').find((m) => beside(m.space)) ?? options[0];
}

export const highestTile = (options: readonly GameMove[]): number =>
  Math.max(0, ...of(options, 'build').map((m) => m.tile));

function building(words: readonly Word[], options: readonly GameMove[]): Answer | null {
  const held = words.find((w) => w.kind === 'tile');
  const tile = held === undefined ? highestTile(options) : Number(onBoard(held.arg).what);
  const list = of(options, 'build').filter((m) => m.tile === tile);
  const spaces = words.filter((w) => w.kind === 'space');
  const at = (w: Word | undefined): number => (w === undefined ? -1 : Number(onBoard(w.arg).what));
  const taken = held === undefined ? [] : [held];
  const [a, b] = spaces.slice(-2);
  if (b !== undefined) {
    const pair = [at(a), at(b)];
    const move = list.find((m) => pair.includes(m.a) && pair.includes(m.b));
    if (move !== undefined) return { move, words: [...taken, ...spaces.slice(-2)] };
  }
  // Two materials side by side, once: there is nothing to choose.
  const [only, another] = list;
  return spaces.length === 0 && only !== undefined && another === undefined ? { move: only, words: taken } : null;
}

/** Which of several questions about a god is meant: the region of a fish, the sex of persons. */
export function aboutOf(about: Asked['about'], god: GodId): string {
  return god === 'red' ? `${String(about?.region)}.` : god === 'green' ? `${String(about?.sex)}.` : '';
}

function payWith(words: readonly Word[], d: Asked, god: GodId): Answer | null {
  const { options } = d;
  const prefix = aboutOf(d.about, god);
  const found = single(
    words,
    options,
    (w, m) => w.kind === 'god' && w.arg === god && 'pay' in m && w.variant === `${prefix}${m.pay}`,
  );
  return found ?? preset(options.find((m) => 'pay' in m && m.pay === 'none') ?? options[0]);
}

function usingPersons(s: At, words: readonly Word[], options: readonly GameMove[], begun: boolean): Answer | null {
  const found = single(words, options, (w, m) => {
    const person = m.do === 'use' || m.do === 'extra' ? personAt(s, w) : null;
    if (person === null || (m.do !== 'use' && m.do !== 'extra')) return false;
    if (SEXES[person.sex] !== m.sex || KIND_IDS[person.kind] !== m.kind) return false;
    return m.do === 'use' ? w.variant === undefined : w.variant === `extra.${m.pay}`;
  });
  if (found !== null || !begun || of(options, 'use').length > 0) return found;
  // Only the green god is left, and gods are off unless somebody says so. Whoever has just come can be tapped only then.
  const here = of(options, 'extra').every((m) =>
    playerOf(s, s.seat ?? 0).persons.some((tile) => {
      const person = tile === NOBODY ? null : (PERSONS[tile] as Person);
      return person !== null && SEXES[person.sex] === m.sex && KIND_IDS[person.kind] === m.kind;
    }),
  );
  return here ? preset(of(options, 'end')[0]) : null;
}

function tasks(words: readonly Word[], options: readonly GameMove[]): Answer | null {
  const task = words.find((w) => w.kind === 'task');
  if (task === undefined) return null;
  const god = words.find((w) => w.kind === 'god' && w.arg === 'yellow');
  if (god !== undefined) {
    const move = of(options, 'yellow').find((m) => m.task === task.arg && m.pay === god.variant);
    if (move !== undefined) return { move, words: [task, god] };
  }
  const move = options.find((m) => (m.do === 'fulfil' || m.do === 'discard') && m.task === task.arg);
  return move === undefined ? null : { move, words: [task] };
}

function placing(s: At, words: readonly Word[], options: readonly GameMove[]): Answer | null {
  const die = words.find((w) => w.kind === 'die');
  const card = words.find((w) => w.kind === 'card');
  if (die === undefined || card === undefined) return null;
  const value = playerOf(s, s.seat ?? 0).dice[Number(die.arg)];
  const move = of(options, 'die').find((m) => m.value === value && m.card === card.arg && m.blue === card.variant);
  return move === undefined ? null : { move, words: [die, card] };
}

function answer(s: At, d: Asked, words: readonly Word[], steps: readonly Step[]): Answer | null {
  const { options } = d;
  switch (d.kind as Kinds) {
    case 'startHut':
    case 'expand':
      return single(words, options, (w, m) => w.kind === 'region' && 'region' in m && m.region === w.arg);
    case 'placeDie':
      return placing(s, words, options);
    case 'placeMaterial':
      return (
        single(
          words,
          options,
          (w, m) => w.kind === 'space' && m.do === 'store' && Number(onBoard(w.arg).what) === m.space,
        ) ?? preset(presetSpace(s, options))
      );
    case 'takePerson':
      return single(words, options, (w, m) => w.kind === 'slot' && m.do === 'take' && w.arg === `${m.sex}.${m.slot}`);
    case 'placePriest':
      return single(words, options, (w, m) => w.kind === 'temple' && m.do === 'priest' && Number(w.arg) === m.space);
    case 'takeGodCard':
      return single(words, options, (w, m) => {
        if (m.do !== 'draw') return false;
        if (w.kind === 'deck') return m.from === 'deck';
        return w.kind === 'display' && m.from === GOD_IDS[s.view.godDisplay[Number(w.arg)] as number];
      });
    case 'helper': {
      const found = single(words, options, (w, m) => helperMove(s, w, m));
      // What is left becomes points.
      return found ?? preset(options.find((m) => m.do === 'help' && m.item === 'vp'));
    }
    case 'chooseMaterial':
      return single(words, options, (w, m) => m.do === 'fetch' && fetched(w) === m.material);
    case 'build':
      return building(words, options);
    case 'fire1': {
      const chosen = single(words, options, (w, m) => {
        if (m.do !== 'fire') return false;
        if (isDraw(w)) return m.bonus === 'godCard';
        return w.kind === 'fire' && w.arg === m.bonus;
      });
      return chosen ?? preset(of(options, 'fire').find((m) => m.bonus === 'offering'));
    }
    case 'fire2':
      return (
        single(words, options, (w, m) => w.kind === 'fire' && m.do === 'fire' && w.arg === m.bonus) ??
        preset(options[0])
      );
    case 'whiteGod':
      return payWith(words, d, 'white');
    case 'redGod':
      return payWith(words, d, 'red');
    case 'double':
      return payWith(words, d, 'green');
    case 'moveHuts': {
      const word = words.find((w) => w.kind === 'goods' && onBoard(w.arg).what === 'hut');
      const moved = steps.filter((x) => x.kind === 'moveHuts' && x.move.do === 'moveHut').length;
      const enough = word !== undefined && moved >= Number(word.variant);
      const move = (enough ? of(options, 'stop')[0] : undefined) ?? of(options, 'moveHut')[0];
      return move === undefined ? null : { move, words: word === undefined ? [] : [word] };
    }
    case 'usePersons':
      return usingPersons(s, words, options, steps.length > 0);
    case 'buyJewel':
      return single(words, options, (w, m) => w.kind === 'jewel' && m.do === 'buy' && m.jewel === w.arg);
    case 'takeTask':
      return single(words, options, (w, m) => w.kind === 'task' && m.do === 'task' && m.task === w.arg);
    case 'resolveTask':
    case 'lastTasks':
      return tasks(words, options);
  }
}

/** A word that only leads on: the card to take or the space to fill is what the next question asks for. */
function leadsOn(step: Step, w: Word): boolean {
  if (step.kind === 'moveHuts') return step.move.do === 'moveHut';
  if (step.move.do === 'fire' || step.move.do === 'help') return isDraw(w);
  return step.move.do === 'fetch' && w.kind === 'space';
}

/** Asked again and again: a gesture may stop after each answer. */
const MANY: readonly string[] = ['takeGodCard', 'chooseMaterial'];

/** Plays a gesture in the mind, as far as its words and what goes without saying lead. */
export function walk(s: At): Walk {
  const here = s.after([]);
  const first = s.decisions[0] ?? null;
  if (s.seat === null || here === null || first === null || s.gesture.length === 0)
    return { steps: [], chain: [], pending: first, whole: false };
  const steps: Step[] = [];
  const chain: GameMove[] = [];
  const left = s.gesture.map(parse);
  const spend = (w: Word): void => {
    left.splice(left.indexOf(w), 1);
  };
  let there: There = here;
  let waiting: Word | null = null;
  for (;;) {
    const d: Asked | undefined = there.decisions[0];
    // The space a fetched material took by itself needs no further word.
    if (waiting !== null && d?.kind !== 'placeMaterial') spend(waiting);
    waiting = null;
    const begun = chain.length > 0;
    if (d === undefined || chain.length >= LONGEST) return { steps, chain, pending: null, whole: begun };
    const over = TURNS.includes(d.kind) || (d.kind === 'usePersons' && s.view.phase !== 'B');
    // What a drawn card allows is not known yet.
    const veiled = there.uncertain && (d.kind === 'usePersons' || d.kind === 'double');
    if (begun && (over || veiled)) return { steps, chain, pending: null, whole: true };
    const found: Answer | null = answer(s, d, left, steps);
    const next: There | null = found === null ? null : s.after([...chain, found.move]);
    if (found === null || next === null) {
      const again = d.kind === 'usePersons' || (MANY.includes(d.kind) && steps.some((x) => x.kind === d.kind));
      return { steps, chain, pending: d, whole: begun && again };
    }
    const step: Step = {
      kind: d.kind as Kinds,
      options: d.options,
      about: d.about,
      move: found.move,
      words: found.words.map((w) => w.word),
    };
    for (const w of found.words) {
      if (!leadsOn(step, w)) spend(w);
      else if (w.kind === 'space') waiting = w;
    }
    steps.push(step);
    chain.push(found.move);
    there = next;
  }
}
