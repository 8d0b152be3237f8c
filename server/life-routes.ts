import type { Static } from 'typebox';
import type { Api, Ctx } from './app.ts';
import { actAt, arrangeAt, closeTable, declineSeat, hideTable, rematchOf } from './life.ts';
import { Buckets } from './limits.ts';
import { matchCard } from './messages.ts';
import { Refused } from './problems.ts';
import { Act, Arrange, HideTable, MatchCard } from './protocol.ts';
import type { PersonTable } from './store/schema.ts';
import type { StoredMatch } from './store/store.ts';
import type { Tables } from './tables.ts';

const MATCH_ID = /^[A-Za-z0-9_-]{8,32}$/;

export function matchId(c: Ctx): string {
  const id = c.req.param('id') ?? '';
  if (!MATCH_ID.test(id)) throw new Refused('unknown-match');
  return id;
}

/** What people do at a table beside playing: setting it up, leaving, asking the others, playing again. */
export function addLife(api: Api, { tables, newPerMinute }: { tables: Tables; newPerMinute: number }): void {
  const fresh = new Buckets(newPerMinute);
  const card = (stored: StoredMatch, person: PersonTable): Static<typeof MatchCard> =>
    matchCard(stored, person.id, tables.around);

  api.mineWith(
    {
      method: 'post',
      path: '/matches/:id/arrange',
      summary: 'Change one thing about a table that waits: seats, options, my colour, whether I am ready',
      body: Arrange,
      answer: MatchCard,
      problems: ['unknown-match', 'not-waiting', 'not-seated', 'not-host', 'bad-seats', 'bad-options', 'seat-taken'],
    },
    async (person, wish, c) => card(await arrangeAt(tables, person, matchId(c), wish), person),
  );

  api.mine(
    {
      method: 'post',
      path: '/matches/:id/close',
      summary: 'Take a table away: the host one that waits, anybody one at which only bots play with them',
      answer: null,
      status: 204,
      problems: ['unknown-match', 'not-waiting', 'not-host', 'not-seated'],
    },
    async (person, c) => closeTable(tables, person, matchId(c)),
  );

  api.mine(
    {
      method: 'post',
      path: '/matches/:id/decline',
      summary: 'I do not take the seat that is kept for me',
      answer: null,
      status: 204,
      problems: ['unknown-match', 'not-seated'],
    },
    async (person, c) => declineSeat(tables, person, matchId(c)),
  );

  api.mineWith(
    {
      method: 'post',
      path: '/matches/:id/act',
      summary: 'Leave, resign, ask the others something or answer: everything at a running table that is no move',
      body: Act,
      answer: MatchCard,
      problems: [
        'unknown-match',
        'not-running',
        'not-seated',
        'not-allowed',
        'no-question',
        'question-open',
        'not-away',
        'bad-seats',
        'bad-position',
        'too-many',
        'enough-round',
        'enough-match',
      ],
    },
    async (person, act, c) => card(await actAt(tables, person, matchId(c), act), person),
  );

  api.mine(
    {
      method: 'post',
      path: '/matches/:id/rematch',
      summary: 'Play again with the same people; whoever asks later comes to the same table',
      answer: MatchCard,
      status: 201,
      problems: ['unknown-match', 'not-finished', 'not-seated', 'too-many'],
    },
    async (person, c) => {
      if (!fresh.take(api.address(c))) throw new Refused('too-many');
      return card(await rematchOf(tables, person, matchId(c)), person);
    },
  );

  api.mineWith(
    {
      method: 'post',
      path: '/matches/:id/hide',
      summary: 'Show this table in my lobby or not',
      body: HideTable,
      answer: HideTable,
      problems: ['unknown-match', 'not-seated'],
    },
    async (person, { hidden }, c) => {
      await hideTable(tables, person, matchId(c), hidden);
      return { hidden };
    },
  );
}
