import { counts } from './counts.de.ts';
import { grammar } from './grammar.de.ts';
import { makeText } from './make.ts';
import { reasons } from './refusals.de.ts';
import { deed, does, tells, verbs } from './verbs.de.ts';
import type { Words } from './words.ts';

const WHEEL: Readonly<Record<string, string>> = { glassworks: 'Glashütte', brickworks: 'Ziegelei' };

export const words: Words = {
  grammar,
  option: {
    long: 'Lange Partie (fünf Bauperioden)',
    longAbout: 'Eine Bauperiode mehr als sonst: mehr Zeit für große Gebäude.',
  },
  rows: { processing: 'Umwandlungsgebäude', immediate: 'Sofortgebäude', bonus: 'Punktegebäude' },
  counts,
  categories: {
    processing: 'Umwandlung',
    immediate: 'Sofort',
    bonus: 'Punkte',
    starting: 'Anfang',
  },
  phases: {
    keep: 'Handkarten wählen',
    choose: 'Karte wählen',
    reveal: 'Karten auswerten',
    extra: 'Zusätzliche Karte',
    ending: 'Zusätzliche Karte',
    final: 'Letzte Umwandlungen',
    over: 'Spielende',
  },
  period: (period, periods) => `Bauperiode ${period} von ${periods}`,
  round: (round) => `Runde ${round}`,
  cell: (row, column) => `Reihe ${row}, Spalte ${column}`,
  wheels: WHEEL,
  prompts: {
    keep: (a) => `Welche Karte behältst du noch auf der Hand? Es fehlen ${a.left}.`,
    choose: () => 'Welche Karte spielst du?',
    extra: () => 'Die andere Hand ist leer: Spielst du noch eine deiner drei Karten?',
    resolve: (a) => `${a.card}: Was tust du? Noch ${a.left === '1' ? '1 Aktion' : `${a.left} Aktionen`}.`,
    remove: () => 'Welches Landschaftsplättchen gibst du dafür ab?',
    split: (a) => `Du zahlst ${a.amount} ${a.good}: von welchem Rad?`,
    take: (a) => `Wie viel ${a.good} nimmst du? Dir stehen ${a.amount} zu.`,
    goodKind: (a) => `Welche Ware nimmst du? Dir stehen ${a.amount} zu.`,
    tileKind: (a) => `Welches Landschaftsplättchen legst du? Noch bis zu ${a.left}.`,
    place: (a) => `Wohin legst du das Plättchen „${a.tile}“?`,
    build: () => 'Welches Gebäude baust du?',
    site: (a) => `Wo baust du „${a.building}“?`,
    stack: () => 'Von welchem Stapel siehst du die obersten Plättchen an?',
    draft: () => 'Welches Gebäude behältst du?',
    gift: (a) => `Du darfst ${a.amount} ${a.good} nehmen. Nimmst du?`,
    repeat: (a) => `Wandelst du noch einmal um? Möglich bis zu ${a.left}-mal.`,
    final: () => 'Letzte Gelegenheit vor der Wertung: Wandelst du noch etwas um?',
    anytime: () => 'Jederzeit möglich: umwandeln oder Landschaft entfernen.',
  },
  verbs,
  tells,
  outcomes: {
    vain: {
      unpaid: 'die Kosten sind nicht bezahlbar',
      noBuilding: 'nichts zu bauen',
      noSpace: 'kein leeres Feld',
      noneCounted: 'nichts da, was zählt',
      full: 'kein Platz auf dem Rad',
    },
    goods: (goods) => goods,
    oneKind: (amount) => `${amount} einer Ware`,
    place: (tiles) => (tiles === 1 ? 'Platz für 1 Plättchen' : `Platz für ${tiles} Plättchen`),
    build: (names, more) => `baubar: ${names}${more > 0 ? ` und ${more} weitere` : ''}`,
  },
  does,
  events: {
    period: (e) => `Bauperiode ${e.period} beginnt.`,
    ended: (e, _w, who) =>
      e.empty === null
        ? `Bauperiode ${e.period} endet: Die Runden sind gespielt.`
        : `Bauperiode ${e.period} endet: ${who.you ? 'Du hast' : `${who.name} hat`} keine Handkarte mehr.`,
    kept: (e, w, who) => deed(who, who.does('behält', 'behältst'), w.card(e.card)),
    ready: (_e, _w, who) => deed(who, who.does('hat', 'hast'), 'fünf Karten gewählt'),
    laid: (e, w, who) =>
      deed(who, who.does('legt', 'legst'), `${e.card === null ? 'eine Karte' : w.card(e.card)} verdeckt ab`),
    round: (e) => `Runde ${e.round} beginnt.`,
    revealed: (e, w, who) =>
      deed(who, does.plays(who, w.card(e.card)), e.actions > 1 ? 'allein: beide Aktionen' : 'aus: nur eine Aktion'),
    followed: (e, w, who) => deed(who, who.does('muss', 'musst'), `${w.card(e.card)} mitspielen`),
    neighbourRevealed: (e, w) => `Der Nachbar deckt ${w.card(e.card)} auf.`,
    neighbourFollowed: (e, w) => `Der Nachbar spielt ${w.card(e.card)} mit.`,
    extraDeclined: (_e, _w, who) => deed(who, who.does('verzichtet', 'verzichtest'), 'auf die zusätzliche Karte'),
    acted: (e, w, who) => deed(who, 'nutzt', `${w.card(e.card)}, Aktion ${e.action}`),
    finished: (e, w, who) =>
      e.used === 0 ? deed(who, who.does('lässt', 'lässt'), `${w.card(e.card)} ungenutzt`) : null,
    paid: (e, w, who) => deed(who, who.does('zahlt', 'zahlst'), `${e.amount} ${w.good(e.good)} (${w.wheel(e.wheel)})`),
    removed: (e, w, who) => deed(who, does.givesUp(who, does.tiles(1, w.tile(e.tile))), `(${w.cell(e.cell)})`),
    took: (e, w, who) => deed(who, who.does('nimmt', 'nimmst'), `${e.amount} ${w.good(e.good)} (${w.wheel(e.wheel)})`),
    turned: (e, w, who) => {
      const wheel = who.you ? `Dein Rad der ${w.wheel(e.wheel)}` : `Das Rad der ${w.wheel(e.wheel)} von ${who.name}`;
      return `${wheel} dreht sich: +${e.times} ${w.good(e.product)}, −${e.times} von jeder anderen Ware darauf.`;
    },
    picked: (e, w, who) => deed(who, who.does('wählt', 'wählst'), w.good(e.good)),
    placed: (e, w, who) => deed(who, does.lays(who, does.tiles(1, w.tile(e.tile))), `(${w.cell(e.cell)})`),
    built: (e, w, who) => deed(who, does.builds(who, does.buildings(1, w.building(e.building))), `(${w.cell(e.cell)})`),
    skipped: (_e, _w, who) => deed(who, who.does('baut', 'baust'), 'nichts'),
    converted: (e, w, who) => deed(who, does.uses(who, does.buildings(1, w.building(e.building)))),
    discarded: (e, w, who) => deed(who, does.clears(who, does.tiles(1, w.tile(e.tile))), `(${w.cell(e.cell)})`),
    looked: (e, w, who) => {
      const found = e.tiles === null ? '' : `: ${e.tiles.map(w.building).join(', ')}`;
      return deed(who, who.does('sieht', 'siehst'), `${e.count} Plättchen an (${w.row(e.row)})${found}`);
    },
    drafted: (e, w, who) => deed(who, does.drafts(who, does.buildings(1, w.building(e.building)))),
    keptNone: (_e, _w, who) => deed(who, who.does('behält', 'behältst'), 'keines der Plättchen'),
    declined: (e, w, who) => deed(who, does.declines(who), `(${w.good(e.good)})`),
    refilled: (e, w) => `Neu in der Auslage (${w.row(e.row)}): ${e.tiles.map(w.building).join(', ')}.`,
    goblet: (_e, _w, who) => deed(who, who.does('bekommt', 'bekommst'), 'den Startspieler-Kelch'),
    final: () => 'Letzte Umwandlungen vor der Wertung.',
    over: () => 'Die Wertung beginnt.',
  },
  by: {
    ended: (period, empty) =>
      empty === null
        ? `Bauperiode ${period} endet: Die Runden sind gespielt.`
        : `Bauperiode ${period} endet: ${empty.name} ${empty.does('hat', 'hast')} keine Handkarte mehr.`,
    goblet: (who) => `${who.name} ${who.does('bekommt', 'bekommst')} den Kelch.`,
    fresh: (buildings) => `Neu in der Auslage: ${buildings.join(', ')}`,
    final: 'Letzte Umwandlungen vor der Wertung',
  },
  made: {
    building: (name, formula) => `${name}: ${formula}`,
    per: (each, counted) => `${each} × ${counted}`,
    reached: (counted, points) => `${points} für ${counted}`,
    most: (formula, most) => `${formula}, höchstens ${most}`,
  },
  counted: {
    tiles: (n) => `${n} Plättchen`,
    adjacent: (tiles) => `${tiles} daneben`,
    kinds: (n, atLeast) => `${n} ${n === 1 ? 'Ware' : 'Waren'} mit mindestens ${atLeast}`,
    buildings: (n, type, cost) => `${n} ${type ?? 'Gebäude'}${cost === null ? '' : ` mit ${cost} in den Kosten`}`,
    sets: (n) => `${n} ${n === 1 ? 'Satz' : 'Sätze'}`,
    handCards: (n) => `${n} ${n === 1 ? 'Karte' : 'Karten'} auf der Hand`,
  },
  reasons,
  hints: {
    points: { more: 'Deine Gebäude bringen mehr Punkte.', less: 'Deine Gebäude bringen weniger Punkte.' },
    goods: { more: 'Lässt dir mehr Waren.', less: 'Lässt dir weniger Waren.' },
    land: { more: 'Lässt dir eine bessere Landschaft.', less: 'Lässt dir eine schlechtere Landschaft.' },
    workshops: { more: 'Ein Umwandlungsgebäude hilft dir weiter.', less: 'Dir fehlt ein Umwandlungsgebäude.' },
    plans: { more: 'Gute Gebäude rücken näher.', less: 'Gute Gebäude rücken weiter weg.' },
  },
  summary: {
    table: 'Stand',
    display: (row, left) => `Auslage: ${row} (Stapel: ${left})`,
    gap: 'leer bis zum Ende der Bauperiode',
    hand: 'Deine Karten',
    faceDown: (card) => `Verdeckt vor dir: ${card}`,
    board: (name, points) => `${name}: jetzt ${points} Punkte`,
    land: 'Landschaft',
    empty: 'leer',
    buildings: 'Gebäude',
    noBuildings: 'Gebäude: noch keine',
    privates: 'Vor sich ausgelegt',
    cards: (hand, down) => `Handkarten: ${hand}${down ? ', eine Karte verdeckt' : ''}`,
    played: (cards) => `Gespielt: ${cards}`,
    followed: (cards) => `Mitgespielt: ${cards}`,
    ready: 'Handkarten gewählt',
    choosing: 'wählt noch Handkarten',
    neighbour: 'Nachbar',
    goblet: (name) => `Startspieler-Kelch: ${name}`,
    turn: (name) => `Am Zug: ${name}`,
    cost: (cost) => `Kosten: ${cost}`,
    value: (points) => `${points} Punkte`,
    now: (points) => `jetzt ${points}`,
    actions: (a, b) => `A: ${a}. B: ${b}`,
  },
};

export const de = makeText(words);
