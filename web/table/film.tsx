import { Icon, type IconName } from '../parts/icon.tsx';
import { t } from '../text/index.ts';

interface Props {
  readonly n: number;
  readonly length: number;
  readonly playing: boolean;
  readonly to: (n: number) => void;
  readonly onPlay: () => void;
  /** What happened with the move shown. */
  readonly said: string;
}

/** Steps, play and pause, and the slider: on a phone at the thumb, whatever lies above. */
export function Film({ n, length, playing, to, onPlay, said }: Props) {
  const step = (icon: IconName, label: string, at: number, off: boolean) => (
    <button type="button" class="btn icon" aria-label={label} title={label} disabled={off} onClick={() => to(at)}>
      <Icon name={icon} />
    </button>
  );
  const play = playing ? t().pause : t().playFrom;
  return (
    <div class="film">
      <div class="film-keys">
        {step('first', t().toStart, 0, n === 0)}
        {step('left', t().stepBack, n - 1, n === 0)}
        <button type="button" class="btn primary icon" aria-label={play} title={play} onClick={onPlay}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {step('right', t().stepOn, n + 1, n === length)}
        {step('last', t().toEnd, length, n === length)}
      </div>
      <input
        class="slider"
        type="range"
        min="0"
        max={String(length)}
        value={String(n)}
        aria-label={t().position}
        aria-valuetext={t().afterMove(n, length)}
        onInput={(e) => to(Number(e.currentTarget.value))}
      />
      <p class="film-said">
        <b class="num">{t().afterMove(n, length)}</b> <span aria-live="polite">{said}</span>
      </p>
    </div>
  );
}
