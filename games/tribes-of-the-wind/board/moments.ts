/** What a table of tribes would groan or cheer at. */
import { whoIs } from '#kernel';
import type { Moments } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { constants } from '../rules/data.ts';
import { playerAt } from '../rules/inspect.ts';
import { placedTemples, villages } from '../rules/metrics.ts';
import type { Event, View } from '../rules/state.ts';
import { treehouse } from './draw/pieces.ts';
import { tribeName } from './look.ts';
import { say, words } from './words.ts';

const HOUSE = '-44 -60 88 88';

export const moments: Moments<View, Event> = {
  built: (e, t) => {
    const land = playerAt(t.view, e.seat);
    const n = villages(land);
    if (e.seat === t.seat || n < constants.endTriggerVillages - 1 || t.view.endTile === e.seat) return null;
    return {
      title: words(t.lang).moment.village(whoIs(t.names, e.seat), n),
      says: [words(t.lang).moment.left(constants.endTriggerVillages - n)],
      tone: PLAIN,
      seat: e.seat,
      art: { box: HOUSE, svg: treehouse(tribeName(land.tribe)) },
    };
  },
  endTile: (e, t) => ({
    title: words(t.lang).moment.end(whoIs(t.names, e.seat)),
    says: [words(t.lang).moment.lastRound(e.lastRound)],
    tone: toneOf(e.seat === t.seat ? 1 : 0),
    seat: e.seat,
    art: { box: HOUSE, svg: treehouse(tribeName(playerAt(t.view, e.seat).tribe)) },
  }),
  templePlaced: (e, t) => {
    const land = playerAt(t.view, e.seat);
    if (e.seat === t.seat || placedTemples(land) < constants.temples) return null;
    return {
      title: words(t.lang).moment.temples(whoIs(t.names, e.seat), constants.temples),
      says: [say(t.lang).templeEffects(e.tribe, e.temple)],
      tone: PLAIN,
      seat: e.seat,
    };
  },
  leaderOut: (e, t) =>
    e.seat === t.seat
      ? null
      : {
          title: words(t.lang).moment.leader(whoIs(t.names, e.seat), say(t.lang).leader(e.tribe, e.leader)),
          says: [say(t.lang).leaderAbility(e.tribe, e.leader)],
          tone: PLAIN,
          seat: e.seat,
        },
};
