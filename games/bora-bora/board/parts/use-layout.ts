import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usePhone } from '#web/kit/use-phone.ts';

export type Layout = 'desk' | 'tablet' | 'phone';
const DESK = '(min-width: 1100px)';

/** The three layouts of the table, following the window. */
export function useLayout(): Layout {
  const phone = usePhone();
  const [desk, setDesk] = useState(() => typeof matchMedia !== 'function' || matchMedia(DESK).matches);
  useEffect(() => {
    const media = matchMedia(DESK);
    const follow = (): void => setDesk(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return phone ? 'phone' : desk ? 'desk' : 'tablet';
}

/** Height by width of an element, in steps so that a drawing is not made anew for every pixel. */
export function useAspect(least: number, most: number, start: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [ys, setYs] = useState(start);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setYs(Math.min(most, Math.max(least, Math.round((height / width) * 50) / 50)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [least, most]);
  return [ref, ys];
}
