import { whoIs } from '#kernel';
import { scoring } from '../rules/data.ts';
import type { News } from './phrases.ts';

/** Log sentences about what is nobody's deed; deeds are said by their verbs. */
export const events: News = {
  tribe: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('führt', 'führst')} die ${s.tribe(e.tribe)}.`;
  },
  firstObjective: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('beginnt', 'beginnst')} mit dem Ziel „${s.village(e.card)}“.`;
  },
  startTile: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('beginnt', 'beginnst')} auf dem ${s.tile(e.tile)}.`;
  },
  round: (e) => `${e.round > 1 ? 'Alle waren am Zug: ' : ''}Runde ${e.round} beginnt${e.last ? ', die letzte' : ''}.`,
  forestRefilled: (e, _, s) => `Neu in der Waldauslage: ${s.tile(e.tile)}.`,
  polluted: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `Das Dorf verschmutzt bei ${who.you ? 'dir' : who.name}: ${e.spaces.map(s.place).join(', ')}.`;
  },
  endTile: (e, names) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('hat', 'hast')} das letzte Baumhaus gesetzt und ${who.does('nimmt', 'nimmst')} das Spielende-Plättchen (${scoring.endTile} SP). Diese Runde wird zu Ende gespielt, danach ist Runde ${e.lastRound} die letzte.`;
  },
  villageRefilled: (e, _, s) => `Neu in der Dorf-Auslage: „${s.village(e.card)}“.`,
  faces: (e, names, s) => {
    const who = whoIs(names, e.seat);
    const card = (c: number): string => (who.you ? `${s.card(c)} (${s.cardSentence(c)})` : s.card(c));
    return `${who.name} ${who.does('hat', 'hast')} ${e.cards.map(card).join(' und ')} gezogen.`;
  },
  elementRefilled: (e, _, s) => `Neu in der Element-Auslage: ${e.colors.map(s.element).join(', ')}.`,
  reshuffled: (e) =>
    `Die Ablage der ${e.deck === 'element' ? 'Element' : 'Dorf'}-Karten wird gemischt (${e.n} Karten).`,
  over: () => 'Die letzte Runde ist gespielt: Das Spiel ist zu Ende, jetzt wird gewertet.',
};
