import { describe, expect, it } from 'vitest';
import { cleanName, distinct, looksLike } from '../names.ts';
import type { TableMessage } from '../protocol.ts';
import { openHouse, Person } from './people.ts';

describe('a name', () => {
  it.each([
    'Ada',
    'Zoë',
    'Müller-Lüdenscheidt',
    "O'Brien",
    '李小龍',
    'Иван',
    'Ελένη',
    'محمد',
    'נועה',
    'Nguyễn',
    '👩‍🚀 Mae',
    '❤️',
    '7',
    'हिन्दी',
    '<b>Zoë</b>',
  ])('%s is welcome', (name) => expect(cleanName(name)).toBe(name));

  it.each([
    ['nothing', '   '],
    ['a zero-width space', 'Ada\u200b'],
    ['only an invisible letter', '\u3164'],
    ['braille without dots', '\u2800\u2800'],
    ['only combining marks', '\u0301\u0302'],
    ['a mark before everything', '\u0301Ada'],
    ['towers of marks', `A${'\u0301'.repeat(12)}da`],
    ['a right-to-left override', 'Ada\u202egnp'],
    ['a direction mark', 'Ada\u200f'],
    ['an isolate', '\u2067Ada\u2069'],
    ['a control character', 'Ada\u0007'],
    ['a line break', 'Ada\u2028Ben'],
    ['a joiner that joins nothing', 'A\u200dda'],
    ['a soft hyphen', 'A\u00adda'],
    ['a variation selector on a letter', 'A\ufe0eda'],
    ['a tag character', 'Ada\u{e0041}'],
    ['a Cyrillic letter among Latin ones', 'Adа'],
    ['a Greek letter among Latin ones', 'Αda'],
  ])('with %s is refused', (_what, name) => expect(() => cleanName(name)).toThrow('bad-name'));

  it('has one space where it had many', () => expect(cleanName(' Ada \u00a0 Lovelace ')).toBe('Ada Lovelace'));
});

it('names that look alike at one table are numbered', () => {
  expect(looksLike('Ada')).toBe(looksLike('АDА'));
  expect(distinct(['Ada', 'ada', null, 'Ben', 'ADÁ', 'Аԁа'])).toEqual([
    'Ada',
    'ada (2)',
    null,
    'Ben',
    'ADÁ (3)',
    'Аԁа (4)',
  ]);
  expect(distinct(['Lilli', 'LiIIi', 'Bernd', 'Bemd'])).toEqual(['Lilli', 'LiIIi (2)', 'Bernd', 'Bemd (2)']);
  expect(distinct(['Tom', 'Tim', 'Kim', 'Kai'])).toEqual(['Tom', 'Tim', 'Kim', 'Kai']);
});

it('two people of one name can be told apart at the table and in the lobby', async () => {
  const house = await openHouse();
  const ada = await Person.guest(house.url, 'Ada');
  const other = await Person.guest(house.url, 'ada');
  const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
  await other.post(`/matches/${id}/join`);
  const names = ((await ada.at(id)).last as TableMessage).seats.map((s) => s.name);
  expect(names).toEqual(['Ada', 'ada (2)']);
  expect((await other.get(`/matches/${id}`)).body).toMatchObject({ seats: [{ name: 'Ada' }, { name: 'ada (2)' }] });
  expect((await other.post('/guest', { name: 'A\u202eda' })).body).toMatchObject({ key: 'bad-name' });
  await house.close();
});
