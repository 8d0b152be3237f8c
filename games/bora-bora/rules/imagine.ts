import type { Rng, Seat } from '#kernel';
import { CARDS_PER_GOD, OFFERING_COST, PAIR_CARDS, PERSONS, type Person, TASKS, type Task } from './data.ts';
import { cardNeeds } from './decisions/feasible.ts';
import { addYellow } from './decisions/resolve-task.ts';
import { canPay } from './effects/gods.ts';
import {
  type Frame,
  type GameMove,
  type MaskedFrame,
  NOBODY,
  type Player,
  type PlayerView,
  type State,
  type View,
} from './state.ts';
import { deficit } from './tasks.ts';
import { GOD_IDS, RED, SEXES, WHITE } from './words.ts';

/** How often hands are dealt anew until they fit what the acting seat is seen to be doing. */
const TRIES = 24;

/** A whole state from a view: hidden cards are dealt from what the viewer has not seen. */
export function imagine(view: View, rng: Rng): State {
  const s = knownState(view, rng);
  dealHands(s, view, rng);
  const own = view.viewer === view.acting || view.viewer === 'judge';
  s.stack = view.stack.map((f) => unmask(s, view, f, own));
  if (own) return s;
  for (let i = 0; i < TRIES && !plausible(s); i++) dealHands(s, view, rng);
  if (!plausible(s)) forceHand(s, view);
  return s;
}

function knownState(view: View, rng: Rng): State {
  return {
    seats: view.seats,
    round: view.round,
    phase: view.phase,
    pass: view.pass,
    at: view.at,
    order: view.order.slice(),
    players: view.players.map(knownPlayer),
    stack: [],
    used: view.used.slice(),
    green: view.green,
    fish: view.fish.slice(),
    huts: view.huts.slice(),
    lastHut: { ...view.lastHut },
    temple: view.temple.slice(),
    templeTiles: view.templeTiles,
    godTilesOut: view.godTilesOut,
    status: view.status.slice(),
    statusStack: view.statusStack.slice(),
    slots: view.slots.map((x) => x.slice()),
    takers: view.takers.map((x) => x.slice()),
    personDecks: SEXES.map((_, sex) => rng.shuffle('imagine', unseenPersons(view, sex))),
    gonePersons: view.gonePersons.slice(),
    taskDisplay: view.taskDisplay.slice(),
    taskDeck: rng.shuffle('imagine', unseenTasks(view, false)),
    goneTasks: view.goneTasks.slice(),
    boxedTasks: rng.shuffle('imagine', unseenTasks(view, true)),
    jewels: view.jewels.slice(),
    goneJewels: view.goneJewels.slice(),
    godDisplay: view.godDisplay.slice(),
    godDeck: [],
    godDiscard: view.godDiscard.slice(),
  };
}

function knownPlayer(p: PlayerView): Player {
  return {
    points: p.points.slice(),
    hand: (p.hand ?? p.known).slice(),
    known: p.known.slice(),
    godTiles: p.godTiles,
    offerings: p.offerings,
    shells: p.shells,
    huts: p.huts.slice(),
    persons: p.persons.slice(),
    down: p.down.slice(),
    ceremony: p.ceremony.slice(),
    surplus: p.surplus.slice(),
    built: p.built.slice(),
    priests: p.priests,
    tasks: p.tasks.slice(),
    fulfilled: p.fulfilled.slice(),
    jewels: p.jewels.slice(),
    dice: p.dice.slice(),
    placed: p.placed.slice(),
  };
}

function unseenPersons(view: View, sex: number): number[] {
  const seen = new Set([...view.gonePersons, ...view.slots.flat(), ...view.players.flatMap((p) => p.persons)]);
  const list: number[] = [];
  for (let i = 0; i < PERSONS.length; i++) if (!seen.has(i) && (PERSONS[i] as Person).sex === sex) list.push(i);
  return list;
}

