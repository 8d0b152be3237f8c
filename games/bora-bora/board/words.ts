/** Words that only the drawn board says. */
import type { Language } from '#kernel';
import { GOD_NAMES, type Names } from '../rules/data.ts';
import type { GameMove, View } from '../rules/state.ts';
import { godIndex } from '../rules/words.ts';
import { words as german } from '../text/de.ts';
import { words as english } from '../text/en.ts';
import { type Said, say } from '../text/verbs.ts';
import { de, type Words } from './words.de.ts';
import { en } from './words.en.ts';

export const words = (lang: Language): Words => (lang === 'de' ? de : en);

/** How a god is paid, in a few words: 'card', 'tile' or 'pair:blue'. */
export function payLabel(pay: string, lang: Language): string {
  const w = words(lang);
  if (pay === 'tile') return w.payTile;
  if (pay === 'card') return w.payCard;
  return w.payPair((GOD_NAMES[godIndex(pay.slice('pair:'.length))] as Names)[lang]);
}

/** A move in every wording it has: button, title, hint. */
export const verb = (m: GameMove, view: View, lang: Language): Said => say(lang === 'de' ? german : english, m, view);

/** What the button of a deed says that happens by itself. */
export const actOf = (deed: GameMove['do'], lang: Language): string =>
  (lang === 'de' ? german : english).verbs[deed]({}).act;
