/** What the prompt promises is what happens: options of the kept games, previewed, and then made in the true position. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import type { GameModule, Seat } from '#kernel';
import type { Drawn } from '#web/kit/laws/drawing.ts';
import { readDrawn } from '#web/kit/laws/html.ts';
import { brokenPromises, deedOf } from '#web/kit/laws/promise.ts';
import { miscoloured, untrue } from '#web/kit/laws/truth.ts';
import {
  boardOf,
  dislikes,
  drawnPrompt,
  type Figures,
  handAt,
  oracle,
  propsOf,
  type Stop,
  sightAt,
  stopsOf,
  toldBy,
} from './truth.ts';

const STOPS = Array.from({ length: 9 }, (_, i) => (i + 0.5) / 9);
/** Of many options a few, others at every stop. */
const OPTIONS = 4;

interface Seen {
  readonly wrong: string[];
  readonly certain: number;
}

/** Some options of one seat, each said with the fewest taps. */
function promisesAt(module: GameModule, drawn: Drawn, figures: Figures, stop: Stop, seat: Seat, turn: number): Seen {
  const { state, open } = stop.match.at(stop.n);
  const sight = sightAt(module, stop, seat, seat);
  const read = handAt(drawn, sight, stop);
  const all = open.flatMap((d) => (d.seat === seat ? d.options : []));
  const every = Math.max(1, Math.ceil(all.length / OPTIONS));
  const wrong: string[] = [];
  let certain = 0;
  for (const option of all.filter((_, i) => i % every === turn % every)) {
    const route = read([]).routeTo([option]);
    const reading = route === null ? null : read(route.gesture);
    const ahead = reading?.ahead ?? null;
    if (reading === null || ahead === null || ahead.uncertain) continue;
    certain++;
    const deed = deedOf(module, state, seat, reading.chain);
    const said = [...brokenPromises(ahead, deed)];
    if (deed !== null) {
      const props = propsOf(sight, reading);
      const page = readDrawn(drawnPrompt(module, drawn, props, reading));
      const now = oracle(figures, sight.view, sight.standing);
      const then = oracle(figures, deed.view, deed.standing);
      said.push(...untrue(page, toldBy(now, then, seat), then), ...miscoloured(page, dislikes(figures, seat)));
    }
    for (const line of said) wrong.push(`${stop.file} ${stop.n}, seat ${seat}, ${reading.gesture.join(' ')}: ${line}`);
  }
  return { wrong, certain };
}

for (const entry of games) {
  const { module } = await entry.load();
  const { id } = module.meta;
  const { drawn, figures } = await boardOf(id);
  it(`keeps its promises in ${id}`, () => {
    const seen = stopsOf(module, STOPS).flatMap((stop, i) => {
      const asked = new Set(stop.match.at(stop.n).open.map((d) => d.seat));
      return [...asked].map((seat) => promisesAt(module, drawn, figures, stop, seat, i));
    });
    expect(seen.flatMap((x) => x.wrong).slice(0, 20)).toEqual([]);
    expect(seen.reduce((n, x) => n + x.certain, 0)).toBeGreaterThan(30);
  });
}

describe('a broken promise is found:', () => {
  const ahead = {
    view: { wood: 2 },
    standing: { over: false, seats: [] },
    events: [],
    uncertain: false,
    decisions: [],
  };
  const deed = { ...ahead, revealed: false };
  it('nothing where all comes true, or nothing was certain', () => {
    expect(brokenPromises(ahead, deed)).toEqual([]);
    expect(brokenPromises({ ...ahead, uncertain: true }, { ...deed, view: {} })).toEqual([]);
  });
  it.each([
    ['another figure', { view: { wood: 3 } }, 'view.wood: promised is 2, and it is 3'],
    ['other points', { standing: { over: true, seats: [] } }, 'standing.over: promised is false, and it is true'],
    ['something more is told', { events: [{ e: 'paid' }] }, 'events.0: promised is undefined, and it is {"e":"paid"}'],
    ['somebody is asked', { decisions: [{ seat: 1 }] }, 'decisions.0: promised is undefined, and it is {"seat":1}'],
    ['a card is drawn', { revealed: true }, 'something comes to light, and nobody said so'],
  ])('%s', (_, part, said) => {
    expect(brokenPromises(ahead, { ...deed, ...part } as typeof deed)).toEqual([said]);
  });
  it('what cannot be done', () => {
    expect(brokenPromises(ahead, null)).toHaveLength(1);
  });
});
