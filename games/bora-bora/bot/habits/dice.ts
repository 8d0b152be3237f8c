import {
  type ActionCard,
  BUILD_VP,
  CARDS,
  DIE_FACES,
  FISHING,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PERSONS,
  type Person,
} from '../../rules/data.ts';
import { lowestDie } from '../../rules/decisions/place-die.ts';
import { reachable } from '../../rules/effects/huts.ts';
import { countPriests, templeLeader } from '../../rules/effects/temple.ts';
import { NOBODY, type Player } from '../../rules/state.ts';
import { ANY_SEX, BLUE, MAN, WHITE, WOMAN } from '../../rules/words.ts';
import { building } from './ceremony.ts';
import { pay } from './goods.ts';
import { bestOf, bestPerson } from './reach.ts';
import { ANY_MATERIAL, freeFields, grounds, late, need, needs, p, s, seat } from './scene.ts';
import { COUNTS, capped, note, row, sign } from './signs.ts';
import { WANT } from './wants.ts';

const N = CARDS.length;
const DIE = row('die', N);
const DIE_LATE = row('die.late', N);
const DIE_FACE = row('die.face', N);
const DIE_HIGHEST = row('die.highest', N);
const DIE_LOWEST = row('die.lowest', N);
const DIE_LAST = row('die.last', N);
const DIE_BLOCKS = row('die.blocks', N);
/** The more dice of others would close the card, the sooner one has to go there. */
const DIE_RISK = row('die.risk', N);
const DIE_SEATS = row('die.seats', N * (MAX_PLAYERS - MIN_PLAYERS + 1));
const DIE_WHITE = sign('die.needsWhite');
const DIE_TEMPLE_PRIESTS = row('die.temple.priests', 5);
const DIE_TEMPLE_LEADS = sign('die.temple.leads');
const DIE_TEMPLE_WANTED = sign('die.temple.wanted');
const DIE_TEMPLE_TILE = sign('die.temple.tileWanted');
const DIE_BUILD_VP = sign('die.build.vp');
const DIE_BUILD_WANTED = sign('die.build.wanted');
const DIE_BUILD_PAIRS = row('die.build.pairs', COUNTS);
const DIE_PERSON_BEST = sign('die.person.best');
const DIE_PERSON_FREE = row('die.person.free', COUNTS);
const DIE_EXPAND_BEST = sign('die.expand.best');
const DIE_EXPAND_FREE = row('die.expand.free', COUNTS);
const DIE_HELPER_MEN = sign('die.helper.men');
const DIE_HELPER_WOMEN = sign('die.helper.women');
const DIE_HELPER_WANTED = sign('die.helper.wanted');
const DIE_HELPER_POOR = sign('die.helper.poor');

/** A die on a card: the card in general, what the die does to others, and the best that it can do there. */
export function die(face: number, card: number, blue: string): void {
  note(DIE + card);
  note(DIE_LATE + card, late);
  note(DIE_FACE + card, face / DIE_FACES);
  let left = 0;
  let higher = 0;
  let lower = 0;
  for (let i = 0; i < p.dice.length; i++) {
    if (p.placed[i] !== NOBODY) continue;
    left++;
    if ((p.dice[i] as number) > face) higher++;
    if ((p.dice[i] as number) < face) lower++;
  }
  if (left === 1) note(DIE_LAST + card);
  else if (higher === 0 && lower > 0) note(DIE_HIGHEST + card);
  else if (lower === 0 && higher > 0) note(DIE_LOWEST + card);
  if (blue !== 'none') pay(BLUE, blue);
  if (card === FISHING) return;
  note(DIE_BLOCKS + card, rivals(face, lowestDie(s, card)) / 3);
  note(DIE_RISK + card, rivals(1, face + 1) / 3);
  note(DIE_SEATS + (s.seats - MIN_PLAYERS) * N + card);
  const power = face < (needs[card] as number) ? DIE_FACES : face;
  if (power !== face) note(DIE_WHITE);
  const { actions } = CARDS[card] as ActionCard;
  switch (actions[0]) {
    case 'temple': {
      const own = countPriests(s, seat);
      note(DIE_TEMPLE_PRIESTS + own);
      if (templeLeader(s) !== seat) note(DIE_TEMPLE_LEADS);
      note(DIE_TEMPLE_WANTED, need(WANT.priests));
      note(DIE_TEMPLE_TILE, need(WANT.godTiles));
      return;
    }
    case 'build':
      note(DIE_BUILD_VP, (BUILD_VP[s.round - 1] as number) / 10);
      building();
      note(DIE_BUILD_WANTED, need(WANT.buildings));
      note(DIE_BUILD_PAIRS + capped(Math.max(0, grounds - 1)));
      return;
    case 'takeWoman':
    case 'takeMan': {
      let best = Number.NEGATIVE_INFINITY;
      for (const a of actions) best = Math.max(best, bestPerson[a === 'takeMan' ? MAN : WOMAN]?.[power] as number);
      if (best > Number.NEGATIVE_INFINITY) note(DIE_PERSON_BEST, best);
      note(DIE_PERSON_FREE + capped(freeFields - 1));
      return;
    }
    case 'expandLand':
    case 'expandWater': {
      const mask = reachable(s, seat, actions.includes('expandLand'), actions.includes('expandWater'), power);
      if (mask !== 0) note(DIE_EXPAND_BEST, bestOf(mask));
      note(DIE_EXPAND_FREE + capped(freeFields));
      return;
    }
    case 'helper':
      helperDie();
      return;
    default:
  }
}

