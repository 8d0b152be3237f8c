/** Where taps lead, and the way back, in a kitchen that has every kind of word. */
import { describe, expect, it } from 'vitest';
import { notate } from '#kernel';
import type { Answers } from '../contract.ts';
import { stockChips } from '../reading.ts';
import { tapsFor } from '../way-back.ts';
import { answers, type Deed, type Kitchen, kitchen, SHAPES, walked, ways } from './kitchen.ts';

const said = (chain: readonly Deed[]): string => chain.map((m) => notate(SHAPES, m)).join(', ');
const NONE = 'move:salt+none';

describe('words', () => {
  it('of one answer come in any order, and two things may mean the same', () => {
    const root = kitchen();
    for (const gesture of [
      ['pot:2', 'dish:stew'],
      ['dish:stew', 'pot:2'],
      ['lid:2', 'dish:stew'],
    ])
      expect(said(walked(root, ...gesture).chain)).toBe('cook 2 stew, salt none');
  });

  it('are half an answer until the rest is said; natural answers complete it, and what only one option fits completes itself', () => {
    const root = kitchen();
    expect(walked(root, 'pot:2').ready).toBe(false);
    expect(walked(root, 'pot:2').firm.held).toEqual(['pot:2']);
    expect(said(walked(root, 'dish:soup').chain)).toBe('cook 1 soup, salt none');
    expect(said(walked(root, 'dish:cake').chain)).toBe('cook 2 cake, salt none');
  });

  it('that nothing understands any more end the gesture', () => {
    expect(walked(kitchen(), 'pot:1', 'dish:cake', 'seat:0').gesture).toEqual(['pot:1']);
  });

  it('of answers without a place are buttons, and need none where they go without saying', () => {
    const root = kitchen();
    expect(walked(root).buttons()).toEqual(['move:pass']);
    // What could be done instead stands there again when the hand is empty.
    expect(walked(root, 'pot:1', 'dish:soup').buttons()).toEqual([]);
    expect(walked(root, 'move:pass').buttons()).toEqual(['move:pass']);
    expect(said(walked(root, 'move:pass').chain)).toBe('pass');
  });
});

describe('a tap', () => {
  it('goes on with the first question that the thing answers, and says what went without saying', () => {
    expect(ways(kitchen(), 'seat:1', 'pot:1', 'dish:soup')).toEqual([`pot:1 dish:soup ${NONE} seat:1`]);
  });

  it('on what was said last is the gesture again, and a dish is exchanged with its pot kept', () => {
    const root = kitchen();
    expect(ways(root, 'dish:soup', 'pot:1', 'dish:soup')[0]).toBe('pot:1 dish:soup');
    expect(ways(root, 'pot:2', 'pot:1', 'dish:soup')).toEqual(['pot:2 dish:soup']);
    expect(ways(root, 'dish:stew', 'pot:1', 'dish:soup')).toEqual(['pot:1 dish:stew']);
  });

  it('replaces what was said later, the latest first', () => {
    const root = kitchen();
    expect(ways(root, 'seat:1', 'pot:1', 'dish:soup', NONE, 'seat:0')).toEqual([`pot:1 dish:soup ${NONE} seat:1`]);
    expect(ways(root, 'dish:stew', 'pot:1', 'dish:soup', NONE, 'seat:0')).toEqual(['pot:1 dish:stew']);
  });

  it('leads beyond an answer that only leads on, and says it too', () => {
    const root = kitchen();
    expect(ways(root, 'seat:2', 'pot:1', 'dish:soup')).toEqual([
      'pot:1 dish:soup salt=coarse seat:2',
      'pot:1 dish:soup salt=fine seat:2',
    ]);
    expect(ways(root, 'seat:2', 'pot:1', 'dish:soup', NONE, 'seat:0')[0]).toBe('pot:1 dish:soup salt=coarse seat:2');
    expect(ways(kitchen({ begins: true }), 'floor:x', 'pot:1', 'dish:soup', NONE, 'seat:0')).toContain(
      `pot:1 dish:soup ${NONE} seat:0 move:begin+sweeping floor:x`,
    );
  });

  it('leads beyond an answer of its own only to the things it names', () => {
    const named = kitchen(
      {},
      {
        ...answers,
        on: (m, q, h) =>
          m.do === 'salt' && m.pay !== 'none'
            ? { on: [`salt=${m.pay}`], leads: (thing) => m.pay === 'fine' && thing === 'seat:2' }
            : answers.on(m, q, h),
      },
    );
    expect(ways(named, 'seat:2', 'pot:1', 'dish:soup')).toEqual(['pot:1 dish:soup salt=fine seat:2']);
  });

  it('says many at once, fewer as a choice, and goes on with what is left', () => {
    const root = kitchen();
    const served = ['pot:1', 'dish:soup', NONE, 'seat:0'];
    const first = served.join(' ');
    expect(ways(root, 'floor:x', ...served)).toEqual([`${first} floor:x=3`, `${first} floor:x=2`, `${first} floor:x`]);
    expect(ways(root, 'floor:y', ...served, 'floor:x=2')).toEqual([`${first} floor:x=2 floor:y`]);
  });
});

