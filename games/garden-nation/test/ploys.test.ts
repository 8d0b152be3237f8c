import { describe, expect, it } from 'vitest';
import { fieldIndex } from '../rules/data.ts';
import { projectsOfInvasion } from '../rules/projects.ts';
import { at, crane, faceUp, lineStart, lines, play, put, ready, ruling, soil, supply, why } from './helpers.ts';

describe('ploys', () => {
  it('GN-34 one token an action and four a game; a ploy may be chosen again', () => {
    const s = ready(3);
    play(s, 'switchTerritory 4');
    expect(s.ploys[0]).toBe(3);
    expect(lineStart(s, 'switchTerritory')).toEqual([]);
    expect(ruling(s, 'switchTerritory 5')).toBe('GN-34');
    expect(ruling(s, 'moveRoof 4.0 4.4')).toBe('GN-34');
    for (let left = 3; left > 0; left--) {
      crane(s, 3);
      play(s, 'switchTerritory 4');
    }
    crane(s, 3);
    put(s, '3.1', 1, 1);
    expect(s.ploys[0]).toBe(0);
    expect(s.spentPloys[0]).toBe(4);
    expect(lines(s).every((line) => line.startsWith('build'))).toBe(true);
    expect(why(s, 'invade 3.1')).toEqual({ ruling: 'GN-34', key: 'noPloy' });
  });

  it('GN-35 AC-17 from 7 one may switch to 1 and 6, from 1 to 7 and 2', () => {
    expect(lineStart(ready(7), 'switchTerritory')).toEqual(['switchTerritory 6', 'switchTerritory 1']);
    expect(lineStart(ready(1), 'switchTerritory')).toEqual(['switchTerritory 7', 'switchTerritory 2']);
    expect(ruling(ready(7), 'switchTerritory 3')).toBe('GN-35');
    expect(ruling(ready(7), 'switchTerritory 7')).toBe('GN-35');
  });

  it('GN-36 switching and invading cannot be combined in one action', () => {
    const s = ready(3);
    put(s, '4.0', 1, 1);
    play(s, 'switchTerritory 4');
    expect(lineStart(s, 'invade')).toEqual([]);
    expect(ruling(s, 'invade 4.0')).toBe('GN-36');
  });

  it('GN-37 after switching, moveOn starts from the new territory', () => {
    const s = ready(3);
    s.population[0] = 1;
    for (let k = 0; k < 3; k++) play(s, 'moveOn');
    play(s, 'switchTerritory 7');
    expect(s.crane + 1).toBe(7);
    for (let k = 0; k < 5; k++) play(s, 'moveOn');
    expect(s.crane + 1).toBe(5);
    expect(s.steps).toBe(5);
    // After the sixth step only pass is left, which plays itself and sends the crane back to 7.
    play(s, 'moveOn');
    expect(s.crane + 1).toBe(7);
    expect(s.actions).toBe(1);
  });

  it('GN-38 a ploy after moveOn refers to the territory reached', () => {
    const s = ready(3);
    s.population[0] = 1;
    play(s, 'moveOn');
    expect(lineStart(s, 'switchTerritory')).toEqual(['switchTerritory 5', 'switchTerritory 3']);
  });

  it('GN-39 a roof moves from the crane’s territory to an own unroofed building on the same land anywhere', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2, true);
    put(s, '4.4', 0, 1);
    put(s, '7.1', 0, 1);
    put(s, '6.2', 0, 1);
    put(s, '1.1', 0, 1, true);
    put(s, '1.2', 1, 1);
    expect(lineStart(s, 'moveRoof')).toEqual(['moveRoof 4.0 4.4', 'moveRoof 4.0 7.1']);
    for (const line of [
      'moveRoof 4.4 7.1',
      'moveRoof 4.0 1.1',
      'moveRoof 4.0 1.2',
      'moveRoof 4.0 6.2',
      'moveRoof 4.0 5.0',
    ])
      expect(ruling(s, line)).toBe('GN-39');
    expect(why(s, 'moveRoof 4.0 6.2')?.key).toBe('otherLand');
    expect(ruling(s, 'moveRoof 1.1 4.4')).toBe('GN-26');
  });

  it('GN-40 after moveRoof the action must take place here: neither moveOn nor pass', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2, true);
    put(s, '7.1', 0, 1);
    put(s, '4.2', 0, 1);
    s.population[0] = 1;
    expect(lines(s)).toContain('moveOn');
    play(s, 'moveRoof 4.0 7.1');
    expect(ruling(s, 'moveOn')).toBe('GN-40');
    expect(ruling(s, 'pass')).toBe('GN-40');
    expect(ruling(s, 'build 7.1')).toBe('GN-40');
    expect(lines(s)).toEqual(['demolish 4.0', 'demolish 4.2']);
  });

  it('GN-41 moveRoof completes no project and moves no crane', () => {
    const s = ready(1);
    put(s, '1.1', 0, 2, true);
    put(s, '1.2', 0, 1);
    put(s, '7.1', 0, 1);
    play(s, 'moveRoof 1.1 7.1');
    expect(s.phase).toBe('move');
    expect(s.crane + 1).toBe(1);
    expect(s.points[0]).toBe(0);
  });

  it('GN-42 a building freed from its roof may take a floor, complete a project and get a new roof', () => {
    const s = ready(1);
    put(s, '1.1', 0, 2, true);
    put(s, '7.1', 0, 1);
    play(s, 'moveRoof 1.1 7.1', 'build 1.1', 'complete house');
    expect(at(s.roof, '1.1')).toBe(1);
    expect(at(s.roof, '7.1')).toBe(1);
    expect(s.roofs).toBe(17);
    expect(s.points[0]).toBe(3);
  });

  it('GN-43 the land of a soil tile counts for moveRoof', () => {
    const s = ready(4);
    soil(s, '4.3', 'meadow');
    put(s, '4.3', 0, 1, true);
    put(s, '4.0', 0, 1);
    put(s, '4.1', 0, 1);
    expect(lineStart(s, 'moveRoof')).toEqual(['moveRoof 4.3 4.0']);
  });

  it('GN-85 moveRoof needs no roof in the supply and changes nothing in it', () => {
    const s = ready(4);
    put(s, '4.0', 0, 2, true);
    put(s, '4.4', 0, 1);
    s.roofs = 0;
    play(s, 'moveRoof 4.0 4.4');
    expect(s.roofs).toBe(0);
    expect(at(s.roof, '4.4')).toBe(1);
  });

  it('GN-90 a ploy before the action does not stop a project', () => {
    const s = ready(7);
    put(s, '1.1', 0, 1);
    play(s, 'switchTerritory 1', 'build 1.2');
    expect(lines(s)).toEqual(['complete terraced-houses', 'none']);
  });
});

