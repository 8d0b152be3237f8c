import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.TAFELRUNDE_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  root: `${root}web`,
  publicDir: `${root}web/public`,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  /** The scan of dependencies before the development server does not read the line above. */
  optimizeDeps: { rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } } },
  /** Breakpoints are named once (web/style/media.css). */
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: `${root}dist/web`,
    emptyOutDir: true,
    target: 'es2023',
    /** Nothing as a data: address: the content security policy allows only our own files. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: true,
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
