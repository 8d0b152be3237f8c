import { describe, expect, it } from 'vitest';
import { RecordingSink, type Seat, SeededRng, settle } from '#kernel';
import { geometry, inside } from '../board/draw/geometry.ts';
import { changesOf, isDone, readyTasks, taskState } from '../board/logic/changes.ts';
import {
  barMoves,
  buildOn,
  cardState,
  cardWays,
  endings,
  faces,
  kindWays,
  litPaths,
  litRegions,
  payment,
  placeOf,
  settling,
  spacesToBuild,
  taskWays,
  tilesToBuild,
} from '../board/logic/gestures.ts';
import { scorings } from '../board/logic/scorings.ts';
import { taskShort } from '../board/words.ts';
import { CARD_IDS, PATHS, REGION_IDS, REGIONS, SPACE_MATERIAL, TASK_IDS, TASKS } from '../rules/data.ts';
import { QUESTIONS } from '../rules/decisions.ts';
import { game } from '../rules/game.ts';
import { PAY_WORDS } from '../rules/moves.ts';
import { type GameMove, type Player, STORED, type State } from '../rules/state.ts';
import { BLUE, YELLOW } from '../rules/words.ts';

/** Plays a whole game with the first, second, … option in turn and calls back at every question. */
function everyQuestion(
  seats: number,
  seed: string,
  see: (s: State, seat: Seat, kind: string, options: readonly GameMove[]) => void,
): void {
  const rng = new SeededRng(seed);
  const out = new RecordingSink<never>();
  const s = game.setup({}, seats, rng, out);
  let open = settle(game, s, rng, out);
  for (let n = 0; open.length > 0; n++) {
    const d = open[0];
    if (d === undefined) break;
    see(s, d.seat, d.kind, d.options);
    game.apply(s, d.seat, d.options[(n * 7) % d.options.length] as GameMove, rng, out);
    open = settle(game, s, rng, out);
  }
}

/** Whether some gesture of the board reaches this option. */
function reached(kind: string, options: readonly GameMove[], m: GameMove): boolean {
  switch (m.do) {
    case 'startHut':
    case 'expand':
      return [...litRegions(options).values()].includes(m);
    case 'die':
      return faces(options).includes(m.value) && cardWays(options, m.value, CARD_IDS.indexOf(m.card)).includes(m);
    case 'build':
      return (
        tilesToBuild(options).includes(m.tile) &&
        spacesToBuild(options, m.tile, m.a).has(m.b) &&
        buildOn(options, m.tile, m.b, m.a) === m
      );
    case 'use':
    case 'extra':
      return kindWays(options, m.sex, m.kind).includes(m);
    case 'fulfil':
    case 'yellow':
    case 'discard':
    case 'task':
      return taskWays(options, m.task).includes(m);
    case 'store':
    case 'take':
    case 'priest':
    case 'buy':
    case 'tattoo':
    case 'gather':
      // One thing on the board stands for exactly this move.
      return true;
    case 'help':
    case 'fetch':
    case 'moveHut':
      return kind === 'helper' || endings(options).includes(m) || barMoves(kind, options).includes(m);
    default:
      return endings(options).includes(m) || barMoves(kind, options).includes(m);
  }
}

describe('gestures of the board', () => {
  it.each([2, 3, 4])('reach every option of whole games with %i seats', (seats) => {
    const kinds = new Set<string>();
    let options = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      everyQuestion(seats, `${seed}${seats}`, (_s, _seat, kind, list) => {
        kinds.add(kind);
        for (const m of list) {
          options++;
          if (!reached(kind, list, m)) throw new Error(`${kind}: no gesture for ${JSON.stringify(m)}`);
        }
      });
    expect(options).toBeGreaterThan(3000);
    expect(kinds.size).toBeGreaterThan(16);
  });

  it('every kind of question has a place, or the top of the board', () => {
    for (const kind of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[])
      expect(placeOf(kind) === null ? kind : 'placed').toBe(kind === 'whiteGod' ? 'whiteGod' : 'placed');
  });

  it('cards are open, need the blue god, or are closed', () => {
    const options: GameMove[] = [
      { do: 'die', value: 4, card: 'helper' },
      { do: 'die', value: 4, card: 'temple', blue: 'card' },
      { do: 'die', value: 4, card: 'temple', blue: 'tile' },
      { do: 'die', value: 2, card: 'build' },
    ];
    expect(faces(options)).toEqual([4, 2]);
    expect(cardState(options, 4, CARD_IDS.indexOf('helper'))).toBe('open');
    expect(cardState(options, 4, CARD_IDS.indexOf('temple'))).toBe('blue');
    expect(cardState(options, 4, CARD_IDS.indexOf('build'))).toBe('closed');
    expect(cardWays(options, 4, CARD_IDS.indexOf('temple'))).toHaveLength(2);
  });

  it('knows the god and the price of a move', () => {
    expect(payment({ do: 'die', value: 3, card: 'helper' })).toBeNull();
    expect(payment({ do: 'die', value: 3, card: 'helper', blue: 'tile' })).toEqual({
      god: BLUE,
      pay: PAY_WORDS.indexOf('tile'),
    });
    expect(payment({ do: 'yellow', task: 's1', pay: 'pair:red' })).toEqual({
      god: YELLOW,
      pay: PAY_WORDS.indexOf('pair:red'),
    });
    expect(payment({ do: 'end' })).toBeNull();
  });

  it('the second space of a building is a neighbour of the first', () => {
    const options: GameMove[] = [
      { do: 'build', tile: 2, a: 0, b: 1 },
      { do: 'build', tile: 2, a: 1, b: 5 },
      { do: 'build', tile: 3, a: 8, b: 9 },
    ];
    expect(tilesToBuild(options)).toEqual([2, 3]);
    expect([...spacesToBuild(options, 2, -1)]).toEqual([0, 1, 5]);
    expect([...spacesToBuild(options, 2, 1)]).toEqual([0, 5]);
    expect(buildOn(options, 2, 5, 1)).toBe(options[1]);
    expect(buildOn(options, 3, 0, 1)).toBeNull();
  });
});

