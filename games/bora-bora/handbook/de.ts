import type { HandbookText } from '#kernel';
import { entriesOf, godEntries, jewelEntries, kindEntries, taskEntries } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'de');
const range = (b: { readonly from: number; readonly to: number }): string =>
  b.from === b.to ? `${b.from}` : `${b.from} und ${b.to}`;
const points = (x: number): string => (x === 1 ? `${x} Punkt` : `${x} Punkte`);

const counts = {
  persons: 'Gezählt werden Personen in deinem Dorf.',
  personKinds: 'Es zählen verschiedene Arten.',
  personsOfKind: 'Männer und Frauen dieser Art zählen zusammen.',
  shifted: 'Gezählt werden Personen, die nach unten geschoben sind.',
  priests: 'Gezählt werden deine Priester im Tempel.',
  turnOrder: 'Es gilt die neue Reihenfolge dieses Durchgangs.',
  regions: 'Verdrängte Hütten zählen mit.',
  terrain: 'Verdrängte Hütten zählen mit.',
  islands: 'Auf jeder Insel genügt eine Hütte.',
  fishValue: 'Verdrängte Hütten zählen mit.',
  godCardsSame: 'Karten auf deiner Hand; Hauptgötter zählen nicht.',
  godCardsDifferent: 'Karten auf deiner Hand; Hauptgötter zählen nicht.',
  godTiles: 'Unbenutzte Hauptgötter.',
  offerings: 'Opfergaben, die du hast.',
  shells: 'Muscheln, die du nach dem Schmuckkauf noch hast.',
  materials: 'Auf dem Zeremonienplatz oder daneben; verbaute nicht.',
  jewels: 'Schmuck, den du gekauft hast.',
  jewelTypes: 'Es zählen verschiedene Arten.',
  jewelsOfType: 'Schmuck, den du gekauft hast.',
  buildings: 'Auf deinem Zeremonienplatz.',
  hutsOnField12: 'Hütten auf deinem Reservefeld.',
};

