import type { Language, Who } from '#kernel';
import {
  cardAt,
  data,
  type ElementCard,
  elements,
  forestColors,
  grid,
  type Leader,
  type Row,
  type Temple,
  tileAt,
  tribeAt,
  villageCardAt,
} from '../rules/data.ts';
import { CAPITAL, columnOf, type Place, rowOf } from '../rules/geometry.ts';
import type { Ability, Condition, Effect, Measure, Objective, Requirement, Unit } from '../rules/vocabulary.ts';

/** The few words of a language that the templates of the data leave open. */
export interface Words {
  readonly units: Readonly<Record<Unit, string>>;
  readonly points: (n: number) => string;
  readonly atLeast: (n: number) => string;
  readonly atMost: (n: number) => string;
  readonly capital: string;
  readonly row: (n: number) => string;
  /** Where on a terrain, as a person would say it; rows and columns from 0. */
  readonly at: (row: number, column: number) => string;
  readonly space: (where: string) => string;
  readonly tile: (where: string) => string;
  readonly noBonus: string;
  readonly slots: (n: number) => string;
  readonly startTile: string;
  /** How much water those have who are tied. */
  readonly tie: (tied: readonly { readonly who: Who; readonly water: number }[]) => string;
  readonly always: string;
  readonly nothing: string;
}

type Values = Readonly<Record<string, string | number>>;

