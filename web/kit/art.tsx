/** Drawings made as SVG strings by the pure functions of a board, put into the page. */
import { h } from 'preact';

interface Props {
  /** SVG made by the drawing functions from numbers and constants only, never from input. */
  readonly svg: string;
  readonly class?: string;
  readonly transform?: string;
}

/** A group of drawn things, also where no browser is. It is only touched when its drawing changes: large quiet ground costs nothing. */
export function Art({ svg, ...rest }: Props) {
  return h('g', { ...rest, dangerouslySetInnerHTML: { __html: svg } });
}

interface PictureProps {
  readonly box: string;
  readonly svg: string;
  readonly class?: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

export function Picture({ box, svg, ...rest }: PictureProps) {
  return (
    <svg viewBox={box} aria-hidden="true" {...rest}>
      <Art svg={svg} />
    </svg>
  );
}
