/** Every deed in German, worded once: its button, its line in a list, its title, and as one player tells it to another. */
import type { Bonus, Does, Said, Verbs } from './verbs.ts';
import { type Args, count } from './words.ts';

const points = (a: Args): string => count(a.points ?? '', 'Helferpunkt', 'Helferpunkte');
const shells = (a: Args): string => count(a.cost ?? '', 'Muschel', 'Muscheln');
const worth = (a: Args): string => count(a.vp ?? '', 'Punkt', 'Punkte');

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
  take: (a) => ({ act: take, option: `Feld ${a.slot}: ${a.person}`, title: a.person, hint: (who) => `${who} nehmen` }),
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

/** The same deeds as others hear of them, without a subject: in the log and in the line of a turn. */
export const does: Does = {
  startHut: (region) => `baut die erste Hütte: ${region}`,
  die: (face, card, white) => `legt ${face} auf ${card}${white ? ' (zählt als höchste Zahl)' : ''}`,
  settled: (region) => `siedelt: ${region}`,
  pushed: (region, name) => `siedelt: ${region}, Hütte von ${name} rückt zur Seite`,
  yoursPushed: (region) => `siedelt: ${region}, deine Hütte rückt zur Seite`,
  took: (person) => `nimmt ${person}`,
  priest: (space) => `Priester auf ${space}`,
  out: (name) => `Priester von ${name} fällt heraus`,
  yoursOut: 'dein Priester fällt heraus',
  built: (tile) => `baut Plättchen ${tile}`,
  used: (tiles, person) => `setzt ${tiles}× ${person} ein`,
  shifted: (person) => `versetzt ${person}`,
  bought: (jewel, vp) => `kauft ${jewel} (${vp} SP)`,
  passed: 'kauft nichts',
  fulfilled: (task) => `erfüllt „${task}“`,
  discarded: (task) => `wirft „${task}“ ab`,
  task: (task) => `nimmt die Aufgabe „${task}“`,
  noPersons: 'setzt keine Personen ein',
  finished: 'ist mit den Aufgaben fertig',
};
