export interface Ruling {
  readonly id: string;
  readonly sentence: string;
}

const plain = (s: string): string =>
  s.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLocaleLowerCase();

/** Rulings in the order of their numbers: MC-9 before MC-10, MC-10 before MC-10a. */
export function inOrder(rulings: Readonly<Record<string, string>>): readonly Ruling[] {
  return Object.entries(rulings)
    .map(([id, sentence]) => ({ id, sentence }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** Rulings in which every word of the question occurs, in number or sentence; accents and case do not matter. */
export function search(rulings: readonly Ruling[], question: string): readonly Ruling[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  return rulings.filter((r) => {
    const text = `${plain(r.id)} ${plain(r.sentence)}`;
    return words.every((w) => text.includes(w));
  });
}
