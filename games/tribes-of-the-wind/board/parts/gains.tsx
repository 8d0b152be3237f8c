/** Result cells: what the row looked at would give now. */
import { cardAt } from '../../rules/data.ts';
import { type Gain, rowGains } from '../gains.ts';
import { elementName } from '../look.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';

function Value({ p, gain: g }: { p: Props; gain: Gain }) {
  const w = words(p.lang);
  switch (g.kind) {
    case 'water':
      return (
        <>
          <Glyph id="i-water" size={24} />
          <b>{`${g.from} → ${g.to}`}</b>
        </>
      );
    case 'clean':
      return (
        <>
          <Glyph id="i-clean" size={26} />
          <b>{g.n === 0 ? '0' : `−${g.n}`}</b>
        </>
      );
    case 'mix':
      return (
        <>
          <b>{`${g.n}×`}</b>
          {g.of.map((unit, i) => (
            <span key={unit} class="tw-unit">
              {i > 0 ? <s>/</s> : null}
              <Glyph id={`i-${unit}`} size={22} />
            </span>
          ))}
        </>
      );
    case 'forest':
      return (
        <>
          <Glyph id="i-forest" size={24} />
          {g.missing === null ? (
            <b class="tw-unit">
              {`−${g.cost}`}
              <Glyph id="i-water" size={20} />
            </b>
          ) : (
            <em>{g.missing === 'water' ? w.shortOf(g.short) : w.noSpace}</em>
          )}
        </>
      );
    case 'temple':
      return (
        <>
          <Glyph id="i-temple" size={24} />
          <b>{g.left > 0 ? '+1' : '0'}</b>
        </>
      );
    default:
      return (
        <>
          <Glyph id={`i-${g.kind}`} size={26} />
          <b>{g.n}</b>
        </>
      );
  }
}

/** In vain: the effect can do nothing now. */
const isVain = (g: Gain): boolean =>
  (g.kind === 'clean' && g.n === 0) ||
  (g.kind === 'temple' && g.left === 0) ||
  (g.kind === 'forest' && g.missing !== null);

export function Gains({ p, seat, card, row }: { p: Props; seat: number; card: number; row: number }) {
  const w = words(p.lang);
  return (
    <ul class="tw-gains" aria-label={w.gains}>
      {rowGains(p.view, seat, card, row).map((gain, i) => (
        <li key={`${gain.kind}-${i}`} class={isVain(gain) ? 'vain' : ''}>
          <span class="tw-sr">{w.gain[gain.kind]}</span>
          <Value p={p} gain={gain} />
        </li>
      ))}
      <li>
        <Glyph id={`ec-${elementName(cardAt(card).color)}`} size={17} high={23} />
        <b>{w.discardIt}</b>
      </li>
    </ul>
  );
}
