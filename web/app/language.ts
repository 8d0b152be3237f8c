import type { Language } from '#kernel';
import { change } from './settings.ts';

type Fetch = (lang: Language) => Promise<unknown>;

/** Whatever is on the page and has sentences of its own, with the way to them in another language. */
const speakers = new Set<Fetch>();

export function speaks(fetch: Fetch): void {
  speakers.add(fetch);
}

/** A page has one language; it changes without a reload, as soon as all sentences on the page are there in the other one. */
export async function speak(lang: Language): Promise<void> {
  await Promise.all([...speakers].map((fetch) => fetch(lang)));
  change({ lang });
}
