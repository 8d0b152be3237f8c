/** A passkey device made of node's own cryptography: what a phone does, without the phone. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Key {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  counter: number;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const FLAGS = { present: 1, verified: 4, attested: 64 };

export class Authenticator {
  readonly #origin: string;
  readonly #host: string;
  #key: Key | null = null;

  constructor(origin: string) {
    this.#origin = origin;
    this.#host = new URL(origin).hostname;
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(flags: number, counter: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(this.#host), Buffer.from([flags]), count, more]);
  }

  /** Answers the options of a new passkey. */
  make(options: { challenge: string }): Record<string, unknown> {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(16);
    this.#key = { id, privateKey, counter: 0 };
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(String(x), 'base64url'))],
        [-3, new Uint8Array(Buffer.from(String(y), 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(cose)]);
    const data = this.#data(FLAGS.present | FLAGS.verified | FLAGS.attested, 0, attested);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', options.challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    });
  }

  /** Answers the options of somebody who signs in. */
  use(options: { challenge: string }): Record<string, unknown> {
    const key = this.#key;
    if (key === null) throw new Error('no passkey here');
    key.counter += 1;
    const client = this.#client('webauthn.get', options.challenge);
    const data = this.#data(FLAGS.present | FLAGS.verified, key.counter);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  /** The counter as it was before so many uses: what a copy of the device would have. */
  turnBack(uses: number): void {
    if (this.#key !== null) this.#key.counter -= uses;
  }

  #answer(response: Record<string, string>): Record<string, unknown> {
    const id = this.#key?.id.toString('base64url') ?? '';
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
