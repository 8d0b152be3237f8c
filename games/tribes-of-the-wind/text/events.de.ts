import type { EventSpeech } from './phrases.ts';

/** Log sentences. */
export const events: EventSpeech = {
  tribe: (e, names, s) => `${names(e.seat)} führt die ${s.tribe(e.tribe)}.`,
  firstObjective: (e, names, s) => `${names(e.seat)} beginnt mit dem Ziel „${s.village(e.card)}“.`,
  startTile: (e, names, s) => `${names(e.seat)} legt das ${s.tile(e.tile)}.`,
  round: (e) => (e.last ? `Runde ${e.round}: die letzte.` : `Runde ${e.round} beginnt.`),
  turn: () => null,
  played: (e, names, s) => `${names(e.seat)} spielt ${s.card(e.card)}: ${s.rowEffects(e.card, e.row)}.`,
  gained: (e, names) => `${names(e.seat)} nimmt ${e.water} Wasser.`,
  moved: (e, names, s) => `${names(e.seat)}: Windreiter ${s.place(e.from)} → ${s.place(e.to)}.`,
  flew: (e, names, s) => `${names(e.seat)}: Katapult ${s.place(e.from)} → ${s.place(e.to)}.`,
  cleaned: (e, names, s) => `${names(e.seat)} reinigt das ${s.spaceAt(e.space)}.`,
  planted: (e, names, s) =>
    `${names(e.seat)} pflanzt für ${e.cost} Wasser einen Wald (${s.tile(e.tile)}) auf das ${s.spaceAt(e.space)}.`,
  forestRefilled: (e, _, s) => `Neu in der Waldauslage: ${s.tile(e.tile)}.`,
  discarded: (e, names, s) => `${names(e.seat)} legt ${e.cards.map(s.card).join(', ')} ab.`,
  templePlaced: (e, names, s) =>
    `${names(e.seat)} stellt den ${s.temple(e.tribe, e.temple)} auf das ${s.tileAt(e.space)}.`,
  built: (e, names, s) =>
    `${names(e.seat)} baut ein Dorf auf dem ${s.tileAt(e.space)}; ${e.riders} Windreiter kehren in die Hauptstadt zurück.`,
  polluted: (e, names, s) => `Verschmutzung bei ${names(e.seat)}: ${e.spaces.map(s.place).join(', ')}.`,
  endTile: (e, names) =>
    `${names(e.seat)} hat das letzte Baumhaus gesetzt und nimmt das Spielende-Plättchen. Runde ${e.lastRound} ist die letzte.`,
  tookVillageCard: (e, names, s) => `${names(e.seat)} nimmt die Dorf-Karte „${s.village(e.card)}“.`,
  villageRefilled: (e, _, s) => `Neu in der Dorf-Auslage: „${s.village(e.card)}“.`,
  usedVillageCard: (e, names, s) => `${names(e.seat)} nutzt „${s.village(e.card)}“ sofort: ${s.immediate(e.card)}.`,
  keptVillageCard: (e, names, s) =>
    e.instead < 0
      ? `${names(e.seat)} behält „${s.village(e.card)}“ als Ziel.`
      : `${names(e.seat)} behält „${s.village(e.card)}“ als Ziel und wirft „${s.village(e.instead)}“ ab.`,
  skipped: (e, names) => {
    const what = { forest: 'pflanzt keinen Wald', catapult: 'nutzt kein Katapult', temple: 'platziert keinen Tempel' };
    return `${names(e.seat)} ${what[e.what]}.`;
  },
  drew: (e, names, s) =>
    `${names(e.seat)} zieht eine Karte in ${s.element(e.color)} ${e.deck ? 'vom Stapel' : 'aus der Auslage'}.`,
  faces: (e, _, s) => `Du hast ${e.cards.map((c) => `${s.card(c)} (${s.cardSentence(c)})`).join(' und ')} gezogen.`,
  elementRefilled: (e, _, s) => `Neu in der Element-Auslage: ${e.colors.map(s.element).join(', ')}.`,
  reshuffled: (e) =>
    e.deck === 'element'
      ? `Die Ablage der Element-Karten wird gemischt (${e.n} Karten).`
      : `Die Ablage der Dorf-Karten wird gemischt (${e.n} Karten).`,
  leaderOut: (e, names, s) =>
    `${names(e.seat)} legt ${s.leader(e.tribe, e.leader)} aus (${e.condition === 'path' ? 'Pfad' : 'besondere Bedingung'}): ${s.leaderAbility(e.tribe, e.leader)}.`,
  leaderDeclined: (e, names) => `${names(e.seat)} legt noch keinen Anführer aus.`,
  over: () => 'Das Spiel ist zu Ende.',
};
