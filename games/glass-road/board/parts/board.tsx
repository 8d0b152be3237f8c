/** The table of Glass Road: the others, both wheels over the own landscape with the card in use, the display over the hand. */
import { useState } from 'preact/hooks';
import { whoIs } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import { Whose } from '#web/kit/whose.tsx';
import { WHEELS } from '../../rules/data.ts';
import { stay, wayOf } from '../consequence.ts';
import { DEFS } from '../draw/symbols.ts';
import type { Way } from '../draw/wheel.ts';
import { linesOf, placeFor, type Question } from '../model.ts';
import { words } from '../words.ts';
import { Anytime } from './anytime.tsx';
import { Ask, useAsked } from './ask.tsx';
import { CardInUse, Hand, Picker } from './cards.tsx';
import { Display, Private } from './display.tsx';
import { Land } from './land.tsx';
import { Neighbour, Others } from './others.tsx';
import { type Props, playerOf, usePath } from './props.ts';
import { Track } from './track.tsx';
import { Ledger, WheelView } from './wheel.tsx';

const Symbols = () => (
  <svg class="gr-defs" aria-hidden="true">
    <defs>
      <Art svg={DEFS} />
    </defs>
  </svg>
);

function Looking({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const person = p.people.find((x) => x.seat === seat);
  return <Whose p={p} class={`gr-looking seat-${person?.colour ?? seat}`} title={w.boardOf(whoIs(p.names, seat))} />;
}

/** More lines of answers than this are set close on a wide window: the bench keeps its size. */
const APART = 1;

const isClose = (asked: readonly Question[]): boolean => asked.reduce((n, q) => n + linesOf(q.question), 0) > APART;

/** The way of the markers with all that is chosen. A tile is shown with what it costs: the site changes nothing about that. */
function useWay(seat: number): Way | null {
  const path = usePath();
  const [start, open] = [path?.trail[0], path?.open];
  if (start === undefined || open === undefined || path?.chain.length === 0) return null;
  const site = open.question?.kind === 'site' ? open.question.options[0] : undefined;
  return wayOf(start, site === undefined ? open : open.after(site), seat);
}

export function Board(p: Props) {
  const w = words(p.lang);
  const asking = useAsked(p);
  // Looking at the display while cards are chosen; a window with less room shows both below each other.
  const [peeks, setPeeks] = useState(false);
  const own = p.home;
  const seat = p.shown;
  const foreign = seat !== own;
  const player = playerOf(p, seat);
  const chosen = useWay(seat);
  const way = foreign || chosen === null ? stay(player.stock) : chosen;
  if (p.ended)
    return (
      <div class="gr gr-ended" data-seat={seat}>
        <Symbols />
        <Land p={p} seat={seat} />
        {WHEELS.map((w, i) => (
          <Ledger key={w.id} p={p} wheel={i} way={way} />
        ))}
      </div>
    );
  const keeping = p.seat !== null && p.view.phase === 'keep';
  const asked = p.decision === null ? '' : ` asks-${placeFor(p.decision.kind)}`;
  return (
    <div class={`gr gr-table n${p.view.seats}${keeping ? (peeks ? ' keeping peeks' : ' keeping') : ''}${asked}`}>
      <Symbols />
      <div class="gr-side">
        <Track p={p} />
        <Others p={p} own={own} />
        <Neighbour p={p} />
        <Anytime p={p} />
      </div>
      <div class="gr-middle">
        {foreign || (p.seat === null && p.view.seats > 1) ? <Looking p={p} seat={seat} /> : null}
        <div class="gr-wheels" data-seat={seat}>
          {WHEELS.map((w, i) => (
            <WheelView key={w.id} wheel={i} way={way} />
          ))}
          <div class="gr-goods">
            {WHEELS.map((w, i) => (
              <Ledger key={w.id} p={p} wheel={i} way={way} />
            ))}
          </div>
        </div>
        <div class="gr-estate">
          <Land p={p} seat={seat} />
          <div class={isClose(asking) ? 'gr-bench close' : 'gr-bench'}>
            <Ask p={p} />
            <CardInUse p={p} />
            {keeping ? <Private p={p} seat={seat} /> : null}
          </div>
        </div>
      </div>
      <div class="gr-right">
        {keeping ? (
          <button
            type="button"
            class="btn small gr-peek"
            aria-pressed={peeks}
            onClick={(e) => {
              // A tap on the ground would open the hand: what is chosen stays.
              e.stopPropagation();
              setPeeks(!peeks);
            }}
          >
            {w.display}
          </button>
        ) : null}
        {keeping ? <Picker p={p} /> : null}
        <Display p={p} />
        <div class="gr-cards">
          {keeping ? null : <Hand p={p} seat={seat} />}
          {keeping ? null : <Private p={p} seat={seat} />}
        </div>
      </div>
    </div>
  );
}
