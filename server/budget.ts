import { Buckets, type Limits } from './limits.ts';
import { Refused } from './problems.ts';

/** Whoever comes to one of the doors. */
export interface Asker {
  /** Null for somebody without a name. */
  readonly person: string | null;
  readonly network: string;
}

/** Tables and guests that are new. */
type Fresh = 'guest' | 'table';

/** One measure for a person, and one for all who come from the same network together. */
class Measure {
  readonly #people: Buckets;
  readonly #networks: Buckets;

  constructor(perSecond: number, burst: number, people: number) {
    this.#people = new Buckets(perSecond, burst);
    this.#networks = new Buckets(perSecond * people, burst * people);
  }

  /** Seconds until so much is there for both. */
  wait(own: string, network: string, n: number): { own: number; network: number } {
    return { own: this.#people.wait(own, n), network: this.#networks.wait(network, n) };
  }

  spend(own: string, network: string, n: number): void {
    this.#people.spend(own, n);
    this.#networks.spend(network, n);
  }
}

/**
 * What one person and one network may ask for and do, however many doors, tabs and sockets they come with: all doors ask here. A
 * network has as much as several people, because many honest ones may share it.
 */
export class Budget {
  readonly #asks: Measure;
  readonly #bytes: Measure;
  readonly #messages: Measure;
  readonly #fresh: Readonly<Record<Fresh, Buckets>>;
  readonly #tries: Buckets;

  constructor(limits: Limits) {
    const { asksPerMinute, bytesPerMinute, newPerMinute, triesPerMinute, peoplePerNetwork: people } = limits;
    this.#asks = new Measure(asksPerMinute / 60, asksPerMinute, people);
    this.#bytes = new Measure(bytesPerMinute / 60, bytesPerMinute, people);
    this.#messages = new Measure(limits.messagesPerSecond, limits.messageBurst, people);
    this.#fresh = {
      guest: new Buckets(newPerMinute / 60, newPerMinute),
      table: new Buckets(newPerMinute / 60, newPerMinute),
    };
    this.#tries = new Buckets(triesPerMinute / 60, triesPerMinute);
  }

  /** Seconds until this may be asked or done; 0 if it may be now, and then it counts. */
  wait({ person, network }: Asker, cost: number): number {
    const own = person ?? namelessOf(network);
    const asks = this.#asks.wait(own, network, cost);
    const bytes = this.#bytes.wait(own, network, 1);
    const wait = Math.max(asks.own, asks.network, bytes.own, bytes.network);
    if (wait === 0) this.#asks.spend(own, network, cost);
    return wait;
  }

  /** Before it is known who asks: for a network over its measure nothing is looked up. */
  knock(network: string): void {
    refuse(this.#asks.wait(namelessOf(network), network, 1).network);
  }

  ask(who: Asker, cost: number): void {
    refuse(this.wait(who, cost));
  }

  /** Known only when it is sent: whoever is over their measure waits before the next. */
  sent({ person, network }: Asker, bytes: number): void {
    this.#bytes.spend(person ?? namelessOf(network), network, bytes);
  }

  /** One message over a socket; `own` is the person, and the socket of somebody without a name. Says whose measure is full. */
  message(own: string, network: string): 'welcome' | 'own' | 'network' {
    const wait = this.#messages.wait(own, network, 1);
    if (wait.own > 0) return 'own';
    if (wait.network > 0) return 'network';
    this.#messages.spend(own, network, 1);
    return 'welcome';
  }

  /** One more that is new, or the time to wait for it. */
  fresh(what: Fresh, network: string): void {
    refuse(this.#fresh[what].wait(network, 1));
    this.#fresh[what].spend(network, 1);
  }

  /** One more passkey, code or link is tried. */
  try(network: string): void {
    refuse(this.#tries.wait(network, 1));
    this.#tries.spend(network, 1);
  }
}

/** All of a network who have not said their name share one measure. */
function namelessOf(network: string): string {
  return `nameless at ${network}`;
}

function refuse(wait: number): void {
  if (wait > 0) throw new Refused('too-many', undefined, Math.ceil(wait));
}
