import { createHash, randomBytes } from 'node:crypto';
import { Refused } from './problems.ts';
import type { PersonTable } from './store/schema.ts';
import type { Store } from './store/store.ts';

export const COOKIE = 'tafelrunde';
const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const YEAR_SECONDS = 365 * 24 * 3600;
const COLOURS = 5;

/** Control, format and separator characters and halves of pairs; the joiner inside emoji may stay. */
const UNWELCOME = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|(?!\u200d)\p{Cf}/u;

export function newId(bytes = 12): string {
  return randomBytes(bytes).toString('base64url');
}

/** A name as it may stand at a table. */
export function cleanName(wish: string): string {
  const name = wish.normalize('NFC').trim();
  if (name.length === 0 || UNWELCOME.test(name)) throw new Refused('bad-name');
  return name;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token in a Cookie header. */
function readToken(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== COOKIE) continue;
    const token = pair.slice(at + 1).trim();
    return TOKEN.test(token) ? token : null;
  }
  return null;
}

/** Guests: a random cookie each, of which only the hash is kept. */
export class Sessions {
  readonly #store: Store;
  readonly #signedOut: ((person: string) => void)[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** The person of this Cookie header; null for no, a foreign or an outdated cookie. */
  async person(cookieHeader: string | undefined): Promise<PersonTable | null> {
    const token = readToken(cookieHeader);
    if (token === null) return null;
    return (await this.#store.personByToken(hashToken(token))) ?? null;
  }

  async open(wish: { name: string; colour?: number | undefined }): Promise<{ person: PersonTable; token: string }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const id = newId();
    const person: PersonTable = {
      id,
      token_hash: hashToken(token),
      name: cleanName(wish.name),
      colour: wish.colour ?? (randomBytes(1)[0] ?? 0) % COLOURS,
      created_at: Date.now(),
    };
    await this.#store.newPerson(person);
    return { person, token };
  }

  /** From now on the cookie opens nothing; seats keep the name. */
  async close(person: PersonTable): Promise<void> {
    await this.#store.changePerson(person.id, { token_hash: null });
    for (const tell of this.#signedOut) tell(person.id);
  }

  onClose(tell: (person: string) => void): void {
    this.#signedOut.push(tell);
  }
}

export function cookieFor(token: string, secure: boolean): string {
  return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_SECONDS}${secure ? '; Secure' : ''}`;
}

export function noCookie(secure: boolean): string {
  return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure ? '; Secure' : ''}`;
}
