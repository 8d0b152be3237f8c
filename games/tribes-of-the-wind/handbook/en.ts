import type { HandbookText } from '#kernel';
import {
  cardEntries,
  entriesOf,
  leaderEntries,
  startEntries,
  type TileKind,
  templeEntries,
  tileEntries,
  tribeEntries,
  villageEntries,
} from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'en');
/** The same at the beginning of a sentence. */
const W = (x: number): string => w(x).replace(/^./, (c) => c.toUpperCase());
const vp = (x: number | null | undefined): string => String(x ?? 0);
const { parts, sum } = n.example;

const tileText = (k: TileKind): string => {
  const from = [...k.from].map(([players, count]) =>
    players === n.fewest ? `${count} in every game` : `${count} from ${players} players`,
  );
  return `${W(k.tile.slots)} slots for windriders. In play: ${from.join(', ')}.`;
};

export const en: HandbookText = {
  feel: [
    {
      figure: 'racks',
      title: 'Cards with neighbours',
      text: 'Everybody sees the backs of your cards. What you can play depends on the colours to your left and right.',
    },
    {
      figure: 'steps',
      title: 'Forest, windriders, village',
      text: 'You plant forests, bring windriders there and turn full forests into villages. Every village makes new dirt around it.',
    },
    {
      figure: 'whole',
      title: 'Who builds the last village?',
      text: 'The fifth village rings in the end. Until then you want to be clean, have temples built and your objectives met.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Goal',
      blocks: [
        { rule: 'Have the most victory points (VP) at the end.' },
        {
          p: `Your tribe lives in the treetops above a polluted land. You clean it, plant forests, fly your windriders there and turn full forests into villages. Whoever builds village number ${w(n.endTriggerVillages)} starts the end of the game.`,
        },
        {
          p: 'Points come from villages, temples, clean land, many forest tiles, and from objectives that you choose on the way.',
        },
      ],
    },
    {
      id: 'table',
      title: 'On the table',
      blocks: [
        {
          p: `In front of you lies the board of your tribe: the capital at the top, below it your terrain of ${w(n.rows)} rows with ${w(n.columns)} spaces each.`,
        },
        {
          figure: 'board',
          caption: 'The terrain of the Storm Falcons at the beginning',
          callouts: [
            `**Capital**: here your ${w(n.riders)} windriders wait.`,
            `**Temples**: ${w(n.temples)} of them, each with an effect that exists once.`,
            '**Water**: your stock. It pays for forests.',
            '**Start tile**: your forest grows from here.',
            '**Pollution**: you cannot plant here.',
            '**Clean space**: room for a forest.',
          ],
        },
        {
          p: `On your **rack** stand ${w(n.handSize)} element cards. Only you see their faces; everybody sees their backs, which show the element, that is the colour. There are ${w(n.elements)} colours: water is blue, air yellow, fire red, earth green.`,
          rulings: 'TW-68',
        },
        {
          p: `In the middle lie three displays of ${w(n.forestDisplay)} pieces, each with a stack: **forest tiles**, **element cards** with their backs up, and open **village cards**. The top forest of the stack and the top element back can always be seen, too.`,
          rulings: 'TW-35 TW-46',
        },
        {
          p: `Beside your board lie the ${w(n.leaders)} leaders of your tribe and, at the left, ${w(n.objectiveSlots)} slots for objectives.`,
        },
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      blocks: [
        {
          steps: [
            'Everybody gets a tribe with its board and leaders, at random or chosen when the table is opened.',
            `${W(n.riders)} windriders go to the capital, ${w(n.treehouses)} treehouses and ${w(n.temples)} temples to their places.`,
            `${n.tokens} pollution tokens lie on ${w(n.foulSpaces)} spaces, one or two on each.`,
            'The forest tiles for your number of players are shuffled, and so are village cards and element cards.',
            `You get one village card at random as your first objective, and ${w(n.handSize)} element cards.`,
            'In turn order everybody puts their start tile on the space at the top left and uses its effects. Later seats get a little more.',
          ],
          rulings: 'TW-40 TW-58',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        { p: 'You play clockwise. Your turn has these steps:' },
        {
          steps: [
            'Take **exactly one action**: [play an element card](#cards), [place a temple](#temple) or [build a village](#village).',
            `[Draw](#draw) until your rack holds ${w(n.handSize)} cards again.`,
            'If one of your conditions is met, you may lay out [a leader](#leaders).',
          ],
          rulings: 'TW-26',
        },
        {
          p: `You cannot pass, but some action is always possible. If all temples are placed, or no tile is left without one, you may discard ${w(n.templeCost)} cards instead of an action, and nothing else happens.`,
          rulings: 'TW-12 TW-13 TW-71',
        },
      ],
    },
    {
      id: 'cards',
      title: 'Playing an element card',
      blocks: [
        {
          p: `A card has up to ${w(n.mostRows)} rows. Choose **one** whose requirement is met and carry out its effects. Then the card goes face up on the discard pile.`,
          rulings: 'TW-6 TW-7',
        },
        {
          figure: 'card',
          caption: 'An element card',
          callouts: [
            'The **element**: the back shows the same colour.',
            'At the left the **requirement**: here more blue than one neighbour.',
            'At the right the **effect**: here water.',
            'The second row asks for more and brings more: more blue than both neighbours.',
          ],
        },
        {
          p: 'Only colours on racks count: on yours and on those of your **two neighbours**. Whoever sits farther away does not matter.',
          rulings: 'TW-4 TW-72',
        },
        { rule: 'The card you play always counts itself.', rulings: 'TW-1' },
        {
          figure: 'racks',
          caption: 'Is your blue enough?',
          callouts: [
            'At the left there is one blue: you have more.',
            'You have two, the card you play included.',
            'At the right there are two as well. Equal is not more: the second row is out.',
          ],
        },
        {
          list: [
            '“More” and “fewer” are strict. A tie is neither.',
            'It is checked once, when you choose the card.',
            'You may take the weaker row, and even one whose effect is of no use to you now.',
          ],
          rulings: 'TW-2 TW-5 TW-8',
        },
        {
          p: 'You carry out the effects of a row in any order; only water always comes first and in full. Everything else may be used partly or not at all. A divided circle with two signs is a **mix**: you split the number as you like.',
          rulings: 'TW-9 TW-10 TW-11 TW-60 TW-61 TW-62',
        },
      ],
    },
    {
      id: 'effects',
      title: 'Water, moves, cleaning',
      blocks: [
        { p: '**Water** goes into your stock. There is no limit.', rulings: 'TW-57' },
        {
          p: '**One move** takes a windrider to a tile that touches with a side. Capital and start tile count as neighbours. You may split moves between windriders; nobody can cross an empty space. A tile has room for any number.',
          rulings: 'TW-18 TW-19 TW-24 TW-64',
        },
        {
          figure: 'steps',
          caption: 'Three moves to the second forest',
          callouts: ['From the capital …', '… to the start tile: one move.', '… and on from tile to tile.'],
        },
        {
          p: '**Cleaning** takes single pollution tokens from any of your spaces.',
        },
      ],
    },
    {
      id: 'forest',
      title: 'Planting a forest',
      blocks: [
        {
          p: 'The tree with a number means: pay that much water and take a forest tile from the display or the top of the stack. Without enough water you cannot plant.',
          rulings: 'TW-33 TW-35',
        },
        {
          rule: 'A forest goes on a **clean, empty** space that touches one of your tiles with a side.',
          rulings: 'TW-32',
        },
        {
          figure: 'forest',
          caption: 'Where the new forest may go',
          callouts: [
            'Clean and next to a forest: right.',
            'Pollution lies here. Clean it first.',
            'Clean, but no tile beside it.',
          ],
        },
        {
          p: 'The forest side is up. The display is refilled at once, also between two forests of the same card. When the stack is empty the display shrinks.',
          rulings: 'TW-34 TW-36 TW-63',
        },
      ],
    },
    {
      id: 'village',
      title: 'Building a village',
      blocks: [
        {
          p: `A forest tile has ${w(n.leastSlots)} to ${w(n.mostSlots)} slots. If a windrider stands on each, you may build a village there as your action, even if the windriders arrived long ago.`,
          rulings: 'TW-24 TW-25 TW-26',
        },
        {
          figure: 'full',
          caption: 'Where can a village arise?',
          callouts: [
            'Both slots are filled, with a windrider to spare: here you can build.',
            'A temple does not matter.',
            'Two windriders are missing here.',
          ],
        },
        {
          steps: [
            'The windriders on the slots return to the capital. Surplus ones and a temple stay.',
            'Turn the tile to its village side.',
            'Put **one pollution token** on each touching space **without a tile**, even where some lies already.',
            'Put a treehouse on it.',
            'Use the bonus of the village side, if it has one.',
            'Choose a [village card](#villagecards).',
          ],
          rulings: 'TW-17 TW-24 TW-27 TW-28 TW-41',
        },
        {
          figure: 'built',
          caption: 'The same place afterwards',
          callouts: [
            'Two windriders are back.',
            'The village, with temple and the surplus windrider.',
            'There was pollution here, now there are two tokens.',
            'This was clean.',
          ],
        },
        {
          p: 'A village still counts as a forest tile of its colour. The start tile has no slots and never becomes a village.',
          rulings: 'TW-30 TW-31',
        },
        {
          figure: 'bonus',
          caption: 'The forest already shows what its village side will have',
          callouts: [
            'No bonus.',
            '**Wind turbine**: this village brings no pollution.',
            '**Catapult**: once, a windrider may go from anywhere to any other of your tiles, never to the capital.',
            '**Wind portal**: from now on the village is a neighbour of the capital and of all other portals.',
          ],
        },
        {
          figure: 'portal',
          caption: 'Two wind portals',
          callouts: ['From the capital it is one move.', 'From portal to portal as well.'],
        },
        {
          p: 'Turbine and catapult work at the moment the village arises, the portal from then on. On the forest side none of them does anything yet.',
          rulings: 'TW-20 TW-21 TW-22 TW-23 TW-29 TW-65',
        },
      ],
    },
    {
      id: 'villagecards',
      title: 'Village cards',
      blocks: [
        {
          p: 'After each village you take a card from the village display and decide at once which half counts:',
        },
        {
          figure: 'villageCard',
          caption: 'A village card has two halves',
          callouts: [
            'At the left the **objective**: keep the card, and at the end the best tier you reach counts.',
            'At the right the **effect**: use it now; then the objective never counts.',
          ],
        },
        {
          list: [
            `You have ${w(n.objectiveSlots)} slots for objectives; the one from the set-up takes the first. If all are full, a new one replaces one of the old.`,
            'A used card stays face down beside your board. Some objectives and conditions count it.',
            'If the card shows a temple, you place one without discarding cards, with its effect. If it shows a catapult, you bring a windrider to any tile.',
          ],
          rulings: 'TW-37 TW-38 TW-39 TW-42 TW-67',
        },
        {
          p: 'The display is refilled at once. When the deck is empty the discard pile is shuffled.',
          rulings: 'TW-66',
        },
      ],
    },
    {
      id: 'temple',
      title: 'Placing a temple',
      blocks: [
        {
          p: `Discard any ${w(n.templeCost)} cards from your rack. Their requirements and effects do not matter. Then put a temple of your choice on one of your tiles without a temple and carry out the effect printed at its place.`,
          rulings: 'TW-14 TW-15 TW-16 TW-69',
        },
        {
          figure: 'temple',
          caption: 'Two temples are placed',
          callouts: [
            'Pale temples are built, their effect is used up.',
            'One may stand on the start tile …',
            '… and on a village.',
            'There is room here. A tile carries only one.',
          ],
        },
        { p: 'It also rids you of cards you cannot play, and you draw three new ones.' },
      ],
    },
    {
      id: 'draw',
      title: 'Drawing',
      blocks: [
        {
          p: `Take cards from the display or the deck until you have ${w(n.handSize)} again. You see only their colours; you may look at the faces when your rack is full. Then the display is refilled to ${w(n.elementDisplay)}, not before.`,
          rulings: 'TW-43 TW-44 TW-46',
        },
        {
          p: 'After a village you draw nothing: your rack is full. When the deck is empty the discard pile is shuffled.',
          rulings: 'TW-45 TW-75',
        },
      ],
    },
    {
      id: 'leaders',
      title: 'Leaders',
      blocks: [
        {
          p: `Your tribe has ${w(n.leaders)} leaders; you lay out at most ${w(n.maxLeaders)}. Your board shows two conditions; each brings one leader of your choice, once. They are checked at the end of your turn, after drawing.`,
          rulings: 'TW-47 TW-48 TW-70',
        },
        {
          list: [
            `**The path**: ${w(n.pathLength)} different tiles in a chain whose colours read like the sequence shown. It may run either way and begin anywhere; start tile and villages count.`,
            '**The special condition** differs from tribe to tribe, for example much water or little pollution.',
          ],
          rulings: 'TW-50',
        },
        {
          figure: 'path',
          caption: 'The path of the Storm Falcons: teal, amber, violet, amber',
        },
        {
          p: 'The ability helps you from your next turn to the end. If you would rather wait, the condition stays open, but it must be met again then.',
          rulings: 'TW-49 TW-76 TW-77',
        },
      ],
    },
    {
      id: 'end',
      title: 'End of the game',
      blocks: [
        {
          rule: `Whoever has ${w(n.endTriggerVillages)} villages first takes the end tile.`,
          rulings: 'TW-51 TW-73',
        },
        {
          p: 'You finish the current round and then play one more whole round. Then you score. There is no sixth village, but you play on to the end.',
          rulings: 'TW-52',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          table: {
            head: ['What', 'VP'],
            rows: [
              ['End tile', vp(n.scoring.endTile)],
              ['Each treehouse in the terrain', vp(n.scoring.perTreehouse)],
              ...n.templeRows.map((r) => [`${r.n} temples placed`, vp(r.vp)]),
              ...n.pollutionRows.map((r) => [
                r.n === 0
                  ? 'No space with pollution'
                  : `${r.n} ${r.n === 1 ? 'space' : 'spaces'} with pollution${r.last ? ' or more' : ''}`,
                vp(r.vp),
              ]),
              ...n.tileRows.map((r, i) => [`${i === 0 ? 'Up to ' : ''}${r.n} tiles in the terrain`, vp(r.vp)]),
              ['Each objective: its best tier reached, at most', vp(n.mostObjective)],
            ],
          },
          rulings: 'TW-53 TW-54 TW-55',
        },
        {
          p: 'Pollution counts spaces, not tokens. Tiles include the start tile and villages. Used village cards bring nothing.',
          rulings: 'TW-30 TW-31 TW-53',
        },
        { figure: 'whole', caption: `A terrain at the end: ${sum} VP, and more with the end tile` },
        {
          table: {
            head: ['This terrain', 'VP'],
            rows: [
              ['Treehouses', vp(parts.treehouses)],
              ['Temples', vp(parts.temples)],
              ['Pollution', vp(parts.pollution)],
              ['Tiles', vp(parts.tiles)],
              ['Objectives: Teal Settlers, Full Rows, Great Community', vp(parts.objectives)],
              ['**Together**', `**${sum}**`],
            ],
          },
        },
        {
          p: '**In a tie** whoever has more water left wins. If that is equal too, you share the victory.',
          rulings: 'TW-56',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Good to know',
      blocks: [
        {
          list: [
            '**Think in villages.** A village needs a clean space, water for the forest, and moves. Each turn, ask which of them you lack.',
            `**Start small.** A forest with ${w(n.leastSlots)} slots can be filled in one turn with a good air card.`,
            '**Build close.** A forest that already touches other tiles will make less dirt as a village.',
            '**Collect a colour.** Two or three of a kind on your rack meet many requirements, and you see the colour when you draw.',
            `**Temples are no last resort.** All ${w(n.temples)} bring effects, and ${n.scoring.templesTable[n.temples]} VP at the end. Place them when your rack is stuck.`,
            '**Read your objectives before you plant.** Colour and place of a forest decide about path and objectives, and can never be changed.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'How many play',
      blocks: [
        {
          p: `**With ${w(n.fewest)} players** your opponent sits at your left. Your right neighbour is the **market**: the ${w(n.market)} backs of the element display and the deck.`,
          rulings: 'TW-3',
        },
        {
          figure: 'two',
          caption: 'Two players: does a neighbour have red?',
          callouts: [
            'Your opponent has no red.',
            'The market has some: the first row is possible; the second would need both.',
          ],
        },
        {
          p: 'With three, both others are your neighbours; with four and five only the two beside you. Apart from that only the number of forest tiles changes:',
          rulings: 'TW-4 TW-58 TW-72',
        },
        {
          table: {
            head: ['Players', 'Forest tiles'],
            rows: n.seats.map((s) => [String(s.n), String(s.forests)]),
          },
        },
        { p: 'There is no solo game.' },
      ],
    },
    {
      id: 'symbols',
      title: 'Symbols',
      blocks: [
        {
          title: 'Elements',
          entries: entriesOf([
            ['blue', 'Water, blue', 'Back of an element card. Mostly brings water.'],
            ['yellow', 'Air, yellow', 'Back of an element card. Mostly brings moves.'],
            ['red', 'Fire, red', 'Back of an element card. Mostly removes pollution.'],
            ['green', 'Earth, green', 'Back of an element card. Mostly plants forests.'],
          ]),
        },
        {
          title: 'Requirements',
          entries: entriesOf([
            ['own', 'Upright on a ledge', 'At least this many of the colour stand on your rack.'],
            ['ownNone', 'Struck out', 'The colour is not on your rack.'],
            ['ownAllColors', 'All colours', 'Each of the four colours stands on your rack.'],
            ['neighbour-one', 'Leaning, one dashed', 'At least one of your neighbours has the colour.'],
            ['neighbour-both', 'Two leaning', 'Both neighbours have the colour.'],
            ['more-one', 'More than one neighbour', 'You have more of the colour than at least one neighbour.'],
            ['more-both', 'More than both', 'You have more of the colour than each of the two neighbours.'],
            ['fewer-one', 'Fewer than one neighbour', 'You have fewer of the colour than at least one neighbour.'],
            ['fewer-both', 'Fewer than both', 'You have fewer of the colour than each of the two neighbours.'],
            ['group', 'Three with a number', 'You and both neighbours have at least this many of the colour together.'],
          ]),
        },
        {
          title: 'Effects',
          entries: entriesOf([
            ['water', 'Take water', 'This much water goes into your stock.'],
            ['move', 'Moves', 'This many moves for your windriders.'],
            ['clean', 'Cleaning', 'You remove this many pollution tokens.'],
            ['forest', 'Plant a forest', 'One forest tile for this much water.'],
            ['mix', 'Mix', 'This many units of both signs, split as you like.'],
            ['turbine', 'Wind turbine', 'Building this village makes no pollution.'],
            ['catapult', 'Catapult', 'A windrider goes to any other of your tiles.'],
            ['portal', 'Wind portal', 'The village is a neighbour of the capital and of the other portals.'],
            ['temple', 'Temple', 'Place a temple without discarding cards.'],
          ]),
        },
        {
          title: 'On the board',
          entries: entriesOf([
            ['rider', 'Windrider', `Every tribe has ${w(n.riders)}. They fill the slots of forests.`],
            ['capital', 'Capital', 'Home of the windriders, neighbour of the start tile.'],
            ['waterStock', 'Water barrel', 'This much water you have. It decides a tie.'],
            ['treehouse', 'Treehouse', `Stands on every village. ${vp(n.scoring.perTreehouse)} VP at the end.`],
            ['smog', 'Pollution', 'No forest can grow here. Polluted spaces cost you points at the end.'],
            ['cleanSpace', 'Clean space', 'You may plant here if a tile touches it.'],
            ['endTile', 'End tile', `For the first tribe with all its treehouses: ${vp(n.scoring.endTile)} VP.`],
            ['villageCard', 'Village card', 'At the left an objective for the end, at the right an effect for now.'],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'All cards and tiles',
      blocks: [
        { title: 'Element cards: water', entries: cardEntries(0, 'en') },
        { title: 'Element cards: air', entries: cardEntries(1, 'en') },
        { title: 'Element cards: fire', entries: cardEntries(2, 'en') },
        { title: 'Element cards: earth', entries: cardEntries(3, 'en') },
        { title: 'Village cards', entries: villageEntries('en') },
        {
          title: `Forest tiles, each kind in ${w(n.colours)} colours`,
          entries: tileEntries(
            'en',
            (slots, bonus) => `Forest with ${w(slots)} slots${bonus === null ? '' : `, ${bonus.toLowerCase()}`}`,
            tileText,
          ),
        },
        {
          title: 'Start tiles',
          entries: startEntries(
            'en',
            (i) => `Start tile ${i}`,
            (color, effects) => `${color.replace(/^./, (c) => c.toUpperCase())}. At the beginning: ${effects}.`,
          ),
        },
        { title: 'Temples', entries: templeEntries('en', (effects) => `When placed: ${effects}.`) },
        { title: 'Tribes', entries: tribeEntries('en') },
        { title: 'Leaders', entries: leaderEntries('en', (tribe, ability) => `${tribe}. ${ability}.`) },
      ],
    },
    {
      id: 'ours',
      title: 'What is ours here',
      blocks: [
        {
          p: 'Course of play, rules, scoring and the number of everything are those of the original. But what stands on the single cards is not public anywhere. So we designed:',
        },
        {
          list: [
            `the ${n.cards} element cards, apart from a few that reports describe,`,
            `objectives, effects and names of the ${n.villageCards} village cards,`,
            'tribes, leaders, their conditions, and the values of the temples,',
            'how often which slots and bonuses are on forest tiles, and the start tiles,',
            'where pollution lies at the beginning, and the points for the number of tiles.',
          ],
        },
        {
          p: 'Whoever owns the game will notice differences. All of it stands in one file and can be corrected.',
        },
      ],
    },
  ],
};
