import { boardOf } from '../../rules/board.ts';
import type { PlaceMove, TownView } from '../../rules/state.ts';
import { C } from '../draw/geometry.ts';
import { badgesOf } from '../logic/badges.ts';
import { effectsOf } from '../logic/effects.ts';
import { buildingInHand, handOf, type Props, placesFor } from '../logic/hand.ts';
import { placeNow } from '../logic/keys.ts';
import { cellsOf, type Place, pieceOf } from '../logic/pieces.ts';
import { middleOf, optionAt } from '../logic/placing.ts';
import { reasonAt } from '../logic/reasons.ts';
import { Badge, Ghost, Impossible } from './overlays.tsx';

/** The piece between hand and board: hovering, lifted with its consequences, impossible, or sealed until all have decided. */
export function HandLayer({ p, seat, hover }: { p: Props; seat: number; hover: PlaceMove | null }) {
  const town = p.view.towns[seat] as TownView;
  const b = buildingInHand(p);
  if (b < 0) {
    const { answer } = town;
    return answer?.do === 'place' ? <Ghost piece={pieceOf(p.view.current, answer)} held="sealed" /> : null;
  }
  const place = placeNow(p);
  if (place === null) return hover === null ? null : <Ghost piece={pieceOf(b, hover)} held="hover" />;
  const option = optionAt(placesFor(p), b, place);
  if (option === null) return <Refused p={p} town={town} b={b} place={place} />;
  return (
    <>
      <Ghost piece={pieceOf(b, option)} held="chosen" />
      <g class="mc-badges">
        {badgesOf(p.view, seat, b, option, effectsOf(p.view, seat, b, option)).map((badge) => (
          <Badge key={`${badge.at} ${badge.icon}`} {...badge} />
        ))}
      </g>
    </>
  );
}

function Refused({ p, town, b, place }: { p: Props; town: TownView; b: number; place: Place }) {
  const reason = p.whyNot({ do: 'place', rotation: place.rotation, x: place.x, y: place.y })?.key ?? '';
  const { dragged } = handOf(p);
  const [mx, my] = middleOf(b, place);
  return (
    <>
      {dragged !== null && (
        <g transform={`translate(${(dragged[0] - mx) * C} ${(dragged[1] - my) * C})`}>
          <Ghost piece={pieceOf(b, place)} held="hover" />
        </g>
      )}
      <Impossible cells={cellsOf(b, place)} reason={reasonAt(boardOf(p.view.board), town, b, place, reason)} />
    </>
  );
}