describe('a switch', () => {
  const root = kitchen();
  const gesture = ['pot:1', 'dish:soup', NONE, 'seat:1'];

  it('is turned on wherever it belongs, what was said later stays; off again it leaves the gesture as it was', () => {
    const on = walked(root, ...gesture).on('salt');
    expect(on.switch).toBe(true);
    expect(on.ways[0]?.to).toEqual(['pot:1', 'dish:soup', 'salt=coarse', 'seat:1']);
    const off = walked(root, ...(on.ways[0]?.to ?? [])).on('salt');
    expect(off.ways[0]?.off).toBe(true);
    expect(off.ways.map((w) => w.to)).toEqual([gesture, ['pot:1', 'dish:soup', 'salt=fine', 'seat:1']]);
  });

  it('stays when something before it is exchanged, and takes with it what needs it', () => {
    expect(ways(root, 'dish:stew', 'pot:1', 'dish:soup', 'salt=fine', 'seat:2')).toEqual(['pot:1 dish:stew salt=fine']);
    expect(ways(root, 'salt', 'pot:1', 'dish:soup', 'salt=fine', 'seat:2')[0]).toBe('pot:1 dish:soup');
  });

  it('adds up: three spoons are kept in any order, a fourth takes the place of the last, a second tap gives one back', () => {
    const spoons = kitchen({ keeping: true });
    expect(ways(spoons, 'spoon:two', 'spoon:one')).toEqual(['spoon:one spoon:two']);
    expect(walked(spoons, 'spoon:one', 'spoon:two').ready).toBe(false);
    expect(walked(spoons, 'spoon:one', 'spoon:two', 'spoon:five').ready).toBe(true);
    expect(ways(spoons, 'spoon:four', 'spoon:one', 'spoon:two', 'spoon:five')).toEqual([
      'spoon:one spoon:two spoon:four',
    ]);
    expect(ways(spoons, 'spoon:one', 'spoon:one', 'spoon:two', 'spoon:five')).toEqual(['spoon:two spoon:five']);
    expect(ways(spoons, 'suggest')).toEqual(['spoon:one spoon:two spoon:three']);
  });
});

