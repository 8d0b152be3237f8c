import { describe, expect, it } from 'vitest';
import { gameEntry, games } from '#games';
import { type GameEntry, LANGUAGES, notate, SeededRng } from '#kernel';
import { OTHERS } from '../hint.ts';
import { answer, hint, LEVELS, looksAhead, questionTo, search, searcherOf } from '../index.ts';
import { type Met, questions } from './questions.ts';

const NODES = 800;

function gameNamed(id: string): GameEntry {
  const entry = gameEntry(id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  return entry;
}

describe.each(games.map((g) => [g.meta.id, g] as const))('%s', (_, entry) => {
  it('the same view, seed and nodes give the same move, which is one of the options', async () => {
    const { module } = await entry.load();
    const { game } = module;
    const seats = game.seats.at(-1) as number;
    const met = questions(module, seats, 17, 12);
    expect(met.length).toBeGreaterThan(3);
    for (const { s, view, seat } of met) {
      const ask = () => answer({ module, level: 4, view, seat, seed: 'same', budget: { nodes: NODES } });
      const [a, b] = [ask(), ask()];
      expect(notate(game.moves, b.move)).toBe(notate(game.moves, a.move));
      expect(a.level).toBe(4);
      expect(game.whyNot(s, seat, a.move)).toBeNull();
    }
  });

  it('follows its plan while nothing unexpected happens', async () => {
    const { module } = await entry.load();
    const { game } = module;
    let longer = 0;
    for (const { s, view, seat } of questions(module, game.seats.includes(2) ? 2 : 1, 5, 60)) {
      const first = answer({ module, level: 3, view, seat, seed: 'plan', budget: { nodes: 200 } });
      if (first.plan === undefined) continue;
      const next = game.copy(s);
      const rng = new SeededRng('plan');
      game.apply(next, seat, first.move, rng, { tell() {}, whisper() {}, commit() {} });
      const seen = game.view(next, seat);
      if (questionTo(game.decisions(next), seat) === null) continue;
      // A budget of one node could search nothing: the answer comes from the plan.
      const second = answer({ module, level: 3, view: seen, seat, seed: 'x', budget: { nodes: 1 }, plan: first.plan });
      if (
        first.plan.moves[0] !== undefined &&
        notate(game.moves, second.move) === notate(game.moves, first.plan.moves[0])
      )
        longer++;
    }
    // My City asks one question a turn: there is nothing to plan.
    if (game.id === 'my-city') expect(longer).toBe(0);
    else expect(longer).toBeGreaterThan(0);
  });

  it('evaluates all seats in points, names its turns, and has a sentence for every reason', async () => {
    const { module } = await entry.load();
    const { game, text } = module;
    expect(looksAhead(game, module.brain)).toBe(true);
    const brain = searcherOf(module.brain);
    expect(brain.weights?.game).toBe(game.id);
    expect(brain.weights?.made.when).toMatch(/^\d{4}-\d\d-\d\d$/);
    const seats = game.seats.at(-1) as number;
    let turn = Number.NEGATIVE_INFINITY;
    for (const { s } of questions(module, seats, 13, 40)) {
      const points = brain.evaluate(s);
      expect(points).toHaveLength(seats);
      for (const p of points) expect(Number.isFinite(p)).toBe(true);
      expect(brain.turn(s)).toBeGreaterThanOrEqual(turn);
      turn = brain.turn(s);
      for (let seat = 0; seat < seats; seat++)
        for (const group of Object.keys(brain.features(s, seat)))
          for (const lang of LANGUAGES) {
            expect(text[lang].reasons?.[group]?.more, `${group} (${lang})`).toBeTruthy();
            expect(text[lang].reasons?.[group]?.less, `${group} (${lang})`).toBeTruthy();
          }
    }
    expect(turn).toBeGreaterThan(0);
  });

  it('promises nothing at once: its reasons are those of a position further on, and there are no others', async () => {
    const { module } = await entry.load();
    const [{ s, seat }] = questions(module, 2, 5, 1) as [Met];
    for (const lang of LANGUAGES) {
      const { reasons = {} } = module.text[lang];
      expect(Object.keys(reasons).sort()).toEqual(Object.keys(searcherOf(module.brain).features(s, seat)).sort());
      for (const { more, less } of Object.values(reasons)) {
        expect(`${more} ${less}`).not.toMatch(/sofort|at once|\bjetzt\b|\bnow\b/i);
        expect(more).not.toBe(less);
      }
    }
  });
});

describe.each(games.map((g) => [g.meta.id, g] as const))('a hint in %s', (_, entry) => {
  it('names different ideas first, the nearest first, and the rest is not cheaper', async () => {
    const { module } = await entry.load();
    for (const { view, seat } of questions(module, 2, 11, 4)) {
      const { lines, rest, close } = hint(module, view, seat, 'hint', { nodes: 2000 });
      const first = lines.slice(0, 3);
      const behind = first.map((l) => l.behind);
      expect(behind).toEqual([...behind].sort((a, b) => a - b));
      expect(behind[0]).toBe(0);
      if (rest !== null) expect(rest).toBeGreaterThanOrEqual(behind.at(-1) as number);
      const [, second] = lines;
      expect(close).toBe(second !== undefined && second.behind <= second.error);
      // Two ways to end one idea are shown only where there are no three ideas.
      const ideas = new Set(first.map((l) => l.moves[0]));
      const all = new Set(lines.map((l) => l.moves[0])).size;
      expect(ideas.size).toBe(Math.min(first.length, all));
    }
  });
});

it('what the best other gets is a reason in a game of many points too', async () => {
  const { module } = await gameNamed('bora-bora').load();
  const said = questions(module, 3, 29, 6).flatMap(({ view, seat }) =>
    hint(module, view, seat, 'others', { nodes: 4000 }).lines.flatMap((l) => l.reasons.map((r) => r.group)),
  );
  expect(said).toContain(OTHERS);
});

it('says no reason that was seen in one world only, nor more than three for a turn and against it', async () => {
  const { module } = await gameNamed('garden-nation').load();
  let once = 0;
  for (const { view, seat } of questions(module, 3, 17, 5))
    for (const nodes of [100, 300, 4000]) {
      const { lines, worlds } = hint(module, view, seat, 'noise', { nodes });
      for (const { reasons } of lines)
        for (const sign of [1, -1]) expect(reasons.filter((r) => r.points * sign > 0).length).toBeLessThanOrEqual(3);
      if (worlds > 1 || lines.length < 2) continue;
      once++;
      expect(lines.flatMap((l) => l.reasons)).toEqual([]);
      for (const { behind, error } of lines) expect(error).toBe(behind);
    }
  expect(once).toBeGreaterThan(0);
});

describe('a budget', () => {
  const asked = async () => {
    const { module } = await gameNamed('garden-nation').load();
    const [first] = questions(module, 2, 20, 1) as [Met];
    return { module, brain: searcherOf(module.brain), view: first.view, seat: first.seat, seed: 'budget', plans: 8 };
  };

  it('of nothing, of an hour or of no number is refused', async () => {
    const o = await asked();
    for (const budget of [{ nodes: 0 }, { ms: 0 }, { ms: 3_600_000 }, { ms: Number.NaN }, {}])
      expect(() => search({ ...o, budget })).toThrow(RangeError);
  });

  it('that is stopped from outside ends with the best found so far', async () => {
    const o = await asked();
    const found = search({ ...o, budget: { ms: 60_000, stop: () => true } });
    expect(found.contenders[0]?.plan.moves.length).toBeGreaterThan(0);
  });

  it('in nodes is kept, up to one more round of worlds', async () => {
    const o = await asked();
    const small = search({ ...o, budget: { nodes: 500 } });
    const large = search({ ...o, budget: { nodes: 5000 } });
    expect(large.nodes).toBeGreaterThan(small.nodes);
    expect(small.nodes).toBeLessThan(5000);
  });
});

describe('a level', () => {
  it('falls to Casual where the weights are missing or of other rules', async () => {
    const { module } = await gameNamed('my-city').load();
    const [{ view, seat }] = questions(module, 1, 3, 1) as [Met];
    const { weights: old, ...bare } = searcherOf(module.brain);
    const brains = [bare, { ...bare, ...(old && { weights: { ...old, rulesVersion: 99 } }) }];
    for (const brain of brains)
      for (const { level } of LEVELS)
        expect(answer({ module, level, view, seat, seed: 'a', brain, budget: { nodes: 50 } }).level).toBe(
          Math.min(2, level),
        );
  });
});

it('a sealed choice of several questions is one plan: Glass Road keeps a whole hand', async () => {
  const { module } = await gameNamed('glass-road').load();
  for (const seats of [1, 2, 4]) {
    const { view, seat } = questions(module, seats, 1, 1)[0] as Met;
    const brain = searcherOf(module.brain);
    const found = search({ module, brain, view, seat, seed: 'hand', budget: { nodes: 3000 }, plans: 4 });
    const hands = found.contenders.map(({ plan }) => plan.moves.map((m) => notate(module.game.moves, m)));
    for (const hand of hands)
      expect(
        hand.filter((m) => m.startsWith('keep')),
        String(seats),
      ).toHaveLength(5);
  }
});
