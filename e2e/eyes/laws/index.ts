/** The laws, by name. */
import type { LAW_NAMES } from '../law-names.ts';
import type { Finding, Scene } from '../scene.ts';
import { hits } from './hits.ts';
import { inside } from './inside.ts';

/** Looks at the page as it is. */
export type Law = (scene: Scene) => readonly Finding[] | Promise<readonly Finding[]>;

const LAWS: Readonly<Record<(typeof LAW_NAMES)[number], Law>> = { inside, hits };

export async function look(scene: Scene, wanted: readonly string[]): Promise<Record<string, readonly Finding[]>> {
  const found: Record<string, readonly Finding[]> = {};
  for (const [name, law] of Object.entries(LAWS)) if (wanted.includes(name)) found[name] = await law(scene);
  return found;
}
