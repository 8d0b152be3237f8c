/** What several commands read from the command line. */
import { LEVELS, type Level, type LevelInfo } from '#bots';
import { gameEntry, games } from '#games';
import { type AnyGame, type GameModule, LANGUAGES, type Language, type OptionValues, readOptions } from '#kernel';
import type { Args } from './args.ts';
import { Problem } from './problem.ts';

export async function readGame(id: string | undefined): Promise<GameModule> {
  const known = games.map((g) => g.meta.id).join(', ');
  if (id === undefined) throw new Problem(`which game? One of: ${known}`);
  const entry = gameEntry(id);
  if (entry === undefined) throw new Problem(`unknown game '${id}'. Known games: ${known}`);
  return (await entry.load()).module;
}

/** --lang, or else the language of the terminal. */
export function readLanguage(args: Args): Language {
  const given = args.text('lang');
  if (given === undefined) {
    const { LC_ALL, LC_MESSAGES, LANG } = process.env;
    return (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().startsWith('de') ? 'de' : 'en';
  }
  const lang = LANGUAGES.find((l) => l === given);
  if (lang === undefined) throw new Problem(`--lang must be ${LANGUAGES.join(' or ')}, not '${given}'`);
  return lang;
}

export type SeatKind = 'me' | Level;

/** `me,level2,level1`: who sits where. */
export function readSeats(line: string, game: AnyGame, people: boolean): SeatKind[] {
  const levels = LEVELS.map((l) => `level${l.level}`);
  const seats = line.split(',').map((word): SeatKind => {
    if (people && word === 'me') return 'me';
    const at = levels.indexOf(word);
    if (at < 0)
      throw new Problem(`unknown player '${word}' in --seats. Known: ${people ? 'me, ' : ''}${levels.join(', ')}`);
    return (LEVELS[at] as LevelInfo).level;
  });
  if (!game.seats.includes(seats.length))
    throw new Problem(`${game.id} is for ${game.seats.join(', ')} players, not for ${seats.length}`);
  return seats;
}

/** `--set board=2,short=true`: options of the table; a list with one value a seat is written `red/blue`. */
export function readTableOptions(line: string | undefined, game: AnyGame, seats: number): OptionValues {
  const given: Record<string, string | number | boolean | string[]> = {};
  for (const pair of line === undefined || line === '' ? [] : line.split(',')) {
    const [name = '', value = ''] = pair.split('=');
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (spec === undefined)
      throw new Problem(`${game.id} has no option '${name}'. Known: ${Object.keys(game.options).join(', ') || 'none'}`);
    if (spec.kind === 'flag') given[name] = value === 'true' ? true : value === 'false' ? false : value;
    else if (spec.kind === 'int') given[name] = Number(value);
    else given[name] = spec.kind === 'perSeat' ? value.split('/') : value;
  }
  const read = readOptions(game.options, given, seats);
  if (read.ok) return read.options;
  const spec = game.options[read.bad];
  const allowed =
    spec === undefined
      ? ''
      : spec.kind === 'flag'
        ? ' (true or false)'
        : spec.kind === 'int'
          ? ` (${spec.min} to ${spec.max})`
          : ` (${spec.values.join(', ')})`;
  throw new Problem(`bad value for option '${read.bad}'${allowed}`);
}
