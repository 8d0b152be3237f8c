import { expect, it } from 'vitest';
import { games } from '#games';
import { Match, type Seat } from '#kernel';
import { lastLine } from '../last-line.ts';

it.each(games.map((g) => g.meta.id))(
  '%s: the lobby tells what everybody heard last, and nothing that is secret',
  async (id) => {
    const entry = games.find((g) => g.meta.id === id);
    if (entry === undefined) throw new Error('no game');
    const { module } = await entry.load();
    const match = new Match(module.game, {}, 2, 'last-line');
    const told = new Set<string>();
    for (let n = 0; n < 60 && !match.over; n++) {
      const [decision] = match.open;
      if (decision === undefined) break;
      const before = lastLine(module, match);
      match.play(decision.seat as Seat, decision.options[n % decision.options.length] as never);
      const now = lastLine(module, match);
      // What a spectator hears nothing of changes nothing in the lobby.
      const heard = Array.from({ length: match.length }, (_, i) => match.heard(i + 1, 'spectator')).flat();
      if (heard.length === 0) expect(now).toBe(before);
      if (now !== null) told.add(now);
    }
    expect(told.size).toBeGreaterThan(5);
    for (const line of told) {
      const { de, en } = JSON.parse(line) as Record<string, string>;
      expect([de, en].every((s) => s !== undefined && s.length > 3)).toBe(true);
      expect(line).not.toMatch(/undefined|NaN|\[object/);
    }
    expect([...told].some((line) => /⟨[01]⟩/.test(line))).toBe(true);
  },
);
