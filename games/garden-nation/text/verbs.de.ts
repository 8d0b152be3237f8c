/** Every deed in German: one function for each verb. */
import type { Who } from '#kernel';
import type { Site } from './deeds.ts';
import type { Verbs } from './verbs.ts';

export const floors = (n: number): string => (n === 1 ? '1 Stockwerk' : `${n} Stockwerke`);
export const actions = (n: number): string => (n === 1 ? '1 Aktion' : `${n} Aktionen`);
export const points = (n: number): string => `${n < 0 ? `−${-n}` : n} SP`;

/** 'Gebiet 3 für 2, 5 für 4 und 1 für 3' */
const listed = (parts: readonly string[]): string => `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
const whom = (who: Who): string => (who.you ? 'dich' : who.name);
const ground = (on: Site): string => `${on.land} ${on.number} in Gebiet ${on.territory}`;
const spot = (on: Site): string => `${on.place} (${on.land} ${on.number})`;

export const verbs: Verbs = {
  keep: ({ cards }) => ({
    title: `${cards.join(' und ')} behalten`,
    act: 'Behalten',
    log: (who) =>
      cards.length === 0
        ? `${who.name} ${who.does('hat', 'hast')} die geheimen Bauvorhaben gewählt.`
        : `${who.name} ${who.does('behält', 'behältst')} ${cards.join(' und ')}.`,
    turn: (who) => `${who.does('wählt', 'wählst')} geheime Bauvorhaben`,
  }),
  build: ({ floors: [first, ...more] }) => {
    const { nth, price, place, territory, land } = first;
    const all = [first, ...more];
    const territories = all.map((floor) => floor.territory);
    return {
      title:
        more.length > 0
          ? `Bauen in Gebiet ${territories.join(', dann ')}`
          : `${nth}. Stockwerk in Gebiet ${territory} bauen`,
      act: `Bauen für ${all.map((floor) => floor.price).join(' + ')}`,
      option: `In ${place} (${land}) das ${nth}. Stockwerk bauen: −${price} Bevölkerung`,
      hint: `auf ${ground(first)} bauen`,
      log: (who) =>
        `${who.name} ${who.does('baut', 'baust')} in ${spot(first)} das ${nth}. Stockwerk und ${who.does('zahlt', 'zahlst')} ${price} Bevölkerung.`,
      turn: (who) =>
        more.length > 0
          ? `${who.does('baut', 'baust')} in Gebiet ${listed(all.map((floor) => `${floor.territory} für ${floor.price}`))}`
          : `${who.does('baut', 'baust')} in Gebiet ${territory} das ${nth}. Stockwerk auf ${land} für ${price}`,
    };
  },
  demolish: ({ on, floors: n, gain, roof }) => ({
    title: `${floors(n)} in Gebiet ${on.territory} abreißen`,
    act: 'Abreißen',
    option: `In ${on.place} (${on.land}) ${floors(n)} abreißen: +${gain} Bevölkerung`,
    hint: `auf ${ground(on)} abreißen`,
    log: (who) =>
      `${who.name} reißt ${floors(n)} in ${spot(on)} ab und ${who.does('erhält', 'erhältst')} ${gain} Bevölkerung${roof ? '; das Dach kommt in den Vorrat' : ''}.`,
    turn: () => `reißt in Gebiet ${on.territory} ab`,
  }),
  invade: ({ on, floors: n, owner, price }) => ({
    title: `${floors(n)} von ${owner.name} überfallen`,
    act: `Überfallen für ${price}`,
    option: `List: ${owner.name} in ${on.place} (${on.land}) überfallen, ${floors(n)}: −${price} Bevölkerung`,
    hint: `List: ${owner.name} auf ${ground(on)} überfallen`,
    log: (who) =>
      `${who.name} ${who.does('überfällt', 'überfällst')} ${floors(n)} von ${owner.you ? 'dir' : owner.name} in ${spot(on)} und ${who.does('zahlt', 'zahlst')} ${owner.you ? 'dir' : owner.name} ${price} Bevölkerung.`,
    turn: (who) =>
      `${who.does('überfällt', 'überfällst')} ${whom(owner)} in Gebiet ${on.territory} und ${who.does('zahlt', 'zahlst')} ${owner.you ? 'dir' : owner.name} ${price}`,
  }),
  switchTerritory: ({ territory, ploy }) => ({
    title: `List: Frida nach Gebiet ${territory}`,
    act: `Frida nach Gebiet ${territory}`,
    log: (who) => `${who.name} ${who.does('spielt', 'spielst')} „${ploy}“: Frida steht in Gebiet ${territory}.`,
    turn: () => `versetzt Frida mit einer List nach Gebiet ${territory}`,
  }),
  moveRoof: ({ from, to, ploy }) => ({
    title:
      from.territory === to.territory
        ? `Dach in Gebiet ${from.territory} verschieben`
        : `Dach von Gebiet ${from.territory} nach Gebiet ${to.territory} verschieben`,
    act: 'Dach verschieben',
    option: `List: das Dach von ${from.place} nach ${to.place} verschieben`,
    hint: `List: Dach auf ${ground(to)} setzen`,
    log: (who) =>
      `${who.name} ${who.does('spielt', 'spielst')} „${ploy}“: Das Dach wandert von ${from.place} nach ${to.place}.`,
    turn: (who) => `${who.does('verschiebt', 'verschiebst')} mit einer List ein Dach nach Gebiet ${to.territory}`,
  }),
  moveOn: ({ territory }) => ({
    title: `Weiter nach Gebiet ${territory}`,
    hint: `weiter nach Gebiet ${territory}`,
    log: (who) => `${who.name} ${who.does('zieht', 'ziehst')} weiter nach Gebiet ${territory}.`,
  }),
  pass: () => ({
    title: 'Auf diese Aktion verzichten',
    hint: 'auf diese Aktion verzichten',
    log: (who) => `${who.name} ${who.does('verzichtet', 'verzichtest')} auf diese Aktion.`,
    turn: (who) => `${who.does('verzichtet', 'verzichtest')} auf eine Aktion`,
  }),
  soil: ({ on, land, projects }) => ({
    title: `${land} auf den Dornenbusch in Gebiet ${on.territory} legen`,
    act: `${land}${projects.length > 0 ? `: ${projects.join(', ')}` : ''}`,
    option: land,
    hint: `${land} legen`,
    log: (who) => `${who.name} ${who.does('legt', 'legst')} ${land} auf den Dornenbusch in ${on.place}.`,
  }),
  complete: ({ card, points: n, on }) => ({
    title: `„${card}“ erfüllen`,
    act: 'Erfüllen',
    option: `${card} erfüllen: ${points(n)}`,
    log: (who) =>
      `${who.name} ${who.does('erfüllt', 'erfüllst')} ${card} mit dem Gebäude in ${on.place}: ${points(n)}.`,
    turn: (who) => `${who.does('erfüllt', 'erfüllst')} ${card}`,
  }),
  none: () => ({
    title: 'Kein Bauvorhaben erfüllen',
    act: 'Kein Bauvorhaben',
    hint: 'kein Bauvorhaben erfüllen',
    log: (who) => `${who.name} ${who.does('erfüllt', 'erfüllst')} kein Bauvorhaben.`,
  }),
  next: ({ who }) => ({
    title: `${who.name} ${who.does('ist', 'bist')} als Nächstes dran`,
    act: 'Wählen',
    option: `Als Nächstes am Zug: ${who.you ? 'du' : who.name}`,
    log: (by) => `${by.name} ${by.does('bestimmt', 'bestimmst')} ${whom(who)}.`,
    turn: (by) => `${by.does('bestimmt', 'bestimmst')} ${whom(who)} für den nächsten Zug`,
  }),
};
