import { BadData, fields, indexIn, list, object, whole, word } from './reader.ts';
import {
  ABILITY_KINDS,
  type Ability,
  COLOR_METRICS,
  type Condition,
  EFFECT_KINDS,
  type Effect,
  METRICS,
  type Measure,
  type Objective,
  OPS,
  REQUIREMENT_KINDS,
  type Requirement,
  TRIGGERS,
  UNITS,
  WHO,
} from './vocabulary.ts';

/** Ids of the colours, in the order in which indexes count them. */
export interface Colors {
  readonly elements: readonly string[];
  readonly forests: readonly string[];
}

export function readRequirement(value: unknown, colors: Colors, where: string): Requirement {
  const raw = object(value, where);
  fields(raw, ['kind', 'color', 'min', 'who'], where);
  const kind = word(raw.kind, REQUIREMENT_KINDS, `${where}.kind`);
  if (kind === 'ownAllColors') return { kind };
  const color = indexIn(raw.color, colors.elements, `${where}.color`);
  if (kind === 'ownNone') return { kind, color };
  if (kind === 'own' || kind === 'group') return { kind, color, min: whole(raw.min, `${where}.min`) };
  const who = word(raw.who, WHO, `${where}.who`);
  if (kind === 'neighbour') return { kind, color, who, min: whole(raw.min, `${where}.min`) };
  return { kind, color, who };
}

function readEffect(value: unknown, where: string): Effect {
  const raw = object(value, where);
  fields(raw, ['kind', 'n', 'cost', 'of'], where);
  const kind = word(raw.kind, EFFECT_KINDS, `${where}.kind`);
  if (kind === 'temple') return { kind };
  if (kind === 'forest') return { kind, cost: whole(raw.cost, `${where}.cost`) };
  const n = whole(raw.n, `${where}.n`);
  if (kind !== 'mix') return { kind, n };
  const of = list(raw.of, `${where}.of`).map((u) => word(u, UNITS, `${where}.of`));
  if (of.length < 2 || new Set(of).size !== of.length) throw new BadData(where, 'a mix names two different kinds');
  return { kind, of, n };
}

export function readEffects(value: unknown, where: string): readonly Effect[] {
  return list(value, where).map((e, i) => readEffect(e, `${where}[${i}]`));
}

function readMeasure(value: unknown, colors: Colors, where: string): Measure {
  const raw = object(value, where);
  const metric = word(raw.metric, METRICS, `${where}.metric`);
  if (COLOR_METRICS.some((m) => m === metric))
    return { metric, color: indexIn(raw.color, colors.forests, `${where}.color`) };
  if (raw.color !== undefined) throw new BadData(where, `${metric} has no colour`);
  return { metric, color: -1 };
}

export function readObjective(value: unknown, colors: Colors, where: string): Objective {
  const raw = object(value, where);
  fields(raw, ['metric', 'color', 'op', 'tiers'], where);
  const tiers = list(raw.tiers, `${where}.tiers`).map((t, i) => {
    const tier = object(t, `${where}.tiers[${i}]`);
    return { at: whole(tier.at, `${where}.at`), vp: whole(tier.vp, `${where}.vp`) };
  });
  if (tiers.length === 0) throw new BadData(where, 'has no tier');
  return { ...readMeasure(raw, colors, where), op: word(raw.op, OPS, `${where}.op`), tiers };
}

export function readCondition(value: unknown, colors: Colors, where: string): Condition {
  const raw = object(value, where);
  fields(raw, ['metric', 'color', 'op', 'at'], where);
  return {
    ...readMeasure(raw, colors, where),
    op: word(raw.op, OPS, `${where}.op`),
    at: whole(raw.at, `${where}.at`),
  };
}

export function readAbility(value: unknown, colors: Colors, where: string): Ability {
  const raw = object(value, where);
  const kind = word(raw.kind, ABILITY_KINDS, `${where}.kind`);
  const number = (field: string): number => whole(raw[field], `${where}.${field}`);
  switch (kind) {
    case 'trigger': {
      const on = word(raw.on, TRIGGERS, `${where}.on`);
      const color = on === 'playCard' ? indexIn(raw.color, colors.elements, `${where}.color`) : -1;
      return { kind, on, color, effects: readEffects(raw.effects, `${where}.effects`) };
    }
    case 'immediate':
      return { kind, effects: readEffects(raw.effects, `${where}.effects`) };
    case 'substitute':
      return { kind, from: word(raw.from, UNITS, `${where}.from`), to: word(raw.to, UNITS, `${where}.to`) };
    case 'countBonus':
      return { kind, color: indexIn(raw.color, colors.elements, `${where}.color`), n: number('n') };
    case 'freeFirstRow':
      return { kind, color: indexIn(raw.color, colors.elements, `${where}.color`) };
    case 'endScore':
      return { kind, ...readMeasure(raw, colors, where), per: number('per'), vp: number('vp'), max: number('max') };
    case 'slotDiscount':
      return { kind, n: number('n'), min: number('min') };
    case 'forestDiscount':
    case 'templeDiscount':
    case 'extraObjectiveSlot':
      return { kind, n: number('n') };
    default:
      return { kind };
  }
}
