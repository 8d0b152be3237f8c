import { signal } from '@preact/signals';
import type { Language } from '#kernel';
import { speaks } from './language.ts';
import { settings } from './settings.ts';

/** A part of the house that is fetched when somebody reads it, in the language of the page. */
export interface Loading<T> {
  /** Undefined while it is on its way. */
  readonly read: (key: string) => T | 'failed' | undefined;
  /** After a failure: the next reading tries again. */
  readonly forget: (key: string) => void;
}

export function loading<T>(what: string, load: (key: string, lang: Language) => Promise<T>): Loading<T> {
  const loaded = signal<Readonly<Record<string, T | 'failed'>>>({});
  const asked = new Map<string, { readonly key: string; readonly done: Promise<void> }>();
  const at = (key: string, lang: Language): string => `${key} ${lang}`;
  const ask = (key: string, lang: Language): Promise<void> => {
    const place = at(key, lang);
    const there = asked.get(place);
    if (there !== undefined) return there.done;
    const done = load(key, lang)
      .catch((e: unknown) => {
        console.warn(`${what} does not load`, place, e);
        return 'failed' as const;
      })
      .then((state) => {
        loaded.value = { ...loaded.value, [place]: state };
      });
    asked.set(place, { key, done });
    return done;
  };
  const forget = (key: string): void => {
    const place = at(key, settings.value.lang);
    asked.delete(place);
    const { [place]: _, ...rest } = loaded.value;
    loaded.value = rest;
  };
  // Whatever is on the page has to be there in the other language before the page changes to it.
  speaks((lang) => Promise.all([...asked.values()].map(({ key }) => ask(key, lang))));
  return {
    forget,
    read: (key) => {
      const { lang } = settings.value;
      void ask(key, lang);
      return loaded.value[at(key, lang)];
    },
  };
}
