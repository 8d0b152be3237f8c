import type { HandbookText } from '#kernel';
import { entriesOf, godEntries, jewelEntries, kindEntries, taskEntries } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'en');
const range = (b: { readonly from: number; readonly to: number }): string =>
  b.from === b.to ? `${b.from}` : `${b.from} and ${b.to}`;
const points = (x: number): string => (x === 1 ? `${x} point` : `${x} points`);

const counts = {
  persons: 'Persons in your village count.',
  personKinds: 'Different kinds count.',
  personsOfKind: 'Men and women of this kind count together.',
  shifted: 'Persons that have been pushed down count.',
  priests: 'Your priests in the temple count.',
  turnOrder: 'The new turn order of this round counts.',
  regions: 'Huts pushed aside count too.',
  terrain: 'Huts pushed aside count too.',
  islands: 'One hut on each island is enough.',
  fishValue: 'Huts pushed aside count too.',
  godCardsSame: 'Cards in your hand; god tiles do not count.',
  godCardsDifferent: 'Cards in your hand; god tiles do not count.',
  godTiles: 'Unused god tiles.',
  offerings: 'Offerings that you have.',
  shells: 'Shells that you still have after buying jewellery.',
  materials: 'On the ceremony place or beside it, but not built over.',
  jewels: 'Jewellery that you have bought.',
  jewelTypes: 'Different kinds count.',
  jewelsOfType: 'Jewellery that you have bought.',
  buildings: 'On your ceremony place.',
  hutsOnField12: 'Huts on your reserve field.',
};

