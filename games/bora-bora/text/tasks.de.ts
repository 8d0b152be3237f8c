/** Requirements of tasks in a few words, in German. */
export const tasks = {
  persons: (n: number, sex: string) =>
    `${n} ${sex === 'man' ? (n === 1 ? 'Mann' : 'Männer') : sex === 'woman' ? (n === 1 ? 'Frau' : 'Frauen') : 'Personen'}`,
  personKinds: (n: number, sex: string) =>
    `${n} versch. ${sex === 'man' ? 'Männer' : sex === 'woman' ? 'Frauen' : 'Personen'}`,
  shifted: (n: number, sex: string) =>
    sex === 'man' ? `${n} Tätowierte` : sex === 'woman' ? `${n} Sammlerinnen` : `${n} Personen unten`,
  priests: (n: number) => `${n} Priester`,
  turnOrder: (place: number) => `${place}. Spieler`,
  regions: (n: number) => `${n} Gebiete`,
  terrain: (n: number, terrain: number) => `${n} ${['Gebirge', 'Strände', 'Wälder', 'Steppen'][terrain] ?? ''}`,
  islands: (n: number) => `Alle ${n} Inseln`,
  fishValue: (n: number, value: number) => `${n}× Fisch ${value}`,
  godCardsSame: (n: number) => `${n} gleiche Götter`,
  godCardsDifferent: (n: number) => `${n} Götterarten`,
  godTiles: (n: number) => `${n} Hauptgötter`,
  offerings: (n: number) => `${n} Opfergaben`,
  shells: (n: number) => `${n} Muscheln`,
  anyMaterial: (n: number) => `${n} Baustoffe`,
  jewels: (n: number) => `${n} Schmuck`,
  jewelTypes: (n: number) => `${n} Schmuckarten`,
  buildings: (n: number) => `${n} Gebäude`,
  hutsOnField12: (n: number) => `${n} auf Feld 12`,
};

export type TaskWords = typeof tasks;
