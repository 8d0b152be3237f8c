/** One seat's town at the end: how it ended, what the token is made of, and what every part counts on the town itself. */

import { whoIs } from '#kernel';
import { MiniTown } from '../draw/mini.tsx';
import { buildingAt, landOf, piecesOf } from '../logic/pieces.ts';
import { endingOf, tieBreakOf } from '../logic/progress.ts';
import { trackParts } from '../moments.ts';
import { words } from '../words.ts';
import { type PersonProps, type Props, townOf } from './props.ts';
import { endedBy } from './towns.tsx';

export function EndBoard(p: PersonProps) {
  const w = words(p.lang);
  const { seat } = p.person;
  const town = townOf(p, seat);
  const { start, declined, gold } = trackParts(town);
  return (
    <div class={`mc mc-end seat-${p.person.colour}`}>
      <MiniTown
        land={landOf(p.view.board)}
        pieces={piecesOf(town)}
        last={null}
        label={w.miniOf(whoIs(p.names, seat))}
      />
      <p>{endedBy(p, seat)}</p>
      <p class="mc-end-track">
        {p.text.category('track')}: {w.trackParts(start, declined, gold)}
      </p>
    </div>
  );
}

/** How my own game ended, and how a tie for the first place was decided. */
export function EndNote(p: Props) {
  const w = words(p.lang);
  const me = p.people.find((x) => x.me);
  const ending = me === undefined ? null : endingOf(p.view, me.seat);
  const tie = tieBreakOf(p.standing);
  const spaces =
    tie?.spaces
      .toSorted((a, b) => a.open - b.open)
      .map(({ seat, open }) => `${p.names(seat)} ${open}`)
      .join(', ') ?? '';
  return (
    <>
      {ending === null ? null : (
        <p class="mc-end-note">
          {ending.how === 'deck' ? w.endings2.deck : w.endings2[ending.how](buildingAt(ending.b).name[p.lang])}
        </p>
      )}
      {tie === null ? null : <p class="mc-end-note">{w.tieBreak(tie.row, spaces)}</p>}
    </>
  );
}
