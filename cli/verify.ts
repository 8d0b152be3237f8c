/** Checks that a finished match was shuffled as it was sealed at its start, and played by the rules. */
import { commitment, contradiction, sealed } from '#kernel';
import { readArgs } from './args.ts';
import { Problem } from './problem.ts';
import { moduleOf, readSavedFile, readWhole, replayed } from './saved.ts';

export async function verify(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, { began: 'text', hash: 'text' }, 1);
  const [file] = args.words;
  if (file === undefined) throw new Problem('which file? tafelrunde verify FILE');
  const { record, scores, seedHash } = readWhole(file);
  const module = await moduleOf(file, record);
  const match = replayed(file, module.game, record);
  const hash = commitment(sealed(record));
  const began = args.text('began');
  const earlier = began === undefined ? null : readSavedFile(began);
  for (const [where, said] of [
    [file, seedHash],
    [began ?? '', earlier?.seedHash ?? null],
    ['--hash', args.text('hash') ?? null],
  ] as const)
    if (said !== null && said !== hash)
      throw new Problem(`${where}: the seed does not fit its hash: ${hash} instead of ${said}`);
  const totals = module.game.score(match.state, 'judge').seats.map((x) => x.total);
  if (scores !== null && match.over && JSON.stringify(scores) !== JSON.stringify(totals))
    throw new Problem(`${file}: scores are ${totals.join(', ')} instead of ${scores.join(', ')}`);
  if (earlier !== null) {
    if (earlier.running === null) throw new Problem(`${began} was not saved while the game was running`);
    const at = contradiction(match, earlier.running);
    if (at !== null) throw new Problem(`${began}: entry ${at} of its log is not what the record says`);
  }
  console.log(
    `${module.meta.title.en}, rules version ${record.rulesVersion}: ${match.length} moves replayed, every state as recorded.`,
  );
  const players = (seats: readonly number[]): string => seats.map((seat) => seat + 1).join(', ');
  for (const { after, moves, seat, consent } of match.takenBack)
    console.log(
      `After move ${after}: player ${seat + 1} took ${moves} ${moves === 1 ? 'move' : 'moves'} back, agreed by ${players(consent)}; chance began anew.`,
    );
  for (const { seed, moves } of match.before)
    console.log(`Up to move ${moves} with seed ${seed}; there everything hidden was dealt anew.`);
  console.log(`Seed ${record.seed}, generator ${match.generator}`);
  console.log(`SHA-256 ${hash}`);
  console.log(
    seedHash === null && earlier === null && args.text('hash') === undefined
      ? 'The file names no hash: compare the one above with what was shown when the game began.'
      : 'The seed fits the hash that was published when the game began.',
  );
  return 0;
}
