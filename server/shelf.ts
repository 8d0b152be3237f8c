import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BadVersion, type FrozenVersion, type GameEntry, type GameModule } from '#kernel';

/** What a module with a register exports. */
interface Register {
  readonly games: readonly GameEntry[];
  readonly frozen?: readonly FrozenVersion[];
}

/** The games of this server, in all versions of their rules, loaded when first needed. */
export class Shelf {
  readonly #address: string;
  readonly #entries: ReadonlyMap<string, GameEntry>;
  readonly #frozen: readonly FrozenVersion[];
  readonly #loaded = new Map<string, Promise<GameModule>>();

  constructor(address: string, { games, frozen = [] }: Register) {
    this.#address = address;
    this.#entries = new Map(games.map((g) => [g.meta.id, g]));
    this.#frozen = frozen;
  }

  /** Takes the register from a module, which bot workers load by the same address. */
  static async from(address: string): Promise<Shelf> {
    return new Shelf(address, (await import(address)) as Register);
  }

  /** What a game is called, without loading it. */
  title(id: string): Readonly<Record<'de' | 'en', string>> {
    return this.#entries.get(id)?.meta.title ?? { de: id, en: id };
  }

  has(id: string): boolean {
    return this.#entries.has(id);
  }

  /** The game with the rules of today, or of an earlier version that is kept. */
  async load(id: string, version?: number): Promise<GameModule> {
    const entry = this.#entries.get(id);
    if (entry === undefined) throw new BadVersion('unknown-game', id, version ?? 0);
    const now = await this.#once(id, async () => (await entry.load()).module);
    if (version === undefined || version === now.game.rulesVersion) return now;
    if (version > now.game.rulesVersion) throw new BadVersion('newer', id, version);
    const kept = this.#frozen.find((f) => f.game === id && f.version === version);
    if (kept === undefined) throw new BadVersion('missing', id, version);
    return this.#once(`${id}@${version}`, () => this.#thaw(kept));
  }

  /** Checked before it runs: a bundle that is not what was frozen would lead matches astray. */
  async #thaw({ game, version, path, hash }: FrozenVersion): Promise<GameModule> {
    const file = new URL(`${path}/module.js`, this.#address);
    const source = await readFile(file).catch(() => null);
    if (source === null) throw new BadVersion('missing', game, version);
    if (createHash('sha256').update(source).digest('hex') !== hash) throw new BadVersion('damaged', game, version);
    return ((await import(file.href)) as { module: GameModule }).module;
  }

  #once(key: string, load: () => Promise<GameModule>): Promise<GameModule> {
    let module = this.#loaded.get(key);
    if (module === undefined) {
      module = load();
      this.#loaded.set(key, module);
      module.catch(() => this.#loaded.delete(key));
    }
    return module;
  }
}
