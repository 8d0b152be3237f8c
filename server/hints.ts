import { type Hint, hintSeed } from '#bots';
import { caused } from './cause.ts';
import type { ClientMessage, NoHint, ServerMessage } from './protocol.ts';
import type { Tables } from './tables.ts';
import { newFlag, type Thinkers } from './thinkers.ts';
import type { Client } from './watchers.ts';
import type { Whereabouts } from './whereabouts.ts';

type HintMessage = Extract<ClientMessage, { t: 'hint' }>;

/** A hint has its own measure (see `hintBudget`); where a thread is slower than this, something is wrong. */
const HINT_MS = 10_000;

/** Advice for people: found like the moves of the strongest bots, from nothing but what their seat can see. */
export class Hints {
  readonly #tables: Tables;
  readonly #thinkers: Thinkers;
  readonly #whereabouts: Whereabouts;
  readonly #onError: (error: unknown) => void;
  readonly #asking = new Set<string>();

  constructor(tables: Tables, thinkers: Thinkers, whereabouts: Whereabouts, onError: (error: unknown) => void) {
    this.#onError = onError;
    this.#tables = tables;
    this.#thinkers = thinkers;
    this.#whereabouts = whereabouts;
  }

  async ask(client: Client, { id, match: on, version }: HintMessage): Promise<void> {
    const say = (message: ServerMessage): void => client.send(JSON.stringify(message));
    const answer = (hint: Hint | NoHint): void => say({ t: 'hint', id, match: on, version, hint });
    const { person } = client;
    if (person === null) return say({ t: 'error', key: 'no-session', id });
    const heard = await this.#tables.heardIfThere(on, person);
    if (heard === null) return say({ t: 'error', key: 'unknown-match', id });
    const { seat } = heard;
    if (seat === null || !heard.asked) return answer('not-asked');
    if (heard.row.hints === 0) return answer('no-hints');
    if (!heard.sameQuestion(version)) return answer('stale');
    // One at a time: whoever asks again and again would have all the threads.
    if (this.#asking.has(person)) return answer('busy');
    this.#asking.add(person);
    try {
      const { view, game } = heard;
      const seed = hintSeed(view, seat);
      const cause = caused(person, on, this.#whereabouts);
      const found = await this.#thinkers.hint(
        { cause, game: game.id, version: game.rulesVersion, view, seat, seed, hurry: newFlag() },
        HINT_MS,
      );
      const hint = 'hint' in found ? found.hint : null;
      answer(hint === null ? 'nothing' : await this.#given(hint, person, on, version));
    } catch (error) {
      this.#onError(error);
      answer('nothing');
    } finally {
      this.#asking.delete(person);
    }
  }

  /** The hint itself, once it is kept that this person has it; the game may have gone on meanwhile. */
  async #given(hint: Hint, person: string, on: string, version: number): Promise<Hint | NoHint> {
    const heard = await this.#tables.heardIfThere(on, person);
    if (heard?.sameQuestion(version) !== true) return 'stale';
    // Where there is only one way to go nothing was learned.
    if (hint.lines.length >= 2) await this.#tables.tookHint(on, person);
    return hint;
  }
}
