/** How a tie for the first place was decided: by water (TW-56). */
import { whoIs } from '#kernel';
import { words } from '../../text/words.ts';
import type { Props } from '../props.ts';

export function EndNote({ standing, names, lang }: Props) {
  const most = Math.max(...standing.seats.map((s) => s.total));
  const tied = [...standing.seats.entries()]
    .filter(([, s]) => s.total === most)
    .map(([seat, s]) => ({ who: whoIs(names, seat), water: s.tieBreak?.[0] ?? 0 }))
    .toSorted((a, b) => b.water - a.water);
  if (new Set(tied.map(({ water }) => water)).size < 2) return null;
  return <p>{words[lang].tie(tied)}.</p>;
}