/** Dice of others still to be placed, from one face to below another. */
function rivals(from: number, below: number): number {
  let n = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const { dice, placed } = s.players[other] as Player;
    for (let i = 0; i < dice.length; i++)
      if (placed[i] === NOBODY && (dice[i] as number) >= from && (dice[i] as number) < below) n++;
  }
  return n;
}

function helperDie(): void {
  let men = 0;
  let women = 0;
  for (let i = 0; i < p.persons.length; i++) {
    const t = p.persons[i] as number;
    if (t === NOBODY || p.down[i] === 1) continue;
    const { sex, symbols } = PERSONS[t] as Person;
    if (sex === MAN) men += symbols;
    else women += symbols;
  }
  note(DIE_HELPER_MEN, men / 3);
  note(DIE_HELPER_WOMEN, women / 3);
  if (p.offerings === 0) note(DIE_HELPER_POOR);
  note(
    DIE_HELPER_WANTED,
    Math.max(
      need(WANT.shifted),
      need(WANT.shifted + WOMAN),
      need(WANT.shifted + ANY_SEX),
      need(WANT.offerings),
      need(WANT.shells),
      need(WANT.godCardsSame),
      need(WANT.godCardsDifferent),
      need(WANT.materials),
      need(WANT.materials + 1),
      need(WANT.materials + 2),
      need(WANT.materials + ANY_MATERIAL),
    ),
  );
}

const WHITE_CARD = row('white', N);
const WHITE_PIPS = row('white.pips', N);
const WHITE_BEST = sign('white.best');
/** Six instead of the face. */
export function white(word: string): void {
  if (word === 'none') return;
  const frame = s.stack[s.stack.length - 1];
  if (frame?.f !== 'card') return;
  const { card, face } = frame;
  note(WHITE_CARD + card);
  note(WHITE_PIPS + card, (DIE_FACES - face) / DIE_FACES);
  pay(WHITE, word);
  const { actions } = CARDS[card] as ActionCard;
  if (face < (needs[card] as number)) return;
  if (actions.includes('takeMan') || actions.includes('takeWoman')) {
    let now = Number.NEGATIVE_INFINITY;
    let then = Number.NEGATIVE_INFINITY;
    for (const a of actions) {
      const best = bestPerson[a === 'takeMan' ? MAN : WOMAN] as Float64Array;
      now = Math.max(now, best[face] as number);
      then = Math.max(then, best[DIE_FACES] as number);
    }
    note(WHITE_BEST, then - now);
  } else if (actions.includes('expandLand') || actions.includes('expandWater')) {
    const land = actions.includes('expandLand');
    const water = actions.includes('expandWater');
    note(
      WHITE_BEST,
      bestOf(reachable(s, seat, land, water, DIE_FACES)) - bestOf(reachable(s, seat, land, water, face)),
    );
  }
}
