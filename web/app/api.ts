import type {
  Account,
  Act,
  Arrange,
  Entered,
  Fork,
  ForkFile,
  GameRecord,
  Handover,
  HandoverClaimed,
  HandoverLook,
  HandoverState,
  Lobby,
  LogEntry,
  MatchCard,
  Me,
  NewGuest,
  NewMatch,
  Past,
  Problem,
  Session,
  SoloResults,
} from '#server/protocol.ts';

/** What a passkey is asked, in the browser's own form. */
type Opaque = Readonly<Record<string, unknown>>;

/** A refusal of the server, or a network that is not there (`key` 'offline'). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  constructor(status: number, key: string, message: string, args: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.key = key;
    this.args = args;
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
    throw new ApiProblem(answer.status, p.key ?? 'unknown', p.error ?? `HTTP ${answer.status}`, p.args ?? {});
  }
  return json as T;
}

const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;

export const api = {
  session: () => call<Session>('GET', '/session'),
  guest: (guest: NewGuest) => call<Me>('POST', '/guest', guest),
  rename: (guest: Partial<NewGuest>) => call<Me>('PATCH', '/me', guest),
  lobby: () => call<Lobby>('GET', '/lobby'),
  gameRecord: (game: string) => call<GameRecord>('GET', `/games/${encodeURIComponent(game)}/mine`),
  past: (before: number) => call<Past>('GET', `/past/${before}`),
  open: (table: NewMatch) => call<{ id: string }>('POST', '/matches', table),
  match: (id: string) => call<MatchCard>('GET', at(id)),
  join: (id: string, seat?: number) => call<unknown>('POST', `${at(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => call<unknown>('POST', `${at(id)}/leave`, {}),
  moment: (id: string, n: number) => call<{ view: unknown; standing: unknown }>('GET', `${at(id)}/at/${n}`),
  alone: (id: string) => call<SoloResults>('GET', `${at(id)}/alone`),
  log: (id: string, after: number) => call<{ log: readonly LogEntry[] }>('GET', `${at(id)}/log/${after}`),
  file: (id: string) => `/api${at(id)}/file`,
  importFile: (file: unknown) => call<{ id: string; status: string }>('POST', '/matches/import', file),
  record: (id: string) => call<unknown>('GET', `${at(id)}/record`),
  forkFile: (fork: ForkFile) => call<{ id: string }>('POST', '/matches/fork', fork),
  fork: (id: string, fork: Fork) => call<{ id: string }>('POST', `${at(id)}/fork`, fork),
  arrange: (id: string, wish: Arrange) => call<MatchCard>('POST', `${at(id)}/arrange`, wish),
  act: (id: string, act: Act) => call<MatchCard>('POST', `${at(id)}/act`, act),
  closeTable: (id: string) => call<void>('POST', `${at(id)}/close`, {}),
  decline: (id: string) => call<void>('POST', `${at(id)}/decline`, {}),
  hide: (id: string, hidden: boolean) => call<unknown>('POST', `${at(id)}/hide`, { hidden }),
  rematch: (id: string) => call<{ id: string }>('POST', `${at(id)}/rematch`, {}),
  near: () => call<{ origin: string | null }>('GET', '/near'),
  about: () => call<{ version: string; imprint: string | null }>('GET', '/about'),
  account: () => call<Account>('GET', '/account'),
  newPasskeyOptions: () => call<Opaque>('POST', '/account/passkeys/options', {}),
  keepPasskey: (name: string, response: unknown) => call<Account>('POST', '/account/passkeys', { name, response }),
  renamePasskey: (key: string, name: string) => call<Account>('PATCH', `/account/passkeys/${key}`, { name }),
  removePasskey: (key: string) => call<Account>('DELETE', `/account/passkeys/${key}`),
  newCodes: () => call<{ codes: readonly string[] }>('POST', '/account/codes', {}),
  endSession: (id: string) => call<Account>('DELETE', `/account/sessions/${id}`),
  endOthers: () => call<Account>('POST', '/account/sessions/end-others', {}),
  signOut: () => call<void>('DELETE', '/me'),
  deleteMe: (name: string) => call<unknown>('POST', '/account/delete', { name }),
  handover: () => call<Handover>('POST', '/account/handover', {}),
  handoverState: () => call<HandoverState>('GET', '/account/handover'),
  grantHandover: (word: string) => call<HandoverState>('POST', '/account/handover/grant', { word }),
  dropHandover: () => call<void>('DELETE', '/account/handover'),
  enterOptions: () => call<Opaque>('POST', '/enter/options', {}),
  enterPasskey: (response: unknown) => call<Entered>('POST', '/enter/passkey', { response }),
  enterCode: (code: string) => call<Entered>('POST', '/enter/code', { code }),
  lookAtHandover: (secret: string) => call<HandoverLook>('POST', '/enter/handover/look', { secret }),
  claimHandover: (secret: string) => call<HandoverClaimed>('POST', '/enter/handover', { secret }),
  awaitHandover: (claim: string) => call<Session>('POST', '/enter/handover/wait', { claim }),
};
