import type { HandbookText } from '#kernel';
import { buildingEntries, entriesOf } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'en');
const { parts, sum } = n.example;

const spaces = (size: number, rotations: number): string =>
  rotations === 1 ? `${size} spaces; looks the same however you turn it.` : `${size} spaces; ${rotations} rotations.`;

export const en: HandbookText = {
  feel: [
    {
      figure: 'kinds',
      title: 'Everybody builds the same',
      text: 'One card tells all of you at once which building is next. Where it goes is up to you, and there it stays for ever.',
    },
    {
      figure: 'open',
      title: 'Every space counts',
      text: 'Rocks you want to hide, trees you want to keep, empty meadow costs. And every building is one space larger than you need.',
    },
    {
      figure: 'whole',
      title: 'Stopping is a move',
      text: 'When nothing fits any more you stop and count. Too greedy, and you give points away; too early, and the meadow stays bare.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Goal',
      blocks: [
        { rule: 'Build the town with the most points by the river.' },
        {
          p: `Everybody has the same landscape and the same ${n.perPlayer} buildings. Card by card you learn which building is next, and you put it on your board: cover rocks and empty meadow, leave trees in sight, keep colours together, surround churches and wells.`,
          rulings: 'MC-1',
        },
        {
          p: 'Nobody can take anything from you. Only for the gold does it matter who is faster.',
          rulings: 'MC-33',
        },
      ],
    },
    {
      id: 'table',
      title: 'What lies on the table',
      blocks: [
        {
          p: 'Your board lies in front of you. You build only on **light-green spaces**; everything else is either in the way or a promise for the scoring.',
        },
        {
          figure: 'board',
          caption: 'The Valley, the first board, with three buildings',
          callouts: [
            '**Mountains**: nobody builds here.',
            '**Forest**: nor here.',
            '**River**: it runs between the spaces and divides two banks.',
            '**Trees**: in sight at the end they bring points.',
            '**Rocks**: in sight at the end they cost points.',
            '**Well**: surrounded it brings a lot.',
            `**Gold vein**: there are ${w(n.veins)} of them.`,
          ],
        },
        {
          p: `Beside it lie your buildings: ${w(n.perColour)} each in yellow, red and blue, and ${w(n.churches)} churches. They cover ${w(n.smallest)} to ${w(n.largest)} spaces.`,
          rulings: 'MC-59',
        },
        {
          figure: 'kinds',
          caption: `The ${w(n.kinds)} kinds of buildings`,
          callouts: [
            '**Residential building**, yellow',
            '**Public building**, red',
            '**Commercial building**, blue',
            '**Church**, purple: it belongs to no colour.',
          ],
        },
        {
          p: `In the middle lies one deck for all, ${n.cards} cards: one construction card for each building, and the blocking card. Your score track shows the points you already have; what your town is worth is added in the [scoring](#scoring).`,
          rulings: 'MC-3 MC-58',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      blocks: [
        {
          steps: [
            'Everybody gets the same board. You choose which one when you open the table.',
            `You start on **${n.start}** on the score track.`,
            `You get all ${n.perPlayer} buildings.`,
            `The ${n.cards} cards are shuffled and put down in a pile. Nobody knows their order; which ones are still to come you may look up at any time.`,
          ],
          rulings: 'MC-1 MC-2 MC-3 MC-5',
        },
      ],
    },
    {
      id: 'turn',
      title: 'A round',
      blocks: [
        { p: 'There is no turn order: **everybody plays at the same time.**', rulings: 'MC-51' },
        {
          steps: [
            'The top construction card is turned over. It shows the building of this round.',
            'Each of you decides alone: [build](#build) it, [decline](#decline) it, or [stop](#decline).',
            'When all have decided, everything happens at once. Then the next card follows.',
          ],
          rulings: 'MC-52 MC-54',
        },
        {
          p: 'Until then the others see that you have decided, not what; and while somebody is still thinking you may take your decision back. After that it holds for ever: what is built is never moved, turned or covered.',
          rulings: 'MC-19 MC-54 MC-61',
        },
      ],
    },
    {
      id: 'build',
      title: 'Building',
      blocks: [
        { p: 'Turn the building as you like. You may not flip it over.', rulings: 'MC-6 MC-7' },
        {
          figure: 'turning',
          caption: 'The Angle Court in all its rotations; its mirror image on the right is forbidden',
        },
        {
          list: [
            'Each of its squares lies on a free light-green space: not on mountains, forest or river, and not on another building.',
            'All of it lies on **one bank**. It may reach around a bend of the river, but never across.',
            'Trees, rocks, wells and gold veins may be covered. That costs nothing at the moment.',
          ],
          rulings: 'MC-8 MC-9 MC-10 MC-18',
        },
        {
          figure: 'bend',
          caption: 'Around the bend, but not across',
          callouts: ['All squares lie on the same bank: allowed.', 'Here the building crosses the river: forbidden.'],
        },
        { rule: 'Your **first** building lies at the river with a side.', rulings: 'MC-11 MC-12 MC-13' },
        {
          p: 'Which bank does not matter. “First” means the first one you really build, even if you declined others before.',
        },
        {
          figure: 'first',
          caption: 'Where the Cottage may lie as the first building',
          callouts: [
            'One side lies at the river: right.',
            'Only a corner touches the river: not enough.',
            'Across the river is never possible.',
          ],
        },
        {
          rule: 'Every **further** building shares a side with one that already stands.',
          rulings: 'MC-14 MC-15 MC-17',
        },
        {
          p: 'Corners never count. If only the river lies between two buildings, they still border on each other: that is how you get to the other bank.',
        },
        {
          figure: 'next',
          caption: 'Where the Kiosk may lie as the second building',
          callouts: [
            'Facing the Cottage, only the river between: right.',
            'Only the corners touch: not enough.',
            'Lying at the river does not help any more, and here nothing borders at all.',
          ],
        },
      ],
    },
    {
      id: 'decline',
      title: 'Declining and stopping',
      blocks: [
        {
          p: `If you do not want a building, **decline** it, even if it would fit. That costs **${n.cost} point** on the score track at once, and the building does not come back. At the end it costs nothing more.`,
          rulings: 'MC-20 MC-21 MC-22',
        },
        {
          p: `With ${n.least} on the score track you can no longer decline: build, or stop.`,
          rulings: 'MC-23 MC-60',
        },
        {
          p: 'After every card that is turned over you may **stop**. It is free: your remaining buildings are turned over, your town stays as it is and is scored like all the others. But you do not come back.',
          rulings: 'MC-24 MC-25 MC-28',
        },
        { rule: 'A **church** you must build, or you stop.', rulings: 'MC-26' },
        {
          p: 'Churches cannot be declined. So always keep a place free somewhere for the next one. If stopping is all you can do, it happens by itself and costs nothing.',
          rulings: 'MC-27 MC-53',
        },
      ],
    },
    {
      id: 'block',
      title: 'The blocking card',
      blocks: [
        {
          p: 'When the blocking card appears, one more card is turned over at once. **Nobody builds this building**, not even a church. It costs nothing, and nobody is asked; then the next card follows. As the last card, the blocking card does nothing.',
          rulings: 'MC-29 MC-30 MC-31 MC-32 MC-55',
        },
      ],
    },
    {
      id: 'gold',
      title: 'Gold',
      blocks: [
        {
          rule: `Whoever covers **both gold veins** first gets **${n.gold} points** at once.`,
          rulings: 'MC-33 MC-34',
        },
        {
          p: `If several do it in the same round, each gets the ${n.gold} points. After that the gold is gone. The points stand on your score track at once and can pay for declining from the next round on. Whoever stops in a round gets no gold in it; playing alone, you always get it.`,
          rulings: 'MC-33 MC-35 MC-36 MC-37',
        },
        {
          figure: 'gold',
          caption: 'Both veins are covered',
          callouts: ['The Cottage lies on the first vein.', 'The Guardhouse lies on the second.'],
        },
      ],
    },
    {
      id: 'end',
      title: 'End of the game',
      blocks: [
        {
          p: `The game ends when everybody has stopped, or when all ${n.cards} cards have been turned over and the last decision is made. So there are never more than ${n.rounds} rounds.`,
          rulings: 'MC-31 MC-50',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        { p: 'To the points on your score track you add what can be seen on your board:' },
        {
          table: {
            head: ['What', 'Points'],
            rows: [
              ['Open space with trees', n.sign(n.tree)],
              ['Open space with rocks', n.sign(n.rock)],
              ['Empty light-green space', n.sign(n.empty)],
              ['Building in the largest group of each colour, each', n.sign(n.group)],
              ['Church that borders on all three colours', n.sign(n.church)],
              ['Well with four different buildings around it', n.sign(n.well)],
              ['Open gold vein, well without four buildings', n.sign(0)],
            ],
          },
          rulings: 'MC-38 MC-39 MC-40 MC-43 MC-44',
        },
        { figure: 'open', caption: 'Open land: trees, rocks, empty meadow. Well and gold count nothing here.' },
        {
          p: '**Groups.** For yellow, red and blue the largest group counts: as many points as buildings that border on each other. The size of the buildings does not matter, smaller groups count nothing. The river does not divide a group. Churches belong to no group and link none.',
          rulings: 'MC-40 MC-41 MC-42',
        },
        {
          figure: 'groups',
          caption: 'Three red buildings, but only two in one group',
          callouts: [
            'School and Guardhouse border on each other across the river: one group.',
            'The church between links nothing.',
            'The Library stands alone and counts nothing.',
          ],
        },
        {
          p: `**Churches.** Every church that borders on at least one yellow, one red and one blue building brings ${n.church} points, also across the river. If one colour is missing it brings nothing.`,
          rulings: 'MC-43 MC-56',
        },
        {
          figure: 'church',
          caption: 'The Chapel counts, the Parish Church does not',
          callouts: [
            'Yellow borders on the Chapel …',
            '… so does red …',
            '… and blue across the river: the Chapel counts.',
            'The Parish Church borders only on blue.',
          ],
        },
        {
          p: `**Wells.** An open well brings ${n.well} points if a **different** building lies on each of its ${w(n.wellSides)} sides. Churches count too, and on the river side the building opposite counts. Covered, it brings nothing.`,
          rulings: 'MC-44 MC-45 MC-46 MC-56',
        },
        {
          figure: 'well',
          caption: 'Two wells',
          callouts: [
            'Four different buildings around it: this well counts.',
            'Three sides belong to the same building: this well counts nothing.',
          ],
        },
        { p: '**A whole town.** This is what a good town looks like at the end, and how it is counted:' },
        { figure: 'whole', caption: `A finished town in the Valley: ${sum} points` },
        {
          table: {
            head: ['This town', 'Points'],
            rows: [
              ['Score track', n.sign(parts.track)],
              ['Trees', n.sign(parts.trees)],
              ['Rocks', n.sign(parts.rocks)],
              ['Empty spaces', n.sign(parts.empty)],
              ['Yellow group', n.sign(parts.yellow)],
              ['Red group', n.sign(parts.red)],
              ['Blue group', n.sign(parts.blue)],
              ['Churches', n.sign(parts.churches)],
              ['Wells', n.sign(parts.wells)],
              ['**Together**', `**${sum}**`],
            ],
          },
        },
        {
          p: 'There is no upper and no lower limit. **In a tie** whoever has fewer empty spaces in the top row wins; if that is equal too, the next row decides, and so on. Players equal in everything share the place.',
          rulings: 'MC-47 MC-48 MC-49',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Good to know',
      blocks: [
        {
          list: [
            '**Do not be scared by the score.** “If the game ended now” counts all empty spaces. At the start that is deep in the red; every building makes it better.',
            '**Build close.** Every hole that nothing fits into costs at the end. Small buildings fill gaps best: look up which ones are still to come.',
            '**Cross the river early.** Whoever builds on one side only runs out of room for the large shapes.',
            `**Declining is cheap.** A building that covers trees is often worse than the one point: every tree space is worth ${n.tree}.`,
            '**Think of the churches.** As long as one is in the deck, you need room for it. Best where three colours meet.',
            '**Stop when it is enough.** Once the gaps are filled, every further building makes your town worse.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'How many play',
      blocks: [
        {
          p: `With ${w(n.players.min + 1)} to ${w(n.players.max)} players the rules are the same. The more play, the sooner the gold is gone.`,
          rulings: 'MC-1',
        },
        {
          p: '**Alone** you play for your best result. You get the gold in the round in which both veins are covered. Your points give your town a rank:',
          rulings: 'MC-37',
        },
        {
          table: {
            head: ['Points from', 'Your town is a'],
            rows: n.ranks.map((r) => [r.min === null ? 'below' : String(r.min), r.name.en]),
          },
        },
        {
          p: `There are ${w(n.boards)} boards. On the first three the river runs **between** the spaces. On the “Broad Stream” it fills spaces: there, two buildings border on each other only across **exactly one** river space in a straight line.`,
          rulings: 'MC-16 MC-57',
        },
        {
          figure: 'stream',
          caption: 'By the broad stream',
          callouts: [
            'Facing the Guardhouse there is exactly one river space between: allowed.',
            'Here there are two river spaces between: that does not connect.',
          ],
        },
      ],
    },
    {
      id: 'symbols',
      title: 'Signs',
      blocks: [
        {
          entries: entriesOf([
            ['empty', 'Empty space', `You may build here. Open at the end: ${n.sign(n.empty)}.`],
            ['tree', 'Trees', `You may build here. Open at the end: ${n.sign(n.tree)}.`],
            ['rock', 'Rocks', `You may build here. Open at the end: ${n.sign(n.rock)}.`],
            [
              'wells',
              'Well',
              `You may build here. Open and surrounded by four different buildings: ${n.sign(n.well)}.`,
            ],
            ['gold', 'Gold vein', `Whoever covers both first gets ${n.sign(n.gold)}. Open, it counts nothing.`],
            ['mountain', 'Mountains', 'Nobody can build here. They count nothing.'],
            ['forest', 'Forest', 'Nobody can build here. It counts nothing.'],
            ['river', 'River', 'It divides two banks. No building reaches across, but neighbours stay neighbours.'],
            ['track', 'Score track', `Your points during the game: ${n.start}, less what you declined, plus gold.`],
            ['blocking', 'Blocking card', 'Nobody builds the card after it.'],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'All buildings',
      blocks: [
        { title: 'Residential buildings, yellow', entries: buildingEntries('yellow', 'en', spaces) },
        { title: 'Public buildings, red', entries: buildingEntries('red', 'en', spaces) },
        { title: 'Commercial buildings, blue', entries: buildingEntries('blue', 'en', spaces) },
        {
          title: 'Churches, purple',
          entries: buildingEntries('purple', 'en', (s, r) => `${spaces(s, r)} Must be built.`),
        },
      ],
    },
    {
      id: 'ours',
      title: 'What is ours here',
      blocks: [
        {
          p: 'Rules, points and numbers are those of the “Eternal Game” of My City. But some of what is in the box is not public anywhere, so we made it ourselves:',
        },
        {
          list: [
            'the boards: where trees, rocks and wells lie; the first follows what is known of the printed one,',
            'most outlines of buildings and churches; that each colour has the same shapes is as in the original,',
            'the names of the buildings,',
            'the solo game and its ranks.',
          ],
        },
        {
          p: 'If you own the game you will notice small differences. All of it stands in one file and can be corrected.',
        },
      ],
    },
  ],
};
