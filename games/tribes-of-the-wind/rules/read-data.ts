import { type Colors, readAbility, readCondition, readEffects, readObjective, readRequirement } from './read-words.ts';
import { BadData, indexIn, list, named, object, type Raw, text, whole, word } from './reader.ts';
import {
  type Ability,
  BONUSES,
  type Bonus,
  type Condition,
  type Effect,
  type Named,
  type Objective,
  type Requirement,
} from './vocabulary.ts';

export interface Row {
  readonly require: readonly Requirement[];
  readonly effects: readonly Effect[];
}

export interface ElementCard {
  readonly id: string;
  /** Index into `elements`: the back. */
  readonly color: number;
  readonly rows: readonly Row[];
}

export interface Tile {
  readonly id: string;
  /** Index into `forestColors`. */
  readonly color: number;
  /** Riders needed for a village; a start tile has none and never becomes one (TW-31). */
  readonly slots: number;
  readonly bonus: Bonus | null;
  readonly minPlayers: number;
  /** Effects of a start tile. */
  readonly start: readonly Effect[] | null;
}

export interface VillageCard {
  readonly id: string;
  readonly name: Named;
  readonly objective: Objective;
  readonly immediate: readonly Effect[];
}

export interface Temple {
  readonly id: string;
  readonly name: Named;
  readonly effects: readonly Effect[];
}

export interface Leader {
  readonly id: string;
  readonly name: Named;
  readonly ability: Ability;
}

export interface Tribe {
  readonly id: string;
  readonly name: Named;
  readonly path: readonly number[];
  readonly special: Condition;
  readonly leaders: readonly Leader[];
  readonly temples: readonly Temple[];
  /** Tokens a space at setup, row by row. */
  readonly pollution: readonly number[];
}

export interface Data {
  readonly elements: readonly { readonly id: string; readonly name: Named; readonly colorName: Named }[];
  readonly forestColors: readonly { readonly id: string; readonly name: Named }[];
  readonly bonuses: Readonly<Record<Bonus, Named>>;
  readonly cards: readonly ElementCard[];
  /** Forest tiles first, then the start tiles in seat order. */
  readonly tiles: readonly Tile[];
  readonly forestTileCount: number;
  readonly villageCards: readonly VillageCard[];
  readonly tribes: readonly Tribe[];
  readonly grid: { readonly rows: number; readonly columns: number; readonly start: number };
  readonly constants: Readonly<Record<ConstantName, number>>;
  readonly scoring: {
    readonly endTile: number;
    readonly perTreehouse: number;
    readonly templesTable: readonly number[];
    readonly tilesTable: readonly number[];
    readonly pollutedSpacesTable: readonly number[];
  };
  readonly templates: Readonly<Record<string, Readonly<Record<string, Named>>>>;
}

const CONSTANTS = [
  'handSize',
  'elementDisplay',
  'forestDisplay',
  'villageDisplay',
  'templeCost',
  'objectiveSlots',
  'maxLeaders',
  'riders',
  'treehouses',
  'temples',
  'endTriggerVillages',
  'extraRounds',
  'startingObjectives',
] as const;
type ConstantName = (typeof CONSTANTS)[number];

const part = (raw: Raw, name: string): Raw => object(raw[name], name);
const items = (raw: Raw, name: string): readonly unknown[] => list(part(raw, name).list, `${name}.list`);

/** The whole data file, checked word by word. */
export function readData(json: unknown): Data {
  const raw = object(json, 'file');
  const elements = items(raw, 'elements').map((e, i) => {
    const o = object(e, `elements[${i}]`);
    return { id: text(o.id, 'id'), name: named(o.name, 'name'), colorName: named(o.colorName, 'colorName') };
  });
  const forestColors = items(raw, 'forestColors').map((c, i) => {
    const o = object(c, `forestColors[${i}]`);
    return { id: text(o.id, 'id'), name: named(o.name, 'name') };
  });
  const colors: Colors = { elements: elements.map((e) => e.id), forests: forestColors.map((c) => c.id) };
  const grid = readGrid(part(raw, 'grid'));
  const forestTiles = items(raw, 'forestTiles').map((t, i) => readTile(t, colors, `forestTiles[${i}]`));
  return {
    elements,
    forestColors,
    bonuses: readBonuses(items(raw, 'bonuses')),
    cards: items(raw, 'elementCards').map((c, i) => readCard(c, colors, `elementCards[${i}]`)),
    tiles: [...forestTiles, ...readStartTiles(items(raw, 'startTiles'), colors)],
    forestTileCount: forestTiles.length,
    villageCards: items(raw, 'villageCards').map((c, i) => readVillageCard(c, colors, `villageCards[${i}]`)),
    tribes: readTribes(raw, colors, grid.rows * grid.columns),
    grid,
    constants: readConstants(part(raw, 'constants')),
    scoring: readScoring(part(raw, 'scoring')),
    templates: readTemplates(part(raw, 'textTemplates')),
  };
}

function readGrid(raw: Raw): Data['grid'] {
  const rows = whole(raw.rows, 'grid.rows');
  const columns = whole(raw.columns, 'grid.columns');
  const [r, c] = list(raw.start, 'grid.start').map((x) => whole(x, 'grid.start'));
  return { rows, columns, start: (r ?? 0) * columns + (c ?? 0) };
}

