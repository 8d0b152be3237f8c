import { describe, expect, it } from 'vitest';
import { allFields } from '../board/logic/model.ts';
import { progress } from '../board/logic/progress.ts';
import { lanes, spread } from '../board/logic/rulers.ts';
import { progressText } from '../board/words.ts';
import { FIELD_IDS, PUBLIC, publicIndex } from '../rules/data.ts';
import { projectsOfBuild } from '../rules/projects.ts';
import { faceUp, put, ready } from './helpers.ts';

describe('how far a seat is with a public project', () => {
  it('counts the floors that are missing at the best place, and says them part by part', () => {
    const s = ready(4);
    const temple = publicIndex('temple');
    const card = PUBLIC[temple];
    const whole = (card?.main.minFloors ?? 0) + (card?.neighbours ?? []).reduce((n, need) => n + need.minFloors, 0);
    expect(progress(s, 0, temple)?.missing).toBe(whole);
    const main = allFields.find((f) => s.land[f] === card?.main.land && s.owner[f] === -1) ?? 0;
    s.owner[main] = 0;
    s.floors[main] = 1;
    const one = progress(s, 0, temple);
    expect(one?.missing).toBe(whole - 1);
    expect(one === null ? '' : progressText(one, 'de')).toBe('du: Wiese 1/2, Stroh 0/1, Laub 0/1');
    // What others have built does not help.
    expect(progress(s, 1, temple)?.missing).toBe(whole);
  });

  it('GN-56 a roof takes a building out of it', () => {
    const s = ready(4);
    const tree = PUBLIC.findIndex((c) => c.where === 'any' && c.neighbours.length === 0);
    const field = allFields.find((f) => s.land[f] === PUBLIC[tree]?.main.land) ?? 0;
    const empty = progress(s, 0, tree)?.missing ?? 0;
    put(s, FIELD_IDS[field] as string, 0, 1);
    const free = progress(s, 0, tree)?.missing;
    s.roof[field] = 1;
    expect(progress(s, 0, tree)?.missing).toBe(empty);
    expect(free).toBeLessThanOrEqual(empty);
  });

  it('one floor short is exactly what the rules complete with one floor, in every position of a grown garden', () => {
    const s = ready(4);
    let seen = 0;
    for (const [i, f] of allFields.entries()) {
      if (s.land[f] === undefined || i % 3 === 0) continue;
      s.owner[f] = i % 2;
      s.floors[f] = 1 + (i % 3);
    }
    for (const [card, project] of PUBLIC.entries()) {
      faceUp(s, [project.id]);
      const found = progress(s, 0, card);
      const can = allFields.some(
        (f) =>
          (s.owner[f] === 0 || s.owner[f] === -1) &&
          s.roof[f] === 0 &&
          [0, 1, 2].some((soil) => projectsOfBuild(s, 0, f, soil).includes(card)),
      );
      if (can) seen++;
      expect([project.id, found?.missing === 1]).toEqual([project.id, can]);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('markers on a ruler', () => {
  it('those that share a space step aside, those apart do not', () => {
    expect(lanes([35, 35, 35, 38], 2)).toEqual([0, 1, 2, 0]);
    expect(lanes([10, 11, 30], 2)).toEqual([0, 1, 0]);
  });

  it('along one line nobody hides anybody, and the order stays', () => {
    expect(spread([0, 0, 5, 50], 10)).toEqual([0, 10, 20, 50]);
    expect(spread([50, 0], 10)).toEqual([50, 0]);
  });
});
