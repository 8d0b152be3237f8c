/** Frida, the turtle crane. */
import { INK } from './hex.ts';
import { type ClanName, floorArt } from './pieces.ts';

export function crane(clan: ClanName = 'pterygotes'): string {
  const sk = 'var(--gn-turtle)',
    skd = 'var(--gn-turtle-dark)',
    sh = 'var(--gn-shell)',
    shl = 'var(--gn-shell-light)',
    wd = 'var(--gn-wood)';
  const O = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;
  return `<ellipse class="gn-ground" cx="4" cy="2" rx="52" ry="9" fill="var(--gn-shadow)" opacity=".26"/>
  <g ${O}>
   <path d="M-38 -14C-48 -14 -52 -9 -56 -6C-50 -4 -42 -5 -36 -8Z" fill="${sk}"/>
   <path d="M-33 -14C-37 -4 -37 0 -34 2H-20C-18 -2 -18 -8 -18 -14Z" fill="${skd}"/>
   <path d="M10 -14C10 -6 11 0 13 2H27C29 -3 27 -8 25 -14Z" fill="${skd}"/>
   <path d="M26 -18C34 -18 36 -26 38 -33C41 -43 60 -43 62 -30C63 -20 55 -15 48 -15C42 -10 34 -8 26 -9Z" fill="${sk}"/>
   <path d="M-22 -12C-26 -3 -25 2 -22 4H-8C-6 0 -7 -6 -7 -12Z" fill="${sk}"/>
   <path d="M18 -12C18 -4 19 2 22 4H36C38 0 36 -6 32 -13Z" fill="${sk}"/>
  </g>
  <circle cx="53" cy="-31" r="3.6" fill="var(--gn-white)" stroke="${INK}" stroke-width="1.5"/><circle cx="54" cy="-30.6" r="1.9" fill="${INK}"/><path d="M50.5 -36.4Q53.6 -38.6 57 -36.6" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M52 -21.4Q57.4 -20 60.6 -24" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linecap="round"/><ellipse cx="49.5" cy="-25" rx="3" ry="2" fill="var(--gn-cheek)" opacity=".75"/>
  <g ${O}>
   <path d="M-40 -13C-42 -48 -22 -56 -6 -56C14 -56 32 -44 33 -13C18 -6 -24 -6 -40 -13Z" fill="${sh}"/>
   <path d="M-40 -13C-41 -19 -40 -22 -39 -25C-20 -17 12 -17 31 -25C33 -20 33 -17 33 -13C18 -6 -24 -6 -40 -13Z" fill="${shl}"/>
  </g>
  <g fill="${shl}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"><path d="M-10 -48H3L10 -37L3 -27H-10L-17 -37Z"/><path d="M-20 -39L-15 -49C-24 -47 -30 -42 -33 -33L-27 -28Z"/><path d="M13 -39L8 -49C17 -47 23 -42 26 -33L20 -28Z"/></g>
  <path d="M-32 -18V-11M-20 -15V-9M-4 -13.6V-8M12 -15V-9M24 -18V-11" stroke="${INK}" stroke-width="1.4"/>
  <g ${O} stroke-width="2">
   <path d="M-24 -55L17 -55L14 -61H-21Z" fill="var(--gn-wood-dark)"/>
   <path d="M-10 -61L-7 -134H3L6 -61Z" fill="${wd}"/>
   <path d="M-9.5 -70L5.2 -82L-8.8 -94L4.4 -106L-8 -118L3.8 -128M5.4 -70L-9.2 -82L4.8 -94L-8.4 -106L4 -118L-7.6 -128" fill="none" stroke-width="1.4"/>
   <g transform="translate(0 -12)"><path d="M-46 -121L62 -131L63 -125L-45 -114Z" fill="${wd}"/>
   <path d="M-30 -117l8 -6l8 3M14 -122l10 -5l10 2l10 -5" fill="none" stroke-width="1.2"/>
   <path d="M-2 -123V-141M-2 -140L58 -129M-2 -140L-42 -119" fill="none" stroke-width="1.6"/>
   <path d="M-2 -142C6 -146 12 -138 20 -142L18 -133C10 -130 6 -137 -2 -134Z" fill="var(--gn-flag)"/>
  </g></g>
  <g transform="translate(0 -12)">
  <g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M-47 -114H-33L-34.500 -105Q-40 -101 -45.500 -105Z" fill="var(--gn-bucket)"/><path d="M-50 -115H-30V-110H-50Z" fill="var(--gn-bucket-rim)"/></g>
  <path d="M57 -126V-112" stroke="${INK}" stroke-width="1.6"/>
  <g transform="translate(57 -98) scale(.42)">${floorArt(clan, false, false)}</g><path d="M48 -106L57 -113L66 -106" fill="none" stroke="${INK}" stroke-width="1.4"/></g>
  <g stroke="${INK}" stroke-width="1.5"><path d="M-21 -61V-76H-27" fill="none"/><path d="M-32 -72H-23L-21.5 -61H-33.5Z" fill="var(--gn-lantern)"/><path d="M-33 -72Q-27.500 -79 -22 -72Z" fill="var(--gn-wood-dark)"/></g>`;
}

/** A stencil of her where she will go: the sheet makes it one. */
export const craneGhost = (): string => `<g class="gn-stencil">${crane()}</g>`;
