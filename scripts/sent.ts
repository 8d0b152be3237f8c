/**
 * What a browser is sent for the first page and for a table; and that a table's files hold no brain, no other language and
 * no other game. Part of scripts/size.ts.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '#games';
import { LANGUAGES, type Language } from '#kernel';
import { Preloads } from '../server/preloads.ts';

const WEB = fileURLToPath(new URL('../dist/web/', import.meta.url));
/** All files of a first visit and of a table; with what goes along with each file they stay below 130 and 200 kB. */
const FIRST_LIMIT = 124_000;
const TABLE_LIMIT = 194_000;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((m) => m[1] as string).filter((f) => existsSync(WEB + f));
const sent = (file: string): number => statSync(existsSync(`${WEB}${file}.br`) ? `${WEB}${file}.br` : WEB + file).size;
const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((n, f) => n + sent(f), 0);

/** What does not belong into a file that is sent for a table of this game in this language. */
function strangers(modules: readonly string[], game: string, lang: Language): string[] {
  return modules.filter((m) => {
    const [, of, room, rest = ''] = /^games\/([\w-]+)\/([\w-]+)\/(.*)$/.exec(m) ?? [];
    if (of === undefined || room === undefined) return false;
    return of !== game || ['bot', 'lesson', 'handbook', 'versions'].includes(room) || !/\.css$|\?lang=/.test(rest)
      ? true
      : LANGUAGES.some((other) => other !== lang && rest.endsWith(`?lang=${other}`));
  });
}

/** Sentences of the other language, wherever they may have slipped in. */
async function spokenTwice(code: string, game: string, lang: Language): Promise<string[]> {
  const { module } = (await games.find((g) => g.meta.id === game)?.load()) ?? {};
  const said = (l: Language): string[] =>
    Object.values(module?.text[l].reasons ?? {}).flatMap(({ more, less }) => [more, less]);
  const others = LANGUAGES.filter((l) => l !== lang).flatMap(said);
  const here = new Set(said(lang));
  return others.filter((s) => !here.has(s) && /^[\w ,.:;()-]{20,}$/.test(s) && code.includes(s));
}

/** JavaScript of the first page. */
export function firstScripts(): string[] {
  const html = readFileSync(`${WEB}index.html`, 'utf8') + new Preloads(WEB).lobby('de');
  return [...new Set(filesIn(html))].filter((f) => f.endsWith('.js'));
}

/** What is too large or in the wrong place. */
export async function faultsOfFiles(): Promise<string[]> {
  const faults: string[] = [];
  const html = readFileSync(`${WEB}index.html`, 'utf8');
  const preloads = new Preloads(WEB);
  const held = JSON.parse(readFileSync(`${WEB}.vite/modules.json`, 'utf8')) as Record<string, readonly string[]>;
  const manifest = JSON.parse(readFileSync(`${WEB}.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
  const pictures = Object.entries(manifest)
    .filter(([name]) => /^lobby\/covers\/|fonts\/fraunces-large/.test(name))
    .map(([, { file }]) => file);
  for (const lang of LANGUAGES) {
    const first = [...new Set(filesIn(html + preloads.lobby(lang)))];
    const all = sum([...first, ...pictures]);
    console.log(`${kB(all)}  ${lang}  a first visit; at most ${FIRST_LIMIT / 1000} kB`);
    if (all > FIRST_LIMIT) faults.push(`a first visit is ${kB(all)}`);
    for (const { meta } of games) {
      const files = filesIn(html + preloads.table(meta.id, lang, false));
      const size = sum(files);
      console.log(`${kB(size)}  ${lang}  ${meta.id}; at most ${TABLE_LIMIT / 1000} kB`);
      if (size > TABLE_LIMIT) faults.push(`a table of ${meta.id} is ${kB(size)}`);
      const mine = files.filter((f) => (held[f] ?? []).some((m) => m.startsWith(`games/${meta.id}/rules/`)));
      if (mine.length === 0) faults.push(`the page of ${meta.id} does not name its rules`);
      for (const file of files) {
        const wrong = strangers(held[file] ?? [], meta.id, lang).filter((m) => !/\/meta\.ts$/.test(m));
        if (wrong.length > 0) faults.push(`${file}, sent for ${meta.id} in ${lang}, holds ${wrong.join(', ')}`);
      }
      for (const file of files)
        if (held[file]?.includes('web/lobby/page.tsx')) faults.push(`${file}, sent for ${meta.id}, is the lobby's`);
      for (const file of mine)
        for (const s of await spokenTwice(readFileSync(WEB + file, 'utf8'), meta.id, lang))
          faults.push(`${file}, sent for ${meta.id} in ${lang}, says “${s}”`);
    }
  }
  return faults;
}
