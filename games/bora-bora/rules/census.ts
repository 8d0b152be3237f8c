import { NOBODY, type State } from './state.ts';
import { GOD_IDS } from './words.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const lying = (list: readonly number[]): number => list.filter((x) => x !== NOBODY).length;

/** Pieces of every kind over all places. Materials, offerings and shells are unlimited (BB-47). */
export function census(s: State): Record<string, number> {
  const n: Record<string, number> = {
    fish: lying(s.fish),
    huts: lying(s.huts) + sum(s.players.map((p) => sum(p.huts))),
    priests: lying(s.temple) + sum(s.players.map((p) => p.priests)),
    dice: sum(s.players.map((p) => p.dice.length)),
    markers: new Set(s.statusStack).size,
    turnTiles: new Set(s.order).size,
    persons:
      sum(s.slots.map(lying)) +
      sum(s.personDecks.map((d) => d.length)) +
      s.gonePersons.length +
      sum(s.players.map((p) => lying(p.persons))),
    tasks:
      s.taskDisplay.length +
      s.taskDeck.length +
      s.goneTasks.length +
      s.boxedTasks.length +
      sum(s.players.map((p) => p.tasks.length + p.fulfilled.length)),
    jewels: lying(s.jewels) + s.goneJewels.length + sum(s.players.map((p) => p.jewels.length)),
    godTiles: s.templeTiles + s.godTilesOut + sum(s.players.map((p) => p.godTiles)),
    // A building tile is unbuilt, or covers two spaces.
    buildingTiles: sum(
      s.players.map((p) => p.built.filter((b) => b === 0).length + p.ceremony.filter((x) => x > 0).length / 2),
    ),
  };
  for (const [g, id] of GOD_IDS.entries())
    n[`godCards-${id}`] =
      s.godDisplay.filter((x) => x === g).length +
      s.godDeck.filter((x) => x === g).length +
      (s.godDiscard[g] as number) +
      sum(s.players.map((p) => p.hand[g] as number));
  return n;
}
