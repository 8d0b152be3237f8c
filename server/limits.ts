/** How much one client may ask for. */
export interface Limits {
  /** Messages a second one person may send for long, and at once, with all their sockets; without a name, with each. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Refused messages after which the socket is closed. */
  readonly patience: number;
  /** A longer message is refused; a far longer one ends the connection. */
  readonly messageBytes: number;
  readonly hardMessageBytes: number;
  readonly bodyBytes: number;
  readonly fileBytes: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Unsent bytes after which a client that does not read is let go. */
  readonly backlogBytes: number;
  /** How often a socket has to show that somebody reads at its other end. */
  readonly heartbeatMs: number;
  /** A request, its body included, has to be here after this time. */
  readonly requestMs: number;
  /** New guests, and new tables, of one address a minute. */
  readonly newPerMinute: number;
  /** Tables that one person has opened and that are not over, and the seats of bots at them. */
  readonly tablesPerPerson: number;
  readonly botSeatsPerPerson: number;
  /** What one person may ask for or do in a minute, and bytes sent to them; what is dear counts for several. Those of a network without a name share one measure. */
  readonly asksPerMinute: number;
  readonly bytesPerMinute: number;
  /** All of one network together may ask, do and say as much as so many people. */
  readonly peoplePerNetwork: number;
  /** Passkeys, codes and links that somebody from one address may try a minute. */
  readonly triesPerMinute: number;
}

export const LIMITS: Limits = {
  messagesPerSecond: 50,
  messageBurst: 200,
  patience: 20,
  messageBytes: 4 * 1024,
  hardMessageBytes: 64 * 1024,
  bodyBytes: 16 * 1024,
  fileBytes: 2 * 1024 * 1024,
  sockets: 5000,
  socketsPerAddress: 2000,
  backlogBytes: 4 * 1024 * 1024,
  heartbeatMs: 30_000,
  requestMs: 30_000,
  newPerMinute: 60,
  tablesPerPerson: 40,
  botSeatsPerPerson: 80,
  asksPerMinute: 1200,
  bytesPerMinute: 60 * 1024 * 1024,
  peoplePerNetwork: 10,
  triesPerMinute: 20,
};

/** For how many looks a new table counts: it is kept for long, and its bots may have to think at once. */
export const TABLE_COST = 10;

/** A token bucket: `burst` at once, `perSecond` for long. */
class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, now = performance.now()) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** Seconds until so much is there. */
  wait(n: number, now = performance.now()): number {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
    return this.#left >= n ? 0 : (n - this.#left) / this.#perSecond;
  }

  /** Also what is not there: then it has to be waited for. */
  spend(n: number): void {
    this.#left -= n;
  }

  /** Nothing was taken for so long that it can be forgotten. */
  full(now = performance.now()): boolean {
    return this.#left + ((now - this.#at) * this.#perSecond) / 1000 >= this.#burst;
  }
}

/** One bucket for each key; forgotten when full again, so that it cannot grow without bound. */
export class Buckets {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #byKey = new Map<string, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  wait(key: string, n: number, now = performance.now()): number {
    return this.#of(key, now).wait(n, now);
  }

  spend(key: string, n: number, now = performance.now()): void {
    this.#of(key, now).spend(n);
  }

  #of(key: string, now: number): Bucket {
    let bucket = this.#byKey.get(key);
    if (bucket === undefined) {
      if (this.#byKey.size >= 10_000) for (const [k, b] of this.#byKey) if (b.full(now)) this.#byKey.delete(k);
      bucket = new Bucket(this.#perSecond, this.#burst, now);
      this.#byKey.set(key, bucket);
    }
    return bucket;
  }
}

/** `name=number,name=number`, for hosts who know better. Null for what cannot be read. */
export function readLimits(text: string): Partial<Limits> | null {
  const limits: Record<string, number> = {};
  for (const pair of text.split(',').filter((p) => p.trim() !== '')) {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
    if (!Object.hasOwn(LIMITS, name) || !/^\d+(\.\d+)?$/.test(value)) return null;
    limits[name] = Number(value);
  }
  return limits;
}

/** Open connections by address. */
export class Doorkeeper {
  readonly #most: number;
  readonly #mostPerAddress: number;
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostPerAddress: number) {
    this.#most = most;
    this.#mostPerAddress = mostPerAddress;
  }

  get all(): number {
    return this.#all;
  }

  enter(address: string): boolean {
    const here = this.#byAddress.get(address) ?? 0;
    if (this.#all >= this.#most || here >= this.#mostPerAddress) return false;
    this.#byAddress.set(address, here + 1);
    this.#all += 1;
    return true;
  }

  leave(address: string): void {
    const here = this.#byAddress.get(address) ?? 0;
    if (here <= 1) this.#byAddress.delete(address);
    else this.#byAddress.set(address, here - 1);
    this.#all -= 1;
  }
}
