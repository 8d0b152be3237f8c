import { t } from '../text/index.ts';

const STONES = [1, 2, 3, 4, 5];

/** Five stones; ink, never the colour of things that can be pressed. */
export function Weight({ weight }: { weight: number }) {
  return (
    <span class="weight" role="img" aria-label={t().weightOf(weight)}>
      {STONES.map((n) => (
        <i key={n} class={n <= weight ? 'on' : ''} />
      ))}
    </span>
  );
}
