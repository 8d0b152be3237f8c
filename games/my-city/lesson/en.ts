import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { GOOD_GAIN } from './lessons.ts';

const ended = 'With that you stop and build nothing more. Better keep it for the end.';
const declined = `Declining is possible, but it costs ${n.cost} point, and there is room enough here.`;

export const en: CourseText = {
  start: {
    title: 'The first round',
    steps: {
      town: {
        title: 'This is your town',
        say: `Nothing stands here yet. Your ${n.perPlayer} buildings go on the light-green spaces; in mountains and forest you cannot build. Whoever has the most points at the end wins.`,
      },
      card: {
        title: 'The card says what is built',
        say: 'Everybody at the table builds this building now, each on their own board and all at the same time. You turn it as you like. Only flipping it over is not allowed.',
        why: {
          text: 'The cards are shuffled and face down. Each building comes exactly once.',
          rulings: 'MC-3 MC-6',
          chapter: 'turn',
        },
      },
      first: {
        title: 'Build your first building',
        say: 'It must lie at the **river** with a side, on either bank. Tap a space, turn it, and confirm.',
        why: {
          text: 'A corner at the river is not enough, and no building ever reaches across the river.',
          rulings: 'MC-11 MC-9',
          chapter: 'build',
        },
        done: 'It stands, and it stays: what is built is never moved.',
        wrong: { ended, declined },
      },
      score: {
        title: 'Do not be scared by the points',
        say: `This is what your town would be worth **if the game ended now**. Every empty space counts ${n.sign(n.empty)}, so everybody starts deep in the red. Every building makes it better.`,
      },
      across: {
        title: 'Cross the river',
        say: 'Every further building shares a side with one that already stands. If only the river lies between, that counts too. Build the Guardhouse on the **other bank**.',
        why: {
          text: 'Whoever builds on both banks early has room for the large buildings later.',
          rulings: 'MC-14 MC-15',
          chapter: 'build',
        },
        done: 'Only the river lies between: the two are neighbours.',
        wrong: {
          ended,
          declined,
          same: 'That is allowed, but it lies on the same bank. More than half of the land lies over there.',
        },
      },
    },
    can: {
      card: 'You know how a round goes: one card, the same building for everybody.',
      first: 'You build the first building at the river.',
      across: 'You get to the other bank.',
    },
  },
  groups: {
    title: 'Keeping colours together',
    steps: {
      colours: {
        title: 'Like colours belong together',
        say: 'For yellow, red and blue the **largest group** counts at the end: one point for each building that borders on others of its colour. This is your first yellow one.',
        why: {
          text: 'Buildings count, not spaces: a small house is as good as a large one.',
          rulings: 'MC-40',
          chapter: 'scoring',
        },
      },
      join: {
        title: 'Build the Row House beside the yellow group',
        say: 'With a side, not just with a corner. Several places are right.',
        why: { text: 'Corners never count, not for groups either.', rulings: 'MC-17 MC-40', chapter: 'scoring' },
        done: 'Two yellow buildings side by side: the group has grown.',
        wrong: {
          ended,
          declined,
          apart: 'Here the Row House stands alone. For yellow, still only one building counts.',
          tree: `Here it stands alone and covers trees. That costs ${n.tree} points and does nothing for yellow.`,
        },
      },
      river: {
        title: 'The river does not divide a group',
        say: 'Two yellow buildings that face each other across the river belong together. Churches belong to no colour and link nothing.',
        why: {
          text: 'Neighbours are neighbours, even with water between them.',
          rulings: 'MC-41 MC-42',
          chapter: 'scoring',
        },
      },
      more: {
        title: 'Let the yellow group grow',
        say: 'Find a place for the Tenement where the yellow group gets larger. Mind the trees.',
        done: 'One point more for yellow, and less empty meadow as well.',
        wrong: {
          ended,
          declined,
          apart: 'That works, but the yellow group does not grow here. Look where yellow roofs already stand.',
          tree: `Trees disappear here that are worth ${n.tree} points in sight, and yellow does not grow.`,
        },
      },
    },
    can: {
      'colours join': 'You build groups of a colour.',
      river: 'You know that the river does not divide and churches link nothing.',
    },
  },
  land: {
    title: 'The land counts too',
    steps: {
      full: {
        title: 'This building does not fit',
        say: 'A jump towards the end of a game: the town is almost full, and there is no room for the Hospital any more.',
      },
      decline: {
        title: 'Decline the Hospital',
        say: `Declining costs **${n.cost} point**, and the building does not come back. Then the game goes on.`,
        why: {
          text: `You may decline even if something fits: if it would cover trees, ${n.cost} point is often the better price. On the score track you began with ${n.start}; with ${n.least} you can only build or stop.`,
          rulings: 'MC-2 MC-20 MC-21 MC-23',
          chapter: 'decline',
        },
        done: 'One point less on the score track, and the next card is already there.',
        wrong: { ended: 'That way you stop altogether. But buildings are still to come that fit your gaps.' },
      },
      open: {
        title: 'Trees yes, rocks no',
        say: `At the end, what lies open counts: trees **${n.sign(n.tree)}**, rocks **${n.sign(n.rock)}**, empty meadow **${n.sign(n.empty)}**. You may build over everything.`,
        why: {
          text: 'Building over costs nothing; only what can be seen at the end counts.',
          rulings: 'MC-18 MC-39',
          chapter: 'scoring',
        },
      },
      rock: {
        title: 'Cover rocks, leave the trees',
        say: 'Build the Library so that it lies on rocks and on no tree. Several places are right.',
        done: 'The rocks are gone, the trees still stand.',
        wrong: {
          ended,
          declined,
          tree: `Trees disappear under this roof: ${n.tree} points less.`,
          noRock: `That works, but the rocks stay: every open rock space counts ${n.sign(n.rock)}.`,
        },
      },
    },
    can: {
      'open rock': 'You know what trees, rocks and empty meadow count.',
      decline: 'You can decline a building.',
    },
  },
  church: {
    title: 'Churches and wells',
    steps: {
      must: {
        title: 'A church must be built',
        say: 'You cannot decline a church: you build it, or you stop. So always keep a place free for the next one.',
        why: {
          text: 'Only if the blocking card hits a church does nobody build it.',
          rulings: 'MC-26 MC-29',
          chapter: 'decline',
        },
      },
      three: {
        title: 'Build it between three colours',
        say: `If the church borders on at least one yellow, one red and one blue building, it brings **${n.church} points**. If one colour is missing it brings nothing.`,
        why: { text: 'The neighbour across the river counts here too.', rulings: 'MC-43 MC-56', chapter: 'scoring' },
        done: `Yellow, red and blue border on it: ${n.church} points.`,
        wrong: {
          ended: 'That would be the end of the game for you. But there is room for this church.',
          declined,
          colours: 'Here the church lacks at least one colour. Look for the spot where three colours meet.',
        },
      },
      well: {
        title: 'The well lacks one side',
        say: `An open well brings **${n.well} points** if a different building lies on each side. This one has three already.`,
        why: {
          text: 'Churches count at a well. One building on two sides does not.',
          rulings: 'MC-44 MC-45',
          chapter: 'scoring',
        },
      },
      round: {
        title: 'Close the ring around the well',
        say: 'Put the Kiosk on the free side, but not on the well.',
        done: `Four different buildings around it: ${n.well} points.`,
        wrong: {
          ended,
          declined,
          covered: 'The well now lies under the Kiosk. Covered, it brings nothing.',
          open: 'That works, but the well still lacks one side.',
        },
      },
    },
    can: {
      'must three': 'You build churches where three colours meet.',
      'well round': 'You turn a well into points.',
    },
  },
  end: {
    title: 'Gold and the end',
    steps: {
      veins: {
        title: 'Two gold veins',
        say: `Whoever covers **both** first gets ${n.gold} points at once; so does whoever manages it in the same round. You have one already.`,
        why: { text: 'After that the gold is gone.', rulings: 'MC-33 MC-34', chapter: 'gold' },
      },
      gold: {
        title: 'Get the gold',
        say: 'Cover the second vein at the top right with the Cottage. Remember to turn it.',
        done: `${n.sign(n.gold)} on the score track, and before anybody else.`,
        wrong: {
          ended,
          declined,
          noGold: 'That works, but the second vein stays open. Whoever waits too long goes away empty-handed.',
        },
      },
      blocked: {
        title: 'The blocking card',
        say: 'It has just come: nobody builds the card after it, the Brewery, and it costs nothing. That is why the next building is already there.',
        why: {
          text: 'Even a church can be lost that way. Nobody is asked.',
          rulings: 'MC-29 MC-30',
          chapter: 'block',
        },
      },
      best: {
        title: `Gain at least ${GOOD_GAIN} points`,
        say: 'Nearly at the end of a game: find a place for the Corner House that pays off. Before you confirm, the sum stands on the button.',
        done: 'That is My City: each time the place that brings most and spoils little.',
        wrong: {
          ended,
          declined,
          little: 'That works, but it brings less. Think of rocks, of the yellow group and of empty meadow.',
        },
      },
      full: {
        title: 'Nothing fits any more',
        say: 'The end of a good game: the Manor does not fit, and nothing at all fits into the last gaps.',
      },
      count: {
        title: 'This is how it counts',
        say: 'Score track, trees, rocks, empty spaces, the largest group of each colour, churches and wells. Together they are your result. In a tie, fewer empty spaces in the top row win; if they are equal, the next row decides.',
        why: { text: 'There is no upper and no lower limit.', rulings: 'MC-47 MC-48', chapter: 'scoring' },
      },
      stop: {
        title: 'Stop',
        say: 'After every card you may stop. It costs nothing, and your town counts as it stands.',
        why: {
          text: 'The game ends when everybody has stopped or no card is left.',
          rulings: 'MC-24 MC-50',
          chapter: 'end',
        },
        done: 'Your town is finished, and no point is wasted.',
        wrong: { declined: `Declining costs ${n.cost} point, and then nothing fits again. Stopping is free.` },
      },
    },
    can: {
      'stop count': 'You know when the game ends and what counts.',
      'veins gold': 'You get the gold.',
      'full stop': 'You stop when nothing fits any more.',
    },
  },
};
