import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePhone } from '../kit/use-phone.ts';
import { around, type Box, bubbleAt } from '../parts/spots.ts';
import { wl } from './words-lesson.ts';

const BAR = 54;

/** The question with its confirm button stays free where it stands above the board. */
function freeTop(): number {
  const prompt = document.querySelector('.fr-prompt, .prompt')?.getBoundingClientRect();
  return prompt !== undefined && prompt.bottom < innerHeight / 2 ? Math.max(BAR, prompt.bottom) : BAR;
}

/** The guide's bubble: beside what is lit, never on it; on a phone a sheet at the bottom. */
export function Bubble(props: { boxes: readonly Box[]; tone: string; watch: unknown; children: ComponentChildren }) {
  const { boxes, tone, watch, children } = props;
  const ref = useRef<HTMLElement>(null);
  const phone = usePhone();
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const lit = around(boxes);
  const key = JSON.stringify(lit);
  // On a phone it stands below what is lit, or above it where that lies at the thumb.
  const up = phone && lit !== null && lit.y > innerHeight / 2;
  useLayoutEffect(() => {
    if (phone || ref.current === null) return;
    const { offsetWidth: w, offsetHeight: h } = ref.current;
    setAt(bubbleAt(lit, { w, h }, { w: innerWidth, h: innerHeight, top: freeTop() }));
  }, [phone, key, watch]);
  return (
    <section
      ref={ref}
      class={`coach ${tone}${up ? ' up' : ''}`}
      aria-label={wl().guide}
      style={phone || at === null ? {} : { left: `${at.x}px`, top: `${at.y}px` }}
    >
      {children}
    </section>
  );
}