function unseenTasks(view: View, start: boolean): number[] {
  const mine = view.players.flatMap((p) => [...p.tasks, ...p.fulfilled]);
  const seen = new Set([...view.goneTasks, ...view.taskDisplay, ...mine]);
  const list: number[] = [];
  for (let i = 0; i < TASKS.length; i++) if (!seen.has(i) && (TASKS[i] as Task).start === start) list.push(i);
  return list;
}

/** Cards nobody at this viewer's place has seen: they are in other hands or in the deck. */
function unseenCards(view: View): number[] {
  const list: number[] = [];
  for (let g = 0; g < GOD_IDS.length; g++) {
    let n = CARDS_PER_GOD - (view.godDiscard[g] as number);
    for (const x of view.godDisplay) if (x === g) n--;
    for (const p of view.players) n -= (p.hand ?? p.known)[g] as number;
    for (; n > 0; n--) list.push(g);
  }
  return list;
}

const handSize = (p: Player): number => p.hand.reduce((a, b) => a + b, 0);

/** Deals unknown hands and the deck; what was taken from the display stays where all saw it go. */
function dealHands(s: State, view: View, rng: Rng): void {
  s.godDeck = rng.shuffle('imagine', unseenCards(view));
  for (const [seat, seen] of view.players.entries()) {
    if (seen.hand !== null) continue;
    const p = s.players[seat] as Player;
    p.hand = seen.known.slice();
    for (let n = seen.handSize - handSize(p); n > 0; n--) {
      const g = s.godDeck.pop() as number;
      p.hand[g] = (p.hand[g] as number) + 1;
    }
  }
}

/** A frame that looks to this viewer like the one he saw; the own frames were never masked. */
function unmask(s: State, view: View, f: MaskedFrame, own: boolean): Frame {
  if (f.f === 'acting') return { f: 'red', region: view.lastHut.region };
  if (own || f.f !== 'card' || view.acting === null) return { ...f };
  return { ...f, asked: f.power >= cardNeeds(s, view.acting, f.card) };
}

/** Whether the acting seat could be doing what it is seen to be doing with this hand. */
function plausible(s: State): boolean {
  const god = wantedGod(s);
  const seat = s.order[s.at];
  if (seat === undefined || s.phase === 'over') return true;
  const p = s.players[seat] as Player;
  if (god !== NOBODY) return canPay(p, god);
  if (s.phase !== 'end') return true;
  // E1 is only asked when yellow can help, and after all fulfilled tasks have gone.
  const list: GameMove[] = [];
  addYellow(list, s, seat);
  return list.length > 0 && p.tasks.every((t) => deficit(s, seat, p, t) > 0);
}

/** The god that the question on top of the stack is about. */
function wantedGod(s: State): number {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.f === 'red') return RED;
  return frame?.f === 'card' && !frame.asked ? WHITE : NOBODY;
}

/** A hand that can pay the wanted god, made by exchanging dealt cards with the deck. */
function forceHand(s: State, view: View): void {
  const god = wantedGod(s);
  const seat = s.order[s.at] as Seat;
  const p = s.players[seat] as Player;
  if (god === NOBODY || p.offerings < OFFERING_COST) return;
  for (const [colour, n] of [[god, 1], ...GOD_IDS.map((_, g) => [g, PAIR_CARDS])] as [number, number][]) {
    const before = p.hand.slice();
    const deck = s.godDeck.slice();
    while ((p.hand[colour] as number) < n && exchange(s, p, view.players[seat] as PlayerView, colour));
    if (canPay(p, god)) return;
    p.hand = before;
    s.godDeck = deck;
  }
}

/** Gives a card of the colour for a dealt card of another one. */
function exchange(s: State, p: Player, seen: PlayerView, colour: number): boolean {
  const at = s.godDeck.indexOf(colour);
  const away = p.hand.findIndex((n, g) => g !== colour && n > (seen.known[g] as number));
  if (at < 0 || away < 0) return false;
  s.godDeck[at] = away;
  p.hand[away] = (p.hand[away] as number) - 1;
  p.hand[colour] = (p.hand[colour] as number) + 1;
  return true;
}
