/** Everything whoever runs the server can set, in one list: where it may stand, what it means, what holds where nothing is said. */
import { existsSync, readFileSync } from 'node:fs';
import { type Limits, readLimits } from './limits.ts';
import { StartProblem } from './store/start-problem.ts';

/** Reads what was written; undefined where it cannot be used. */
type Read<T> = (text: string) => T | undefined;

export interface Setting<T = unknown> {
  readonly about: string;
  /** How it is written, for the sentence about a wrong one. */
  readonly form: string;
  readonly read: Read<T>;
  readonly otherwise: T;
  /** What holds where nothing is said, in words; the value itself where it says enough. */
  readonly usual?: string;
  /** Never printed, and may stand in a file of its own that NAME_FILE names. */
  readonly secret?: true;
}

const setting = <T>(it: Setting<T>): Setting<T> => it;

const number =
  (most: number): Read<number> =>
  (text) =>
    /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
const yes: Read<boolean> = (text) => (text === '1' ? true : text === '0' ? false : undefined);
const some: Read<string | undefined> = (text) => text;

function origins(text: string): readonly string[] | undefined {
  const all = text.split(',').map((o) => o.trim());
  return all.every((o) => URL.canParse(o) && new URL(o).origin === o) ? all : undefined;
}

const PORTS = 65_535;
const DAY = 86_400;
const WORD = '1 or 0';

