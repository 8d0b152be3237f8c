import type { Rng, Seat } from '#kernel';
import { DICE, DIE_FACES, JEWELS_PER_ROUND, PERSON_SLOTS, ROUNDS, TASK_DISPLAY_EXTRA } from './data.ts';
import { scoreStatus } from './effects/status.ts';
import { fulfilAllReady } from './effects/tasks.ts';
import { scoreTemple } from './effects/temple.ts';
import type { Out } from './events.ts';
import { finalParts, finalRanking } from './scoring.ts';
import { acting, FINAL_PARTS, NOBODY, type Player, type State } from './state.ts';
import { SEXES } from './words.ts';

/** The acting seat is done with its question: on to the next seat, pass, phase or round. */
export function nextSeat(s: State, rng: Rng, out: Out): void {
  switch (s.phase) {
    case 'setup':
      // BB-4: start huts are placed in reverse turn order.
      s.at--;
      if (s.at < 0) startPhaseA(s, rng, out);
      return;
    case 'A':
      if (++s.at < s.seats) return;
      s.at = 0;
      if (++s.pass < DICE) return;
      out.tell({ e: 'ends', phase: 'A', round: s.round });
      s.phase = 'B';
      s.pass = 0;
      freshPersons(s);
      return;
    case 'B':
      freshPersons(s);
      if (++s.at < s.seats) return;
      out.tell({ e: 'ends', phase: 'B', round: s.round });
      scoreStatus(s, out);
      scoreTemple(s, out);
      enter(s, 'C3');
      return;
    case 'C3':
      if (++s.at < s.seats) return;
      out.tell({ e: 'ends', phase: 'C3', round: s.round });
      clearJewels(s);
      enter(s, 'C4');
      return;
    case 'C4':
      // BB-79: new tasks only after everybody has resolved one.
      if (++s.at < s.seats) return;
      out.tell({ e: 'ends', phase: 'C4', round: s.round });
      enter(s, 'C5');
      return;
    case 'C5':
      if (++s.at < s.seats) return;
      out.tell({ e: 'ends', phase: 'C5', round: s.round });
      cleanUp(s);
      if (s.round < ROUNDS) startRound(s, rng, out);
      else {
        enter(s, 'end');
        enterLastTasks(s, out);
      }
      return;
    case 'end':
      s.at++;
      enterLastTasks(s, out);
      return;
    case 'over':
      throw new Error('bora-bora: the game is over');
  }
}

function enter(s: State, phase: State['phase']): void {
  s.phase = phase;
  s.at = 0;
}

function freshPersons(s: State): void {
  s.used.fill(NOBODY);
  s.green = false;
}

function startRound(s: State, rng: Rng, out: Out): void {
  s.round++;
  deal(s);
  out.commit();
  startPhaseA(s, rng, out);
}

/** Fills the displays of persons and tasks (BB-3, BB-100). */
export function deal(s: State): void {
  for (let sex = 0; sex < SEXES.length; sex++) {
    const slots = s.slots[sex] as number[];
    for (let i = 0; i < PERSON_SLOTS; i++) {
      slots[i] = draw(s.personDecks[sex] as number[]);
      (s.takers[sex] as number[])[i] = NOBODY;
    }
  }
  for (let i = 0; i < s.seats + TASK_DISPLAY_EXTRA; i++) s.taskDisplay.push(draw(s.taskDeck));
}

function draw(deck: number[]): number {
  const tile = deck.pop();
  if (tile === undefined) throw new Error('bora-bora: a deck of tiles is used up');
  return tile;
}

function startPhaseA(s: State, rng: Rng, out: Out): void {
  enter(s, 'A');
  s.pass = 0;
  out.tell({ e: 'round', round: s.round });
  for (const seat of s.order) {
    const p = s.players[seat] as Player;
    for (let i = 0; i < DICE; i++) {
      p.dice[i] = rng.int('dice', DIE_FACES) + 1;
      p.placed[i] = NOBODY;
    }
    p.dice.sort((a, b) => a - b);
    out.tell({ e: 'rolled', seat, dice: p.dice.slice() });
  }
}

/** BB-65: what nobody bought leaves the game. */
function clearJewels(s: State): void {
  const first = (s.round - 1) * JEWELS_PER_ROUND;
  for (let i = first; i < first + JEWELS_PER_ROUND; i++) {
    const j = s.jewels[i] as number;
    if (j === NOBODY) continue;
    s.goneJewels.push(j);
    s.jewels[i] = NOBODY;
  }
}

/** Remaining tasks, men and women leave; all dice return. */
function cleanUp(s: State): void {
  for (const t of s.taskDisplay) s.goneTasks.push(t);
  s.taskDisplay.length = 0;
  for (const slots of s.slots)
    for (let i = 0; i < slots.length; i++) {
      if (slots[i] !== NOBODY) s.gonePersons.push(slots[i] as number);
      slots[i] = NOBODY;
    }
  for (const p of s.players) p.placed.fill(NOBODY);
}

/** E1 opens with the tasks that are fulfilled anyway; a seat without tasks is not asked. */
function enterLastTasks(s: State, out: Out): void {
  for (; s.at < s.seats; s.at++) {
    const seat = acting(s);
    fulfilAllReady(s, seat, out);
    if ((s.players[seat] as Player).tasks.length > 0) return;
  }
  s.phase = 'over';
  s.at = 0;
  for (const seat of s.order) tellFinal(s, seat, out);
  out.tell({ e: 'over', order: finalRanking(s) });
}

function tellFinal(s: State, seat: Seat, out: Out): void {
  const parts = finalParts(s, seat);
  for (const part of FINAL_PARTS) out.tell({ e: 'final', seat, part, vp: parts[part] });
}
