import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { CHEAP, GOOD_GAIN, GOOD_PROJECT } from './lessons.ts';

const ploy = 'That costs one of your ploy tokens. Save it: here you can do without.';
const demolished = 'Demolishing brings population, but your building is gone. That is not the point now.';
const declined = 'That way the card stays there, and Blue may take it. It is worth having here.';

const first = n.bands.find((b) => b.victoryPoints > 0)?.from ?? 0;
const most = n.bands.find((b) => b.victoryPoints === n.over)?.from ?? 0;
const red = n.bands
  .filter((b) => b.victoryPoints < 0)
  .map((b) => `${b.from === b.to ? b.from : `${b.from} or ${b.to}`}: ${n.points(b.victoryPoints)}`)
  .reverse()
  .join('; ');

export const en: CourseText = {
  start: {
    title: 'The first floor',
    steps: {
      garden: {
        title: 'This is the garden',
        say: `I am Frida, the crane. You all build in these ${n.word(n.territories, 'en')} territories, you for the red Mecass. Whoever has the most victory points at the end wins.`,
        why: {
          text: 'Points come from public projects, from your secret ones and from population that is left.',
          chapter: 'goal',
        },
      },
      first: {
        title: `Build a floor for at most ${CHEAP}`,
        say: 'The number on the field is the price; you pay with **population**. In the very first action you may build anywhere. Tap a field and confirm.',
        why: {
          text: `Whoever begins the game has ${n.start} population, everybody else ${n.others}. At least ${n.least} must always be left.`,
          rulings: 'GN-2 GN-7 GN-27',
          chapter: 'build',
        },
        done: 'Your first building stands, and it was cheap.',
        wrong: {
          dear: 'That works, but it is expensive. For a start a field with a small number will do.',
          ploy,
          demolished,
        },
      },
      frida: {
        title: 'Actions happen only where I stand',
        say: 'A few turns later: I stand in territory six. Your action happens there and nowhere else. You have two actions now.',
        why: {
          text: `If you cannot build where I stand, you may move on with me to the next higher number until you can. After ${n.territories} comes ${1}.`,
          rulings: 'GN-26 GN-28 GN-30',
          chapter: 'turn',
        },
      },
      order: {
        title: 'Who has the next turn?',
        say: 'Whoever begins a round has one action, everybody else two: the gears show it. With two you take turns, two turns each in a round. With **three or four** you choose after your turn **who goes next**: anybody who has not had a turn in this round.',
        why: {
          text: 'Whoever was last in a round begins the next one, where I stand, again with one action. With two, the other one begins every time.',
          rulings: 'GN-61 GN-62 GN-63 GN-64',
          chapter: 'turn',
        },
      },
      stack: {
        title: 'Build a second floor',
        say: 'Put it on top of one of your buildings. It costs the number of the field **and one more** for the floor that is already there.',
        why: {
          text: 'You never build on somebody else’s building, nor on your own with a roof.',
          rulings: 'GN-8 GN-9 GN-10',
          chapter: 'build',
        },
        done: 'Two floors: many projects ask for exactly that.',
        wrong: {
          beside: 'Good too, but that is a new building. A second floor on one that already stands was asked for.',
          ploy,
          demolished,
        },
      },
    },
    can: {
      'first stack': 'You know what a floor costs.',
      frida: 'You know where your action happens.',
      order: 'You know who has the next turn, and how many actions.',
    },
  },
  crane: {
    title: 'You steer the crane',
    steps: {
      rule: {
        title: 'The field shows me the way',
        say: 'If you build on the **upper right** field of a territory, I crawl to the territory at the **upper right of the garden**. A field in the middle sends me to the middle.',
        why: {
          text: 'Every territory is a small map of the garden. If the way points to where I already am, I stay.',
          rulings: 'GN-6 GN-25',
          chapter: 'crane',
        },
      },
      send: {
        title: 'Send me to the upper right',
        say: 'Build so that I crawl to territory two. As soon as you tap a field you see where I would end up.',
        why: {
          text: 'The number of the territory does not matter here, only where it lies in the garden.',
          rulings: 'GN-6 GN-24',
          chapter: 'crane',
        },
        done: 'Here I am. The next action happens here.',
        wrong: {
          elsewhere: 'That way I crawl somewhere else. Look for the field at the upper right of its territory.',
          ploy: 'The ploy moves me too, but it is precious. The field at the upper right does it for nothing.',
          demolished,
        },
      },
      threat: {
        title: 'Blue is waiting in territory seven',
        say: 'Blue has a building on straw there. A second one beside it, and Blue completes the **Forge**. You have one action left, then it is Blue’s turn.',
        why: {
          text: 'The next action happens where you send me, whosever action it is.',
          rulings: 'GN-26',
          chapter: 'crane',
        },
      },
      away: {
        title: 'Keep me away from territory seven',
        say: 'Territory seven lies at the **lower right**. Build on any other field, and Blue does not get there.',
        done: 'Blue had to build somewhere else. You do not only play for yourself, but also against the others.',
        wrong: {
          trap: 'The field at the lower right sends me right to territory seven, and Blue is happy about the Forge.',
          ploy,
          demolished,
        },
      },
    },
    can: {
      'rule send': 'You send Frida to the territory you want.',
      'threat away': 'You keep Frida away from territories where others make points.',
    },
  },
  projects: {
    title: 'Projects and roofs',
    steps: {
      card: {
        title: 'These cards are for everybody',
        say: `Four public projects lie face up. **Terraced Houses** wants two buildings side by side on meadow and brings ${n.publicOf('pair')} points. You have one already. A **thornbush** can become meadow, too: whoever builds there first pays ${n.soilCost} and chooses the land.`,
        why: {
          text: 'Whoever finishes a pattern first gets the card. Then a new one is turned up.',
          rulings: 'GN-50 GN-52',
          chapter: 'projects',
        },
      },
      pair: {
        title: 'Complete Terraced Houses',
        say: 'Build beside it on meadow. The card is completed along with it, and a **roof** goes on the new floor.',
        why: {
          text: 'What counts is the building on which you have just placed a floor, together with its neighbours.',
          rulings: 'GN-53 GN-55',
          chapter: 'projects',
        },
        done: `${n.publicOf('pair')} points, at once and for good.`,
        wrong: {
          other: 'That works, but the pattern is not complete: meadow beside your building is missing.',
          declined,
          ploy,
          demolished,
        },
      },
      roof: {
        title: 'A roof means: finished',
        say: 'The building with the roof no longer grows and counts for no more cards. It still counts for majorities. The other one has stayed free.',
        why: {
          text: 'The roof goes only on the building with the new floor.',
          rulings: 'GN-9 GN-55 GN-67',
          chapter: 'projects',
        },
      },
      best: {
        title: `Get at least ${GOOD_PROJECT} points`,
        say: 'One floor on straw completes several cards at once here. You may take **one an action**. Choose a good one.',
        why: {
          text: 'Taller than asked for is allowed. The other cards need a new floor in a later action.',
          rulings: 'GN-51 GN-54',
          chapter: 'projects',
        },
        done: 'One action, one card, and the better one at that.',
        wrong: {
          less: 'Points too, but the same floor could have brought you a better card.',
          other: 'No pattern comes of that. Put one more floor on one of your buildings on straw.',
          declined,
          ploy,
          demolished,
        },
      },
    },
    can: {
      'card pair best': 'You complete public projects with a floor.',
      roof: 'You know what a roof means.',
    },
  },
  people: {
    title: 'Where population comes from',
    steps: {
      money: {
        title: 'Hardly anybody left',
        say: `You have three population left. Below ${n.red} is the red zone, and it costs points at the end: with three it would be ${n.points(n.bands.find((b) => b.to === 3)?.victoryPoints ?? 0)}. And you cannot build here any more.`,
        why: {
          text: `You never fall below ${n.least}, but then you cannot pay for anything.`,
          rulings: 'GN-7 GN-72',
          chapter: 'table',
        },
      },
      demolish: {
        title: 'Demolish the building with the roof',
        say: `It has brought its points already. Demolishing gives you **twice** its cost: ${n.example.gain} population. The floors return to your supply.`,
        why: {
          text: 'Points and cards stay yours. Then I crawl, as after every action.',
          rulings: 'GN-20 GN-21 GN-22 GN-24',
          chapter: 'demolish',
        },
        done: `${n.sign(n.example.gain)} population: now you can build again.`,
        wrong: {
          small: 'That brings population too, but little, and this building could still grow.',
          walked: 'You may move on because you cannot build here. But you are just as poor there.',
          ploy: 'A ploy does not change that you lack population.',
        },
      },
      majority: {
        title: 'Majorities make you grow',
        say: `At the end of every round: whoever **alone** has most floors in a territory gains ${n.sole} population, in a tie everybody gains ${n.tied}. Territory four is tied.`,
        why: { text: 'Buildings with a roof count too.', rulings: 'GN-65 GN-66 GN-67', chapter: 'round' },
      },
      lead: {
        title: `Take the lead, for at most ${CHEAP}`,
        say: 'One more floor in territory four, and you lead here alone. Several fields are cheap enough.',
        done: 'You lead in territory four: at the end of the round your population grows.',
        wrong: {
          dear: 'You take the lead with that, but you have paid more than you need to.',
          ploy,
          demolished: 'That gives Blue the majority.',
        },
      },
    },
    can: {
      'money demolish': 'You demolish when you need population.',
      'majority lead': 'You know what majorities bring at the end of a round.',
    },
  },
  ploys: {
    title: 'Three ploys',
    steps: {
      three: {
        title: 'Your ploy tokens',
        say: `You have ${n.word(n.ploys, 'en')} for the whole game, at most one an action. **Before** the action: Strategic Movement moves me, Roof Transfer moves a roof from a building of yours where I stand to another one on the same land. **As** the action: Building Invasion.`,
        why: {
          text: 'You may use the same ploy several times. Tokens left over are worth nothing at the end.',
          rulings: 'GN-34 GN-39 GN-49',
          chapter: 'ploys',
        },
      },
      switch: {
        title: 'Move to territory four and build',
        say: 'I stand in territory three, your building in four wants its third floor: then the **Apartments** are complete. The ploy takes me to the next higher or next lower number.',
        why: {
          text: 'Here the number of the territory counts, not where it lies. After seven comes one again.',
          rulings: 'GN-35 GN-90',
          chapter: 'ploys',
        },
        done: `${n.publicOf('centralTerritory')} points, in a territory where I did not even stand.`,
        wrong: {
          stayed: 'That works, but you have stayed in territory three. The Apartments stand in four.',
          wrongWay: 'That is the other direction. Territory four is the next higher number.',
          other: 'You are in territory four, but the Apartments need the floor on your building in the middle.',
          declined,
        },
      },
      invade: {
        title: 'Invade a blue building',
        say: 'You pay the owner **twice** the cost and replace all floors by yours. Two blue buildings stand here: either will do.',
        why: {
          text: 'Nobody can refuse. But it makes the other one rich: invade only what is worth it.',
          rulings: 'GN-44 GN-45 GN-47',
          chapter: 'ploys',
        },
        done: 'The building is yours. Blue has gained population for it.',
        wrong: {
          built: 'That was an ordinary floor. Tap a blue building to invade it.',
          switched: 'With that you change the territory, and the ploy of this action is spent.',
          demolished,
        },
      },
    },
    can: {
      three: 'You know the three ploys and when to use them.',
      'switch invade': 'You switch territory and invade buildings.',
    },
  },
  end: {
    title: 'Secret plans and the end',
    steps: {
      keep: {
        title: 'Keep two cards about meadow',
        say: `This is how every game begins: of ${n.word(n.dealt, 'en')} secret projects you keep ${n.word(n.kept, 'en')} different ones. Best choose cards that want the same thing.`,
        why: {
          text: 'A building may count for both cards.',
          rulings: 'GN-3 GN-77',
          chapter: 'setup',
        },
        done: 'Every floor on meadow helps both plans now.',
        wrong: { apart: 'Allowed, but these two want different things. Cabaret and Sculpture both like meadow.' },
      },
      plans: {
        title: 'The last floor',
        say: `A jump to the end. When somebody places their last floor, this is the **last round**. Your plans: the Belfry brings ${n.secretOf('belfry')} points for a building of ${n.word(n.tall('belfry'), 'en')} floors, one in each territory at most; the Post Office ${n.secretOf('cabaret')} for each floor on straw.`,
        why: {
          text: 'You finish the round, and the population grows once more. Buildings with a roof do not count for secret projects, except for Territory Control.',
          rulings: 'GN-68 GN-70 GN-74 GN-76',
          chapter: 'end',
        },
      },
      last: {
        title: 'End the game with a gain',
        say: `Place your last floor so that your secret projects bring at least ${GOOD_GAIN} points more. Several fields are right.`,
        done: 'Last floor, last round, and the Belfry rings along.',
        wrong: {
          nothing: 'The game ends that way too, but the Belfry wants to see a third floor here.',
          demolished: 'Demolishing prolongs the game, and your plans lose a building.',
          ploy,
        },
      },
      count: {
        title: 'This is how it counts',
        say: 'Public projects, secret projects and points for population: together they are your result. In a tie you win together.',
        why: {
          text: 'Floors, ploy tokens and cards left over are worth nothing.',
          rulings: 'GN-49 GN-79',
          chapter: 'scoring',
        },
      },
      left: {
        title: 'What population is worth',
        say: `From ${first} on population brings a point, then one more for every three, up to ${n.over} points from ${most} on. Exactly ${n.red} brings nothing, and less costs points: ${red}.`,
        why: {
          text: `It never brings more than ${n.over} points, however much is left.`,
          rulings: 'GN-72',
          chapter: 'scoring',
        },
      },
      roads: {
        title: `Make ${GOOD_GAIN} points with one floor`,
        say: 'One last task, with the same secret plans. There are two ways: a public project, or your Belfry.',
        done: 'That is how to think here: what counts at once, what at the end, and where do I stand then?',
        wrong: {
          little: 'That works, but it brings less. Look which building needs its third floor.',
          demolished,
          ploy,
        },
      },
    },
    can: {
      keep: 'You choose secret projects that fit together.',
      'plans last': 'You know when the last round comes.',
      'count left': 'You know what is counted, and what population is worth.',
    },
  },
};
