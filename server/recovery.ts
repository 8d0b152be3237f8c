import { randomInt } from 'node:crypto';

const CODES = 8;
const WORDS = 3;
const SYLLABLES = 3;
const CONSONANTS = 'bdfghklmnprstvwz';
const VOWELS = 'aeiou';

function pick(letters: string): string {
  return letters[randomInt(letters.length)] as string;
}

function word(): string {
  return Array.from({ length: SYLLABLES }, () => pick(CONSONANTS) + pick(VOWELS)).join('');
}

/** Codes that can be written down and read aloud: 'bakoli-mutesa-rofinu', with 56 bits of chance in each. */
export function newCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: WORDS }, word).join('-'));
}

/** A code as somebody typed it, as it was shown. */
export function plainCode(typed: string): string {
  return (typed.toLowerCase().match(/[a-z]{6}/g) ?? []).join('-');
}

/** What two devices show so that the right one is let in. */
export function newWord(): string {
  return word();
}