describe('a switch for many', () => {
  it('adds to what was tapped, and takes its place only where nothing can be added', () => {
    const root = kitchen(
      {},
      {
        ...answers,
        on: (m, q, h) => (m.do === 'sweep' ? { on: [`floor:${m.at}`], switch: true } : answers.on(m, q, h)),
        *sayings(here) {
          for (const saying of answers.sayings?.(here) ?? []) yield { ...saying, switch: true };
        },
      },
    );
    const swept = ['pot:1', 'dish:soup', NONE, 'seat:0', 'floor:y'];
    const said = swept.join(' ');
    expect(ways(root, 'floor:x', ...swept)).toEqual([`${said} floor:x=2`, `${said} floor:x`]);
    // What is on changes its number where it was said, and is not counted on beside it.
    expect(ways(root, 'floor:x', ...swept.slice(0, -1), 'floor:x', 'floor:y')).toEqual([
      said,
      `${said.replace('floor:y', 'floor:x=3')}`,
      `${said.replace('floor:y', 'floor:x=2')} floor:y`,
    ]);
    expect(ways(root, 'floor:x', ...swept.slice(0, -1), 'floor:y=3')[0]).toBe(
      `pot:1 dish:soup ${NONE} seat:0 floor:x=3`,
    );
  });
});

describe('a mode', () => {
  const root = kitchen();

  it('is a switch that changes what things mean, for as long as answers are given in it', () => {
    expect(ways(root, 'tile:a')).toEqual([]);
    expect(ways(root, 'clearing')).toEqual(['clearing']);
    expect(ways(root, 'tile:a', 'clearing')).toEqual(['clearing tile:a']);
    expect(ways(root, 'tile:b', 'clearing', 'tile:a')).toEqual(['clearing tile:a tile:b']);
    expect(ways(root, 'clearing', 'clearing', 'tile:a')).toEqual(['']);
    expect(walked(root, 'clearing').ready).toBe(false);
    expect(said(walked(root, 'clearing', 'tile:a', 'tile:b').chain)).toBe('clear a, clear b');
  });

  it('is left by a tap on something else as long as nothing was said in it', () => {
    expect(ways(root, 'pot:2', 'clearing')).toEqual(['pot:2']);
    expect(ways(root, 'pot:2', 'clearing', 'tile:a')).toEqual(['clearing tile:a pot:2']);
  });

  it('begins anew where nothing that was said may stand before it', () => {
    expect(ways(kitchen({ keeping: true }), 'clearing', 'spoon:one')).toEqual(['clearing']);
  });

  it('leaves room for other answers, and a remark of the board changes nothing', () => {
    expect(said(walked(root, 'clearing', 'tile:a', 'pot:2', 'dish:stew').chain)).toBe(
      'clear a, cook 2 stew, salt none',
    );
    const turned = walked(root, '~turn=2');
    expect([turned.mode, turned.chain]).toEqual(['~turn=2', []]);
    expect(said(walked(root, '~turn=2', 'pot:2', 'dish:stew').chain)).toBe('cook 2 stew, salt none');
  });
});

describe('a remark that is a mode', () => {
  const big = '~big';
  const turned = kitchen(
    {},
    {
      ...answers,
      on: (m, q, h) =>
        m.do === 'cook' && m.pot === 2 && h.mode !== big
          ? { on: ['pot:2', `dish:${m.dish}`], mode: big }
          : answers.on(m, q, h),
      *presets(here) {
        if (here.chain.length > 0) return;
        yield { thing: 'turn', to: here.mode === big ? [] : [big] };
        if (here.mode !== big) yield { thing: 'dish:cake', to: [big, 'dish:cake'] };
      },
    },
  );

  it('is said by presets alone, forth and back', () => {
    expect(ways(turned, big)).toEqual([]);
    expect(ways(turned, 'pot:2')).toEqual([]);
    expect(walked(turned).on('turn')).toMatchObject({ switch: true, ways: [{ to: [big] }] });
    expect(ways(turned, 'turn', big)).toEqual(['']);
    const stew: Deed = { do: 'cook', pot: 2, dish: 'stew' };
    expect(tapsFor(turned, [stew])?.taps).toEqual([{ thing: 'turn' }, { thing: 'pot:2' }, { thing: 'dish:stew' }]);
  });

  it('is said too by a thing that is an answer, and that one is no switch', () => {
    const cake = walked(turned).on('dish:cake');
    expect(cake).toEqual({ ways: [expect.objectContaining({ to: [big, 'dish:cake'] })] });
    expect(tapsFor(turned, [{ do: 'cook', pot: 2, dish: 'cake' }])?.taps).toEqual([{ thing: 'dish:cake' }]);
    expect(ways(turned, 'dish:cake', ...(cake.ways[0]?.to ?? []))[0]).toBe('~big dish:cake');
  });

  it('is reached by another answer that says it, where that takes fewer taps than turning', () => {
    const plates = kitchen(
      {},
      {
        ...answers,
        on: (m, q, h) =>
          m.do !== 'cook' || m.pot !== 2
            ? answers.on(m, q, h)
            : { on: [`plate:${m.dish}`], mode: h.mode === '~3' ? undefined : '~3' },
        *presets(here) {
          const turns = Number(here.mode?.slice(1) ?? 0);
          if (turns < 3) yield { thing: 'turn', to: [`~${turns + 1}`] };
          if (turns === 0) yield { thing: 'plate:cake', to: ['~3', 'plate:cake'] };
        },
      },
    );
    expect(tapsFor(plates, [{ do: 'cook', pot: 2, dish: 'stew' }])).toMatchObject({
      taps: [{ thing: 'plate:cake' }, { thing: 'plate:stew' }],
      gesture: ['~3', 'plate:stew'],
    });
  });
});

