/** The row of a replay: back, play, on, where it stands, what happened, and playing on from here. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Viewer, whoIs } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { SCROLLS } from '../parts/scrolls.ts';
import { lang, t } from '../text/index.ts';
import { phaseOf } from './prompt.tsx';
import type { Reel } from './reel.ts';
import { saidOf } from './stops.ts';
import type { TableStore } from './store.ts';

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  readonly reel: Reel;
  /** Plays on from here with everybody as they sat, or with whoever is chosen. */
  readonly onFork: () => Promise<void>;
  readonly onSeats: () => void;
  /** Where the film ends, and what that is called. */
  readonly back: string;
  readonly backName: string;
  readonly log: ComponentChildren;
}

/** What has keys of its own. */
const hasKeys = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  (target.matches('select, textarea, input:not([type=range])') ||
    (key === ' ' && target.closest('button, a, [role=button]') !== null));

function press(reel: Reel, { key, shiftKey }: KeyboardEvent): boolean {
  if (key === 'ArrowRight' || key === 'ArrowUp') shiftKey ? reel.move(1) : reel.step(1);
  else if (key === 'ArrowLeft' || key === 'ArrowDown') shiftKey ? reel.move(-1) : reel.step(-1);
  else if (key === 'PageUp') reel.round(1);
  else if (key === 'PageDown') reel.round(-1);
  else if (key === 'Home') reel.toStop(0);
  else if (key === 'End') reel.goTo(reel.length);
  else if (key === ' ') reel.play();
  else return false;
  return true;
}

function useReelKeys(reel: Reel): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.metaKey || e.ctrlKey || e.altKey || hasKeys(e.target, e.key)) return;
      if (document.querySelector('dialog[open]') === null && press(reel, e)) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [reel]);
}

function Keys({ reel }: { reel: Reel }) {
  const { at, film, n } = reel;
  const playing = film.playing.value;
  const play = playing ? t().pause : t().playFrom;
  const step = (icon: IconName, label: string, go: () => void, off: boolean, wide = false) => (
    <button
      type="button"
      class={`btn icon ${wide ? 'fr-wide' : ''}`}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={go}
    >
      <Icon name={icon} />
    </button>
  );
  const end = n.value >= reel.length;
  return (
    <div class="tp-keys">
      {step('first', t().toStart, () => reel.toStop(0), n.value === 0, true)}
      {step('left', t().stepBack, () => reel.step(-1), at.value === 0)}
      <button type="button" class="btn primary icon" aria-label={play} title={play} onClick={reel.play}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      {step('right', t().stepOn, () => reel.step(1), end)}
      {step('last', t().toEnd, () => reel.goTo(reel.length), end, true)}
    </div>
  );
}

function Track({ reel, round }: { reel: Reel; round: string }) {
  const last = reel.stops.value.length - 1;
  const at = reel.at.value;
  return (
    <div class="tp-track">
      <div class="tp-rounds" aria-hidden="true">
        {reel.marks.value.map((k) => (
          <i key={k} style={{ left: `${(k / last) * 100}%` }} />
        ))}
      </div>
      <input
        class="slider"
        type="range"
        min="0"
        max={String(last)}
        value={String(at)}
        aria-label={t().position}
        aria-valuetext={`${t().turnOf(at, last)}, ${round}`}
        onInput={(e) => reel.toStop(Number(e.currentTarget.value))}
      />
    </div>
  );
}

function SeenBy({ s, reel }: { s: TableStore; reel: Reel }) {
  return (
    <label class="tp-seen" title={t().seenBy}>
      <Icon name="eye" />
      <span class="sr">{t().seenBy}</span>
      <select
        value={String(reel.viewer.value)}
        onChange={({ currentTarget: { value } }) => reel.see(value === 'judge' ? 'judge' : (Number(value) as Viewer))}
      >
        {s.people.value.map((p) => (
          <option key={p.seat} value={String(p.seat)}>
            {p.name}
          </option>
        ))}
        <option value="judge">{t().allOpen}</option>
      </select>
    </label>
  );
}

/** What the stop says, or the single move in its middle. */
function told({ s, game, reel }: Pick<Props, 's' | 'game' | 'reel'>): string {
  const stop = reel.stops.value[reel.at.value];
  const n = reel.n.value;
  if (stop === undefined) return '';
  const inside = n < stop.to;
  const entries = inside ? stop.entries.filter((e) => e.n === n) : stop.entries;
  const text = game.module.text[lang()];
  const events = entries.flatMap((e) => [...e.events]);
  const said = saidOf(inside ? [] : stop.seats, events, text, s.names, s.moment.value?.view);
  // A sealed answer tells nothing until the others have answered.
  const mover = entries.at(-1)?.seat ?? null;
  return said === '' && mover !== null ? t().hasDecided(whoIs(s.names, mover)) : said;
}

/** Playing on from here is one tap away at every stop; where the game is over, so is the film. */
function Onward({
  reel,
  onFork,
  onSeats,
  back,
  backName,
}: Pick<Props, 'reel' | 'onFork' | 'onSeats' | 'back' | 'backName'>) {
  const [busy, setBusy] = useState(false);
  if (reel.n.value >= reel.length)
    return (
      <a class="btn tp-on" href={back}>
        {backName}
      </a>
    );
  return (
    <>
      <button
        type="button"
        class="btn icon quiet tp-who"
        aria-label={t().forkTitle}
        title={t().forkTitle}
        onClick={onSeats}
      >
        <Icon name="people" />
      </button>
      <button
        type="button"
        class="btn tp-on"
        disabled={busy}
        onClick={() => {
          setBusy(true);
          void onFork().finally(() => setBusy(false));
        }}
      >
        <Icon name="fork" />
        <span>{t().forkHere}</span>
      </button>
    </>
  );
}

export function Transport({ s, game, reel, onFork, onSeats, back, backName, log }: Props) {
  useReelKeys(reel);
  const last = reel.stops.value.length - 1;
  const round = phaseOf(game, s.moment.value?.view)[0] ?? '';
  const said = told({ s, game, reel });
  return (
    <section class="transport" aria-label={t().replayTitle}>
      <Keys reel={reel} />
      <Track reel={reel} round={round} />
      <p class="tp-said" title={said} {...SCROLLS}>
        <b class="num">{t().turnOf(reel.at.value, last)}</b> <span aria-live="polite">{said}</span>
      </p>
      <div class="tp-acts">
        <SeenBy s={s} reel={reel} />
        {log}
        <Onward {...{ reel, onFork, onSeats, back, backName }} />
      </div>
    </section>
  );
}
