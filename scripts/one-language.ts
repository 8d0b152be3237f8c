/**
 * The client's games by language: a module asked for with `?lang=de` is built without its English, and so is whatever of
 * its game it imports. Sentences stand in pairs, `{ de: …, en: … }` or `lang === 'de' ? … : …`; of each pair one half is left.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAst } from 'vite';
import { LANGUAGES, type Language } from '../kernel/text.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ASKED = /\?lang=(de|en)$/;
const WHOLE_GAME = '\0whole-game';
const GAME_FILE = /\/games\/[\w-]+\/(?!versions\/)[^?]*\.(?:tsx?|json)$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (x: unknown): x is Node & Record<string, unknown> =>
  x !== null && typeof x === 'object' && typeof (x as Node).type === 'string';

const keyOf = (property: unknown): unknown => {
  if (!isNode(property) || property.type !== 'Property' || property.computed === true || !isNode(property.key))
    return null;
  return property.key.type === 'Identifier' ? property.key.name : property.key.value;
};

/** The half to keep of a pair, null for anything else. */
function kept(node: Node & Record<string, unknown>, lang: Language): { from: Node; pair: 'object' | 'choice' } | null {
  if (node.type === 'ObjectExpression') {
    const properties = node.properties as readonly Node[];
    const keys = properties.map(keyOf);
    const pair = keys.length === LANGUAGES.length && LANGUAGES.every((l) => keys.includes(l));
    return pair ? { from: properties[keys.indexOf(lang)] as Node, pair: 'object' } : null;
  }
  if (node.type !== 'ConditionalExpression' || !isNode(node.test) || node.test.type !== 'BinaryExpression') return null;
  const { operator, right } = node.test;
  const asked = isNode(right) && operator === '===' ? LANGUAGES.find((l) => l === right.value) : undefined;
  if (asked === undefined) return null;
  return { from: (asked === lang ? node.consequent : node.alternate) as Node, pair: 'choice' };
}

/** JavaScript with one half of every pair. */
export function inOneLanguage(code: string, lang: Language): string {
  const write = (node: unknown): string => {
    if (!isNode(node)) return '';
    const half = kept(node, lang);
    if (half !== null) return half.pair === 'object' ? `{ ${write(half.from)} }` : `(${write(half.from)})`;
    let out = '';
    let at = node.start;
    const inside = Object.values(node)
      .flat()
      .filter(isNode)
      .sort((a, b) => a.start - b.start);
    for (const part of inside) {
      // A shorthand `{ de }` names the same place twice.
      if (part.start < at) continue;
      out += code.slice(at, part.start) + write(part);
      at = part.end;
    }
    return out + code.slice(at, node.end);
  };
  const program = parseAst(code) as unknown as Node;
  return code.slice(0, program.start) + write(program) + code.slice(program.end);
}

/** Where an entry comes from is for whoever reads the data, and nobody's browser needs it. */
const isOrigin = ([key, value]: readonly [string, unknown]): boolean =>
  key === 'provenance' ? typeof value === 'string' : /provenance/i.test(key);

/** Data with one of two names everywhere, and without the words on where it comes from. */
export function dataInOneLanguage(data: unknown, lang: Language): unknown {
  if (Array.isArray(data)) return data.map((d) => dataInOneLanguage(d, lang));
  if (data === null || typeof data !== 'object') return data;
  const entries = Object.entries(data);
  const pair = entries.length === LANGUAGES.length && LANGUAGES.every((l) => l in data);
  return Object.fromEntries(
    entries
      .filter((entry) => !isOrigin(entry) && (!pair || entry[0] === lang))
      .map(([k, v]) => [k, dataInOneLanguage(v, lang)]),
  );
}

const langOf = (id: string | undefined): Language | undefined => ASKED.exec(id ?? '')?.[1] as Language | undefined;

export const oneLanguage = (): Plugin[] => [
  {
    name: 'one-language',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      // Whole games are the server's; the client takes their parts (web/app/game-parts.ts).
      if (importer?.endsWith('/games/index.ts') && source.endsWith('/index.ts')) return WHOLE_GAME;
      const lang = langOf(importer);
      if (lang === undefined || langOf(source) !== undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null || found.external || !GAME_FILE.test(found.id)) return found;
      return { ...found, id: `${found.id}?lang=${lang}` };
    },
    load(id) {
      if (id === WHOLE_GAME) return 'export {};';
      const lang = langOf(id);
      if (lang === undefined || !id.includes('.json?')) return null;
      const data: unknown = JSON.parse(readFileSync(id.replace(ASKED, ''), 'utf8'));
      return { code: `export default ${JSON.stringify(dataInOneLanguage(data, lang))}`, moduleType: 'js' };
    },
  },
  {
    name: 'one-language:cut',
    enforce: 'post',
    apply: 'build',
    /** Which file holds what, for scripts/size.ts. */
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.moduleIds.map((id) => id.replace(ROOT, ''))] as const] : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
    transform(code, id) {
      const lang = langOf(id);
      // Files of a game do nothing by being imported: what nobody reads any more may go.
      return lang === undefined ? null : { code: inOneLanguage(code, lang), map: null, moduleSideEffects: false };
    },
  },
];
