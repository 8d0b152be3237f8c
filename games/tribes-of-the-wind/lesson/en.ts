import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { FIRST_WATER, STRONG } from './lessons.ts';

const w = (x: number): string => n.word(x, 'en');
const other = 'Possible, but not what is meant here. Take the card I point at.';

const list = (parts: readonly string[]): string => parts.join(', ');
const temples = list(n.templeRows.map((r) => `${r.n} → ${r.vp}`));
const polluted = list(n.pollutionRows.map((r) => `${r.n}${r.last ? ' or more' : ''} → ${r.vp}`));
const covered = list(n.tileRows.filter((r) => r.vp > 0).map((r) => `${r.n} → ${r.vp}`));

export const en: CourseText = {
  turn: {
    title: 'Your turn',
    steps: {
      land: {
        title: 'This is your land',
        say: `At the top the capital waits with ${w(n.riders)} windriders, below it lies your terrain, nearly all of it polluted. Turn it into forests and villages: whoever builds village number ${w(n.endTriggerVillages)} rings in the end, and most points win.`,
      },
      action: {
        title: 'One action a turn',
        say: 'On your turn you take **exactly one** of three actions: play a card, place a temple or build a village. Then you draw cards until your rack is full.',
        why: {
          text: 'You cannot pass, but some action is always possible. You play clockwise.',
          chapter: 'turn',
        },
      },
      racks: {
        title: 'Cards that everybody sees',
        say: `Your rack holds ${w(n.handSize)} cards. Only you see their faces, everybody sees the **colours** of their backs. Many cards ask for colours on your rack and on those of your neighbours left and right.`,
        why: {
          text: 'Only the two beside you count. Whoever sits farther away has no influence. With two players the market is your right neighbour: the backs in the display and on top of the deck.',
          rulings: 'TW-3 TW-4 TW-72',
          chapter: 'cards',
        },
      },
      play: {
        title: 'Play the water card',
        say: 'Its upper row asks for more blue than **one** neighbour has. You have two, **the card you play included**; at the left there is only one: that will do. Tap the row and confirm.',
        why: {
          text: 'Equal would not be more, so the lower row is out: at the right there are two as well.',
          rulings: 'TW-1 TW-2',
          chapter: 'cards',
        },
        done: `${FIRST_WATER.n} more water in the barrel. Soon it will pay for forests.`,
        wrong: {
          other,
          temple: 'A temple is possible too, but costs three cards. We keep it for a later lesson.',
        },
      },
      draw: {
        title: 'Draw a blue card',
        say: `At the end you fill your rack up to ${w(n.handSize)}, from the display or the deck. You see only the colour. Take blue again; two places offer it.`,
        why: {
          text: 'You see the face when your rack is full. Then the display is refilled.',
          rulings: 'TW-43 TW-44',
          chapter: 'draw',
        },
        done: 'Your rack is full, and the others have had their turns.',
        wrong: { colour: 'Any colour is allowed. But with two blues your water cards are easier to play.' },
      },
    },
    can: {
      'action draw': 'You know what a turn is: one action, then draw cards.',
      'racks play': 'You read a requirement off the colours.',
    },
  },
  forest: {
    title: 'From dirt to forest',
    steps: {
      dirt: {
        title: 'Forests need clean spaces',
        say: 'A forest needs a space without pollution that touches one of your tiles with a side. Right of the start it is clean already, below it is not.',
        why: { text: 'Corners do not count.', rulings: 'TW-32', chapter: 'forest' },
      },
      clean: {
        title: 'Make a new place',
        say: 'Play a fire card and clean so that another space **next to the start** becomes clean. There is only one token there.',
        why: {
          text: 'You may clean anywhere, also in several places. What you do not need you may leave.',
          rulings: 'TW-10',
          chapter: 'effects',
        },
        done: 'One more space on which a forest can grow.',
        wrong: {
          other: 'Possible, but nothing gets clean. Take one of the red cards.',
          far: 'Cleaner, too, but no forest can go there for a long time: nothing touches it.',
          stopped: 'That wastes the cleaning. Below the start a space is waiting for it.',
        },
      },
      price: {
        title: 'A forest costs water',
        say: 'Some rounds later. The tree on the earth card means: pay that much water and take a forest tile, from the display or the top of the stack.',
        why: {
          text: 'Without enough water nothing is planted, and the card is gone all the same.',
          rulings: 'TW-33 TW-35',
          chapter: 'forest',
        },
      },
      plant: {
        title: 'Plant between two tiles',
        say: 'Play the earth card, choose a forest and put it on a space that touches **two** of your tiles. Two spaces are right.',
        why: {
          text: 'Later a village pollutes all touching spaces without a tile. Whoever builds close makes less dirt.',
          rulings: 'TW-27 TW-28',
          chapter: 'village',
        },
        done: 'A forest close to the others: its village will make little dirt.',
        wrong: {
          other: 'Possible, but no forest grows. Take the green card.',
          declined: 'Now the card is used up and no forest is planted.',
          loose: 'Allowed, but this forest juts out. Its village would pollute many spaces.',
        },
      },
    },
    can: {
      'dirt clean': 'You clean where you want to plant.',
      'price plant': 'You pay for a forest and place it.',
    },
  },
  village: {
    title: 'The first village',
    steps: {
      slots: {
        title: 'Forests have slots',
        say: `Every forest shows ${w(n.leastSlots)} to ${w(n.mostSlots)} slots. If a windrider stands on each, you may build a village there. This one has only two, the other has three.`,
        why: { text: 'More windriders may stand there, but they do not help.', rulings: 'TW-24', chapter: 'village' },
      },
      fly: {
        title: 'Fill the small forest',
        say: 'Play the air card and fly two windriders to the violet forest. From the capital to the start is one move, from there to the forest another.',
        why: {
          text: 'A move leads to a touching tile; nobody can cross an empty space.',
          rulings: 'TW-18 TW-19',
          chapter: 'effects',
        },
        done: 'Both slots are filled: the forest is ready for a village.',
        wrong: {
          other: 'Nobody flies that way. Take the yellow card with the many moves.',
          stopped: 'The forest is not full yet. Two windriders need four moves.',
        },
      },
      build: {
        title: 'Build the village',
        say: 'A village is a whole action: no card, nothing to draw. Tap the full forest.',
        why: {
          text: 'The windriders may have been there for a while. One village a turn.',
          rulings: 'TW-25 TW-26',
          chapter: 'village',
        },
        done: 'The tile is turned, a treehouse stands on it, and the windriders are home again.',
        wrong: { other: 'Possible, but the forest is full: a village brings much more now.' },
      },
      smoke: {
        title: 'Villages make dirt',
        say: 'Every touching space **without a tile** got a pollution token, even where one lay already. Only a wind turbine printed on the tile would have prevented it.',
        why: { text: 'Spaces with tiles and corners are spared.', rulings: 'TW-27 TW-28 TW-29', chapter: 'village' },
      },
      card: {
        title: 'Get yourself a temple',
        say: 'After each village you take a village card: at the **left** an objective for the end, at the **right** an effect for now. Two of the cards on offer give you a temple. Use one of them now and choose a temple.',
        why: {
          text: `Keep it or use it, not both. A used card counts no objective at the end. You have ${w(n.objectiveSlots)} slots for objectives; when they are full, a new one replaces an old one.`,
          rulings: 'TW-37 TW-42',
          chapter: 'villagecards',
        },
        done: 'A temple without discarding a single card. Which one comes first is up to you.',
        wrong: {
          noTemple: 'A good card too, but it gives no temple. Look for the sign with the little roof.',
          kept: 'Kept, it counts as an objective at the end. But then you do not get the temple.',
          declined: 'That loses the free temple.',
        },
      },
    },
    can: {
      'slots fly': 'You fill a forest with windriders.',
      'build smoke': 'You build a village and know what it pollutes.',
      card: 'You use a village card.',
    },
  },
  rack: {
    title: 'Reading cards, building temples',
    steps: {
      rows: {
        title: 'One card, several rows',
        say: 'Three rows, three demands: you and your neighbours together need enough blue. Together you have five. You may play **one** row, never several.',
        why: {
          text: 'At the right of each row you see whether it is possible now.',
          rulings: 'TW-6',
          chapter: 'cards',
        },
      },
      strong: {
        title: 'Take the strongest row',
        say: 'Which row brings the most and is possible now? Count the blue on the three racks.',
        done: `${STRONG.n} water at one stroke, with the help of your neighbours.`,
        wrong: {
          weak: 'Allowed, but the middle row is possible too and brings more.',
          other,
        },
      },
      stuck: {
        title: 'The rack is stuck',
        say: 'Red, green and yellow ask for three of their colour here; you have one of each. Such cards block you, and that is what temples are for.',
        why: {
          text: `A temple costs any ${w(n.templeCost)} cards; what they say does not matter. You draw ${w(n.templeCost)} new ones for them.`,
          rulings: 'TW-14',
          chapter: 'temple',
        },
      },
      temple: {
        title: 'Place the Temple of the Winds',
        say: 'Tap the yellow temple, discard the **red, green and yellow** card and keep the blue ones. Put it on any of your tiles: it gives you moves.',
        why: {
          text: 'Every temple has another effect, and each exists once. A tile carries one at most.',
          rulings: 'TW-15 TW-16',
          chapter: 'temple',
        },
        done: 'Three stuck cards gone, and the windriders can fly.',
        wrong: {
          card: 'Possible too, but the three stuck cards are still there afterwards.',
          blue: 'Two blue cards together are good. Rather part with those that stand alone.',
          effect: 'A temple as well, but we need moves. Look for the one with the windrider.',
        },
      },
      nearer: {
        title: 'Bring the next village closer',
        say: 'Ask yourself each turn: what does the next village lack? Here windriders in the violet forest. Play a card that helps; two are right.',
        why: {
          text: 'Water is useful, but a forest is there already and only waits for moves.',
          chapter: 'tips',
        },
        done: 'That is just what brings the village closer.',
        wrong: { other: 'Allowed, but afterwards the forest still lacks all its windriders.' },
      },
    },
    can: {
      'rows strong': 'You find the strongest row of a card.',
      'stuck temple': 'You get rid of stuck cards and build temples with them.',
    },
  },
  end: {
    title: 'Leaders and the end',
    steps: {
      path: {
        title: 'Your path',
        say: `If ${w(n.pathLength)} tiles lie in a chain of these colours, you may lay out a leader. You have three: teal, amber, violet. One more amber is missing.`,
        why: {
          text: 'The chain may run either way and uses no tile twice. Start tile and villages count.',
          rulings: 'TW-50',
          chapter: 'leaders',
        },
      },
      close: {
        title: 'Close the path',
        say: 'Play the earth card, take a forest in **amber** and put it next to the violet one.',
        done: 'Four colours in the right order: your path is complete.',
        wrong: {
          other: 'Possible, but the path stays open. Take the green card.',
          colour: 'You do not lack this colour. You need amber.',
          place: 'Here the forest is not at the end of the chain. It must touch the violet one.',
          declined: 'The card is gone, and the path stays open.',
        },
      },
      leader: {
        title: 'Lay out a leader',
        say: `After drawing your conditions are checked, and your path is complete. Choose one of your ${w(n.leaders)} leaders, who helps you to the end. You lay out at most ${w(n.maxLeaders)}.`,
        why: {
          text: 'The second condition differs from tribe to tribe. Each of the two brings one leader, once.',
          rulings: 'TW-47 TW-48',
          chapter: 'leaders',
        },
        done: 'The ability counts from your next turn.',
        wrong: { declined: 'You may wait. The earlier a leader comes, the more often they help.' },
      },
      score: {
        title: 'What counts at the end',
        say: `Late in the game. Each treehouse brings ${n.scoring.perTreehouse} VP, each objective what its best tier says, the end tile ${n.scoring.endTile}. Temples, clean spaces and tiles have tables of their own. In a tie whoever has more water left wins.`,
        why: {
          text: 'An objective brings points only if you kept the card. If the water is equal as well you share the victory.',
          rulings: 'TW-53 TW-56',
          chapter: 'scoring',
        },
      },
      tables: {
        title: 'Three tables',
        say: `**Temples** placed: ${temples}. **Spaces with pollution**: ${polluted}. **Tiles** in your terrain: ${covered}. So all temples, no pollution and full terrain bring most.`,
        why: {
          text: 'Spaces with pollution count, not tokens. The start tile and villages count as tiles.',
          rulings: 'TW-53 TW-54 TW-55',
          chapter: 'scoring',
        },
      },
      last: {
        title: 'Ring in the end',
        say: `${w(n.endTriggerVillages - 1).replace(/^./, (c) => c.toUpperCase())} villages stand, two forests are full. Build your last one, whichever: then you finish the round and play one more whole round.`,
        why: {
          text: 'Only the first to have built all treehouses gets the end tile.',
          rulings: 'TW-51 TW-52',
          chapter: 'end',
        },
        done: `The end tile is yours: ${n.scoring.endTile} VP.`,
        wrong: { wait: 'A turn, too, but if somebody is faster the points for the end are gone.' },
      },
    },
    can: {
      'path close leader': 'You lay out a leader.',
      'score tables last': 'You know what counts at the end and who rings it in.',
    },
  },
};
