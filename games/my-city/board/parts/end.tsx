/** One seat's town at the end: how it ended, what the token is made of, and what every part counts on the town itself. */

import { MiniTown } from '../draw/mini.tsx';
import { buildingAt, landOf, piecesOf } from '../logic/pieces.ts';
import { trackParts } from '../moments.ts';
import { endingOf, tieBreakOf } from '../progress.ts';
import { words } from '../words.ts';
import { ownSeat, type PersonProps, type Props, townOf } from './props.ts';
import { stateOf } from './towns.tsx';

export function EndBoard(p: PersonProps) {
  const w = words(p.lang);
  const { seat } = p.person;
  const town = townOf(p, seat);
  const ending = endingOf(p.view, seat);
  const { start, declined, gold } = trackParts(town);
  const own =
    ending === null || ending.how === 'deck'
      ? w.endings2.deck
      : w.endings2[ending.how](buildingAt(ending.b).name[p.lang]);
  return (
    <div class={`mc mc-end seat-${p.person.colour}`}>
      <MiniTown land={landOf(p.view.board)} pieces={piecesOf(town)} last={null} label={w.miniOf(p.person.name)} />
      <p>{seat === ownSeat(p) && p.people.some((x) => x.me) ? own : stateOf(p, seat)}</p>
      <p class="mc-end-track">
        {p.text.category('track')}: {w.trackParts(start, declined, gold)}
      </p>
    </div>
  );
}

/** How a tie for the first place was decided. */
export function EndNote(p: Props) {
  const tie = tieBreakOf(p.standing);
  if (tie === null) return null;
  const w = words(p.lang);
  const spaces = tie.spaces.map(({ seat, open }) => `${p.names(seat)} ${open}`).join(', ');
  return <p class="mc-end-note">{w.tieBreak(tie.row, spaces)}</p>;
}
