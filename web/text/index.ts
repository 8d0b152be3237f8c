import { type Level, levelInfo } from '#bots/levels.ts';
import type { Language } from '#kernel';
import { speaks } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import type { Texts } from './de.ts';
import * as numbers from './numbers.ts';

const texts: Partial<Record<Language, Texts>> = {};

/** Has to be there before anything is drawn; the other language comes when somebody changes to it. */
export async function loadTexts(language: Language): Promise<void> {
  texts[language] ??= language === 'de' ? (await import('./de.ts')).de : (await import('./en.ts')).en;
}
speaks(loadTexts);

/** The sentences in the language of the settings; components that read it follow a change without a reload. */
export function t(): Texts {
  const there = texts[settings.value.lang];
  if (there === undefined) throw new Error(`no sentences in ${settings.value.lang} yet`);
  return there;
}

export function lang(): Language {
  return settings.value.lang;
}

export function levelName(level: Level): string {
  return levelInfo(level).name[lang()];
}

export function levelLine(level: Level): string {
  return levelInfo(level).line[lang()];
}

/** Names joined as a sentence does: 'Ada, Ben und Cem'. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${t().and} ${names.at(-1)}`;
}

export function points(n: number): string {
  return numbers.points(n, lang());
}

export function signed(n: number): string {
  return numbers.signed(n, lang());
}
