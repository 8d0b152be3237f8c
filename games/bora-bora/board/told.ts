/** What a gesture comes to, in words: as the question says it, on its button, and as a hint does. Pure. */
import { sameMove, whoIs } from '#kernel';
import type { Ahead, Chip, PathWay, Told } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { REGIONS, type Region } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { hutsIn } from '../rules/helpers.ts';
import type { GameMove, View } from '../rules/state.ts';
import { payWay } from './beside.ts';
import { payments, settling } from './logic/ahead.ts';
import { made } from './logic/here.ts';
import type { At, Way } from './logic/lying.ts';
import { actOf, payLabel, verb, words } from './words.ts';

type There = Ahead<View, GameMove, Event> | null;

/** What each move is about, several of one verb together; a hint says what is done with it. */
function phrases(s: At, chain: readonly GameMove[], there: There): { titles: string[]; hints: string[] } {
  const { list } = words(s.lang).tells;
  const titles: string[] = [];
  const verbs = new Map<GameMove['do'], { readonly move: GameMove; readonly about: Set<string> }>();
  for (const move of chain) {
    const { title } = verb(move, s.view, s.lang);
    if (title === undefined) continue;
    titles.push(title);
    // Whoever the green god adds is used like the others.
    const done = move.do === 'extra' ? 'use' : move.do;
    const known = verbs.get(done) ?? { move, about: new Set() };
    verbs.set(done, { ...known, about: known.about.add(title) });
  }
  const hints = [...verbs.values()].map(({ move, about }, i) => {
    const { hint } = verb(move, s.view, s.lang);
    // After a die it is enough to say where it goes.
    const plain = i > 0 && !FOREMOST.has(move.do);
    return plain || hint === undefined ? list([...about]) : hint(list([...about]));
  });
  // Where only one region is in reach nobody has to name it.
  const region = settling(there, s.seat);
  const settled = region < 0 || titles.length === 0 ? [] : [(REGIONS[region] as Region).name[s.lang]];
  const named = [...verbs.keys()].some((x) => FOREMOST.has(x) || x === 'expand' || x === 'startHut');
  return { titles: [...new Set([...titles, ...settled])], hints: named ? hints : [...hints, ...settled] };
}

/** Of these one says what is done with them wherever they stand. */
const FOREMOST: ReadonlySet<GameMove['do']> = new Set(['use', 'fetch']);
/** More beside a turn nobody reads. */
const BESIDE = 2;

function inWords(s: At, path: Way, there: There): readonly string[] | undefined {
  const { tells } = words(s.lang);
  const { hints } = phrases(s, path.chain, there);
  const gods = payments(there, s.seat).map(({ god, pay }) =>
    pay === 'card' ? tells.gods[god] : `${tells.gods[god]} (${payLabel(pay, s.lang)})`,
  );
  const fire = path.chain.flatMap((m) => (m.do === 'fire' ? [tells.bonuses[m.bonus] ?? m.bonus] : []));
  const [head, deed, ...more] = hints;
  if (head === undefined) return undefined;
  const isDie = path.chain[0]?.do === 'die' && deed !== undefined;
  const rest = isDie || deed === undefined ? more : [deed, ...more];
  const beside = [...rest, ...new Set(gods), ...(fire.length === 0 ? [] : [tells.fire(tells.list(fire))])];
  const first = isDie ? `${head}: ${deed}` : head;
  return [first, ...(beside.length === 0 ? [] : [beside.slice(0, BESIDE).join(', ')])];
}

// --- chips and button ---

/** Whose hut or priest gives way, and what is lost. */
function chips(s: At, there: There): Chip[] {
  if (there === null || s.seat === null) return [];
  const w = words(s.lang);
  const list: Chip[] = [];
  const region = settling(there, s.seat);
  const holder = region < 0 ? undefined : hutsIn(s.view, region).at(-1);
  if (holder !== undefined && holder !== s.seat) list.push({ text: w.aside(whoIs(s.names, holder)), tone: PLAIN });
  for (const e of there.events)
    if (e.e === 'priestOut') list.push({ text: w.out(whoIs(s.names, e.seat)), tone: PLAIN });
    else if (e.e === 'helperLost' && e.n > 0) list.push({ text: w.unused(e.n), tone: toneOf(-e.n) });
  return list;
}

/** Moves that lead to a deed or go with it. */
const ALONG: ReadonlySet<GameMove['do']> = new Set(['die', 'white', 'store', 'use', 'double', 'red', 'fire']);
/** What a die does by itself where it has only one target. */
const DEEDS: Readonly<Partial<Record<string, GameMove['do']>>> = {
  settled: 'expand',
  priest: 'priest',
  built: 'build',
  tookPerson: 'take',
};

