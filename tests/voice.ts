/** One voice: what must be true of a sentence about somebody, said by name and said to them. Every function returns what is wrong. */
import type { Language, Seat } from '#kernel';

export const WORD: Readonly<Record<Language, string>> = { de: 'Du', en: 'You' };
/** No word of any game. */
const CALLED = ['Adaxa', 'Belaxa', 'Cleoxa', 'Doraxa', 'Emilxa'];
export const called = (seat: Seat): string => CALLED[seat] ?? `Seat${seat}xa`;

const ANY_YOU: Readonly<Record<Language, RegExp>> = {
  de: /(?<![\p{L}])(du|dir|dich|dein(?:e[mnrs]?)?)(?![\p{L}])/iu,
  en: /\b(you|your|yours|yourself)\b/i,
};
/** Where no sentence begins: the word for the reader is written small there. */
const LARGE_INSIDE: Readonly<Record<Language, RegExp>> = {
  de: /(?<=[\p{L}\d,;)] )(Du|Dir|Dich|Dein(?:e[mnrs]?)?)(?![\p{L}])/u,
  en: /(?<=[\p{L}\d,;)] )(You|Your|Yours)\b/u,
};
const WRONG_MARKS: Readonly<Record<Language, RegExp>> = { de: /”|"|“(?=\p{L})|‘/u, en: /„|"|“(?!\p{L}|\d|[.…(¡¿])/u };
/** Forms that are the same for somebody and for you, and forms of the past and of what may be. */
const SAME: Readonly<Record<Language, RegExp>> = {
  de: /(?<!^i)(?:zt|ßt|sst|xt|st)$/u,
  en: /(?<!^(?:is|was|has|does))(?:[^s]|ss)$|^$/u,
};
const SECOND_DE = /(?:st|zt|ßt|xt)$/u;

const unquoted = (text: string): string => text.replace(/[“„][^“”]*[“”]/gu, '…');
/** The word after somebody's name at the beginning of a sentence, where it is one. */
const after = (text: string, name: string): string | null =>
  text.startsWith(`${name} `) ? (/^\p{L}+/u.exec(text.slice(name.length + 1))?.[0] ?? null) : null;

/** The verb of a sentence about somebody, in the third person; null for what does not begin with them. */
export const verbOf = (text: string, name: string): string | null => after(text, name);

/** Two ways to say one thing about `name`: to others, and to whoever it is. `verbs` are the game's verbs in the third person. */
export function speaksTo(
  { plain, spoken }: { readonly plain: string; readonly spoken: string },
  name: string,
  lang: Language,
  verbs: ReadonlySet<string>,
): string[] {
  const wrong: string[] = [];
  const word = WORD[lang];
  const say = (what: string): void => void wrong.push(`${lang} ${what}: '${spoken}' (of others: '${plain}')`);
  if (spoken.includes(name)) say('tells the reader of themselves by name');
  if (LARGE_INSIDE[lang].test(unquoted(spoken))) say(`writes '${word}' large inside a sentence`);
  if (plain.includes(name) && !ANY_YOU[lang].test(spoken)) say('does not speak to the reader');
  if (!plain.startsWith(name)) return wrong;
  if (!spoken.startsWith(word)) {
    // 'Your wheel turns' says whose it is as well as 'You' does.
    if (!new RegExp(`^${word === 'Du' ? 'D(?:ein|ir|ich)' : 'Your'}`, 'u').test(spoken))
      say(`does not begin with '${word}'`);
    return wrong;
  }
  const third = after(plain, name);
  const second = after(spoken, word);
  if (third !== null && second === third && !SAME[lang].test(third)) say(`keeps '${third}' after '${word}'`);
  if (lang === 'de' && second !== null && /^\p{Ll}/u.test(second) && !SECOND_DE.test(second))
    say(`has no form of 'du' in '${second}'`);
  const joined = [...unquoted(spoken).matchAll(/(?:,| and| und| then| dann) (\p{Ll}+)/gu)].map((m) => m[1] as string);
  for (const verb of joined) if (verbs.has(verb) && !SAME[lang].test(verb)) say(`goes on with '${verb}'`);
  return wrong;
}

/** What is told to nobody in particular says 'you' to nobody; quotation marks are those of the language. */
export function speaksToNobody(text: string, lang: Language): string[] {
  return ANY_YOU[lang].test(text) ? [`${lang} says 'you' to nobody: '${text}'`] : marks(text, lang);
}

export function marks(text: string, lang: Language): string[] {
  return WRONG_MARKS[lang].test(text) ? [`${lang} has the quotation marks of another language: '${text}'`] : [];
}
