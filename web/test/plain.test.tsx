/** The table as text: what lies there, every option, the others, sheets, a refusal; and moments over a drawn one. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../app/settings.ts';
import { Toast } from '../parts/toast.tsx';
import { PlainPage } from '../table/plain-page.tsx';
import { atTable } from './home/at-table.tsx';
import { leave, press, type Screen, settled, show } from './home/screen.ts';
import { play, refused, type Seated, seated } from './home/table.ts';

afterEach(async () => {
  await leave();
  change({ plain: false, confirmAtOnce: false });
});

async function plain(wish: Parameters<typeof seated>[0] = {}): Promise<Seated & { screen: Screen }> {
  change({ plain: true });
  const table = await seated(wish);
  const game = table.s.loaded;
  if (game === null) throw new Error('no game');
  const screen = await show(
    <>
      <PlainPage s={table.s} game={game} />
      <Toast />
    </>,
  );
  return { ...table, screen };
}

describe('the table as text', () => {
  it.each(['garden-nation', 'my-city', 'glass-road', 'bora-bora', 'tribes-of-the-wind'])(
    'of %s says how it stands, and holds every option',
    async (game) => {
      const { screen, s, match, seat } = await plain({ game, after: 6 });
      const options = s.decisions.value.flatMap((d) => d.options);
      expect(screen.root.querySelectorAll('input[type=radio]')).toHaveLength(options.length);
      const text = s.loaded?.module.text.en;
      const [section] = text?.summary(match.game.view(match.state, seat ?? 0), s.names) ?? [];
      expect(screen.text).toContain(section?.title);
      expect(screen.text).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  it('an option is chosen, seen, and confirmed; Esc lets it go', async () => {
    const { screen, line, s } = await plain({ asked: 'move' });
    const first = (): HTMLInputElement => screen.root.querySelector('input[type=radio]') as HTMLInputElement;
    const name = screen.answers.find((a) => /^Build/.test(a)) ?? '';
    await screen.tap(name);
    expect(s.fingers.reading.value?.chain).toHaveLength(1);
    await press('Escape');
    expect(s.fingers.reading.value?.chain).toEqual([]);
    await screen.tap(name);
    await screen.part('State of play').tap(/^Build|Confirm/);
    expect(line.asked).toHaveLength(1);
    expect(first()).not.toBeNull();
  });

  it("with 'confirm at once' one tap is enough", async () => {
    change({ confirmAtOnce: true });
    const { screen, line } = await plain({ asked: 'move' });
    await screen.tap(screen.answers.find((a) => /^Build/.test(a)) ?? '');
    expect(line.asked).toHaveLength(1);
  });

  it('a refusal names its ruling, which can be read', async () => {
    const { screen, line, s, match, seat } = await plain({ asked: 'move', after: 20 });
    await screen.tap(screen.answers.find((a) => /^Build/.test(a)) ?? '');
    s.fingers.confirm();
    const refusal = refused(
      match,
      seat ?? 0,
      [1, 2, 3].map((territory) => `build ${territory}.1`),
    );
    await line.answer({ t: 'refused', reason: 'illegal', refusal });
    expect(screen.text).toContain('Not possible:');
    expect(screen.to(`Ruling ${refusal.ruling}`)).toBe(`/rules/garden-nation#${refusal.ruling}`);
  });

  it('an earlier moment is said to be one, and left', async () => {
    const { screen, s, tell } = await plain({ asked: 'move', after: 12 });
    await s.look(3);
    await tell();
    expect(screen.text).toContain('You are looking at an earlier moment.');
    expect(screen.text).toMatch(/Moment 3 of \d+/);
    await screen.tap('Back to now');
    expect(screen.text).not.toContain('earlier moment');
  });

  it('score and log are sheets of their own on a phone', async () => {
    const { screen } = await plain({ asked: 'move' });
    expect(screen.isOn('Table')).toBe(true);
    await screen.part('Table').tap('Log');
    expect(screen.part('Table').isOn('Log')).toBe(true);
    expect(screen.root.querySelector('.sheet-log')).not.toBeNull();
  });
});

describe('a moment', () => {
  it('lies over the table until it is tapped away, and what comes next waits for it', async () => {
    const table = await atTable({ game: 'glass-road', seats: 2, seat: 0 });
    const { s, match, screen } = table;
    for (let n = 0; n < 80 && s.cards.card.value === null; n++) {
      play(match, 1);
      await table.hear();
    }
    const { title } = s.cards.card.value ?? { title: '' };
    expect(title).not.toBe('');
    expect(screen.text).toContain(title);
    const shown = s.shown.value?.table.moves;
    play(match, 1);
    await table.hear();
    expect(s.shown.value?.table.moves).toBe(shown);
    for (let n = 0; n < 9 && s.cards.card.value !== null; n++) await press(' ');
    await settled();
    expect(s.cards.card.value).toBeNull();
    expect(s.shown.value?.table.moves).toBeGreaterThan(shown ?? 0);
  });
});
