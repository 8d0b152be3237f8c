/** Pieces of a tribe and what lies in their way. */
import { ELEMENT, type ElementName, elementSign } from './elements.ts';
import { CREAM, INK } from './ink.ts';
import { TRIBE, type TribeName } from './tribes.ts';

/** The windrider: falcon-shaped sail, hanging figure, scarf. */
export function rider(t: TribeName, shadow = true): string {
  const c = TRIBE[t];
  return `<g class="tw-rider" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">${!shadow ? '' : `<ellipse cx="1" cy="18" rx="11" ry="3.6" fill="var(--tw-shadow)" opacity=".3" stroke="none"/>`}
 <path d="M-4 4L-15 -8M4 4L15 -8M-2 2L-6 -10M2 2L6 -10" fill="none" stroke-width="1"/>
 <path d="M3 4Q10 3 15 8Q10 10 4 8Z" fill="${c.l}" stroke-width="1.2"/>
 <path d="M-2.4 14L-3 18.6M2.6 14L3.6 18.4" fill="none" stroke-width="3.6"/><path d="M-2.4 14L-3 18.6M2.6 14L3.6 18.4" fill="none" stroke="var(--tw-boots)" stroke-width="1.5"/>
 <path d="M-4 6L-9 -1M4 6L9 -1" fill="none" stroke-width="3.8"/><path d="M-4 6L-9 -1M4 6L9 -1" fill="none" stroke="${c.c}" stroke-width="1.8"/>
 <path d="M-3.6 5Q-4.4 9 -6.4 14.6Q0 17.4 6.4 14.6Q4.4 9 3.6 5Q0 3 -3.6 5Z" fill="${c.c}" stroke-width="1.4"/><path d="M-4.6 10.4Q0 12 4.6 10.4" fill="none" stroke="${c.l}" stroke-width="1.3"/>
 <circle cy="1" r="4.6" fill="var(--tw-skin-1)" stroke-width="1.4"/><path d="M-4.7 .8Q-5 -4.8 0 -4.6Q5 -4.8 4.7 .8Q3.4 -2.2 0 -2.2Q-3.4 -2.2 -4.7 .8Z" fill="var(--tw-hair-1)" stroke-width="1"/><path d="M-4.3 -1.2Q0 -3 4.3 -1.2" fill="none" stroke="var(--tw-gold)" stroke-width="1.3"/><circle cx="-1.5" cy="1.6" r=".65" fill="var(--tw-edge)" stroke="none"/><circle cx="1.9" cy="1.6" r=".65" fill="var(--tw-edge)" stroke="none"/>
 <path d="M-25 -4C-20 -19 -8 -23 0 -18.6C8 -23 20 -19 25 -4C17 -10.4 9 -11.6 0 -9C-9 -11.6 -17 -10.4 -25 -4Z" fill="var(--tw-cream)" stroke-width="1.8"/>
 <path d="M-25 -4C-22.4 -11.6 -18.2 -16.6 -13.4 -19L-10.6 -10.4C-16 -10.2 -21 -7.4 -25 -4ZM25 -4C22.4 -11.6 18.2 -16.6 13.4 -19L10.6 -10.4C16 -10.2 21 -7.4 25 -4Z" fill="${c.c}" stroke-width="1.2"/>
 <path d="M0 -18.6V-9M-6.6 -20.2L-5.4 -10.2M6.6 -20.2L5.4 -10.2" fill="none" stroke-width=".9"/></g>`;
}