function readBonuses(raw: readonly unknown[]): Record<Bonus, Named> {
  const found: Partial<Record<Bonus, Named>> = {};
  for (const b of raw) {
    const o = object(b, 'bonuses');
    found[word(o.id, BONUSES, 'bonuses.id')] = named(o.name, 'bonuses.name');
  }
  const { turbine, catapult, portal } = found;
  if (turbine === undefined || catapult === undefined || portal === undefined)
    throw new BadData('bonuses', 'a bonus has no name');
  return { turbine, catapult, portal };
}

function readCard(value: unknown, colors: Colors, where: string): ElementCard {
  const o = object(value, where);
  const rows = list(o.rows, `${where}.rows`).map((r, i) => {
    const row = object(r, `${where}.rows[${i}]`);
    return {
      require: list(row.require, `${where}.require`).map((q) => readRequirement(q, colors, `${where}.rows[${i}]`)),
      effects: readEffects(row.effects, `${where}.rows[${i}].effects`),
    };
  });
  if (rows.length === 0) throw new BadData(where, 'has no row');
  return { id: text(o.id, `${where}.id`), color: indexIn(o.color, colors.elements, `${where}.color`), rows };
}

function readTile(value: unknown, colors: Colors, where: string): Tile {
  const o = object(value, where);
  return {
    id: text(o.id, `${where}.id`),
    color: indexIn(o.color, colors.forests, `${where}.color`),
    slots: whole(o.slots, `${where}.slots`),
    bonus: o.bonus === null ? null : word(o.bonus, BONUSES, `${where}.bonus`),
    minPlayers: whole(o.minPlayers, `${where}.minPlayers`),
    start: null,
  };
}

function readStartTiles(raw: readonly unknown[], colors: Colors): Tile[] {
  return raw.map((value, i) => {
    const where = `startTiles[${i}]`;
    const o = object(value, where);
    if (whole(o.seat, `${where}.seat`) !== i + 1) throw new BadData(where, 'start tiles stand in seat order');
    const color = indexIn(o.color, colors.forests, `${where}.color`);
    const start = readEffects(o.effects, `${where}.effects`);
    return { id: text(o.id, `${where}.id`), color, slots: 0, bonus: null, minPlayers: 0, start };
  });
}

function readVillageCard(value: unknown, colors: Colors, where: string): VillageCard {
  const o = object(value, where);
  return {
    id: text(o.id, `${where}.id`),
    name: named(o.name, `${where}.name`),
    objective: readObjective(o.objective, colors, `${where}.objective`),
    immediate: readEffects(o.immediate, `${where}.immediate`),
  };
}

function readTribes(raw: Raw, colors: Colors, spaces: number): Tribe[] {
  const sets = new Map(
    items(raw, 'templeSets').map((value) => {
      const o = object(value, 'templeSets');
      const temples = list(o.temples, 'templeSets.temples').map((t) => {
        const temple = object(t, 'temple');
        return {
          id: text(temple.id, 'temple.id'),
          name: named(temple.name, 'temple.name'),
          effects: readEffects(temple.effects, 'temple.effects'),
        };
      });
      return [text(o.id, 'templeSets.id'), temples] as const;
    }),
  );
  const layouts = new Map(
    items(raw, 'pollutionLayouts').map((value) => {
      const o = object(value, 'pollutionLayouts');
      const tokens = list(o.rows, 'layout').flatMap((r) => list(r, 'layout.row').map((n) => whole(n, 'layout')));
      if (tokens.length !== spaces) throw new BadData('pollutionLayouts', 'does not fit the grid');
      return [text(o.id, 'pollutionLayouts.id'), tokens] as const;
    }),
  );
  return items(raw, 'tribes').map((value, i) => {
    const where = `tribes[${i}]`;
    const o = object(value, where);
    const temples = sets.get(text(o.templeSet, `${where}.templeSet`));
    const pollution = layouts.get(text(o.pollutionLayout, `${where}.pollutionLayout`));
    if (temples === undefined || pollution === undefined) throw new BadData(where, 'unknown temple set or layout');
    return {
      id: text(o.id, `${where}.id`),
      name: named(o.name, `${where}.name`),
      path: list(o.path, `${where}.path`).map((c) => indexIn(c, colors.forests, `${where}.path`)),
      special: readCondition(o.special, colors, `${where}.special`),
      leaders: list(o.leaders, `${where}.leaders`).map((l, k) => {
        const leader = object(l, `${where}.leaders[${k}]`);
        return {
          id: text(leader.id, `${where}.leader.id`),
          name: named(leader.name, `${where}.leader.name`),
          ability: readAbility(leader.ability, colors, `${where}.leaders[${k}].ability`),
        };
      }),
      temples,
      pollution,
    };
  });
}

function readConstants(raw: Raw): Record<ConstantName, number> {
  return Object.fromEntries(CONSTANTS.map((c) => [c, whole(raw[c], `constants.${c}`)])) as Record<ConstantName, number>;
}

function readScoring(raw: Raw): Data['scoring'] {
  const table = (name: string): number[] => list(raw[name], name).map((n) => whole(n, name));
  return {
    endTile: whole(raw.endTile, 'endTile'),
    perTreehouse: whole(raw.perTreehouse, 'perTreehouse'),
    templesTable: table('templesTable'),
    tilesTable: table('tilesTable'),
    pollutedSpacesTable: table('pollutedSpacesTable'),
  };
}

function readTemplates(raw: Raw): Data['templates'] {
  const templates: Record<string, Record<string, Named>> = {};
  for (const [group, value] of Object.entries(raw)) {
    if (group === 'provenance') continue;
    const sentences: Record<string, Named> = {};
    for (const [key, sentence] of Object.entries(object(value, group))) sentences[key] = named(sentence, key);
    templates[group] = sentences;
  }
  return templates;
}
