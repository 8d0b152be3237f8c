import type { HandbookText } from '#kernel';
import { entriesOf, publicEntries, secretEntries } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'en');
const { example, ending } = n;
const spaces = (b: { readonly from: number; readonly to: number }): string =>
  b.from === b.to ? `${b.from}` : `${b.from}–${b.to}`;

export const en: HandbookText = {
  feel: [
    {
      figure: 'crane',
      title: 'You steer the crane',
      text: 'Where you build decides where building goes on. Good floors are not enough: send Frida where she helps you and nobody else.',
    },
    {
      figure: 'pair',
      title: 'Roof on, points in',
      text: 'A project brings points at once. But the roof finishes your building, and your secret plans want tall houses without one.',
    },
    {
      figure: 'majority',
      title: 'Money wins games too',
      text: 'Population pays for every floor and counts points at the end. Whoever leads in a territory grows again every round.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Goal',
      blocks: [
        { rule: 'Collect the most victory points (VP) with your clan.' },
        {
          p: 'You all build in the same garden, but each for your own clan. Points come from exactly three sources: **public projects** at once, when you complete one, **secret projects** and the **population** you have left at the end.',
        },
        {
          p: 'The special thing: the field on which you act decides **where the next action happens**, whoever takes it.',
          rulings: 'GN-26',
        },
      ],
    },
    {
      id: 'table',
      title: 'On the table',
      blocks: [
        {
          p: `The garden has ${w(n.territories)} **territories**: one in the middle, ${w(n.outer)} around it. Each has ${w(n.fields)} **fields**: ${w(n.perLand)} each of meadow, straw and leaf, and one thornbush. Every land has a colour and a sign.`,
        },
        {
          figure: 'garden',
          caption: 'The garden in the middle of a game',
          callouts: [
            `**Territory** with its number, from ${w(1)} to ${w(n.territories)}`,
            '**Field** with land and number: the number is the price.',
            '**Building**: shape, colour and emblem show the clan, the number its floors.',
            '**Thornbush**: no land yet',
            '**Soil tile** on a thornbush: this is straw now.',
            '**Roof**: this building is finished.',
            '**Frida**, the turtle crane: where she stands, actions are taken.',
          ],
        },
        {
          p: `Beside the garden ${w(n.faceUp)} public projects lie face up, with roofs and soil tiles for everybody. The **turn order board** shows by its gears who has how many actions.`,
        },
        {
          p: `In front of you are your **floors**, ${w(n.ploys)} **ploy tokens**, ${w(n.kept)} secret projects and your **population**. It is your money: you pay with it, and what is left at the end counts. It never falls below ${n.least}; it may rise above ${n.track}. The part below ${n.red} is red: allowed, but expensive at the end.`,
          rulings: 'GN-7 GN-73 GN-92',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      blocks: [
        {
          steps: [
            `The ${w(n.territories)} territories are placed and turned at random. Frida still stands **beside** the garden.`,
            `The ${n.publicCards} public projects are shuffled; ${w(n.faceUp)} lie face up.`,
            'Everybody gets a clan. All clans play alike.',
            'A draw decides who begins.',
            `Everybody is dealt ${w(n.dealt)} of the ${n.secretCards} secret projects face down and keeps ${w(n.kept)} **different** ones. Nobody sees the others again.`,
          ],
          rulings: 'GN-3 GN-4 GN-5',
        },
        {
          table: {
            head: ['You begin with', 'two players', 'three players', 'four players'],
            rows: [
              ['Floors', ...n.floors.map(String)],
              ['Population, who begins', ...n.floors.map(() => String(n.start))],
              ['Population, all others', ...n.floors.map(() => String(n.others))],
              ['Ploy tokens', ...n.floors.map(() => String(n.ploys))],
              ['Victory points', ...n.floors.map(() => String(0))],
            ],
          },
          rulings: 'GN-1 GN-2',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Round and turn',
      blocks: [
        {
          p: 'A round has three phases: in the **action phase** everybody has a turn, in the **population phase** whoever leads grows, in the **clean-up phase** the order is laid anew.',
        },
        {
          p: `A turn has as many **actions** as your space on the board has gears: whoever begins the round has ${w(n.first)}, everybody else has ${w(n.later)}.`,
          rulings: 'GN-63',
        },
        {
          figure: 'order',
          caption: 'Four players: two have had their turns, the third clan is taking its actions',
        },
        {
          rule: 'Every action happens in the territory where Frida stands.',
          rulings: 'GN-26',
        },
        {
          list: [
            '[Build](#build): place a floor and pay for it,',
            '[Demolish](#demolish): remove a whole building of yours and gain population,',
            '[Invade](#ploys): take over somebody’s building with a ploy token.',
          ],
        },
        {
          p: 'With every action you may also complete **one** public project and use **one** ploy token. Then Frida crawls on.',
          rulings: 'GN-34 GN-51 GN-90',
        },
        {
          p: 'After your last action **you choose who goes next**: anybody who has not had a turn in this round. You can already see where Frida stands.',
          rulings: 'GN-61 GN-62 GN-89',
        },
        {
          p: `If you cannot build in Frida’s territory you may move on with her to the **next higher** number, from ${n.territories} to ${1}, until you can; you need not demolish anything. Only if you cannot build anywhere in the garden may you give up the action.`,
          rulings: 'GN-28 GN-29 GN-30 GN-31 GN-32 GN-33 GN-86 GN-87',
        },
      ],
    },
    {
      id: 'build',
      title: 'Building',
      blocks: [
        {
          p: 'Place **one floor** from your supply on a free field or on top of a building of your own. Buildings may be as tall as you like. You never build on somebody else’s building, nor on a finished one.',
          rulings: 'GN-8 GN-9 GN-11 GN-12 GN-13',
        },
        {
          rule: 'Price: the number of the field, and one more for each floor that already stands there.',
          rulings: 'GN-10',
        },
        {
          figure: 'price',
          caption: 'Three fields with the same number, three prices',
          callouts: [
            `Free: ${example.number}`,
            `Second floor: ${example.number} + ${1}`,
            `Third floor: ${example.number} + ${2}`,
            'Somebody else’s building: forbidden.',
            'A roof lies here: forbidden.',
          ],
        },
        {
          p: `You pay with population, and at least ${n.least} must be left.`,
          rulings: 'GN-7',
        },
        {
          p: `**Thornbush.** Whoever builds here first chooses what it becomes: meadow, straw or leaf, as long as one of the ${w(n.soilTiles)} soil tiles of that land is left. The price is ${n.soilCost}. From then on it is an ordinary field with the number ${n.soilCost}, even if the building goes. The new floor counts with the chosen land at once.`,
          rulings: 'GN-14 GN-15 GN-16 GN-17 GN-18 GN-19',
        },
        {
          figure: 'soil',
          caption: 'Thornbushes before and after',
          callouts: [
            `Still free: whoever builds here pays ${n.soilCost} and chooses the land.`,
            'Blue has chosen straw. The bush can still be seen as a rim.',
          ],
        },
      ],
    },
    {
      id: 'demolish',
      title: 'Demolishing',
      blocks: [
        {
          p: 'Take a building of your own off the board, **all of it**, with or without a roof. Its floors return to your supply, its roof to the common one. You gain **twice** what all its floors cost together. Points and cards stay yours. You never complete a project that way.',
          rulings: 'GN-20 GN-21 GN-22 GN-23',
        },
        {
          figure: 'demolish',
          caption: `A building of ${w(example.floors)} floors on the ${example.number}: ${n.sign(example.gain)} population`,
          callouts: ['Your building: you may demolish it, roof or not.', 'Somebody else’s: you may not.'],
        },
        {
          table: {
            head: ['Value', ...n.fieldNumbers.map((x) => `Field ${x}`)],
            rows: n.heights.map((h) => [
              h === 1 ? `${h} floor` : `${h} floors`,
              ...n.fieldNumbers.map((x) => String(n.value(x, h))),
            ]),
          },
          rulings: 'GN-21',
        },
      ],
    },
    {
      id: 'crane',
      title: 'The crane',
      blocks: [
        {
          rule: 'Where your field lies in its territory, there in the garden lies Frida’s next territory.',
          rulings: 'GN-6 GN-24',
        },
        {
          figure: 'crane',
          caption: 'A field at the upper right sends Frida to the upper right',
          callouts: [
            'Frida stands in the central territory. You may act only here.',
            'You build on the field at the upper right.',
            'So she crawls to the territory at the upper right. The next action is there, whosever it is.',
          ],
        },
        {
          p: 'A field in the middle leads to the central territory. If the direction points to where Frida already is, she stays. This holds after every action: building, demolishing and invading.',
          rulings: 'GN-24 GN-25',
        },
        {
          figure: 'plan',
          caption: 'Every territory is a small map of the garden: each field shows the territory it leads to',
        },
        {
          p: 'At the end of a round Frida stays where she is. Only the **very first action** of the game is free: you build on any field, and without a ploy. The number of a territory does not matter for Frida’s way.',
          rulings: 'GN-26 GN-27',
        },
      ],
    },
    {
      id: 'projects',
      title: 'Projects',
      blocks: [
        {
          p: '**Public projects** are there for everybody. If the building on which you have **just placed a floor** fits the pattern of a face-up card, you may complete it:',
          rulings: 'GN-50 GN-53',
        },
        {
          steps: [
            'You put a roof on this building, and on no other.',
            'You take the card and get its points at once. They are never lost.',
            'A new card is turned up. You can complete it with your next action at the earliest.',
          ],
          rulings: 'GN-52 GN-55 GN-58 GN-59',
        },
        {
          figure: 'pair',
          caption: 'Terraced Houses: two buildings side by side on meadow',
          callouts: [
            'This building was there already. It stays unfinished.',
            'The new floor: the roof goes on top of it.',
          ],
        },
        {
          list: [
            'All buildings of the pattern are yours and **without a roof**.',
            'Floors are minimums: taller is fine.',
            'The pattern may be turned and bent. Only **side by side** must be right.',
            'At most one card an action. When no roof is left in the supply, none.',
          ],
          rulings: 'GN-51 GN-54 GN-56 GN-57',
        },
        {
          figure: 'beside',
          caption: 'What lies beside the building at the upper left of territory four',
          callouts: [
            'Side by side in the same territory: yes.',
            'Side by side across the border: yes, where two fields face each other.',
            'This field does not touch it: no.',
          ],
        },
        {
          figure: 'trio',
          caption: 'The Temple: the hardest pattern',
          callouts: [
            'The main building on meadow gets its second floor, and the roof.',
            'Beside it one on straw …',
            '… and one on leaf. These two need not touch.',
          ],
        },
        {
          table: {
            head: ['Public projects', 'VP'],
            rows: [
              ['Next to a free field: Sacred Place, Infirmary, Fortress', String(n.publicOf('nextToFreeField'))],
              ['Outside: House, Herbalist, Prison', String(n.publicOf('outerTerritory'))],
              ['Pair: Terraced Houses, Forge, Outpost', String(n.publicOf('pair'))],
              ['Taller pair: Sanctuary, Windmill, Bunker', String(n.publicOf('tallPair'))],
              ['Centre: Apartments, Power Station, Radio Tower', String(n.publicOf('centralTerritory'))],
              ['Group of three: Temple, Water Reservoir, Air Base', String(n.publicOf('trio'))],
            ],
          },
          rulings: 'GN-60',
        },
        {
          p: 'A building with a roof is **finished**: it no longer grows and counts for no project except Territory Control. It still counts for majorities. You may demolish it, others may invade it, and with a ploy you move its roof.',
          rulings: 'GN-9 GN-67 GN-76',
        },
        {
          p: 'Your **secret projects** count only at the end. A building may count for both. What they bring stands under [Scoring](#scoring).',
          rulings: 'GN-77',
        },
      ],
    },
    {
      id: 'ploys',
      title: 'Ploys',
      blocks: [
        {
          p: `You have ${w(n.ploys)} ploy tokens for the whole game, at most one an action. You may use the same ploy several times. Tokens left over are worth nothing.`,
          rulings: 'GN-34 GN-49',
        },
        {
          p: '**Strategic Movement**, before the action: Frida goes to the territory with the next higher or next lower number. You act there.',
          rulings: 'GN-35 GN-37 GN-38',
        },
        {
          figure: 'switching',
          caption: `From territory ${n.territories} she can go to ${n.territories - 1} or ${1}`,
        },
        {
          p: '**Roof Transfer**, before the action: a roof moves from a building of yours in Frida’s territory to another one of yours without a roof, on the same land, wherever it stands. Then you act in Frida’s territory; the freed building may grow at once and complete a new project.',
          rulings: 'GN-39 GN-40 GN-41 GN-42 GN-43 GN-85',
        },
        {
          figure: 'roof',
          caption: 'The roof moves from meadow to meadow',
          callouts: [
            'This building in Frida’s territory is unfinished again.',
            'This one is finished now.',
            'The roof could not go here: it stands on leaf.',
          ],
        },
        {
          p: '**Building Invasion**, as the action: you pay twice the price of somebody’s building in Frida’s territory **to its owner**. The owner takes the floors back, a roof returns to the supply, and you place as many floors of your own. This may complete a project. The owner cannot prevent it.',
          rulings: 'GN-36 GN-44 GN-45 GN-46 GN-47 GN-48 GN-83 GN-84',
        },
        {
          figure: 'invade',
          caption: `An invasion for ${example.gain}`,
          callouts: [
            'Two blue floors become two red ones.',
            'Together with this building on straw the Windmill is complete.',
          ],
        },
      ],
    },
    {
      id: 'round',
      title: 'End of a round',
      blocks: [
        {
          rule: `Whoever alone has most floors in a territory gains ${n.sole} population. In a tie everybody tied gains ${n.tied}.`,
          rulings: 'GN-65 GN-66 GN-67 GN-88',
        },
        {
          figure: 'majority',
          caption: 'Two territories in the population phase',
          callouts: [
            'Yellow has three floors here, Red one. Roofs do not matter.',
            'Red and Blue have the same number.',
          ],
        },
        {
          p: `Then whoever was last begins the new round with ${w(n.first)} action, where Frida stands. So one takes ${w(n.first + n.later)} actions almost in a row.`,
          rulings: 'GN-26 GN-63',
        },
      ],
    },
    {
      id: 'end',
      title: 'End of the game',
      blocks: [
        {
          p: 'When somebody places the **last floor** of their supply, this is the last round, even if they take floors back later. You play it to its end, the population grows once more, then you score.',
          rulings: 'GN-68 GN-69 GN-70 GN-71',
        },
        {
          p: `So that no game lasts for ever, it ends after round ${n.maxRounds} at the latest. You can change that when you open a table.`,
          rulings: 'GN-91',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        { p: 'To the points of your public projects you add:' },
        {
          table: {
            head: ['Secret projects', 'VP'],
            rows: [
              ['Cabaret, Post Office, Barracks: a floor on the land', String(n.secretOf('cabaret'))],
              [
                'Sculpture, Market, Watchtower: a building of two floors or more on the land',
                String(n.secretOf('sculpture')),
              ],
              [`Belfry: a building of ${w(n.tall('belfry'))} floors or more`, String(n.secretOf('belfry'))],
              [
                `Observatory: a building of ${w(n.tall('observatory'))} floors or more`,
                String(n.secretOf('observatory')),
              ],
              ['Territory Control: alone most floors in one of the two territories', String(n.one)],
              ['… in both', String(n.both)],
            ],
          },
          rulings: 'GN-74 GN-75 GN-76 GN-77',
        },
        {
          p: 'Only buildings **without a roof** count, except for Territory Control. Belfry and Observatory score at most one building in each territory. For Territory Control a tie is not enough.',
        },
        {
          figure: 'towers',
          caption: 'Observatory and Belfry',
          callouts: [
            `With ${w(n.tall('observatory'))} floors it counts for both cards.`,
            'So does this one, in another territory.',
            'This one counts for the Belfry.',
            'This one does not: the same territory.',
          ],
        },
        {
          table: {
            head: ['Population at the end', ...n.tracks[0].map(spaces)],
            rows: [['VP', ...n.tracks[0].map((b) => n.points(b.victoryPoints))]],
          },
          rulings: 'GN-72',
        },
        {
          table: {
            head: ['Population at the end', ...n.tracks[1].map(spaces), `above ${n.track}`],
            rows: [['VP', ...n.tracks[1].map((b) => n.points(b.victoryPoints)), n.points(n.over)]],
          },
          rulings: 'GN-72',
        },
        {
          figure: 'ending',
          caption: `An example: Red comes to ${ending.sum} points`,
          callouts: [
            'Alone in front in territory three …',
            '… and in territory five: Territory Control in both.',
            'Four buildings of two floors on straw count for the Market: this one …',
            '… and this one, and the other two.',
          ],
        },
        {
          table: {
            head: ['Red', 'VP'],
            rows: [
              ['Public projects', n.points(ending.projects)],
              ['Secret projects', n.points(ending.secret)],
              ['Points for population', n.points(ending.population)],
              ['**Together**', `**${ending.sum}**`],
            ],
          },
        },
        {
          p: `The result may fall below zero and rise above ${n.lap}. In a **tie** you win together.`,
          rulings: 'GN-78 GN-79 GN-80 GN-93',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Good to know',
      blocks: [
        {
          list: [
            '**Think two fields ahead.** With two actions the first sends Frida to where you need the second.',
            '**Start cheap.** Fields with a small number are the cheapest way to majorities and to tall houses.',
            '**Demolishing is a bank.** You get twice the price. A finished building has brought its points already: pull it down when you lack population.',
            `**Stay above ${n.red}.** At the very bottom population costs you up to ${-(n.bands[0]?.victoryPoints ?? 0)} points at the end.`,
            '**Wait with the roof** if the building serves your secret plans. Or put it on the smaller neighbour.',
            '**Do not make yourself a target.** Hardly anybody invades a tall building on an expensive field: they would have to pay you everything twice.',
            '**Guard your ploys.** Strategic Movement saves the turn in which Frida stands wrong. At the end they are worth nothing.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'How many play',
      blocks: [
        {
          p: `**With four and three** the course is the same; with three the last space of the board is missing. Whoever has the first space has ${w(n.first)} action, the others have ${w(n.later)}.`,
          rulings: 'GN-61',
        },
        {
          p: `**With two** you take turns and do not choose who follows: the first person has ${w(n.pairActions[0] ?? 0)} action, the second ${w(n.pairActions[1] ?? 0)}, then the first ${w(n.pairActions[2] ?? 0)} again and the second ${w(n.pairActions[3] ?? 0)}. The other person begins the next round.`,
          rulings: 'GN-64',
        },
        { p: 'There is no game for one alone. You can play against bots at any time.' },
      ],
    },
    {
      id: 'symbols',
      title: 'Signs',
      blocks: [
        {
          entries: entriesOf([
            ['meadow', 'Meadow', 'Land, green, with a flower.'],
            ['straw', 'Straw', 'Land, yellow, with a sheaf.'],
            ['leaf', 'Leaf', 'Land, red, with a leaf.'],
            ['thornbush', 'Thornbush', `No land yet. Whoever builds here first pays ${n.soilCost} and chooses one.`],
            ['soil', 'Soil tile', `Turns a thornbush into a field with the number ${n.soilCost} for good.`],
            ['price', 'Number of the field', 'What the first floor costs here; every further one costs one more.'],
            ['number', 'Number of the territory', 'Counts for moving on, Strategic Movement and Territory Control.'],
            ['frida', 'Frida, the turtle crane', 'Where she stands, actions are taken.'],
            ['floor', 'Floor', 'An action places one. The last of a supply triggers the end of the game.'],
            ['roof', 'Roof', 'The building is finished: it does not grow and counts only for majorities.'],
            ['population', 'Population', 'What you pay with; at the end it counts points.'],
            ['ploy', 'Ploy token', `You have ${w(n.ploys)} a game and use at most one an action.`],
            ['gear', 'Gear', 'One action.'],
          ]),
        },
        {
          title: 'Clans',
          entries: entriesOf([
            ['mecass', 'Mecass', 'Red, cans. Their leader is Thavog.'],
            ['pterygotes', 'Pterygotes', 'Blue, beetles. Their leader is Bienko.'],
            ['sylphs', 'Sylphs', 'Green, chestnuts. Their leader is Elsyl.'],
            ['azagayah', 'Azagayah', 'Yellow, feathers. Their leader is Aku.'],
          ]),
        },
        {
          title: 'Ploys',
          entries: entriesOf([
            [
              'switch-territory',
              'Strategic Movement',
              'Before the action: Frida goes to the next higher or next lower number.',
            ],
            [
              'move-roof',
              'Roof Transfer',
              'Before the action: a roof moves from Frida’s territory to a building of yours on the same land.',
            ],
            [
              'invade',
              'Building Invasion',
              'As the action: you pay the value to the owner and replace all floors by yours.',
            ],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'All cards',
      blocks: [
        { title: 'Public projects', entries: publicEntries('en', (p) => `${p} VP.`) },
        {
          title: 'Secret projects',
          entries: secretEntries('en', (c) => (c === 1 ? 'One card.' : `${c} cards.`)),
        },
      ],
    },
    {
      id: 'ours',
      title: 'What is ours here',
      blocks: [
        {
          p: 'Rules, territories, projects and all points are those of the original, Garden Nation. Ours is only what the rulebook leaves open:',
        },
        {
          list: [
            'that territories are also turned at set-up; you can switch it off,',
            'the numbers of two fields on which the sources disagree,',
            'giving up an action if you cannot build anywhere,',
            'the shared victory in a tie, and the latest end,',
            'that Frida comes along when you move on.',
          ],
          rulings: 'GN-5 GN-32 GN-79 GN-91',
        },
        {
          p: 'All drawings are new. If you own the game and find a mistake: the numbers stand in one file and can be corrected.',
        },
      ],
    },
  ],
};
