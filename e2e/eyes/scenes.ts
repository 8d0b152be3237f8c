/** Which scenes the eyes walk over: every kind of question of kept games, and the other screens of every game. */
import { readFileSync } from 'node:fs';
import { games } from '../../games/index.ts';
import { type GameModule, Match, type MatchRecord } from '../../kernel/index.ts';
import type { Scene } from './scene.ts';

interface Asked {
  readonly kind: string;
  readonly seat: number;
  readonly optional?: unknown;
}

function record(game: string, seats: number): MatchRecord {
  const file = new URL(`../../games/${game}/test/fixtures/level2-${seats}.match.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { record: MatchRecord }).record;
}

/** The kinds of question that the first seat is asked in a kept game. */
function kindsOf({ game }: GameModule, kept: MatchRecord): readonly string[] {
  const match = Match.replay(game, kept);
  const kinds = new Set<string>();
  for (let n = 0; n < match.length; n++)
    for (const d of game.decisions(match.at(n).state) as readonly Asked[])
      if (d.seat === 0 && d.optional === undefined) kinds.add(d.kind);
  return [...kinds];
}

function tableScenes(module: GameModule): readonly Scene[] {
  const game = module.meta.id;
  const [few, many] = [Math.min(...module.game.seats), Math.max(...module.game.seats)];
  const told = new Set<string>();
  const scenes: Scene[] = [];
  for (const seats of [many, few]) {
    const kept = `level2-${seats}`;
    for (const kind of kindsOf(module, record(game, seats))) {
      if (told.has(kind)) continue;
      told.add(kind);
      scenes.push({ game, kept, screen: 'play', kind });
    }
    scenes.push(
      { game, kept, screen: 'play', at: 0.9 },
      { game, kept, screen: 'replay', at: 0.5 },
      ...(seats === 1
        ? []
        : [
            { game, kept, screen: 'hint', at: 0.5 } as const,
            { game, kept, screen: 'waiting', at: 0.5 } as const,
            { game, kept, screen: 'look-back', at: 0.6 } as const,
          ]),
      { game, kept, screen: 'replay', at: 1 },
      { game, kept, screen: 'end' },
    );
  }
  return scenes;
}

/** What is said in the other language: at one size. */
function englishScenes(module: GameModule): readonly Scene[] {
  const scene = {
    game: module.meta.id,
    kept: `level2-${Math.max(...module.game.seats)}`,
    lang: 'en',
    width: 1280,
  } as const;
  return [
    { ...scene, screen: 'play', at: 0.6 },
    { ...scene, screen: 'hint', at: 0.4 },
    { ...scene, screen: 'waiting', at: 0.7 },
    { ...scene, screen: 'look-back', at: 0.4 },
    { ...scene, screen: 'replay', at: 0.6 },
    { ...scene, screen: 'end' },
  ];
}

/** Of every lesson the first step that is only read, and the first task. */
async function lessonScenes(module: GameModule): Promise<readonly Scene[]> {
  const game = module.meta.id;
  const course = (await module.course?.())?.course;
  return (course?.lessons ?? []).flatMap(({ id, steps }) => {
    const read = steps.find((s) => s.task === undefined);
    const task = steps.find((s) => s.task !== undefined);
    return [
      ...(read === undefined ? [] : [{ game, screen: 'read', path: `${id}/${read.id}` } as const]),
      ...(task === undefined ? [] : [{ game, screen: 'task', path: `${id}/${task.id}` } as const]),
    ];
  });
}

export async function allScenes(): Promise<readonly Scene[]> {
  const scenes = await Promise.all(
    games.map(async (entry) => {
      const { module } = await entry.load();
      return [...(await lessonScenes(module)), ...englishScenes(module), ...tableScenes(module)];
    }),
  );
  return scenes.flat();
}
