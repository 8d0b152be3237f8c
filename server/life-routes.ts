import type { Static } from 'typebox';
import type { Api, Ctx } from './app.ts';
import type { Budget } from './budget.ts';
import { actAt, arrangeAt, closeTable, declineSeat, hideTable, rematchOf } from './life.ts';
import { TABLE_COST } from './limits.ts';
import { matchCard } from './messages.ts';
import { Act, Arrange, HideTable, MatchCard } from './protocol.ts';
import type { PersonTable } from './store/schema.ts';
import type { ListedMatch } from './store/store.ts';
import type { Tables } from './tables.ts';

/** The match that a path names; its form was checked at the border. */
export function matchId(c: Ctx): string {
  return c.req.param('id') ?? '';
}

/** What people do at a table beside playing: setting it up, leaving, asking the others, playing again. */
export function addLife(api: Api, { tables, budget }: { tables: Tables; budget: Budget }): void {
  const card = (stored: ListedMatch, person: PersonTable): Static<typeof MatchCard> =>
    matchCard(stored, person.id, tables.around);

  api.mineWith(
    {
      method: 'post',
      path: '/matches/:id/arrange',
      summary: 'Change one thing about a table that waits: seats, options, my colour, whether I am ready',
      body: Arrange,
      answer: MatchCard,
      problems: [
        'unknown-match',
        'not-waiting',
        'not-seated',
        'not-host',
        'bad-seats',
        'bad-options',
        'seat-taken',
        'too-many-tables',
      ],
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
        'too-many-tables',
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
      cost: TABLE_COST,
      summary: 'Play again with the same people; whoever asks later comes to the same table',
      answer: MatchCard,
      status: 201,
      problems: ['unknown-match', 'not-finished', 'not-seated', 'too-many', 'too-many-tables'],
    },
    async (person, c) => {
      budget.fresh('table', api.address(c));
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
