/** How a tie for the first place was decided: by water (TW-56). */
import type { Props } from '../props.ts';

const TIE = {
  de: (waters: string) => `Gleichstand an der Spitze: Mehr Wasser entscheidet. ${waters} (TW-56).`,
  en: (waters: string) => `A tie for first place: more water decides. ${waters} (TW-56).`,
};

export function EndNote({ standing, names, lang }: Props) {
  const most = Math.max(...standing.seats.map((s) => s.total));
  const tied = [...standing.seats.entries()]
    .filter(([, s]) => s.total === most)
    .map(([seat, s]) => ({ seat, water: s.tieBreak?.[0] ?? 0 }))
    .toSorted((a, b) => b.water - a.water);
  if (new Set(tied.map(({ water }) => water)).size < 2) return null;
  return <p>{TIE[lang](tied.map(({ seat, water }) => `${names(seat)} ${water}`).join(', '))}</p>;
}
