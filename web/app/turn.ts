import { settings } from './settings.ts';

let before = 0;
let sound: AudioContext | null = null;

/** Two soft notes; browsers allow them once somebody has touched the page. */
function ring(): void {
  try {
    sound ??= new AudioContext();
    const { currentTime: at, destination } = sound;
    for (const [i, pitch] of [523.25, 659.25].entries()) {
      const tone = sound.createOscillator();
      const level = sound.createGain();
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0, at + i * 0.16);
      level.gain.linearRampToValueAtTime(0.05, at + i * 0.16 + 0.03);
      level.gain.exponentialRampToValueAtTime(0.0001, at + i * 0.16 + 0.5);
      tone.connect(level).connect(destination);
      tone.start(at + i * 0.16);
      tone.stop(at + i * 0.16 + 0.55);
    }
  } catch {
    // A browser without sound still plays.
  }
}

/** How many tables wait for me: the icon of the tab says so, and a sound when it becomes one more. */
export function markTurn(tables: number): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', tables > 0 ? '/icon-turn.svg' : '/icon.svg');
  if (tables > before && settings.value.sound) ring();
  before = tables;
}
