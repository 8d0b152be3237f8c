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
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const bands = raw.populationTrack.bands;

/** Territory Control exists seven times: its territories belong to the name. */
export const cardName = (card: number, lang: Language): string => {
  const c = SECRET[card] as SecretProject;
  const areas = c.family === 'territoryControl' ? ` ${c.territories.map((t) => t + 1).join(' · ')}` : '';
  return `${secretCard(c.id)?.name[lang]}${areas}`;
};

const de = {
  secrets: 'Meine geheimen Bauvorhaben',
  secretsOf: (name: string) => `Geheim: ${name}`,
  forcedTitle: 'Hier gab es nichts zu wählen.',
  forced: (cards: readonly string[]) =>
    `Du hast ${cards.join(' und ')} bekommen. Zwei gleiche Karten darfst du nicht behalten, also behältst du von jeder eine (GN-3).`,
  understood: 'Verstanden',
  keepTwo: 'Behalte zwei deiner vier Karten',
  now: 'jetzt',
  ploys: 'Listen',
  left: (n: number) => `noch ${n}`,
  supply: 'Stockwerke im Vorrat',
  population: 'Bevölkerung',
  populationNote: 'Bevölkerung, im Band die Punkte am Ende',
  lights: 'wird damit fertig',
  crane: 'Frida, der Schildkrötenkran',
  territory: (n: number) => `Gebiet ${n}`,
  field: (land: string, number: number, territory: number) => `${land} ${number}, Gebiet ${territory}`,
  floors: (n: number) => (n === 1 ? '1 Stockwerk' : `${n} Stockwerke`),
  of: (name: string) => `von ${name}`,
  roofed: 'mit Dach',
  free: 'frei',
  buildFor: (price: string) => `Bauen für ${price}`,
  switchTo: (n: number) => `→ ${n}`,
  roofFrom: 'Tippe dein Dach an, dann das Ziel',
  roofTo: 'Wohin kommt das Dach?',
  moveOn: 'Weiter ins nächste Gebiet',
  pass: 'Aktion verfallen lassen',
  noProject: 'Kein Bauvorhaben',
  overview: 'Ganzer Garten',
  near: 'Zu Frida',
  turnOrder: 'Zugreihenfolge',
  actions: (n: number) => (n === 1 ? '1 Aktion' : `${n} Aktionen`),
  roofs: 'Dächer im Vorrat',
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
  buildOn: (land: string, done: string) => `Bauen auf ${land}${done === '' ? '' : `: ${done}`}`,
  ployTexts: {
    'switch-territory': 'Vor der Aktion: Frida geht in das Gebiet mit der nächsthöheren oder nächstniedrigeren Zahl.',
    'move-roof': 'Vor der Aktion: Ein Dach wandert auf ein anderes eigenes Gebäude mit derselben Bodenart.',
    invade: 'Als Aktion: Du ersetzt alle Stockwerke eines fremden Gebäudes und zahlst seinen Wert an die Besitzerin.',
  },
  invadeFor: (price: string) => `Überfallen für ${price}`,
  explainFree: (n: number) => `Ein Stockwerk kostet hier ${n} Bevölkerung.`,
  explainBuilding: (n: number) => `Dieses Gebäude ist ${n} Bevölkerung wert.`,
  explainCraneGoes: (n: number) => `Danach kriecht Frida nach Gebiet ${n}.`,
  explainTerritory: 'Wer hier am Rundenende die meisten Stockwerke hat, bekommt Bevölkerung.',
  explainCrane: 'Wo Frida steht, wird gehandelt. Das Feld, auf dem du handelst, sagt, wohin sie danach kriecht.',
  worth: (n: number) => `${n} SP`,
  worthNow: (n: number) => `Jetzt ${n} SP`,
  popFromTo: (a: number, b: number) => `Bevölkerung ${a}→${b}`,
  popOf: (name: string, by: number) => `${name} ${by < 0 ? `−${-by}` : `+${by}`} Bevölkerung`,
  craneTo: (n: number) => `Frida → ${n}`,
  chooseTwo: (n: number): string => (n === 2 ? 'Wähle 2 Karten' : 'Wähle noch 1 Karte'),
  chooseField: 'Wähle ein Feld',
  chooseSeat: 'Wähle, wer dran ist',
  chooseSoil: 'Wähle einen Boden',
  chooseProject: 'Wähle ein Bauvorhaben',
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
  part: (land: string, have: number, need: number) => (have >= need ? `${land} ✓` : `${land} ${have}/${need}`),
  youLack: (n: number) => (n === 1 ? 'dir fehlt noch 1 Stockwerk' : `dir fehlen noch ${n} Stockwerke`),
  noPlace: 'kein Platz mehr dafür',
  othersLack: (list: string) => `So viele Stockwerke fehlen den anderen: ${list}.`,
  growth: (list: string) => `Bevölkerungsphase: ${list}`,
  you: 'du',
  ploysFromTo: (a: number, b: number) => `Listen ${a}→${b}`,
  endSecrets: 'Geheime Bauvorhaben',
  endProjects: 'Öffentliche Bauvorhaben',
  endNone: 'Keins vollendet',
  reveals: (name: string) => `${name} deckt auf`,
  youReveal: 'Du deckst auf',
  together: (n: number) => `Zusammen ${n} SP`,
  buildFloor: (n: number, territory: number) => `${n}. Stockwerk in Gebiet ${territory} bauen`,
  buildThere: (territories: readonly number[]) => `Bauen in Gebiet ${territories.join(', dann ')}`,
  demolishFloors: (floors: string, territory: number) => `${floors} in Gebiet ${territory} abreißen`,
  invadeFloors: (floors: string, owner: string) => `${floors} von ${owner} überfallen`,
  andThen: ', dann ',
  plays: (name: string) => `${name} ist als Nächstes dran`,
  playAll: 'Alles ausführen',
  laySoil: (land: string, territory: number) => `${land} auf den Dornenbusch in Gebiet ${territory} legen`,
  moveRoofTo: (from: number, to: number) =>
    from === to ? `Dach in Gebiet ${from} verschieben` : `Dach von Gebiet ${from} nach Gebiet ${to} verschieben`,
  targets: (n: number) => (n === 1 ? '1 Ziel' : `${n} Ziele`),
  helpInvade: 'Tippe das Gebäude an, das du überfallen willst.',
  helpSwitchWays: 'Tippe daneben an, wohin Frida gehen soll.',
  helpSwitch: (ploy: string, territory: number) => `Die List „${ploy}“ bringt Frida nach Gebiet ${territory}.`,
};

