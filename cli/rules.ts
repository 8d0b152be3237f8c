import { type ArgSpec, readArgs } from './args.ts';
import { readGame, readLanguage } from './common.ts';
import { handbookLines } from './handbook.ts';
import { wrap } from './print.ts';
import { Problem } from './problem.ts';

const SPEC: ArgSpec = { lang: 'text', all: 'flag' };
const WIDTH = 88;

/** The handbook; with the number of a ruling its sentence; with --all every numbered ruling. */
export async function rules(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 2);
  const module = await readGame(args.words[0]);
  const lang = readLanguage(args);
  const rulings = module.rulings[lang];
  const wanted = args.words[1]?.toUpperCase();
  if (wanted !== undefined) {
    const sentence = Object.hasOwn(rulings, wanted) ? rulings[wanted] : undefined;
    if (sentence === undefined) throw new Problem(`${module.game.id} has no ruling '${args.words[1]}'`);
    console.log(`${wanted}  ${wrap(sentence, WIDTH, ' '.repeat(wanted.length + 2))}`);
    return 0;
  }
  console.log(`${module.meta.title[lang]} — ${module.meta.tagline[lang]}`);
  const told = args.flag('all') ? undefined : await module.handbook?.();
  if (told !== undefined) {
    console.log(handbookLines(told.handbook, lang).join('\n'));
    return 0;
  }
  console.log('');
  const room = Math.max(...Object.keys(rulings).map((r) => r.length)) + 2;
  for (const [ruling, sentence] of Object.entries(rulings))
    console.log(`${ruling.padEnd(room)}${wrap(sentence, WIDTH, ' '.repeat(room))}`);
  return 0;
}
