import { Buckets, type Limits } from './limits.ts';
import { Refused } from './problems.ts';

/** What one network may ask for: how often, and how much. */
export class Budget {
  readonly #asks: Buckets;
  readonly #bytes: Buckets;

  constructor(limits: Pick<Limits, 'getsPerMinute' | 'bytesPerMinute'>) {
    this.#asks = new Buckets(limits.getsPerMinute);
    this.#bytes = new Buckets(limits.bytesPerMinute);
  }

  /** Seconds until this may be asked; 0 if it may be now, and then it counts. */
  wait(address: string, cost: number): number {
    const wait = Math.max(this.#asks.wait(address, cost), this.#bytes.wait(address, 1));
    if (wait === 0) this.#asks.spend(address, cost);
    return wait;
  }

  ask(address: string, cost: number): void {
    const wait = this.wait(address, cost);
    if (wait > 0) throw new Refused('too-many', undefined, Math.ceil(wait));
  }

  /** Known only when it is sent: whoever is over their measure waits before the next. */
  sent(address: string, bytes: number): void {
    this.#bytes.spend(address, bytes);
  }
}
