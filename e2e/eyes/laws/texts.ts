/** Nothing that carries text is cut, and no two texts lie over each other. */
import type { Finding } from '../scene.ts';
import { type Box, type Cutter, called, cutters, high, visible, wide, within } from './boxes.ts';

interface Text {
  readonly node: Node;
  readonly element: Element;
  readonly said: string;
  readonly box: Box;
}

/** Said only to those who listen. */
const unseen = (e: Element): boolean => e.closest('.sr, [hidden]') !== null;

/** Every line of text that is drawn; several laws ask for them. */
export function texts(): readonly Text[] {
  drawn ??= textsIn(document.body);
  return drawn;
}
let drawn: readonly Text[] | null = null;
export const readAnew = (): void => {
  drawn = null;
};

function textsIn(root: Element): readonly Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const said = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (said === '' || element === null || unseen(element) || element.closest('script, style, option, title') !== null)
      continue;
    if (!visible(element)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) found.push({ node, element, said, box });
  }
  return found;
}

const short = (said: string): string => `“${said.length > 40 ? `${said.slice(0, 38)} …` : said}”`;

/** Lines are as high as their letters may become: that much of one may be hidden without a loss. */
const SPARE = 0.22;
const HAIR = 1.5;

const isUpright = (e: Element): boolean => getComputedStyle(e).writingMode !== 'horizontal-tb';

/** How much of a line's box is only room around its letters: across and down. */
const roomIn = ({ element, box }: Text): readonly [number, number] =>
  isUpright(element) ? [wide(box) * SPARE, HAIR] : [HAIR, high(box) * SPARE];

/** Something that is folded away shows nothing of itself. */
const isFolded = (box: Box): boolean => wide(box) < 4 || high(box) < 4;

function cutBy(text: Text): string | null {
  const { element, box } = text;
  const [across, down] = roomIn(text);
  const own = ownCut(element);
  for (const cutter of [...(own === null ? [] : [own]), ...cutters(element)]) {
    const { box: room, x, y } = cutter;
    if (isFolded(room)) return null;
    const over = Math.max(room.left - box.left, box.right - room.right);
    const above = Math.max(room.top - box.top, box.bottom - room.bottom);
    if (x === 'hides' && over > across)
      return `${Math.round(over)} px are cut off at the side by ${called(cutter.element)}`;
    if (y === 'hides' && above > down)
      return `${Math.round(above)} px are cut off in height by ${called(cutter.element)}`;
    if (x === 'scrolls' || y === 'scrolls') return null;
  }
  const over = Math.max(-box.left, box.right - document.documentElement.clientWidth);
  return over > across ? `${Math.round(over)} px are beside the window` : null;
}

/** People may be called by a longer name than there is room: it ends in three dots, and its title says it whole. */
const isLongName = ({ element, said }: Text): boolean =>
  element.localName === 'b' && element.closest('[title]')?.getAttribute('title')?.includes(said) === true;

/** Held in the hand, one line of news, round and lesson may end in three dots: each can be opened, or is said again where it counts. */
const IN_THE_HAND = '.fr-lead, .fr-fold, .fr-phase span, .les-title b';

const mayBeCut = (text: Text): boolean =>
  isLongName(text) || (matchMedia('(max-width: 1099px)').matches && text.element.closest(IN_THE_HAND) !== null);

function ownCut(element: Element): Cutter | null {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  if (!(element instanceof HTMLElement) || display === 'inline' || display === 'contents') return null;
  const hides = (how: string): 'hides' | null => (how === 'hidden' || how === 'clip' ? 'hides' : null);
  const [x, y] = [hides(overflowX), hides(overflowY)];
  return x === null && y === null ? null : { element, box: element.getBoundingClientRect(), x, y };
}

export function cut(): readonly Finding[] {
  const said = new Set<Element>();
  return texts().flatMap((text) => {
    if (said.has(text.element) || mayBeCut(text)) return [];
    const figure = cutBy(text);
    if (figure === null) return [];
    said.add(text.element);
    return [{ thing: called(text.element), figure: `${short(text.said)}: ${figure}` }];
  });
}

/** What hides whatever lies under it. */
function isOpaque(e: Element): boolean {
  const style = getComputedStyle(e);
  if (e instanceof SVGElement && !(e instanceof SVGSVGElement)) {
    if (e instanceof SVGTextElement || e.localName === 'tspan') return false;
    return style.fill !== 'none' && Number(style.fillOpacity) * Number(style.opacity) > 0.7;
  }
  const [, , , alpha = '1'] = /rgba?\(([^)]*)\)/.exec(style.backgroundColor)?.[1]?.split(/[ ,/]+/) ?? ['', '', '', '0'];
  return Number(alpha) > 0.7 || (style.backgroundImage !== 'none' && e.textContent !== '');
}

/** What can be seen at a point, from the top down to the first that hides the rest. */
function seenAt(x: number, y: number): readonly Element[] {
  const all = document.elementsFromPoint(x, y);
  const last = all.findIndex(isOpaque);
  return last < 0 ? all : all.slice(0, last + 1);
}

/** The letters of a line, without the room above and below them. */
function letters(text: Text): Box {
  const { left, right, top, bottom } = text.box;
  const [x, y] = roomIn(text);
  return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
}

export function overlap(): readonly Finding[] {
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important }';
  document.head.append(style);
  const all = texts().map((text) => ({ ...text, letters: letters(text) }));
  const found: Finding[] = [];
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) {
      const both = within(a.letters, b.letters);
      // A text that ends in three dots has the rest of its line once more.
      if (a.node === b.node || wide(both) < 2 || high(both) < 2) continue;
      const seen = seenAt((both.left + both.right) / 2, (both.top + both.bottom) / 2);
      if (!seen.includes(a.element) || !seen.includes(b.element)) continue;
      found.push({
        thing: called(a.element),
        figure: `${short(a.said)} and ${short(b.said)} overlap by ${Math.round(wide(both))} × ${Math.round(high(both))} px`,
      });
    }
  style.remove();
  return found;
}
