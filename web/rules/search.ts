import type { Chapter, Language } from '#kernel';

export interface Ruling {
  readonly id: string;
  readonly sentence: string;
}

export interface ReadChapter {
  /** Its anchor on the page. */
  readonly anchor: string;
  readonly title: string;
  readonly rulings: readonly Ruling[];
}

export const plain = (s: string): string =>
  s.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLocaleLowerCase();

/** The chapters of a game in one language, with the sentences of their rulings. */
export function readChapters(
  chapters: readonly Chapter[],
  rulings: Readonly<Record<string, string>>,
  lang: Language,
): readonly ReadChapter[] {
  return chapters.map((c) => ({
    anchor: `chapter-${c.id}`,
    title: c.title[lang],
    rulings: c.rulings.map((id) => ({ id, sentence: rulings[id] ?? '' })),
  }));
}

/** What holds every word of the question, in number, sentence or title of the chapter; accents and case do not matter. */
export function search(chapters: readonly ReadChapter[], question: string): readonly ReadChapter[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  return chapters
    .map((c) => ({
      ...c,
      rulings: c.rulings.filter((r) => {
        const text = plain(`${r.id} ${r.sentence} ${c.title}`);
        return words.every((w) => text.includes(w));
      }),
    }))
    .filter((c) => c.rulings.length > 0);
}