/** Sentences made from the data: every card, tile and leader in plain words. */
export function makeSentences(lang: Language, words: Words) {
  /** Colour names begin small in English sentences and stay nouns in German. */
  const small = (name: string): string => (lang === 'en' ? name.toLowerCase() : name);
  const element = (i: number): string => small(elements[i]?.colorName[lang] ?? '?');
  const forest = (i: number): string => small(forestColors[i]?.name[lang] ?? '?');

  /** A template of the data with its gaps filled; `.1` is the form for the number one. */
  function fill(group: string, key: string, values: Values = {}): string {
    const one = values.n === 1 ? data.templates[group]?.[`${key}.1`] : undefined;
    const template = (one ?? data.templates[group]?.[key])?.[lang];
    if (template === undefined) throw new Error(`no template ${group}.${key}`);
    return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '?'));
  }

  function requirement(r: Requirement): string {
    switch (r.kind) {
      case 'ownAllColors':
        return fill('require', r.kind);
      case 'own':
      case 'group':
        return fill('require', r.kind, { color: element(r.color), min: r.min });
      case 'ownNone':
        return fill('require', r.kind, { color: element(r.color) });
      case 'neighbour':
        return fill('require', `${r.kind}.${r.who}`, { color: element(r.color), min: r.min });
      case 'more':
      case 'fewer':
        return fill('require', `${r.kind}.${r.who}`, { color: element(r.color) });
    }
  }

  function effect(e: Effect): string {
    switch (e.kind) {
      case 'forest':
        return fill('effect', e.kind, { cost: e.cost });
      case 'temple':
        return fill('effect', e.kind);
      case 'mix':
        return fill('effect', e.kind, { n: e.n, kinds: e.of.map((u) => words.units[u]).join('/') });
      default:
        return fill('effect', e.kind, { n: e.n });
    }
  }

  const effects = (list: readonly Effect[]): string => list.map(effect).join(' + ') || words.nothing;
  const metric = (m: Measure): string => fill('metric', m.metric, m.color < 0 ? {} : { color: forest(m.color) });

  const compared = (op: 'atLeast' | 'atMost', n: number): string =>
    op === 'atLeast' ? words.atLeast(n) : words.atMost(n);

  const row = (r: Row): string => `${r.require.map(requirement).join(', ') || words.always} → ${effects(r.effects)}`;

  function ability(a: Ability): string {
    switch (a.kind) {
      case 'trigger':
        return fill('ability', `trigger.${a.on}`, {
          effects: effects(a.effects),
          ...(a.color < 0 ? {} : { color: element(a.color) }),
        });
      case 'immediate':
        return fill('ability', a.kind, { effects: effects(a.effects) });
      case 'substitute':
        return fill('ability', a.kind, { from: words.units[a.from], to: words.units[a.to] });
      case 'countBonus':
        return fill('ability', a.kind, { color: element(a.color), n: a.n });
      case 'freeFirstRow':
        return fill('ability', a.kind, { color: element(a.color) });
      case 'endScore':
        return fill('ability', a.kind, { metric: metric(a), per: a.per, vp: a.vp, max: a.max });
      case 'slotDiscount':
        return fill('ability', a.kind, { n: a.n, min: a.min });
      case 'forestDiscount':
      case 'templeDiscount':
      case 'extraObjectiveSlot':
        return fill('ability', a.kind, { n: a.n });
      default:
        return fill('ability', a.kind);
    }
  }

  const number = (c: ElementCard): number => Number(/\d+$/.exec(c.id)?.[0] ?? 0);

  const isStart = (p: Place): boolean => p === grid.start;
  const place = (p: Place): string =>
    p === CAPITAL ? words.capital : isStart(p) ? words.startTile : words.at(rowOf(p), columnOf(p));

  /** 'Wasser' */
  const elementOf = (i: number): string => elements[cardAt(i).color]?.name[lang] ?? '?';

  return {
    element,
    forest,
    requirement,
    effect,
    effects,
    metric,
    ability,
    /** 'Wasser 1' */
    card: (i: number): string => `${elementOf(i)} ${number(cardAt(i))}`,
    elementOf,
    /** By what is drawn on it: 'Wasser: 3 Wasser / 2 Züge'. */
    cardInShort: (i: number): string =>
      `${elementOf(i)}: ${cardAt(i)
        .rows.map((r) => effects(r.effects))
        .join(' / ')}`,
    row: (card: number, r: number): string => row(cardAt(card).rows[r] as Row),
    /** With its number, where the card has several. */
    numberedRow: (card: number, r: number): string => `${words.row(r + 1)}: ${row(cardAt(card).rows[r] as Row)}`,
    points: words.points,
    /** What a row does, without what it asks for: that speaks to its owner. */
    rowEffects: (card: number, r: number): string => effects((cardAt(card).rows[r] as Row).effects),
    /** The whole card in one readable sentence. */
    cardSentence: (i: number): string =>
      cardAt(i).rows.length === 1
        ? row(cardAt(i).rows[0] as Row)
        : cardAt(i)
            .rows.map((r, n) => `${words.row(n + 1)}: ${row(r)}`)
            .join('; '),
    objective: (o: Objective): string =>
      `${metric(o)}: ${o.tiers.map((t) => `${compared(o.op, t.at)} → ${words.points(t.vp)}`).join(', ')}`,
    condition: (c: Condition): string => `${metric(c)}: ${compared(c.op, c.at)}`,
    village: (i: number): string => villageCardAt(i).name[lang],
    immediate: (i: number): string => effects(villageCardAt(i).immediate),
    tribe: (i: number): string => tribeAt(i).name[lang],
    path: (tribe: number): string => tribeAt(tribe).path.map(forest).join(' – '),
    leader: (tribe: number, i: number): string => (tribeAt(tribe).leaders[i] as Leader).name[lang],
    leaderAbility: (tribe: number, i: number): string => ability((tribeAt(tribe).leaders[i] as Leader).ability),
    temple: (tribe: number, i: number): string => (tribeAt(tribe).temples[i] as Temple).name[lang],
    templeEffects: (tribe: number, i: number): string => effects((tribeAt(tribe).temples[i] as Temple).effects),
    bonus: (tile: number): string => {
      const { bonus } = tileAt(tile);
      return bonus === null ? words.noBonus : data.bonuses[bonus][lang];
    },
    /** 'Türkis, 3 Plätze, Katapult' */
    tile: (i: number): string => {
      const t = tileAt(i);
      if (t.start !== null) return `${words.startTile} (${forest(t.color)})`;
      const bonus = t.bonus === null ? words.noBonus : data.bonuses[t.bonus][lang];
      return `${forest(t.color)}, ${words.slots(t.slots)}, ${bonus}`;
    },
    /** 'oben halb links' */
    place,
    /** An empty space: 'Feld oben halb links' */
    spaceAt: (p: Place): string => words.space(place(p)),
    /** A tile by where it lies: 'Plättchen oben halb links' */
    tileAt: (p: Place): string => (isStart(p) ? words.startTile : words.tile(place(p))),
  };
}

export type Sentences = ReturnType<typeof makeSentences>;
