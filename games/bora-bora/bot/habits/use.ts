import { DIE_FACES, KINDS, type Kind } from '../../rules/data.ts';
import { reachable } from '../../rules/effects/huts.ts';
import { tilesOfKind } from '../../rules/effects/persons.ts';
import { GREEN, MAN, WOMAN } from '../../rules/words.ts';
import { building } from './ceremony.ts';
import { godCards, offering, pay, shells, status } from './goods.ts';
import { moveHut } from './helper.ts';
import { bestOf, bestPerson } from './reach.ts';
import { late, materialNeed, need, p, s, seat } from './scene.ts';
import { COUNTS, note, row, sign } from './signs.ts';
import { WANT } from './wants.ts';

const USE_KIND = row('use', KINDS.length * COUNTS);
const USE_LATE = row('use.late', KINDS.length);
const DOUBLE = row('double', KINDS.length * COUNTS);
const DOUBLE_LATE = row('double.late', KINDS.length);
const EXTRA = sign('extra');
const USE_BEST = sign('use.best');
const USE_WANTED = sign('use.wanted');
/** All persons of a kind at work; doubled: what green adds to it. */
export function useKind(sex: number, kind: number, doubled: boolean): void {
  const tiles = tilesOfKind(p, sex, kind);
  const k = KINDS[kind] as Kind;
  const plain = k.values[tiles - 1] as number;
  if (doubled) {
    note(DOUBLE + kind * COUNTS + tiles - 1);
    note(DOUBLE_LATE + kind, late);
  } else {
    note(USE_KIND + kind * COUNTS + tiles - 1);
    note(USE_LATE + kind, late);
  }
  // A doubled use brings as much again.
  const value = doubled && k.mode !== 'maxValue' ? (k.doubled[tiles - 1] as number) - plain : plain;
  switch (k.action) {
    case 'expandLand':
    case 'expandWater': {
      const land = k.action === 'expandLand';
      const mask = reachable(s, seat, land, !land, plain);
      const best = mask === 0 ? -1 : bestOf(mask);
      const more = reachable(s, seat, land, !land, k.doubled[tiles - 1] as number);
      if (!doubled) note(USE_BEST, best);
      else if (more !== 0) note(USE_BEST, bestOf(more) - best);
      return;
    }
    case 'takeMan':
    case 'takeWoman': {
      const best = bestPerson[k.action === 'takeMan' ? MAN : WOMAN] as Float64Array;
      const now = Math.max(-1, best[Math.min(plain, DIE_FACES)] as number);
      if (!doubled) note(USE_BEST, now);
      else note(USE_BEST, Math.max(-1, best[DIE_FACES] as number) - now);
      return;
    }
    case 'build':
      if (doubled) return;
      building();
      note(USE_WANTED, need(WANT.buildings));
      return;
    case 'takeMaterial':
      note(USE_WANTED, Math.max(materialNeed(0), materialNeed(1), materialNeed(2)));
      return;
    case 'moveHut':
      moveHut();
      return;
    case 'takeGodCard':
      godCards(value);
      return;
    case 'takeOffering':
      offering(value);
      return;
    case 'gainStatus':
      status(value);
      return;
    case 'takeShell':
      shells(value);
      return;
    default:
  }
}

export function double(word: string): void {
  if (word === 'none') return;
  const frame = s.stack[s.stack.length - 1];
  if (frame?.f !== 'person') return;
  useKind(frame.sex, frame.kind, true);
  pay(GREEN, word);
}

/** One kind more than the rules give. */
export function extra(way: string): void {
  note(EXTRA);
  pay(GREEN, way);
}
