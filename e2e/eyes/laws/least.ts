/** The main areas of every board keep their least size, in every screen; so does every answer. */
import type { Finding, Scene } from '../scene.ts';
import { called, isPainted, visible } from './boxes.ts';

type Least = Readonly<Record<number, readonly [number, number]>>;

/** By game and area, for each width of the window: width and height that it has at least. */
const AREAS: Readonly<Record<string, Readonly<Record<string, Least>>>> = {
  'bora-bora': { '.bb-map': { 1440: [835, 515], 1280: [730, 340], 768: [740, 390], 360: [355, 185] } },
  'garden-nation': { '.gn-garden': { 1440: [620, 635], 1280: [540, 460], 768: [630, 605], 360: [355, 345] } },
  'glass-road': {
    '.gw .gr-wheel': { 1440: [245, 275], 1280: [200, 240], 768: [330, 295], 360: [165, 170] },
    '.bw .gr-wheel': { 1440: [180, 235], 1280: [150, 210], 768: [240, 255], 360: [165, 150] },
    '.gr-land': { 1440: [400, 355], 1280: [320, 215], 768: [430, 345], 360: [345, 280] },
  },
  'my-city': { '.mc-board': { 1440: [715, 705], 1280: [555, 530], 768: [545, 545], 360: [355, 355] } },
  'tribes-of-the-wind': { '.tw-terrain': { 1440: [530, 510], 1280: [385, 355], 768: [400, 380], 360: [315, 300] } },
};

/** Beside the coach, which has a column of its own in a wide window, at least so much of it. */
const BESIDE_COACH = 0.55;

/** A finger needs more than a mouse. */
const ANSWER = { held: 24, desk: 18 };

function areas(game: string): readonly Finding[] {
  return Object.entries(AREAS[game] ?? {}).flatMap(([area, least]) => {
    const drawn = [...document.querySelectorAll(`.fr-board ${area}`)].filter(visible);
    const boxes = drawn.map((e) => e.getBoundingClientRect()).sort((a, b) => b.width * b.height - a.width * a.height);
    const [box] = boxes;
    if (box === undefined) {
      // It lies under another tab.
      const tabs = document.querySelectorAll('.fr-board [data-look]');
      return tabs.length > 0 ? [] : [{ thing: area, figure: 'is not there' }];
    }
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
    const wanted = least[innerWidth];
    if (wanted === undefined) return [{ thing: area, figure: `has no number: ${size}` }];
    const part = document.querySelector('.fr-coach') === null ? 1 : BESIDE_COACH;
    const [w, h] = [Math.round(wanted[0] * part), Math.round(wanted[1] * part)];
    return box.width > w - 1 && box.height > h - 1 ? [] : [{ thing: area, figure: `${size} is less than ${w} × ${h}` }];
  });
}

function answers(): readonly Finding[] {
  const least = matchMedia('(pointer: coarse)').matches ? ANSWER.held : ANSWER.desk;
  return [...document.querySelectorAll('.fr-board [data-move]')]
    .filter((e) => visible(e) && isPainted(e))
    .flatMap((e) => {
      const { width, height } = e.getBoundingClientRect();
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return Math.min(width, height) >= least ? [] : [{ thing: called(e), figure: `${size} is less than ${least} px` }];
    });
}

export const least = ({ game, screen }: Scene): readonly Finding[] =>
  screen === 'end' || screen === 'page' ? [] : [...areas(game), ...answers()];
