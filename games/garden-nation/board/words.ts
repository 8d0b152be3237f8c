/** Words that only the drawn board says. */
import type { Language } from '#kernel';
import raw from '../data/garden-nation.json' with { type: 'json' };

type Named = {
  readonly id: string;
  readonly name: { readonly de: string; readonly en: string };
  readonly text?: { readonly de: string; readonly en: string };
};

const find = (list: readonly Named[], id: string): Named | undefined => list.find((x) => x.id === id);

export const publicCard = (id: string): Named | undefined => find(raw.publicProjects.list as readonly Named[], id);
export const secretCard = (id: string): Named | undefined => find(raw.secretProjects.list as readonly Named[], id);
export const ployName = (id: string, lang: Language): string =>
  find(raw.ploys.list as readonly Named[], id)?.name[lang] ?? id;
export const clanName = (id: string, lang: Language): string =>
  find(raw.clans.list as readonly Named[], id)?.name[lang] ?? id;
export const directionName = (index: number, lang: Language): string => raw.slots.list[index]?.name[lang] ?? '';
export const bands = raw.populationTrack.bands;

const de = {
  projects: 'Bauvorhaben',
  inDeck: (n: number) => `${n} im Stapel`,
  secrets: 'Meine geheimen Bauvorhaben',
  secretsOf: (name: string) => `Geheim: ${name}`,
  forcedTitle: 'Hier gab es nichts zu wählen.',
  forced: (cards: readonly string[]) =>
    `Du hast ${cards.join(' und ')} bekommen. Zwei gleiche Karten darfst du nicht behalten, also behältst du von jeder eine (GN-3).`,
  understood: 'Verstanden',
  targets: (n: number) => (n === 1 ? '1 Ziel antippen' : `${n} Ziele antippen`),
  useAPloy: (n: number) => `List · ${n}`,
  keepTwo: 'Behalte zwei deiner vier Karten',
  now: 'jetzt',
  points: 'SP',
  ploys: 'Listen',
  left: (n: number) => `noch ${n}`,
  supply: 'Stockwerke im Vorrat',
  population: 'Bevölkerung',
  populationNote: 'Bevölkerung · oben die Punkte am Ende',
  cost: 'Kosten',
  gain: 'Ertrag',
  victim: (name: string) => `${name} erhält`,
  roofOn: 'Dach drauf',
  lights: 'würde fertig',
  frida: 'Frida',
  territory: (n: number) => `Gebiet ${n}`,
  field: (land: string, number: number, territory: number) => `${land} ${number}, Gebiet ${territory}`,
  floors: (n: number) => (n === 1 ? '1 Stockwerk' : `${n} Stockwerke`),
  of: (name: string) => `von ${name}`,
  roofed: 'mit Dach',
  free: 'frei',
  build: 'Bauen',
  buildFor: (n: number) => `Bauen für ${n}`,
  demolish: 'Abreißen',
  invade: 'Überfallen',
  switchTo: (n: number) => `→ ${n}`,
  roofFrom: 'Tippe dein Dach an, dann das Ziel',
  roofTo: 'Wohin kommt das Dach?',
  moveOn: 'Weiter ins nächste Gebiet',
  pass: 'Aktion verfallen lassen',
  noProject: 'Kein Bauvorhaben',
  nextPlayer: 'Wer spielt als Nächstes?',
  soil: 'Welcher Boden?',
  overview: 'Zurück zum ganzen Garten',
  turnOrder: 'Zugreihenfolge',
  actions: (n: number) => (n === 1 ? '1 Aktion' : `${n} Aktionen`),
  roofs: 'Dächer im Vorrat',
  compass: (where: string) => `Frida folgt dem Feld: ${where}`,
  lands: { meadow: 'Wiese', straw: 'Stroh', leaf: 'Laub', thornbush: 'Dornenbusch' },
  garden: 'Der Garten',
  confirm: {
    keep: 'Behalten',
    build: 'Bauen',
    demolish: 'Abreißen',
    invade: 'Überfallen',
    switchTerritory: 'Wechseln',
    moveRoof: 'Verschieben',
    moveOn: 'Weitergehen',
    pass: 'Verfallen lassen',
    soil: 'Legen',
    complete: 'Vollenden',
    none: 'Verzichten',
    next: 'Wählen',
  },
  done: 'fertig',
  cancel: 'Abbrechen',
};

type Words = typeof de;

const en: Words = {
  projects: 'Projects',
  inDeck: (n) => `${n} in the deck`,
  secrets: 'My secret projects',
  secretsOf: (name) => `Secret: ${name}`,
  forcedTitle: 'There was nothing to choose.',
  forced: (cards) =>
    `You were dealt ${cards.join(' and ')}. You may not keep two copies of a card, so you keep one of each (GN-3).`,
  understood: 'Got it',
  targets: (n) => (n === 1 ? 'tap 1 target' : `tap ${n} targets`),
  useAPloy: (n) => `Ploy · ${n}`,
  keepTwo: 'Keep two of your four cards',
  now: 'now',
  points: 'VP',
  ploys: 'Ploys',
  left: (n) => `${n} left`,
  supply: 'Floors in supply',
  population: 'Population',
  populationNote: 'Population · points at the end above',
  cost: 'Cost',
  gain: 'Gain',
  victim: (name) => `${name} gains`,
  roofOn: 'Roof on top',
  lights: 'would be done',
  frida: 'Frida',
  territory: (n) => `Territory ${n}`,
  field: (land, number, territory) => `${land} ${number}, territory ${territory}`,
  floors: (n) => (n === 1 ? '1 floor' : `${n} floors`),
  of: (name) => `of ${name}`,
  roofed: 'with roof',
  free: 'free',
  build: 'Build',
  buildFor: (n) => `Build for ${n}`,
  demolish: 'Demolish',
  invade: 'Invade',
  switchTo: (n) => `→ ${n}`,
  roofFrom: 'Tap your roof, then where it goes',
  roofTo: 'Where does the roof go?',
  moveOn: 'On to the next territory',
  pass: 'Forfeit the action',
  noProject: 'No project',
  nextPlayer: 'Who plays next?',
  soil: 'Which soil?',
  overview: 'Back to the whole garden',
  turnOrder: 'Turn order',
  actions: (n) => (n === 1 ? '1 action' : `${n} actions`),
  roofs: 'Roofs in supply',
  compass: (where) => `Frida follows the field: ${where}`,
  lands: { meadow: 'Meadow', straw: 'Straw', leaf: 'Leaf', thornbush: 'Bramble' },
  garden: 'The garden',
  confirm: {
    keep: 'Keep',
    build: 'Build',
    demolish: 'Demolish',
    invade: 'Invade',
    switchTerritory: 'Switch',
    moveRoof: 'Move',
    moveOn: 'Move on',
    pass: 'Forfeit',
    soil: 'Lay',
    complete: 'Complete',
    none: 'Decline',
    next: 'Choose',
  },
  done: 'done',
  cancel: 'Cancel',
};

export const words = (lang: Language): Words => (lang === 'de' ? de : en);