describe('what the map shows', () => {
  it('lights exactly the paths that lead from an own region to a new one', () => {
    everyQuestion(2, 'paths', (s, seat, kind, options) => {
      if (kind !== 'expand') return;
      const d = game.decisions(s)[0];
      const lit = litPaths(game.view(s, seat), seat, d?.about ?? {});
      const targets = new Set([...lit.values()].map((r) => REGION_IDS[r]));
      expect([...targets].sort()).toEqual(options.map((m) => (m.do === 'expand' ? m.region : '')).sort());
      for (const i of lit.keys()) expect(PATHS[i]?.value).toBeLessThanOrEqual(Number(d?.about?.power));
    });
  });

  it('knows the region a selected move settles', () => {
    expect(settling({ do: 'expand', region: REGION_IDS[4] as string })).toBe(4);
    expect(settling({ do: 'pass' })).toBe(-1);
    expect(settling(null)).toBe(-1);
  });

  it.each([0.5, 0.58, 0.7, 1])('every site lies in its region and within the frame (height %f)', (ys) => {
    const geo = geometry(ys, ys < 0.85 ? 1.42 : 1.25);
    expect(geo.regions.map((r) => r.id)).toEqual(REGIONS.map((r) => r.id));
    expect(geo.paths).toHaveLength(PATHS.length);
    for (const [i, r] of geo.regions.entries()) {
      expect(inside(r.site, r.pts), r.id).toBe(true);
      for (const [j, other] of geo.regions.entries()) if (i !== j) expect(inside(r.site, other.pts)).toBe(false);
      for (const [x, y] of [r.site, r.fish]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1000);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1000 * ys);
      }
    }
  });
});

describe('what a preview tells', () => {
  function started(): { s: State; seat: Seat } {
    const rng = new SeededRng('preview');
    const s = game.setup({}, 2, rng, new RecordingSink<never>());
    return { s, seat: s.order[0] as Seat };
  }

  it('goods, tasks and huts that step aside', () => {
    const { s, seat } = started();
    const other = s.order[1] as Seat;
    const p = s.players[seat] as Player;
    const shells = TASK_IDS.indexOf('d31');
    p.tasks = [shells];
    const before = game.view(s, seat);
    p.shells += 2;
    p.offerings -= 1;
    p.ceremony[0] = STORED;
    const list = changesOf(before, game.view(s, seat), seat, -1);
    expect(list).toContainEqual({ what: 'shell', by: 2 });
    expect(list).toContainEqual({ what: 'offering', by: -1 });
    expect(list).toContainEqual({ what: 'material', material: SPACE_MATERIAL[0], by: 1 });
    expect(list).toContainEqual({ what: 'task', change: { task: shells, before: 0, after: 2, need: 4 } });
    s.huts[0] = other;
    expect(changesOf(game.view(s, seat), game.view(s, seat), seat, 0)).toContainEqual({ what: 'aside', seat: other });
  });

  it('tasks that are done now or after the move', () => {
    const { s, seat } = started();
    const p = s.players[seat] as Player;
    const task = TASK_IDS.indexOf('d30');
    p.tasks = [task];
    p.offerings = 2;
    const before = game.view(s, seat);
    expect(taskState(before, seat, task)).toEqual({ have: 2, need: 3 });
    expect(isDone(before, seat, task)).toBe(false);
    expect(readyTasks(before, null, seat)).toBe(0);
    p.offerings = 3;
    expect(readyTasks(before, game.view(s, seat), seat)).toBe(1);
  });

  it('does not guess what a hidden hand decides', () => {
    const { s, seat } = started();
    const other = s.order[1] as Seat;
    const task = TASK_IDS.indexOf('s7');
    expect(taskState(game.view(s, seat), other, task)).toBeNull();
    expect(taskState(game.view(s, seat), seat, task)).not.toBeNull();
  });

  it('every task has a short name in both languages', () => {
    for (let t = 0; t < TASKS.length; t++) {
      expect(taskShort(t, 'de').length).toBeGreaterThan(4);
      expect(taskShort(t, 'en').length).toBeGreaterThan(4);
      expect(taskShort(t, 'de')).not.toContain('undefined');
    }
  });
});

describe('scorings without a decision', () => {
  it('are told in order: status, temple with its god tile, the new turn order', () => {
    const blocks = scorings({
      lang: 'en',
      names: (seat) => ['Ada', 'Ben'][seat] ?? '',
      events: [
        { e: 'endedPersons', seat: 1 },
        { e: 'statusVp', seat: 0, space: 5, vp: 4 },
        { e: 'newOrder', order: [1, 0] },
        { e: 'templeVp', seat: 1, priests: 2, vp: 2 },
        { e: 'templeTile', seat: 1 },
      ],
    });
    expect(blocks.map((b) => [b.title, b.lines.map((l) => l.text)])).toEqual([
      ['Status', ['Ada +4']],
      ['Temple', ['Ben +2', 'God tile to Ben']],
      ['New turn order', ['1. Ben', '2. Ada']],
    ]);
    expect(scorings({ lang: 'de', names: () => '', events: [{ e: 'passed', seat: 0 }] })).toEqual([]);
  });
});
