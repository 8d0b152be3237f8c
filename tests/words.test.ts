/** One word for one thing: what a thing is never called, in course, handbook, hints, texts and on the board. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { LANGUAGES } from '#kernel';
import { marks } from './voice.ts';

/** The thing's one word, and those that are not used for it, in both languages. The one word is the rulebook's. */
const ONE_WORD: Readonly<Record<string, readonly (readonly [word: string, never: RegExp])[]>> = {
  'garden-nation': [
    ['Stockwerk', /\bEtagen?\b|Geschoss/],
    ['floor', /\bstor(?:e?y|eys|ies)\b/i],
    ['Bauvorhaben', /\bProjekte?n?\b/],
    ['erfüllen, complete (a project)', /Bauvorhaben abschließen|\bfulfil/i],
    ['List, ploy', /\bTricks?\b/i],
    ['Bodenart', /Geländeart/],
    ['expensive', /\bdear(?:er|est)?\b/i],
  ],
  'glass-road': [
    ['Person', /Spezialist/],
    ['specialist', /\bcharacters?\b|\bpersons\b/i],
    ['Kelch, goblet', /Pokal|\bcup\b|chalice/i],
    ['Eingangskosten, entry cost', /Eintritt|entry (?:fee|price)/i],
    ['turns into', /\bmakes? \w+ of (?:water|wood|clay|sand)\b/i],
    ['put face down', /\blay (?:a|one|the) (?:hand )?card|\bLay the\b/i],
  ],
  'bora-bora': [
    ['Schmuck', /Juwel|Geschmeide/],
    ['jewellery', /\bjewels?\b|jewelry/i],
    ['Durchgang', /\bRunden?\b/],
    ['Opfergabe, offering', /\bOpfer\b|sacrifice/i],
    ['Anzeigestein', /\b(?:[Dd]ie|[Aa]lle|[Dd]ein|der) Marker\b|Marker(?:n|s)\b|Zählstein/],
    ['Baustoff', /\bund Material\b|\bMaterialien\b|Werkstoff/],
    ['expensive', /\bdear(?:er|est)?\b/i],
  ],
  'my-city': [
    ['Zählleiste', /Zählstein|Punkteleiste/],
    ['score track', /scoring token|\bmarker\b|\btoken\b/i],
    ['Gebirge, Steine', /\bFels/],
    ['mountains, rocks', /\bon rock\b|\bstones?\b|\bcliffs?\b/i],
    ['verzichten, decline', /\bpass(?:en|t du|es)? auf\b|\breject/i],
  ],
  'tribes-of-the-wind': [
    ['Plätze', /\bNest(?:er|ern)?\b/],
    ['slots', /\bnests?\b/i],
    ['Bewegung', /\bFl(?:ug|üge|ügen)\b|(?:\d|…|\bein|\bzwei|\bdrei|\bvier) Schritte?n?\b/],
    ['move', /\bflights?\b|(?:\d|…|\bone|\btwo|\bthree|\bfour) steps?\b/],
    ['auslegen', /\bins Spiel\b/],
    ['lay out', /\binto play\b|\bbrings? in\b/i],
    ['a path is complete', /\bpath lies\b|\bPfad liegt\b/i],
  ],
};

const ROOT = fileURLToPath(new URL('../games/', import.meta.url));

/** More than a name in code. */
const IS_SAID = /^\p{Lu}|\p{L} \p{L}/u;

/** All texts inside: strings of a tree, whatever its shape. */
function stringsIn(x: unknown): readonly string[] {
  if (typeof x === 'string') return IS_SAID.test(x) ? [x] : [];
  return x === null || typeof x !== 'object' ? [] : Object.values(x).flatMap(stringsIn);
}

/** What a source says to people: its strings and templates. */
function said(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^import .*$|(?<=\s)\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map((m) => (m[1] ?? m[2] ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'))
    .filter((text) => IS_SAID.test(text));
}

const spoken = (id: string, folder: string, file: RegExp): readonly string[] =>
  readdirSync(`${ROOT}${id}/${folder}`)
    .filter((name) => file.test(name))
    .flatMap((name) => said(readFileSync(`${ROOT}${id}/${folder}/${name}`, 'utf8')));

/** Words for a thing that has another one. */
const wrongWords = (id: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    (ONE_WORD[id] ?? []).flatMap(([word, never]) => {
      const found = never.exec(text)?.[0];
      return found === undefined ? [] : [`“${found}” instead of ${word}: ${text.slice(0, 90)}`];
    }),
  );

describe.each(games.map((g) => [g.meta.id, g] as const))('the words of %s', async (id, entry) => {
  const { module } = await entry.load();
  const course = (await module.course?.())?.course;
  const handbook = (await module.handbook?.())?.handbook;

  it('has a table', () => expect(ONE_WORD[id]?.length ?? 0).toBeGreaterThan(2));

  it('one thing has one word in course, handbook, hints, texts and on the board', () => {
    const texts = [
      ...stringsIn(course?.text),
      ...stringsIn(handbook?.text),
      ...spoken(id, 'handbook', /^(?:hints|lines)\.ts$/),
      ...spoken(id, 'text', /\.ts$/),
      ...spoken(id, 'board', /^words.*\.ts$/),
    ];
    expect(texts.length).toBeGreaterThan(500);
    expect(wrongWords(id, texts)).toEqual([]);
  });

  it('course and handbook have the quotation marks of their language', () => {
    for (const lang of LANGUAGES)
      expect([course?.text[lang], handbook?.text[lang]].flatMap(stringsIn).flatMap((t) => marks(t, lang))).toEqual([]);
  });

  it('a lesson calls nobody a guest', () => {
    const texts = stringsIn(course?.text);
    expect(texts.filter((text) => /\bGuest\b|\bGast\b|überlegt|is thinking/.test(text))).toEqual([]);
  });
});

describe('a wrong word is noticed', () => {
  it.each([
    ['tribes-of-the-wind', 'Both nests are filled.', '“nests” instead of slots'],
    ['tribes-of-the-wind', 'Vier Farben: Der Pfad liegt.', '“Pfad liegt” instead of a path is complete'],
    ['glass-road', 'The Sandpit makes sand of water.', '“makes sand of water” instead of turns into'],
    ['my-city', 'Nothing is built on rock.', '“on rock” instead of mountains, rocks'],
    ['bora-bora', 'Dear jewels bring more.', '“jewels” instead of jewellery'],
  ])('%s: %s', (id, text, fault) => expect(wrongWords(id, [text]).join()).toContain(fault));

  it('in a template and in a string, and not in names and comments', () => {
    const name = '$' + '{n}';
    const source = `/** 'A nest in words' */ const nest = { a: 'Both nests', b: \`${name} nests here\`, c: 'nest' };`;
    expect(said(source)).toEqual(['Both nests', '… nests here']);
  });
});
