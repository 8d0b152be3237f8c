import type { Problem, ProblemKey, ServerMessage, StuckWhy } from './protocol.ts';

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;

const STATUS: Readonly<Record<ProblemKey, ProblemStatus>> = {
  'no-session': 401,
  'bad-origin': 403,
  'bad-json': 400,
  'bad-body': 400,
  'bad-name': 400,
  'too-large': 413,
  'too-many': 429,
  'too-many-tables': 429,
  'unknown-match': 404,
  'unknown-game': 404,
  'bad-options': 400,
  'bad-seats': 400,
  'bad-position': 400,
  'seat-taken': 409,
  'saw-another-seat': 409,
  'already-seated': 409,
  'not-seated': 409,
  'not-waiting': 409,
  'not-finished': 409,
  'not-begun': 409,
  'bad-record': 400,
  'not-running': 409,
  'not-host': 403,
  'no-question': 409,
  'question-open': 409,
  'not-away': 409,
  'not-allowed': 409,
  'enough-round': 409,
  'enough-match': 409,
  'rules-changed': 409,
  'bad-passkey': 403,
  'bad-code': 403,
  'bad-handover': 403,
  'last-way-in': 409,
  'wrong-name': 400,
  'not-found': 404,
  unavailable: 503,
  internal: 500,
};

/** For people who read the wire; the browser shows its own text for the key. */
const ENGLISH: Readonly<Record<ProblemKey, string>> = {
  'no-session': 'Choose a name first',
  'bad-origin': 'Requests from other sites are not accepted',
  'bad-json': 'The body is not JSON',
  'bad-body': 'The body does not have the form this request needs',
  'bad-name': 'This name cannot be used',
  'too-large': 'The body is too large',
  'too-many': 'Too many requests: wait a moment',
  'too-many-tables': 'You have many tables open: finish or leave one first',
  'unknown-match': 'There is no such table',
  'unknown-game': 'There is no such game',
  'bad-options': 'An option does not fit the game',
  'bad-seats': 'These seats do not fit the game',
  'bad-position': 'The game has no such position to go on from',
  'seat-taken': 'The seat is taken',
  'saw-another-seat': 'You have seen the hand of another seat in this game',
  'already-seated': 'You already sit at this table',
  'not-seated': 'You do not sit at this table',
  'not-waiting': 'The game has begun',
  'not-finished': 'The game is not over',
  'not-begun': 'The game has not begun',
  'bad-record': 'This file is not a match that can be played again',
  'not-running': 'The game is not running',
  'not-host': 'Only the host can change this',
  'no-question': 'This question is settled',
  'question-open': 'Another question is open',
  'not-away': 'This person is not away long enough',
  'not-allowed': 'This is not possible at this table',
  'enough-round': 'You have taken back or asked very often: you can again once the game has gone on',
  'enough-match': 'You have taken back or asked too often in this game: from here on it is only played',
  'rules-changed': 'The rules have changed since this game was played',
  'bad-passkey': 'This passkey opens nothing here',
  'bad-code': 'This code opens nothing, or was used before',
  'bad-handover': 'This link is used up or too old',
  'last-way-in': 'Without recovery codes the last passkey stays',
  'wrong-name': 'The name is not right',
  'not-found': 'There is nothing here',
  unavailable: 'Try again in a moment',
  internal: 'Something went wrong on our side',
};

/** A request that is refused, thrown by whoever notices and answered at the border. */
export class Refused extends Error {
  readonly key: ProblemKey;
  readonly status: ProblemStatus;
  readonly args: Readonly<Record<string, unknown>> | undefined;
  /** Seconds, where they are known. */
  readonly wait: number | undefined;

  constructor(key: ProblemKey, args?: Readonly<Record<string, unknown>>, wait?: number) {
    super(key);
    this.name = 'Refused';
    this.key = key;
    this.status = STATUS[key];
    this.args = args;
    this.wait = wait;
  }

  /** Seconds after which it is worth trying again. */
  get retryAfter(): number | null {
    return this.status === 429 || this.status === 503 ? (this.wait ?? 2) : null;
  }

  get body(): Problem {
    const problem = { error: ENGLISH[this.key], key: this.key };
    return this.args === undefined ? problem : { ...problem, args: this.args };
  }
}

/** A match that cannot be replayed, as those who look at it hear it. */
export function stuckMessage(refused: Refused): Extract<ServerMessage, { t: 'error' }> {
  return { t: 'error', key: 'rules-changed', why: (refused.args?.why as StuckWhy | undefined) ?? 'drift' };
}
