/** The handbook for a terminal: chapters, tables, figures as positions in text. */
import { type Handbook, type HandbookBlock, type Language, rulingsOf, unmarked } from '#kernel';
import { table, wrap } from './print.ts';

const WIDTH = 84;
const INDENT = '  ';

const para = (text: string, first = INDENT, rest = INDENT): string => `${first}${wrap(unmarked(text), WIDTH, rest)}`;

function figure(handbook: Handbook, block: Extract<HandbookBlock, { figure: string }>, lang: Language): string[] {
  const drawn = handbook.figures[block.figure];
  return [
    para(block.caption, '    ', '    '),
    ...(drawn === undefined ? [] : drawn.lines(drawn.state(), lang).map((l) => `      ${l}`)),
    ...(block.callouts ?? []).map((text, i) => para(text, `    (${i + 1}) `, '        ')),
  ];
}

function lines(handbook: Handbook, block: HandbookBlock, lang: Language): string[] {
  if ('p' in block) return [para(block.p)];
  if ('rule' in block) return [para(block.rule, '> ')];
  if ('list' in block) return block.list.map((x) => para(x, `${INDENT}· `, `${INDENT}  `));
  if ('steps' in block) return block.steps.map((x, i) => para(x, `${INDENT}${i + 1}. `, `${INDENT}   `));
  if ('table' in block)
    return table([block.table.head, ...block.table.rows].map((row) => row.map(unmarked))).map((l) => `    ${l}`);
  if ('figure' in block) return figure(handbook, block, lang);
  return [
    ...(block.title === undefined ? [] : [`${INDENT}${block.title}`]),
    ...block.entries.map((e) => para(`${e.name}: ${e.text}`, `${INDENT}· `, `${INDENT}  `)),
  ];
}

export function handbookLines(handbook: Handbook, lang: Language): string[] {
  return handbook.text[lang].chapters.flatMap((chapter, i) => [
    '',
    `${i + 1}  ${chapter.title.toLocaleUpperCase(lang)}`,
    ...chapter.blocks.flatMap((block) => {
      const rulings = rulingsOf(block);
      return [
        '',
        ...lines(handbook, block, lang),
        ...(rulings.length === 0 ? [] : [`${INDENT}[${rulings.join(', ')}]`]),
      ];
    }),
  ]);
}
