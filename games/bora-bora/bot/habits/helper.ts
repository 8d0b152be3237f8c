import { PERSONS, type Person } from '../../rules/data.ts';
import { MAN } from '../../rules/words.ts';
import { godCards, offering, shells, status } from './goods.ts';
import { bySex, freeFields, late, need, s } from './scene.ts';
import { COUNTS, capped, note, row, sign } from './signs.ts';
import { WANT } from './wants.ts';

const SHIFT = row('shift', 2);
const SHIFT_SYMBOLS = row('shift.symbols', 2);
const SHIFT_WANTED = sign('shift.wanted');
export function shift(tile: number): void {
  const { sex, symbols } = PERSONS[tile] as Person;
  note(SHIFT + sex);
  note(SHIFT_SYMBOLS + sex, symbols);
  note(SHIFT_WANTED, bySex(WANT.shifted, sex));
  if (sex === MAN) status(symbols);
  else shells(symbols);
}

const HELP_VP = sign('help.vp');
const HELP_VP_ODD = sign('help.vp.odd');
const HELP_VP_LATE = sign('help.vp.late');
const HELP_DONE = sign('help.done');
const HELP_OFFERING = sign('help.offering');
const HELP_CARD = sign('help.godCard');
const MOVE_HUT = row('moveHut.free', COUNTS);
const MOVE_HUT_WANTED = sign('moveHut.wanted');
const MOVE_HUT_LATE = sign('moveHut.late');
const STOP = row('stop.free', COUNTS);
function helperPoints(): number {
  const frame = s.stack[s.stack.length - 1];
  return frame?.f === 'helper' ? frame.left : frame?.f === 'card' ? frame.power : 0;
}

export function helperItem(item: string): void {
  switch (item) {
    case 'vp':
      note(HELP_VP);
      if (helperPoints() % 2 === 1) note(HELP_VP_ODD);
      note(HELP_VP_LATE, late);
      return;
    case 'offering':
      note(HELP_OFFERING);
      offering(1);
      return;
    case 'godCard':
      note(HELP_CARD);
      godCards(1);
      return;
    default:
      note(HELP_DONE);
  }
}

/** A hut to the reserve field makes room for a person. */
export function moveHut(): void {
  note(MOVE_HUT + capped(freeFields));
  note(MOVE_HUT_WANTED, need(WANT.hutsOnField12));
  note(MOVE_HUT_LATE, late);
}

export function stop(): void {
  note(STOP + capped(freeFields));
}
