/** What a gesture comes to: title, what the button says, consequences, the turn as a hint tells it. */
import type { Chip, PathWay, Situation, Told, Walked } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { BARE, fieldIndex } from '../rules/data.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { type Deed, layingSoil, planned, together } from '../text/deeds.ts';
import { terms } from '../text/names.ts';
import { say } from '../text/verbs.ts';
import { roofStep } from './answers.ts';
import { bestSoil } from './natural.ts';
import { signed, words } from './words.ts';

type At = Situation<View, GameMove, Event>;
type Walk = Walked<View, GameMove, Event>;

/** What is done in the garden, and what only goes along with it. */
const ACTIONS: readonly Deed['do'][] = ['build', 'demolish', 'invade'];
const ALONG: readonly Deed['do'][] = ['soil', 'complete', 'none'];

export function told(s: At, path: Walk): Told {
  const w = words(s.lang);
  const deeds = deedsOf(s, path);
  const acted = deeds.filter((deed) => ACTIONS.includes(deed.do));
  const [next] = deeds.filter((deed) => deed.do === 'next');
  const main = together(acted.length > 0 ? acted : deeds.filter((deed) => deed !== next));
  const titles = main.map((deed) => say(deed, s.lang).title);
  const [first = next, ...more] = main;
  return {
    missing: missing(s, path),
    chips: chips(s, path),
    ...(first === undefined
      ? {}
      : {
          title: [titles.join(w.andThen), ...(next === undefined ? [] : [say(next, s.lang).title])]
            .filter((part) => part !== '')
            .join(' · '),
          act: more.length > 0 ? w.playAll : say(first, s.lang).act,
          inWords: inWords(s, deeds),
        }),
  };
}

/** The moves of a gesture as deeds, each on the table as it finds it. */
const deedsOf = (s: At, { trail }: Walk): Deed[] =>
  trail.slice(1).flatMap(({ chain }, i) => {
    const here = trail[i] as Walk['open'];
    return chain.slice(here.chain.length).map((move) => planned(move, here.view, s.names, terms(s.lang)));
  });

/** A turn as one player would tell it to another: a project is the reason of the floor before it. */
function inWords(s: At, deeds: readonly Deed[]): readonly string[] {
  const w = words(s.lang);
  const parts: string[] = [];
  for (const deed of deeds) {
    const { hint } = say(deed, s.lang);
    if (parts.length > 0 && ALONG.includes(deed.do)) parts.push(`${parts.pop()} ${w.and} ${hint}`);
    else parts.push(parts.length > 0 && deed.do !== 'next' ? `${w.next} ${hint}` : capital(hint));
  }
  return parts;
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A way is called what its button would say; what goes without saying on a thornbush is its soil. */
export function label(s: At, { moves: [move], here }: PathWay<View, GameMove, Event>): string | undefined {
  if (move === undefined) return undefined;
  const t = terms(s.lang);
  const field = move.do === 'build' ? fieldIndex(move.field) : -1;
  const soil = here.view.land[field] === BARE ? bestSoil(here.view, here.seat, field) : undefined;
  const deed = soil === undefined ? planned(move, here.view, s.names, t) : layingSoil(here.view, field, soil, t);
  return say(deed, s.lang).act;
}

function missing(s: At, path: Walk): string {
  const { open } = path;
  const w = words(s.lang);
  const step = roofStep(path);
  if (step !== null) return w.roof[step];
  switch (open.question?.kind) {
    case 'keep':
      return w.chooseTwo(2 - open.held.length);
    case 'next':
      return w.chooseSeat;
    case 'soil':
      return w.chooseSoil;
    case 'project':
      return w.chooseProject;
    default:
      return w.chooseField;
  }
}

function chips(s: At, { open, chain }: Walk): Chip[] {
  if (s.seat === null || chain.length === 0) return [];
  const w = words(s.lang);
  const who = (seat: number): string => (seat === s.seat ? w.you : s.names(seat));
  const grown = open.events.filter((e) => e.e === 'grew');
  // What the population phase brings is a line of its own: it is no price.
  const paid = s.view.population.map((now, seat) => {
    const gain = grown.reduce((n, e) => n + (e.seat === seat ? e.gain : 0), 0);
    return { seat, now, by: (open.view.population[seat] as number) - gain - now };
  });
  // What was paid is all that changes, unless the population phase comes as well.
  const of = grown.length === 0 ? 'population' : undefined;
  const changed = paid.filter(({ by }) => by !== 0);
  const others = changed.filter(({ seat }) => seat !== s.seat);
  const mine = changed.filter(({ seat }) => seat === s.seat);
  return [
    ...others.map(
      ({ seat, by }): Chip => ({ text: w.popOf(who(seat), by), tone: toneOf(by, 'bad'), of, seat, leads: true }),
    ),
    ...(grown.length === 0
      ? []
      : [{ text: w.growth(grown.map((e) => `${who(e.seat)} ${signed(e.gain)}`)), tone: PLAIN, leads: true } as const]),
    ...mine.map(({ now, by }): Chip => ({ text: w.fromTo(w.population, now, now + by), tone: toneOf(by), of })),
    ...(open.view.crane === s.view.crane || open.view.crane < 0
      ? []
      : [{ text: w.craneTo(open.view.crane + 1), tone: PLAIN }]),
  ];
}