export function temple(el: ElementName, s = 1, ghost = false, roof: string = ELEMENT[el].c): string {
  const c = ELEMENT[el];
  return `<g transform="scale(${s})" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round" ${ghost ? 'opacity=".3"' : ''}><ellipse cx="1" cy="21" rx="22" ry="4.4" fill="var(--tw-shadow)" opacity=".28" stroke="none"/><path d="M-20 20L-17 14H17L20 20Z" fill="var(--tw-stone-d)"/><path d="M-14 14V-3H14V14Z" fill="var(--tw-stone)"/><path d="M-10 14V-2M10 14V-2" stroke="var(--tw-pillar)" stroke-width="2.6"/><path d="M-23 -2C-14 -5 -6 -12 0 -22C6 -12 14 -5 23 -2C14 1.4 -14 1.4 -23 -2Z" fill="${roof}"/><circle cy="-24" r="2.4" fill="var(--tw-gold)" stroke-width="1.3"/><circle cy="6.4" r="7.6" fill="${CREAM}" stroke-width="1.3"/><g transform="translate(0 6.4) scale(.52)" stroke-width="1.6">${elementSign(el, c.c, c.d)}</g></g>`;
}

export function treehouse(t: TribeName, s = 1): string {
  const c = TRIBE[t];
  return `<g transform="scale(${s})" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><ellipse cx="2" cy="42" rx="28" ry="6" fill="var(--tw-shadow)" opacity=".28" stroke="none"/><path d="M-9 12C-8 24 -11 34 -18 42C-8 40 -4 42 0 42C5 42 9 40 19 42C11 34 8 24 9 12Z" fill="var(--tw-trunk)"/><path d="M-3 18C-3 26 -4 32 -7 37M4 18C4 25 5 31 8 36" fill="none" stroke="var(--tw-bark)" stroke-width="1.4"/>
 <path d="M-31 10H31L27 17H-27Z" fill="var(--tw-wood-1)"/><path d="M-20 10V17M-8 10V17M6 10V17M19 10V17" stroke-width="1" fill="none"/><path d="M-19 10L-22 -12H22L19 10Z" fill="var(--tw-wall)"/><path d="M-5 10V-3Q0 -8 5 -3V10Z" fill="var(--tw-door)"/><circle cx="-12.6" cy="-1" r="4" class="tw-win"/><circle cx="12.6" cy="-1" r="4" class="tw-win"/><path d="M-12.6 -5V3M12.6 -5V3" stroke-width="1"/>
 <path d="M-34 -9C-20 -14 -7 -28 0 -46C7 -28 20 -14 34 -9C20 -3 -20 -3 -34 -9Z" fill="${c.c}"/><path d="M-20 -12Q-8 -22 -3 -35M20 -12Q8 -22 3 -35M0 -8V-34" fill="none" stroke="${c.d}" stroke-width="1.5"/><path d="M-34 -9C-20 -3 20 -3 34 -9" fill="none"/><path d="M0 -46V-58" fill="none"/><path d="M0 -58L15 -54L0 -49.6Z" fill="var(--tw-cream)" stroke-width="1.4"/>
 <path d="M-26 17V30M-21 17V33M-26 21H-21M-26 26H-21" fill="none" stroke-width="1.3"/></g>`;
}

export function smog(s = 1): string {
  return `<g transform="scale(${s})" stroke="var(--tw-smog-edge)" stroke-width="1.8" stroke-linejoin="round"><ellipse cx="2" cy="20" rx="24" ry="7" fill="var(--tw-smog-shade)" opacity=".4" stroke="none"/><path d="M-25 8C-31 0 -25 -11 -16 -10C-14 -20 0 -23 7 -15C16 -19 26 -11 23 -2C29 4 26 15 16 15C10 21 -2 21 -7 16C-15 20 -24 16 -25 8Z" fill="var(--tw-smog)"/><path d="M-17 -3C-14 -9 -6 -9 -4 -3M5 -8C10 -11 16 -7 15 -2M-14 9C-9 13 -3 12 -1 7" fill="none" stroke="var(--tw-smog-l)" stroke-width="2" stroke-linecap="round"/><circle cx="8" cy="6" r="5" fill="var(--tw-acid)" stroke-width="1.4"/><circle cx="-8" cy="2" r="3.2" fill="var(--tw-acid)" stroke-width="1.2"/><circle cx="1" cy="-12" r="2.3" fill="var(--tw-acid)" stroke-width="1"/></g>`;
}
