/**
 * The ground under every command: a Node that is new enough and the installed dependencies.
 * Plain JavaScript without dependencies, for any Node from 18 on: it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const RUNTIME = join(ROOT, '.runtime');
/** Type stripping without a flag and node:sqlite. */
const OLDEST_NODE = [22, 18];
/** Older ones do not run on the Node we want. */
const OLDEST_NPM = 10;
const PRIVATE_NPM = 'npm@11';
const WINDOWS = process.platform === 'win32';

/** All messages go to stderr: stdout belongs to the command. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

class Stop extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** Packages of the npm registry that carry a Node binary and nothing else, best first. */
function nodePackages() {
  const platform = WINDOWS ? 'win' : process.platform;
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
  return ['24', '26', '22'].flatMap((major) => names.map((name) => ({ name, wanted: `${name}@${major}` })));
}

function privateNode(name) {
  return join(RUNTIME, 'node_modules', name, 'bin', WINDOWS ? 'node.exe' : 'node');
}

function versionOf(binary) {
  if (!existsSync(binary)) return null;
  const run = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return run.status === 0 ? run.stdout.trim() : null;
}

/** The Node to run everything with: the one that runs now, or a private one from the npm registry. */
function findNode() {
  if (isNewEnough(process.version)) return { node: process.execPath, version: process.version };
  const known = () => {
    for (const { name } of nodePackages()) {
      const version = versionOf(privateNode(name));
      if (version !== null && isNewEnough(version)) return { node: privateNode(name), version };
    }
    return null;
  };
  const there = known();
  if (there !== null) return there;
  say(`Node ${process.version} is too old (needed: ${OLDEST_NODE.join('.')} or newer); fetching a private one once …`);
  for (const { wanted } of nodePackages()) {
    fetchPrivate(process.execPath, [wanted]);
    const fetched = known();
    if (fetched !== null) return fetched;
  }
  throw new Stop(
    `Could not fetch Node for ${process.platform}-${process.arch} from the npm registry.\n` +
      `Install Node ${OLDEST_NODE.join('.')} or newer (https://nodejs.org) and try again.`,
  );
}

function fetchPrivate(node, packages) {
  mkdirSync(RUNTIME, { recursive: true });
  const own = join(RUNTIME, 'package.json');
  if (!existsSync(own)) writeFileSync(own, '{"private":true}\n');
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  return runNpm(node, systemNpm(), ['install', '--prefix', RUNTIME, ...flags, ...packages], { quiet: true });
}

/** npm's own program, so that it can be run by any Node; null when only the word `npm` is left to try. */
function systemNpm() {
  const bin = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  return places.find((p) => p !== undefined && /npm-cli\.c?js$/.test(p) && existsSync(p)) ?? null;
}

function runNpm(node, npm, args, { quiet = false, cwd = ROOT } = {}) {
  const options = { cwd, env: environment(node), encoding: 'utf8', stdio: quiet ? 'pipe' : ['ignore', 2, 2] };
  const run =
    npm === null
      ? spawnSync(WINDOWS ? 'npm.cmd' : 'npm', args, { ...options, shell: WINDOWS })
      : spawnSync(node, [npm, ...args], options);
  if (run.signal !== null) process.exit(130);
  return { ok: run.status === 0, stdout: run.stdout ?? '' };
}

/** An npm that installs the lock file completely, fetched like the Node when the system's is too old. */
function findNpm(node) {
  const system = systemNpm();
  const version = runNpm(node, system, ['--version'], { quiet: true }).stdout.trim();
  if (Number(version.split('.')[0]) >= OLDEST_NPM) return system;
  const own = join(RUNTIME, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (!existsSync(own)) {
    say(`npm ${version || 'is missing or'} is too old (needed: ${OLDEST_NPM} or newer); fetching a private one once …`);
    fetchPrivate(node, [...installedRuntimes(), PRIVATE_NPM]);
  }
  return existsSync(own) ? own : system;
}

/** Named again when npm is added, because installing prunes what is not named. */
function installedRuntimes() {
  return [...new Set(nodePackages().map((p) => p.name))]
    .map((name) => ({ name, version: versionOf(privateNode(name)) }))
    .filter((p) => p.version !== null)
    .map((p) => `${p.name}@${p.version.slice(1)}`);
}

/** The chosen Node comes first on PATH, for npm, for scripts and for tests that start programs. */
function environment(node) {
  const path = [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? process.env.Path ?? ''];
  const env = { ...process.env };
  delete env.Path;
  return { ...env, PATH: path.join(delimiter) };
}

/** Installs a folder's dependencies exactly as locked; does nothing when lock and Node are those of the last time. */
function install(node, version, folder = ROOT) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${version}\n`;
  const stampFile = join(folder, 'node_modules', '.tafelrunde-stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('Installing dependencies …');
  const began = Date.now();
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!runNpm(node, findNpm(node), args, { cwd: folder }).ok)
    throw new Stop('The dependencies could not be installed: see the messages of npm above.');
  writeFileSync(stampFile, stamp);
  say(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Quiet about features that are only called experimental in the oldest Node versions we run on. */
const QUIET = '--disable-warning=ExperimentalWarning';

/** Something that has to be done before the program itself. */
function runBefore(node, file) {
  const step = spawnSync(node, [QUIET, join(ROOT, file)], { stdio: 'inherit', env: environment(node) });
  if (step.status !== 0) throw new Stop(`${file} failed`, step.status ?? 130);
}

/** Runs a program of the project to its end and takes over its exit code. Ctrl-C reaches it and is its own business. */
function run(node, file, args) {
  const child = spawn(node, [QUIET, join(ROOT, file), ...args], { stdio: 'inherit', env: environment(node) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      // A terminal sends SIGINT to the whole group; sent by hand, it only arrives here.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  child.on('error', (error) => {
    say(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** Node, dependencies, what comes before, then the program. */
export function runProgram(file, args, { folders = [], before = [] } = {}) {
  try {
    const { node, version } = findNode();
    install(node, version);
    for (const folder of folders) install(node, version, join(ROOT, folder));
    for (const step of before) runBefore(node, step);
    run(node, file, args);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    process.exit(error.code);
  }
}
