import type { Grammar } from './words.ts';

const or = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;

const tile: Grammar['tile'] = {
  forest: { one: 'forest', many: 'forests', adjacent: 'adjacent forest' },
  grove: { one: 'grove', many: 'groves', adjacent: 'adjacent grove' },
  pond: { one: 'pond', many: 'ponds', adjacent: 'adjacent pond' },
  pit: { one: 'pit', many: 'pits', adjacent: 'adjacent pit' },
};

export const grammar: Grammar = {
  lang: 'en',
  or,
  nothing: 'nothing',
  remove: (tiles) => `remove ${tiles}`,
  tile,
  take: (what) => `take ${what}`,
  takeOneKind: (amount, kinds) => `take ${amount} of one kind: ${kinds}`,
  othersTake: (amount) => `every other player may take ${amount} of the same good`,
  per: (what, per) => `${what} per ${per}`,
  atMost: (n) => `(at most ${n})`,
  onLandscape: (kinds) => `${kinds} on your landscape`,
  adjacent: (kinds) => kinds.map((k) => tile[k]?.adjacent ?? '').join('/'),
  inStock: (goods) => `${goods} in stock`,
  kindsAtLeast: (n) => `basic good of which you own at least ${n}`,
  buildingType: { processing: 'processing building', immediate: 'immediate building', bonus: 'bonus building' },
  buildings(type, other, costIncludes) {
    const kind = type ?? 'building';
    const cost = costIncludes === null ? '' : ` with ${costIncludes} in its printed cost`;
    if (other) return `other ${kind}${cost}`;
    return type === null ? `built ${kind}${cost}` : `${kind} you own${cost}`;
  },
  set: (kinds) => `set of ${kinds}`,
  handCards: 'specialist card in hand',
  eachTileKind: (pairs) => `for each kind of tile you have at least once: ${pairs}`,
  place(count, kinds, distinct, freed) {
    const many = or(kinds.map((k) => tile[k]?.many ?? ''));
    const what = count === 1 ? `1 ${or(kinds.map((k) => tile[k]?.one ?? ''))}` : `up to ${count} ${many}`;
    return `place ${what}${distinct ? ' of different kinds' : ''}${freed ? ' on the freed space' : ''}`;
  },
  upTo: (times) => `up to ${times}×:`,
  build: (discount) => `build 1 building${discount === null ? '' : ` (up to ${discount} cheaper)`}`,
  draft: (look, keep) => `look at the top ${look} tiles of one stack and put ${keep} in front of you`,
  anytime: 'Anytime:',
  once: 'Once, when built:',
  scoring: 'Scoring:',
  upgrade: 'Upgrade.',
  points: (n, one) => `${n} ${one ? 'point' : 'points'}`,
  tableRows: (what, rows) => `${what}: ${rows} points`,
  keepsCovered: 'the covered starting building still scores',
  noCondition: 'no further condition',
};
