import type {
  Fork,
  Lobby,
  LogEntry,
  MatchCard,
  Me,
  NewGuest,
  NewMatch,
  Problem,
  SoloResults,
} from '#server/protocol.ts';

/** A refusal of the server, or a network that is not there (`key` 'offline'). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly key: string;
  constructor(status: number, key: string, message: string) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.key = key;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (e) {
    throw new ApiProblem(0, 'offline', String(e));
  }
  if (answer.status === 204) return undefined as T;
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const p = (json ?? {}) as Partial<Problem>;
    throw new ApiProblem(answer.status, p.key ?? 'unknown', p.error ?? `HTTP ${answer.status}`);
  }
  return json as T;
}

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: (guest: NewGuest) => call<Me>('POST', '/guest', guest),
  rename: (guest: Partial<NewGuest>) => call<Me>('PATCH', '/me', guest),
  lobby: () => call<Lobby>('GET', '/lobby'),
  open: (table: NewMatch) => call<{ id: string }>('POST', '/matches', table),
  match: (id: string) => call<MatchCard>('GET', at(id)),
  join: (id: string, seat?: number) => call<unknown>('POST', `${at(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => call<unknown>('POST', `${at(id)}/leave`, {}),
  moment: (id: string, n: number) => call<{ view: unknown; standing: unknown }>('GET', `${at(id)}/at/${n}`),
  alone: (id: string) => call<SoloResults>('GET', `${at(id)}/alone`),
  log: (id: string, after: number) => call<{ log: readonly LogEntry[] }>('GET', `${at(id)}/log/${after}`),
  record: (id: string) => call<unknown>('GET', `${at(id)}/record`),
  fork: (id: string, fork: Fork) => call<{ id: string }>('POST', `${at(id)}/fork`, fork),
};
