/** The laws, by name. */
import { games } from '#games';
import type { LAW_NAMES } from '../law-names.ts';
import type { Finding, Scene } from '../scene.ts';
import { MY_NAME } from '../scene.ts';
import { lookAnew } from './boxes.ts';
import { covers, hits } from './hits.ts';
import { inside } from './inside.ts';
import { least } from './least.ts';
import { still } from './still.ts';
import { cut, overlap, readAnew } from './texts.ts';
import { voice } from './voice.ts';

const NAMES = games.flatMap(({ meta }) => Object.values(meta.title));

/** Looks at the page as it is. */
export type Law = (scene: Scene) => readonly Finding[] | Promise<readonly Finding[]>;

const LAWS: Readonly<Record<(typeof LAW_NAMES)[number], Law>> = {
  inside,
  hits,
  covers,
  cut,
  overlap,
  still,
  voice: (scene) => voice(scene, MY_NAME, NAMES),
  least,
};

export async function look(scene: Scene, wanted: readonly string[]): Promise<Record<string, readonly Finding[]>> {
  lookAnew();
  readAnew();
  const found: Record<string, readonly Finding[]> = {};
  for (const [name, law] of Object.entries(LAWS)) if (wanted.includes(name)) found[name] = await law(scene);
  return found;
}
