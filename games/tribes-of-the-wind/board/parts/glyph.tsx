/** Small drawings in the text: symbols, effects, backs of cards, emblems. */
import { Picture } from '#web/kit/art.tsx';
import type { Effect, Requirement } from '../../rules/vocabulary.ts';
import { backArt, type ElementName } from '../draw/elements.ts';
import { requirementPicture } from '../draw/requirement.ts';
import { elementName, tribeName } from '../look.ts';

export function Glyph({ id, size = 20, high = size }: { id: string; size?: number; high?: number }) {
  return (
    <svg width={size} height={high} aria-hidden="true" class="tw-glyph">
      <use href={`#tw-${id}`} />
    </svg>
  );
}

/** One effect: number and icon; a forest shows its price. */
export function Fx({ effect: e }: { effect: Effect }) {
  switch (e.kind) {
    case 'forest':
      return (
        <span class="tw-ef">
          <Glyph id="i-forest" />
          <i>
            <Glyph id="i-water" />
            {e.cost}
          </i>
        </span>
      );
    case 'mix':
      return (
        <span class="tw-ef">
          <b>{e.n}</b>
          {e.of.map((unit, i) => (
            <span key={unit} class="tw-unit">
              {i > 0 ? <s>/</s> : null}
              <Glyph id={`i-${unit}`} />
            </span>
          ))}
        </span>
      );
    case 'temple':
      return (
        <span class="tw-ef">
          <Glyph id="i-temple" />
        </span>
      );
    default:
      return (
        <span class="tw-ef">
          <b>
            {e.kind === 'water' ? <u>+</u> : null}
            {e.n}
          </b>
          <Glyph id={`i-${e.kind}`} />
        </span>
      );
  }
}

export function Needs({ requirement }: { requirement: Requirement }) {
  const { width, svg } = requirementPicture(requirement, elementName);
  return <Picture class="tw-rq" box={`0 -14 ${width} 29`} svg={svg} width={width} height={29} />;
}

const SIGN = { yes: 'M4.4 8.4L7 11L11.8 5.4', no: 'M5.4 5.4L10.6 10.6M10.6 5.4L5.4 10.6', vain: 'M8 4V9M8 11.6V12' };

/** It holds, it does not hold, or it holds and brings nothing. */
export function Tick({ as }: { as: keyof typeof SIGN }) {
  return (
    <svg class={`tw-tk ${as}`} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.2" />
      <path d={SIGN[as]} />
    </svg>
  );
}

export function Back({ name, mark = '' }: { name: ElementName; mark?: string }) {
  return (
    <span class={`tw-back ${mark}`}>
      <Picture box="-18 -24 36 48" svg={backArt(name)} />
    </span>
  );
}

export function Emblem({ tribe }: { tribe: number }) {
  return (
    <span class={`tw-disc tw-t-${tribeName(tribe)}`}>
      <Glyph id={`e-${tribeName(tribe)}`} size={28} />
    </span>
  );
}

/** Treehouses built, of all: a row of little roofs. */
export function Houses({ tribe, built, all }: { tribe: number; built: number; all: number }) {
  return (
    <span class={`tw-hs tw-t-${tribeName(tribe)}`} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <svg
          key={`house-${i}`}
          viewBox="-36 -50 72 66"
          width="17"
          height="16"
          class={i < built ? '' : 'off'}
          aria-hidden="true"
        >
          <path d="M-30 -6C-18 -12 -7 -26 0 -44C7 -26 18 -12 30 -6Z" class="roof" />
          <path d="M-18 -6V14H18V-6Z" class="wall" />
        </svg>
      ))}
    </span>
  );
}
