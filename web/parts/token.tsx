/** A person is colour + pattern + initial, always together; where a game has emblems, they take the initial's place. */
import { Picture } from '../kit/art.tsx';

const PATTERNS: readonly { d: string; size: number; transform?: string }[] = [
  { d: 'M-2 6L6 -2M-2 14L14 -2M6 14L14 6', size: 12, transform: 'scale(.8)' },
  { d: '', size: 6.4 },
  { d: 'M0 6h12M6 0v12', size: 12, transform: 'rotate(45) scale(.55)' },
  { d: 'M0 4q3 -4 6 0t6 0M0 10q3 -4 6 0t6 0', size: 12, transform: 'scale(.7)' },
  { d: 'M0 2l6 5l6 -5M0 8l6 5l6 -5', size: 12, transform: 'scale(.7)' },
];

/** The patterns #seat0 … #seat4, once a page; bars and tokens are filled with them. */
export function SeatPatterns() {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true">
      <defs>
        {PATTERNS.map(({ d, size, transform }, i) => (
          <pattern
            key={d}
            id={`seat${i}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            {...(transform === undefined ? {} : { patternTransform: transform })}
          >
            {d === '' ? <circle cx="3.200" cy="3.200" r="1.300" class="sp-f" /> : <path d={d} class="sp" />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

export function initial(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
}

interface TokenProps {
  /** Null as long as nobody knows it: then without a pattern too. */
  readonly colour: number | null;
  readonly name: string;
  readonly initial?: string | undefined;
  readonly emblem?: string | undefined;
  readonly size?: '' | 'sm' | 'xs';
}

export function Token({ colour, name, initial: letter, emblem, size = '' }: TokenProps) {
  return (
    <svg class={`token ${size} seat-${colour ?? 'none'}`} viewBox="0 0 40 40" aria-hidden="true">
      <circle class="tk-s" cx="20" cy="21.500" r="17.500" />
      <circle class="tk" cx="20" cy="19.500" r="17.500" />
      {colour === null ? null : <circle cx="20" cy="19.500" r="17" fill={`url(#seat${colour})`} />}
      <circle class="tk-p" cx="20" cy="19.500" r="11.300" />
      {emblem === undefined ? (
        <text x="20" y="25" text-anchor="middle">
          {letter ?? initial(name)}
        </text>
      ) : (
        <Picture box="-11 -11 22 22" svg={emblem} x={10.5} y={10} width={19} height={19} />
      )}
    </svg>
  );
}
