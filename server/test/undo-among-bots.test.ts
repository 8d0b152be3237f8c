/** Alone with bots one takes back over what they answered; where something was revealed or drawn since, the game does not count. */
import { describe, expect, it } from 'vitest';
import { Match, type MatchRecord } from '#kernel';
import type { GameRecord, MatchCard, SeatWish, TableMessage } from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { type Line, newRequest, Person } from './people.ts';
import { games, type StepsView } from './sample/steps-games.ts';

const ME: SeatWish = { kind: 'me' };
const BOT: SeatWish = { kind: 'bot', level: 1 };
const OPEN: SeatWish = { kind: 'open' };
const last = (line: Line): TableMessage => line.last as TableMessage;
const view = (line: Line): StepsView => last(line).view as StepsView;

async function see(line: Line, fits: (t: TableMessage) => boolean): Promise<TableMessage> {
  while (line.last === null || !fits(line.last)) await line.table();
  return line.last;
}

/** Makes a move, and waits until I am asked again or all is over. */
async function go(line: Line, how: 'step' | 'throw'): Promise<TableMessage> {
  const { match, version } = last(line);
  await line.answer(line.move(match, version, how));
  return see(line, (t) => t.version > version && (t.status === 'finished' || t.waitingFor.includes(t.mySeat ?? -1)));
}

async function undo(line: Line, to: number, anyway?: true): Promise<string> {
  const id = newRequest();
  line.say({ t: 'undo', id, match: last(line).match, to, ...(anyway && { anyway }) });
  const answer = await line.answer(id);
  return answer.t === 'refused' ? answer.reason : answer.t;
}

const url = new URL('./sample/steps-games.ts', import.meta.url).href;

