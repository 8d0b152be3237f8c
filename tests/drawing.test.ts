/** Drawing never throws, for every seat, for spectators, in the past and at the end; every answer is drawn once. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { type Drawn, drawsAnswers } from '#web/kit/laws/drawing.ts';
import { isLookedAt } from './pure-board.ts';

const ROOT = fileURLToPath(new URL('../games/', import.meta.url));

async function drawnBoard(id: string): Promise<Drawn | null> {
  if (!existsSync(`${ROOT}${id}/board/touch.ts`)) return null;
  return (await import(`${ROOT}${id}/board/index.tsx`)).default as Drawn;
}

for (const entry of games) {
  const { module } = await entry.load();
  const drawn = await drawnBoard(module.meta.id);
  if (drawn === null) continue;
  describe(`drawing ${module.meta.id}`, () => {
    for (const seats of module.game.seats)
      it(`never throws and draws every answer once with ${seats} seats`, () => {
        expect(drawsAnswers(renderToString, module, drawn, seats, isLookedAt)).toEqual([]);
      });
  });
}
