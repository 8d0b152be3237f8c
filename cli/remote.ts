/** Matches of a running server: out of it as files, and from files into it. */
import { writeFileSync } from 'node:fs';
import { type ArgSpec, readArgs } from './args.ts';
import { Problem } from './problem.ts';
import { readJson } from './saved.ts';

const USUAL_SERVER = 'http://127.0.0.1:8080';
const MATCH_ID = /^[A-Za-z0-9_-]{8,32}$/;
const WAIT_MS = 30_000;

/** Why a server does not take a file, as it says it in one word. */
const REASONS: Readonly<Record<string, string>> = {
  form: 'it is not the record of a game',
  running: 'it was saved while the game was running: it has no seed and cannot be played again',
  seed: 'its seed does not fit the hash that was published when the game began',
  scores: 'its result is not the one its moves lead to',
  newer: 'it was played with newer rules than the server knows',
  missing: 'the rules version it was played with is not kept there',
  damaged: 'the rules version it was played with is damaged there',
  'unknown-game': 'its game is not known there',
  mark: 'chance begins anew in it without a take-back',
  consent: 'it takes moves back and names nobody who agreed',
  'take-back': 'it takes moves back that were never made',
  long: 'it has more moves than the server takes',
  time: 'it takes too long to be played again',
};

interface Refusal {
  readonly error?: string;
  readonly args?: { readonly why?: string; readonly move?: number };
}

/** A server, as somebody talks to it who has no browser. */
class Remote {
  readonly #origin: string;
  #cookie: string | null = null;

  constructor(address: string) {
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol))
      throw new Problem(`'${address}' is not the address of a server: http://host:port`);
    this.#origin = url.origin;
  }

  page(path: string): string {
    return `${this.#origin}${path}`;
  }

  async ask(method: 'GET' | 'POST', path: string, body?: string): Promise<string> {
    const headers: Record<string, string> = { origin: this.#origin };
    if (this.#cookie !== null) headers.cookie = this.#cookie;
    if (body !== undefined) headers['content-type'] = 'application/json';
    let response: Response;
    let text: string;
    try {
      const signal = AbortSignal.timeout(WAIT_MS);
      response = await fetch(`${this.#origin}/api${path}`, {
        method,
        headers,
        signal,
        ...(body === undefined ? {} : { body }),
      });
      text = await response.text();
    } catch {
      throw new Problem(`no server answers at ${this.#origin}`);
    }
    const set = response.headers.get('set-cookie')?.split(';')[0];
    if (set !== undefined) this.#cookie = set;
    if (!response.ok) throw new Problem(this.#why(response.status, text));
    return text;
  }

  #why(status: number, text: string): string {
    let said: Refusal | null;
    try {
      said = JSON.parse(text) as Refusal | null;
    } catch {
      said = null;
    }
    if (typeof said?.error !== 'string') return `${this.#origin} answers ${status}: this is no Tafelrunde`;
    const { why = '', move } = said.args ?? {};
    const reason = why === 'drift' ? `from move ${move} on, its moves do not fit the rules` : REASONS[why];
    return reason === undefined ? said.error : `${said.error}: ${reason}`;
  }
}

const SERVER: ArgSpec = { server: 'text' };

function serverOf(given: string | undefined): string {
  return given ?? (process.env.TAFELRUNDE_URL || USUAL_SERVER);
}

/** A match of a running server as the file that the page saves. `table` is its address or its id. */
export async function fetchMatch(table: string, server: string | undefined): Promise<string> {
  const [, origin, linked] = /^(https?:\/\/[^/]+)\/t\/([^/?#]+)/.exec(table) ?? [];
  const id = linked ?? table;
  if (!MATCH_ID.test(id)) throw new Problem(`'${table}' is neither the address of a table nor its id`);
  return new Remote(origin ?? serverOf(server)).ask('GET', `/matches/${id}/file`);
}

export async function exportMatch(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, { ...SERVER, save: 'text' }, 1);
  const [table] = args.words;
  if (table === undefined) throw new Problem('which table? tafelrunde export URL-OR-ID');
  const text = await fetchMatch(table, args.text('server'));
  const file = args.text('save');
  if (file === undefined) console.log(text);
  else {
    try {
      writeFileSync(file, `${text}\n`);
    } catch {
      throw new Problem(`cannot write ${file}`);
    }
    const { running } = JSON.parse(text) as { running?: unknown };
    console.log(
      running === undefined
        ? `${file}: the whole match`
        : `${file}: the match is still running, as a spectator has heard it, without its seed`,
    );
  }
  return 0;
}

export async function importMatch(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, { ...SERVER, name: 'text' }, 1);
  const [file] = args.words;
  if (file === undefined) throw new Problem('which file? tafelrunde import FILE');
  const body = JSON.stringify(readJson(file));
  const remote = new Remote(serverOf(args.text('server')));
  await remote.ask('POST', '/guest', JSON.stringify({ name: args.text('name') ?? 'Tafelrunde' }));
  const { id, status } = JSON.parse(await remote.ask('POST', '/matches/import', body)) as Record<string, string>;
  if (status === 'finished') {
    console.log(remote.page(`/t/${id}/replay`));
    return 0;
  }
  // Nobody at this keyboard plays in a browser: the seat is for whoever opens the link.
  await remote.ask('POST', `/matches/${id}/act`, JSON.stringify({ do: 'give', to: 'link' }));
  console.log(remote.page(`/t/${id}`));
  console.log('The game goes on there; the first seat is free for whoever opens the link.');
  return 0;
}
