/** A symbol of draw/symbols.ts, and small amounts made of it. */
import { half } from '../../text/effects.ts';

export function Glyph({ id, size = 20 }: { id: string; size?: number }) {
  return (
    <svg class={`gr-i gr-i-${id}`} width={size} height={size} aria-hidden="true">
      <use href={`#gr-s-${id}`} />
    </svg>
  );
}

/** Said to screen readers only; the pictures beside it are for the eyes. */
export function Say({ text }: { text: string }) {
  return <span class="gr-hide">{text}</span>;
}

export function Amount({ n, id, size = 20 }: { n: number | string; id: string; size?: number }) {
  return (
    <span class="gr-gi">
      <b>{n}</b>
      <Glyph id={id} size={size} />
    </span>
  );
}

export function Arrow() {
  return (
    <svg class="gr-ar" width="13" height="12" viewBox="0 0 13 12" aria-hidden="true">
      <path d="M1 6H11M7 2l4 4-4 4" />
    </svg>
  );
}

export function Spin() {
  return (
    <svg class="gr-sp" width="15" height="15" viewBox="-8 -8 16 16" aria-hidden="true">
      <path d="M-5 3.5A6 6 0 1 1 4.5 4" class="l" />
      <path d="M7.5 1 6.500 7.500 1 4.500z" class="h" />
    </svg>
  );
}

export function Points({ value, small, hidden }: { value: number; small?: boolean; hidden?: boolean }) {
  return (
    <span class={small === true ? 'gr-pt s' : 'gr-pt'} aria-hidden={hidden === true ? 'true' : undefined}>
      {half(value)}
    </span>
  );
}
