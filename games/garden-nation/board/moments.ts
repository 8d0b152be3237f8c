/** What a table in the garden would groan or cheer at. */
import { whoIs } from '#kernel';
import type { Moments } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { fieldIndex, secretIndex } from '../rules/data.ts';
import { territoryOf } from '../rules/garden.ts';
import type { Event, View } from '../rules/state.ts';
import { terms } from '../text/names.ts';
import { secretPicture } from './draw/pictograms.ts';
import { building } from './draw/pieces.ts';
import { clanOf } from './logic/model.ts';
import { signed, words } from './words.ts';

/** What stood there, and what stands there now. */
function invasionArt(view: View, from: number, to: number, floors: number): { box: string; svg: string } {
  const drawn = (seat: number): string => building({ clan: clanOf(view, seat), floors, roof: false, badge: true });
  const top = 34 + floors * 20;
  return {
    box: `-104 ${-top} 208 ${top + 22}`,
    svg: `<g transform="translate(-62 0)" opacity=".55">${drawn(from)}</g><path d="M-9 -24l14 14l-14 14" class="gn-moment-way"/><g transform="translate(58 0)">${drawn(to)}</g>`,
  };
}

export const moments: Moments<View, Event> = {
  invaded: (e, t) => {
    if (e.seat === t.seat) return null;
    const w = words(t.lang);
    const territory = territoryOf(fieldIndex(e.field)) + 1;
    const mine = e.owner === t.seat;
    return {
      title: mine ? w.invadedYou(t.names(e.seat)) : w.invadedOther(t.names(e.seat), t.names(e.owner)),
      says: [w.invasion(w.floors(e.floors), territory), mine ? w.youGet(e.price) : w.gets(t.names(e.owner), e.price)],
      tone: toneOf(mine ? -e.floors : 0),
      seat: e.seat,
      art: invasionArt(t.view, e.owner, e.seat, e.floors),
    };
  },
  next: (e, t) =>
    e.chosen === t.seat && e.seat !== t.seat
      ? {
          title: words(t.lang).choseYou(t.names(e.seat)),
          says: [words(t.lang).yourActions],
          tone: toneOf(1),
          seat: e.seat,
        }
      : null,
  trigger: (e, t) => ({
    title: words(t.lang).lastRound,
    says: [words(t.lang).lastFloor(whoIs(t.names, e.seat))],
    tone: PLAIN,
    seat: e.seat,
  }),
  final: (e, t) => {
    const w = words(t.lang);
    const cards = e.cards.map(secretIndex);
    return {
      title: e.seat === t.seat ? w.youReveal : w.reveals(t.names(e.seat)),
      says: [
        e.cards.map((card, i) => `${terms(t.lang).secretById(card)} ${signed(e.cardPoints[i] ?? 0)}`).join(', '),
        `${w.population} ${t.view.population[e.seat]}: ${signed(e.populationPoints)}`,
        w.together(e.total),
      ],
      tone: PLAIN,
      seat: e.seat,
      art: {
        box: `${-29 * cards.length} -26 ${58 * cards.length} 52`,
        svg: cards
          .map(
            (card, i) => `<g transform="translate(${58 * i - 29 * (cards.length - 1)} 0)">${secretPicture(card)}</g>`,
          )
          .join(''),
      },
    };
  },
};
