/** Motion explains cause and effect, at most 400 ms a step, and stops. */
import type { Event } from '../rules/events.ts';
import type { Props } from './props.ts';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

function move(el: Element | null | undefined, frames: Keyframe[], ms: number, delay: number, speed: number): void {
  el?.animate(frames, { duration: ms / speed, delay: delay / speed, easing: EASE, fill: 'backwards' });
}

/** Huts drop, the holder steps aside, a scored fish jumps. */
export function animateMap(root: SVGSVGElement | null, p: Props): void {
  if (root === null || p.speed === 0) return;
  let at = 0;
  for (const e of p.events) {
    if (e.e === 'startHut' || e.e === 'settled') {
      if (e.e === 'settled' && e.pushed >= 0)
        move(
          root.querySelector(`[data-aside="${e.region}-0"]`),
          [{ transform: 'translate(40px, -8px) scale(1.3)' }, { transform: 'none' }],
          180,
          at,
          p.speed,
        );
      move(
        root.querySelector(`[data-holder="${e.region}"]`),
        [
          { transform: 'translateY(-60px)', opacity: 0 },
          { transform: 'translateY(2px) scale(1.04, .94)', opacity: 1, offset: 0.85 },
          { transform: 'none' },
        ],
        260,
        at + 120,
        p.speed,
      );
      at += 300;
    }
    if (e.e === 'redFish')
      move(
        root.querySelector(`[data-fish="${e.region}"]`),
        [
          { transform: 'none' },
          { transform: 'translateY(-34px) rotate(-18deg) scale(1.15)', offset: 0.45 },
          { transform: 'none' },
        ],
        400,
        at,
        p.speed,
      );
  }
}

/** What flies in where it arrived: selector of the thing and how it comes. */
function arrival(e: Event): readonly [string, 'drop' | 'pop' | 'slide'] | null {
  switch (e.e) {
    case 'die':
      return [`[data-lying="${e.card}-${e.seat}-${e.face}"]`, 'drop'];
    case 'stored':
      return [`[data-stored="${e.seat}-${e.space}"]`, 'pop'];
    case 'built':
      return [`[data-stored="${e.seat}-${Math.min(e.a, e.b)}"]`, 'drop'];
    case 'tookPerson':
      return [`[data-person="${e.seat}-${e.person}"]`, 'drop'];
    case 'tattooed':
    case 'gathered':
      return [`[data-person="${e.seat}-${e.person}"]`, 'slide'];
    case 'priest':
      return [`[data-priest="${e.space}"]`, 'drop'];
    case 'status':
      return [`[data-marker="${e.seat}"]`, 'pop'];
    case 'rolled':
      return [`[data-tray="${e.seat}"] > *`, 'pop'];
    default:
      return null;
  }
}

const FRAMES: Readonly<Record<'drop' | 'pop' | 'slide', Keyframe[]>> = {
  drop: [
    { transform: 'translateY(-24px)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  pop: [{ transform: 'scale(.4)', opacity: 0 }, { transform: 'scale(1.12)', offset: 0.7 }, { transform: 'none' }],
  slide: [{ transform: 'translateY(-12px)' }, { transform: 'none' }],
};

/** Everything beside the map, one step after the other. */
export function animateRest(root: ParentNode, p: Props): void {
  if (p.speed === 0) return;
  let at = 0;
  for (const e of p.events) {
    const what = arrival(e);
    if (what === null) continue;
    for (const el of root.querySelectorAll(what[0])) move(el, FRAMES[what[1]], 240, at, p.speed);
    at = Math.min(at + 160, 1600);
  }
}

/** Everything that can be tapped to answer a question. */
const LIT =
  '.bb-choice:not(.off), .bb-ac.open, .bb-target.on, .bb-space.on, .bb-fd.can, .bb-slot.can, .bb-tspace.on, .bb-jt.lit, .bb-tk.can';
/** What the bars at the top and at the thumb cover. */
const COVERED = {
  phone: { top: 56, bottom: 200 },
  tablet: { top: 104, bottom: 12 },
  desk: { top: 0, bottom: 0 },
} as const;

/** A new question: its answers are brought into sight, all of them if there is room, else the first. */
export function showAnswers(root: HTMLElement | null, layout: keyof typeof COVERED): void {
  const page = root?.ownerDocument;
  const lit = [...(page?.querySelectorAll(LIT) ?? [])].filter((e) => e.getClientRects().length > 0);
  const [first] = lit;
  if (page === undefined || first === undefined) return;
  if (layout === 'desk') {
    lit.at(-1)?.scrollIntoView({ block: 'nearest' });
    first.scrollIntoView({ block: 'nearest' });
    // Displays that were scrolled for the last question go back to their beginning.
    const panel = page.querySelector('.bb-panel')?.parentElement;
    if (panel != null && !lit.some((e) => panel.contains(e))) panel.scrollTop = 0;
    return;
  }
  const covered = COVERED[layout];
  const room = innerHeight - covered.top - covered.bottom;
  const boxes = lit.map((e) => e.getBoundingClientRect());
  const top = Math.min(...boxes.map((b) => b.top));
  const bottom = Math.max(...boxes.map((b) => b.bottom));
  const [from, to] =
    bottom - top <= room ? [top, bottom] : [boxes[0]?.top ?? top, Math.min(bottom, (boxes[0]?.top ?? top) + room)];
  if (from < covered.top) scrollBy({ top: from - covered.top });
  else if (to > innerHeight - covered.bottom) scrollBy({ top: to - innerHeight + covered.bottom });
}
