/** Faults of the server: what it stores, what it tells to whom. */
import type { Fault } from './fault.ts';

export const server: readonly Fault[] = [
  {
    what: 'the lobby no longer says what happened last',
    file: 'server/table.ts',
    from: 'row.last = over ? null : lastLine(this.module, match);',
    to: 'row.last = null;',
    tests: ['server/test/cards.test.ts'],
  },
  {
    what: 'every move after a hint is marked as made after one',
    file: 'server/judge.ts',
    from: '  table.hinted.delete(seat);\n',
    to: '',
    tests: ['server/test/asked.test.ts'],
    named: 'after a hint',
  },
  {
    what: 'a vote waits for somebody who has gone meanwhile',
    file: 'server/acts.ts',
    from: 'asks: q.asks.filter((s) => still.includes(s)), ',
    to: '',
    tests: ['server/test/asked.test.ts'],
    named: 'a vote',
  },
  {
    what: 'one yes is enough where everybody has to agree',
    file: 'server/acts.ts',
    from: 'if (!q.asks.every((s) => q.agreed.includes(s)))',
    to: 'if (!q.asks.some((s) => q.agreed.includes(s)))',
    tests: ['server/test/life.test.ts'],
    named: 'a question to the table',
  },
  {
    what: 'during a break the game goes on',
    file: 'server/table.ts',
    from: "return status === 'running' && paused === 0 && !playedByBot(this.seats[seat]);",
    to: "return status === 'running' && !playedByBot(this.seats[seat]);",
    tests: ['server/test/life.test.ts'],
    named: 'a question to the table',
  },
  {
    what: 'a game with a hint counts',
    file: 'server/hints.ts',
    from: 'if (hint.lines.length >= 2) await this.#tables.tookHint(on, person);',
    to: '',
    tests: ['server/test/hints.test.ts'],
    named: 'does not count',
  },
  {
    what: 'the lobby forgets what is over',
    file: 'server/store/store.ts',
    from: ', ...(await this.past(person, Number.MAX_SAFE_INTEGER, LATEST))];',
    to: '];',
    tests: ['server/test/asked.test.ts'],
    named: 'history and record',
  },
  {
    what: 'the card of a finished game has no result',
    file: 'server/messages.ts',
    from: "result: row.result === null ? null : (JSON.parse(row.result) as MatchCard['result']),",
    to: 'result: null,',
    tests: ['server/test/asked.test.ts'],
    named: 'history and record',
  },
];
