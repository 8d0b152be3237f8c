import type { SeatStripProps } from '#web/table/contract.ts';
import type { TownView, View } from '../../rules/state.ts';
import { MiniTown } from '../draw/mini.tsx';
import { buildingAt, builtPiece, landOf, lastPiece, nameOfCell, piecesOf } from '../logic/pieces.ts';
import { words } from '../words.ts';

/** The town of a seat, small and flat, with its latest building outlined and named. */
export function SeatStrip({ view, person, lang }: SeatStripProps<View>) {
  const w = words(lang);
  const town = view.towns[person.seat] as TownView;
  const last = town.built[town.built.length - 1];
  const sentence =
    last === undefined
      ? null
      : w.last(buildingAt(last.b).name[lang], nameOfCell(builtPiece(last).cells[0] ?? [last.x, last.y]));
  return (
    <div class="mc mc-strip" style={{ '--seat': `var(--seat-${person.colour})` }}>
      <MiniTown
        land={landOf(view.board)}
        pieces={piecesOf(town)}
        last={lastPiece(view, town)}
        label={w.miniOf(person.name)}
      />
      {sentence !== null && (
        <p class="mc-strip-last">
          {sentence.before}
          <b>{sentence.name}</b>
          {sentence.after}
          {town.ended && view.phase !== 'finished' && <em> · {w.ended}</em>}
        </p>
      )}
    </div>
  );
}