describe('invading', () => {
  it('GN-44 needs as many floors in supply as the building has', () => {
    const s = ready(4);
    put(s, '4.4', 1, 3);
    supply(s, 0, 2);
    expect(why(s, 'invade 4.4')).toEqual({ ruling: 'GN-44', key: 'tooFewFloors', args: { floors: 3, supply: 2 } });
    supply(s, 0, 3);
    expect(lines(s)).toContain('invade 4.4');
  });

  it('GN-45 the owner receives what the invader pays, even above 40', () => {
    const s = ready(4);
    put(s, '4.0', 1, 2);
    play(s, 'invade 4.0');
    expect(s.population).toEqual([24, 49]);
    const t = ready(4);
    put(t, '4.0', 1, 2);
    t.population[0] = 14;
    expect(why(t, 'invade 4.0')).toEqual({
      ruling: 'GN-45',
      key: 'tooPoorToInvade',
      args: { price: 14, population: 14 },
    });
    expect(ruling(t, 'invade 4.1')).toBe('GN-45');
    put(t, '4.1', 0, 1);
    expect(ruling(t, 'invade 4.1')).toBe('GN-45');
  });

  it('GN-46 the roof returns, and the building may complete a project at once', () => {
    const s = ready(1);
    put(s, '1.1', 1, 2, true);
    expect(projectsOfInvasion(s, 0, fieldIndex('1.1'))).toEqual([s.display[3]]);
    play(s, 'invade 1.1');
    expect(s.roofs).toBe(19);
    expect(at(s.roof, '1.1')).toBe(0);
    expect(lines(s)).toEqual(['complete house', 'none']);
    play(s, 'complete house');
    expect(s.roofs).toBe(18);
    expect(at(s.roof, '1.1')).toBe(1);
  });

  it('GN-47 the owner is not asked', () => {
    const s = ready(4);
    put(s, '4.0', 1, 1);
    play(s, 'invade 4.0');
    expect(s.order[s.space]).toBe(0);
    expect(s.phase).toBe('move');
  });

  it('GN-48 AC-12 population gained earlier in the turn pays for an invasion', () => {
    const s = ready(5);
    s.order = [1, 0, 1, 0];
    s.space = 1;
    s.population = [5, 10];
    put(s, '6.2', 0, 2);
    put(s, '2.0', 1, 2);
    supply(s, 0, 9);
    play(s, 'switchTerritory 6', 'demolish 6.2');
    expect(s.population[0]).toBe(23);
    expect(s.crane + 1).toBe(2);
    play(s, 'invade 2.0');
    expect(s.population).toEqual([9, 24]);
    expect(at(s.owner, '2.0')).toBe(0);
    expect(at(s.floors, '2.0')).toBe(2);
    expect(s.ploys[0]).toBe(2);
    expect(s.crane + 1).toBe(4);
    expect(s.space).toBe(2);
  });

  it('AC-18 exactly two own floors stand there, the opponent’s two are back in supply', () => {
    const s = ready(4);
    put(s, '4.0', 1, 2);
    expect(s.supply).toEqual([20, 18]);
    play(s, 'invade 4.0');
    expect(at(s.floors, '4.0')).toBe(2);
    expect(s.supply).toEqual([18, 20]);
  });

  it('GN-83 on a thornbush the number is 5, the soil stays and is not asked for', () => {
    const s = ready(4);
    soil(s, '4.3', 'leaf');
    put(s, '4.3', 1, 1);
    play(s, 'invade 4.3');
    expect(s.population).toEqual([28, 45]);
    expect(at(s.land, '4.3')).toBe(2);
    expect(s.phase).toBe('move');
  });

  it('GN-84 with no roof in supply, the roof of an invaded building is there in time', () => {
    const s = ready(1);
    faceUp(s, ['house']);
    put(s, '1.1', 1, 2, true);
    s.roofs = 0;
    expect(projectsOfInvasion(s, 0, fieldIndex('1.1'))).toHaveLength(1);
    play(s, 'invade 1.1', 'complete house');
    expect(s.roofs).toBe(0);
    expect(at(s.roof, '1.1')).toBe(1);
  });

  it('GN-39 where no roof can be moved, the reason is the true one whichever fields are asked about', () => {
    const s = ready(1);
    expect(why(s, 'moveRoof 1.0 1.1')).toEqual({ ruling: 'GN-39', key: 'noRoofHere', args: { territory: 1 } });
    put(s, '1.6', 0, 2, true);
    expect(why(s, 'moveRoof 1.0 1.1')?.key).toBe('noRoofTarget');
    put(s, '3.1', 0, 1);
    expect(why(s, 'moveRoof 1.0 1.1')?.key).toBe('otherLand');
    put(s, '3.2', 0, 1);
    expect(why(s, 'moveRoof 1.0 1.1')?.key).toBe('noRoofThere');
    expect(why(s, 'moveRoof 1.6 3.2')).toBeNull();
    s.ploys[0] = 0;
    expect(why(s, 'moveRoof 1.0 1.1')?.key).toBe('noPloy');
  });
});
