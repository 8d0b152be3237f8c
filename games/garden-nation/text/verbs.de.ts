/** Every deed in German: one function for each verb. */
import type { Site } from './deeds.ts';
import type { Verbs } from './verbs.ts';

export const floors = (n: number): string => (n === 1 ? '1 Stockwerk' : `${n} Stockwerke`);
export const actions = (n: number): string => (n === 1 ? '1 Aktion' : `${n} Aktionen`);
export const points = (n: number): string => `${n < 0 ? `−${-n}` : n} SP`;

const ground = (on: Site): string => `${on.land} ${on.number} in Gebiet ${on.territory}`;
const spot = (on: Site): string => `${on.place} (${on.land} ${on.number})`;

export const verbs: Verbs = {
  keep: ({ cards }) => ({
    title: `${cards.join(' und ')} behalten`,
    act: 'Behalten',
    log: (who) =>
      cards.length === 0 ? `${who} hat die geheimen Bauvorhaben gewählt.` : `${who} behält ${cards.join(' und ')}.`,
    turn: 'wählt geheime Bauvorhaben',
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
      log: (who) => `${who} baut in ${spot(first)} das ${nth}. Stockwerk und zahlt ${price} Bevölkerung.`,
      turn:
        more.length > 0
          ? `baut in Gebiet ${territories.join(', ')}`
          : `baut in Gebiet ${territory} das ${nth}. Stockwerk auf ${land}`,
    };
  },
  demolish: ({ on, floors: n, gain, roof }) => ({
    title: `${floors(n)} in Gebiet ${on.territory} abreißen`,
    act: 'Abreißen',
    option: `In ${on.place} (${on.land}) ${floors(n)} abreißen: +${gain} Bevölkerung`,
    hint: `auf ${ground(on)} abreißen`,
    log: (who) =>
      `${who} reißt ${floors(n)} in ${spot(on)} ab und erhält ${gain} Bevölkerung${roof ? '; das Dach kommt in den Vorrat' : ''}.`,
    turn: `reißt in Gebiet ${on.territory} ab`,
  }),
  invade: ({ on, floors: n, owner, price }) => ({
    title: `${floors(n)} von ${owner} überfallen`,
    act: `Überfallen für ${price}`,
    option: `List: ${owner} in ${on.place} (${on.land}) überfallen, ${floors(n)}: −${price} Bevölkerung`,
    hint: `List: ${owner} auf ${ground(on)} überfallen`,
    log: (who) => `${who} überfällt ${floors(n)} von ${owner} in ${spot(on)} und zahlt ${owner} ${price} Bevölkerung.`,
    turn: `überfällt ${owner} in Gebiet ${on.territory}`,
  }),
  switchTerritory: ({ territory, ploy }) => ({
    title: `List: Frida nach Gebiet ${territory}`,
    act: `Frida nach Gebiet ${territory}`,
    log: (who) => `${who} spielt „${ploy}“: Frida steht in Gebiet ${territory}.`,
  }),
  moveRoof: ({ from, to, ploy }) => ({
    title:
      from.territory === to.territory
        ? `Dach in Gebiet ${from.territory} verschieben`
        : `Dach von Gebiet ${from.territory} nach Gebiet ${to.territory} verschieben`,
    act: 'Dach verschieben',
    option: `List: das Dach von ${from.place} nach ${to.place} verschieben`,
    hint: `List: Dach auf ${ground(to)} setzen`,
    log: (who) => `${who} spielt „${ploy}“: Das Dach wandert von ${from.place} nach ${to.place}.`,
  }),
  moveOn: ({ territory }) => ({
    title: `Weiter nach Gebiet ${territory}`,
    hint: `weiter nach Gebiet ${territory}`,
    log: (who) => `${who} zieht weiter nach Gebiet ${territory}.`,
  }),
  pass: () => ({
    title: 'Auf diese Aktion verzichten',
    hint: 'auf diese Aktion verzichten',
    log: (who) => `${who} verzichtet auf diese Aktion.`,
    turn: 'verzichtet auf eine Aktion',
  }),
  soil: ({ on, land, projects }) => ({
    title: `${land} auf den Dornenbusch in Gebiet ${on.territory} legen`,
    act: `${land}${projects.length > 0 ? `: ${projects.join(', ')}` : ''}`,
    option: land,
    hint: `${land} legen`,
    log: (who) => `${who} legt ${land} auf den Dornenbusch in ${on.place}.`,
  }),
  complete: ({ card, points: n, on }) => ({
    title: `„${card}“ erfüllen`,
    act: 'Erfüllen',
    option: `${card} erfüllen: ${points(n)}`,
    log: (who) => `${who} erfüllt ${card} mit dem Gebäude in ${on.place}: ${points(n)}.`,
    turn: `erfüllt ${card}`,
  }),
  none: () => ({
    title: 'Kein Bauvorhaben erfüllen',
    act: 'Kein Bauvorhaben',
    hint: 'kein Bauvorhaben erfüllen',
    log: (who) => `${who} erfüllt kein Bauvorhaben.`,
  }),
  next: ({ who }) => ({
    title: `${who} ist als Nächstes dran`,
    act: 'Wählen',
    option: `Als Nächstes am Zug: ${who}`,
    log: (by) => `${by} bestimmt ${who}.`,
    turn: `bestimmt ${who}`,
  }),
};