export const en: HandbookText = {
  feel: [
    {
      figure: 'dice',
      title: 'Low always fits',
      text: 'A high die can do much, but only while no lower one lies on the card. Whoever goes low shuts the door for the others.',
    },
    {
      figure: 'village',
      title: 'Hut out, person in',
      text: 'Every hut on the islands frees a field at home. Men and women move in there and help you every round.',
    },
    {
      figure: 'gods',
      title: 'Gods bend the rules',
      text: 'A blocked die, a two that should be a six, a fish that counts at once: much is possible for an offering.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Goal',
      blocks: [
        { rule: `Collect the most victory points (VP) in ${w(n.rounds)} rounds.` },
        {
          p: 'You lead a tribe on the islands of Bora Bora: build huts, settle men and women, send priests to the temple, buy jewellery, fulfil tasks. Everything begins with a die that you place on an **action card**.',
          rulings: 'BB-1',
        },
      ],
    },
    {
      id: 'table',
      title: 'On the table',
      blocks: [
        {
          p: `The map shows ${w(n.islands)} islands with ${w(n.regions)} **regions**: ${w(n.perTerrain)} each of mountains, beaches, forests and steppes. Each has a building site and a fish tile. ${n.paths} paths join them, by land and by water.`,
        },
        {
          figure: 'islands',
          caption: 'The islands, after a few turns',
          callouts: [
            '**Hut** on the building site',
            '**Hut pushed aside**: it stands beside the site, but still belongs to the region.',
            '**Fish tile** with its value',
            '**Land path** with its value, a stone',
            '**Water path** with its value, a wave',
            '**Region**, still without a hut',
          ],
        },
        {
          p: `Around it lie the **action cards**, ${w(n.slots)} men and ${w(n.slots)} women, the **temple** with ${w(n.temple)} spaces, the **status track**, the jewellery of the round, new tasks and ${w(n.godDisplay)} open **god cards**.`,
        },
        {
          p: `You have a **village** with ${w(n.fields)} fields, each with a hut at first, a **ceremony place** with ${w(n.spaces)} spaces for materials, ${w(n.tiles)} building tiles, ${w(n.priests)} priests, ${w(n.dice)} dice and ${w(n.own)} tasks. Only your god cards are secret.`,
          rulings: 'BB-98 BB-100',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Set-up',
      blocks: [
        {
          steps: [
            'Fish, persons, tasks, jewellery and god cards are shuffled and laid out.',
            `Everybody gets ${w(n.godCards)} god cards, ${w(n.offerings)} offerings, a **god tile** and ${w(n.own)} tasks, one of them easy.`,
            `The turn order is drawn. Whoever comes later begins with more points: ${n.startVp.join(', ')}. On the status track all markers lie on zero in a pile, that of the first player on top.`,
            `In **reverse** order everybody places a hut on a free region with fish ${n.firstFish} and gets its material or offering. The fish does not count for this.`,
          ],
          rulings: 'BB-4 BB-5 BB-6',
        },
      ],
    },
    {
      id: 'turn',
      title: 'A round',
      blocks: [
        {
          list: [
            '**Phase A**: everybody rolls. In turn each places one die and carries out its action, until all dice lie.',
            '**Phase B**: in turn each uses one kind of men and one kind of women.',
            '**Phase C**: status, temple, jewellery and tasks are scored.',
          ],
        },
        {
          rule: 'A die may go on a card only if it is **lower** than every die there.',
          rulings: 'BB-7',
        },
        {
          figure: 'dice',
          caption: 'A three and a five lie on the Helper',
          callouts: [
            'Only what is lower than three still fits here.',
            'Your two may go on the Helper.',
            'Your three may not: equal is not lower.',
            'Nor may your six. It can go on an empty card or go fishing.',
          ],
        },
        {
          p: 'The value is a **limit**: you may always choose lower paths, spaces and tiles. You do not place a die on a card whose action you cannot carry out; what you have placed you carry out.',
          rulings: 'BB-14 BB-16 BB-96',
        },
        {
          p: `One thing is always possible: **Fishing** brings ${points(n.fishing)}, with any die, however many already lie there.`,
          rulings: 'BB-8 BB-15',
        },
      ],
    },
    {
      id: 'expand',
      title: 'Expanding',
      blocks: [
        {
          p: 'From **any** hut of yours you walk **one** path that costs at most as much as your die: by land with Land path, by water with Water path. In either direction, never diagonally, and never to a region where you already have a hut.',
          rulings: 'BB-17 BB-18 BB-19 BB-20 BB-95',
        },
        {
          figure: 'roads',
          caption: 'With a four across the water',
          callouts: [
            'You start from this hut.',
            'This path costs four: that is enough.',
            'This one costs five: too much.',
          ],
        },
        {
          steps: [
            'Take a hut from your village and put it on the building site. If one stands there, it is pushed aside but stays in the region.',
            'Take the material of the region, or an offering.',
            'Decide now whether you score the fish with the [red god](#gods). It stays there, for others too.',
          ],
          rulings: 'BB-21 BB-22 BB-23 BB-24 BB-25',
        },
        {
          table: {
            head: ['Region', 'brings'],
            rows: [
              ['Mountain', 'stone'],
              ['Beach', 'sand'],
              ['Forest', 'wood'],
              ['Steppe', 'offering'],
            ],
          },
        },
        {
          p: `A field of your village becomes free. Field ${n.reserve} is the **reserve**: any number of huts may stand there, and they leave it only when there is no other left.`,
          rulings: 'BB-26 BB-27 BB-28',
        },
      ],
    },
    {
      id: 'people',
      title: 'Taking men and women',
      blocks: [
        {
          p: `With Woman or Man you take a person from a slot whose number is at most your die and put it on a **free field**. That does nothing yet. Empty slots stay empty until the next round; without a free field the action is not possible.`,
          rulings: 'BB-29 BB-30 BB-31',
        },
        {
          figure: 'village',
          caption: 'A village',
          callouts: [
            'A woman, still up: her shells on the left, her skill on the right.',
            'A man, already tattooed: he lies down.',
            'A free field: room for the next person.',
            'A hut still stands here.',
            'The reserve field',
          ],
        },
      ],
    },
    {
      id: 'helper',
      title: 'Helper',
      blocks: [
        {
          p: 'The value is points that you spend as you like. The rest is lost.',
          rulings: 'BB-34',
        },
        {
          table: {
            head: ['Helper', 'Points'],
            rows: [
              ['Tattoo a man: as many status steps as he has symbols', String(n.helper.tattoo)],
              ['Gather shells with a woman: as many as she has symbols', String(n.helper.gatherShells)],
              ['A victory point', String(n.helper.vp)],
              ['An offering', String(n.helper.offering)],
              ['A god card, open or blind', String(n.helper.godCard)],
              ['Any material', String(n.helper.material)],
              [`Move a hut to field ${n.reserve}`, String(n.helper.moveHut)],
            ],
          },
          rulings: 'BB-27 BB-35 BB-36 BB-93',
        },
        {
          figure: 'helper',
          caption: 'With a five: tattoo twice, gather once, an offering',
          callouts: ['Three symbols: three steps', 'Two symbols: two steps more', 'Three shells'],
        },
        {
          p: 'Whoever is tattooed or has gathered slides down. That is possible only **once** in the game with each person.',
          rulings: 'BB-32 BB-33',
        },
      ],
    },
    {
      id: 'temple',
      title: 'Temple',
      blocks: [
        {
          p: 'Put a priest from your supply on a space up to your value. If one stands there he moves one space down, and so on until a gap is filled. Whoever is pushed out of space one returns to his owner.',
          rulings: 'BB-37 BB-38 BB-39 BB-40',
        },
        {
          figure: 'temple',
          caption: 'A new priest on space four',
          callouts: [
            'Your priest goes here.',
            'Whoever stood there moves here …',
            '… and whoever stood here moves here: the gap is filled.',
            'This priest stays where he is.',
          ],
        },
        {
          p: 'For this you get the [fire bonus](#build) at once. Priests bring points at the [end of the round](#round).',
          rulings: 'BB-42',
        },
      ],
    },
    {
      id: 'build',
      title: 'Building',
      blocks: [
        {
          p: 'You put materials at once on a matching free space of your ceremony place; there they stay. If none is free they lie beside it and count only for tasks.',
          rulings: 'BB-45 BB-46 BB-47',
        },
        {
          p: 'To **build** you give up the materials of two spaces that share a side and put a building tile up to your value on them. It brings points at once, the earlier the more, and the fire bonus.',
          rulings: 'BB-43 BB-44',
        },
        {
          figure: 'build',
          caption: 'A ceremony place',
          callouts: [
            'Two materials side by side: you can build here.',
            'This one touches no other.',
            'A tile that is built',
          ],
        },
        {
          table: {
            head: ['Round', ...n.buildVp.map(range)],
            rows: [
              ['Building tile', ...n.buildVp.map((b) => `${b.n}`)],
              ['Each priest at the end of the round', ...n.priestVp.map((b) => `${b.n}`)],
            ],
          },
          rulings: 'BB-44',
        },
        {
          p: '**Fire bonus.** For each new priest and each building tile you choose one from each of the two pairs:',
          rulings: 'BB-41 BB-42',
        },
        {
          figure: 'fire',
          caption: 'The fire bonus',
          callouts: ['First a god card or an offering,', 'then a status step or a shell.'],
        },
      ],
    },
    {
      id: 'use',
      title: 'Phase B: using persons',
      blocks: [
        {
          p: 'You may use **one kind of men** and **one kind of women**, in either order or not at all. Whether they lie up or down does not matter; they stay and help again next round.',
          rulings: 'BB-48 BB-55 BB-56',
        },
        {
          rule: 'Equal persons of one sex work together: **one** stronger action, never several.',
          rulings: 'BB-49 BB-50 BB-51 BB-53 BB-92',
        },
        {
          figure: 'people',
          caption: 'Two male Pathfinders, a female one, and a female Dancer',
          callouts: [
            `Both men together: a land path up to ${w(n.kind('land').values[1] ?? 0)}`,
            `The woman by herself: another land path, up to ${w(n.kind('land').values[0] ?? 0)}`,
            'Or the Dancer instead: you use only one kind of women.',
          ],
        },
        { p: 'What each kind can do stands under [all tiles](#pieces).' },
      ],
    },
    {
      id: 'gods',
      title: 'The gods',
      blocks: [
        {
          rule: 'Playing a god card costs **one offering**.',
          rulings: 'BB-82',
        },
        {
          figure: 'gods',
          caption: 'Five gods and the god tile',
          callouts: [
            '**Blue**, phase A: your die may go on the card although it is not lower.',
            '**White**, phase A: your die counts as a six. On the card it stays what it is.',
            '**Red**, when expanding: the fish of the region counts at once.',
            '**Green**, phase B, once: one kind works double, or you use a further kind.',
            `**Yellow**, tasks: replaces one missing thing; the task then brings ${n.yellow}.`,
            '**God tile**: any god, without an offering',
          ],
        },
        {
          p: `**Two equal** cards and an offering act as any other god. You may play blue, white and red for the same die, each with its own offering. Blue serves one die; white is decided right after placing. God tiles leave the game when played; those left bring ${points(n.godTileVp)} each at the end.`,
          rulings: 'BB-9 BB-10 BB-11 BB-12 BB-13 BB-52 BB-54 BB-57 BB-83 BB-84 BB-91 BB-94',
        },
        { p: 'When the deck is empty the discard pile is shuffled anew.', rulings: 'BB-85 BB-99' },
      ],
    },
    {
      id: 'round',
      title: 'Phase C: end of a round',
      blocks: [
        {
          p: '**Status.** Everybody gets the points of their space. Then there is a **new turn order**: whoever is furthest ahead is first; on the same space the upper marker. All markers go back to zero.',
          rulings: 'BB-58 BB-59 BB-60 BB-61',
        },
        {
          figure: 'status',
          caption: 'The status track before scoring',
          callouts: [
            'Red came to this space after Blue and lies on top: Red is first, Blue second.',
            'Green is third.',
          ],
        },
        {
          table: {
            head: ['Status space', ...n.status.map((b) => (b.from === b.to ? `${b.from}` : `${b.from}–${b.to}`))],
            rows: [['VP', ...n.status.map((b) => `${b.n}`)]],
          },
        },
        {
          p: '**Temple.** Every priest brings points. Whoever has most takes a god tile; in a tie, whoever holds the higher space. If the temple is empty the god tile is lost.',
          rulings: 'BB-62 BB-63',
        },
        {
          p: 'From now on the new order holds. **Jewellery.** Everybody may buy **one** tile of this round with shells. Its points count at the end; what is left is gone.',
          rulings: 'BB-64 BB-65 BB-66',
        },
        {
          figure: 'jewels',
          caption: 'The jewellery of a round: on the left the price in shells, on the right the points',
          callouts: ['With three shells you can buy this one.', 'For this one you lack three.'],
        },
        {
          p: `**Tasks.** Everybody scores exactly **one** of their ${w(n.own)} tasks: fulfilled ${n.task} points, with the yellow god ${n.yellow}. If none is fulfilled you discard one and get nothing. The numbers are minimums, and you hand nothing in.`,
          rulings: 'BB-67 BB-68 BB-69 BB-70 BB-71 BB-72 BB-73 BB-102',
        },
        {
          figure: 'tasks',
          caption: 'Three tasks; on the right stands what is missing',
          callouts: [
            `Fulfilled: ${n.task} points.`,
            `One is missing: the yellow god replaces it, which brings ${n.yellow}.`,
            'Too much is missing. You may not discard it now, because the first one is fulfilled.',
          ],
        },
        {
          p: `When all have scored, everybody takes a **new task**, in the last round too. Persons and tasks that still lie out go and are replaced by new ones, and the dice go back.`,
          rulings: 'BB-3 BB-74 BB-75 BB-76 BB-77 BB-78 BB-79 BB-80',
        },
      ],
    },
    {
      id: 'end',
      title: 'End of the game',
      blocks: [
        {
          p: `After round ${n.rounds} you score your last ${w(n.own)} tasks: fulfilled ones count by themselves, each other one you can save with a yellow god if exactly one thing is missing.`,
          rulings: 'BB-81 BB-101',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring',
      blocks: [
        {
          table: {
            head: ['At the end you add', 'VP'],
            rows: [
              ['Each unused god tile', n.sign(n.godTileVp)],
              [
                'The fish of each region whose **building site** your hut holds',
                `${n.firstFish}–${n.fishes.at(-1)?.v ?? 0}`,
              ],
              ['Each jewellery tile', `${n.cheapest}–${n.dearest}`],
              ...n.bonuses.map((b) => [b.name.en.charAt(0).toUpperCase() + b.name.en.slice(1), n.sign(n.bonus)]),
            ],
          },
          rulings: 'BB-86 BB-87 BB-88 BB-89 BB-97',
        },
        {
          figure: 'site',
          caption: 'Whose fish it is at the end',
          callouts: [
            'Green came last and holds the site: Green gets the fish.',
            'The red hut counts for tasks and paths, but no longer for the fish.',
            'Five points',
          ],
        },
        {
          p: 'The ceremony place is full when every space holds a material or a building tile. Leftover materials, shells, offerings and god cards are worth nothing at the end. In a **tie** whoever is earlier in turn order wins.',
          rulings: 'BB-90',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Good to know',
      blocks: [
        {
          list: [
            '**Play for your tasks.** Hardly anything else brings as much as fulfilling one every round.',
            '**High dice first**, while their card is empty. Low dice nearly always find a place.',
            '**Build in the first rounds.** A tile brings more than twice as much at the start as at the end.',
            '**Always keep an offering.** Without one your god cards are silent.',
            '**Look for equal persons.** Two of a kind are stronger than two different ones, because you use only one kind of each sex.',
            '**Push your people down early.** Status decides who places first, and shells buy jewellery, only one each round.',
            '**A priest is patient.** Early in the temple, he brings points every round and perhaps a god tile.',
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
            head: ['', 'two players', 'three players', 'four players'],
            rows: [
              ['Action cards', ...n.cards.map(String)],
              ['New tasks', ...[2, 3, 4].map((x) => String(x + n.extra))],
            ],
          },
          rulings: 'BB-2 BB-3',
        },
        {
          p: '**With two** Woman and Man share a card, and so do Land path and Water path. **With three** only the paths do. On a shared card lies one row of dice for both; you choose what you do.',
          rulings: 'BB-2 BB-19',
        },
        {
          p: 'Nothing else changes. There is no game for one alone; you can play against bots at any time.',
          rulings: 'BB-100',
        },
      ],
    },
    {
      id: 'symbols',
      title: 'Signs',
      blocks: [
        {
          entries: entriesOf([
            [
              'hut',
              'Hut',
              `You have ${n.huts}. On the map you start from it, in the village it keeps a field occupied.`,
            ],
            ['die', 'Die', `Three a round. On the card it must be lower than all others.`],
            [
              'landPath',
              'Land path',
              'Joins two regions of an island. The number is what your die must show at least.',
            ],
            ['waterPath', 'Water path', 'Joins regions of different islands. Here too the number is the least.'],
            ['fish', 'Fish tile', 'Counts at once with the red god, and at the end for whoever holds the site.'],
            ['mountain', 'Mountain', 'Brings stone.'],
            ['beach', 'Beach', 'Brings sand.'],
            ['forest', 'Forest', 'Brings wood.'],
            ['steppe', 'Steppe', 'Brings an offering.'],
            ['sand', 'Sand', 'Material for the sand spaces of the ceremony place.'],
            ['stone', 'Stone', 'Material for the stone spaces of the ceremony place.'],
            ['wood', 'Wood', 'Material for the wood spaces of the ceremony place.'],
            ['offering', 'Offering', 'Pays for a god card.'],
            ['shell', 'Shell', 'Buys jewellery. On the left of a woman: so many she gathers.'],
            ['tattoo', 'Status symbol', 'On the left of a man: so many steps it brings to tattoo him.'],
            ['marker', 'Marker', 'Stands on the status track and decides the turn order.'],
            ['priest', 'Priest', 'Brings points every round in the temple.'],
            ['tile', 'Building tile', 'Covers two spaces. Its number is what your die must show at least.'],
            ['fire', 'Fire bonus', 'A god card or an offering, and a status step or a shell.'],
            ['vp', 'Victory point', 'What it is all about.'],
          ]),
        },
        {
          title: 'Gods',
          entries: [
            ...godEntries('en', {
              blue: 'Phase A: the die may be equal to or higher than the lowest on the card. For one die.',
              white: `Phase A: the die counts as ${n.six}; on the card it keeps its face.`,
              red: 'Phases A and B, right after expanding: the fish of the new region counts.',
              green: 'Phase B, at most once: double one kind, or use a further kind.',
              yellow: `Phase C and at the end: replaces exactly one thing that a task lacks. It then brings ${n.yellow}.`,
            }),
            ...entriesOf([
              [
                'godTile',
                'God tile',
                `Acts as any god, without an offering. Unused at the end ${points(n.godTileVp)}.`,
              ],
            ]),
          ],
        },
        {
          title: 'Action cards',
          entries: entriesOf([
            ['card-land', 'Card: Land path', 'Expand over a land path up to the value.'],
            ['card-water', 'Card: Water path', 'Expand over a water path up to the value.'],
            ['card-landWater', 'Card: Land & water path', 'With two and three players: one or the other.'],
            ['card-woman', 'Card: Woman', 'Take a woman from a slot up to the value.'],
            ['card-man', 'Card: Man', 'Take a man from a slot up to the value.'],
            ['card-womanMan', 'Card: Woman & Man', 'With two players: a woman or a man.'],
            ['card-helper', 'Card: Helper', 'Spend as many points as the die shows.'],
            ['card-temple', 'Card: Temple', 'Put a priest on a space up to the value; fire bonus.'],
            ['card-build', 'Card: Build', 'Build a tile up to the value; points and fire bonus.'],
            ['card-fishing', 'Fishing', `${points(n.fishing)}, with any die, always.`],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'All tiles',
      blocks: [
        {
          title: `Men and women: the numbers hold for one, two, three equal ones`,
          entries: kindEntries('en', {
            land: (v) => `Expand over a land path up to ${v}.`,
            water: (v) => `Expand over a water path up to ${v}.`,
            woman: (v) => `Take a woman from a slot up to ${v}.`,
            man: (v) => `Take a man from a slot up to ${v}.`,
            build: (v) => `Build a tile up to ${v}, with points and fire bonus.`,
            material: (v) => `Take ${v} materials of any kind.`,
            hut: (v) => `Move up to ${v} huts to field ${n.reserve}.`,
            vp: (v) => `${v} victory points.`,
            godCard: (v) => `Take ${v} god cards.`,
            offering: (v) => `Take ${v} offerings.`,
            status: (v) => `${v} status steps.`,
            shell: (v) => `Take ${v} shells.`,
          }),
        },
        {
          title: 'Jewellery: price in shells, and points',
          entries: jewelEntries('en', (cost, vp) => `${cost} for ${vp} VP`),
        },
        { title: `Easy tasks, one at the start`, entries: taskEntries('en', true, counts) },
        { title: 'Tasks', entries: taskEntries('en', false, counts) },
      ],
    },
    {
      id: 'ours',
      title: 'What is ours here',
      blocks: [
        {
          p: 'The course of the game, all actions, gods, kinds of persons and the scoring are those of the original. Not everything in the box is public; designed by us are:',
        },
        {
          list: [
            'most values of the paths, and four of the paths themselves,',
            'part of the tasks and of their numbers,',
            'prices, points and kinds of the jewellery,',
            'the spaces of the status track, the symbols on the persons and the pattern of the ceremony place,',
            'some fish values and most names of the persons.',
          ],
        },
        {
          p: 'Where the rulebook can be read in several ways we have chosen one and noted it in the rulings. Whoever owns the game can correct everything in one file.',
          rulings: 'BB-14 BB-70 BB-73 BB-92 BB-94',
        },
      ],
    },
  ],
};
