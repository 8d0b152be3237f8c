import { BadRecord, type GameEntry, type GameModule } from '#kernel';

/** The games of this server, loaded when first needed. */
export class Shelf {
  readonly #entries: ReadonlyMap<string, GameEntry>;
  readonly #loaded = new Map<string, Promise<GameModule>>();

  constructor(games: readonly GameEntry[]) {
    this.#entries = new Map(games.map((g) => [g.meta.id, g]));
  }

  /** Takes the register from a module, which bot workers load by the same address. */
  static async from(address: string): Promise<Shelf> {
    const { games } = (await import(address)) as { games: readonly GameEntry[] };
    return new Shelf(games);
  }

  has(id: string): boolean {
    return this.#entries.has(id);
  }

  load(id: string): Promise<GameModule> {
    let module = this.#loaded.get(id);
    if (module === undefined) {
      const entry = this.#entries.get(id);
      if (entry === undefined) return Promise.reject(new BadRecord(`unknown game ${id}`));
      module = entry.load().then((m) => m.module);
      this.#loaded.set(id, module);
      module.catch(() => this.#loaded.delete(id));
    }
    return module;
  }
}
