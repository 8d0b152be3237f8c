import { TEMPLE_SPACES } from '../../rules/data.ts';
import { NOBODY } from '../../rules/state.ts';
import { late, s, seat } from './scene.ts';
import { note, row, sign } from './signs.ts';

const PRIEST_SPACE = row('priest', TEMPLE_SPACES);
const PRIEST_LATE = sign('priest.late');
const PRIEST_HITS_OWN = sign('priest.hitsOwn');
const PRIEST_HITS_OTHER = sign('priest.hitsOther');
const PRIEST_OUT_OWN = sign('priest.outOwn');
const PRIEST_OUT_OTHER = sign('priest.outOther');
export function priest(space: number): void {
  note(PRIEST_SPACE + space - 1);
  note(PRIEST_LATE, late * space);
  let i = space - 1;
  for (; i >= 0 && s.temple[i] !== NOBODY; i--) note(s.temple[i] === seat ? PRIEST_HITS_OWN : PRIEST_HITS_OTHER);
  if (i < 0) note(s.temple[0] === seat ? PRIEST_OUT_OWN : PRIEST_OUT_OTHER);
}
