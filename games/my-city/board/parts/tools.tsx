import { useRef } from 'preact/hooks';
import { constants } from '../../rules/data.ts';
import type { GameMove } from '../../rules/state.ts';
import { buildingInHand, type Props, turnHand } from '../logic/hand.ts';
import { signed, words } from '../words.ts';

const PATHS = {
  left: 'M4.500 4v5h5M5 9a8 8 0 1 1-.6 5.500',
  right: 'M19.500 4v5h-5M19 9a8 8 0 1 0 .6 5.500',
  flag: 'M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
} as const;

const Sign = ({ name }: { name: keyof typeof PATHS }) => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

/** Turn left, turn right. */
export function Tools(p: Props) {
  const w = words(p.lang);
  if (buildingInHand(p) < 0) return null;
  return (
    <>
      <button type="button" class="btn icon" aria-label={w.turnLeft} title={w.turnLeft} onClick={() => turnHand(p, -1)}>
        <Sign name="left" />
      </button>
      <button
        type="button"
        class="btn icon"
        aria-label={w.turnRight}
        title={w.turnRight}
        onClick={() => turnHand(p, 1)}
      >
        <Sign name="right" />
      </button>
    </>
  );
}

const DECLINE: GameMove = { do: 'decline' };
const END: GameMove = { do: 'end' };
const WITHDRAW: GameMove = { do: 'withdraw' };

/** Not building costs a point; stopping is asked twice, because nothing brings it back. */
export function SideTools(p: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const w = words(p.lang);
  const { decision } = p;
  if (p.offers.some((o) => o.kind === 'withdraw'))
    return (
      <button type="button" class="btn quiet small" onClick={() => p.play(WITHDRAW)}>
        {w.withdraw}
      </button>
    );
  if (decision === null || buildingInHand(p) < 0 || p.seat === null) return null;
  const mayDecline = decision.options.some((m) => m.do === 'decline');
  const left = p.view.towns[p.seat]?.status.filter((s) => s === 'available').length ?? 0;
  const points = p.standing.seats[p.seat]?.total ?? 0;
  return (
    <>
      <button
        type="button"
        class={p.selected?.do === 'decline' ? 'btn quiet small mc-on' : 'btn quiet small'}
        aria-disabled={!mayDecline}
        aria-pressed={p.selected?.do === 'decline'}
        onClick={() => (mayDecline ? p.select(p.selected?.do === 'decline' ? null : DECLINE) : p.explain(DECLINE))}
      >
        {w.decline} <b class="mc-num mc-neg">{signed(-constants.declineCost)}</b>
      </button>
      <button type="button" class="btn quiet small" onClick={() => dialog.current?.showModal()}>
        <Sign name="flag" />
        {w.end}
      </button>
      <dialog ref={dialog} class="mc-ask" aria-labelledby="mc-ask-title">
        <h2 id="mc-ask-title">{w.endTitle}</h2>
        <p>{w.endText(left, points < 0 ? `−${-points}` : String(points))}</p>
        <div class="mc-ask-row">
          <button type="button" class="btn" onClick={() => dialog.current?.close()}>
            {w.endNo}
          </button>
          <button
            type="button"
            class="btn primary"
            onClick={() => {
              dialog.current?.close();
              p.play(END);
            }}
          >
            {w.endYes}
          </button>
        </div>
      </dialog>
    </>
  );
}
