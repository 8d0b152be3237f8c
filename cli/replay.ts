import { type Match, stateHash } from '#kernel';
import { type ArgSpec, readArgs } from './args.ts';
import { readLanguage } from './common.ts';
import { sections, standing } from './print.ts';
import { Problem } from './problem.ts';
import { moduleOf, readWhole, replayed } from './saved.ts';
import { WORDS } from './words.ts';

const SPEC: ArgSpec = { to: 'count', json: 'flag', log: 'flag', lang: 'text' };

export async function replay(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const [file] = args.words;
  if (file === undefined) throw new Problem('which file? tafelrunde replay FILE');
  const lang = readLanguage(args);
  const { record, scores } = readWhole(file);
  const module = await moduleOf(file, record);
  const { game } = module;
  const to = args.count('to') ?? record.moves.length;
  if (to > record.moves.length) throw new Problem(`--to ${to} is beyond the last move (${record.moves.length})`);

  const match: Match = replayed(file, game, record, to);
  const final = game.score(match.state, 'judge');
  const totals = final.seats.map((x) => x.total);
  if (scores !== null && match.over && JSON.stringify(scores) !== JSON.stringify(totals))
    throw new Problem(`${file}: scores are ${totals.join(', ')} instead of ${scores.join(', ')}`);

  if (args.flag('json')) {
    const view = game.view(match.state, 'judge');
    const open = match.open.map(({ seat, kind, options, sealed }) => ({ seat, kind, options: options.length, sealed }));
    const all = {
      game: game.id,
      rulesVersion: record.rulesVersion,
      seats: record.seats,
      options: match.options,
      moves: record.moves.length,
      at: match.length,
      over: match.over,
      hash: stateHash(match.state),
      waitingFor: match.waitingFor,
      open,
      standing: final,
      view,
    };
    console.log(JSON.stringify(all, null, 1));
    return 0;
  }
  const words = WORDS[lang];
  const text = module.text[lang];
  const names = (seat: number): string => words.player(seat + 1);
  const view = game.view(match.state, 'judge');
  console.log(`${module.meta.title[lang]}: ${words.position(match.length, record.moves.length)}`);
  console.log(`${words.seed}: ${record.seed} · ${words.rulesVersion}: ${record.rulesVersion}`);
  console.log(
    match.over
      ? words.finished
      : `${text.phase(view).join(' · ')} · ${words.waitsFor(match.waitingFor.map(names).join(', '))}`,
  );
  if (args.flag('log'))
    for (let n = 0; n <= match.length; n++)
      for (const event of match.heard(n, 'judge')) {
        const sentence = text.event(event, names);
        if (sentence !== null) console.log(`${String(n).padStart(4)}  ${sentence}`);
      }
  console.log(`\n${sections(text.summary(view, names)).join('\n')}`);
  console.log(`\n${standing(final, text, names, words).join('\n')}`);
  console.log(`\n${words.recordOk(match.length)}`);
  return 0;
}
