/** A task in a few words, from its requirements. */
import type { Language } from '#kernel';
import { JEWEL_TYPE_NAMES, KINDS, type Kind, MATERIAL_NAMES, type Names, TASKS, type Task } from '../rules/data.ts';
import type { Requirement } from '../rules/requirements.ts';
import { tasks as de } from './tasks.de.ts';
import { tasks as en } from './tasks.en.ts';

const SEX_WORDS = ['man', 'woman', 'any'];

function requirement(r: Requirement, lang: Language): string {
  const w = lang === 'de' ? de : en;
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

/** A task in a few words, from its requirements. */
export const taskShort = (task: number, lang: Language): string =>
  (TASKS[task] as Task).req.map((r) => requirement(r, lang)).join(' + ');

/** Seams of long German words. */
const SEAMS = /(Muschel|Fährten|Opfer|Boots|Braut|Bau|Schmuck|Götter|Haupt|Samm|Tätowie)(?=[a-zäöü]{3})/g;

/** The same where a narrow tile may break its words. */
export const taskBroken = (task: number, lang: Language): string =>
  lang === 'de' ? taskShort(task, lang).replace(SEAMS, '$1\u00ad') : taskShort(task, lang);
