/** Faults of the pages around the tables: lobby, new table, account, signing in. */
import type { Fault } from './fault.ts';

const LOBBY = ['web/test/lobby.test.tsx'];
const ACCOUNT = ['web/test/account.test.tsx'];
const ENTER = ['web/test/enter.test.tsx'];

export const pages: readonly Fault[] = [
  {
    what: 'tables that wait for me come last',
    file: 'web/lobby/sentences.ts',
    from: 'weight(a) - weight(b)',
    to: 'weight(b) - weight(a)',
    tests: LOBBY,
  },
  {
    what: 'an invitation that is declined is accepted',
    file: 'web/lobby/cards.tsx',
    from: 'api.decline(card.id).then(onDone, sayProblem);',
    to: 'api.join(card.id).then(onDone, sayProblem);',
    tests: LOBBY,
  },
  {
    what: 'the last line of a table names nobody',
    file: 'web/lobby/sentences.ts',
    from: 'const at = card.seats[Number(seat)];',
    to: 'const at = card.seats[Number(seat) + 9];',
    tests: LOBBY,
  },
  {
    what: 'a guest is shown as the winner of what another one has won',
    file: 'web/lobby/sentences.ts',
    from: 'const winners = order.filter((o) => o.rank === 1);',
    to: 'const winners = order.filter((o) => o.rank === 2);',
    tests: LOBBY,
  },
  {
    what: 'a game against strong bots is played by the weakest',
    file: 'web/lobby/new-table.tsx',
    from: "{ kind: 'bot', level } : { kind: 'open' }",
    to: "{ kind: 'bot', level: 1 } : { kind: 'open' }",
    tests: ['web/test/new-table.test.tsx'],
  },
  {
    what: 'a table for friends stands in everybody’s lobby',
    file: 'web/lobby/new-table.tsx',
    from: "listed: way === 'friends' && listed,",
    to: "listed: way === 'friends',",
    tests: ['web/test/new-table.test.tsx'],
  },
  {
    what: 'a guest signs out without being told that nothing brings them back',
    file: 'web/pages/account.tsx',
    from: 'guest && account.codesLeft === 0 && games > 0',
    to: 'guest && account.codesLeft > 0 && games > 0',
    tests: ACCOUNT,
  },
  {
    what: 'an account can be deleted without typing its name',
    file: 'web/pages/account.tsx',
    from: 'disabled={name.trim() !== account.me.name}',
    to: 'disabled={false}',
    tests: ACCOUNT,
  },
  {
    what: 'the dialog of recovery codes closes before they are kept',
    file: 'web/pages/account.tsx',
    from: 'disabled={!kept}',
    to: 'disabled={kept}',
    tests: ACCOUNT,
  },
  {
    what: 'signing in leads to another site',
    file: 'web/pages/enter.tsx',
    from: '/^\\/(?!\\/)[\\w\\-/]*$/',
    to: '/^\\/[\\w\\-/.]*$/',
    tests: ENTER,
  },
  {
    what: 'the last recovery code is used up and nobody says so',
    file: 'web/pages/enter.tsx',
    from: 'codesLeft === 0 && byCode',
    to: 'codesLeft < 0 && byCode',
    tests: ENTER,
  },
];
