/** What must be true of a handbook, apart from its drawings. Every function returns what is wrong, in sentences. */
import {
  type Figure,
  HANDBOOK_CHAPTERS,
  type Handbook,
  type HandbookBlock,
  type HandbookText,
  type Hints,
  readable,
  rulingsOf,
} from '../handbook.ts';
import type { GameModule } from '../module.ts';
import { parseMove } from '../notation.ts';
import { SeededRng } from '../rng.ts';
import { LANGUAGES } from '../text.ts';
import type { AnyGame } from '../types.ts';

const WORDS: readonly [least: number, most: number] = [1200, 2500];
const FIGURES = 10;
const TIPS = 5;
/** Longer than this, nobody reads it beside a card. */
const LETTERS = 320;

const blocksOf = (text: HandbookText): readonly HandbookBlock[] => text.chapters.flatMap((c) => c.blocks);
const figuresIn = (text: HandbookText): string[] => blocksOf(text).flatMap((b) => ('figure' in b ? [b.figure] : []));

/** Words of the told text; the lists of symbols and pieces come from the data and do not count. */
export function wordCount(text: HandbookText): number {
  const told = blocksOf(text).filter((b) => !('entries' in b));
  return told.flatMap(readable).join(' ').split(/\s+/).filter(Boolean).length;
}

