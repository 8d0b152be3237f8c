import type { Static } from 'typebox';
import type { Api, Ctx } from './app.ts';
import type { Budget } from './budget.ts';
import { deviceOf } from './device.ts';
import { exportOf } from './export.ts';
import { beginLeaving, finishLeaving } from './leaving.ts';
import { cleanName } from './names.ts';
import { Passkeys, siteOf } from './passkeys.ts';
import { Refused } from './problems.ts';
import {
  Account,
  DeleteMe,
  Entered,
  Handover,
  HandoverClaim,
  HandoverClaimed,
  HandoverEntered,
  HandoverGrant,
  HandoverLook,
  HandoverState,
  HandoverWait,
  type Me,
  NewPasskey,
  PasskeyAnswer,
  PasskeyName,
  PasskeyOptions,
  RecoveryCode,
  RecoveryCodes,
  Session,
} from './protocol.ts';
import { newCodes, newWord, plainCode } from './recovery.ts';
import { cookieFor, hashSecret, newId, newSecret, noCookie, type Sessions } from './sessions.ts';
import type { SignedIn } from './store/people.ts';
import type { PersonTable } from './store/schema.ts';
import type { Tables } from './tables.ts';

type HandoverNow = Static<typeof HandoverState>;

/** How long a link to another device can be used. */
const HANDOVER_MS = 5 * 60_000;

export interface AccountRooms {
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly budget: Budget;
  readonly onError: (error: unknown) => void;
}

export function me({ id, name, colour }: PersonTable): Static<typeof Me> {
  return { id, name, colour };
}

/** Staying somebody: passkeys, codes, other devices, sessions. A guest needs none of it. */
export function addAccount(api: Api, rooms: AccountRooms): void {
  const room = new AccountRoom(api, rooms);
  room.addKeys();
  room.addSessions();
  room.addHandover();
  room.addWaysIn();
}

class AccountRoom {
  readonly #api: Api;
  readonly #rooms: AccountRooms;
  readonly #passkeys: Passkeys;

  constructor(api: Api, rooms: AccountRooms) {
    this.#api = api;
    this.#rooms = rooms;
    this.#passkeys = new Passkeys(rooms.tables.store.people);
  }

