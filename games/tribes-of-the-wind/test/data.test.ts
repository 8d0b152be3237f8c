import { describe, expect, it } from 'vitest';
import raw from '../data/tribes-of-the-wind.json' with { type: 'json' };
import { data } from '../rules/data.ts';
import { readData } from '../rules/read-data.ts';
import { BadData } from '../rules/reader.ts';

type Json = Record<string, unknown>;

/** The data with one value changed: 'elementCards.list.0.rows.0.require.0.kind' → 'ownish'. */
function changed(path: string, value: unknown): Json {
  const copy = JSON.parse(JSON.stringify(raw)) as Json;
  const keys = path.split('.');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Json;
  at[keys.at(-1) as string] = value;
  return copy;
}

describe('the data', () => {
  it('is read as it stands', () => expect(readData(raw)).toEqual(data));

  it('has the counts of the box', () => {
    expect(data.cards.length).toBe(raw.elementCards.count);
    expect(data.forestTileCount).toBe(raw.forestTiles.count);
    expect(data.villageCards.length).toBe(raw.villageCards.count);
    expect(data.tribes.length).toBe(raw.tribes.count);
    expect(data.tiles.length).toBe(raw.forestTiles.count + raw.startTiles.count);
    expect(data.tribes.every((t) => t.temples.length === data.constants.temples)).toBe(true);
    for (let color = 0; color < data.elements.length; color++)
      expect(data.cards.filter((c) => c.color === color).length).toBe(raw.elementCards.perColor);
  });

  it('has no id twice', () => {
    for (const list of [data.cards, data.tiles, data.villageCards, data.tribes.flatMap((t) => t.leaders)])
      expect(new Set(list.map((x) => x.id)).size).toBe(list.length);
  });

  const wrong: [string, string, unknown][] = [
    ['requirement kind', 'elementCards.list.0.rows.0.require.0.kind', 'ownish'],
    ['requirement colour', 'elementCards.list.0.rows.0.require.0.color', 'pink'],
    ['requirement field', 'elementCards.list.0.rows.0.require.0.most', 3],
    ['requirement number', 'elementCards.list.0.rows.0.require.0.min', 'two'],
    ['neighbour', 'elementCards.list.2.rows.0.require.0.who', 'opposite'],
    ['effect kind', 'elementCards.list.0.rows.0.effects.0.kind', 'gold'],
    ['effect field', 'elementCards.list.0.rows.0.effects.0.times', 2],
    ['kind of a mix', 'elementCards.list.4.rows.0.effects.0.of.0', 'forest'],
    ['mix of one kind', 'elementCards.list.4.rows.0.effects.0.of', ['water']],
    ['card without rows', 'elementCards.list.0.rows', []],
    ['tile colour', 'forestTiles.list.0.color', 'pink'],
    ['bonus', 'forestTiles.list.5.bonus', 'bridge'],
    ['metric', 'villageCards.list.0.objective.metric', 'happiness'],
    ['metric colour', 'villageCards.list.0.objective.color', 'pink'],
    ['colour of a metric without', 'villageCards.list.9.objective.color', 'teal'],
    ['comparison', 'villageCards.list.0.objective.op', 'exactly'],
    ['objective without tiers', 'villageCards.list.0.objective.tiers', []],
    ['right side', 'villageCards.list.0.immediate.0.kind', 'gold'],
    ['ability kind', 'tribes.list.0.leaders.1.ability.kind', 'flight'],
    ['trigger', 'tribes.list.0.leaders.0.ability.on', 'sneeze'],
    ['colour of a trigger', 'tribes.list.0.leaders.0.ability.color', 'pink'],
    ['substitute', 'tribes.list.0.leaders.3.ability.to', 'gold'],
    ['path colour', 'tribes.list.0.path.0', 'pink'],
    ['special condition', 'tribes.list.0.special.metric', 'happiness'],
    ['temple set', 'tribes.list.0.templeSet', 'golden'],
    ['pollution layout', 'tribes.list.0.pollutionLayout', 'golden'],
    ['layout that does not fit', 'pollutionLayouts.list.0.rows', [[1]]],
    ['order of start tiles', 'startTiles.list.0.seat', 2],
    ['constant', 'constants.handSize', null],
    ['scoring table', 'scoring.tilesTable', 'many'],
    ['bonus name', 'bonuses.list', []],
    ['name', 'villageCards.list.0.name.de', ''],
  ];
  for (const [title, path, value] of wrong)
    it(`an unknown or wrong ${title} is an error`, () => expect(() => readData(changed(path, value))).toThrow(BadData));
});