export const SETTINGS = {
  PORT: setting({
    about: 'Port at which the house is open; 0 takes any free one',
    form: `a number up to ${PORTS}`,
    read: number(PORTS),
    otherwise: 8080,
  }),
  HOST: setting({
    about: 'Address of this machine to listen at',
    form: 'an address or a name',
    read: some,
    otherwise: undefined,
    usual: 'all of them',
  }),
  DATA: setting({ about: 'Folder of the embedded database', form: 'a folder', read: (t) => t, otherwise: './data' }),
  DATABASE_URL: setting({
    about: 'PostgreSQL instead of the embedded database; several processes may share it',
    form: 'postgres://name:password@host/database',
    read: (text) => (/^postgres(?:ql)?:\/\//.test(text) ? text : undefined),
    otherwise: undefined,
    usual: 'the embedded database',
    secret: true,
  }),
  TAFELRUNDE_ORIGINS: setting<readonly string[]>({
    about: 'Other sites whose pages may use this server, with commas between them',
    form: 'https://example.org,https://other.example',
    read: origins,
    otherwise: [],
    usual: 'none',
  }),
  TAFELRUNDE_PROXY: setting({
    about: 'A proxy stands in front and says where requests come from (X-Forwarded-For, -Proto)',
    form: WORD,
    read: yes,
    otherwise: false,
  }),
  TAFELRUNDE_IMPRINT: setting({
    about: 'Who runs this server, as the page about it says',
    form: 'a line of text',
    read: some,
    otherwise: undefined,
    usual: 'nothing',
  }),
  TAFELRUNDE_BOT_DELAY: setting({
    about: 'Milliseconds between two turns of bots, so that people can follow',
    form: `a number up to ${PORTS}`,
    read: number(PORTS),
    otherwise: 500,
  }),
  TAFELRUNDE_PATIENCE: setting({
    about: 'Seconds until somebody who is gone no longer holds the others up',
    form: `a number up to ${DAY}`,
    read: number(DAY),
    otherwise: 300,
  }),
  TAFELRUNDE_DRAIN: setting({
    about: 'Seconds over which a server that is asked to end (SIGTERM) sends people elsewhere before it does',
    form: 'a number up to 600',
    read: number(600),
    otherwise: 0,
  }),
  TAFELRUNDE_LIMITS: setting<Partial<Limits>>({
    about: 'Measures for guests and networks that are other than the usual ones (`server/limits.ts`)',
    form: 'newPerMinute=100,sockets=2000',
    read: (text) => readLimits(text) ?? undefined,
    otherwise: {},
    usual: 'the usual ones',
  }),
  TAFELRUNDE_ACCEPT_LOSS: setting({
    about: 'Opens the embedded database although something in it is missing or damaged; for one start',
    form: WORD,
    read: yes,
    otherwise: false,
  }),
} as const;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

type Value<N extends SettingName> = (typeof SETTINGS)[N] extends Setting<infer T> ? T : never;

/** The file that settings may stand in, one `NAME=value` a line. */
const FILE_NAME = 'TAFELRUNDE_CONFIG';
const OURS = /^TAFELRUNDE_/;
/** For commands that speak with a server. */
const OF_COMMANDS = new Set([FILE_NAME, 'TAFELRUNDE_URL', 'TAFELRUNDE_SERVER']);

/** What was said, and where. */
interface Said {
  readonly text: string;
  readonly from: string;
}

export class Settings {
  readonly #said: ReadonlyMap<SettingName, Said>;

  private constructor(said: ReadonlyMap<SettingName, Said>) {
    this.#said = said;
  }

  /** All that environment and file say; throws a sentence about the first thing that is unknown or wrong. */
  static from(env: NodeJS.ProcessEnv): Settings {
    const said = new Map<SettingName, Said>();
    const file = env[FILE_NAME] || null;
    if (file !== null) for (const [name, text] of linesOf(file)) note(said, name, text, file);
    for (const [name, text] of Object.entries(env))
      if (!OF_COMMANDS.has(name) && text !== undefined && text !== '' && (OURS.test(name) || settingOf(name) !== null))
        note(said, name, text, 'environment');
    for (const [name, { text, from }] of said)
      if (SETTINGS[name].read(text) === undefined) throw wrong(name, text, from);
    return new Settings(said);
  }

  get<N extends SettingName>(name: N): Value<N> {
    const said = this.#said.get(name);
    return (said === undefined ? SETTINGS[name].otherwise : SETTINGS[name].read(said.text)) as Value<N>;
  }

  /** What is set, a line each, without secrets; nothing where everything is as usual. */
  lines(): readonly string[] {
    return SETTING_NAMES.flatMap((name) => {
      const said = this.#said.get(name);
      if (said === undefined) return [];
      return [`${name}=${isSecret(name) ? '(secret)' : said.text} (${said.from})`];
    });
  }
}

const isSecret = (name: SettingName): boolean => (SETTINGS[name] as Setting).secret === true;

/** The setting that a name belongs to, itself or by the file its secret stands in. */
function settingOf(name: string): SettingName | null {
  const known = SETTING_NAMES.find((n) => n === name || (isSecret(n) && `${n}_FILE` === name));
  return known ?? null;
}

/** What is said later goes before: the environment before the file. */
function note(said: Map<SettingName, Said>, name: string, text: string, from: string): void {
  const known = settingOf(name);
  if (known === null) throw unknown(name, from);
  if (name === known) said.set(known, { text, from });
  else said.set(known, { text: contents(name, text).trim(), from: text });
}

function contents(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartProblem(`${name} names the file ${file}, which cannot be read (${(error as Error).message}).`, 2);
  }
}

function linesOf(file: string): readonly (readonly [string, string])[] {
  if (!existsSync(file)) throw new StartProblem(`${FILE_NAME} names the file ${file}, which is not there.`, 2);
  return contents(FILE_NAME, file)
    .split('\n')
    .flatMap((line, i) => {
      const text = line.trim();
      if (text === '' || text.startsWith('#')) return [];
      const at = text.indexOf('=');
      if (at < 1) throw new StartProblem(`Line ${i + 1} of ${file} is no setting: write NAME=value.`, 2);
      return [[text.slice(0, at).trim(), text.slice(at + 1).trim()] as const];
    });
}

function wrong(name: SettingName, text: string, from: string): StartProblem {
  const shown = isSecret(name) ? '' : `: ${text}`;
  return new StartProblem(`${name} (${from}) cannot be used${shown}. It is written as ${SETTINGS[name].form}.`, 2);
}

function unknown(name: string, from: string): StartProblem {
  const start = name.slice(0, 'TAFELRUNDE_'.length + 1);
  const close = SETTING_NAMES.filter((n) => n.startsWith(start));
  const known = (close.length > 0 ? close : SETTING_NAMES).join(', ');
  return new StartProblem(`There is no setting ${name} (${from}). Known: ${known}.`, 2);
}
