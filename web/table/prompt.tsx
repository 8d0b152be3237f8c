import type { LoadedGame } from '../app/games.ts';
import { lang, listed, t } from '../text/index.ts';
import type { TableStore } from './store.ts';

/** Round and phase in parts; rules kept from before say them in one. */
export function phaseOf(game: LoadedGame, view: unknown): readonly string[] {
  const said: string | readonly string[] = game.module.text[lang()].phase(view);
  return typeof said === 'string' ? [said] : said;
}

/** The question, or who is thinking. */
export function promptText(s: TableStore, game: LoadedGame): string {
  const table = s.shown.value?.table;
  if (table === undefined) return t().loading;
  const decision = s.decision.value;
  if (decision !== null && table.view !== null) return game.module.text[lang()].prompt(decision, table.view);
  // What was secret is being turned over.
  if (table.status === 'finished' && table.view !== null) return phaseOf(game, table.view).join(' · ');
  // Nobody is told of themselves that they are thinking.
  const names = table.waitingFor.filter((seat) => seat !== table.mySeat).map((seat) => s.names(seat));
  if (names.length === 0) return table.view === null ? t().loading : phaseOf(game, table.view).join(' · ');
  return names.length === 1 ? t().waitFor(listed(names)) : t().waitForMany(listed(names));
}
