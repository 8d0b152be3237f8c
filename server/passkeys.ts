import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refused } from './problems.ts';
import type { People } from './store/people.ts';
import type { PersonTable } from './store/schema.ts';

const CEREMONY_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;
const NAME = 'Tafelrunde';

/** The site somebody is at: passkeys belong to it. Its origin was compared with the host before. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** The page's origin, as far as a passkey can belong to it: browsers want a name, not an address. */
export function siteOf(origin: string | undefined): Site {
  const url = URL.parse(origin ?? '');
  if (url === null || isIP(url.hostname) !== 0 || url.hostname.startsWith('[')) throw new Refused('bad-passkey');
  return { origin: url.origin, host: url.hostname };
}

/** The challenge an answer claims to answer; it is compared again when the answer is verified. */
function challengeOf(response: { response?: { clientDataJSON?: unknown } }): string {
  try {
    const data: unknown = JSON.parse(
      Buffer.from(String(response.response?.clientDataJSON), 'base64url').toString('utf8'),
    );
    const challenge = String((data as { challenge?: unknown }).challenge);
    // It comes past the border, packed in a text.
    if (/^[A-Za-z0-9_-]{1,200}$/.test(challenge)) return challenge;
    throw new Refused('bad-passkey');
  } catch {
    throw new Refused('bad-passkey');
  }
}

/** Whatever the library finds wrong with an answer: it opens nothing. */
async function verified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw new Refused('bad-passkey');
  }
}

/** Making and using passkeys. Every challenge is kept in the database and answered once, at whichever process. */
export class Passkeys {
  readonly #people: People;

  constructor(people: People) {
    this.#people = people;
  }

  async newOptions(site: Site, person: PersonTable): Promise<Record<string, unknown>> {
    const there = await this.#people.passkeys(person.id);
    if (there.length >= MOST_PASSKEYS) throw new Refused('too-many');
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: site.host,
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: there.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#people.ask(options.challenge, person.id, Date.now(), CEREMONY_MS);
    return { ...options };
  }

  async keep(site: Site, person: PersonTable, name: string, answer: Record<string, unknown>): Promise<void> {
    const response = answer as unknown as RegistrationResponseJSON;
    const challenge = challengeOf(response);
    const now = Date.now();
    if (!(await this.#people.takeChallenge(challenge, person.id, now))) throw new Refused('bad-passkey');
    const { registrationInfo } = await verified(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      }),
    );
    if (registrationInfo === undefined) throw new Refused('bad-passkey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const added = await this.#people.addPasskey({
      id,
      person: person.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(registrationInfo.credential.transports ?? []),
      name,
      created_at: now,
      used_at: now,
    });
    if (!added) throw new Refused('bad-passkey');
  }

  async options(site: Site): Promise<Record<string, unknown>> {
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    await this.#people.ask(options.challenge, null, Date.now(), CEREMONY_MS);
    return { ...options };
  }

  /** Who somebody is, by the answer of their passkey. */
  async person(site: Site, answer: Record<string, unknown>): Promise<string> {
    const response = answer as unknown as AuthenticationResponseJSON;
    const challenge = challengeOf(response);
    const now = Date.now();
    if (!(await this.#people.takeChallenge(challenge, null, now))) throw new Refused('bad-passkey');
    const passkey = await this.#people.passkey(String(response.id));
    if (passkey === undefined) throw new Refused('bad-passkey');
    const { verified: fits, authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    if (!fits || !(await this.#people.usePasskey(passkey, authenticationInfo.newCounter, now)))
      throw new Refused('bad-passkey');
    return passkey.person;
  }
}
