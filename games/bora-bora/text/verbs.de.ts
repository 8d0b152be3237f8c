/** Every deed in German, worded once: its button, its line in a list, its title, and as one player tells it to another. */
import type { Who } from '#kernel';
import type { Bonus, Does, Said, Verbs } from './verbs.ts';
import { type Args, count } from './words.ts';

const points = (a: Args): string => count(a.points, 'Helferpunkt', 'Helferpunkte');
const shells = (a: Args): string => count(a.cost, 'Muschel', 'Muscheln');
const worth = (a: Args): string => count(a.vp, 'Punkt', 'Punkte');

const settle = { act: 'Siedeln', hint: (region: string) => `${region} besiedeln` };
const shift = { man: 'Tätowieren', woman: 'Sammeln' };
const take = 'Nehmen';
const discard = 'Abwerfen';
const onward = 'Weiter';
const fulfil = 'Erfüllen';
const use = { act: 'Einsetzen', hint: (persons: string) => `${persons} einsetzen` };
const helps = (good: string, a: Args, title = good): Said => ({
  act: take,
  option: `1 ${good} (${points(a)})`,
  title,
  hint: (what) => `${what} nehmen`,
});
const moveHut = 'Hütte nach Feld 12';

/** What a person does with a move, in every place where it is said. */
export const verbs: Verbs = {
  startHut: (a) => ({ ...settle, option: `Hütte: ${a.region}, bringt ${a.good}, Fisch ${a.fish}`, title: a.region }),
  expand: (a) => ({ ...settle, option: `${a.region}: bringt ${a.good}, Fisch ${a.fish}`, title: a.region }),
  store: (a) => ({ act: 'Legen', option: `Feld ${a.space}` }),
  die: (a) => {
    const lies = `Würfel ${a.value} auf „${a.card}“`;
    const option =
      a.pay !== undefined
        ? `${lies} mit blauem Gott (${a.pay})`
        : a.vp !== undefined
          ? `Würfel ${a.value} zum Fischen (+${a.vp})`
          : lies;
    return {
      act: 'Legen',
      option,
      title: `${a.value} auf ${a.card}`,
      hint: () => `Würfel ${a.value} auf ${a.card} legen`,
    };
  },
  white: (a) => ({ act: onward, option: a.pay === undefined ? 'Ohne weißen Gott' : `Als 6 nutzen: ${a.pay}` }),
  red: (a) => ({ act: onward, option: a.pay === undefined ? 'Ohne roten Gott' : `Fisch werten: ${a.pay}` }),
  double: (a) => ({ act: onward, option: a.pay === undefined ? 'Ohne grünen Gott' : `Verdoppeln: ${a.pay}` }),
  take: (a) => ({ act: take, option: `Platz ${a.slot}: ${a.person}`, title: a.person, hint: (who) => `${who} nehmen` }),
  tattoo: (a) => ({
    act: shift.man,
    option: `${shift.man}: ${a.person} (${points(a)})`,
    title: a.person,
    hint: (who) => `${who} tätowieren`,
  }),
  gather: (a) => ({
    act: shift.woman,
    option: `Muscheln sammeln: ${a.person} (${points(a)})`,
    title: a.person,
    hint: (who) => `${shift.woman}: ${who}`,
  }),
  help: (a) => {
    if (a.item === 'vp') return helps('Siegpunkt', a, 'Siegpunkte');
    if (a.item === 'offering') return helps('Opfergabe', a);
    if (a.item === 'godCard') return { act: take, option: `1 Götterkarte (${points(a)})` };
    return { act: 'Rest verfällt', option: 'Fertig, Rest verfällt' };
  },
  fetch: (a) => ({
    act: 'Holen',
    option: `Baustoff: ${a.material}`,
    title: a.material,
    hint: (materials) => `${materials} holen`,
  }),
  moveHut: () => ({
    act: 'Versetzen',
    option: `${moveHut} versetzen`,
    title: moveHut,
    hint: (hut) => `${hut} versetzen`,
  }),
  stop: () => ({ act: 'Aufhören', option: 'Keine weitere Hütte versetzen' }),
  draw: (a) => ({
    act: take,
    option: a.god === undefined ? 'Verdeckt vom Stapel' : `${a.god} aus der Auslage`,
    title: a.god ?? 'Karte vom Stapel',
    hint: (card) => `${take}: ${card}`,
  }),
  priest: (a) => {
    const space = `Tempelplatz ${a.space}`;
    const option = a.pushed === undefined ? space : `${space}, der Priester dort rückt weiter`;
    return { act: 'Aufstellen', option, title: space, hint: (where) => `Priester auf ${where} stellen` };
  },
  build: (a) => ({
    act: 'Bauen',
    option: `Bauplättchen ${a.tile} auf ${a.a} und ${a.b}`,
    title: `Bauplättchen ${a.tile}`,
    hint: (tile) => `${tile} bauen`,
  }),
  fire: (a) => ({
    act: take,
    option: {
      offering: 'Opfergabe',
      godCard: 'Götterkarte',
      status: '1 Schritt auf der Statusleiste',
      shell: '1 Muschel',
    }[a.bonus as Bonus],
  }),
  use: (a) => ({ ...use, option: `${a.tiles}× ${a.person}: ${a.effect}`, title: a.kind }),
  extra: (a) => ({
    ...use,
    option: `Zusätzlich mit grünem Gott (${a.pay}): ${a.tiles}× ${a.person}: ${a.effect}`,
    title: a.kind,
  }),
  end: () => ({ act: 'Phase beenden', option: 'Phase beenden' }),
  buy: (a) => ({ act: 'Kaufen', option: `${a.jewel} für ${shells(a)} (${worth(a)})` }),
  pass: () => ({ act: 'Nichts kaufen', option: 'Nichts kaufen' }),
  fulfil: (a) => ({ act: fulfil, option: `${fulfil}: ${a.task} (+${a.vp})`, title: `${fulfil}: ${a.short}` }),
  yellow: (a) => ({
    act: fulfil,
    option: `Mit gelbem Gott erfüllen: ${a.task} (+${a.vp}, ${a.pay})`,
    title: `${fulfil}: ${a.short}`,
  }),
  discard: (a) => ({ act: discard, option: `${discard}: ${a.task} (0)`, title: `${discard}: ${a.short}` }),
  task: (a) => ({
    act: take,
    option: `${take}: ${a.task}`,
    title: a.short,
    hint: (task) => `Aufgabe „${task}“ nehmen`,
  }),
  finish: () => ({ act: 'Fertig', option: 'Fertig, übrige Aufgaben verfallen' }),
};

