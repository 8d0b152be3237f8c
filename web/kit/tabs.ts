/** Boards that show one place at a time have tabs. What a tab is, is said here alone: boards write it, the page reads it. */

/** What the button of a tab carries. */
export function tabProps(
  id: string,
  open: boolean,
): { readonly 'data-look': string; readonly 'aria-pressed': boolean } {
  return { 'data-look': id, 'aria-pressed': open };
}

export interface Tab {
  readonly id: string;
  readonly open: boolean;
  readonly turn: () => void;
}

/** The tabs of a board as they are drawn now, in order. */
export function tabsIn(root: ParentNode): Tab[] {
  return [...root.querySelectorAll<HTMLElement>('[data-look]')].map((button) => ({
    id: button.dataset.look ?? '',
    open: button.getAttribute('aria-pressed') === 'true',
    turn: () => button.click(),
  }));
}

/** Which tab was turned to, and from where: when nothing is pointed out any more, the board shows what it showed before. */
export class TurnedTabs {
  readonly #tabs: () => readonly Tab[];
  #before: string | null = null;
  #turnedTo: string | null = null;

  constructor(tabs: () => readonly Tab[]) {
    this.#tabs = tabs;
  }

  #open(): string | null {
    return this.#tabs().find((tab) => tab.open)?.id ?? null;
  }

  turnTo(id: string): void {
    const open = this.#open();
    if (open === id) return;
    // Whoever has turned a tab themselves since then looks at what they want.
    if (this.#turnedTo === null || open !== this.#turnedTo) this.#before = open;
    this.#turnedTo = id;
    this.#tabs()
      .find((tab) => tab.id === id)
      ?.turn();
  }

  /** Back to where the board was, unless somebody has turned a tab since. */
  back(): void {
    const [before, turnedTo] = [this.#before, this.#turnedTo];
    this.#before = null;
    this.#turnedTo = null;
    if (before === null || this.#open() !== turnedTo) return;
    this.#tabs()
      .find((tab) => tab.id === before)
      ?.turn();
  }
}