atBothDatabases('taking back', { games: url }, (houses) => {
  const sit = async (name: string, seats: readonly SeatWish[], more: object = {}) => {
    const who = await Person.guest(houses.east.url, name);
    const wish = { game: 'steps', options: { rounds: 3 }, seats, listed: false, ...more };
    const { body } = await who.post<MatchCard>('/matches', wish);
    return { who, id: body.id };
  };
  const results = async (who: Person) => (await who.get<GameRecord>('/games/steps/mine')).body.results;
  const finish = async (line: Line) => {
    while (last(line).status === 'running') await go(line, 'step');
  };

  describe('alone with bots', () => {
    it('goes back over their answers, as often as one likes, and the game counts', async () => {
      const { who, id } = await sit('Ada', [ME, BOT, BOT]);
      const line = await who.at(id);
      expect(last(line)).toMatchObject({ undoBack: null, undoNot: 'nothing' });
      await go(line, 'step');
      await go(line, 'step');
      // By itself the seat could not: two bots have moved since.
      expect(last(line)).toMatchObject({ moves: 6, undoTo: 6, undoBack: { to: 3, known: false }, undoNot: null });
      expect(await undo(line, 3)).toBe('done');
      expect(await see(line, (t) => t.moves === 3)).toMatchObject({ undoBack: { to: 0, known: false } });
      expect(view(line)).toMatchObject({ turns: 3, points: [1, 1, 1] });
      expect(await undo(line, 0)).toBe('done');
      await see(line, (t) => t.moves === 0);
      expect(last(line).seats[0]?.uncounted).toBeUndefined();
      await finish(line);
      expect(await results(who)).toHaveLength(1);
    });

    it('only to where a gesture of one’s own began', async () => {
      const { who, id } = await sit('Ben', [ME, BOT, BOT]);
      const line = await who.at(id);
      await go(line, 'step');
      await go(line, 'step');
      for (const to of [5, 4, 2, 0]) expect(await undo(line, to)).toBe('cannot-undo');
      expect(last(line).moves).toBe(6);
    });

    it('over what was drawn only if one knows that the game does not count, which is kept', async () => {
      const { who, id } = await sit('Cem', [ME, BOT]);
      const line = await who.at(id);
      await go(line, 'throw');
      const first = view(line).points[0];
      expect(last(line)).toMatchObject({ undoBack: { to: 0, known: true } });
      expect(await undo(line, 0)).toBe('cannot-undo');
      expect(last(line).moves).toBe(2);
      expect(await undo(line, 0, true)).toBe('done');
      const back = await see(line, (t) => t.moves === 0);
      expect(back.seats[0]?.uncounted).toBe('undo');
      // Another process knows it too, and so does the card in the lobby.
      const west = new Person(houses.west.url, who.cookie);
      expect((await west.get<MatchCard>(`/matches/${id}`)).body.seats[0]?.uncounted).toBe('undo');
      expect(last(await west.at(id)).seats[0]?.uncounted).toBe('undo');
      await go(line, 'throw');
      // What is drawn then is drawn anew.
      expect(view(line).points[0]).not.toBe(first);
      await finish(line);
      expect(last(line).seats[0]?.uncounted).toBe('undo');
      expect(await results(who)).toEqual([]);
      const { body } = await who.get<MatchRecord>(`/matches/${id}/record`);
      expect(body.takenBack).toEqual([{ after: 0, moves: 2, seat: 0, consent: [0] }]);
      const { module } = await (games[0] as (typeof games)[number]).load();
      expect(Match.replay(module.game, body).over).toBe(true);
    });

    it('a hint that was had before stays the reason', async () => {
      const { who, id } = await sit('Dan', [ME]);
      const line = await who.at(id);
      const { version } = last(line);
      line.say({ t: 'hint', id: newRequest(), match: id, version });
      await line.next((m) => m.t === 'hint');
      await go(line, 'throw');
      expect(await undo(line, 0, true)).toBe('done');
      await see(line, (t) => t.moves === 0);
      const reason = last(line).seats[0]?.uncounted;
      expect((await who.get<MatchCard>(`/matches/${id}`)).body.seats[0]?.uncounted).toBe(reason);
      await finish(line);
      expect(await results(who)).toEqual([]);
    });

    it('asking the table for it comes to the same', async () => {
      for (const [how, counts] of [
        ['step', 1],
        ['throw', 0],
      ] as const) {
        const { who, id } = await sit(`Eve ${how}`, [ME, BOT]);
        const line = await who.at(id);
        await go(line, how);
        expect((await who.post(`/matches/${id}/act`, { do: 'ask', about: 'take-back', to: 0 })).status).toBe(200);
        const back = await see(line, (t) => t.moves === 0);
        expect(back.seats[0]?.uncounted).toBe(counts === 1 ? undefined : 'undo');
        await finish(line);
        expect(await results(who)).toHaveLength(counts);
      }
    });

    it('not where the table has no taking back', async () => {
      const { who, id } = await sit('Fay', [ME, BOT], { takeBacks: false });
      const line = await who.at(id);
      await go(line, 'step');
      expect(last(line)).toMatchObject({ undoBack: null, undoNot: 'others' });
      expect(await undo(line, 0)).toBe('cannot-undo');
      await go(line, 'throw');
      expect(await undo(line, 2, true)).toBe('cannot-undo');
    });
  });

  it('with people one goes no further than before, whatever the request says, and hears why', async () => {
    const { who, id } = await sit('Gus', [ME, OPEN, BOT]);
    const other = await Person.guest(houses.west.url, 'Hal');
    await other.post(`/matches/${id}/join`);
    const [a, b] = [await who.at(id), await other.at(id)];
    await see(a, (t) => t.status === 'running');
    await see(b, (t) => t.status === 'running');
    await a.answer(a.move(id, last(a).version, 'step'));
    expect(await see(a, (t) => t.moves === 1)).toMatchObject({ undoTo: 1, undoBack: null, undoNot: 'others' });
    expect(await see(b, (t) => t.moves === 1)).toMatchObject({ undoBack: null, undoNot: 'nothing' });
    expect(await undo(a, 0, true)).toBe('cannot-undo');
    await b.answer(b.move(id, last(b).version, 'throw'));
    // A bot follows, and then Gus; Hal may not go back over his die.
    expect(await see(b, (t) => t.moves === 3)).toMatchObject({ undoBack: null, undoNot: 'others' });
    expect(await undo(b, 1, true)).toBe('cannot-undo');
    expect(last(b).seats.every((s) => s.uncounted === undefined)).toBe(true);
  });
});
