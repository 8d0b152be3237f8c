/** Words that only the drawn board says. */
import type { Language } from '#kernel';
import {
  GOD_NAMES,
  JEWEL_TYPE_NAMES,
  KINDS,
  type Kind,
  MATERIAL_NAMES,
  type Names,
  TASKS,
  type Task,
} from '../rules/data.ts';
import type { Requirement } from '../rules/requirements.ts';
import { godIndex } from '../rules/words.ts';
import { de, type Words } from './words.de.ts';
import { en } from './words.en.ts';

export const words = (lang: Language): Words => (lang === 'de' ? de : en);

const SEX_WORDS = ['man', 'woman', 'any'];

function requirement(r: Requirement, lang: Language): string {
  const w = words(lang).short;
  const sex = SEX_WORDS[r.arg] ?? 'any';
  switch (r.p) {
    case 'persons':
    case 'personKinds':
    case 'shifted':
      return w[r.p](r.n, sex);
    case 'personsOfKind':
      return `${r.n}× ${(KINDS[r.arg] as Kind).name.man[lang]}`;
    case 'turnOrder':
      return w.turnOrder(r.arg);
    case 'terrain':
    case 'fishValue':
      return w[r.p](r.n, r.arg);
    case 'materials': {
      const name = MATERIAL_NAMES[r.arg];
      return name === undefined ? w.anyMaterial(r.n) : `${r.n} ${name[lang]}`;
    }
    case 'jewelsOfType':
      return `${r.n}× ${(JEWEL_TYPE_NAMES[r.arg] as Names)[lang]}`;
    default:
      return w[r.p](r.n);
  }
}

/** Seams of long German words, where a narrow tile may break them. */
const SEAMS = /(Muschel|Fährten|Opfer|Boots|Braut|Bau|Schmuck|Götter|Haupt|Samm|Tätowie)(?=[a-zäöü]{3})/g;

/** A task in a few words, from its requirements. */
export function taskShort(task: number, lang: Language): string {
  const text = (TASKS[task] as Task).req.map((r) => requirement(r, lang)).join(' + ');
  return lang === 'de' ? text.replace(SEAMS, '$1\u00ad') : text;
}

/** How a god is paid, in a few words: 'card', 'tile' or 'pair:blue'. */
export function payLabel(pay: string, lang: Language): string {
  const w = words(lang);
  if (pay === 'tile') return w.payTile;
  if (pay === 'card') return w.payCard;
  return w.payPair((GOD_NAMES[godIndex(pay.slice('pair:'.length))] as Names)[lang]);
}