type Words = typeof de;

const en: Words = {
  secrets: 'My secret projects',
  secretsOf: (name) => `Secret: ${name}`,
  forcedTitle: 'There was nothing to choose.',
  forced: (cards) =>
    `You were dealt ${cards.join(' and ')}. You may not keep two copies of a card, so you keep one of each (GN-3).`,
  understood: 'Got it',
  keepTwo: 'Keep two of your four cards',
  now: 'now',
  ploys: 'Ploys',
  left: (n) => `${n} left`,
  supply: 'Floors in supply',
  population: 'Population',
  populationNote: 'Population, with its points at the end',
  lights: 'gets done',
  crane: 'Frida, the turtle crane',
  territory: (n) => `Territory ${n}`,
  field: (land, number, territory) => `${land} ${number}, territory ${territory}`,
  floors: (n) => (n === 1 ? '1 floor' : `${n} floors`),
  of: (name) => `of ${name}`,
  roofed: 'with roof',
  free: 'free',
  buildFor: (price) => `Build for ${price}`,
  switchTo: (n) => `→ ${n}`,
  roofFrom: 'Tap your roof, then where it goes',
  roofTo: 'Where does the roof go?',
  moveOn: 'On to the next territory',
  pass: 'Forfeit the action',
  noProject: 'No project',
  overview: 'Whole garden',
  near: 'To Frida',
  turnOrder: 'Turn order',
  actions: (n) => (n === 1 ? '1 action' : `${n} actions`),
  roofs: 'Roofs in supply',
  lands: { meadow: 'Meadow', straw: 'Straw', leaf: 'Leaf', thornbush: 'Thornbush' },
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
  buildOn: (land, done) => `Build on ${land}${done === '' ? '' : `: ${done}`}`,
  ployTexts: {
    'switch-territory': 'Before the action: Frida walks to the territory with the next higher or lower number.',
    'move-roof': 'Before the action: a roof moves to another building of yours on the same land.',
    invade: 'As the action: you replace all floors of a building of another player and pay its value to the owner.',
  },
  invadeFor: (price) => `Invade for ${price}`,
  explainFree: (n) => `A floor costs ${n} population here.`,
  explainBuilding: (n) => `This building is worth ${n} population.`,
  explainCraneGoes: (n) => `Frida then crawls to territory ${n}.`,
  explainTerritory: 'Whoever has most floors here at the end of a round gains population.',
  explainCrane: 'Actions are taken where Frida stands. The field you act on says where she crawls to next.',
  worth: (n) => `${n} VP`,
  worthNow: (n) => `Now ${n} VP`,
  popFromTo: (a, b) => `Population ${a}→${b}`,
  popOf: (name, by) => `${name} ${by < 0 ? `−${-by}` : `+${by}`} population`,
  craneTo: (n) => `Frida → ${n}`,
  chooseTwo: (n) => (n === 2 ? 'Choose 2 cards' : 'Choose 1 more card'),
  chooseField: 'Choose a field',
  chooseSeat: 'Choose who plays',
  chooseSoil: 'Choose a soil',
  chooseProject: 'Choose a project',
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
  part: (land, have, need) => (have >= need ? `${land} ✓` : `${land} ${have}/${need}`),
  youLack: (n) => (n === 1 ? 'you lack 1 floor' : `you lack ${n} floors`),
  noPlace: 'no place left for it',
  othersLack: (list) => `Floors that the others lack: ${list}.`,
  growth: (list) => `Population phase: ${list}`,
  you: 'you',
  ploysFromTo: (a, b) => `Ploys ${a}→${b}`,
  endSecrets: 'Secret projects',
  endProjects: 'Public projects',
  endNone: 'None completed',
  reveals: (name) => `${name} reveals`,
  youReveal: 'You reveal',
  together: (n) => `${n} VP in all`,
  buildFloor: (n, territory) => `Build floor ${n} in territory ${territory}`,
  buildThere: (territories) => `Build in territory ${territories.join(', then ')}`,
  demolishFloors: (floors, territory) => `Demolish ${floors} in territory ${territory}`,
  invadeFloors: (floors, owner) => `Invade ${floors} of ${owner}`,
  andThen: ', then ',
  plays: (name) => `${name} goes next`,
  playAll: 'Do all of it',
  laySoil: (land, territory) => `Lay ${land} on the thornbush in territory ${territory}`,
  moveRoofTo: (from, to) =>
    from === to ? `Move the roof within territory ${from}` : `Move the roof from territory ${from} to ${to}`,
  targets: (n) => (n === 1 ? '1 target' : `${n} targets`),
  helpInvade: 'Tap the building that you want to invade.',
  helpSwitchWays: 'Tap beside it where Frida is to go.',
  helpSwitch: (ploy, territory) => `The ploy “${ploy}” brings Frida to territory ${territory}.`,
};

export const words = (lang: Language): Words => (lang === 'de' ? de : en);

/** 'du: Wiese 1/2, Stroh ✓' */
export function progressText(p: Progress, lang: Language): string {
  const w = words(lang);
  return w.far(p.parts.map(({ land, have, need }) => w.part(w.lands[LANDS[land] as 'meadow'], have, need)).join(', '));
}
