/**
 * Completes package-lock.json with the optional packages of other platforms. npm leaves them out when the registry at
 * hand does not carry them, and `npm ci` then refuses the lock file everywhere. Run it after every change of
 * dependencies: node scripts/lock.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPU = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** '@rolldown/binding-linux-arm64-musl' says where it belongs. */
function platform(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const os = OS.filter((x) => words.includes(x));
  const cpu = CPU.filter((x) => words.includes(x));
  if (cpu.length === 0) throw new Error(`no platform in the name of ${name}`);
  const abi = words.at(-1) ?? '';
  const libc = os[0] !== 'linux' ? [] : abi.startsWith('musl') ? ['musl'] : abi.startsWith('gnu') ? ['glibc'] : [];
  return { cpu, ...(os.length > 0 ? { os } : {}), ...(libc.length > 0 ? { libc } : {}) };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
for (const [path, entry] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const there = [`node_modules/${name}`, `${path}/node_modules/${name}`];
    if (there.some((p) => p in lock.packages)) continue;
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name} is not pinned: ${version}`);
    console.log(`added ${name}@${version}`);
    const dev = entry.dev === true ? { dev: true } : {};
    lock.packages[`node_modules/${name}`] = { version, ...dev, optional: true, ...platform(name) };
  }
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
