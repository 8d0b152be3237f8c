/** The `tafelrunde` command. */
import { readFileSync } from 'node:fs';
import { games } from '#games';
import { Problem } from './problem.ts';

type Command = (argv: readonly string[]) => Promise<number>;

/** Each is loaded when it is called: who asks for one does not wait for the others. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  simulate: async () => (await import('./simulate.ts')).simulate,
  ladder: async () => (await import('./ladder.ts')).ladder,
  hints: async () => (await import('./hints.ts')).hints,
  scores: async () => (await import('./scores.ts')).scores,
  train: async () => (await import('./train.ts')).train,
  play: async () => (await import('./play.ts')).play,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  export: async () => (await import('./remote.ts')).exportMatch,
  import: async () => (await import('./remote.ts')).importMatch,
  keep: async () => (await import('./keep.ts')).keep,
  bench: async () => (await import('./programs.ts')).bench,
  rules: async () => (await import('./rules.ts')).rules,
  serve: async () => (await import('./programs.ts')).serve,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  freeze: async () => (await import('./programs.ts')).freeze,
};

const HELP = `Tafelrunde: modern board games at the table, in the browser and here

tafelrunde simulate GAME [--seats level2,level1] [--games 100] [--percent 25 | --ms 500 | --nodes 20000] [--seed S] [--set option=value,…] [--json]
    lets bots play against each other; seats rotate between games
tafelrunde ladder GAME [--seats 2,4 | all] [--pairs 5:2,4:3] [--games 120] [--minutes N] [--percent 25 | --ms 500 | --nodes 20000] [--full] [--threads N] [--save FILE] [--json]
    measures each level against the one below: paired seeds, rotated seats, stops early by a sequential test; alone both play the same cards.
    --percent is the share of its thinking time that every level gets, --ms the longest thought
tafelrunde hints GAME [--seats 3] [--games 40] [--nodes N] [--level 5] [--minutes N] [--threads N] [--seed S] [--set option=value,…] [--json]
    whether following the first line of every hint is as good as the level it claims: one does, all others play at that level, with as many nodes;
    paired seeds, every seat in turn, so that the level's own share is the fair one
tafelrunde scores GAME [--seats 2,3] [--games 60] [--percent 10 | --ms 300 | --nodes N] [--threads N] [--dry] [--json]
    usual points by level and number of players, for the pages
tafelrunde train GAME [--minutes 10] [--generations N] [--games 6] [--seats 2] [--level 4] [--nodes 2000] [--threads N] [--seed S] [--state FILE] [--habits] [--dry]
    looks for better weights by evolution inside the search; goes on where the state file ended.
    --habits teaches the games whose rollouts go by habit: self-play and earlier versions, temporal differences
tafelrunde play GAME [--seats me,level2] [--seed S] [--set option=value,…] [--save FILE] [--lang de|en]
    plays in the terminal
tafelrunde replay FILE [--to N] [--log] [--json] [--lang de|en]
    checks a record and prints the position
tafelrunde verify FILE [--began FILE] [--hash SHA256]
    checks that a saved game was shuffled as sealed at its start, and played by its rules
tafelrunde export URL-OR-ID [--server http://127.0.0.1:8080] [--save FILE]
    a match of a running server as a file: whole once it is over, before that as a spectator has heard it
tafelrunde import FILE [--server http://127.0.0.1:8080] [--name NAME]
    brings a match to a running server: a finished one to be watched and forked, another one to be played on
tafelrunde keep FILE-OR-URL [--name NAME] [--to FOLDER]
    makes a fixture of somebody's finished game, after checking every move
tafelrunde rules GAME [RULING] [--all] [--lang de|en]
    prints the handbook, one ruling, or with --all every ruling
tafelrunde bench [--json]
    measures games and kernel, beside boardgame.io
tafelrunde serve [--port 8080] [--data FOLDER]
    runs the table in the browser
tafelrunde backup FILE [--data FOLDER]
    copies everything the server remembers, also while it runs
tafelrunde restore FILE [--data FOLDER]
    puts a backup in the place of the database, which is kept beside it
tafelrunde freeze GAME
    keeps the rules, texts, brain and board of this version of a game beside those to come
tafelrunde --version
tafelrunde --help

Games: ${games.map((g) => g.meta.id).join(', ')}`;

function version(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

async function main(argv: readonly string[]): Promise<number> {
  const [command = '--help', ...rest] = argv;
  if (command === '--version' || command === '-v') {
    console.log(version());
    return 0;
  }
  if (command === '--help' || command === '-h' || command === 'help' || rest.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (load === undefined) throw new Problem(`unknown command '${command}'. Try: tafelrunde --help`);
  return (await load())(rest);
}

// A reader that has seen enough (`tafelrunde rules … | head`) is no failure.
process.stdout.on('error', () => process.exit(0));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (e) {
  if (!(e instanceof Problem)) throw e;
  console.error(`tafelrunde: ${e.message}`);
  process.exitCode = 2;
}
