import { whoIs } from '#kernel';
import { scoring } from '../rules/data.ts';
import type { News } from './phrases.ts';

/** Log sentences about what is nobody's deed; deeds are said by their verbs. */
export const events: News = {
  tribe: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('leads', 'lead')} the ${s.tribe(e.tribe)}.`;
  },
  firstObjective: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('begins', 'begin')} with the objective “${s.village(e.card)}”.`;
  },
  startTile: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('begins', 'begin')} on the ${s.tile(e.tile)}.`;
  },
  round: (e) =>
    `${e.round > 1 ? 'Everybody has had a turn: round' : 'Round'} ${e.round} begins${e.last ? ', the last one' : ''}.`,
  forestRefilled: (e, _, s) => `New in the forest display: ${s.tile(e.tile)}.`,
  polluted: (e, names, s) => {
    const who = whoIs(names, e.seat);
    return `The village pollutes ${who.you ? 'your' : `${who.name}’s`} land: ${e.spaces.map(s.place).join(', ')}.`;
  },
  endTile: (e, names) => {
    const who = whoIs(names, e.seat);
    return `${who.name} ${who.does('has', 'have')} placed the last treehouse and ${who.does('takes', 'take')} the end tile (${scoring.endTile} VP). This round is played to its end, then round ${e.lastRound} is the last one.`;
  },
  villageRefilled: (e, _, s) => `New in the village display: “${s.village(e.card)}”.`,
  faces: (e, names, s) => {
    const who = whoIs(names, e.seat);
    const card = (c: number): string => (who.you ? `${s.card(c)} (${s.cardSentence(c)})` : s.card(c));
    return `${who.name} ${who.does('has', 'have')} drawn ${e.cards.map(card).join(' and ')}.`;
  },
  elementRefilled: (e, _, s) => `New in the element display: ${e.colors.map(s.element).join(', ')}.`,
  reshuffled: (e) => `The discard pile of ${e.deck} cards is shuffled (${e.n} cards).`,
  over: () => 'The last round has been played: the game is over, and points are counted.',
};