  get #people() {
    return this.#rooms.tables.store.people;
  }

  async #account(person: SignedIn): Promise<Static<typeof Account>> {
    const [passkeys, codesLeft, sessions, tables] = await Promise.all([
      this.#people.passkeys(person.id),
      this.#people.codesLeft(person.id),
      this.#people.sessions(person.id),
      this.#rooms.tables.store.counts(person.id),
    ]);
    return {
      me: me(person),
      since: person.created_at,
      passkeys: passkeys.map((p) => ({ id: p.id, name: p.name, createdAt: p.created_at, usedAt: p.used_at })),
      codesLeft,
      sessions: sessions.map((s) => ({
        id: s.id,
        device: s.device,
        seenAt: s.seen_at,
        current: s.id === person.session,
      })),
      tables,
    };
  }

  #try(c: Ctx): void {
    this.#rooms.budget.try(this.#api.address(c));
  }

  /** Signs this browser in as somebody who has proved who they are. */
  async #enter(c: Ctx, id: string): Promise<Static<typeof Me>> {
    const person = await this.#people.byId(id);
    if (person === undefined) throw new Refused('no-session');
    const token = await this.#rooms.sessions.enter(id, c.req.header('user-agent'));
    c.header('Set-Cookie', cookieFor(token, this.#api.secure(c)));
    return me(person);
  }

  addKeys(): void {
    const api = this.#api;
    api.mine(
      {
        method: 'get',
        path: '/account',
        summary: 'My passkeys, codes and sessions',
        answer: Account,
      },
      async (person) => this.#account(person),
    );
    api.mine(
      {
        method: 'post',
        path: '/account/passkeys/options',
        summary: 'What a new passkey is asked',
        answer: PasskeyOptions,
        problems: ['bad-passkey', 'too-many'],
      },
      async (person, c) => this.#passkeys.newOptions(siteOf(c.req.header('origin')), person),
    );
    api.mineWith(
      {
        method: 'post',
        path: '/account/passkeys',
        summary: 'Keep a new passkey',
        body: NewPasskey,
        answer: Account,
        status: 201,
        problems: ['bad-passkey', 'bad-name'],
      },
      async (person, { name, response }, c) => {
        await this.#passkeys.keep(siteOf(c.req.header('origin')), person, cleanName(name), response);
        return this.#account(person);
      },
    );
    api.mineWith(
      {
        method: 'patch',
        path: '/account/passkeys/:key',
        summary: 'Rename a passkey',
        body: PasskeyName,
        answer: Account,
        problems: ['bad-passkey', 'bad-name'],
      },
      async (person, { name }, c) => {
        if (!(await this.#people.renamePasskey(person.id, c.req.param('key') ?? '', cleanName(name))))
          throw new Refused('bad-passkey');
        return this.#account(person);
      },
    );
    api.mine(
      {
        method: 'delete',
        path: '/account/passkeys/:key',
        summary: 'Take a passkey away; the last one only where there are recovery codes',
        answer: Account,
        problems: ['bad-passkey', 'last-way-in'],
      },
      async (person, c) => {
        const [keys, codes] = await Promise.all([this.#people.passkeys(person.id), this.#people.codesLeft(person.id)]);
        if (keys.length === 1 && codes === 0) throw new Refused('last-way-in');
        if (!(await this.#people.removePasskey(person.id, c.req.param('key') ?? ''))) throw new Refused('bad-passkey');
        return this.#account(person);
      },
    );
    api.mine(
      {
        method: 'post',
        path: '/account/codes',
        summary: 'Eight new recovery codes; the old ones are void, and these are never shown again',
        answer: RecoveryCodes,
        status: 201,
      },
      async (person) => {
        const codes = newCodes();
        await this.#people.setCodes(person.id, codes.map(hashSecret));
        return { codes };
      },
    );
    api.mine(
      {
        method: 'get',
        path: '/account/export',
        summary: 'Everything that is kept about me',
        answer: PasskeyOptions,
      },
      async (person, c) => {
        c.header('Content-Disposition', 'attachment; filename="tafelrunde.json"');
        return exportOf(this.#rooms.tables.store, await this.#account(person));
      },
    );
  }

  addSessions(): void {
    const api = this.#api;
    api.mineWith(
      {
        method: 'post',
        path: '/account/delete',
        summary: 'Delete me: bots take my seats, finished games stay with nobody’s name; the name is typed to be sure',
        body: DeleteMe,
        answer: Session,
        problems: ['wrong-name'],
      },
      async (person, { name }, c) => {
        if (name.normalize('NFC').trim() !== person.name) throw new Refused('wrong-name');
        await beginLeaving(this.#rooms, person.id);
        // From here on it is certain: what fails now is taken up again.
        await finishLeaving(this.#rooms, person.id).catch(this.#rooms.onError);
        c.header('Set-Cookie', noCookie(api.secure(c)));
        return { me: null };
      },
    );
    api.mine(
      {
        method: 'delete',
        path: '/account/sessions/:session',
        summary: 'Sign out one browser of mine',
        answer: Account,
        problems: ['not-found'],
      },
      async (person, c) => {
        const ended = await this.#rooms.sessions.end(person.id, { only: c.req.param('session') ?? '' });
        if (ended === 0) throw new Refused('not-found');
        return this.#account(person);
      },
    );
    api.mine(
      {
        method: 'post',
        path: '/account/sessions/end-others',
        summary: 'Sign out all my other browsers',
        answer: Account,
      },
      async (person) => {
        await this.#rooms.sessions.end(person.id, { except: person.session });
        return this.#account(person);
      },
    );
  }

  addHandover(): void {
    const api = this.#api;
    api.mine(
      {
        method: 'post',
        path: '/account/handover',
        summary:
          'A link that lets another device of mine in, once, within five minutes, after I have confirmed it here',
        answer: Handover,
        status: 201,
      },
      async (person) => {
        const secret = newSecret();
        const now = Date.now();
        await this.#people.addHandover(
          {
            id: newId(),
            person: person.id,
            secret_hash: hashSecret(secret),
            word: '',
            claim_hash: null,
            device: null,
            granted: 0,
            expires_at: now + HANDOVER_MS,
          },
          now,
        );
        return { secret, expiresAt: now + HANDOVER_MS };
      },
    );
    api.mine(
      {
        method: 'get',
        path: '/account/handover',
        summary: 'Whether another device has come with my link',
        answer: HandoverState,
      },
      async (person) => {
        const handover = await this.#people.handoverOf(person.id);
        if (handover === undefined || handover.expires_at <= Date.now())
          return { state: 'gone', device: null, word: null } satisfies HandoverNow;
        const { device, word, granted } = handover;
        if (device === null) return { state: 'open', device, word: null } satisfies HandoverNow;
        return { state: granted === 1 ? 'granted' : 'claimed', device, word } satisfies HandoverNow;
      },
    );
    api.mineWith(
      {
        method: 'post',
        path: '/account/handover/grant',
        summary: 'Let the device in that shows this word',
        body: HandoverGrant,
        answer: HandoverState,
        problems: ['bad-handover'],
      },
      async (person, { word }) => {
        if (!(await this.#people.grantHandover(person.id, word, Date.now()))) throw new Refused('bad-handover');
        return { state: 'granted', device: null, word } satisfies HandoverNow;
      },
    );
    api.mine(
      {
        method: 'delete',
        path: '/account/handover',
        summary: 'Nobody may come with my link any more',
        answer: null,
        status: 204,
      },
      async (person) => this.#people.dropHandover(person.id),
    );
  }

  addWaysIn(): void {
    const api = this.#api;
    api.on(
      {
        method: 'post',
        path: '/enter/options',
        summary: 'What a passkey is asked that signs in',
        answer: PasskeyOptions,
        problems: ['bad-passkey', 'too-many'],
      },
      async (c) => {
        this.#try(c);
        return this.#passkeys.options(siteOf(c.req.header('origin')));
      },
    );
    api.with(
      {
        method: 'post',
        path: '/enter/passkey',
        summary: 'Sign in with a passkey',
        body: PasskeyAnswer,
        answer: Entered,
        problems: ['bad-passkey', 'too-many'],
      },
      async (c, { response }) => {
        this.#try(c);
        const id = await this.#passkeys.person(siteOf(c.req.header('origin')), response);
        return { me: await this.#enter(c, id), codesLeft: await this.#people.codesLeft(id) };
      },
    );
    api.with(
      {
        method: 'post',
        path: '/enter/code',
        summary: 'Sign in with a recovery code; it works once',
        body: RecoveryCode,
        answer: Entered,
        problems: ['bad-code', 'too-many'],
      },
      async (c, { code }) => {
        this.#try(c);
        const id = await this.#people.takeCode(hashSecret(plainCode(code)));
        if (id === undefined) throw new Refused('bad-code');
        return { me: await this.#enter(c, id), codesLeft: await this.#people.codesLeft(id) };
      },
    );
    api.with(
      {
        method: 'post',
        path: '/enter/handover/look',
        summary: 'Whose link it is that another device shows; nothing happens with it',
        body: HandoverClaim,
        answer: HandoverLook,
        problems: ['bad-handover', 'too-many'],
      },
      async (c, { secret }) => {
        this.#try(c);
        const open = await this.#people.openHandover(hashSecret(secret), Date.now());
        const name = open === undefined ? null : await this.#people.nameOf(open.person);
        if (open === undefined || name === null) throw new Refused('bad-handover');
        return { name, mine: (await api.person(c))?.id === open.person };
      },
    );
    api.with(
      {
        method: 'post',
        path: '/enter/handover',
        summary: 'Come with a link that another device shows',
        body: HandoverClaim,
        answer: HandoverClaimed,
        problems: ['bad-handover', 'too-many'],
      },
      async (c, { secret }) => {
        this.#try(c);
        const claim = newSecret();
        const device = deviceOf(c.req.header('user-agent'));
        const claimed = await this.#people.claimHandover(
          hashSecret(secret),
          { claim_hash: hashSecret(claim), device, word: newWord() },
          Date.now(),
        );
        if (claimed === undefined) throw new Refused('bad-handover');
        return { claim, word: claimed.word, name: (await this.#people.nameOf(claimed.person)) ?? '' };
      },
    );
    api.with(
      {
        method: 'post',
        path: '/enter/handover/wait',
        summary: 'Come in once the other device has confirmed it; null until then',
        body: HandoverWait,
        answer: HandoverEntered,
        problems: ['bad-handover'],
      },
      async (c, { claim }) => {
        const hash = hashSecret(claim);
        const now = Date.now();
        const person = await this.#people.takeHandover(hash, now);
        if (person !== undefined) return { me: await this.#enter(c, person) };
        const waiting = await this.#people.claimed(hash);
        if (waiting === undefined || waiting.expires_at <= now) throw new Refused('bad-handover');
        return { me: null };
      },
    );
  }
}