describe('every point', () => {
  it('knows where the walk began', () => {
    const root = kitchen();
    const trail = walked(root, '~turn=2', 'pot:2', 'dish:stew', NONE, 'seat:1').trail;
    expect(trail.length).toBeGreaterThan(4);
    for (const point of trail) expect(point.root).toBe(root);
  });
});

describe('what a gesture changes in a stock', () => {
  it('is told with sign and name, or as the figure says it, or not where points say it', () => {
    const figures = (n: number) => [
      { id: 'wood', name: 'wood', count: n, more: 'good' as const },
      { id: 'debt', name: 'debt', count: n, more: 'bad' as const, chip: (by: number) => `${by} deeper` },
      { id: 'score', name: 'score', count: n, more: 'good' as const, chip: null },
      { id: 'hut', name: 'huts', count: 4, more: 'plain' as const },
    ];
    expect(stockChips(figures(1), figures(3))).toEqual([
      { text: '+2 wood', tone: 'good', of: 'wood' },
      { text: '2 deeper', tone: 'bad', of: 'debt' },
    ]);
  });
});

describe('a question that comes late', () => {
  const late = kitchen(
    {},
    {
      ...answers,
      follows: (q) => (q.kind === 'sweep' ? 'late' : 'may'),
      on: (m, q, h) => (m.do === 'serve' ? `floor:${m.to === 0 ? 'x' : 'z'}` : answers.on(m, q, h)),
    },
  );
  const gesture = ['pot:1', 'dish:soup', NONE, 'floor:z'];

  it('is answered only by things that mean nothing else just before', () => {
    // x could be served instead of z: the tap changes, it does not go on.
    expect(ways(late, 'floor:x', ...gesture)).toEqual([`pot:1 dish:soup ${NONE} floor:x`]);
    expect(ways(late, 'floor:y', ...gesture)).toContain(`${gesture.join(' ')} floor:y`);
  });

  it('is not answered by the very thing that was said before it: a second tap plays', () => {
    const served = ['pot:1', 'dish:soup', NONE, 'floor:x'];
    expect(ways(late, 'floor:x', ...served)).toEqual([served.join(' ')]);
  });
});

describe('an answer', () => {
  it('that comes late is a choice beside what its thing means instead', () => {
    const late = kitchen(
      {},
      {
        ...answers,
        follows: () => 'may',
        on: (m, q, h) =>
          m.do === 'serve'
            ? `floor:${m.to === 0 ? 'x' : 'z'}`
            : m.do === 'sweep'
              ? { on: [`floor:${m.at}=swept`], late: true }
              : answers.on(m, q, h),
        sayings: () => [],
      },
    );
    const served = ['pot:1', 'dish:soup', NONE, 'floor:z'];
    const there = walked(late, ...served).on('floor:x');
    expect(there.ways.map((way) => way.to.at(-1))).toEqual(['floor:x', 'floor:x=swept']);
    expect(there.prefer).toBeUndefined();
    expect(ways(late, 'floor:y', ...served)).toEqual([[...served, 'floor:y=swept'].join(' ')]);
  });

  it('that no word says is no button, and goes without a way', () => {
    const dark = kitchen({}, { ...answers, on: (m, q, h) => (m.do === 'pass' ? undefined : answers.on(m, q, h)) });
    expect(walked(dark).buttons()).toEqual([]);
    expect(tapsFor(dark, [{ do: 'pass' }])).toBeNull();
  });
});

