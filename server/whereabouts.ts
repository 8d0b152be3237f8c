/** As many people are remembered; whoever was forgotten is known again with their next word. */
const MOST = 50_000;

/** From which network each person was last heard here. */
export class Whereabouts {
  readonly #networks = new Map<string, string>();

  heard(person: string, network: string): void {
    if (this.#networks.get(person) === network) return;
    if (this.#networks.size >= MOST)
      for (const oldest of this.#networks.keys()) if (this.#networks.delete(oldest)) break;
    this.#networks.set(person, network);
  }

  /** Whoever was never heard here stands for themselves. */
  networkOf(person: string): string {
    return this.#networks.get(person) ?? `person ${person}`;
  }
}
