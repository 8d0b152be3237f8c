import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { oneLanguage } from './scripts/one-language.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.TAFELRUNDE_SERVER ?? 'http://localhost:8080';

/** What package.json promises, as the build names it. The library of those browsers is that of ES2024 (tsconfig.json). */
const browsers = manifest.browserslist.map((line) => line.replace(' >= ', ''));

/**
 * A page is a handful of files, not fifty: what is needed together comes together. A game's file holds its rules and its board;
 * its sentences are apart by language, brains, handbook and course come when somebody asks for them (scripts/size.ts checks it).
 */
const FILES = [
  {
    name: 'house',
    priority: 3,
    test: /node_modules\/(?:preact|@preact)\/|\/web\/(?:main|app)\.tsx$|\/web\/app\/(?!passkey|live)|\/web\/parts\/(?:boundary|cover|dialog|header|icon|later|person|popover|presence|toast|token)\.tsx$|\/web\/text\/(?:index|numbers|time|bots|guest)\.ts$|\/bots\/names\.ts$|\/kernel\/hash\.ts$|\/games\/(?:index|frozen)\.ts$|\/games\/[\w-]+\/meta\.ts$|vite\/preload-helper/,
  },
  {
    name: 'learn',
    priority: 4,
    includeDependenciesRecursively: false,
    test: /\/kernel\/(?:course|lesson|handbook)\.ts$/,
  },
  { name: 'lobby', priority: 2, test: /\/web\/lobby\/(?:page|cards|first|sentences|history|open-file)\.tsx?$/ },
  {
    name: 'table',
    priority: 2,
    test: /\/web\/(?:table\/(?!waiting|seat-wishes|end|rematch|solo-|seal|replay-page|reel|stops|transport|fork|hint-panel|hint-marks|hint-places|hint-lines|pencil|made-of|key-list|answers-here|plain(?!-touch)|options|seats|tabs)|kit\/(?!roving))/,
  },
  {
    name: (id: string): string | null => {
      const [, game, lang] = /\/games\/([\w-]+)\/(?:rules|data|board|text(?!\/rulings))\/.*\?lang=(..)$/.exec(id) ?? [];
      return game === undefined ? null : `${game}.${lang}`;
    },
    debugName: 'game',
    priority: 1,
  },
  {
    name: (id: string): string | null => /\/games\/([\w-]+)\/board\/.*\.css$/.exec(id)?.[1] ?? null,
    debugName: 'look of a game',
    priority: 2,
  },
];

export default defineConfig({
  root: `${root}web`,
  publicDir: `${root}web/public`,
  plugins: [oneLanguage()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  /** The scan of dependencies before the development server does not read the line above. */
  optimizeDeps: { rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } } },
  /** Breakpoints are named once (web/style/media.css). */
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: `${root}dist/web`,
    emptyOutDir: true,
    target: browsers,
    /** Nothing as a data: address: the content security policy allows only our own files. */
    assetsInlineLimit: 0,
    /** The house is there before anything else: named again, Firefox says that it does not load. */
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, deps) => deps.filter((dep) => !dep.includes('/house-')),
    },
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: FILES } },
      /** The kernel does nothing by being imported: its door does not bring everything behind it. */
      treeshake: { moduleSideEffects: [{ test: /\/kernel\/\w+\.ts$/, sideEffects: false }] },
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