/** A sentence about somebody. */
export const deed = (who: Who, ...said: readonly (string | undefined)[]): string => `${who.name} ${said.join(' ')}.`;

/** What somebody does: in the log and in the line of a turn. */
export const does: Does = {
  startHut: (who, region) => `${who.does('baut', 'baust')} die erste Hütte: ${region}`,
  die: (who, face, card) => `${who.does('legt', 'legst')} ${face} auf ${card}`,
  asSix: '(zählt als 6)',
  settled: (who, region) => `${who.does('siedelt', 'siedelst')}: ${region}`,
  pushed: (who) => (who.you ? 'deine Hütte rückt zur Seite' : `die Hütte von ${who.name} rückt zur Seite`),
  scored: (who, region, vp) => `${who.does('wertet', 'wertest')} den Fisch: ${region} (+${vp})`,
  took: (who, person) => `${who.does('nimmt', 'nimmst')} ${person}`,
  priest: (who, space) => `${who.does('stellt', 'stellst')} einen Priester auf Tempelplatz ${space}`,
  out: (who) => `${who.you ? 'dein Priester' : `ein Priester von ${who.name}`} verlässt den Tempel`,
  outOwn: 'der letzte eigene verlässt ihn',
  built: (who, tile) => `${who.does('baut', 'baust')} Bauplättchen ${tile}`,
  used: (who, tiles, person, way) =>
    `${who.does('setzt', 'setzt')}${way === 'doubled' ? ' doppelt' : way === 'extra' ? ' zusätzlich' : ''} ${tiles}× ${person} ein`,
  tattooed: (who, persons) => `${who.does('tätowiert', 'tätowierst')} ${persons}`,
  gathered: (who, persons) => `${who.does('sammelt', 'sammelst')} Muscheln mit ${persons}`,
  movedHuts: (who, n) => `${who.does('versetzt', 'versetzt')} ${n > 1 ? `${n} Hütten` : 'eine Hütte'} auf Feld 12`,
  god: (who, god) => `${who.does('spielt', 'spielst')} ${god}`,
  lost: (who, n) => `${who.does('lässt', 'lässt')} ${count(n, 'Helferpunkt', 'Helferpunkte')} verfallen`,
  bought: (who, jewel, vp) => `${who.does('kauft', 'kaufst')} ${jewel} (am Ende ${count(vp, 'Punkt', 'Punkte')})`,
  passed: (who) => `${who.does('kauft', 'kaufst')} nichts`,
  fulfilled: (who, task) => `${who.does('erfüllt', 'erfüllst')} „${task}“`,
  discarded: (who, task) => `${who.does('wirft', 'wirfst')} „${task}“ ab`,
  task: (who, task) => `${who.does('nimmt', 'nimmst')} die Aufgabe „${task}“`,
  noPersons: (who) => `${who.does('setzt', 'setzt')} keine Personen ein`,
  finished: (who) => `${who.does('ist', 'bist')} mit den Aufgaben fertig`,
};
