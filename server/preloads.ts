import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#kernel';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The language a browser asks for first; the client decides in the same way before somebody has chosen (`readSettings`). */
export function languageOf(acceptLanguage: string | undefined): Language {
  return acceptLanguage?.trim().toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Typefaces that every page is written in. */
const FONTS = ['style/fonts/source-sans.woff2', 'style/fonts/fraunces.woff2'];

/** What a page will ask for, so that it can be asked for at once and not one after the other. */
export class Preloads {
  readonly #chunks: Readonly<Record<string, Chunk>>;
  readonly #links = new Map<string, string>();

  /** The chunk that holds a source file. */
  readonly #holds = new Map<string, string>();
  /** What the page names itself is on its way: of a module that is named twice Firefox says that it does not load. */
  readonly #named: ReadonlySet<string>;

  constructor(folder: string) {
    const read = <T>(name: string): Readonly<Record<string, T>> => {
      const file = join(folder, '.vite', name);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {};
    };
    this.#chunks = read<Chunk>('manifest.json');
    const modules = read<readonly string[]>('modules.json');
    for (const [name, { file }] of Object.entries(this.#chunks))
      for (const module of modules[file] ?? []) this.#holds.set(module, name);
    const page = join(folder, 'index.html');
    const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
    this.#named = new Set([...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file ?? ''));
  }

  lobby(lang: Language): string {
    return this.#of(`lobby ${lang}`, lang, ['web/lobby/page.tsx']);
  }

  /** Shell, rules, sentences and board of this game. */
  table(game: string, lang: Language, waiting: boolean): string {
    const parts = ['rules/game.ts', `text/${lang}.ts`, 'board/index.tsx'];
    const room = waiting ? ['web/table/waiting.tsx'] : [];
    return this.#of(`${game} ${waiting} ${lang}`, lang, [
      'web/table/page.tsx',
      ...room,
      ...parts.map((part) => `games/${game}/${part}?lang=${lang}`),
    ]);
  }

  other(lang: Language): string {
    return this.#of(lang, lang, []);
  }

  #of(key: string, lang: Language, modules: readonly string[]): string {
    let links = this.#links.get(key);
    if (links === undefined) {
      links = this.#write([`web/text/${lang}.ts`, ...modules]);
      this.#links.set(key, links);
    }
    return links;
  }

  #write(modules: readonly string[]): string {
    const seen = new Set<string>();
    const files = new Set<string>();
    const follow = (name: string): void => {
      const chunk = this.#chunks[name];
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      for (const next of chunk.imports ?? []) follow(next);
      for (const css of chunk.css ?? []) files.add(css);
      files.add(chunk.file);
    };
    for (const module of modules) follow(this.#holds.get(module) ?? '');
    const fonts = FONTS.flatMap((name) => this.#chunks[name]?.file ?? []);
    return [
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...[...files]
        .filter((file) => !this.#named.has(file))
        .map((file) =>
          file.endsWith('.css')
            ? `<link rel="stylesheet" crossorigin href="/${file}">`
            : `<link rel="modulepreload" crossorigin href="/${file}">`,
        ),
    ].join('');
  }
}
