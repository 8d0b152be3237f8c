import { FIELDS, KINDS, PERSONS, type Person } from '../../rules/data.ts';
import { tilesOfKind } from '../../rules/effects/persons.ts';
import { bySex, late, need, p, people, s } from './scene.ts';
import { COUNTS, note, row, sign } from './signs.ts';
import { WANT } from './wants.ts';

const PERSON = row('person', KINDS.length * COUNTS);
const PERSON_TIME = row('person.time', KINDS.length * COUNTS);
const PERSON_SYMBOLS = row('person.symbols', 2);
const PERSON_SYMBOLS_LATE = row('person.symbols.late', 2);
const PERSON_WANTED = sign('person.wanted');
const PERSON_SEX_WANTED = sign('person.sexWanted');
const PERSON_NEW_KIND = sign('person.newKind');
const PERSON_COUNT = row('person.count', FIELDS);
const PERSON_SLOT = sign('person.slot');
export function person(sex: number, slot: number): void {
  const tile = s.slots[sex]?.[slot - 1] as number;
  const { kind, symbols } = PERSONS[tile] as Person;
  const have = Math.min(COUNTS - 1, tilesOfKind(p, sex, kind));
  note(PERSON + kind * COUNTS + have);
  note(PERSON_TIME + kind * COUNTS + have, 1 - late);
  note(PERSON_SYMBOLS + sex, symbols);
  note(PERSON_SYMBOLS_LATE + sex, symbols * late);
  note(PERSON_WANTED, need(WANT.personsOfKind + kind));
  note(PERSON_SEX_WANTED, bySex(WANT.persons, sex));
  if (have === 0) note(PERSON_NEW_KIND, bySex(WANT.personKinds, sex));
  note(PERSON_SLOT, slot);
  note(PERSON_COUNT + people);
}