describe('the way back', () => {
  const back = (wanted: readonly Deed[], setting = {}) => tapsFor(kitchen(setting), wanted);
  const taps = (wanted: readonly Deed[], setting = {}): string[] | undefined =>
    back(wanted, setting)?.taps.map(({ thing, way }) => (way === undefined ? thing : `${thing}#${way}`));
  const soup: Deed = { do: 'cook', pot: 1, dish: 'soup' };
  const plain: Deed = { do: 'salt', pay: 'none' };

  it('says only what does not go without saying', () => {
    expect(taps([soup, plain])).toEqual(['dish:soup']);
    expect(taps([{ ...soup, pot: 2 }, plain])).toEqual(['pot:2', 'dish:soup']);
    expect(taps([soup, plain, { do: 'serve', to: 1 }])).toEqual(['dish:soup', 'seat:1']);
  });

  it('says of things that mean the same the one after which most goes without saying', () => {
    const named: Answers<Kitchen, Deed, Deed> = {
      ...answers,
      on: (m, q, h) =>
        m.do === 'cook' ? { on: [['near', 'far'].map((x) => `${x}=${m.pot}.${m.dish}`)] } : answers.on(m, q, h),
      natural: (q, h) =>
        q.kind === 'serve'
          ? { do: 'serve', to: h.words[0]?.startsWith('far') ? 1 : 0 }
          : (answers.natural?.(q, h) ?? null),
    };
    const gesture = (to: number) => tapsFor(kitchen({}, named), [soup, plain, { do: 'serve', to }])?.gesture;
    expect(gesture(0)).toEqual(['near=1.soup']);
    expect(gesture(1)).toEqual(['far=1.soup']);
  });

  it('takes the way beyond what only leads on, and a choice where it costs less', () => {
    expect(taps([soup, { do: 'salt', pay: 'coarse' }, { do: 'serve', to: 2 }])).toEqual(['dish:soup', 'seat:2']);
    expect(taps([soup, { do: 'salt', pay: 'fine' }, { do: 'serve', to: 2 }])).toEqual([
      'dish:soup',
      'salt',
      'salt#1',
      'seat:2',
    ]);
  });

  it('says many moves with one word, in whatever order they come', () => {
    const served: Deed[] = [soup, plain, { do: 'serve', to: 1 }];
    const sweep = (at: string): Deed => ({ do: 'sweep', at });
    expect(taps([...served, sweep('x'), sweep('x'), sweep('x')])).toEqual(['dish:soup', 'seat:1', 'floor:x']);
    const mixed = back([...served, sweep('x'), sweep('y'), sweep('x')]);
    // x, y, x leads to another order of crumbs than x, x, y: nobody reorders what is not the same.
    expect(said(mixed?.chain ?? [])).toBe('cook 1 soup, salt none, serve 1, sweep x, sweep y, sweep x');
  });

  it('turns a mode on first, takes a shortcut where one leads there, and knows what nothing makes', () => {
    expect(taps([{ do: 'clear', tile: 'b' }])).toEqual(['clearing', 'tile:b']);
    const kept = ['one', 'two', 'three'].map((spoon): Deed => ({ do: 'keep', spoon }));
    expect(taps(kept, { keeping: true })).toEqual(['suggest']);
    expect(taps([{ do: 'serve', to: 1 }])).toBeUndefined();
  });
});
