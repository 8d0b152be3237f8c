import type { Language } from '#kernel';
import type { BuildingStatus } from '../rules/state.ts';

/** What the drawn board says beyond the texts of the game. Points are written with a sign and the minus −. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const de = {
  town: (board: string) => `Deine Stadt: ${board}`,
  townOf: (name: string, board: string) => `Stadt von ${name}: ${board}`,
  miniOf: (name: string) => `Stadt von ${name}, klein gezeichnet`,
  back: 'Zurück zu meiner Stadt',
  looking: (name: string) => `Stadt von ${name}`,
  turnLeft: 'Links drehen (Umschalt+R)',
  turnRight: 'Rechts drehen (R)',
  decline: 'Verzichten',
  end: 'Aufhören',
  withdraw: 'Entscheidung zurücknehmen',
  endTitle: 'Für dich ist dann Schluss.',
  endText: (left: number, points: string) =>
    `Du baust nichts mehr; ${left === 1 ? 'ein Gebäude bleibt' : `${left} Gebäude bleiben`} ohne Kosten liegen. Deine Stadt zählt, wie sie jetzt steht: ${points} Punkte.`,
  endYes: 'Ja, aufhören',
  endNo: 'Weiterspielen',
  buildings: 'Gebäude',
  faceDown: (n: number) => (n === 1 ? 'noch 1 Karte verdeckt' : `noch ${n} Karten verdeckt`),
  kinds: { y: 'Wohnen', r: 'Öffentlich', b: 'Gewerbe', k: 'Kirche' },
  pile: 'Ablage',
  blockingCard: 'Sperrkarte',
  status: {
    available: 'kommt noch',
    built: 'gebaut',
    declined: 'darauf verzichtet',
    blocked: 'gesperrt',
    turned: 'umgedreht',
  } satisfies Record<BuildingStatus, string>,
  now: 'jetzt aufgedeckt',
  size: (n: number) => `${n} Felder`,
  ended: 'Hat aufgehört',
  build: 'Bauen',
  keys: 'Pfeiltasten bewegen das Gebäude, R dreht es, N geht zum nächsten möglichen Platz, Eingabe wählt aus und bestätigt, Escape bricht ab.',
  possible: (what: string, points: string) => `${what}: möglich, ${points}.`,
  chosen: (what: string, points: string) => `Ausgewählt: ${what}, ${points}. Eingabe bestätigt.`,
  impossible: (at: string, why: string) => `${at}: geht nicht. ${why}`,
  points: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`,
  turnCard: (name: string) => `Karte ${name}: antippen dreht, ziehen legt aus`,
  everything: 'Alles',
  scoring: 'Wertung auf dem Plan zeigen',
};

type Words = typeof de;

const en: Words = {
  town: (board) => `Your town: ${board}`,
  townOf: (name, board) => `${name}’s town: ${board}`,
  miniOf: (name) => `${name}’s town, drawn small`,
  back: 'Back to my town',
  looking: (name) => `${name}’s town`,
  turnLeft: 'Turn left (Shift+R)',
  turnRight: 'Turn right (R)',
  decline: 'Decline',
  end: 'Stop',
  withdraw: 'Take the decision back',
  endTitle: 'The game ends for you.',
  endText: (left, points) =>
    `You build nothing more; ${left === 1 ? 'one building stays' : `${left} buildings stay`} behind at no cost. Your town scores as it stands: ${points} points.`,
  endYes: 'Yes, stop',
  endNo: 'Play on',
  buildings: 'Buildings',
  faceDown: (n) => (n === 1 ? '1 card face down' : `${n} cards face down`),
  kinds: { y: 'Homes', r: 'Public', b: 'Trade', k: 'Church' },
  pile: 'Discards',
  blockingCard: 'Blocking card',
  status: {
    available: 'still to come',
    built: 'built',
    declined: 'declined',
    blocked: 'blocked',
    turned: 'turned over',
  },
  now: 'turned up now',
  size: (n) => `${n} spaces`,
  ended: 'Has stopped',
  build: 'Build',
  keys: 'Arrow keys move the building, R turns it, N goes to the next possible place, Enter selects and confirms, Escape cancels.',
  possible: (what, points) => `${what}: possible, ${points}.`,
  chosen: (what, points) => `Selected: ${what}, ${points}. Enter confirms.`,
  impossible: (at, why) => `${at}: not possible. ${why}`,
  points: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  turnCard: (name) => `Card ${name}: tap to turn, drag to place`,
  everything: 'All',
  scoring: 'Show scoring on the board',
};

export const words = (lang: Language): Words => (lang === 'de' ? de : en);