export const de: HandbookText = {
  feel: [
    {
      figure: 'dice',
      title: 'Klein geht immer',
      text: 'Ein hoher Würfel kann viel, aber nur, wenn noch kein kleinerer auf der Karte liegt. Wer klein legt, sperrt den anderen die Tür.',
    },
    {
      figure: 'village',
      title: 'Hütte raus, Person rein',
      text: 'Jede Hütte auf den Inseln macht daheim ein Feld frei. Dort ziehen Männer und Frauen ein, die dir in jedem Durchgang helfen.',
    },
    {
      figure: 'gods',
      title: 'Götter biegen die Regeln',
      text: 'Ein gesperrter Würfel, eine Zwei, die eine Sechs sein soll, ein Fisch, der sofort zählt: Für eine Opfergabe geht vieles.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Ziel',
      blocks: [
        { rule: `Sammle in ${w(n.rounds)} Durchgängen die meisten Siegpunkte (SP).` },
        {
          p: 'Du führst einen Stamm auf den Inseln von Bora Bora: Hütten bauen, Männer und Frauen ansiedeln, Priester in den Tempel schicken, Schmuck kaufen, Aufgaben erfüllen. Alles beginnt mit einem Würfel, den du auf eine **Aktionskarte** legst.',
          rulings: 'BB-1',
        },
      ],
    },
    {
      id: 'table',
      title: 'Auf dem Tisch',
      blocks: [
        {
          p: `Die Karte zeigt ${w(n.islands)} Inseln mit ${w(n.regions)} **Gebieten**: je ${w(n.perTerrain)} Gebirge, Strände, Wälder und Steppen. Jedes hat einen Bauplatz und ein Fischplättchen. ${n.paths} Wege verbinden sie, zu Land und zu Wasser.`,
        },
        {
          figure: 'islands',
          caption: 'Die Inseln, nach ein paar Zügen',
          callouts: [
            '**Hütte** auf dem Bauplatz',
            '**Verdrängte Hütte**: Sie steht daneben, gehört aber noch zum Gebiet.',
            '**Fischplättchen** mit seinem Wert',
            '**Landweg** mit seinem Wert, als Stein',
            '**Wasserweg** mit seinem Wert, als Welle',
            '**Gebiet**, noch ohne Hütte',
          ],
        },
        {
          p: `Rundherum liegen die **Aktionskarten**, je ${w(n.slots)} Männer und Frauen, der **Tempel** mit ${w(n.temple)} Plätzen, die **Statusleiste**, der Schmuck des Durchgangs, neue Aufgaben und ${w(n.godDisplay)} offene **Götterkarten**.`,
        },
        {
          p: `Du hast ein **Dorf** mit ${w(n.fields)} Feldern, auf denen anfangs je eine Hütte steht, einen **Zeremonienplatz** mit ${w(n.spaces)} Feldern für Baustoffe, ${w(n.tiles)} Bauplättchen, ${w(n.priests)} Priester, ${w(n.dice)} Würfel und ${w(n.own)} Aufgaben. Nur deine Götterkarten sind geheim.`,
          rulings: 'BB-98 BB-100',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      blocks: [
        {
          steps: [
            'Fische, Personen, Aufgaben, Schmuck und Götterkarten werden gemischt und ausgelegt.',
            `Jeder bekommt ${w(n.godCards)} Götterkarten, ${w(n.offerings)} Opfergaben, einen **Hauptgott** und ${w(n.own)} Aufgaben, davon eine leichte.`,
            `Die Reihenfolge wird ausgelost. Wer später kommt, beginnt mit mehr Punkten: ${n.startVp.join(', ')}. Auf der Statusleiste liegen alle Anzeigesteine auf null übereinander, der des Ersten zuoberst.`,
            `In **umgekehrter** Reihenfolge setzt jeder eine Hütte auf ein freies Gebiet mit Fisch ${n.firstFish} und bekommt dessen Baustoff oder Opfergabe. Der Fisch zählt dabei nicht.`,
          ],
          rulings: 'BB-4 BB-5 BB-6',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Ein Durchgang',
      blocks: [
        {
          list: [
            '**Phase A**: Alle würfeln. Reihum legt jeder einen Würfel und führt die Aktion aus, bis alle Würfel liegen.',
            '**Phase B**: Reihum nutzt jeder eine Art Männer und eine Art Frauen.',
            '**Phase C**: Status, Tempel, Schmuck und Aufgaben werden gewertet.',
          ],
        },
        {
          rule: 'Ein Würfel darf nur auf eine Karte, wenn er **kleiner** ist als jeder, der dort liegt.',
          rulings: 'BB-7',
        },
        {
          figure: 'dice',
          caption: 'Auf dem Helfer liegen eine Drei und eine Fünf',
          callouts: [
            'Hier passt nur noch, was kleiner als drei ist.',
            'Deine Zwei darf auf den Helfer.',
            'Deine Drei nicht: gleich ist nicht kleiner.',
            'Deine Sechs auch nicht. Sie kann auf eine leere Karte oder fischen gehen.',
          ],
        },
        {
          p: 'Die Augenzahl ist eine **Höchstgrenze**: Kleinere Wege, Plätze und Plättchen darfst du immer wählen. Auf eine Karte, deren Aktion du nicht ausführen kannst, legst du nichts; was du gelegt hast, führst du aus.',
          rulings: 'BB-14 BB-16 BB-96',
        },
        {
          p: `Eins geht immer: **Fischen** bringt ${points(n.fishing)}, mit jedem Würfel, wie viele auch schon dort liegen.`,
          rulings: 'BB-8 BB-15',
        },
      ],
    },
    {
      id: 'expand',
      title: 'Ausbreiten',
      blocks: [
        {
          p: 'Von **irgendeiner** eigenen Hütte aus gehst du **einen** Weg, der höchstens so viel kostet wie dein Würfel: mit „Landweg“ zu Land, mit „Wasserweg“ zu Wasser. In beide Richtungen, nie diagonal, und nie in ein Gebiet, in dem du schon eine Hütte hast.',
          rulings: 'BB-17 BB-18 BB-19 BB-20 BB-95',
        },
        {
          figure: 'roads',
          caption: 'Mit einer Vier über Wasser',
          callouts: [
            'Von dieser Hütte gehst du aus.',
            'Dieser Weg kostet vier: Das reicht.',
            'Dieser kostet fünf: zu viel.',
          ],
        },
        {
          steps: [
            'Nimm eine Hütte aus deinem Dorf und setz sie auf den Bauplatz. Steht dort schon eine, rückt sie zur Seite, bleibt aber im Gebiet.',
            'Nimm den Baustoff des Gebiets oder eine Opfergabe.',
            'Entscheide jetzt, ob du den Fisch mit dem [roten Gott](#gods) wertest. Er bleibt liegen, auch für andere.',
          ],
          rulings: 'BB-21 BB-22 BB-23 BB-24 BB-25',
        },
        {
          table: {
            head: ['Gebiet', 'bringt'],
            rows: [
              ['Gebirge', 'Stein'],
              ['Strand', 'Sand'],
              ['Wald', 'Holz'],
              ['Steppe', 'Opfergabe'],
            ],
          },
        },
        {
          p: `In deinem Dorf wird dadurch ein Feld frei. Feld ${n.reserve} ist die **Reserve**: Dort dürfen beliebig viele Hütten stehen, und von dort kommen sie erst, wenn sonst keine mehr da ist.`,
          rulings: 'BB-26 BB-27 BB-28',
        },
      ],
    },
    {
      id: 'people',
      title: 'Männer und Frauen nehmen',
      blocks: [
        {
          p: `Mit „Frau“ oder „Mann“ nimmst du eine Person von einem Platz, dessen Zahl höchstens dein Würfel ist, und legst sie auf ein **freies Feld**. Das bewirkt noch nichts. Leere Plätze bleiben bis zum nächsten Durchgang leer; ohne freies Feld geht die Aktion nicht.`,
          rulings: 'BB-29 BB-30 BB-31',
        },
        {
          figure: 'village',
          caption: 'Ein Dorf',
          callouts: [
            'Eine Frau, noch oben: Links ihre Muscheln, rechts ihre Fähigkeit.',
            'Ein Mann, schon tätowiert: Er liegt unten.',
            'Ein freies Feld: Platz für die nächste Person.',
            'Hier steht noch eine Hütte.',
            'Das Reservefeld',
          ],
        },
      ],
    },
    {
      id: 'helper',
      title: 'Helfer',
      blocks: [
        {
          p: 'Die Augenzahl sind Punkte, die du beliebig ausgibst. Der Rest verfällt.',
          rulings: 'BB-34',
        },
        {
          table: {
            head: ['Helfer', 'Punkte'],
            rows: [
              ['Einen Mann tätowieren: so viele Statusschritte, wie er Symbole hat', String(n.helper.tattoo)],
              ['Mit einer Frau Muscheln sammeln: so viele, wie sie Symbole hat', String(n.helper.gatherShells)],
              ['Ein Siegpunkt', String(n.helper.vp)],
              ['Eine Opfergabe', String(n.helper.offering)],
              ['Eine Götterkarte, offen oder verdeckt', String(n.helper.godCard)],
              ['Ein beliebiger Baustoff', String(n.helper.material)],
              [`Eine Hütte auf Feld ${n.reserve} versetzen`, String(n.helper.moveHut)],
            ],
          },
          rulings: 'BB-27 BB-35 BB-36 BB-93',
        },
        {
          figure: 'helper',
          caption: 'Mit einer Fünf: zweimal tätowieren, einmal sammeln, eine Opfergabe',
          callouts: ['Drei Symbole: drei Schritte', 'Zwei Symbole: zwei Schritte mehr', 'Drei Muscheln'],
        },
        {
          p: 'Wer tätowiert ist oder gesammelt hat, rutscht nach unten. Das geht mit jeder Person nur **einmal** im Spiel.',
          rulings: 'BB-32 BB-33',
        },
      ],
    },
    {
      id: 'temple',
      title: 'Tempel',
      blocks: [
        {
          p: 'Setz einen Priester aus deinem Vorrat auf einen Platz bis zu deiner Augenzahl. Steht dort schon einer, rückt er einen Platz nach unten, und so fort, bis eine Lücke gefüllt ist. Wer von Platz eins hinausgedrängt wird, kommt zurück zu seinem Besitzer.',
          rulings: 'BB-37 BB-38 BB-39 BB-40',
        },
        {
          figure: 'temple',
          caption: 'Ein neuer Priester auf Platz vier',
          callouts: [
            'Hier kommt dein Priester hin.',
            'Hierher rückt, wer dort stand …',
            '… und hierher, wer hier stand: Die Lücke ist gefüllt.',
            'Dieser Priester bleibt, wo er ist.',
          ],
        },
        {
          p: 'Dafür bekommst du sofort den [Feuerbonus](#build). Punkte bringen Priester am [Ende des Durchgangs](#round).',
          rulings: 'BB-42',
        },
      ],
    },
    {
      id: 'build',
      title: 'Bauen',
      blocks: [
        {
          p: 'Baustoffe legst du sofort auf ein passendes freies Feld deines Zeremonienplatzes; dort bleiben sie. Ist keins frei, liegen sie daneben und zählen nur noch für Aufgaben.',
          rulings: 'BB-45 BB-46 BB-47',
        },
        {
          p: 'Beim **Bauen** gibst du die Baustoffe von zwei Feldern ab, die sich mit einer Seite berühren, und legst ein Bauplättchen bis zu deiner Augenzahl darauf. Es bringt sofort Punkte, je früher, desto mehr, und den Feuerbonus.',
          rulings: 'BB-43 BB-44',
        },
        {
          figure: 'build',
          caption: 'Ein Zeremonienplatz',
          callouts: [
            'Zwei Baustoffe nebeneinander: Hier kannst du bauen.',
            'Dieser berührt keinen anderen.',
            'Ein gebautes Plättchen',
          ],
        },
        {
          table: {
            head: ['Durchgang', ...n.buildVp.map(range)],
            rows: [
              ['Bauplättchen', ...n.buildVp.map((b) => `${b.n}`)],
              ['Jeder Priester am Ende des Durchgangs', ...n.priestVp.map((b) => `${b.n}`)],
            ],
          },
          rulings: 'BB-44',
        },
        {
          p: '**Feuerbonus.** Für jeden neuen Priester und jedes Bauplättchen wählst du je eins aus beiden Paaren:',
          rulings: 'BB-41 BB-42',
        },
        {
          figure: 'fire',
          caption: 'Der Feuerbonus',
          callouts: ['Erst eine Götterkarte oder eine Opfergabe,', 'dann ein Statusschritt oder eine Muschel.'],
        },
      ],
    },
    {
      id: 'use',
      title: 'Phase B: Personen nutzen',
      blocks: [
        {
          p: 'Du darfst **eine Art Männer** und **eine Art Frauen** nutzen, in beliebiger Reihenfolge oder gar nicht. Ob sie oben oder unten liegen, ist gleich; sie bleiben liegen und helfen im nächsten Durchgang wieder.',
          rulings: 'BB-48 BB-55 BB-56',
        },
        {
          rule: 'Gleiche Personen eines Geschlechts wirken zusammen: **eine** stärkere Aktion, nie mehrere.',
          rulings: 'BB-49 BB-50 BB-51 BB-53 BB-92',
        },
        {
          figure: 'people',
          caption: 'Zwei Fährtensucher, eine Fährtensucherin, eine Tänzerin',
          callouts: [
            `Beide Männer zusammen: ein Landweg bis ${w(n.kind('land').values[1] ?? 0)}`,
            `Die Frau für sich: noch ein Landweg, bis ${w(n.kind('land').values[0] ?? 0)}`,
            'Oder statt ihrer die Tänzerin: Du nutzt nur eine Art Frauen.',
          ],
        },
        { p: 'Was jede Art kann, steht bei [allen Plättchen](#pieces).' },
      ],
    },
    {
      id: 'gods',
      title: 'Die Götter',
      blocks: [
        {
          rule: 'Eine Götterkarte zu spielen kostet **eine Opfergabe**.',
          rulings: 'BB-82',
        },
        {
          figure: 'gods',
          caption: 'Fünf Götter und der Hauptgott',
          callouts: [
            '**Blau**, Phase A: Dein Würfel darf auf die Karte, obwohl er nicht kleiner ist.',
            '**Weiß**, Phase A: Dein Würfel zählt als Sechs. Auf der Karte bleibt er, was er ist.',
            '**Rot**, beim Ausbreiten: Der Fisch des Gebiets zählt sofort.',
            '**Grün**, Phase B, einmal: Eine Art wirkt doppelt, oder du nutzt eine weitere Art.',
            `**Gelb**, Aufgaben: Er ersetzt ein fehlendes Stück; die Aufgabe bringt dann ${n.yellow}.`,
            '**Hauptgott**: jeder Gott, ohne Opfergabe',
          ],
        },
        {
          p: `**Zwei gleiche** Karten und eine Opfergabe wirken wie jeder andere Gott. Blau, Weiß und Rot darfst du für denselben Würfel spielen, jeden mit eigener Opfergabe. Blau gilt für einen Würfel; Weiß entscheidest du gleich nach dem Legen. Hauptgötter kommen nach dem Spielen aus dem Spiel; übrige bringen am Ende je ${points(n.godTileVp)}.`,
          rulings: 'BB-9 BB-10 BB-11 BB-12 BB-13 BB-52 BB-54 BB-57 BB-83 BB-84 BB-91 BB-94',
        },
        { p: 'Ist der Stapel leer, wird die Ablage neu gemischt.', rulings: 'BB-85 BB-99' },
      ],
    },
    {
      id: 'round',
      title: 'Phase C: Ende des Durchgangs',
      blocks: [
        {
          p: '**Status.** Jeder bekommt die Punkte seines Feldes. Dann gilt die **neue Reihenfolge**: Wer am weitesten vorn liegt, ist Erster; auf demselben Feld der obere Stein. Alle Steine gehen zurück auf null.',
          rulings: 'BB-58 BB-59 BB-60 BB-61',
        },
        {
          figure: 'status',
          caption: 'Die Statusleiste vor der Wertung',
          callouts: [
            'Rot kam nach Blau auf dieses Feld und liegt oben: Rot wird Erster, Blau Zweiter.',
            'Grün wird Dritter.',
          ],
        },
        {
          table: {
            head: ['Statusfeld', ...n.status.map((b) => (b.from === b.to ? `${b.from}` : `${b.from}–${b.to}`))],
            rows: [['SP', ...n.status.map((b) => `${b.n}`)]],
          },
        },
        {
          p: '**Tempel.** Jeder Priester bringt Punkte. Wer die meisten hat, nimmt einen Hauptgott; bei Gleichstand, wer den höheren Platz hält. Ist der Tempel leer, verfällt der Hauptgott.',
          rulings: 'BB-62 BB-63',
        },
        {
          p: 'Von jetzt an gilt die neue Reihenfolge. **Schmuck.** Jeder darf **ein** Plättchen dieses Durchgangs mit Muscheln kaufen. Seine Punkte zählen am Ende; was liegen bleibt, ist weg.',
          rulings: 'BB-64 BB-65 BB-66',
        },
        {
          figure: 'jewels',
          caption: 'Der Schmuck eines Durchgangs: links der Preis in Muscheln, rechts die Punkte',
          callouts: ['Mit drei Muscheln kannst du diesen kaufen.', 'Für diesen fehlen dir drei.'],
        },
        {
          p: `**Aufgaben.** Jeder wertet genau **eine** seiner ${w(n.own)} Aufgaben: erfüllt ${n.task} Punkte, mit dem gelben Gott ${n.yellow}. Ist keine erfüllt, wirfst du eine ab und bekommst nichts. Die Zahlen sind Mindestmengen, abgeben musst du nichts.`,
          rulings: 'BB-67 BB-68 BB-69 BB-70 BB-71 BB-72 BB-73 BB-102',
        },
        {
          figure: 'tasks',
          caption: 'Drei Aufgaben; rechts steht, was fehlt',
          callouts: [
            `Erfüllt: ${n.task} Punkte.`,
            `Eins fehlt: Der gelbe Gott ersetzt es, das bringt ${n.yellow}.`,
            'Zu viel fehlt. Abwerfen darfst du sie jetzt nicht, denn die erste ist erfüllt.',
          ],
        },
        {
          p: `Haben alle gewertet, nimmt jeder eine **neue Aufgabe**, auch im letzten Durchgang. Was an Personen und Aufgaben noch ausliegt, kommt weg und wird durch neue ersetzt, und die Würfel gehen zurück.`,
          rulings: 'BB-3 BB-74 BB-75 BB-76 BB-77 BB-78 BB-79 BB-80',
        },
      ],
    },
    {
      id: 'end',
      title: 'Spielende',
      blocks: [
        {
          p: `Nach Durchgang ${n.rounds} wertest du noch deine letzten ${w(n.own)} Aufgaben: Erfüllte zählen von selbst, jede andere kannst du mit einem gelben Gott retten, wenn genau eins fehlt.`,
          rulings: 'BB-81 BB-101',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      blocks: [
        {
          table: {
            head: ['Am Ende kommen dazu', 'SP'],
            rows: [
              ['Jeder unbenutzte Hauptgott', n.sign(n.godTileVp)],
              [
                'Fisch jedes Gebiets, dessen **Bauplatz** deine Hütte hält',
                `${n.firstFish}–${n.fishes.at(-1)?.v ?? 0}`,
              ],
              ['Jedes Schmuckplättchen', `${n.cheapest}–${n.dearest}`],
              ...n.bonuses.map((b) => [b.name.de.charAt(0).toUpperCase() + b.name.de.slice(1), n.sign(n.bonus)]),
            ],
          },
          rulings: 'BB-86 BB-87 BB-88 BB-89 BB-97',
        },
        {
          figure: 'site',
          caption: 'Wem der Fisch am Ende gehört',
          callouts: [
            'Grün kam zuletzt und hält den Bauplatz: Grün bekommt den Fisch.',
            'Die rote Hütte zählt für Aufgaben und Wege, aber nicht mehr für den Fisch.',
            'Fünf Punkte',
          ],
        },
        {
          p: 'Der Zeremonienplatz ist voll, wenn auf jedem Feld ein Baustoff oder ein Bauplättchen liegt. Übrige Baustoffe, Muscheln, Opfergaben und Götterkarten sind am Ende nichts wert. Bei **Gleichstand** gewinnt, wer in der Reihenfolge weiter vorn ist.',
          rulings: 'BB-90',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Gut zu wissen',
      blocks: [
        {
          list: [
            '**Spiel für deine Aufgaben.** In jedem Durchgang eine zu erfüllen bringt so viel wie sonst kaum etwas.',
            '**Große Würfel zuerst**, solange ihre Karte leer ist. Kleine Würfel kommen fast immer noch unter.',
            '**Bau in den ersten Durchgängen.** Ein Plättchen bringt am Anfang mehr als doppelt so viel wie am Ende.',
            '**Behalt immer eine Opfergabe.** Ohne sie sind deine Götterkarten stumm.',
            '**Such gleiche Personen.** Zwei einer Art sind stärker als zwei verschiedene, denn du nutzt nur eine Art je Geschlecht.',
            '**Schieb deine Leute früh nach unten.** Status entscheidet, wer zuerst legt, und Muscheln kaufen Schmuck, in jedem Durchgang nur einen.',
            '**Ein Priester ist geduldig.** Steht er früh im Tempel, bringt er in jedem Durchgang Punkte und vielleicht den Hauptgott.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'Wie viele spielen mit',
      blocks: [
        {
          table: {
            head: ['', 'zu zweit', 'zu dritt', 'zu viert'],
            rows: [
              ['Aktionskarten', ...n.cards.map(String)],
              ['Neue Aufgaben', ...[2, 3, 4].map((x) => String(x + n.extra))],
            ],
          },
          rulings: 'BB-2 BB-3',
        },
        {
          p: '**Zu zweit** teilen sich Frau und Mann eine Karte, ebenso Landweg und Wasserweg. **Zu dritt** nur die Wege. Auf einer geteilten Karte liegt eine Reihe Würfel für beides; du wählst, was du tust.',
          rulings: 'BB-2 BB-19',
        },
        {
          p: 'Sonst ändert sich nichts. Ein Spiel allein gibt es nicht; gegen Bots geht es jederzeit.',
          rulings: 'BB-100',
        },
      ],
    },
    {
      id: 'symbols',
      title: 'Zeichen',
      blocks: [
        {
          entries: entriesOf([
            [
              'hut',
              'Hütte',
              `Du hast ${n.huts}. Auf der Karte ist sie Ausgangspunkt, im Dorf hält sie ein Feld besetzt.`,
            ],
            ['die', 'Würfel', `Drei je Durchgang. Auf der Karte muss er kleiner sein als alle anderen.`],
            [
              'landPath',
              'Landweg',
              'Verbindet zwei Gebiete einer Insel. Die Zahl ist, was dein Würfel mindestens zeigen muss.',
            ],
            ['waterPath', 'Wasserweg', 'Verbindet Gebiete verschiedener Inseln. Auch hier ist die Zahl das Mindeste.'],
            ['fish', 'Fischplättchen', 'Zählt mit dem roten Gott sofort, am Ende für den, der den Bauplatz hält.'],
            ['mountain', 'Gebirge', 'Bringt Stein.'],
            ['beach', 'Strand', 'Bringt Sand.'],
            ['forest', 'Wald', 'Bringt Holz.'],
            ['steppe', 'Steppe', 'Bringt eine Opfergabe.'],
            ['sand', 'Sand', 'Baustoff für die Sandfelder des Zeremonienplatzes.'],
            ['stone', 'Stein', 'Baustoff für die Steinfelder des Zeremonienplatzes.'],
            ['wood', 'Holz', 'Baustoff für die Holzfelder des Zeremonienplatzes.'],
            ['offering', 'Opfergabe', 'Bezahlt eine Götterkarte.'],
            ['shell', 'Muschel', 'Kauft Schmuck. Links auf einer Frau: So viele sammelt sie.'],
            ['tattoo', 'Statussymbol', 'Links auf einem Mann: So viele Schritte bringt es, ihn zu tätowieren.'],
            ['marker', 'Anzeigestein', 'Steht auf der Statusleiste und bestimmt die Reihenfolge.'],
            ['priest', 'Priester', 'Bringt im Tempel in jedem Durchgang Punkte.'],
            ['tile', 'Bauplättchen', 'Deckt zwei Felder. Seine Zahl ist, was dein Würfel mindestens zeigen muss.'],
            ['fire', 'Feuerbonus', 'Götterkarte oder Opfergabe, dazu Statusschritt oder Muschel.'],
            ['vp', 'Siegpunkt', 'Darum geht es.'],
          ]),
        },
        {
          title: 'Götter',
          entries: [
            ...godEntries('de', {
              blue: 'Phase A: Der Würfel darf gleich oder größer sein als der kleinste auf der Karte. Gilt für einen Würfel.',
              white: `Phase A: Der Würfel zählt als ${n.six}; auf der Karte behält er seine Augen.`,
              red: 'Phase A und B, gleich nach dem Ausbreiten: Der Fisch des neuen Gebiets zählt.',
              green: 'Phase B, höchstens einmal: eine Art verdoppeln oder eine weitere Art nutzen.',
              yellow: `Phase C und am Ende: ersetzt genau eins, was einer Aufgabe fehlt. Sie bringt dann ${n.yellow}.`,
            }),
            ...entriesOf([
              [
                'godTile',
                'Hauptgott',
                `Wirkt wie jeder Gott, ohne Opfergabe. Unbenutzt am Ende ${points(n.godTileVp)}.`,
              ],
            ]),
          ],
        },
        {
          title: 'Aktionskarten',
          entries: entriesOf([
            ['card-land', 'Karte: Landweg', 'Ausbreiten über einen Landweg bis zur Augenzahl.'],
            ['card-water', 'Karte: Wasserweg', 'Ausbreiten über einen Wasserweg bis zur Augenzahl.'],
            ['card-landWater', 'Karte: Landweg & Wasserweg', 'Zu zweit und zu dritt: das eine oder das andere.'],
            ['card-woman', 'Karte: Frau', 'Eine Frau von einem Platz bis zur Augenzahl nehmen.'],
            ['card-man', 'Karte: Mann', 'Einen Mann von einem Platz bis zur Augenzahl nehmen.'],
            ['card-womanMan', 'Karte: Frau & Mann', 'Zu zweit: eine Frau oder einen Mann.'],
            ['card-helper', 'Karte: Helfer', 'So viele Punkte ausgeben, wie der Würfel zeigt.'],
            ['card-temple', 'Karte: Tempel', 'Einen Priester auf einen Platz bis zur Augenzahl setzen; Feuerbonus.'],
            ['card-build', 'Karte: Bauen', 'Ein Bauplättchen bis zur Augenzahl bauen; Punkte und Feuerbonus.'],
            ['card-fishing', 'Fischen', `${points(n.fishing)}, mit jedem Würfel, immer.`],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'Alle Plättchen',
      blocks: [
        {
          title: `Männer und Frauen: die Zahlen gelten für eine, zwei, drei gleiche`,
          entries: kindEntries('de', {
            land: (v) => `Ausbreiten über einen Landweg bis ${v}.`,
            water: (v) => `Ausbreiten über einen Wasserweg bis ${v}.`,
            woman: (v) => `Eine Frau von einem Platz bis ${v} nehmen.`,
            man: (v) => `Einen Mann von einem Platz bis ${v} nehmen.`,
            build: (v) => `Ein Bauplättchen bis ${v} bauen, mit Punkten und Feuerbonus.`,
            material: (v) => `${v} beliebige Baustoffe nehmen.`,
            hut: (v) => `Bis zu ${v} Hütten auf Feld ${n.reserve} versetzen.`,
            vp: (v) => `${v} Siegpunkte.`,
            godCard: (v) => `${v} Götterkarten nehmen.`,
            offering: (v) => `${v} Opfergaben nehmen.`,
            status: (v) => `${v} Statusschritte.`,
            shell: (v) => `${v} Muscheln nehmen.`,
          }),
        },
        {
          title: 'Schmuck: Preis in Muscheln und Punkte',
          entries: jewelEntries('de', (cost, vp) => `${cost} für ${vp} SP`),
        },
        { title: `Leichte Aufgaben, eine zu Beginn`, entries: taskEntries('de', true, counts) },
        { title: 'Aufgaben', entries: taskEntries('de', false, counts) },
      ],
    },
    {
      id: 'ours',
      title: 'Was hier von uns ist',
      blocks: [
        {
          p: 'Der Ablauf, alle Aktionen, Götter, Personenarten und die Wertung sind die des Originals. Nicht alles aus der Schachtel ist öffentlich; von uns entworfen sind:',
        },
        {
          list: [
            'die meisten Werte der Wege und vier der Wege selbst,',
            'ein Teil der Aufgaben und ihrer Zahlen,',
            'Preise, Punkte und Arten des Schmucks,',
            'die Felder der Statusleiste, die Symbole auf den Personen und das Muster des Zeremonienplatzes,',
            'einige Fischwerte und die meisten Namen der Personen.',
          ],
        },
        {
          p: 'Wo die Anleitung mehrere Lesarten zulässt, haben wir eine gewählt und in den Regelnummern vermerkt. Wer das Spiel besitzt, kann alles in einer Datei berichtigen.',
          rulings: 'BB-14 BB-70 BB-73 BB-92 BB-94',
        },
      ],
    },
  ],
};
