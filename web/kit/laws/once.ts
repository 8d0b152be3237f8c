/** A law of touch: what is said of a thing is said once, and nothing is said against what can be chosen. */
import { type Language, SeededRng } from '#kernel';
import type { Reading } from '../hand.ts';
import { isSaid, sentences } from '../plainly.ts';
import { wander } from './hands.ts';
import type { Look } from './laws.ts';
import { readerAt } from './walk.ts';

/** So many hands tap at random in every position, so often. */
/** Two lines of the button. */
const MOST_LETTERS = 32;
const HANDS = 1;
const TAPS = 4;

/** 10. No sentence of an explanation says again what its head or another one says; an answer has no reason why not and no way how. */
export function saysOnce(look: Look, lang: Language): string[] {
  const { module } = look;
  const wrong: string[] = [];
  for (const thing of readerAt(look, lang)([]).things.values()) {
    const isAnswer = thing.ways.length > 0;
    if (thing.button === true && isAnswer) continue;
    const { head, says, counts, whyNot, missing, help } = thing.explain();
    if (isAnswer && (whyNot || missing !== undefined || help !== undefined))
      wrong.push(`${lang} ${thing.id} can be chosen, and says why not`);
    const reason = whyNot ? [module.text[lang].refusal(whyNot)] : [];
    const lines = [...says, ...[counts, missing, help].filter((line) => line !== undefined), ...reason];
    const said = lines.flatMap(sentences);
    const all = [head ?? thing.name, ...said];
    for (const [i, a] of said.entries())
      for (const [k, b] of all.entries())
        if (i + 1 !== k && isSaid(a, b)) wrong.push(`${lang} ${thing.id} says twice: '${a}' and '${b}'`);
  }
  return wrong.slice(0, 5);
}

/** 11. Whoever may choose at a thing finds no two ways in the same words, wherever some taps lead; the button has two lines. */
export function waysDiffer(look: Look, lang: Language): string[] {
  const read = readerAt(look, lang);
  const wrong = new Set<string>();
  const judge = (reading: Reading): void => {
    const act = (reading.ready ? reading.act : reading.missing) ?? '';
    if (act.length > MOST_LETTERS) wrong.add(`${lang} the button says '${act}', more than two lines`);
    for (const { id, ways } of reading.things.values()) {
      if (ways.length < 2) continue;
      const labels = ways.map((way) => way.label);
      const twice = labels.find((label, i) => labels.indexOf(label) !== i);
      if (twice !== undefined) wrong.add(`${lang} ${id} offers '${twice}' twice after '${reading.gesture.join(' ')}'`);
    }
  };
  const open = read([]);
  judge(open);
  const rng = new SeededRng(`ways ${look.at.n}`);
  for (const { reading } of wander(read, (n) => rng.int('tap', n), HANDS, TAPS)) judge(reading);
  return [...wrong].slice(0, 5);
}
