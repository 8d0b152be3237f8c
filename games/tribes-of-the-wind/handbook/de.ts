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

const w = (x: number): string => n.word(x, 'de');
/** The same at the beginning of a sentence. */
const W = (x: number): string => w(x).replace(/^./, (c) => c.toUpperCase());
const sp = (x: number | null | undefined): string => String(x ?? 0);
const { parts, sum } = n.example;

const tileText = (k: TileKind): string => {
  const from = [...k.from].map(([players, count]) =>
    players === n.fewest ? `${count} in jeder Partie` : `${count} ab ${players} Personen`,
  );
  return `${W(k.tile.slots)} Plätze für Windreiter. Im Spiel sind ${from.join(', ')}.`;
};

export const de: HandbookText = {
  feel: [
    {
      figure: 'racks',
      title: 'Karten mit Nachbarn',
      text: 'Die Rückseiten deiner Karten sehen alle. Was du spielen kannst, hängt davon ab, welche Farben links und rechts von dir stehen.',
    },
    {
      figure: 'steps',
      title: 'Wald, Windreiter, Dorf',
      text: 'Du pflanzt Wälder, bringst Windreiter hinein und drehst volle Wälder zu Dörfern um. Jedes Dorf macht ringsum neuen Schmutz.',
    },
    {
      figure: 'whole',
      title: 'Wer baut das letzte Dorf?',
      text: 'Das fünfte Dorf läutet das Ende ein. Bis dahin willst du sauber sein, Tempel gebaut und deine Ziele erfüllt haben.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Ziel',
      blocks: [
        { rule: 'Hol dir bis zum Ende die meisten Siegpunkte (SP).' },
        {
          p: `Dein Volk lebt in den Baumwipfeln über einem verschmutzten Land. Du reinigst es, pflanzt Wälder, fliegst mit deinen Windreitern dorthin und machst aus vollen Wäldern Dörfer. Wer sein ${w(n.endTriggerVillages)}tes Dorf baut, löst das Ende aus.`,
        },
        {
          p: 'Punkte gibt es für Dörfer, Tempel, sauberes Land, viele Wald-Plättchen und für Ziele, die du dir unterwegs aussuchst.',
        },
      ],
    },
    {
      id: 'table',
      title: 'Auf dem Tisch',
      blocks: [
        {
          p: `Vor dir liegt das Tableau deines Volkes: oben die Hauptstadt, darunter dein Gelände mit ${w(n.rows)} Reihen zu ${w(n.columns)} Feldern.`,
        },
        {
          figure: 'board',
          caption: 'Das Gelände der Sturmfalken zu Beginn',
          callouts: [
            `**Hauptstadt**: Hier warten deine ${w(n.riders)} Windreiter.`,
            `**Tempel**: ${w(n.temples)} Stück, jeder mit einem Effekt, den es einmal gibt.`,
            '**Wasser**: dein Vorrat. Damit bezahlst du Wälder.',
            '**Start-Plättchen**: Von hier aus wächst dein Wald.',
            '**Verschmutzung**: Hier kannst du nicht pflanzen.',
            '**Sauberes Feld**: Platz für einen Wald.',
          ],
        },
        {
          p: `Auf deinem **Kartenhalter** stehen ${w(n.handSize)} Element-Karten. Die Vorderseiten siehst nur du, die Rückseiten sehen alle: Sie zeigen das Element, also die Farbe. Farben gibt es ${w(n.elements)}: Wasser ist blau, Luft gelb, Feuer rot, Erde grün.`,
          rulings: 'TW-68',
        },
        {
          p: `In der Mitte liegen drei Auslagen mit je ${w(n.forestDisplay)} Teilen und einem Stapel: **Wald-Plättchen**, **Element-Karten** mit der Rückseite nach oben und offene **Dorf-Karten**. Auch der oberste Wald des Stapels und die oberste Element-Rückseite sind immer zu sehen.`,
          rulings: 'TW-35 TW-46',
        },
        {
          p: `Neben dem Tableau liegen die ${w(n.leaders)} Anführer deines Volkes und links ${w(n.objectiveSlots)} Plätze für Ziele.`,
        },
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      blocks: [
        {
          steps: [
            'Jeder bekommt ein Volk mit Tableau und Anführern, zufällig oder beim Öffnen des Tisches gewählt.',
            `${W(n.riders)} Windreiter kommen in die Hauptstadt, ${w(n.treehouses)} Baumhäuser und ${w(n.temples)} Tempel auf ihre Plätze.`,
            `${n.tokens} Verschmutzungen liegen auf ${w(n.foulSpaces)} Feldern, ein oder zwei auf jedem.`,
            'Die Wald-Plättchen für eure Anzahl werden gemischt, dazu Dorf-Karten und Element-Karten.',
            `Du bekommst zufällig eine Dorf-Karte als erstes Ziel und ${w(n.handSize)} Element-Karten.`,
            'Der Reihe nach legt jeder sein Start-Plättchen auf das Feld links oben und führt dessen Effekte aus. Wer später dran ist, bekommt etwas mehr.',
          ],
          rulings: 'TW-40 TW-58',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      blocks: [
        { p: 'Ihr spielt reihum im Uhrzeigersinn. Dein Zug hat diese Schritte:' },
        {
          steps: [
            'Führ **genau eine Aktion** aus: [eine Element-Karte spielen](#cards), [einen Tempel platzieren](#temple) oder [ein Dorf bauen](#village).',
            `[Zieh nach](#draw), bis wieder ${w(n.handSize)} Karten auf deinem Halter stehen.`,
            'Ist eine deiner Bedingungen erfüllt, darfst du [einen Anführer](#leaders) auslegen.',
          ],
          rulings: 'TW-26',
        },
        {
          p: `Passen kannst du nicht, aber irgendeine Aktion geht immer. Stehen alle Tempel, oder ist kein Plättchen mehr ohne Tempel, darfst du statt einer Aktion ${w(n.templeCost)} Karten abwerfen, ohne dass etwas geschieht.`,
          rulings: 'TW-12 TW-13 TW-71',
        },
      ],
    },
    {
      id: 'cards',
      title: 'Eine Element-Karte spielen',
      blocks: [
        {
          p: `Eine Karte hat bis zu ${w(n.mostRows)} Reihen. Wähl **eine** davon, deren Voraussetzung erfüllt ist, und führ ihre Effekte aus. Danach kommt die Karte offen auf die Ablage.`,
          rulings: 'TW-6 TW-7',
        },
        {
          figure: 'card',
          caption: 'Eine Element-Karte',
          callouts: [
            'Das **Element**: Diese Farbe zeigt auch die Rückseite.',
            'Links die **Voraussetzung**: hier mehr Blau als ein Nachbar.',
            'Rechts der **Effekt**: hier Wasser.',
            'Die zweite Reihe verlangt mehr und bringt mehr: mehr Blau als beide Nachbarn.',
          ],
        },
        {
          p: 'Gezählt werden nur Farben auf Kartenhaltern: auf deinem und auf denen deiner **beiden Nachbarn**. Wer weiter weg sitzt, zählt nicht mit.',
          rulings: 'TW-4 TW-72',
        },
        { rule: 'Die Karte, die du spielst, zählt immer mit.', rulings: 'TW-1' },
        {
          figure: 'racks',
          caption: 'Reicht dein Blau?',
          callouts: [
            'Links steht ein Blau: Du hast mehr.',
            'Du hast zwei, die gespielte Karte zählt mit.',
            'Rechts stehen auch zwei. Gleich viel ist nicht mehr: Die zweite Reihe geht nicht.',
          ],
        },
        {
          list: [
            '„Mehr“ und „weniger“ gelten streng. Gleichstand erfüllt keines von beiden.',
            'Geprüft wird einmal, wenn du die Karte wählst.',
            'Du darfst auch die schwächere Reihe nehmen, und sogar eine, deren Effekt dir gerade nichts nützt.',
          ],
          rulings: 'TW-2 TW-5 TW-8',
        },
        {
          p: 'Die Effekte einer Reihe führst du in beliebiger Reihenfolge aus; nur Wasser bekommst du immer zuerst und ganz. Alles andere darfst du auch nur zum Teil nutzen oder lassen. Ein geteilter Kreis mit zwei Zeichen ist eine **Mischung**: Die Anzahl verteilst du, wie du willst.',
          rulings: 'TW-9 TW-10 TW-11 TW-60 TW-61 TW-62',
        },
      ],
    },
    {
      id: 'effects',
      title: 'Wasser, Bewegungen, Reinigen',
      blocks: [
        { p: '**Wasser** kommt in deinen Vorrat. Eine Grenze gibt es nicht.', rulings: 'TW-57' },
        {
          p: '**Eine Bewegung** bringt einen Windreiter auf ein Plättchen, das waagrecht oder senkrecht angrenzt. Hauptstadt und Start-Plättchen gelten als Nachbarn. Bewegungen darfst du auf mehrere Windreiter verteilen; leere Felder kann niemand überqueren. Auf einem Plättchen ist für beliebig viele Platz.',
          rulings: 'TW-18 TW-19 TW-24 TW-64',
        },
        {
          figure: 'steps',
          caption: 'Drei Bewegungen bis in den zweiten Wald',
          callouts: [
            'Aus der Hauptstadt …',
            '… auf das Start-Plättchen: eine Bewegung.',
            '… und von Plättchen zu Plättchen weiter.',
          ],
        },
        {
          p: '**Reinigen** nimmt einzelne Verschmutzungen von beliebigen deiner Felder.',
        },
      ],
    },
    {
      id: 'forest',
      title: 'Einen Wald pflanzen',
      blocks: [
        {
          p: 'Der Baum mit einer Zahl heißt: Zahl so viel Wasser und nimm ein Wald-Plättchen aus der Auslage oder oben vom Stapel. Ohne genug Wasser geht es nicht.',
          rulings: 'TW-33 TW-35',
        },
        {
          rule: 'Ein Wald kommt auf ein **sauberes, leeres** Feld, das mit einer Seite an eines deiner Plättchen grenzt.',
          rulings: 'TW-32',
        },
        {
          figure: 'forest',
          caption: 'Wohin der neue Wald darf',
          callouts: [
            'Sauber und neben einem Wald: richtig.',
            'Hier liegt Verschmutzung. Reinige zuerst.',
            'Sauber, aber ohne Plättchen daneben.',
          ],
        },
        {
          p: 'Die Waldseite liegt oben. Gleich danach wird die Auslage aufgefüllt, auch zwischen zwei Wäldern derselben Karte. Ist der Stapel leer, wird sie kleiner.',
          rulings: 'TW-34 TW-36 TW-63',
        },
      ],
    },
    {
      id: 'village',
      title: 'Ein Dorf bauen',
      blocks: [
        {
          p: `Ein Wald-Plättchen hat ${w(n.leastSlots)} bis ${w(n.mostSlots)} Plätze. Steht auf jedem ein Windreiter, darfst du als Aktion dort ein Dorf bauen, auch wenn die Windreiter schon länger da sind.`,
          rulings: 'TW-24 TW-25 TW-26',
        },
        {
          figure: 'full',
          caption: 'Wo kann ein Dorf entstehen?',
          callouts: [
            'Beide Plätze sind besetzt, ein Windreiter ist sogar übrig: Hier geht es.',
            'Ein Tempel stört nicht.',
            'Hier fehlen noch zwei Windreiter.',
          ],
        },
        {
          steps: [
            'Die Windreiter von den Plätzen kehren in die Hauptstadt zurück. Überzählige und ein Tempel bleiben.',
            'Dreh das Plättchen auf die Dorf-Seite.',
            'Leg **eine Verschmutzung** auf jedes angrenzende Feld **ohne Plättchen**, auch wenn dort schon welche liegt.',
            'Stell ein Baumhaus darauf.',
            'Nutz den Bonus der Dorf-Seite, wenn einer darauf steht.',
            'Such dir eine [Dorf-Karte](#villagecards) aus.',
          ],
          rulings: 'TW-17 TW-24 TW-27 TW-28 TW-41',
        },
        {
          figure: 'built',
          caption: 'Dieselbe Stelle danach',
          callouts: [
            'Zwei Windreiter sind zurück.',
            'Das Dorf, mit Tempel und dem überzähligen Windreiter.',
            'Hier lag schon Verschmutzung, jetzt sind es zwei.',
            'Hier war es sauber.',
          ],
        },
        {
          p: 'Ein Dorf zählt weiter als Wald-Plättchen seiner Farbe. Das Start-Plättchen hat keine Plätze und wird nie ein Dorf.',
          rulings: 'TW-30 TW-31',
        },
        {
          figure: 'bonus',
          caption: 'Was auf der Dorf-Seite steht, siehst du schon auf dem Wald',
          callouts: [
            'Kein Bonus.',
            '**Windturbine**: Dieses Dorf bringt keine Verschmutzung.',
            '**Katapult**: Einmal darf ein Windreiter von überall auf ein beliebiges anderes deiner Plättchen, nie in die Hauptstadt.',
            '**Windportal**: Das Dorf ist von nun an Nachbar der Hauptstadt und aller anderen Portale.',
          ],
        },
        {
          figure: 'portal',
          caption: 'Zwei Windportale',
          callouts: ['Aus der Hauptstadt ist es eine Bewegung.', 'Von Portal zu Portal auch.'],
        },
        {
          p: 'Turbine und Katapult wirken in dem Moment, in dem das Dorf entsteht, das Portal von da an immer. Auf der Waldseite bewirkt noch keiner etwas.',
          rulings: 'TW-20 TW-21 TW-22 TW-23 TW-29 TW-65',
        },
      ],
    },
    {
      id: 'villagecards',
      title: 'Dorf-Karten',
      blocks: [
        {
          p: 'Nach jedem Dorf nimmst du eine Karte aus der Dorf-Auslage und entscheidest sofort, welche Hälfte gilt:',
        },
        {
          figure: 'villageCard',
          caption: 'Eine Dorf-Karte hat zwei Hälften',
          callouts: [
            'Links das **Ziel**: Behalt die Karte, und am Ende zählt die beste Stufe, die du erreichst.',
            'Rechts der **Effekt**: Nutz ihn jetzt; dann zählt das Ziel nie.',
          ],
        },
        {
          list: [
            `Für Ziele hast du ${w(n.objectiveSlots)} Plätze; das erste Ziel aus dem Aufbau belegt einen. Sind alle voll, wirfst du für ein neues eines der alten ab.`,
            'Eine genutzte Karte bleibt verdeckt neben deinem Tableau. Manche Ziele und Bedingungen zählen sie.',
            'Zeigt die Karte einen Tempel, platzierst du einen, ohne Karten abzulegen, samt seinem Effekt. Zeigt sie ein Katapult, bringst du einen Windreiter auf ein beliebiges Plättchen.',
          ],
          rulings: 'TW-37 TW-38 TW-39 TW-42 TW-67',
        },
        {
          p: 'Die Auslage wird gleich aufgefüllt. Ist der Stapel leer, wird die Ablage neu gemischt.',
          rulings: 'TW-66',
        },
      ],
    },
    {
      id: 'temple',
      title: 'Einen Tempel platzieren',
      blocks: [
        {
          p: `Leg ${w(n.templeCost)} beliebige Karten vom Halter ab. Ihre Voraussetzungen und Effekte zählen nicht. Stell dann einen Tempel deiner Wahl auf eines deiner Plättchen ohne Tempel und führ den Effekt aus, der neben seinem Platz steht.`,
          rulings: 'TW-14 TW-15 TW-16 TW-69',
        },
        {
          figure: 'temple',
          caption: 'Zwei Tempel stehen schon',
          callouts: [
            'Blasse Tempel sind gebaut, ihr Effekt ist verbraucht.',
            'Auf dem Start-Plättchen …',
            '… und auf einem Dorf darf einer stehen.',
            'Hier ist noch Platz. Ein Plättchen trägt nur einen.',
          ],
        },
        { p: 'So wirst du auch Karten los, die du nicht spielen kannst, und ziehst drei neue.' },
      ],
    },
    {
      id: 'draw',
      title: 'Nachziehen',
      blocks: [
        {
          p: `Nimm Karten aus der Auslage oder vom Stapel, bis du wieder ${w(n.handSize)} hast. Du siehst nur ihre Farben; die Vorderseiten darfst du erst ansehen, wenn der Halter voll ist. Dann wird die Auslage auf ${w(n.elementDisplay)} aufgefüllt, vorher nicht.`,
          rulings: 'TW-43 TW-44 TW-46',
        },
        {
          p: 'Nach einem Dorf ziehst du nichts, dein Halter ist ja voll. Ist der Stapel leer, wird die Ablage neu gemischt.',
          rulings: 'TW-45 TW-75',
        },
      ],
    },
    {
      id: 'leaders',
      title: 'Anführer',
      blocks: [
        {
          p: `Dein Volk hat ${w(n.leaders)} Anführer, höchstens ${w(n.maxLeaders)} legst du aus. Auf dem Tableau stehen zwei Bedingungen; jede bringt einmal einen Anführer deiner Wahl. Geprüft wird am Ende deines Zuges, nach dem Nachziehen.`,
          rulings: 'TW-47 TW-48 TW-70',
        },
        {
          list: [
            `**Der Pfad**: ${w(n.pathLength)} verschiedene Plättchen in einer Kette, deren Farben die gezeigte Reihenfolge bilden. Er darf in beide Richtungen laufen und überall beginnen; Start-Plättchen und Dörfer zählen mit.`,
            '**Die besondere Bedingung** ist bei jedem Volk anders, zum Beispiel viel Wasser oder wenig Verschmutzung.',
          ],
          rulings: 'TW-50',
        },
        {
          figure: 'path',
          caption: 'Der Pfad der Sturmfalken: Türkis, Bernstein, Violett, Bernstein',
        },
        {
          p: 'Seine Fähigkeit hilft dir vom nächsten Zug an bis zum Ende. Willst du noch warten, bleibt die Bedingung offen, muss dann aber später wieder erfüllt sein.',
          rulings: 'TW-49 TW-76 TW-77',
        },
      ],
    },
    {
      id: 'end',
      title: 'Spielende',
      blocks: [
        {
          rule: `Wer zuerst ${w(n.endTriggerVillages)} Dörfer hat, nimmt das Spielende-Plättchen.`,
          rulings: 'TW-51 TW-73',
        },
        {
          p: 'Ihr spielt die laufende Runde zu Ende und danach noch eine ganze. Dann wird gewertet. Ein sechstes Dorf gibt es nicht, aber spielen darfst du bis zum Schluss.',
          rulings: 'TW-52',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      blocks: [
        {
          table: {
            head: ['Was', 'SP'],
            rows: [
              ['Spielende-Plättchen', sp(n.scoring.endTile)],
              ['Jedes Baumhaus im Gelände', sp(n.scoring.perTreehouse)],
              ...n.templeRows.map((r) => [`${r.n} Tempel platziert`, sp(r.vp)]),
              ...n.pollutionRows.map((r) => [
                r.n === 0
                  ? 'Kein Feld mit Verschmutzung'
                  : `${r.n} ${r.n === 1 ? 'Feld' : 'Felder'} mit Verschmutzung${r.last ? ' oder mehr' : ''}`,
                sp(r.vp),
              ]),
              ...n.tileRows.map((r, i) => [`${i === 0 ? 'Bis zu ' : ''}${r.n} Plättchen im Gelände`, sp(r.vp)]),
              ['Jedes Ziel: seine beste erreichte Stufe, höchstens', sp(n.mostObjective)],
            ],
          },
          rulings: 'TW-53 TW-54 TW-55',
        },
        {
          p: 'Bei der Verschmutzung zählen Felder, nicht Stücke. Zu den Plättchen gehören Start-Plättchen und Dörfer. Genutzte Dorf-Karten bringen nichts.',
          rulings: 'TW-30 TW-31 TW-53',
        },
        { figure: 'whole', caption: `Ein Gelände am Ende: ${sum} SP, mit Spielende-Plättchen noch mehr` },
        {
          table: {
            head: ['Dieses Gelände', 'SP'],
            rows: [
              ['Baumhäuser', sp(parts.treehouses)],
              ['Tempel', sp(parts.temples)],
              ['Verschmutzung', sp(parts.pollution)],
              ['Plättchen', sp(parts.tiles)],
              ['Ziele: Türkise Siedler, Volle Reihen, Große Gemeinde', sp(parts.objectives)],
              ['**Zusammen**', `**${sum}**`],
            ],
          },
        },
        {
          p: '**Bei Gleichstand** gewinnt, wer mehr Wasser übrig hat. Ist auch das gleich, teilt ihr euch den Sieg.',
          rulings: 'TW-56',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Gut zu wissen',
      blocks: [
        {
          list: [
            '**Denk in Dörfern.** Ein Dorf braucht einen sauberen Platz, Wasser für den Wald und Bewegungen. Frag in jedem Zug, welches davon dir fehlt.',
            `**Fang klein an.** Ein Wald mit ${w(n.leastSlots)} Plätzen ist mit einer guten Luft-Karte in einem Zug voll.`,
            '**Bau dicht.** Grenzt ein Wald schon an andere Plättchen, macht sein Dorf weniger Schmutz.',
            '**Sammle eine Farbe.** Zwei oder drei gleiche auf dem Halter erfüllen viele Voraussetzungen, und beim Ziehen siehst du die Farbe ja.',
            `**Tempel sind kein Notnagel.** Alle ${w(n.temples)} bringen Effekte und am Ende ${n.scoring.templesTable[n.temples]} SP. Platzier sie, wenn dein Halter klemmt.`,
            '**Lies deine Ziele vor dem Pflanzen.** Die Farbe und der Ort eines Waldes entscheiden über Pfad und Ziele; ändern lässt es sich nie mehr.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'Wie viele spielen mit',
      blocks: [
        {
          p: `**Zu ${w(n.fewest)}t** hast du links dein Gegenüber. Dein rechter Nachbar ist der **Markt**: die ${w(n.market)} Rückseiten aus Element-Auslage und Stapel.`,
          rulings: 'TW-3',
        },
        {
          figure: 'two',
          caption: 'Zu zweit: Hat ein Nachbar Rot?',
          callouts: [
            'Dein Gegenüber hat kein Rot.',
            'Der Markt hat welches: Die erste Reihe geht, für die zweite bräuchten es beide.',
          ],
        },
        {
          p: 'Zu dritt sind beide Mitspieler deine Nachbarn, zu viert und zu fünft nur die zwei neben dir. Sonst ändert sich nur, wie viele Wald-Plättchen mitspielen:',
          rulings: 'TW-4 TW-58 TW-72',
        },
        {
          table: {
            head: ['Personen', 'Wald-Plättchen'],
            rows: n.seats.map((s) => [String(s.n), String(s.forests)]),
          },
        },
        { p: 'Ein Spiel für eine Person gibt es nicht.' },
      ],
    },
    {
      id: 'symbols',
      title: 'Zeichen',
      blocks: [
        {
          title: 'Elemente',
          entries: entriesOf([
            ['blue', 'Wasser, blau', 'Rückseite einer Element-Karte. Bringt vor allem Wasser.'],
            ['yellow', 'Luft, gelb', 'Rückseite einer Element-Karte. Bringt vor allem Bewegungen.'],
            ['red', 'Feuer, rot', 'Rückseite einer Element-Karte. Entfernt vor allem Verschmutzung.'],
            ['green', 'Erde, grün', 'Rückseite einer Element-Karte. Pflanzt vor allem Wälder.'],
          ]),
        },
        {
          title: 'Voraussetzungen',
          entries: entriesOf([
            ['own', 'Aufrecht auf einer Leiste', 'So viele dieser Farbe stehen mindestens auf deinem Halter.'],
            ['ownNone', 'Durchgestrichen', 'Diese Farbe steht nicht auf deinem Halter.'],
            ['ownAllColors', 'Alle Farben', 'Jede der vier Farben steht auf deinem Halter.'],
            ['neighbour-one', 'Geneigt, eine gestrichelt', 'Mindestens einer deiner Nachbarn hat die Farbe.'],
            ['neighbour-both', 'Zwei geneigte', 'Beide Nachbarn haben die Farbe.'],
            ['more-one', 'Mehr als ein Nachbar', 'Du hast von der Farbe mehr als mindestens ein Nachbar.'],
            ['more-both', 'Mehr als beide', 'Du hast von der Farbe mehr als jeder der beiden Nachbarn.'],
            ['fewer-one', 'Weniger als ein Nachbar', 'Du hast von der Farbe weniger als mindestens ein Nachbar.'],
            ['fewer-both', 'Weniger als beide', 'Du hast von der Farbe weniger als jeder der beiden Nachbarn.'],
            ['group', 'Drei mit einer Zahl', 'Du und beide Nachbarn habt zusammen mindestens so viele dieser Farbe.'],
          ]),
        },
        {
          title: 'Effekte',
          entries: entriesOf([
            ['water', 'Wasser nehmen', 'So viel Wasser kommt in deinen Vorrat.'],
            ['move', 'Bewegungen', 'So viele Bewegungen für deine Windreiter.'],
            ['clean', 'Reinigen', 'So viele Verschmutzungen entfernst du.'],
            ['forest', 'Wald pflanzen', 'Ein Wald-Plättchen für so viel Wasser.'],
            ['mix', 'Mischung', 'So viele Einheiten aus beiden Zeichen, verteilt wie du willst.'],
            ['turbine', 'Windturbine', 'Beim Bau dieses Dorfes entsteht keine Verschmutzung.'],
            ['catapult', 'Katapult', 'Ein Windreiter kommt auf ein beliebiges anderes deiner Plättchen.'],
            ['portal', 'Windportal', 'Das Dorf ist Nachbar der Hauptstadt und der anderen Portale.'],
            ['temple', 'Tempel', 'Platziere einen Tempel, ohne Karten abzulegen.'],
          ]),
        },
        {
          title: 'Auf dem Tableau',
          entries: entriesOf([
            ['rider', 'Windreiter', `${W(n.riders)} hat jedes Volk. Sie besetzen die Plätze der Wälder.`],
            ['capital', 'Hauptstadt', 'Heimat der Windreiter, Nachbar des Start-Plättchens.'],
            ['waterStock', 'Wasserfass', 'So viel Wasser hast du. Bei Gleichstand entscheidet es.'],
            ['treehouse', 'Baumhaus', `Steht auf jedem Dorf. ${sp(n.scoring.perTreehouse)} SP am Ende.`],
            ['smog', 'Verschmutzung', 'Hier kann kein Wald wachsen. Verschmutzte Felder kosten dich am Ende Punkte.'],
            ['cleanSpace', 'Sauberes Feld', 'Hier darfst du pflanzen, wenn ein Plättchen angrenzt.'],
            [
              'endTile',
              'Spielende-Plättchen',
              `Für das erste Volk mit allen Baumhäusern: ${sp(n.scoring.endTile)} SP.`,
            ],
            ['villageCard', 'Dorf-Karte', 'Links ein Ziel für das Ende, rechts ein Effekt für jetzt.'],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'Alle Karten und Plättchen',
      blocks: [
        { title: 'Element-Karten: Wasser', entries: cardEntries(0, 'de') },
        { title: 'Element-Karten: Luft', entries: cardEntries(1, 'de') },
        { title: 'Element-Karten: Feuer', entries: cardEntries(2, 'de') },
        { title: 'Element-Karten: Erde', entries: cardEntries(3, 'de') },
        { title: 'Dorf-Karten', entries: villageEntries('de') },
        {
          title: `Wald-Plättchen, jede Art in ${w(n.colours)} Farben`,
          entries: tileEntries(
            'de',
            (slots, bonus) => `Wald mit ${w(slots)} Plätzen${bonus === null ? '' : `, ${bonus}`}`,
            tileText,
          ),
        },
        {
          title: 'Start-Plättchen',
          entries: startEntries(
            'de',
            (i) => `Start-Plättchen ${i}`,
            (color, effects) => `${color}. Zu Beginn: ${effects}.`,
          ),
        },
        { title: 'Tempel', entries: templeEntries('de', (effects) => `Beim Platzieren: ${effects}.`) },
        { title: 'Völker', entries: tribeEntries('de') },
        { title: 'Anführer', entries: leaderEntries('de', (tribe, ability) => `${tribe}. ${ability}.`) },
      ],
    },
    {
      id: 'ours',
      title: 'Was hier von uns ist',
      blocks: [
        {
          p: 'Ablauf, Regeln, Wertung und die Anzahl von allem sind die des Originals. Was auf den einzelnen Karten steht, ist aber nirgends öffentlich. Darum haben wir entworfen:',
        },
        {
          list: [
            `die ${n.cards} Element-Karten bis auf wenige, die in Berichten beschrieben sind,`,
            `Ziele, Effekte und Namen der ${n.villageCards} Dorf-Karten,`,
            'Völker, Anführer, ihre Bedingungen und die Werte der Tempel,',
            'welche Plätze und Boni es auf den Wald-Plättchen wie oft gibt, und die Start-Plättchen,',
            'wo die Verschmutzung zu Beginn liegt, und die Punkte für die Anzahl der Plättchen.',
          ],
        },
        {
          p: 'Wer das Spiel besitzt, wird Unterschiede bemerken. Alles davon steht in einer Datei und lässt sich berichtigen.',
        },
      ],
    },
  ],
};
