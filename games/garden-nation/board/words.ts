/** Words that only the drawn board says. */
import type { Language } from '#kernel';
import raw from '../data/garden-nation.json' with { type: 'json' };
import { LANDS, SECRET, type SecretProject } from '../rules/data.ts';
import type { Progress } from './progress.ts';

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

/** Territory Control exists seven times: its territories belong to the name. */
export const cardName = (card: number, lang: Language): string => {
  const c = SECRET[card] as SecretProject;
  const areas = c.family === 'territoryControl' ? ` ${c.territories.map((t) => t + 1).join(' · ')}` : '';
  return `${secretCard(c.id)?.name[lang]}${areas}`;
};

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
  populationNote: 'Bevölkerung, im Band die Punkte am Ende',
  cost: 'Kosten',
  gain: 'Ertrag',
  victim: (name: string) => `${name} erhält`,
  roofOn: 'Dach drauf',
  lights: 'wird damit fertig',
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
  overview: 'Ganzer Garten',
  near: 'Fridas Gebiet',
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
  buildOn: (land: string, done: string) => `Bauen auf ${land}${done === '' ? '' : `: ${done}`}`,
  ployTexts: {
    'switch-territory': 'Vor der Aktion: Frida geht in das Gebiet mit der nächsthöheren oder nächstniedrigeren Zahl.',
    'move-roof': 'Vor der Aktion: Ein Dach wandert auf ein anderes eigenes Gebäude mit derselben Bodenart.',
    invade: 'Als Aktion: Du ersetzt alle Stockwerke eines fremden Gebäudes und zahlst seinen Wert an die Besitzerin.',
  },
  invadeFor: (n: number) => `Überfallen für ${n}`,
  explainFree: (n: number) => `Ein Stockwerk kostet hier ${n} Bevölkerung.`,
  explainBuilding: (n: number) => `Dieses Gebäude ist ${n} Bevölkerung wert.`,
  explainFrida: (n: number) => `Danach geht Frida nach Gebiet ${n}.`,
  explainTerritory: 'Wer hier am Rundenende die meisten Stockwerke hat, bekommt Bevölkerung.',
  explainCrane: 'Wo Frida, der Kran, steht, darf gehandelt werden.',
  worth: (n: number) => `${n} SP`,
  worthNow: (n: number) => `Jetzt ${n} SP`,
  popFromTo: (a: number, b: number) => `Bevölkerung ${a}→${b}`,
  popOf: (name: string, by: number) => `${name} ${by < 0 ? `−${-by}` : `+${by}`} Bevölkerung`,
  fridaTo: (n: number) => `Frida → ${n}`,
  chooseTwo: (n: number): string => (n === 2 ? 'Wähle 2 Karten' : 'Wähle noch 1 Karte'),
  chooseField: 'Wähle ein Feld',
  invadedYou: (name: string) => `${name} überfällt dich!`,
  invadedOther: (name: string, victim: string) => `${name} überfällt ${victim}!`,
  invasion: (floors: string, territory: number) => `${floors} in Gebiet ${territory}`,
  youGet: (n: number) => `Du bekommst ${n} Bevölkerung.`,
  gets: (name: string, n: number) => `${name} bekommt ${n} Bevölkerung.`,
  choseYou: (name: string) => `${name} gibt dir den nächsten Zug.`,
  yourActions: 'Du bist an der Reihe.',
  lastRound: 'Die letzte Runde!',
  lastFloor: (name: string) => `${name} hat das letzte Stockwerk gebaut.`,
  race: 'Punkte',
  far: (parts: string) => `du: ${parts}`,
  part: (land: string, have: number, need: number) => (have >= need ? `${land} ✓` : `${land} ${have} von ${need}`),
  youLack: (n: number) => (n === 1 ? 'dir fehlt noch 1 Stockwerk' : `dir fehlen noch ${n} Stockwerke`),
  noPlace: 'du hast dafür keinen Platz mehr',
  othersLack: (list: string) => `Anderen fehlen Stockwerke: ${list}.`,
  growth: (list: string) => `Bevölkerungsphase: ${list}`,
  you: 'du',
  ploysFromTo: (a: number, b: number) => `Listen ${a}→${b}`,
  endSecrets: 'Geheime Bauvorhaben',
  endProjects: 'Öffentliche Bauvorhaben',
  endNone: 'Keins vollendet',
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
  populationNote: 'Population, with its points at the end',
  cost: 'Cost',
  gain: 'Gain',
  victim: (name) => `${name} gains`,
  roofOn: 'Roof on top',
  lights: 'gets done',
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
  overview: 'Whole garden',
  near: 'Frida’s territory',
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
  buildOn: (land, done) => `Build on ${land}${done === '' ? '' : `: ${done}`}`,
  ployTexts: {
    'switch-territory': 'Before the action: Frida walks to the territory with the next higher or lower number.',
    'move-roof': 'Before the action: a roof moves to another building of yours on the same land.',
    invade: 'As the action: you replace all floors of a building of another player and pay its value to the owner.',
  },
  invadeFor: (n) => `Invade for ${n}`,
  explainFree: (n) => `A floor costs ${n} population here.`,
  explainBuilding: (n) => `This building is worth ${n} population.`,
  explainFrida: (n) => `Frida then walks to territory ${n}.`,
  explainTerritory: 'Whoever has most floors here at the end of a round gains population.',
  explainCrane: 'Where Frida, the crane, stands, actions are taken.',
  worth: (n) => `${n} VP`,
  worthNow: (n) => `Now ${n} VP`,
  popFromTo: (a, b) => `Population ${a}→${b}`,
  popOf: (name, by) => `${name} ${by < 0 ? `−${-by}` : `+${by}`} population`,
  fridaTo: (n) => `Frida → ${n}`,
  chooseTwo: (n) => (n === 2 ? 'Choose 2 cards' : 'Choose 1 more card'),
  chooseField: 'Choose a field',
  invadedYou: (name) => `${name} invades you!`,
  invadedOther: (name, victim) => `${name} invades ${victim}!`,
  invasion: (floors, territory) => `${floors} in territory ${territory}`,
  youGet: (n) => `You gain ${n} population.`,
  gets: (name, n) => `${name} gains ${n} population.`,
  choseYou: (name) => `${name} gives you the next turn.`,
  yourActions: 'It is your turn.',
  lastRound: 'The last round!',
  lastFloor: (name) => `${name} has built the last floor.`,
  race: 'Points',
  far: (parts) => `you: ${parts}`,
  part: (land, have, need) => (have >= need ? `${land} ✓` : `${land} ${have} of ${need}`),
  youLack: (n) => (n === 1 ? 'you lack 1 floor' : `you lack ${n} floors`),
  noPlace: 'there is no place left for it',
  othersLack: (list) => `Floors others lack: ${list}.`,
  growth: (list) => `Population phase: ${list}`,
  you: 'you',
  ploysFromTo: (a, b) => `Ploys ${a}→${b}`,
  endSecrets: 'Secret projects',
  endProjects: 'Public projects',
  endNone: 'None completed',
};

export const words = (lang: Language): Words => (lang === 'de' ? de : en);

/** 'du: Wiese 1 von 2, Stroh ✓' */
export function progressText(p: Progress, lang: Language): string {
  const w = words(lang);
  return w.far(p.parts.map(({ land, have, need }) => w.part(w.lands[LANDS[land] as 'meadow'], have, need)).join(', '));
}
