/** The search of the handbook: told text, legend and rulings, by every word of the question. */
import { type HandbookText, readable, unmarked } from '#kernel';
import { plain } from '../rules/search.ts';

export interface Hit {
  /** Anchor on the page of the handbook, or the number of a ruling. */
  readonly to: string;
  readonly where: string;
  readonly text: string;
  /** Entry of the legend whose drawing stands beside it. */
  readonly sign?: string;
}

export interface Found {
  readonly told: readonly Hit[];
  readonly legend: readonly Hit[];
  readonly rulings: readonly Hit[];
}

export const LEAST_LETTERS = 2;

const wordsOf = (question: string): string[] => plain(question).split(/\s+/).filter(Boolean);

/** Null while the question is too short to be one. */
export function find(text: HandbookText, rulings: Readonly<Record<string, string>>, question: string): Found | null {
  if (question.trim().length < LEAST_LETTERS) return null;
  const words = wordsOf(question);
  const holds = (s: string): boolean => {
    const p = plain(s);
    return words.every((w) => p.includes(w));
  };
  const told: Hit[] = [];
  const legend: Hit[] = [];
  for (const [i, chapter] of text.chapters.entries()) {
    const where = `${i + 1} · ${chapter.title}`;
    if (holds(chapter.title)) told.push({ to: chapter.id, where, text: chapter.title });
    for (const block of chapter.blocks) {
      if ('entries' in block)
        for (const e of block.entries) {
          const line = `${e.name}: ${unmarked(e.text)}`;
          if (holds(line)) legend.push({ to: `entry-${e.id}`, where, text: line, sign: e.id });
        }
      else
        for (const line of readable(block).flatMap(sentences))
          if (holds(line)) told.push({ to: chapter.id, where, text: line });
    }
  }
  const numbered = Object.entries(rulings)
    .filter(([id, sentence]) => holds(`${id} ${sentence}`))
    .map(([id, sentence]): Hit => ({ to: id, where: id, text: sentence }));
  return { told, legend, rulings: numbered };
}

/** A paragraph in its sentences, so that a hit shows what is meant and not the whole paragraph. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=\p{Lu}|„|“)/u);
}

/** Where the words of the question stand in a text: [plain, hit, plain, hit …]. */
export function marks(text: string, question: string): readonly string[] {
  const words = wordsOf(question);
  const parts: string[] = [];
  let piece = '';
  let isHit = false;
  const turn = (hit: boolean): void => {
    if (hit === isHit) return;
    parts.push(piece);
    piece = '';
    isHit = hit;
  };
  for (let at = 0; at < text.length; ) {
    const word = words.find((w) => plain(text.slice(at, at + w.length)) === w);
    turn(word !== undefined);
    const next = at + (word?.length ?? 1);
    piece += text.slice(at, next);
    at = next;
  }
  return [...parts, piece];
}
