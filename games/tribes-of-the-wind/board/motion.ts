/** Motion explains cause and effect, at most 400 ms a step, and stops. */
import { CAPITAL, PLACE_NAMES } from '../rules/geometry.ts';
import { playerAt } from '../rules/inspect.ts';
import { perchXY } from './draw/capital.ts';
import { onArc } from './draw/flight.ts';
import { f1, type XY } from './draw/ink.ts';
import { rider, smog } from './draw/pieces.ts';
import { spaceXY, tribeName } from './look.ts';
import type { Props } from './props.ts';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

const middle = (place: number): XY => {
  if (place === CAPITAL) return [perchXY(2)[0], perchXY(2)[1] - 10];
  const [x, y] = spaceXY(place);
  return [x + 75, y + 70];
};

/** A drawing that lives only for the time of its motion. */
function passing(root: SVGSVGElement, art: string): SVGGElement {
  const g = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  g.setAttribute('class', 'tw-quiet');
  g.innerHTML = art;
  root.append(g);
  return g;
}

function vanish(g: SVGGElement, keyframes: Keyframe[], duration: number, delay: number): void {
  const motion = g.animate(keyframes, { duration, delay, easing: 'ease-in-out', fill: 'both' });
  motion.onfinish = () => g.remove();
  motion.oncancel = () => g.remove();
}

/** A rider rises, glides along the arc and lands. */
function fly(root: SVGSVGElement, p: Props, seat: number, from: number, to: number, delay: number): void {
  const g = passing(root, rider(tribeName(playerAt(p.view, seat).tribe), false));
  const [a, b] = [middle(from), middle(to)];
  const frames = Array.from({ length: 9 }, (_, i): Keyframe => {
    const q = i / 8;
    const [x, y] = onArc(a, b, q);
    const lift = 1.12 + Math.sin(q * Math.PI) * 0.73;
    return { transform: `translate(${f1(x)}px, ${f1(y)}px) rotate(${f1((0.5 - q) * 20)}deg) scale(${f1(lift)})` };
  });
  vanish(g, frames, 360 / p.speed, delay);
}

function blowOff(root: SVGSVGElement, p: Props, space: number, delay: number): void {
  const [x, y] = middle(space);
  const g = passing(root, smog(1.2));
  vanish(
    g,
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
      { transform: `translate(${x + 70}px, ${y - 30}px) scale(.3)`, opacity: 0 },
    ],
    240 / p.speed,
    delay,
  );
}

function move(root: SVGSVGElement, selector: string, frames: Keyframe[], duration: number): void {
  root.querySelector(selector)?.animate(frames, { duration, easing: EASE });
}

export function animate(root: SVGSVGElement | null, p: Props, seat: number): void {
  if (root === null || p.speed === 0) return;
  let delay = 0;
  for (const e of p.events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.e === 'moved' || e.e === 'flew') {
      fly(root, p, seat, e.from, e.to, delay);
      delay += 180 / p.speed;
    } else if (e.e === 'cleaned') blowOff(root, p, e.space, delay);
    else if (e.e === 'planted')
      move(
        root,
        ground(e.space, '.tw-ground'),
        [
          { opacity: 0, transform: 'translateY(-18px)' },
          { opacity: 1, transform: 'none' },
        ],
        320 / p.speed,
      );
    else if (e.e === 'built') {
      for (let i = 0; i < e.riders; i++) fly(root, p, seat, e.space, CAPITAL, (i * 60) / p.speed);
      move(
        root,
        ground(e.space, '.tw-ground'),
        [
          { opacity: 0.2, transform: 'translateX(75px) scaleX(0)' },
          { opacity: 1, transform: 'none' },
        ],
        300 / p.speed,
      );
    } else if (e.e === 'polluted')
      for (const s of e.spaces)
        move(
          root,
          ground(s, '.tw-smog'),
          [
            { opacity: 0, transform: 'translateX(-40px)' },
            { opacity: 1, transform: 'none' },
          ],
          360 / p.speed,
        );
    else if (e.e === 'templePlaced')
      move(
        root,
        ground(e.space, '.tw-ground'),
        [{ transform: 'translateY(-10px)' }, { transform: 'none' }],
        260 / p.speed,
      );
  }
}

const ground = (space: number, what: string): string => `[data-space="${PLACE_NAMES[space]}"] ${what}`;