/** Chapters, length, figures, rulings, links, legend: both languages alike. */
export function textFaults(module: GameModule, handbook: Handbook): string[] {
  const faults: string[] = [];
  for (const lang of LANGUAGES) {
    const text = handbook.text[lang];
    const say = (fault: string): void => void faults.push(`${lang}: ${fault}`);
    const ids = text.chapters.map((c) => c.id);
    if (ids.filter((id) => HANDBOOK_CHAPTERS.includes(id)).join() !== HANDBOOK_CHAPTERS.join())
      say(`chapters ${ids.join(' ')} do not hold ${HANDBOOK_CHAPTERS.join(' ')} in this order`);
    if (new Set(ids).size !== ids.length) say('two chapters have the same id');
    const words = wordCount(text);
    if (words < WORDS[0] || words > WORDS[1]) say(`${words} words instead of ${WORDS.join(' to ')}`);
    if (new Set(figuresIn(text)).size < FIGURES) say(`fewer than ${FIGURES} figures`);
    for (const { figure } of text.feel) if (!(figure in handbook.figures)) say(`no figure ${figure}`);
    if (text.feel.length !== 3) say('the page of the game wants three points');
    const tips = text.chapters.find((c) => c.id === 'tips')?.blocks.flatMap((b) => ('list' in b ? b.list : [])) ?? [];
    if (tips.length < TIPS) say(`fewer than ${TIPS} tips`);
    for (const chapter of text.chapters) {
      if (chapter.blocks.length === 0) say(`${chapter.id} is empty`);
      for (const block of chapter.blocks) {
        for (const ruling of rulingsOf(block))
          if (!(ruling in module.rulings[lang])) say(`${chapter.id} names ${ruling}, which is no ruling`);
        if ('figure' in block) {
          const fig = handbook.figures[block.figure];
          if (fig === undefined) say(`no figure ${block.figure}`);
          else if (fig.callouts !== (block.callouts ?? []).length)
            say(`figure ${block.figure} has ${fig.callouts} numbers and ${(block.callouts ?? []).length} explanations`);
        }
        for (const [, to = ''] of JSON.stringify(block).matchAll(/\]\(#([\w-]+)\)/g))
          if (!ids.includes(to)) say(`${chapter.id} leads to the chapter ${to}, which is not there`);
        if (readable(block).some((x) => x.trim() === '' || /undefined|NaN|\[object/.test(x)))
          say(`${chapter.id} has a hole`);
      }
    }
    const entries = blocksOf(text).flatMap((b) => ('entries' in b ? b.entries : []));
    if (new Set(entries.map((e) => e.id)).size !== entries.length) say('two entries of the legend have the same id');
    for (const e of entries) if (e.text.length > LETTERS) say(`${e.name} is explained in ${e.text.length} letters`);
    if (new Set(entries.map((e) => e.name)).size !== entries.length)
      say('two entries of the legend have the same name');
  }
  const [de, en] = [handbook.text.de, handbook.text.en];
  const shape = (text: HandbookText): string =>
    JSON.stringify(
      text.chapters.map((c) => [c.id, c.blocks.map((b) => [Object.keys(b)[0], rulingsOf(b)]), figuresIn(text)]),
    );
  const ids = (text: HandbookText): string =>
    blocksOf(text)
      .flatMap((b) => ('entries' in b ? b.entries.map((e) => e.id) : []))
      .join();
  if (shape(de) !== shape(en)) faults.push('the languages differ in chapters, blocks, figures or rulings');
  if (ids(de) !== ids(en)) faults.push('the languages differ in their legends');
  const used = [...figuresIn(de), ...de.feel.map((p) => p.figure)];
  for (const id of Object.keys(handbook.figures)) if (!used.includes(id)) faults.push(`figure ${id} is not shown`);
  return faults;
}

/** The position of a figure against the rules. */
export function figureFaults(game: AnyGame, id: string, figure: Figure): string[] {
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(`figure ${id}: ${fault}`);
  const s = figure.state();
  const seat = figure.seat ?? 0;
  const view = game.view(s, seat);
  const again = game.view(game.imagine(view, new SeededRng(id)), seat);
  if (JSON.stringify(again) !== JSON.stringify(view)) say('is not a position of the game');
  const refusal = (line: string) => {
    const move = parseMove(game.moves, line);
    if (move === null) say(`${line} is no move`);
    return move === null ? null : game.whyNot(s, seat, move);
  };
  for (const line of figure.possible ?? []) {
    const why = refusal(line);
    if (why !== null) say(`${line} is refused by ${why.ruling} (${why.key})`);
  }
  for (const [line, ruling] of Object.entries(figure.refused ?? {})) {
    const why = refusal(line);
    if (why?.ruling !== ruling) say(`${line} is refused by ${why?.ruling ?? 'nothing'}, not by ${ruling}`);
  }
  const parts = game.score(s, 'judge').seats[seat]?.parts ?? {};
  for (const [part, points] of Object.entries(figure.points ?? {}))
    if (parts[part] !== points) say(`${part} is ${parts[part]}, not ${points}`);
  for (const [claim, holds] of Object.entries(figure.claims?.(s) ?? {}))
    if (!holds) say(`it is not true that ${claim}`);
  for (const lang of LANGUAGES) if (figure.lines(s, lang).length === 0) say('says nothing in a terminal');
  return faults;
}

/** Numbers typed by hand: digits in the strings of a source text, outside `${…}` and rulings. */
export function typedNumbers(source: string): string[] {
  let code = source.replace(/^import .*$/gm, '').replace(/\brulings: '[^']*'/g, '');
  for (let before = ''; before !== code; ) {
    before = code;
    code = code.replace(/\$\{[^{}]*\}/g, '');
  }
  return [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)].map((m) => m[0]).filter((text) => /\d/.test(text));
}

/** Every kind of question that somebody is asked has a line for beginners, in both languages, and no other has one. */
export function hintFaults(hints: Hints, kinds: ReadonlySet<string>): string[] {
  return LANGUAGES.flatMap((lang) => {
    const lines = hints[lang];
    return [
      ...[...kinds].filter((kind) => !(kind in lines)).map((kind) => `${lang}: no line for the question ${kind}`),
      ...Object.keys(lines)
        .filter((kind) => !kinds.has(kind))
        .map((kind) => `${lang}: a line for ${kind}, which nobody is asked`),
      ...Object.entries(lines)
        .filter(([, text]) => text.trim() === '' || text.length > LETTERS)
        .map(([kind, text]) => `${lang}: the line for ${kind} has ${text.length} letters`),
    ];
  });
}
