import type { HandbookText } from '#kernel';
import { half } from '../text/effects.ts';
import { buildingEntries, cardEntries, entriesOf, startEntries } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'en');
/** The same at the beginning of a sentence. */
const W = (x: number): string => w(x).replace(/^./, (c) => c.toUpperCase());
const { parts, sum } = n.example;
const points = (x: number | null | undefined): string => half(x ?? 0);
const building = (cost: string, worth: string, effect: string): string =>
  `Costs ${cost}. ${worth} ${worth === '1' ? 'point' : 'points'}. ${effect}.`;

export const en: HandbookText = {
  feel: [
    {
      figure: 'turn',
      title: 'Wheels that turn by themselves',
      text: 'As soon as some of every good lies on the wheel it turns: raw goods become glass or brick, whether you like it or not.',
    },
    {
      figure: 'follow',
      title: 'What do the others play?',
      text: 'Everybody has the same specialists. Alone with your card you have two actions; if somebody follows, only one.',
    },
    {
      figure: 'whole',
      title: 'Build until the forest yields',
      text: 'Only buildings bring points. They convert goods, fill your wheels once, or count at the end what lies around them.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Goal',
      blocks: [
        { rule: 'Build the buildings with the most points.' },
        {
          p: 'You run a piece of the Bavarian Forest: you clear it, dig ponds and pits, gather goods and let them become glass and brick. With these you pay for buildings.',
        },
        {
          p: `**Only buildings bring points**, the ${w(n.starting)} starting buildings on your board included. You play ${w(n.periods)} building periods of ${w(n.rounds)} rounds each.`,
          rulings: 'GR-1',
        },
      ],
    },
    {
      id: 'table',
      title: 'On the table',
      blocks: [
        {
          p: `Everybody has two **production wheels**, a **landscape board** and the same set of ${n.cards} **specialist cards**.`,
        },
        {
          figure: 'wheel',
          caption: 'The glassworks wheel at the beginning',
          callouts: [
            `**Glass**, the product: from zero to ${w(n.productMax)}.`,
            '**Wood**: it stands on two, so you own two wood.',
            '**Quartz sand** exists on this wheel only.',
            '**Food** stands on zero, in the brown sector: the wheel does not turn.',
          ],
        },
        {
          p: `The place of a marker shows how much of the good you have: basic goods up to ${w(n.basicMax)}, glass and brick up to ${w(n.productMax)}. Wood, water and quartz sand lie only on the glassworks wheel, clay only on the brickworks wheel, **food and charcoal on both**.`,
        },
        {
          figure: 'land',
          caption: 'Your landscape board at the beginning',
          callouts: [
            '**Starting building**: counts leftover goods at the end.',
            '**Forest**: only specialists cut it, and it never comes back.',
            '**Grove**',
            '**Pond**',
            '**Pit**',
            '**Empty space**: room for landscape or a building.',
          ],
        },
        {
          p: `The display holds buildings in ${w(n.types)} rows, each beside its stack: blue **processing buildings**, yellow **immediate buildings** and orange **bonus buildings**, ${n.buildings} in all.`,
        },
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      blocks: [
        {
          steps: [
            'The buildings are shuffled by kind and stacked; each row of the display is filled.',
            `Every landscape board begins alike: ${w(n.forests)} forests, ${w(n.groves)} each of groves, ponds and pits, and the ${w(n.starting)} starting buildings at the left.`,
            'The markers stand on their starting values, glass and brick on zero.',
            `Everybody takes their ${n.cards} specialist cards. One player at random gets the starting player's goblet.`,
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'A building period',
      blocks: [
        {
          steps: [
            `Everybody secretly chooses **${w(n.hand)} of their ${n.cards} cards** as a hand. The other ${w(n.aside)} are put aside face down.`,
            `${W(n.rounds)} rounds: everybody puts one hand card face down, all at the same time. Clockwise from the goblet, one after the other reveals and [uses it](#cards).`,
            'At the end all cards come back, gaps of the display are filled from the stack of their row, and the goblet moves on clockwise.',
          ],
          rulings: 'GR-2 GR-36 GR-37 GR-64 GR-66 GR-67',
        },
        {
          p: `So in each period you play ${w(n.rounds)} cards of your own. The number of cards lying open beside your board is the number of the round.`,
          rulings: 'GR-3',
        },
      ],
    },
    {
      id: 'cards',
      title: 'Using a specialist',
      blocks: [
        {
          figure: 'card',
          caption: 'The Water Carrier',
          callouts: ['The **entry cost**: here food.', '**Action A**.', '**Action B**.'],
        },
        {
          rule: 'If you are the only one with this card you have **both actions**. If anybody follows, each has only **one**.',
          rulings: 'GR-8 GR-12 GR-13',
        },
        {
          p: `When a specialist is revealed, everybody who holds the same **in hand** must play it at once. It goes into one of their ${w(n.slots)} **slots**. With both slots full it stays in hand and they take no part. Cards still lying face down never follow.`,
          rulings: 'GR-4 GR-5 GR-6 GR-7 GR-9',
        },
        {
          figure: 'follow',
          caption: 'The Builder is revealed',
          callouts: [
            'Whoever reveals goes first.',
            'The card was in this hand too: follow. Both now have one action.',
            'It is not in this hand; the face-down card waits.',
          ],
        },
        {
          list: [
            'Whoever revealed acts first, then the others clockwise. Each is free to choose A or B.',
            'You pay the entry cost once, with your first action. Using no action costs nothing.',
            'With two actions you choose the order. You may always decline; the others still have only one.',
          ],
          rulings: 'GR-10 GR-11 GR-14 GR-15 GR-16 GR-17 GR-62 GR-74 GR-75',
        },
        {
          p: 'Some specialists have ways of their own: the **Fuel Collector** counts the cards left in your hand. When you take goods with the **Supplier**, everybody else may take one of them. The **Feudal Lord** looks at the top tiles of a stack and puts one in front of you; only you may build it.',
          rulings: 'GR-46 GR-47 GR-48 GR-49 GR-50 GR-51 GR-70 GR-71 GR-76',
        },
      ],
    },
    {
      id: 'wheels',
      title: 'The production wheels',
      blocks: [
        {
          rule: 'When **both brown sectors** of a wheel are empty it turns at once: one less of every good, one more glass or brick.',
          rulings: 'GR-21 GR-22',
        },
        {
          p: `One brown sector is the zero of the goods, the other the ${w(n.productMax)} of the product. As long as both are empty the wheel goes on turning, also several times. You cannot stop it.`,
          rulings: 'GR-28',
        },
        {
          figure: 'turn',
          caption: 'The Fish Farmer puts food on the glassworks wheel: it turns once and makes a glass',
        },
        {
          figure: 'bricks',
          caption: 'The same food on the brickworks wheel makes a brick',
        },
        {
          list: [
            'Food or charcoal of one action goes on **one** wheel of your choice. You may pay it from both.',
            `No more than ${w(n.basicMax)} fit; the rest is lost.`,
            'You may always take fewer, even none. That is how you hold a wheel.',
            'A wheel never turns in the middle of taking or paying, but right after it.',
            `Paying can turn a wheel, too: when you spend glass or brick from ${w(n.productMax)}.`,
          ],
          rulings: 'GR-18 GR-19 GR-20 GR-23 GR-24 GR-25 GR-26 GR-27 GR-68',
        },
        {
          figure: 'blocked',
          caption: 'This wheel stands still',
          callouts: ['Quartz sand is missing. As soon as some comes the wheel turns.'],
        },
        {
          p: 'Glass and brick are not basic goods. What you give for one effect cannot count for another at the same time.',
          rulings: 'GR-42',
        },
      ],
    },
    {
      id: 'landscape',
      title: 'Landscape',
      blocks: [
        {
          p: 'New groves, ponds and pits go on empty spaces. Forest never comes back. “Adjacent” always means horizontally or vertically.',
          rulings: 'GR-30 GR-31 GR-43 GR-45',
        },
        {
          figure: 'place',
          caption: 'The Pond Builder places a pond',
          callouts: ['On any empty space …', '… but not on one that is taken.'],
        },
        {
          p: 'If you want room you may remove groves, ponds and pits at any time for nothing, forests not.',
          rulings: 'GR-29',
        },
      ],
    },
    {
      id: 'build',
      title: 'Building',
      blocks: [
        {
          p: 'Only specialists let you build: Builder, Carpenter, Supplier and Feudal Lord. You take a building from the display or one that lies in front of you and pay the cost at its left edge.',
          rulings: 'GR-38 GR-39 GR-63 GR-65 GR-73',
        },
        {
          figure: 'tiles',
          caption: 'Three kinds, and an upgrade',
          callouts: [
            '**Processing building** (blue): any time and as often as you like.',
            '**Immediate building** (yellow): works once, when built.',
            '**Bonus building** (orange): counts at the end.',
            'Brick pattern at the left: an **upgrade**.',
          ],
        },
        {
          p: 'With a **wood pattern** the building goes on an empty space. With a **brick pattern** it may only go over a fitting starting building, and over each at most once.',
          rulings: 'GR-32 GR-33 GR-34',
        },
        {
          figure: 'site',
          caption: 'Where the Bathhouse may go',
          callouts: ['Empty spaces are right.', 'Forest is in the way.', 'Starting buildings are for upgrades only.'],
        },
        {
          figure: 'upgrade',
          caption: 'Where the Extension may go',
          callouts: [
            'Over a starting building of your choice. Its points still count under the Extension, not under others.',
            'Never on spaces.',
          ],
        },
        {
          p: 'Buildings stay for ever. Even the “Sand Island” is a building, whatever its name, and no piece of landscape.',
          rulings: 'GR-35 GR-44 GR-45',
        },
        {
          figure: 'adjacent',
          caption: 'The Sand Island counts adjacent ponds',
          callouts: ['The Sand Island.', 'This pond is adjacent.', 'This one only with a corner: it does not count.'],
        },
      ],
    },
    {
      id: 'anytime',
      title: 'At any time',
      blocks: [
        {
          p: 'You may use the blue function of your processing buildings at any time, also several times in a row and when it is not your turn. Only in the middle of an action you cannot: finish it first. What you are just building helps you only afterwards.',
          rulings: 'GR-40 GR-41 GR-69 GR-77',
        },
        {
          figure: 'convert',
          caption: 'The Sandpit turns one water into two quartz sand',
        },
      ],
    },
    {
      id: 'end',
      title: 'End of the game',
      blocks: [
        {
          p: `After ${w(n.periods)} building periods the game ends. Everybody may convert once more, but no longer build; then you score. If you like, you play a long game of ${w(n.longPeriods)}.`,
          rulings: 'GR-1 GR-57 GR-72',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          table: {
            head: ['What', 'Points'],
            rows: [
              ['Each building', 'as printed'],
              ['Bonus buildings', 'what they count as well'],
              ...startEntries('en').map((e) => [e.name, e.text.replace(/^[^:]*: /, '')]),
              ['Goods, landscape, tiles in front of you', points(0)],
            ],
          },
          rulings: 'GR-58 GR-60 GR-61',
        },
        {
          p: 'Starting buildings that are covered no longer count, except under the Extension. Half points stay half points.',
          rulings: 'GR-35 GR-58',
        },
        { figure: 'whole', caption: `A landscape board at the end: ${points(sum)} points` },
        {
          table: {
            head: ['This board', 'Points'],
            rows: [
              ['Processing buildings', points(parts.processing)],
              ['Immediate buildings', points(parts.immediate)],
              ['Bonus buildings', points(parts.bonus)],
              ['Starting buildings: glass and brick', points(parts.starting)],
              ['**Together**', `**${points(sum)}**`],
            ],
          },
        },
        { p: 'Most points win. In a tie you share the victory.', rulings: 'GR-59' },
      ],
    },
    {
      id: 'tips',
      title: 'Good to know',
      blocks: [
        {
          list: [
            '**Plan backwards.** First find a building, then the specialists who bring its price, and one who builds.',
            '**Think of the others.** What everybody needs now, many have kept. Unusual specialists bring you both actions more often.',
            '**Steer the wheels.** With food and charcoal you decide which wheel turns. If you need the raw goods yourself, take fewer.',
            '**Keep room.** No empty space, no building: clear forest in time, or remove a pond.',
            '**Early blue, late orange.** Processing buildings pay when you use them often; at the end points count.',
            '**Build in every period.** Whoever only gathers will see the wheels overflow.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'How many play',
      blocks: [
        {
          table: {
            head: ['Players', 'Buildings a row'],
            rows: n.slotsPerRow.map((r) => [String(r.n), String(r.slots)]),
          },
        },
        {
          p: `**With two** nothing is laid face down: you take turns playing one card openly until one of you has no hand card left. That ends the period. If the other then still holds ${w(n.extraHand)} cards, they may play one of them.`,
          rulings: 'GR-52 GR-53 GR-54',
        },
        {
          p: `**With three** the goblet does not move on after period ${w(n.gobletPeriod)} but goes to the player with the fewest buildings on the board; in a tie to the one who comes first after the old starting player.`,
          rulings: 'GR-55 GR-56',
        },
        {
          p: `**Alone** you play against a neighbour without a board. After your choice they get ${w(n.hand)} random cards and reveal the top one each round. If you hold it in hand you follow and have one action; if they hold yours, you have only one as well. In odd periods you begin. A result of ${n.remarkable} or more is remarkable; your points give you a rank:`,
          rulings: 'GR-78 GR-79 GR-80 GR-81 GR-82',
        },
        {
          table: {
            head: ['From points', 'You are'],
            rows: n.ranks.map((r) => [r.from === null ? 'below' : String(r.from), r.name.en]),
          },
        },
      ],
    },
    {
      id: 'symbols',
      title: 'Symbols',
      blocks: [
        {
          title: 'Goods',
          entries: entriesOf([
            ['wood', 'Wood', 'Basic good, glassworks wheel.'],
            ['charcoal', 'Charcoal', 'Basic good, on both wheels.'],
            ['water', 'Water', 'Basic good, glassworks wheel.'],
            ['food', 'Food', 'Basic good, on both wheels.'],
            ['clay', 'Clay', 'Basic good, brickworks wheel.'],
            ['sand', 'Quartz sand', 'Basic good, glassworks wheel.'],
            ['glass', 'Glass', 'Comes when the glassworks wheel turns.'],
            ['brick', 'Brick', 'Comes when the brickworks wheel turns.'],
            ['wheel-glassworks', 'Glassworks wheel', `Makes glass of ${w(n.glassBasics)} goods.`],
            ['wheel-brickworks', 'Brickworks wheel', `Makes brick of ${w(n.brickBasics)} goods.`],
          ]),
        },
        {
          title: 'Landscape and buildings',
          entries: entriesOf([
            ['forest', 'Forest', 'Specialists cut it, and it never comes back.'],
            ['grove', 'Grove', 'May be removed at any time.'],
            ['pond', 'Pond', 'May be removed at any time; Fish Farmer and Pond Builder count it.'],
            ['pit', 'Pit', 'May be removed at any time; the Pit Worker counts it.'],
            ['empty', 'Empty space', 'Room for landscape or a building.'],
            ['pattern-wood', 'Wood pattern', 'The building goes on an empty space.'],
            ['pattern-brick', 'Brick pattern', 'The building goes over a starting building.'],
            ['processing', 'Processing', 'Blue buildings: any time, as often as you like.'],
            ['immediate', 'Immediate', 'Yellow buildings: once, when built.'],
            ['bonus', 'Bonus', 'Orange buildings: count at the end.'],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'All specialists and buildings',
      blocks: [
        {
          title: 'Specialists',
          entries: cardEntries('en', (cost, a, b) => `Entry cost: ${cost}. A: ${a}. B: ${b}.`),
        },
        { title: 'Starting buildings', entries: startEntries('en') },
        { title: 'Processing buildings', entries: buildingEntries(0, 'en', building) },
        { title: 'Immediate buildings', entries: buildingEntries(1, 'en', building) },
        { title: 'Bonus buildings', entries: buildingEntries(2, 'en', building) },
      ],
    },
    {
      id: 'ours',
      title: 'What is ours here',
      blocks: [
        {
          p: 'Course of play, wheels, specialists and the names and kinds of all buildings are those of the original. But what stands on most tiles is not public anywhere. So we designed:',
        },
        {
          list: [
            `cost, effect and points of ${n.designed} of the ${n.buildings} buildings,`,
            'some costs and actions of the specialists,',
            'the starting values of the goods and the layout of the landscape board,',
            'names and points of the starting buildings,',
            'the neighbour of the game alone, and its ranks.',
          ],
        },
        {
          p: 'Whoever owns the game will notice differences. All of it stands in one file and can be corrected.',
        },
      ],
    },
  ],
};
