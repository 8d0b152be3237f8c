import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { GOOD_FISH, GOOD_JEWEL, GOOD_SPACE, GOOD_SYMBOLS, GOOD_TILE } from './lessons.ts';

const fishing = `Fishing is always possible and brings ${n.fishing} points. But there is more to get here.`;
const elsewhere = 'That works, but it is another card. Take the die back and try the one this is about.';

const later = n.buildVp
  .slice(1)
  .map((b) => `${b.n} in rounds ${b.from} and ${b.to}`)
  .join(', ');

export const en: CourseText = {
  start: {
    title: 'One die, one action',
    steps: {
      table: {
        title: 'Welcome to Bora Bora',
        say: `You lead a tribe for ${n.word(n.rounds, 'en')} rounds. Whoever has the most victory points at the end wins. In the middle lie the islands, beside them cards, village and tasks.`,
        why: {
          text: `At the beginning everybody has a hut, ${n.word(n.godCards, 'en')} god cards, ${n.word(n.offerings, 'en')} offerings, a god tile and ${n.word(n.own, 'en')} tasks. Points come from tasks, priests, building tiles, fish, jewellery and more.`,
          chapter: 'goal',
        },
      },
      lower: {
        title: 'Lower than all that lie there',
        say: 'Everybody rolls three dice and in turn places one on an action card. A four already lies on the **Helper**: only what is **lower** may go there.',
        why: {
          text: 'Equal is not enough. A high die can do more, but is shut out more easily.',
          rulings: 'BB-7 BB-16',
          chapter: 'turn',
        },
      },
      fishing: {
        title: 'Fishing is always possible',
        say: `If no card is left for a die, you place it on **Fishing**: any die may go there, however many lie there already. That brings ${n.fishing} points. You must place every die.`,
        why: {
          text: 'You may not place a die on a card whose action you cannot carry out. Rather fish.',
          rulings: 'BB-8 BB-15',
          chapter: 'turn',
        },
      },
      place: {
        title: 'Place a die on the Helper',
        say: 'Tap a die, then the card. Your three and your two fit, the five does not.',
        why: {
          text: 'The value of the die is your helper points: with the three you have more of them.',
          rulings: 'BB-7',
          chapter: 'helper',
        },
        done: 'The die lies on the Helper: its value is how many helper points you have.',
        wrong: { elsewhere, fishing },
      },
      spend: {
        title: 'Spend all helper points',
        say: 'Tattooing a man, gathering shells and a victory point cost one helper point each; an offering, a god card, a material and moving a hut cost two. What is left is lost.',
        why: {
          text: 'Tattooing a man brings status, gathering with a woman brings shells: as many as the symbols on the left of the person, once in the game.',
          rulings: 'BB-32 BB-33 BB-34',
          chapter: 'helper',
        },
        done: 'Everything used. Then it was the other tribe’s turn, and now yours again.',
        wrong: { lost: 'That way you lose points that you still had. Better choose something.' },
      },
    },
    can: {
      'lower place': 'You know when a die may go on a card.',
      fishing: 'You know that fishing is always possible.',
      'place spend': 'You use the Helper and spend its points.',
    },
  },
  islands: {
    title: 'Huts on the islands',
    steps: {
      paths: {
        title: 'Paths have a price',
        say: 'Your hut stands on the mountain of the central island. From there paths lead on by land and by water. The number at a path is what your die must show **at least**.',
        why: {
          text: 'You always walk exactly one path, from any hut of yours.',
          rulings: 'BB-16 BB-17',
          chapter: 'expand',
        },
      },
      settle: {
        title: 'Build on the beach of the east island',
        say: 'The water path there costs four. Place the four or the six on **Land & water path** and tap the region.',
        why: {
          text: 'With two players both kinds of paths are on one card. Mountains bring stone, beaches sand, forests wood, steppes an offering.',
          rulings: 'BB-2 BB-19',
          chapter: 'expand',
        },
        done: 'Your hut stands, and the sand goes to your ceremony place.',
        wrong: {
          other: 'You can settle there, too. But the beach of the east island was asked for.',
          elsewhere,
          fishing,
        },
      },
      home: {
        title: 'There is room at home now',
        say: 'The hut came from your village: the field is **free** for a man or a woman. The sand lies on the ceremony place and waits for building.',
        why: {
          text: 'Huts come from the ordinary fields first, from the reserve last.',
          rulings: 'BB-26 BB-46',
          chapter: 'expand',
        },
      },
      far: {
        title: `Settle at a fish of ${GOOD_FISH} or more`,
        say: 'At the end the fish goes to whoever stands on the **building site**, that is who settled there last. Several regions are right. Your five reaches far.',
        why: {
          text: 'Whoever is pushed aside stays in the region, but loses the fish.',
          rulings: 'BB-22 BB-86',
          chapter: 'scoring',
        },
        done: 'As long as nobody comes after you, this fish is yours at the end.',
        wrong: {
          small: 'A new hut is always good, but this fish is small.',
          elsewhere,
          fishing,
        },
      },
    },
    can: {
      'paths settle': 'You expand over land and water.',
      'settle home': 'You know what a new hut brings: material and room.',
      far: 'You know whose the fish is in the end.',
    },
  },
  people: {
    title: 'Men and women',
    steps: {
      slots: {
        title: 'Who comes to your village?',
        say: 'Six men and six women lie there. The number at the slot is what your die must show at least. On the left you see symbols, on the right the **skill**.',
        why: {
          text: 'Symbols are status on men, shells on women. You use them with the Helper.',
          rulings: 'BB-30 BB-33',
          chapter: 'people',
        },
      },
      take: {
        title: `Take a woman with ${n.word(GOOD_SYMBOLS, 'en')} shells`,
        say: 'Place the four on **Woman & Man**. Two women with so many shells lie low enough.',
        why: {
          text: 'You need a free field in the village. Taking alone does nothing yet.',
          rulings: 'BB-29 BB-30',
          chapter: 'people',
        },
        done: 'She moves in. You get her shells later with the Helper.',
        wrong: {
          few: 'She helps you too, but she gathers fewer shells.',
          man: 'That was a man. This card allows both, but a woman was asked for.',
          elsewhere,
          fishing,
        },
      },
      phase: {
        title: 'Phase B: they help',
        say: 'When all dice lie, everybody uses **one kind of men** and **one kind of women**. Two equal ones work together. Whether they lie up or down does not matter.',
        why: { text: 'They are not used up and help again in the next round.', rulings: 'BB-48 BB-49', chapter: 'use' },
      },
      use: {
        title: 'Use your people',
        say: `Two Dancers bring ${n.kind('vp').values[1]} points together, the Shell gatherer a shell. Begin with whichever you like.`,
        why: {
          text: 'Men and women of the same kind are never added together.',
          rulings: 'BB-49 BB-50',
          chapter: 'use',
        },
        done: 'That is what your people do every round, without any die.',
        wrong: { ended: 'That way you do without their help. And it is free.' },
      },
    },
    can: {
      'slots take': 'You take men and women into your village.',
      'phase use': 'You use your people in phase B.',
    },
  },
  faith: {
    title: 'Priests and buildings',
    steps: {
      temple: {
        title: 'The temple',
        say: 'Every priest brings points at the end of **every** round, later more. Whoever has most priests gets a god tile as well; in a tie the highest space decides.',
        why: {
          text: 'A new priest pushes whoever stands on his space one space down.',
          rulings: 'BB-38 BB-39 BB-62',
          chapter: 'temple',
        },
      },
      priest: {
        title: `Put a priest on space ${GOOD_SPACE} or higher`,
        say: 'Place the five on the **Temple**. A high space lasts longer and decides ties.',
        why: {
          text: 'A priest pushed out of space one returns to his owner. Every new priest brings the fire bonus: a god card or an offering, and also a status step or a shell.',
          rulings: 'BB-38 BB-40 BB-41 BB-62',
          chapter: 'temple',
        },
        done: 'Your priest is there. With him comes the fire bonus: one from each of two pairs.',
        wrong: {
          deep: 'That works, but from there he is pushed out sooner.',
          elsewhere,
          fishing,
        },
      },
      stones: {
        title: 'Materials side by side',
        say: `Where two materials share a side you can build. Early a tile brings more: **${n.buildVp[0]?.n} points** in the first two rounds, ${later}.`,
        why: { text: 'Every tile brings the same, whatever its number.', rulings: 'BB-43 BB-44', chapter: 'build' },
      },
      build: {
        title: `Build the tile with the ${n.word(GOOD_TILE, 'en')}`,
        say: 'Place the four on **Build**, choose the tile and two spaces side by side. Two pairs are right.',
        why: {
          text: 'Do take the highest your die allows: the low ones can be built with small dice too.',
          rulings: 'BB-16 BB-43',
          chapter: 'build',
        },
        done: `${n.buildVp[0]?.n} points, and another fire bonus.`,
        wrong: {
          low: 'It brings just as much, but the low tile could be built later with a small die too.',
          elsewhere,
          fishing,
        },
      },
    },
    can: {
      'temple priest': 'You put priests into the temple.',
      'stones build': 'You build on the ceremony place.',
      'priest build': 'You know the fire bonus.',
    },
  },
  gods: {
    title: 'The gods',
    steps: {
      masks: {
        title: 'Cards for offerings',
        say: 'Every god card costs **one offering**. You have the blue god for blocked cards and the red one for fish. **White** makes a die count as a six, **green** doubles a kind of people in phase B, **yellow** replaces one thing that a task lacks.',
        why: {
          text: 'Two equal cards act as any other god, and a god tile is any god without an offering.',
          rulings: 'BB-82 BB-83',
          chapter: 'gods',
        },
      },
      blue: {
        title: 'Place the six despite the three',
        say: `A three lies on the paths. With the **blue god** your six may go there all the same. Settle at a fish of ${GOOD_FISH} or more.`,
        why: {
          text: 'Blue serves one die. You may play the red god for the same die.',
          rulings: 'BB-9 BB-13',
          chapter: 'gods',
        },
        done: 'Blue has opened the door. The one would not have taken you as far.',
        wrong: {
          small: 'The door is open, but this fish is small.',
          low: 'That works without a god, but the one does not reach far.',
          elsewhere,
          fishing,
        },
      },
      red: {
        title: 'Score the fish with the red god',
        say: `Your hut stands, the fish is worth six. **Now and only now** you may score it: with the card and an offering, or with the god tile.`,
        why: {
          text: 'The fish stays and counts once more at the end for whoever holds the site.',
          rulings: 'BB-23 BB-24',
          chapter: 'gods',
        },
        done: 'The fish counts at once, and at the end perhaps once more.',
        wrong: { declined: 'Then the chance is gone: later it is not possible for this region.' },
      },
    },
    can: {
      masks: 'You know what each god does and costs.',
      'blue red': 'You open blocked cards and score fish.',
    },
  },
  round: {
    title: 'End of the round and of the game',
    steps: {
      status: {
        title: 'First status, then the temple',
        say: 'After phase B the status track brings points and the **new turn order**: whoever is ahead is first; on the same space, whoever came later and lies on top. Then every priest brings points. Both happen by themselves; after that you may buy jewellery.',
        why: {
          text: 'All markers then go back to zero. The order of phase C is always status, temple, jewellery, tasks.',
          rulings: 'BB-58 BB-59 BB-62',
          chapter: 'round',
        },
      },
      jewel: {
        title: `Buy jewellery of at least ${GOOD_JEWEL} points`,
        say: 'You have four shells and may buy **one** tile of this round. Its points count at the end.',
        why: {
          text: 'What nobody buys is gone. Others lie there in the next round.',
          rulings: 'BB-64 BB-65',
          chapter: 'round',
        },
        done: 'Bought. Shells themselves are worth nothing at the end.',
        wrong: {
          cheap: 'Good too, but four shells can buy more.',
          passed: 'Then you keep your shells, but this jewellery is gone.',
        },
      },
      task: {
        title: 'Fulfil a task completely',
        say: `Every round you score **exactly one** of your tasks: fulfilled ${n.task} points, with the yellow god only ${n.yellow}. One is fulfilled completely.`,
        why: {
          text: 'If none is fulfilled you discard one and get nothing. You never hand anything in for tasks.',
          rulings: 'BB-67 BB-68',
          chapter: 'round',
        },
        done: `${n.task} points. Then you take a new task.`,
        wrong: {
          yellow: `That brings only ${n.yellow} and costs a card and an offering. The other one is fulfilled already.`,
        },
      },
      count: {
        title: 'And at the end',
        say: `After ${n.word(n.rounds, 'en')} rounds you score your last ${n.word(n.own, 'en')} tasks. Then unused god tiles count ${n.godTileVp} points each, and so do fish on your building sites and jewellery. In a tie whoever is earlier in turn order wins.`,
        why: {
          text: 'Shells, offerings, god cards and materials left over are worth nothing.',
          rulings: 'BB-86 BB-90',
          chapter: 'scoring',
        },
      },
      bonus: {
        title: 'Six bonuses',
        say: `At the end there are ${n.bonus} points for each of these: ${n.bonuses.map((b) => b.name.en).join(', ')}.`,
        why: {
          text: 'The ceremony place is full when every space holds a material or a building tile. Huts that were pushed aside count too.',
          rulings: 'BB-87 BB-88 BB-89',
          chapter: 'scoring',
        },
      },
      choose: {
        title: 'Take a task that lacks little',
        say: 'Two of them lack only one thing. The bars show how far you are.',
        why: {
          text: 'Until the next scoring you have three dice and your people.',
          rulings: 'BB-79',
          chapter: 'round',
        },
        done: 'Take what you nearly have, and play towards it.',
        wrong: { distant: 'You may still fulfil it, but it lacks a lot.' },
      },
    },
    can: {
      'status jewel task': 'You know what happens at the end of a round.',
      choose: 'You choose tasks that lack little.',
      'count bonus': 'You know what counts at the end, and the six bonuses.',
    },
  },
};
