import { effectsOf } from '../logic/effects.ts';
import { buildingInHand, handOf, type Props, placesFor, selectedPlace } from '../logic/hand.ts';
import { placeNow } from '../logic/keys.ts';
import { cellsOf, nameOfCell } from '../logic/pieces.ts';
import { optionAt } from '../logic/placing.ts';
import { words } from '../words.ts';

/** What a screen reader hears about the piece in hand. */
export function announcement(p: Props): string {
  const b = buildingInHand(p);
  const place = b < 0 ? null : placeNow(p);
  if (place === null || p.seat === null || handOf(p).dragged !== null) return '';
  const w = words(p.lang);
  const option = optionAt(placesFor(p), b, place);
  if (option === null) {
    const refusal = p.whyNot({ do: 'place', rotation: place.rotation, x: place.x, y: place.y });
    return w.impossible(cellsOf(b, place).map(nameOfCell).join(' '), refusal === null ? '' : p.text.refusal(refusal));
  }
  const points = w.points(effectsOf(p.view, p.seat, b, option).total);
  const what = p.text.move(option, p.view);
  return selectedPlace(p) === null ? w.possible(what, points) : w.chosen(what, points);
}
