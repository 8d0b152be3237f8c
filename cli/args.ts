import { Problem } from './problem.ts';

/** 'flag' stands alone; the others take a value. */
export type ArgKind = 'flag' | 'text' | 'count';
export type ArgSpec = Readonly<Record<string, ArgKind>>;

export interface Args {
  readonly words: readonly string[];
  flag(name: string): boolean;
  text(name: string): string | undefined;
  count(name: string): number | undefined;
}

/** Reads `word --name value --name=value --flag`; everything that is not asked for is refused. */
export function readArgs(argv: readonly string[], spec: ArgSpec, mostWords: number): Args {
  const words: string[] = [];
  const values = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] as string;
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const [name = '', inline] = split(arg.slice(2));
    const kind = Object.hasOwn(spec, name) ? spec[name] : undefined;
    if (kind === undefined) throw new Problem(`unknown option --${name}`);
    if (kind === 'flag') {
      if (inline !== undefined) throw new Problem(`--${name} takes no value`);
      values.set(name, '');
      continue;
    }
    const value = inline ?? argv[++i];
    if (value === undefined || (inline === undefined && value.startsWith('--')))
      throw new Problem(`--${name} needs a value`);
    if (kind === 'count') readCount(name, value);
    values.set(name, value);
  }
  if (words.length > mostWords) throw new Problem(`unexpected '${words[mostWords]}'`);
  return {
    words,
    flag: (name) => values.has(name),
    text: (name) => values.get(name),
    count: (name) => {
      const value = values.get(name);
      return value === undefined ? undefined : readCount(name, value);
    },
  };
}

function split(arg: string): [string, string | undefined] {
  const at = arg.indexOf('=');
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)];
}

const LARGEST = 1_000_000_000;

function readCount(name: string, value: string): number {
  const n = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(n <= LARGEST)) throw new Problem(`--${name} must be a whole number, not '${value}'`);
  return n;
}
