import type { Viewer } from '#kernel';
import { CARDS_IN_PLAY } from './data.ts';
import { trackVp } from './effects/points.ts';
import { acting, type Frame, type MaskedFrame, type Player, type PlayerView, type State, type View } from './state.ts';

function viewPlayer(p: Player, open: boolean): PlayerView {
  return {
    points: p.points.slice(),
    vp: trackVp(p),
    hand: open ? p.hand.slice() : null,
    handSize: p.hand.reduce((a, b) => a + b, 0),
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

/**
 * BB-98: questions about gods are for the asked seat only. To the others white and the action look alike, doubling looks
 * like the choice before it, and red looks like nothing in particular.
 */
function mask(stack: readonly Frame[]): MaskedFrame[] {
  const list: MaskedFrame[] = [];
  for (const f of stack) {
    if (f.f === 'red') list.push({ f: 'acting' });
    else if (f.f === 'card') list.push({ ...f, asked: false });
    else if (f.f !== 'person' || f.asked) list.push({ ...f });
  }
  return list;
}

export function view(s: State, viewer: Viewer): View {
  const seat = acting(s);
  return {
    viewer,
    seats: s.seats,
    round: s.round,
    phase: s.phase,
    pass: s.pass,
    at: s.at,
    acting: s.phase === 'over' ? null : seat,
    order: s.order.slice(),
    cards: CARDS_IN_PLAY[s.seats] as readonly number[],
    players: s.players.map((p, i) => viewPlayer(p, viewer === 'judge' || viewer === i)),
    stack: viewer === 'judge' || viewer === seat ? s.stack.map((f) => ({ ...f })) : mask(s.stack),
    used: s.used.slice(),
    green: s.green,
    fish: s.fish.slice(),
    huts: s.huts.slice(),
    lastHut: { ...s.lastHut },
    temple: s.temple.slice(),
    templeTiles: s.templeTiles,
    godTilesOut: s.godTilesOut,
    status: s.status.slice(),
    statusStack: s.statusStack.slice(),
    slots: s.slots.map((x) => x.slice()),
    takers: s.takers.map((x) => x.slice()),
    personDeckSizes: s.personDecks.map((d) => d.length),
    gonePersons: s.gonePersons.slice(),
    taskDisplay: s.taskDisplay.slice(),
    taskDeckSize: s.taskDeck.length,
    goneTasks: s.goneTasks.slice(),
    boxedTaskCount: s.boxedTasks.length,
    jewels: s.jewels.slice(),
    goneJewels: s.goneJewels.slice(),
    godDisplay: s.godDisplay.slice(),
    godDeckSize: s.godDeck.length,
    godDiscard: s.godDiscard.slice(),
  };
}
