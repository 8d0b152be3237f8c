/** A deed in words, wherever they stand: all that a language says about a verb is one function of `verbs.de.ts` and `verbs.en.ts`. */
import type { Language, Who } from '#kernel';
import type { Deed } from './deeds.ts';
import { verbs as de } from './verbs.de.ts';
import { verbs as en } from './verbs.en.ts';

export type Verbs = { readonly [K in Deed['do']]: (deed: Extract<Deed, { do: K }>) => Saying };

/** What is left out is said as the title says it. */
export interface Saying {
  /** What a gesture comes to. */
  readonly title: string;
  /** The button that does it, and the choice beside a thing. */
  readonly act?: string;
  /** In the list of all options, understood without the board. */
  readonly option?: string;
  /** In a hint, beginning small. */
  readonly hint?: string;
  /** In the log. */
  log(who: Who): string;
  /** In the line about a whole turn, after the name, with its price; some deeds are not worth a place there. */
  turn?(who: Who): string;
}

type Wording = Saying & Required<Pick<Saying, 'act' | 'option' | 'hint'>>;

const both: Readonly<Record<Language, Verbs>> = { de, en };

export function say(deed: Deed, lang: Language): Wording {
  const said = (both[lang][deed.do] as (deed: Deed) => Saying)(deed);
  return { act: said.title, option: said.title, hint: said.title, ...said };
}
