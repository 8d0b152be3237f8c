import type { SeatStripProps } from '#web/table/contract.ts';
import type { TownView, View } from '../../rules/state.ts';
import { MiniTown } from '../draw/mini.tsx';
import { landOf, lastPiece, piecesOf } from '../logic/pieces.ts';
import { words } from '../words.ts';

/** The town of a seat, small and flat, with its latest building outlined. */
export function SeatStrip({ view, person, lang }: SeatStripProps<View>) {
  const w = words(lang);
  const town = view.towns[person.seat] as TownView;
  return (
    <div class="mc mc-strip" style={{ '--seat': `var(--seat-${person.colour})` }}>
      <MiniTown
        land={landOf(view.board)}
        pieces={piecesOf(town)}
        last={lastPiece(view, town)}
        label={w.miniOf(person.name)}
      />
      {town.ended && view.phase !== 'finished' && <p class="mc-strip-last">{w.ended}</p>}
    </div>
  );
}
