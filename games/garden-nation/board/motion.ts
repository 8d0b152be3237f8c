/** Motion explains cause and effect, at most 400 ms a step, and stops. */
import { fieldIndex } from '../rules/data.ts';
import { standXY } from './geometry.ts';
import type { Props } from './props.ts';

export function animate(root: SVGSVGElement | null, p: Props): void {
  if (root === null || p.speed === 0) return;
  for (const e of p.events) {
    if (e.e === 'built' || e.e === 'invaded') {
      const floor = root.querySelector(`[data-building="${fieldIndex(e.field)}"] > g`);
      floor?.animate(
        [
          { transform: 'translateY(-46px)', opacity: 0.4 },
          { transform: 'translateY(2px)', opacity: 1, offset: 0.85 },
          { transform: 'none' },
        ],
        { duration: 260 / p.speed, easing: 'cubic-bezier(.2,.7,.2,1)' },
      );
    }
    if (e.e === 'crane' && e.from >= 0 && e.from !== e.territory) walk(root, p, e.from - 1, e.territory - 1);
  }
}

/** Frida walks from bed to bed. */
function walk(root: SVGSVGElement, p: Props, from: number, to: number): void {
  const figure = root.querySelector('.gn-crane > g');
  if (figure === null || from < 0 || to < 0) return;
  const a = standXY(p.view.layout, from);
  const b = standXY(p.view.layout, to);
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  figure.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 40}px) rotate(3deg)` },
      { transform: 'none' },
    ],
    { duration: 400 / p.speed, easing: 'ease-in-out' },
  );
}
