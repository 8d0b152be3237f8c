/** Programs the tests need beside Node: browsers, and PostgreSQL for the second store. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const BROWSER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(names: readonly string[]): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  return null;
}

export function findBrowser(): string | null {
  const given = process.env.CHROME_PATH;
  if (given !== undefined && existsSync(given)) return given;
  return onPath(BROWSERS) ?? BROWSER_PLACES.find((p) => existsSync(p)) ?? null;
}

/** Folder with initdb and postgres. Debian keeps them off the PATH. */
function findPostgres(): string | null {
  const initdb =
    onPath(['initdb']) ?? globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1) ?? onPath(['initdb.exe']);
  return initdb === null ? null : join(initdb, '..');
}

/** Debian and its children, as root: there the missing programs can be installed without asking. */
function canInstall(): boolean {
  if (process.getuid?.() !== 0 || onPath(['apt-get']) === null) return false;
  return existsSync('/etc/debian_version') && readFileSync('/etc/debian_version', 'utf8') !== '';
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** By the names of Debian's packages: where the program is, and what to say if there is none. */
const TOOLS = {
  chromium: {
    find: findBrowser,
    say: 'No browser found: install Chromium or Google Chrome, or set CHROME_PATH to one.',
  },
  postgresql: {
    find: findPostgres,
    say: 'No PostgreSQL found: install its server programs (initdb, postgres), or put them on the PATH.',
  },
  'firefox-esr': { find: () => onPath(['firefox-esr', 'firefox']), say: 'No Firefox found: install it.' },
  'webkit2gtk-driver': {
    find: () => onPath(['WebKitWebDriver']),
    say: 'No WebKitWebDriver found: install WebKitGTK’s driver.',
  },
  xvfb: { find: () => onPath(['Xvfb']), say: 'No Xvfb found: install it.' },
} as const;
type Tool = keyof typeof TOOLS;

/** Where a program is, once it was ensured. */
export function pathOf(tool: Tool): string {
  return TOOLS[tool].find() ?? tool;
}

/** Installs what is missing where that is possible; returns one line for everything that still is. */
export function ensureTools(tools: readonly Tool[]): string[] {
  const missing = (): Tool[] => tools.filter((tool) => TOOLS[tool].find() === null);
  const wanted = missing();
  if (wanted.length > 0 && canInstall()) {
    console.log(`installing ${wanted.join(' and ')} …`);
    const install = ['install', '-y', '--no-install-recommends', ...wanted];
    if (!apt(...install)) {
      apt('update');
      apt(...install);
    }
  }
  return missing().map((tool) => TOOLS[tool].say);
}
