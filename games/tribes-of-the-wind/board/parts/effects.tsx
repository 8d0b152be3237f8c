/** Effects in free order: what is running, what waits, who flies. */
import { tribeAt } from '../../rules/data.ts';
import { CAPITAL } from '../../rules/geometry.ts';
import { playerAt } from '../../rules/inspect.ts';
import type { Frame, Pending } from '../../rules/state.ts';
import { ridersAt } from '../../rules/terrain.ts';
import type { Effect } from '../../rules/vocabulary.ts';
import { traveller } from '../hand.ts';
import { chosenTraveller, findMove, leftOf, riderPlaces, topFrame } from '../model.ts';
import type { Props } from '../props.ts';
import { say, words } from '../words.ts';
import { CardFace } from './card.tsx';
import { Fx, Glyph } from './glyph.tsx';
import { again } from './objectives.tsx';

/** The running effect as it is printed. */
function running(f: Frame | undefined): Effect | null {
  switch (f?.f) {
    case 'move':
    case 'clean':
    case 'catapult':
      return { kind: f.f, n: f.of };
    case 'mix':
      return { kind: 'mix', of: f.units, n: f.of };
    case 'forest':
    case 'forestSpace':
      return { kind: 'forest', cost: f.cost };
    default:
      return null;
  }
}

const ofFrame = (f: Frame | undefined): number => (f !== undefined && 'of' in f && typeof f.of === 'number' ? f.of : 0);

function Pips({ all, used }: { all: number; used: number }) {
  return (
    <span class="tw-pips" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={`pip-${i}`} class={i < used ? 'u' : ''} />
      ))}
    </span>
  );
}

function leaderName(p: Props, x: Pending): string | null {
  return x.leader < 0 ? null : say(p.lang).leader(playerAt(p.view, p.view.active).tribe, x.leader);
}

/** Chips in the order of play: the running one framed with pips, the waiting ones plain. */
export function EffectLine({ p }: { p: Props }) {
  const frame = topFrame(p.view);
  const now = running(frame);
  const waiting = p.view.stack.flatMap((f) => (f.f === 'effects' ? f.list : []));
  if (now === null && waiting.length === 0) return null;
  const left = leftOf(frame);
  const of = ofFrame(frame);
  return (
    <div class="tw-fx" role="status">
      {now === null ? null : (
        <span class="tw-fxi on">
          <Fx effect={now} />
          {of > 1 ? <Pips all={of} used={of - left} /> : null}
        </span>
      )}
      {frame?.f === 'effects'
        ? null
        : waiting.map((x, i) => (
            <span key={`${x.effect.kind}-${i}`} class="tw-fxi">
              <Fx effect={x.effect} />
              {leaderName(p, x) === null ? null : <em>{leaderName(p, x)}</em>}
            </span>
          ))}
    </div>
  );
}

/** Which effect next: every waiting effect is a button. */
export function NextEffect({ p }: { p: Props }) {
  const frame = topFrame(p.view);
  if (frame?.f !== 'effects') return null;
  return (
    <div class="tw-next">
      <PlayedCard p={p} />
      <div>
        <h3>{words(p.lang).next}</h3>
        <div class="tw-choices">
          {(p.decision?.options ?? []).map((m) => {
            const pending = m.do === 'effect' ? frame.list[m.index] : undefined;
            if (m.do !== 'effect' || pending === undefined) return null;
            const on = p.selected?.do === 'effect' && p.selected.index === m.index;
            return (
              <button
                key={m.index}
                type="button"
                class={`tw-choice can${on ? ' sel' : ''}`}
                aria-pressed={on}
                data-effect={m.index}
                onClick={() => again(p, m, on)}
              >
                <span class="tw-sr">{p.text.move(m, p.view)}</span>
                <span class="tw-in" aria-hidden="true">
                  <Fx effect={pending.effect} />
                  {leaderName(p, pending) === null ? null : <em>{leaderName(p, pending)}</em>}
                </span>
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The card that lies open before its owner while its effects run (TW-7). */
export function PlayedCard({ p }: { p: Props }) {
  const played = p.view.stack.find((f) => f.f === 'played');
  if (played?.f !== 'played') return null;
  return <CardFace card={played.card} lang={p.lang} rows={null} row={played.row} mark="played" />;
}

/** Who flies: the places with riders; nobody chosen means the capital or the nearest. */
export function Riders({ p, seat }: { p: Props; seat: number }) {
  const w = words(p.lang);
  const land = playerAt(p.view, seat);
  const options = p.decision?.options ?? [];
  const flying = options.some((m) => m.do === 'step' || m.do === 'fly');
  const water = findMove(options, 'takeWater');
  const took = p.selected?.do === 'takeWater';
  const from = chosenTraveller(land, traveller.value);
  const pick = (place: number): void => {
    traveller.value = place;
    p.select(null);
  };
  return (
    <div class="tw-riders">
      <PlayedCard p={p} />
      <div class="tw-who">
        {flying ? <h3>{w.whoFlies}</h3> : null}
        <div class="tw-choices">
          {flying ? (
            <>
              <button
                type="button"
                class={`tw-choice${from < 0 ? ' sel' : ''}`}
                aria-pressed={from < 0}
                onClick={() => pick(-1)}
              >
                {w.nearest}
              </button>
              {riderPlaces(land).map((place) => (
                <button
                  key={place}
                  type="button"
                  class={`tw-choice${from === place ? ' sel' : ''}`}
                  aria-pressed={from === place}
                  data-rider={place}
                  onClick={() => pick(place)}
                >
                  <Glyph id={place === CAPITAL ? 'i-capital' : 'i-move'} size={24} />
                  {say(p.lang).place(place)}
                  <b class="tw-num">{ridersAt(land, place)}</b>
                </button>
              ))}
            </>
          ) : null}
          {water === null ? null : (
            <button
              type="button"
              class={`tw-choice can${took ? ' sel' : ''}`}
              aria-pressed={took}
              data-take="water"
              onClick={() => again(p, water, took)}
            >
              <Glyph id="i-water" size={24} />
              {w.takeWater}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Which temple: each with what it gives. */
export function TempleChoice({ p, seat }: { p: Props; seat: number }) {
  const land = playerAt(p.view, seat);
  return (
    <div class="tw-choices">
      {(p.decision?.options ?? []).map((m) => {
        if (m.do !== 'temple') return null;
        const temple = tribeAt(land.tribe).temples.find((t) => t.id === m.temple);
        const on = p.selected?.do === 'temple' && p.selected.temple === m.temple;
        return (
          <button
            key={m.temple}
            type="button"
            class={`tw-choice tall can${on ? ' sel' : ''}`}
            aria-pressed={on}
            data-temple={m.temple}
            onClick={() => again(p, m, on)}
          >
            <b>{temple?.name[p.lang]}</b>
            <span>
              {temple?.effects.map((e, i) => (
                <Fx key={`${e.kind}-${i}`} effect={e} />
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}
