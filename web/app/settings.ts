import { effect, signal } from '@preact/signals';
import type { Language } from '#kernel';

export type Theme = 'light' | 'dark' | 'system';
export type Speed = 0 | 1 | 2;
/** How fast what the others do is shown; `step` waits for a tap after each turn. */
export const PACES = ['slow', 'normal', 'fast', 'step'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly lang: Language;
  readonly theme: Theme;
  readonly confirmAtOnce: boolean;
  readonly speed: Speed;
  readonly pace: Pace;
  readonly plain: boolean;
  /** A soft sound when it becomes my turn. */
  readonly sound: boolean;
}

const KEY = 'tafelrunde:settings';

/** Settings as they were kept, field by field: whatever does not fit is the default. */
export function readSettings(kept: unknown, systemLang: string): Settings {
  const k = (kept !== null && typeof kept === 'object' ? kept : {}) as Record<string, unknown>;
  return {
    lang: k.lang === 'de' || k.lang === 'en' ? k.lang : systemLang.toLowerCase().startsWith('de') ? 'de' : 'en',
    theme: k.theme === 'light' || k.theme === 'dark' ? k.theme : 'system',
    confirmAtOnce: k.confirmAtOnce === true,
    speed: k.speed === 0 || k.speed === 2 ? k.speed : 1,
    pace: PACES.find((p) => p === k.pace) ?? 'normal',
    plain: k.plain === true,
    sound: k.sound === true,
  };
}

function load(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export const settings = signal<Settings>(readSettings(load(), navigator.language));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');
const dark = signal(systemDark.matches);
const still = signal(systemStill.matches);
systemDark.addEventListener('change', (e) => {
  dark.value = e.matches;
});
systemStill.addEventListener('change', (e) => {
  still.value = e.matches;
});

export function isDark(): boolean {
  const { theme } = settings.value;
  return theme === 'dark' || (theme === 'system' && dark.value);
}

/** Speed of motion: reduced motion switches it off. */
export function motionSpeed(): Speed {
  return still.value ? 0 : settings.value.speed;
}

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.motion = String(motionSpeed());
  root.lang = settings.value.lang;
});
