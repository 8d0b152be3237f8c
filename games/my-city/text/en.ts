import raw from '../data/my-city.json' with { type: 'json' };
import { counts } from './counts.en.ts';
import type { Words } from './keys.ts';
import { number } from './names.ts';
import { makeText } from './sentences.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const words: Words = {
  lang: 'en',
  boardLabel: 'Board',
  boardAbout: 'Each board has other mountains, forests and another river; everybody builds on the same one.',
  boards: Object.fromEntries(raw.boards.map((b) => [b.id, b.name.en])),
  refusals: {
    OUT_OF_BOARD: 'The building sticks out over the board.',
    NOT_BUILDABLE: 'Buildings go on light-green spaces only.',
    OCCUPIED: 'There is already a building there.',
    CROSSES_RIVER: 'A building may not reach across the river.',
    FIRST_MUST_TOUCH_RIVER: 'Your first building must have a side on the river.',
    MUST_TOUCH_BUILDING: 'The building must share a side with one of your buildings.',
    CHURCH_MUST_BE_BUILT: 'A church cannot be declined: build it or stop.',
    NO_POINTS_LEFT: 'Declining costs 1 point, and you have none left.',
    GAME_ENDED_FOR_PLAYER: 'You have already stopped in this match.',
    ALREADY_DECIDED: 'You have already decided. Take the decision back if you want to change it.',
    BAD_ROTATION: 'A building can only be turned by quarter turns.',
    SAME_AS_LOWER_ROTATION: 'This rotation covers the same spaces as a smaller one.',
    NOTHING_TO_WITHDRAW: 'You have not decided anything that you could take back.',
    FORCED_END: 'In this round you can only stop.',
    notAsked: 'You are not asked right now.',
  },
  counts,
  categories: {
    track: 'Score track',
    trees: 'Trees',
    rocks: 'Rocks',
    empty: 'Empty spaces',
    yellow: 'Yellow group',
    red: 'Red group',
    blue: 'Blue group',
    churches: 'Churches',
    wells: 'Wells',
  },
  colours: { yellow: 'residential, yellow', red: 'public, red', blue: 'commercial, blue', purple: 'church, purple' },
  statuses: {
    available: 'Still to build',
    built: 'Built',
    declined: 'Declined',
    blocked: 'Blocked',
    turned: 'Turned over',
  },
  reasons: {
    ground: { more: 'Makes better use of the ground.', less: 'Makes worse use of the ground.' },
    groups: { more: 'Your colour groups bring more.', less: 'Your colour groups bring less.' },
    churches: { more: 'Your churches bring more.', less: 'Your churches bring less.' },
    churchRoom: { more: 'Leaves room for the churches to come.', less: 'Takes room from the churches to come.' },
    wells: { more: 'The wells bring more.', less: 'The wells bring less.' },
    track: {
      more: 'Helps you on the score track or with the gold.',
      less: 'Costs you on the score track or with the gold.',
    },
  },
  prompt: (building, colour, church) =>
    church
      ? `Where do you build the church “${building}”? It must be built.`
      : `Where do you build “${building}” (${colour})?`,
  round: (n, left) => [`Round ${n}`, `${left} ${left === 1 ? 'card' : 'cards'} left`],
  finished: 'Game over',
  withdrawPrompt: 'The others are still thinking: do you want to change your decision?',
  revealed: (round, building) => `Round ${round}: “${building}” is turned over.`,
  blockedBuilding: (building) => `The blocking card: nobody builds “${building}”.`,
  blockedNothing: 'The blocking card is the last card and blocks nothing.',
  gold: (who, bonus) => `Both gold veins covered: +${bonus} for ${list(who.map((w) => (w.you ? 'you' : w.name)))}.`,
  result: (each) =>
    `Final score: ${each.map(({ who, total }) => `${who.you ? 'you' : who.name} ${number(total)}`).join(', ')}.`,
  over: (why) => `The game is over: ${why === 'cards' ? 'all cards are revealed' : 'nobody builds any more'}`,
  made: {
    start: 'At the start',
    declined: (n) => (n === 1 ? 'Declined one building' : `Declined ${n} buildings`),
    gold: 'Gold',
    trees: (n) => (n === 1 ? '1 tree in sight' : `${n} trees in sight`),
    rocks: (n) => (n === 1 ? '1 rock in sight' : `${n} rocks in sight`),
    empty: (n) => (n === 1 ? '1 empty field' : `${n} empty fields`),
    wells: (n) => (n === 1 ? '1 well with four buildings' : `${n} wells with four buildings`),
  },
  current: (building, colour, size) => `Turned over: ${building} (${colour}), ${size} spaces`,
  goldOpen: 'The gold bonus is still to be had.',
  goldGone: 'The gold bonus has been claimed.',
  pile: (n, last) => `Discard pile: ${n} ${n === 1 ? 'card' : 'cards'}, last ${last}`,
  toCome: (list) => `Still in the deck, order unknown: ${list}`,
  score: (n) => `Score track: ${number(n)}`,
  endedNote: 'Has stopped.',
  decidedNote: 'Has decided.',
  townEmpty: 'Nothing built yet: the first building must lie at the river.',
  sections: { table: 'On the table', map: 'Landscape', town: (who) => (who.you ? 'Your town' : `Town of ${who.name}`) },
  legend:
    '. empty, t trees, r rocks, w well, g gold, M mountains, F forest, ~ river; Y yellow, R red, B blue, K church',
  soloRank: (name) => `Your town is a: ${name}`,
};

export const en = makeText(words);
