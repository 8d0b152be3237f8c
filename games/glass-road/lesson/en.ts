import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { GOOD_GAIN } from './lessons.ts';

const w = (x: number): string => n.word(x, 'en');
const other = 'Possible, but it does not get us on here. Take the action I point at.';
const none = 'Taking fewer is always allowed. But without goods nothing turns.';

export const en: CourseText = {
  wheels: {
    title: 'Two wheels',
    steps: {
      goal: {
        title: 'Your piece of the forest',
        say: `At the left your wheels with the goods, in the middle your land. Goods become glass and brick, these become buildings, and **only buildings bring points**. After ${w(n.periods)} building periods most points win.`,
      },
      two: {
        title: 'How to read a wheel',
        say: `Markers show how much you have: goods up to ${w(n.basicMax)}, glass and brick up to ${w(n.productMax)}; what does not fit is lost. Two sectors are brown: the zero of the goods and the ${w(n.productMax)} of the product. When both are empty **the wheel turns by itself**: one less of every good, one more glass or brick.`,
        why: {
          text: `That is no choice. A wheel may turn several times in a row. With ${w(n.productMax)} glass or brick it stands still until you spend some.`,
          rulings: 'GR-19 GR-21 GR-22 GR-28',
          chapter: 'wheels',
        },
      },
      glass: {
        title: 'Make a glass',
        say: 'The Fish Farmer brings food, and only food is missing. Use **action A** and put the food on the **glassworks** wheel.',
        why: {
          text: 'Food and charcoal exist on both wheels. All of one action goes on one of them.',
          rulings: 'GR-18',
          chapter: 'wheels',
        },
        done: 'One less of every good, one more glass: the wheel has turned.',
        wrong: {
          brick: 'Good as well, but that was the other wheel: it makes a brick.',
          none,
          other,
        },
      },
      brick: {
        title: 'And now a brick',
        say: 'Once more from the start: this time put the food on the **brickworks** wheel. How much is up to you.',
        why: {
          text: 'You may always take fewer than you are due, even none. That is also how you keep a wheel from turning.',
          rulings: 'GR-25 GR-28',
          chapter: 'wheels',
        },
        done: 'Clay, charcoal and food have become a brick; the other wheel stands still.',
        wrong: { glass: 'That was the glassworks. Look for the wheel with the brick rim.', none, other },
      },
    },
    can: {
      two: 'You read your goods off the wheel, and you know its limits.',
      'glass brick': 'You know when a wheel turns, and which wheel food goes on.',
    },
  },
  cards: {
    title: 'Specialists',
    steps: {
      five: {
        title: `${w(n.hand).replace(/^./, (c) => c.toUpperCase())} of ${n.cards}`,
        say: `Before each period you secretly keep ${w(n.hand)} of your ${n.cards} specialists in hand. Everybody has the same set. Take some who bring goods, and one who builds.`,
        why: {
          text: 'The others are put aside face down. After each period all cards come back, empty places of the display are filled, and the goblet goes on clockwise.',
          rulings: 'GR-36 GR-64 GR-66',
          chapter: 'turn',
        },
      },
      choose: {
        title: 'Play the Fish Farmer',
        say: `Each building period has ${w(n.rounds)} rounds. In each of them everybody puts one hand card face down, all at the same time. Then they are revealed one after the other, first by whoever has the goblet. Choose the Fish Farmer.`,
        why: {
          text: 'Whoever holds the revealed specialist in hand must follow. Cards lying face down do not follow.',
          rulings: 'GR-4 GR-6',
          chapter: 'cards',
        },
        done: 'Nobody else holds it in hand: you are alone.',
        wrong: {
          followed: 'Bad luck: somebody else holds this card, too. Whoever follows costs you an action.',
          other: 'A good specialist as well. For this lesson take the Fish Farmer.',
        },
      },
      both: {
        title: 'Alone: both actions',
        say: 'Every specialist has two actions, A and B. If nobody follows you use **both**, in any order. If somebody follows, each of you has only **one** and is free to choose which.',
        why: {
          text: 'If the card has an entry cost you pay it once, with your first action. Whoever uses no action pays nothing.',
          rulings: 'GR-12 GR-14 GR-15',
          chapter: 'cards',
        },
      },
      pair: {
        title: 'With two players',
        say: `With two nothing is put face down: you take turns playing **one card openly**, beginning with the goblet, and the other follows as always. When somebody has no hand card left the period ends; whoever then still holds ${w(n.extraHand)} may play one of them.`,
        why: {
          text: `So with two there is no fixed number of rounds. With three, the goblet goes to the player with the fewest buildings after period ${w(n.gobletPeriod)}.`,
          rulings: 'GR-52 GR-53 GR-54 GR-55',
          chapter: 'players',
        },
      },
      one: {
        title: 'Follow and take wood',
        say: 'Now somebody has revealed the Forester, and you hold it too: you must follow, but have only **one** action. Take B: wood for your groves.',
        why: {
          text: `The card goes into one of your ${w(n.slots)} slots. When both are full you no longer follow in this building period. Whoever revealed the card acts first.`,
          rulings: 'GR-6 GR-7 GR-10',
          chapter: 'cards',
        },
        done: 'Wood in somebody else’s turn. Following is not bad at all.',
        wrong: {
          grove: 'A grove would be possible, but we wanted wood: that is action B.',
          none: 'Taking nothing is allowed, but a waste of the action.',
          other,
        },
      },
    },
    can: {
      choose: 'You know how a round goes.',
      'both one': 'You know when you have both actions and when you must follow.',
      pair: 'You know how two players play their cards.',
    },
  },
  land: {
    title: 'Your land',
    steps: {
      kinds: {
        title: 'Forest, grove, pond, pit',
        say: 'Many specialists count what lies here: ponds bring food and water, groves wood, pits clay and sand. Buildings need an **empty space**.',
        why: {
          text: 'You may remove groves, ponds and pits at any time, forests not.',
          rulings: 'GR-29 GR-30',
          chapter: 'landscape',
        },
      },
      clear: {
        title: 'Cut the forest at the Glass Furnace',
        say: 'The Woodcutter costs a forest and brings wood. Cut the forest **right of the Glass Furnace** and take the wood.',
        why: {
          text: 'The freed space is empty at once. A forest that was cut never comes back.',
          rulings: 'GR-30 GR-74',
          chapter: 'landscape',
        },
        done: 'Wood in stock and one more building site.',
        wrong: {
          elsewhere:
            'That makes a building site too. What was meant is the forest beside the Glass Furnace at the top left.',
          none: 'The forest is gone, and the wood is left lying. Take it along.',
          other,
        },
      },
      pond: {
        title: 'Make a pond',
        say: 'With **action A** the Pond Builder places a pond on an empty space of your choice. Three are free.',
        why: {
          text: 'Only empty spaces take new landscape.',
          rulings: 'GR-31',
          chapter: 'landscape',
        },
        done: 'One more pond for Fish Farmer and Pond Builder.',
        wrong: { stopped: 'That places nothing. But there is an empty space.', other },
      },
    },
    can: { 'kinds clear': 'You know the landscape and make building sites.', pond: 'You place new landscape.' },
  },
  build: {
    title: 'Building',
    steps: {
      tiles: {
        title: 'Three kinds of buildings',
        say: '**Blue** converts at any time, **yellow** works once when built, **orange** counts at the end. The cost stands at the left. Only four specialists let you build: Builder, Carpenter, Supplier and Feudal Lord.',
        why: {
          text: 'You build what lies in the display. The Feudal Lord also puts a tile in front of you that nobody else may build.',
          rulings: 'GR-38 GR-39 GR-65',
          chapter: 'build',
        },
      },
      island: {
        title: 'Build the Sand Island at a pond',
        say: 'Use the Builder, take the **Sand Island** and put it on an empty space that is **adjacent** to a pond: each brings you sand.',
        why: {
          text: 'Adjacent means horizontally or vertically, never across a corner.',
          rulings: 'GR-43 GR-44',
          chapter: 'build',
        },
        done: 'The building stands, and the pond beside it brings sand.',
        wrong: {
          dry: 'It is built, but no pond is adjacent here: no sand.',
          otherTile: 'A building as well. Look for the Sand Island in the yellow row.',
          skipped: 'Then the entry cost is paid and nothing is built.',
          other,
        },
      },
      pattern: {
        title: 'Wood or brick pattern?',
        say: 'The edge of a tile says where it goes. **Wood pattern**: on an empty space of your landscape. **Brick pattern**: only over a fitting starting building at the left. Buildings stay for ever.',
        why: {
          text: 'A starting building that is covered no longer counts, except under the Extension. No starting building is covered twice.',
          rulings: 'GR-32 GR-33 GR-34 GR-35',
          chapter: 'build',
        },
      },
      printed: {
        title: 'Starting buildings count, too',
        say: 'At the left three buildings count what is left at the end: one point each for glass and brick, half a point for sand. Whoever spends glass and brick loses points there. The new building must bring more.',
        why: {
          text: 'Other goods are worth nothing at the end: better turn them into buildings in time.',
          rulings: 'GR-58',
          chapter: 'scoring',
        },
      },
      worth: {
        title: `Gain at least ${w(GOOD_GAIN)} points`,
        say: 'Find a building that brings enough on balance. Before you confirm, the sum stands on the button. Several are right.',
        why: {
          text: 'The Bathhouse costs little and counts your ponds; the Mansion is expensive and worth a lot.',
          rulings: 'GR-60',
          chapter: 'scoring',
        },
        done: 'More points than glass and brick were worth before.',
        wrong: {
          little: 'It is built, but what you spent was worth nearly as much.',
          skipped: 'No building, no points: you have goods enough.',
          other,
        },
      },
    },
    can: {
      island: 'You build and find a site that pays.',
      pattern: 'You know where a wood or a brick pattern may go.',
      worth: 'You work out whether a building pays off.',
    },
  },
  end: {
    title: 'Converting and the end',
    steps: {
      blue: {
        title: 'Convert at any time',
        say: 'Your blue buildings work when you like and as often as you like: the Sandpit turns water into sand, the Soup Kitchen turns water into food.',
        why: {
          text: 'Even when it is not your turn. Only in the middle of an action it has to wait.',
          rulings: 'GR-40',
          chapter: 'anytime',
        },
      },
      score: {
        title: 'What counts at the end',
        say: `After ${w(n.periods)} building periods everybody may still convert, then you score: the points of buildings, what orange adds, and the starting buildings. In a tie you share the victory.`,
        why: {
          text: 'Goods and landscape are worth nothing by themselves. Half points count.',
          rulings: 'GR-57 GR-58 GR-59',
          chapter: 'scoring',
        },
      },
      turn: {
        title: 'Make a wheel turn',
        say: 'The glassworks wheel lacks sand, the brickworks wheel food. Use one of your blue buildings so that a wheel turns. Both are right.',
        why: {
          text: 'That is how you make glass or brick without a fitting specialist.',
          rulings: 'GR-22 GR-40',
          chapter: 'anytime',
        },
        done: 'Step by step water has become something valuable.',
        wrong: { none, other: 'Possible, but no wheel turns that way. Look at your blue buildings.' },
      },
    },
    can: { 'blue turn': 'You convert at any time.', score: 'You know when the game ends and what counts.' },
  },
};
