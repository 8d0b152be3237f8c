/** Cards as drawings: the pictograms of the table on one card, for figures and legend. */
import type { Language } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import { ELEMENT } from '../board/draw/elements.ts';
import { INK } from '../board/draw/ink.ts';
import { metricPicture } from '../board/draw/metric.ts';
import { requirementPicture } from '../board/draw/requirement.ts';
import { elementName } from '../board/look.ts';
import { words } from '../board/words.ts';
import { cardAt, villageCardAt } from '../rules/data.ts';
import type { Effect } from '../rules/vocabulary.ts';
import { speech } from './entries.ts';

const WIDE = 222;
const HEAD = 24;
const ROW = 38;

export const cardHigh = (card: number): number => HEAD + cardAt(card).rows.length * ROW + 6;

interface Drawn {
  readonly wide: number;
  readonly svg: string;
}

const icon = (id: string, x: number, s: number): string =>
  `<use href="#tw-i-${id}" x="${x}" y="${-s / 2}" width="${s}" height="${s}"/>`;
const figure = (text: string | number, x: number, s = 19): string =>
  `<text x="${x}" y="${s * 0.36}" class="tw-num" font-size="${s}" text-anchor="middle" fill="currentColor">${text}</text>`;

function effectArt(e: Effect): Drawn {
  switch (e.kind) {
    case 'forest':
      return { wide: 50, svg: icon('forest', 0, 24) + icon('water', 25, 13) + figure(e.cost, 43, 17) };
    case 'temple':
      return { wide: 26, svg: icon('temple', 0, 24) };
    case 'mix':
      return {
        wide: 66,
        svg: figure(e.n, 7) + icon(e.of[0] as string, 15, 21) + figure('/', 41, 16) + icon(e.of[1] as string, 45, 21),
      };
    default:
      return { wide: 39, svg: figure(e.n, 7) + icon(e.kind, 15, 22) };
  }
}

/** Effects side by side, from the left. */
export function effectsArt(effects: readonly Effect[]): Drawn {
  let wide = 0;
  let svg = '';
  for (const e of effects) {
    const drawn = effectArt(e);
    svg += `<g transform="translate(${wide} 0)">${drawn.svg}</g>`;
    wide += drawn.wide + 3;
  }
  return { wide, svg };
}

/** Whether a row can be played: drawn beside it. */
export type RowMark = 'yes' | 'no';

/** An element card: what it asks for at the left, what it does at the right. */
export function ElementFace({ card, marks }: { card: number; marks: readonly RowMark[] }) {
  const { color, rows } = cardAt(card);
  const k = elementName(color);
  const high = cardHigh(card);
  return (
    <g class="tw-face-card">
      <rect width={WIDE} height={high} rx="9" fill={ELEMENT[k].l} stroke={INK} stroke-width="1.8" />
      <path d={`M1 ${HEAD - 2}V9A8 8 0 0 1 9 1H${WIDE - 9}A8 8 0 0 1 ${WIDE - 1} 9V${HEAD - 2}Z`} fill={ELEMENT[k].c} />
      <use href={`#tw-el-${k}`} x={WIDE / 2 - 10} y="1.5" width="20" height="20" />
      {rows.map((row, i) => (
        <g key={`row-${i}`} transform={`translate(0 ${HEAD + i * ROW + ROW / 2})`}>
          {i === 0 ? null : <path d={`M8 ${-ROW / 2}H${WIDE - 8}`} stroke={INK} stroke-width="1" opacity=".35" />}
          {row.require.map((r) => (
            <Art key={r.kind} svg={requirementPicture(r, elementName).svg} transform="translate(8 0)" />
          ))}
          <Art svg={effectsArt(row.effects).svg} transform="translate(103 0)" />
          {marks[i] === undefined ? null : (
            <g transform={`translate(${WIDE + 20} 0)`} class={`tw-mark ${marks[i]}`}>
              <circle r="13" />
              <path d={marks[i] === 'yes' ? 'M-5.6 .6L-2 4.4L5.6 -4.4' : 'M-5 -5L5 5M5 -5L-5 5'} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

/** Both halves of a village card: the objective at the left, what it gives at once at the right. */
export function VillageFace({ card, lang }: { card: number; lang: Language }) {
  const v = villageCardAt(card);
  const w = words(lang);
  return (
    <g class="tw-face-card">
      <rect width="360" height="128" rx="10" class="tw-paper" />
      <path d="M238 8V120" class="tw-fold" />
      <text x="14" y="27" class="tw-num" font-size="18" fill="currentColor">
        {v.name[lang]}
      </text>
      <Art svg={metricPicture(v.objective, 'falcons')} transform="translate(52 60)" />
      <text x="96" y="66" font-size="14" fill="currentColor">
        {speech(lang).metric(v.objective)}
      </text>
      {v.objective.tiers.map((t, i) => (
        <g key={t.at} transform={`translate(${14 + i * 74} 90)`}>
          <rect width="68" height="27" rx="8" class="tw-tier" />
          <text x="27" y="19" font-size="13" text-anchor="middle" fill="currentColor">
            {v.objective.op === 'atMost' ? w.upTo(t.at) : w.from(t.at)}
          </text>
          <text x="55" y="20" class="tw-num" font-size="17" text-anchor="middle" fill="currentColor">
            {t.vp}
          </text>
        </g>
      ))}
      <Art svg={effectsArt(v.immediate).svg} transform={`translate(${299 - effectsArt(v.immediate).wide / 2} 66)`} />
    </g>
  );
}
