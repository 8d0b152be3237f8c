/** Trees, firs, rocks, wells and gold, and the tiles of the roofs: defined once, used by every drawing on the page. */

const Tree = () => (
  <>
    <ellipse class="mc-gshadow" cx="3" cy="3.4" rx="11" ry="3.6" />
    <path class="mc-trunk" d="M-2.2 4V-8h4.4V4z" />
    <path
      class="mc-leaf"
      d="M-10 -7c-5-2-5.500-9-1-11c-1-6 5-10 10-7.500c5-2.500 11 1 10 7c5 2 4.500 9.500-.5 11.500c-2.500 4-7 3.500-8.500 1.500c-2.500 2.500-8 2.500-10-1.500z"
    />
    <path class="mc-leafhi" d="M-8 -17c.5-4 4-6 7-5M1 -14c2-2 5-2 6.500 0M-7 -10c2 1.600 4 1.600 5.500 0" />
  </>
);

const Fir = () => (
  <>
    <ellipse class="mc-gshadow" cx="3" cy="3" rx="9" ry="3" />
    <path class="mc-trunk" d="M-1.800 4v-6h3.600v6z" />
    <path
      class="mc-fir"
      d="M0 -30l6 9l-2.200 -.3l5 8.300l-2.600 -.3l5.300 9.800q-11.500 3.600 -23 0l5.300 -9.800l-2.600 .3l5 -8.300l-2.200 .3z"
    />
    <path class="mc-firhi" d="M-4.500 -7.500q2 1 4 .6M-3 -15.500q2 .8 3.400 .2M2.500 -4.800q2.500 .2 4.300 -.8" />
  </>
);

const Rock = () => (
  <>
    <ellipse class="mc-gshadow" cx="2.500" cy="3.600" rx="13" ry="3.600" />
    <path class="mc-stone" d="M-12 3c-1.500-5 1-10 5-13.500l8-2.500l7 5c3 3.500 4 7.500 3.500 11q-12 3-23.500 0z" />
    <path
      class="mc-stoneshade"
      d="M1 -13l7 5c3 3.500 4 7.500 3.500 11q-5 1.200-9.500 1.300c2-4 1.500-8-2.500-11.300z"
    />
    <path class="mc-stoneline" d="M1 -13l-1.500 6c4 3.300 4.500 7.300 2.500 11.300M-.5 -7l-7 2.500M-8 -1.500l3 1.500" />
  </>
);

const Well = () => (
  <>
    <ellipse class="mc-gshadow" cx="3" cy="11" rx="21" ry="8" />
    <path class="mc-wellwall" d="M-17 -1v9c0 12 34 12 34 0v-9z" />
    <path class="mc-stoneline" d="M-17 5q17 13 34 0M-9 5v5M-1 9v5M8 6.500v5M-13 10v3.400M4 14v3M13 9v4" />
    <ellipse class="mc-wellrim" cx="0" cy="-1" rx="17" ry="8.500" />
    <ellipse class="mc-wellwater" cx="0" cy="-.4" rx="12" ry="5.400" />
    <path class="mc-wellglint" d="M-7 -.6q3 -2 6 -1.600M1 2.200q3 .2 5 -1" />
    <path class="mc-wood" d="M-16.500 0v-19h3.600v19zM12.900 0v-19h3.600v19z" />
    <path class="mc-wellroof" d="M-22 -16l6 -9.500h32l6 9.500q-22 3.500-44 0z" />
    <path class="mc-stoneline" d="M-10 -14.800l2 -10.500M0 -14.400v-11M10 -14.800l-2 -10.500" />
  </>
);

const Gold = () => (
  <>
    <ellipse class="mc-gshadow" cx="3" cy="15" rx="25" ry="6" />
    <path class="mc-ore" d="M-25 14c-1-8 3-16 9-20l6-9l9 3l6-7l11 9c6 5 8 13 8 23q-25 6-49 1z" />
    <path class="mc-oreshade" d="M5 -19l11 9c6 5 8 13 8 23q-8 2-16 2.300c2-9 1-17-6-24.300z" />
    <path class="mc-vein" d="M-18 10l5-7l6 2l5-9l8 3l4-8l6 3M-4 13l4-6l8 1l5-6l6 2M-12 -5l4 -1" />
    <path
      class="mc-nug"
      d="M-9 4l4-2l3 3l-3 3.500l-4-1zM8 -1l4-2l3.500 2.500l-2.500 3.500l-4-.5zM-1 -8l3-2l3 2l-2 3l-3-.5z"
    />
    <path class="mc-spark" d="M17 -20v-7M13.500 -23.500h7M-20 -9v-5M-22.500 -11.500h5" />
  </>
);

/** Symbols by id; icons outside the board draw the shape itself, because they may stand on a page without it. */
export const LANDMARKS = {
  'mc-tree': { box: '-16 -30 32 36', Shape: Tree },
  'mc-fir': { box: '-12 -34 24 38', Shape: Fir },
  'mc-rock': { box: '-14 -16 28 22', Shape: Rock },
  'mc-well': { box: '-26 -28 52 52', Shape: Well },
  'mc-gold': { box: '-28 -26 56 50', Shape: Gold },
} as const;

/** Kind, direction of the courses, size, drawing: scalloped tiles, brick courses, sheet seams, lead rolls. */
const TILES: readonly (readonly [id: string, width: number, height: number, d: string])[] = [
  ['y-h', 8, 6, 'M0 1.500q4 5 8 0'],
  ['y-v', 6, 8, 'M1.500 0q5 4 0 8'],
  ['r-h', 10, 8, 'M0 .8h10M0 4.800h10M2.500 .8v4M7.500 4.800v4'],
  ['r-v', 8, 10, 'M.8 0v10M4.800 0v10M.8 2.500h4M4.800 7.500h4'],
  ['b-h', 6, 6, 'M0 3h6'],
  ['b-v', 6, 6, 'M3 0v6'],
  ['k-h', 5, 8, 'M2.500 0v8'],
  ['k-v', 8, 5, 'M0 2.500h8'],
];

export function Definitions() {
  return (
    <svg class="mc-defs" aria-hidden="true" width="0" height="0">
      <defs>
        {Object.entries(LANDMARKS).map(([id, { box, Shape }]) => (
          <symbol key={id} id={id} viewBox={box} overflow="visible">
            <Shape />
          </symbol>
        ))}
        {TILES.map(([id, width, height, d]) => (
          <pattern key={id} id={`mc-pt-${id}`} width={width} height={height} patternUnits="userSpaceOnUse">
            <path class="mc-tx" d={d} />
          </pattern>
        ))}
        <pattern id="mc-no" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="mc-nohatch" d="M0 4h8" />
        </pattern>
      </defs>
    </svg>
  );
}

/** A symbol placed by the middle of its upper edge. */
export function Use(props: { id: string; x: number; y: number; w: number; h: number; s: number; class?: string }) {
  const { id, x, y, w, h, s } = props;
  const round = (n: number) => Math.round(n * 10) / 10;
  return (
    <use
      href={`#mc-${id}`}
      x={round(x - (w / 2) * s)}
      y={round(y)}
      width={round(w * s)}
      height={round(h * s)}
      {...(props.class === undefined ? {} : { class: props.class })}
    />
  );
}