function act(s: At, { chain }: Way, there: There): string | undefined {
  const [first] = chain;
  if (first === undefined) return undefined;
  const main = chain.find((m) => !ALONG.has(m.do));
  const mine = (there?.events ?? []).filter((e) => 'seat' in e && e.seat === s.seat);
  const forced = first.do === 'die' && main === undefined ? mine.flatMap((e) => DEEDS[e.e] ?? [])[0] : undefined;
  const ends = first.do === 'use' && main?.do === 'end';
  const deed = forced === undefined ? verb(ends ? first : (main ?? first), s.view, s.lang).act : actOf(forced, s.lang);
  const { godNames, with: withGod } = words(s.lang);
  const paid = [...new Set(payments(there, s.seat).map((x) => godNames[x.god]))];
  return paid.length === 0 ? deed : withGod(deed, paid.join(', '));
}

function missing(s: At, { open, gesture }: Way): string {
  const w = words(s.lang);
  const { chooseTarget } = w;
  const kind = open.question?.kind ?? 'other';
  if (kind === 'placeDie') return gesture.length === 0 ? w.chooseDie : w.chooseCard;
  if (kind === 'build' && open.held.some((x) => x.startsWith('space:'))) return chooseTarget.secondSpace;
  return chooseTarget[kind as keyof typeof chooseTarget] ?? chooseTarget.other;
}

export function told(s: At, path: Way): Told {
  const there = path.chain.length === 0 ? null : s.after(path.chain);
  const { notes } = words(s.lang);
  const [head, ...rest] = phrases(s, path.chain, there).titles;
  const title = [head, rest.join(', ')].filter(Boolean).join(path.chain[0]?.do === 'die' ? ': ' : ', ');
  return {
    note: notes[s.decisions[0]?.kind as keyof typeof notes],
    title: title === '' ? undefined : title,
    inWords: inWords(s, path, there),
    chips: chips(s, there),
    act: act(s, path, there),
    missing: missing(s, path),
  };
}

// --- the choice at a thing ---

export function label(s: At, way: PathWay<View, GameMove, Event>, path: Way): string | undefined {
  const w = words(s.lang);
  const m = way.moves.at(-1);
  if (way.off === true) return offLabel(s, way);
  if (m === undefined) return halfLabel(s, way, path);
  const { act: deed, title, option } = verb(m, way.here.view, s.lang);
  // So many of them the hand has then.
  const n = way.moves.filter((x) => sameMove(x, m)).length + made(way.here, m);
  switch (m.do) {
    case 'white':
    case 'red':
    case 'double':
      return m.pay === 'none' ? option : payWay(s, path, m, way.question?.about);
    case 'yellow':
      return `${w.yellow}: ${payLabel(m.pay, s.lang)}`;
    case 'extra':
      return `${w.extra}: ${payLabel(m.pay, s.lang)}`;
    case 'fulfil':
    case 'discard':
    case 'end':
    case 'pass':
    case 'finish':
      return deed;
    case 'die':
      return m.blue === undefined ? w.withDie(m.value) : payLabel(m.blue, s.lang);
    case 'use':
      return path.chain.some((x) => x.do === 'use') && !way.to.slice(0, -1).includes(path.gesture[0] ?? '')
        ? w.instead
        : option;
    case 'moveHut':
      return w.huts(n);
    case 'stop':
      return way.moves.length > 1 ? w.huts(way.moves.length - 1) : deed;
    case 'help':
      return m.item === 'done' ? deed : n > 1 ? `${n} ${w.amounts.offering[1]}` : option;
    case 'draw':
      return n > 1 ? `${n} ${w.amounts.godCard[1]}` : option;
    default:
      return n > 1 ? `${n}× ${title}` : option;
  }
}

/** Where nothing works without a god it can only be paid otherwise. */
function offLabel(s: At, { question, moves }: PathWay<View, GameMove, Event>): string {
  const pays = (question?.options ?? []).flatMap((m) => ('pay' in m ? [m.pay] : []));
  const [first] = pays;
  const paid = moves.some((m) => 'pay' in m);
  return !paid || first === undefined || pays.includes('none') ? words(s.lang).godOff : payLabel(first, s.lang);
}

/** Yellow beside its task; a card that one of several dice may go to. */
function halfLabel(s: At, { word, question }: PathWay<View, GameMove, Event>, path: Way): string | undefined {
  const [first] = path.chain;
  if (first?.do === 'yellow') return words(s.lang).godOff;
  const task = first !== undefined && 'task' in first ? first.task : undefined;
  const paid = s.decisions[0]?.options.find((m) => m.do === 'yellow' && m.task === task);
  if (paid?.do === 'yellow') return payLabel(paid.pay, s.lang);
  const dice = (question?.options ?? []).flatMap((m) =>
    m.do === 'die' && word === (m.blue === undefined ? `card:${m.card}` : `card:${m.card}=${m.blue}`) ? [m] : [],
  );
  const [low] = dice.toSorted((a, b) => a.value - b.value);
  if (low === undefined) return undefined;
  const { withDie } = words(s.lang);
  return low.blue === undefined ? withDie(low.value) : `${withDie(low.value)}: ${payLabel(low.blue, s.lang)}`;
}
