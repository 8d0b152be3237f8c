import type { Grammar } from './words.ts';

const or = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} oder ${items[items.length - 1]}`;

const tile: Grammar['tile'] = {
  forest: { one: 'Wald', many: 'Wälder', adjacent: 'angrenzendem Wald' },
  grove: { one: 'Gehölz', many: 'Gehölze', adjacent: 'angrenzendem Gehölz' },
  pond: { one: 'Teich', many: 'Teiche', adjacent: 'angrenzendem Teich' },
  pit: { one: 'Mulde', many: 'Mulden', adjacent: 'angrenzender Mulde' },
};

export const grammar: Grammar = {
  lang: 'de',
  or,
  nothing: 'nichts',
  remove: (tiles) => `${tiles} entfernen`,
  tile,
  take: (what) => `nimm ${what}`,
  takeOneKind: (amount, kinds) => `nimm ${amount} einer Sorte: ${kinds}`,
  othersTake: (amount) => `jeder Mitspieler darf ${amount} derselben Ware nehmen`,
  per: (what, per) => `${what} je ${per}`,
  atMost: (n) => `(höchstens ${n})`,
  onLandscape: (kinds) => `${kinds} auf dem eigenen Landschaftsplan`,
  adjacent: (kinds) => kinds.map((k) => tile[k]?.adjacent ?? '').join('/'),
  inStock: (goods) => `${goods} im Vorrat`,
  kindsAtLeast: (n) => `einfacher Ware, von der man mindestens ${n} besitzt`,
  buildingType: { processing: 'Umwandlungsgebäude', immediate: 'Sofortgebäude', bonus: 'Punktegebäude' },
  buildings(type, other, costIncludes) {
    const kind = type ?? 'Gebäude';
    const which = other ? 'anderem gebauten' : type === null ? 'gebautem' : 'eigenem';
    const cost = costIncludes === null ? '' : ` mit ${costIncludes} in den aufgedruckten Kosten`;
    return `${which} ${kind}${cost}`;
  },
  set: (kinds) => `Satz aus ${kinds}`,
  handCards: 'Personenkarte auf der Hand',
  eachTileKind: (pairs) => `je vorhandener Plättchensorte: ${pairs}`,
  place(count, kinds, distinct, freed) {
    const many = or(kinds.map((k) => tile[k]?.many ?? ''));
    const what = count === 1 ? `1 ${or(kinds.map((k) => tile[k]?.one ?? ''))}` : `bis zu ${count} ${many}`;
    return `lege ${what}${distinct ? ' verschiedener Sorten' : ''}${freed ? ' auf das frei gewordene Feld' : ''}`;
  },
  upTo: (times) => `bis zu ${times}×:`,
  build: (discount) => `baue 1 Gebäude${discount === null ? '' : ` (bis zu ${discount} billiger)`}`,
  draft: (look, keep) => `sieh die obersten ${look} Plättchen eines Stapels an und lege ${keep} vor dir aus`,
  anytime: 'Jederzeit:',
  once: 'Einmalig beim Bau:',
  scoring: 'Wertung:',
  upgrade: 'Aufwertung.',
  points: (n, one) => `${n} ${one ? 'Punkt' : 'Punkte'}`,
  tableRows: (what, rows) => `${what}: ${rows} Punkte`,
  keepsCovered: 'das überbaute Anfangsgebäude zählt weiter',
  noCondition: 'ohne weitere Bedingung',
};
