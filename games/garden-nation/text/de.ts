import type { Who } from '#kernel';
import { counts } from './counts.de.ts';
import { makeText } from './make.ts';
import { actions, floors, points } from './verbs.de.ts';
import type { Args, Words } from './words.ts';

const list = (numbers: readonly number[]): string => numbers.join(', ');
const num = (a: Args, key: string): string => String(a[key] ?? '');

const majorities = (sole: readonly number[], tied: readonly number[]): string =>
  [
    ...(sole.length > 0 ? [`allein in ${list(sole)}`] : []),
    ...(tied.length > 0 ? [`gleichauf in ${list(tied)}`] : []),
  ].join(', ');
const lastFloor = (who: Who): string =>
  `${who.name} ${who.does('hat', 'hast')} ${who.you ? 'dein letztes' : 'das letzte'} Stockwerk gebaut: Dies ist die letzte Runde`;

const words: Words = {
  reasons: {
    population: { more: 'Lässt dir mehr Bevölkerung.', less: 'Lässt dir weniger Bevölkerung.' },
    majorities: {
      more: 'Deine Mehrheiten bringen mehr Bevölkerung.',
      less: 'Deine Mehrheiten bringen weniger Bevölkerung.',
    },
    buildings: { more: 'Deine Gebäude sind mehr wert.', less: 'Deine Gebäude sind weniger wert.' },
    projects: {
      more: 'Öffentliche Bauvorhaben bringen dir mehr.',
      less: 'Öffentliche Bauvorhaben bringen dir weniger.',
    },
    ploys: { more: 'Spart dir Listplättchen.', less: 'Kostet dich eher ein Listplättchen.' },
    secrets: { more: 'Deine geheimen Bauvorhaben bringen mehr.', less: 'Deine geheimen Bauvorhaben bringen weniger.' },
  },
  options: {
    rotateTerritories: 'Gebiete zufällig drehen',
    maxRounds: 'Spätestens Schluss nach Runde',
    clans: 'Völker',
    random: 'zufällig',
  },
  optionsAbout: {
    rotateTerritories: 'Jede Partie hat dann einen anderen Garten.',
    maxRounds: 'Endet die Partie nicht vorher, ist nach dieser Runde Schluss.',
    clans: 'Farbe und Zeichen; alle Völker spielen gleich.',
  },
  prompts: {
    keep: () => 'Welche 2 geheimen Bauvorhaben behältst du?',
    move: (v) =>
      v.crane < 0
        ? 'Wo baust du das erste Stockwerk? Jedes Feld im Garten ist möglich.'
        : `Frida steht in Gebiet ${v.crane + 1}. Was machst du? (noch ${actions(v.actions)})`,
    soil: (_v, field) => `Welche Bodenart bekommt ${field}?`,
    project: (_v, field) => `${field}: Erfüllst du ein Bauvorhaben?`,
    next: (v) => `Wer ist als Nächstes am Zug? Frida steht in Gebiet ${v.crane + 1}.`,
  },
  phases: {
    round: (n) => `Runde ${n}`,
    secrets: 'Geheime Bauvorhaben',
    action: 'Aktionsphase',
    last: 'letzte Runde',
    over: 'Spielende',
  },
  events: {
    start: (_e, who) => `${who.name} ${who.does('beginnt', 'beginnst')}.`,
    dealt: (e, who, t) =>
      `${who.name} ${who.does('erhält', 'erhältst')} ${e.cards.map((c) => t.secretById(c)).join(', ')}.`,
    round: (e, who) => `Runde ${e.round} beginnt mit ${who.you ? 'dir' : who.name}.`,
    trigger: (_e, who) => `${lastFloor(who)}.`,
    revealed: (e, _n, t) => `Neues öffentliches Bauvorhaben: ${t.publicById(e.card)}.`,
    crane: (e) =>
      e.territory === e.from ? `Frida bleibt in Gebiet ${e.territory}.` : `Frida kriecht nach Gebiet ${e.territory}.`,
    grew: (e, who) =>
      e.gain === 0
        ? null
        : `${who.name} ${who.does('erhält', 'erhältst')} ${e.gain} Bevölkerung (${majorities(e.sole, e.tied)}).`,
    final: (e, who, t) =>
      `${who.name}: ${e.cards.map((c, i) => `${t.secretById(c)} ${points(e.cardPoints[i] ?? 0)}`).join(', ')}, Bevölkerung ${points(e.populationPoints)}, zusammen ${points(e.total)}.`,
  },
  crane: (n) => `Frida nach ${n}`,
  turn: {
    gain: (n) => `+${n} Bevölkerung`,
    points: (n) => `+${n} SP`,
    and: 'und',
  },
  by: {
    roundEnds: (round, who, sole, tied) =>
      `Runde ${round} endet: ${who.you ? 'du' : who.name} ${majorities(sole, tied)}`,
    roundEndsEmpty: (round) => `Runde ${round} endet, und niemand hat in einem Gebiet die meisten Stockwerke`,
    lastFloor,
    over: (who, secrets, population) =>
      `Das Spiel ist zu Ende: ${who.you ? 'Deine geheimen Bauvorhaben bringen' : `Die geheimen Bauvorhaben von ${who.name} bringen`} ${points(secrets)}, die Bevölkerung ${points(population)}`,
  },
  made: { population: (n) => `Bevölkerung ${n}` },
  counts,
  categories: {
    projects: 'Öffentliche Bauvorhaben',
    secret: 'Geheime Bauvorhaben',
    population: 'Punkte für Bevölkerung',
  },
  refusals: {
    notAsked: () => 'Das wirst du gerade nicht gefragt.',
    sameCards: () => 'Die beiden geheimen Bauvorhaben müssen verschieden sein.',
    notDealt: () => 'Diese Karte liegt nicht in deiner Hand.',
    pairOnce: () => 'Dieses Paar steht schon in der anderen Reihenfolge zur Wahl.',
    firstAction: () => 'In der allerersten Aktion wird nur gebaut.',
    unknownField: () => 'Dieses Feld gibt es nicht.',
    otherTerritory: (a) => `Frida steht in Gebiet ${num(a, 'territory')}: Nur dort darfst du handeln.`,
    otherTerritoryRoof: (a) => `Nach dem Verschieben des Dachs musst du in Gebiet ${num(a, 'territory')} handeln.`,
    opponentsBuilding: () => 'Auf einem fremden Gebäude darfst du nicht bauen.',
    roofed: () => 'Dieses Gebäude hat ein Dach und ist abgeschlossen.',
    noFloors: () => 'Du hast kein Stockwerk mehr im Vorrat.',
    tooPoor: (a) =>
      `Das kostet ${num(a, 'cost')}; von deinen ${num(a, 'population')} Bevölkerung muss 1 übrig bleiben.`,
    notYours: () => 'Du kannst nur ein eigenes Gebäude abreißen.',
    noPloy: () => 'Du hast kein Listplättchen mehr.',
    ployUsed: () => 'Du hast in dieser Aktion schon ein Listplättchen genutzt.',
    ployUsedInvade: () =>
      'Überfallen braucht ein eigenes Listplättchen, und du hast in dieser Aktion schon eines genutzt.',
    notOpponents: () => 'Überfallen kannst du nur ein fremdes Gebäude.',
    tooFewFloors: (a) => `Das Gebäude hat ${num(a, 'floors')} Stockwerke, in deinem Vorrat sind ${num(a, 'supply')}.`,
    tooPoorToInvade: (a) =>
      `Der Überfall kostet ${num(a, 'price')}; von deinen ${num(a, 'population')} Bevölkerung muss 1 übrig bleiben.`,
    notBeside: (a) =>
      `Von Gebiet ${num(a, 'territory')} aus sind nur die Gebiete mit der nächsthöheren und nächstniedrigeren Zahl erreichbar.`,
    noRoofThere: () => 'Dort steht kein eigenes Gebäude mit Dach.',
    noRoofHere: (a) => `Du hast in Gebiet ${num(a, 'territory')}, wo Frida steht, kein Gebäude mit Dach.`,
    noRoofTarget: () => 'Das Dach braucht ein anderes eigenes Gebäude ohne Dach.',
    otherLand: () => 'Das Dach darf nur auf ein Gebäude mit derselben Bodenart.',
    buildPossible: () => 'Du kannst hier bauen; weiterziehen darfst du nur, wenn das nicht geht.',
    buildPossibleAfterWalk: () => 'In diesem Gebiet kannst du bauen; hier endet der Weg.',
    afterRoof: () => 'Nach dem Verschieben des Dachs musst du in diesem Gebiet handeln.',
    walkedRound: () => 'Du bist einmal durch alle Gebiete gezogen.',
    buildSomewhere: () => 'Irgendwo im Garten kannst du noch bauen; verzichten darfst du nur, wenn das nirgends geht.',
    noSoilTile: () => 'Von dieser Bodenart ist kein Bodenplättchen mehr da.',
    notFaceUp: () => 'Dieses Bauvorhaben liegt nicht offen aus.',
    notSatisfied: () => 'Das Gebäude mit dem neuen Stockwerk erfüllt dieses Bauvorhaben nicht.',
    noRoofLeft: () => 'Es ist kein Dach mehr im Vorrat.',
    hadTurn: () => 'Diese Person war in dieser Runde schon am Zug.',
  },
  summary: {
    players: 'Am Tisch',
    player: (p) =>
      `${p.active ? '▸ ' : ''}${p.name} (${p.clan}): ${points(p.points)}, Bevölkerung ${p.population} (jetzt ${points(p.populationPoints)}), ${floors(p.floors)} im Vorrat, ${p.ploys} Listplättchen${p.ready === null ? '' : p.ready ? ', hat gewählt' : ', wählt noch'}`,
    order: 'Zugreihenfolge',
    space: (n, a, who, now) => `${now ? '▸ ' : ''}Feld ${n} (${actions(a)}): ${who ?? 'noch offen'}`,
    projects: 'Öffentliche Bauvorhaben',
    project: (name, text, p) => `${name} (${points(p)}): ${text}`,
    emptySlot: 'Leerer Platz',
    supply: (deck, roofs) => `Stapel: ${deck} Karten, Vorrat: ${roofs} Dächer`,
    soil: (meadow, straw, leaf) => `Bodenplättchen: ${meadow} Wiese, ${straw} Stroh, ${leaf} Laub`,
    completed: (who, cards) => `Erfüllt von ${who}: ${cards}`,
    secrets: 'Deine geheimen Bauvorhaben',
    dealt: 'Geheime Bauvorhaben zur Wahl',
    secret: (name, text, v) => `${name}: ${text}${v === null ? '' : ` Jetzt ${points(v)}.`}`,
    secretsOf: (who) => `Geheime Bauvorhaben von ${who}`,
    territory: (n, position, crane) => `Gebiet ${n} (${position})${crane ? ' · hier steht Frida' : ''}`,
    craneBeside: 'Frida steht neben dem Spielplan',
    fieldLine: (f) =>
      `${f.direction}: ${f.land} ${f.number}${f.soil ? ' (Bodenplättchen)' : ''}, ${f.owner === null ? 'frei' : `${f.owner}, ${floors(f.floors)}${f.roof ? ' mit Dach' : ''}, Wert ${f.value}`} → Frida nach ${f.crane}`,
    majority: 'Stockwerke je Gebiet',
    majorityLine: (n, who) => `Gebiet ${n}: ${who}`,
    noFloors: 'niemand',
  },
};

export const de = makeText('de', words);
