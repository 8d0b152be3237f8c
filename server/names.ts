import { Refused } from './problems.ts';

/** Control, private and unpaired characters, line breaks, and all that steers the direction or hides itself. */
const UNWELCOME = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Letters that draw nothing. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/u;
/** What holds emoji together means nothing elsewhere. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Emoji})\ufe0f/u;
/** Something to read or to see: marks alone hang in the air. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const TOWER = /\p{M}{4}/u;
/** Alphabets whose letters look alike: a name keeps to one of them. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** A name as it may stand at a table. */
export function cleanName(wish: string): string {
  const name = wish
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const bad =
    UNWELCOME.test(name) ||
    BLANK.test(name) ||
    LOOSE_JOINER.test(name) ||
    !VISIBLE.test(name) ||
    /^\p{M}/u.test(name) ||
    TOWER.test(name.normalize('NFD')) ||
    ALIKE.filter((script) => script.test(name)).length > 1;
  if (bad) throw new Refused('bad-name');
  return name;
}

/** Letters and what they are easily taken for, in small letters without marks. */
const LOOKS: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  ӏ: 'l',
  г: 'r',
  п: 'n',
  з: '3',
  ь: 'b',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  ı: 'l',
  '3': 'e',
  '5': 's',
  $: 's',
  '@': 'a',
  ß: 'b',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** What a name looks like at a glance: names that look the same have the same. */
export function looksLike(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[\s\p{P}]/gu, (c) => LOOKS[c] ?? '');
  const seen = [...plain].map((letter) => LOOKS[letter] ?? letter).map((letter) => LOOKS[letter] ?? letter);
  return seen.join('').replaceAll('rn', 'm').replaceAll('vv', 'w') || name;
}

/** Names at one table: who looks like somebody before them is numbered. */
export function distinct(names: readonly (string | null)[]): (string | null)[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    if (name === null) return null;
    const look = looksLike(name);
    const n = (met.get(look) ?? 0) + 1;
    met.set(look, n);
    return n === 1 ? name : `${name} (${n})`;
  });
}
