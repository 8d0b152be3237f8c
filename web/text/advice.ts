import type { Language } from '#kernel';
import type { NoHint } from '#server/protocol.ts';
import { lang } from './index.ts';

const de = {
  usually: (level: string, seconds: string) => `${level}, denkt etwa ${seconds} s`,
  overdue: (name: string) => `${name} denkt länger als sonst.`,
  moveNow: 'Gleich ziehen lassen',
  hint: 'Tipp',
  hintCosts: 'Die Partie zählt dann nicht.',
  hintBy: 'So würde unser stärkster Bot spielen.',
  hintSearch: 'Ich sehe mir die Züge an.',
  hintClose: 'Tipp schließen',
  best: 'bester Zug',
  alike: 'Hier ist fast alles gleich gut.',
  firstTwo: '1 und 2 sind etwa gleich gut.',
  these: (n: number): string => (n === 2 ? 'Diese beiden sind etwa gleich gut.' : 'Diese drei sind etwa gleich gut.'),
  comparedWith: (n: number) => `Verglichen mit Zug ${n}:`,
  inPoints: 'In Punkten am Ende der Partie; ± sagt, wie unsicher das ist.',
  forced: 'Hier gibt es nur einen Zug.',
  rest: (points: string) => `Die übrigen kosten ${points} und mehr.`,
  take: (n: number) => `Zug ${n} auswählen`,
  again: 'Noch einmal',
  others: { more: 'Die anderen machen weniger Punkte.', less: 'Die anderen machen mehr Punkte.' },
  cost: (points: string, error: string) => `kostet etwa ${points} ± ${error} Punkte`,
  none: {
    'no-hints': 'An diesem Tisch gibt es keine Tipps.',
    'not-asked': 'Du bist gerade nicht dran.',
    stale: 'Inzwischen ist etwas anderes gefragt.',
    busy: 'Ich überlege noch am letzten Tipp.',
    nothing: 'Dazu fällt mir gerade nichts ein.',
  } satisfies Record<NoHint, string>,
  tookHint: (name: string) => `${name} nimmt einen Tipp.`,
  playedBelow: (name: string, level: string) =>
    `${name} hatte weniger Zeit und spielt diesen Zug auf Stufe „${level}“.`,
  playedAny: (name: string) => `${name} ist nichts eingefallen: irgendein Zug.`,
  usualRange: (low: string, high: string) => `meist ${low} bis ${high} Punkte`,
  usualPoints: 'übliche Punkte',
  yourMean: (mean: string) => `du: ${mean}`,
  thinks: 'Bedenkzeit',
  atOnce: 'sofort',
  seconds: (s: string) => `${s} s`,
  fair: 'Alle Stufen sehen nur, was du an ihrem Platz sehen würdest.',
};

const en: typeof de = {
  usually: (level, seconds) => `${level}, thinks about ${seconds} s`,
  overdue: (name) => `${name} is thinking longer than usual.`,
  moveNow: 'Move now',
  hint: 'Hint',
  hintCosts: 'The game does not count then.',
  hintBy: 'This is how our strongest bot would play.',
  hintSearch: 'Looking at the moves.',
  hintClose: 'Close hint',
  best: 'best move',
  alike: 'Nearly all the same here.',
  firstTwo: '1 and 2 are about equally good.',
  these: (n) => (n === 2 ? 'These two are about equally good.' : 'These three are about equally good.'),
  comparedWith: (n) => `Compared with move ${n}:`,
  inPoints: 'In points at the end of the game; ± says how unsure that is.',
  forced: 'There is only one move here.',
  rest: (points) => `The others cost ${points} and more.`,
  take: (n) => `Select move ${n}`,
  again: 'Again',
  others: { more: 'The others make fewer points.', less: 'The others make more points.' },
  cost: (points, error) => `costs about ${points} ± ${error} points`,
  none: {
    'no-hints': 'There are no hints at this table.',
    'not-asked': 'It is not your turn.',
    stale: 'Something else is asked by now.',
    busy: 'Still thinking about the last hint.',
    nothing: 'Nothing comes to mind right now.',
  },
  tookHint: (name) => `${name} takes a hint.`,
  playedBelow: (name, level) => `${name} had less time and plays this move as “${level}”.`,
  playedAny: (name) => `Nothing came to ${name}’s mind: just any move.`,
  usualRange: (low, high) => `usually ${low} to ${high} points`,
  usualPoints: 'usual points',
  yourMean: (mean) => `you: ${mean}`,
  thinks: 'thinking time',
  atOnce: 'at once',
  seconds: (s) => `${s} s`,
  fair: 'Every level sees only what you would see on its seat.',
};

const TEXTS: Readonly<Record<Language, typeof de>> = { de, en };

/** What is said about bots that think and about hints, in the language of the settings. */
export const adviceText = (): typeof de => TEXTS[lang()];
