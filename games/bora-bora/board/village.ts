/** What lies on the board of a seat, with its name and what it is. Pure. */
import {
  BUILD_VP,
  BUILDING_TILES,
  GOD_NAMES,
  GOD_TILE_VP,
  KINDS,
  type Kind,
  MATERIAL_IDS,
  MATERIAL_NAMES,
  type Names,
  PERSON_IDS,
  PERSONS,
  type Person,
  RESERVE,
  SPACE_MATERIAL,
  STATUS_VP,
} from '../rules/data.ts';
import { FREE, type GameMove, NOBODY, type PlayerView, STORED } from '../rules/state.ts';
import { GOD_IDS, MAN, SEXES } from '../rules/words.ts';
import { space as spaceName } from '../text/names.ts';
import { fieldThing, goodsThing, handThing, markerThing, spaceThing, tileThing } from './logic/ids.ts';
import { type At, personName, personSays, round, type Thing, taskOf, when, why } from './logic/lying.ts';
import { words } from './words.ts';

type Whose = (name: string) => string;
const player = (s: At, seat: number): PlayerView => s.view.players[seat] as PlayerView;

function fields(s: At, seat: number, whose: Whose): Thing[] {
  const w = words(s.lang);
  const { ex } = w;
  const p = player(s, seat);
  const mine = s.seat === seat;
  return p.persons.map((tile, f) => {
    const id = fieldThing(seat, f);
    const [huts, down] = [p.huts[f] as number, p.down[f] === 1];
    const reserve = f === RESERVE;
    if (tile !== NOBODY) {
      const says = personSays(tile, s.lang);
      const needs = down ? ex.shifted : undefined;
      const explain: Thing['explain'] = () => ({ says, needs, help: mine && !down ? when(s, 'B') : undefined });
      const name = whose(`${personName(tile, s.lang)}, ${down ? w.down : w.up}`);
      return { id, name, explain, why: mine ? personWhy(s, tile) : null };
    }
    const name = whose([w.field(f + 1), ...(reserve ? [w.reserve] : []), huts > 0 ? w.huts(huts) : w.free].join(', '));
    return {
      id,
      name,
      explain: () => ({ says: [huts > 0 ? ex.field : ex.fieldFree, ...(reserve ? [ex.reserve] : [])] }),
    };
  });
}

function personWhy(s: At, tile: number): GameMove | null {
  const { sex, kind } = PERSONS[tile] as Person;
  const person = PERSON_IDS[tile] as string;
  return (
    why(s, 'helper', { do: sex === MAN ? 'tattoo' : 'gather', person }) ??
    why(s, 'usePersons', { do: 'use', sex: SEXES[sex] as string, kind: (KINDS[kind] as Kind).id })
  );
}

function ceremony(s: At, seat: number, whose: Whose): Thing[] {
  const w = words(s.lang);
  const { ex } = w;
  const p = player(s, seat);
  const vp = BUILD_VP[round(s.view)] ?? 0;
  const spaces = p.ceremony.map((value, n): Thing => {
    const material = (MATERIAL_NAMES[SPACE_MATERIAL[n] as number] as Names)[s.lang];
    const what = value === FREE ? w.empty : value === STORED ? w.stored : w.tile(value);
    const says = [value === FREE ? ex.space : value === STORED ? ex.stored : ex.under(value)];
    const name = whose(`${w.space(spaceName(n))}: ${material}, ${what}`);
    return { id: spaceThing(seat, n), name, explain: () => ({ says }) };
  });
  const tiles = BUILDING_TILES.filter((_, i) => p.built[i] !== 1).map(
    (tile): Thing => ({
      id: tileThing(seat, tile),
      name: whose(w.tile(tile)),
      explain: () => ({ says: [ex.build(vp)], needs: ex.slot(tile), help: when(s, 'A') }),
    }),
  );
  return [...spaces, ...tiles];
}

function hand(s: At, seat: number, whose: Whose): Thing[] {
  const { ex, godTiles } = words(s.lang);
  const p = player(s, seat);
  const hidden = p.hand === null ? p.handSize - p.known.reduce((a, b) => a + b, 0) : 0;
  const cards = GOD_IDS.map((id, god): Thing => {
    const name = whose(`${(GOD_NAMES[god] as Names)[s.lang]}: ${(p.hand ?? p.known)[god]}`);
    return { id: handThing(seat, id), name, explain: () => ({ says: [ex.gods[id], ex.godPrice] }) };
  });
  const worth = ex.worth(p.godTiles * GOD_TILE_VP);
  return [
    ...cards,
    { id: handThing(seat, 'hidden'), name: whose(ex.hidden(hidden)), explain: () => ({ says: [ex.godPrice] }) },
    {
      id: handThing(seat, 'tile'),
      name: whose(`${godTiles}: ${p.godTiles}`),
      explain: () => ({ says: [ex.tile], counts: worth }),
    },
  ];
}

function goods(s: At, seat: number, whose: Whose): Thing[] {
  const w = words(s.lang);
  const { ex } = w;
  const p = player(s, seat);
  const beside = MATERIAL_IDS.map(
    (m, i) => [m, (MATERIAL_NAMES[i] as Names)[s.lang], p.surplus[i] as number, ex.surplus] as const,
  );
  const list = [
    ['offering', w.offerings, p.offerings, ex.offering],
    ['shell', w.shells, p.shells, ex.shell],
    ['priest', w.priests, p.priests, ex.priest],
    ['jewel', w.jewels, p.jewels.length, ex.jewels],
    ['vp', w.helperVp, p.vp, ex.vp],
    ['hut', w.moveHut, p.huts.reduce((a, b) => a + b, 0), ex.hut],
    ...beside,
  ] as const;
  return list.map(([what, name, n, says]) => ({
    id: goodsThing(seat, what),
    name: whose(`${name}: ${n}`),
    explain: () => ({ says: [says] }),
  }));
}

export function village(s: At, seat: number): Thing[] {
  const whose: Whose = (name) => (s.seat === seat ? name : `${name}, ${s.names(seat)}`);
  const { ex, status } = words(s.lang);
  const space = s.view.status[seat] as number;
  return [
    ...player(s, seat).tasks.map((t) => taskOf(s, t, seat)),
    ...fields(s, seat, whose),
    ...ceremony(s, seat, whose),
    ...hand(s, seat, whose),
    ...goods(s, seat, whose),
    {
      id: markerThing(seat),
      name: `${status}: ${s.names(seat)}, ${space}`,
      explain: () => ({ says: [ex.status(space, STATUS_VP[space] as number)] }),
    },
  ];
}
