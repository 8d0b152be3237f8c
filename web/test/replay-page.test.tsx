/** A replay and a model game on the page: steps by button and key, whose eyes, what happened, playing on from here. */
import './home/window.ts';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { ModelPage } from '../learn/model-page.tsx';
import { Toast } from '../parts/toast.tsx';
import { ForkDialog } from '../table/fork.tsx';
import { ReplayPage } from '../table/replay-page.tsx';
import { leave, press, Screen, settled, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';
import { type Seated, seated } from './home/table.ts';

afterEach(leave);

interface Watched extends Seated {
  readonly screen: Screen;
  readonly server: FakeServer;
  /** Which turn is shown, of how many. */
  readonly at: () => { turn: number; of: number };
}

async function replay(record?: object): Promise<Watched> {
  const table = await seated({ seats: 2, seat: 0, after: 10_000 });
  const server = new FakeServer({
    'GET /matches/home/record': record ?? table.match.record(),
    'POST /guest': { id: 'me', name: 'Guest', colour: 0 },
    'POST /matches/home/fork': { id: 'next' },
  });
  const game = table.s.loaded;
  if (game === null) throw new Error('no game');
  const screen = await show(
    <>
      <ReplayPage s={table.s} game={game} />
      <Toast />
    </>,
  );
  await settled();
  const at = () => {
    const [, turn, of] = /Turn (\d+) of (\d+)/.exec(screen.text) ?? [];
    return { turn: Number(turn), of: Number(of) };
  };
  return { ...table, screen, server, at };
}

describe('a replay', () => {
  it('begins at the start, and goes turn by turn by button and arrow', async () => {
    const { screen, at, s } = await replay();
    const { of } = at();
    expect(at().turn).toBe(0);
    expect(of).toBeGreaterThan(10);
    expect(screen.isOff('One turn back')).toBe(true);
    await screen.tap('One turn on');
    await press('ArrowRight');
    expect(at().turn).toBe(2);
    await press('ArrowLeft');
    expect(at().turn).toBe(1);
    expect(s.moment.value?.n).toBeGreaterThan(0);
    await press('End');
    expect(at().turn).toBe(of);
    expect(screen.isOff('One turn on')).toBe(true);
    await press('Home');
    expect(at().turn).toBe(0);
  });

  it('says at every stop what happened there, with me as you', async () => {
    const { screen, at } = await replay();
    for (let n = 0; n < 4; n++) await screen.tap('One turn on');
    expect(screen.text).toMatch(new RegExp(`Turn ${at().turn} of ${at().of} \\S+ \\S+`));
    expect(screen.text).toMatch(/\bYou |Ben /);
    expect(screen.text).not.toMatch(/\bAda\b/);
  });

  it('is looked at with anybody’s eyes, or with all cards open', async () => {
    const { screen, s } = await replay();
    await screen.tap('One turn on');
    const mine = JSON.stringify(s.moment.value?.view);
    await screen.choose('Seen by', 'Ben');
    expect(JSON.stringify(s.moment.value?.view)).not.toBe(mine);
    await screen.choose('Seen by', 'everything open');
    expect(JSON.stringify(s.moment.value?.view)).not.toBe(mine);
  });

  it('is played on from what is shown, and not from its end', async () => {
    const { screen, server, s } = await replay();
    await press('End');
    expect(screen.has('Play on from here')).toBe(false);
    expect(screen.to('To the result')).toBe('/t/home');
    await press('Home');
    await screen.tap('One turn on');
    const n = s.moment.value?.n;
    // One tap, and everybody sits as they sat.
    await screen.tap('Play on from here');
    await settled();
    const [wish] = server.bodies('POST /matches/home/fork');
    expect(wish).toMatchObject({ at: n, seats: [{ kind: 'me' }, { kind: 'bot' }] });
    expect(location.pathname).toBe('/t/next');
  });

  it('that does not fit these rules says so', async () => {
    const { screen } = await replay({ format: 2 });
    expect(screen.text).toContain('This game was played with another version of the rules.');
  });
});

describe('playing on', () => {
  it('opens a table at this move, and says why if it cannot', async () => {
    const table = await seated({ seats: 2, seat: 0, after: 10_000 });
    const server = new FakeServer({
      'POST /matches/home/fork': refusal('bad-position'),
      'POST /guest': { id: 'me', name: 'Guest', colour: 0 },
    });
    const screen = await show(
      <>
        <ForkDialog s={table.s} fork={{ at: 7, seat: 0 }} onClose={() => {}} />
        <Toast />
      </>,
    );
    const dialog = new Screen(screen.root.querySelector('dialog') ?? screen.root);
    await dialog.tap(/^Open table|^Play/);
    expect(screen.text).toContain('The game has no such position to go on from.');
    server.says('POST /matches/home/fork', { id: 'forked' });
    await dialog.tap(/^Open table|^Play/);
    expect(server.bodies('POST /matches/home/fork')[1]).toMatchObject({
      at: 7,
      seats: [{ kind: 'me' }, { kind: 'bot' }],
    });
    expect(location.pathname).toBe('/t/forked');
  });
});

describe('a model game', () => {
  it('is watched without a server, and leads back to its game', async () => {
    const server = new FakeServer({
      'POST /guest': { id: 'me', name: 'Guest', colour: 0 },
      'POST /matches/fork': { id: 'from-model' },
    });
    const screen = await show(<ModelPage id="my-city" />);
    await screen.until(() => screen.has('One turn on'));
    await press('End');
    expect(screen.to('My City')).toBe('/games/my-city');
    expect(screen.has('Play on from here')).toBe(false);
    expect(server.asked.filter((a) => a.way.startsWith('POST'))).toEqual([]);
    const { level } = JSON.parse(
      readFileSync(new URL('../../games/my-city/data/model.match.json', import.meta.url), 'utf8'),
    );
    // And it is played on from any of its stops, in the place of whoever is next, with the bots as strong as they were.
    await press('Home');
    await screen.tap('Play on from here');
    await settled();
    expect(server.bodies('POST /matches/fork')).toMatchObject([
      { at: 0, named: 'model-my-city', seats: [{ kind: 'me' }, { kind: 'bot', level }] },
    ]);
    expect(location.pathname).toBe('/t/from-model');
  });

  it('of a game that is not there offers the nearest', async () => {
    expect((await show(<ModelPage id="my-cty" />)).text).toContain('There is no game “my-cty” here.');
  });
});
