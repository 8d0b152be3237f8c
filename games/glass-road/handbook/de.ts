import type { HandbookText } from '#kernel';
import { half } from '../text/effects.ts';
import { buildingEntries, cardEntries, entriesOf, startEntries } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'de');
/** The same at the beginning of a sentence. */
const W = (x: number): string => w(x).replace(/^./, (c) => c.toUpperCase());
const { parts, sum } = n.example;
const points = (x: number | null | undefined): string => half(x ?? 0);
const building = (cost: string, worth: string, effect: string): string =>
  `Kostet ${cost}. ${worth} ${worth === '1' ? 'Punkt' : 'Punkte'}. ${effect}.`;

export const de: HandbookText = {
  feel: [
    {
      figure: 'turn',
      title: 'Räder, die von selbst drehen',
      text: 'Liegt von jeder Ware etwas auf dem Rad, dreht es sich sofort: Aus Rohstoffen wird Glas oder Ziegel, ob du willst oder nicht.',
    },
    {
      figure: 'follow',
      title: 'Was spielen die anderen?',
      text: 'Alle haben dieselben Personen. Bist du allein mit deiner Karte, hast du zwei Aktionen; spielt jemand mit, nur eine.',
    },
    {
      figure: 'whole',
      title: 'Bauen, bis der Wald weicht',
      text: 'Nur Gebäude bringen Punkte. Sie wandeln Waren um, füllen einmal deine Räder oder zählen am Ende, was um sie liegt.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Ziel',
      blocks: [
        { rule: 'Bau die Gebäude mit den meisten Punkten.' },
        {
          p: 'Du bewirtschaftest ein Stück Bayerischen Wald: Du rodest, hebst Teiche und Mulden aus, sammelst Waren und lässt daraus Glas und Ziegel werden. Damit bezahlst du Gebäude.',
        },
        {
          p: `**Nur Gebäude bringen Punkte**, auch die ${w(n.starting)} Anfangsgebäude auf deinem Plan. Gespielt werden ${w(n.periods)} Bauperioden zu je ${w(n.rounds)} Runden.`,
          rulings: 'GR-1',
        },
      ],
    },
    {
      id: 'table',
      title: 'Auf dem Tisch',
      blocks: [
        {
          p: `Jeder hat zwei **Produktionsräder**, einen **Landschaftsplan** und denselben Satz von ${n.cards} **Personenkarten**.`,
        },
        {
          figure: 'wheel',
          caption: 'Das Rad der Glashütte zu Beginn',
          callouts: [
            `**Glas**, das Erzeugnis: von null bis ${w(n.productMax)}.`,
            '**Holz**: Es steht auf zwei, du besitzt also zwei Holz.',
            '**Quarzsand** gibt es nur auf diesem Rad.',
            '**Nahrung** steht auf null, im braunen Bereich: Das Rad dreht sich nicht.',
          ],
        },
        {
          p: `Jede Marke zeigt mit ihrer Stelle, wie viel du von der Ware hast: einfache Waren bis ${w(n.basicMax)}, Glas und Ziegel bis ${w(n.productMax)}. Holz, Wasser und Quarzsand liegen nur bei der Glashütte, Lehm nur bei der Ziegelei, **Nahrung und Holzkohle auf beiden Rädern**.`,
        },
        {
          figure: 'land',
          caption: 'Dein Landschaftsplan zu Beginn',
          callouts: [
            '**Anfangsgebäude**: zählen am Ende übrige Waren.',
            '**Wald**: nur Personen roden ihn, und er kommt nie wieder.',
            '**Gehölz**',
            '**Teich**',
            '**Mulde**',
            '**Leeres Feld**: Platz für Landschaft oder Gebäude.',
          ],
        },
        {
          p: `In der Auslage liegen Gebäude in ${w(n.types)} Reihen, jede neben ihrem Stapel: blaue **Umwandlungsgebäude**, gelbe **Sofortgebäude** und orange **Punktegebäude**, zusammen ${n.buildings}.`,
        },
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      blocks: [
        {
          steps: [
            'Die Gebäude werden nach Art gemischt und gestapelt; jede Reihe der Auslage wird gefüllt.',
            `Jeder Landschaftsplan beginnt gleich: ${w(n.forests)} Wälder, je ${w(n.groves)} Gehölze, Teiche und Mulden, links die ${w(n.starting)} Anfangsgebäude.`,
            'Die Marken stehen auf ihren Startwerten, Glas und Ziegel auf null.',
            `Jeder nimmt seine ${n.cards} Personenkarten. Einer bekommt zufällig den Startspieler-Kelch.`,
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Eine Bauperiode',
      blocks: [
        {
          steps: [
            `Jeder wählt geheim **${w(n.hand)} seiner ${n.cards} Karten** als Hand. Die übrigen ${w(n.aside)} legt er verdeckt zur Seite.`,
            `${W(n.rounds)} Runden: Alle legen gleichzeitig eine Handkarte verdeckt vor sich ab. Vom Kelch aus im Uhrzeigersinn deckt einer nach dem anderen auf und [wertet aus](#cards).`,
            'Am Ende kommen alle Karten zurück, Lücken der Auslage werden aus dem Stapel ihrer Reihe gefüllt, und der Kelch wandert im Uhrzeigersinn weiter.',
          ],
          rulings: 'GR-2 GR-36 GR-37 GR-64 GR-66 GR-67',
        },
        {
          p: `Du spielst also in jeder Bauperiode ${w(n.rounds)} eigene Karten aus. Wie viele schon offen neben dem Tableau liegen, sagt dir die Runde.`,
          rulings: 'GR-3',
        },
      ],
    },
    {
      id: 'cards',
      title: 'Eine Person auswerten',
      blocks: [
        {
          figure: 'card',
          caption: 'Der Wasserträger',
          callouts: ['Die **Eingangskosten**: hier Nahrung.', '**Aktion A**.', '**Aktion B**.'],
        },
        {
          rule: 'Bist du der Einzige mit dieser Karte, hast du **beide Aktionen**. Spielt jemand mit, hat jeder nur **eine**.',
          rulings: 'GR-8 GR-12 GR-13',
        },
        {
          p: `Wird eine Person aufgedeckt, muss jeder, der dieselbe **auf der Hand** hat, sie sofort mitspielen. Sie kommt in eine seiner ${w(n.slots)} **Ausbuchtungen**. Sind beide belegt, bleibt sie auf der Hand, und er ist nicht dabei. Karten, die noch verdeckt liegen, spielen nie mit.`,
          rulings: 'GR-4 GR-5 GR-6 GR-7 GR-9',
        },
        {
          figure: 'follow',
          caption: 'Der Baumeister ist aufgedeckt',
          callouts: [
            'Wer aufdeckt, ist zuerst dran.',
            'Hier stand er auch auf der Hand: mitspielen. Beide haben jetzt eine Aktion.',
            'Hier ist er nicht auf der Hand; die verdeckte Karte wartet.',
          ],
        },
        {
          list: [
            'Zuerst handelt, wer aufgedeckt hat, dann die anderen im Uhrzeigersinn. Jeder wählt frei zwischen A und B.',
            'Die Eingangskosten zahlst du einmal, mit deiner ersten Aktion. Wer keine Aktion nutzt, zahlt nichts.',
            'Mit zwei Aktionen wählst du die Reihenfolge. Verzichten darfst du immer; die anderen haben trotzdem nur eine.',
          ],
          rulings: 'GR-10 GR-11 GR-14 GR-15 GR-16 GR-17 GR-62 GR-74 GR-75',
        },
        {
          p: 'Ein paar Personen haben Eigenheiten: Der **Brennstoffsammler** zählt deine übrigen Handkarten. Nimmst du mit dem **Lieferanten** Waren, darf jeder andere eine davon nehmen. Der **Lehnsherr** sieht sich die obersten Plättchen eines Stapels an und legt eines vor sich aus; bauen darfst es nur du.',
          rulings: 'GR-46 GR-47 GR-48 GR-49 GR-50 GR-51 GR-70 GR-71 GR-76',
        },
      ],
    },
    {
      id: 'wheels',
      title: 'Die Produktionsräder',
      blocks: [
        {
          rule: 'Sind **beide braunen Bereiche** eines Rades leer, dreht es sich sofort: von jeder Ware eine weniger, ein Glas oder Ziegel mehr.',
          rulings: 'GR-21 GR-22',
        },
        {
          p: `Der eine braune Bereich ist die Null der Waren, der andere die ${w(n.productMax)} des Erzeugnisses. Solange keiner belegt ist, dreht das Rad weiter, auch mehrmals. Aufhalten kannst du es nicht.`,
          rulings: 'GR-28',
        },
        {
          figure: 'turn',
          caption: 'Der Fischzüchter bringt Nahrung auf das Rad der Glashütte: Es dreht sich einmal, ein Glas entsteht',
        },
        {
          figure: 'bricks',
          caption: 'Dieselbe Nahrung auf dem Rad der Ziegelei: Ein Ziegel entsteht',
        },
        {
          list: [
            'Nahrung und Holzkohle einer Aktion kommen ganz auf **ein** Rad deiner Wahl. Zahlen darfst du sie von beiden.',
            `Mehr als ${w(n.basicMax)} passen nicht; was zu viel ist, verfällt.`,
            'Du darfst immer weniger nehmen, auch gar nichts. So hältst du ein Rad an.',
            'Gedreht wird nie mitten im Nehmen oder Zahlen, sondern gleich danach.',
            `Auch Bezahlen kann ein Rad drehen: wenn du von ${w(n.productMax)} Glas oder Ziegeln welche ausgibst.`,
          ],
          rulings: 'GR-18 GR-19 GR-20 GR-23 GR-24 GR-25 GR-26 GR-27 GR-68',
        },
        {
          figure: 'blocked',
          caption: 'Dieses Rad steht still',
          callouts: ['Quarzsand fehlt. Sobald einer kommt, dreht sich das Rad.'],
        },
        {
          p: 'Glas und Ziegel sind keine einfachen Waren. Was du für eine Wirkung abgibst, kann nicht zugleich für eine andere zählen.',
          rulings: 'GR-42',
        },
      ],
    },
    {
      id: 'landscape',
      title: 'Landschaft',
      blocks: [
        {
          p: 'Neue Gehölze, Teiche und Mulden legst du auf leere Felder. Wald kommt nie zurück. „Angrenzend“ heißt immer waagerecht oder senkrecht.',
          rulings: 'GR-30 GR-31 GR-43 GR-45',
        },
        {
          figure: 'place',
          caption: 'Der Teichbauer legt einen Teich',
          callouts: ['Auf jedes leere Feld …', '… aber nicht auf eines, das belegt ist.'],
        },
        {
          p: 'Willst du Platz, darfst du Gehölze, Teiche und Mulden jederzeit ersatzlos entfernen, Wälder nicht.',
          rulings: 'GR-29',
        },
      ],
    },
    {
      id: 'build',
      title: 'Bauen',
      blocks: [
        {
          p: 'Nur Personen lassen dich bauen: Baumeister, Zimmermann, Lieferant und Lehnsherr. Du nimmst ein Gebäude aus der Auslage oder eines, das vor dir liegt, und zahlst die Kosten am linken Rand.',
          rulings: 'GR-38 GR-39 GR-63 GR-65 GR-73',
        },
        {
          figure: 'tiles',
          caption: 'Drei Arten, und eine Aufwertung',
          callouts: [
            '**Umwandlungsgebäude** (blau): jederzeit und beliebig oft.',
            '**Sofortgebäude** (gelb): wirkt einmal, beim Bau.',
            '**Punktegebäude** (orange): zählt am Ende.',
            'Ziegelmuster links: eine **Aufwertung**.',
          ],
        },
        {
          p: 'Mit **Holzmuster** kommt das Gebäude auf ein leeres Feld. Mit **Ziegelmuster** darf es nur über ein passendes Anfangsgebäude, und über jedes höchstens einmal.',
          rulings: 'GR-32 GR-33 GR-34',
        },
        {
          figure: 'site',
          caption: 'Wohin das Badehaus darf',
          callouts: ['Leere Felder sind richtig.', 'Wald ist im Weg.', 'Anfangsgebäude sind nur für Aufwertungen.'],
        },
        {
          figure: 'upgrade',
          caption: 'Wohin der Anbau darf',
          callouts: [
            'Über ein Anfangsgebäude deiner Wahl. Dessen Punkte zählen beim Anbau weiter, sonst nicht.',
            'Auf Felder nie.',
          ],
        },
        {
          p: 'Gebäude bleiben für immer. Auch die „Sandinsel“ ist trotz ihres Namens ein Gebäude und kein Stück Landschaft.',
          rulings: 'GR-35 GR-44 GR-45',
        },
        {
          figure: 'adjacent',
          caption: 'Die Sandinsel zählt angrenzende Teiche',
          callouts: ['Die Sandinsel.', 'Dieser Teich grenzt an.', 'Dieser nur mit einer Ecke: Er zählt nicht.'],
        },
      ],
    },
    {
      id: 'anytime',
      title: 'Jederzeit',
      blocks: [
        {
          p: 'Die blaue Funktion deiner Umwandlungsgebäude darfst du jederzeit nutzen, auch mehrmals hintereinander und wenn du nicht dran bist. Nur mitten in einer Aktion geht es nicht: erst zu Ende führen. Was du gerade baust, hilft dir erst danach.',
          rulings: 'GR-40 GR-41 GR-69 GR-77',
        },
        {
          figure: 'convert',
          caption: 'Die Sandgrube macht aus einem Wasser zwei Quarzsand',
        },
      ],
    },
    {
      id: 'end',
      title: 'Spielende',
      blocks: [
        {
          p: `Nach ${w(n.periods)} Bauperioden ist Schluss. Jeder darf noch einmal umwandeln, aber nicht mehr bauen; dann wird gewertet. Auf Wunsch spielt ihr eine lange Partie mit ${w(n.longPeriods)}.`,
          rulings: 'GR-1 GR-57 GR-72',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      blocks: [
        {
          table: {
            head: ['Was', 'Punkte'],
            rows: [
              ['Jedes Gebäude', 'aufgedruckt'],
              ['Punktegebäude', 'dazu, was sie zählen'],
              ...startEntries('de').map((e) => [e.name, e.text.replace(/^[^:]*: /, '')]),
              ['Waren, Landschaft, Plättchen vor dir', points(0)],
            ],
          },
          rulings: 'GR-58 GR-60 GR-61',
        },
        {
          p: 'Überbaute Anfangsgebäude zählen nicht mehr, außer unter dem Anbau. Halbe Punkte bleiben halbe Punkte.',
          rulings: 'GR-35 GR-58',
        },
        { figure: 'whole', caption: `Ein Landschaftsplan am Ende: ${points(sum)} Punkte` },
        {
          table: {
            head: ['Dieser Plan', 'Punkte'],
            rows: [
              ['Umwandlungsgebäude', points(parts.processing)],
              ['Sofortgebäude', points(parts.immediate)],
              ['Punktegebäude', points(parts.bonus)],
              ['Anfangsgebäude: Glas und Ziegel', points(parts.starting)],
              ['**Zusammen**', `**${points(sum)}**`],
            ],
          },
        },
        { p: 'Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr euch den Sieg.', rulings: 'GR-59' },
      ],
    },
    {
      id: 'tips',
      title: 'Gut zu wissen',
      blocks: [
        {
          list: [
            '**Plan rückwärts.** Such zuerst ein Gebäude, dann die Personen, die seine Kosten bringen, und eine, die baut.',
            '**Denk an die anderen.** Was alle jetzt brauchen, behalten viele. Ungewöhnliche Personen bringen dir öfter beide Aktionen.',
            '**Lenk die Räder.** Mit Nahrung und Holzkohle bestimmst du, welches Rad sich dreht. Brauchst du die Rohstoffe selbst, nimm weniger.',
            '**Halt Platz frei.** Ohne leeres Feld kein Gebäude: Rode rechtzeitig, oder räum einen Teich weg.',
            '**Früh blau, spät orange.** Umwandlungsgebäude lohnen sich, wenn du sie oft nutzt; am Ende zählen Punkte.',
            '**Bau in jeder Bauperiode.** Wer nur sammelt, dem laufen die Räder über.',
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
            head: ['Personen', 'Gebäude je Reihe'],
            rows: n.slotsPerRow.map((r) => [String(r.n), String(r.slots)]),
          },
        },
        {
          p: `**Zu zweit** wird nichts verdeckt: Ihr spielt abwechselnd eine Karte offen aus, bis einer keine Handkarte mehr hat. Damit endet die Bauperiode. Hat der andere dann noch ${w(n.extraHand)} Karten, darf er eine davon spielen.`,
          rulings: 'GR-52 GR-53 GR-54',
        },
        {
          p: `**Zu dritt** geht der Kelch nach Bauperiode ${w(n.gobletPeriod)} nicht weiter, sondern an den mit den wenigsten Gebäuden auf dem Plan; bei Gleichstand an den, der nach dem alten Startspieler zuerst kommt.`,
          rulings: 'GR-55 GR-56',
        },
        {
          p: `**Allein** spielst du gegen einen Nachbarn ohne Plan. Nach deiner Wahl bekommt er ${w(n.hand)} zufällige Karten und deckt in jeder Runde die oberste auf. Hast du sie auf der Hand, spielst du mit und hast eine Aktion; hat er deine, hast du auch nur eine. In ungeraden Bauperioden beginnst du. Ein Ergebnis ab ${n.remarkable} ist beachtlich; deine Punkte geben dir einen Rang:`,
          rulings: 'GR-78 GR-79 GR-80 GR-81 GR-82',
        },
        {
          table: {
            head: ['Ab Punkten', 'Du bist'],
            rows: n.ranks.map((r) => [r.from === null ? 'darunter' : String(r.from), r.name.de]),
          },
        },
      ],
    },
    {
      id: 'symbols',
      title: 'Zeichen',
      blocks: [
        {
          title: 'Waren',
          entries: entriesOf([
            ['wood', 'Holz', 'Einfache Ware, Rad der Glashütte.'],
            ['charcoal', 'Holzkohle', 'Einfache Ware, auf beiden Rädern.'],
            ['water', 'Wasser', 'Einfache Ware, Rad der Glashütte.'],
            ['food', 'Nahrung', 'Einfache Ware, auf beiden Rädern.'],
            ['clay', 'Lehm', 'Einfache Ware, Rad der Ziegelei.'],
            ['sand', 'Quarzsand', 'Einfache Ware, Rad der Glashütte.'],
            ['glass', 'Glas', 'Entsteht, wenn sich das Rad der Glashütte dreht.'],
            ['brick', 'Ziegel', 'Entsteht, wenn sich das Rad der Ziegelei dreht.'],
            ['wheel-glassworks', 'Rad der Glashütte', `Macht aus ${w(n.glassBasics)} Waren Glas.`],
            ['wheel-brickworks', 'Rad der Ziegelei', `Macht aus ${w(n.brickBasics)} Waren Ziegel.`],
          ]),
        },
        {
          title: 'Landschaft und Gebäude',
          entries: entriesOf([
            ['forest', 'Wald', 'Wird von Personen gerodet und kommt nie wieder.'],
            ['grove', 'Gehölz', 'Darf jederzeit entfernt werden.'],
            ['pond', 'Teich', 'Darf jederzeit entfernt werden; Fischzüchter und Teichbauer zählen ihn.'],
            ['pit', 'Mulde', 'Darf jederzeit entfernt werden; der Grubenarbeiter zählt sie.'],
            ['empty', 'Leeres Feld', 'Platz für Landschaft oder ein Gebäude.'],
            ['pattern-wood', 'Holzmuster', 'Das Gebäude kommt auf ein leeres Feld.'],
            ['pattern-brick', 'Ziegelmuster', 'Das Gebäude kommt über ein Anfangsgebäude.'],
            ['processing', 'Umwandlung', 'Blaue Gebäude: jederzeit, beliebig oft.'],
            ['immediate', 'Sofort', 'Gelbe Gebäude: einmal, beim Bau.'],
            ['bonus', 'Punkte', 'Orange Gebäude: zählen am Ende.'],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'Alle Personen und Gebäude',
      blocks: [
        {
          title: 'Personen',
          entries: cardEntries('de', (cost, a, b) => `Eingangskosten: ${cost}. A: ${a}. B: ${b}.`),
        },
        { title: 'Anfangsgebäude', entries: startEntries('de') },
        { title: 'Umwandlungsgebäude', entries: buildingEntries(0, 'de', building) },
        { title: 'Sofortgebäude', entries: buildingEntries(1, 'de', building) },
        { title: 'Punktegebäude', entries: buildingEntries(2, 'de', building) },
      ],
    },
    {
      id: 'ours',
      title: 'Was hier von uns ist',
      blocks: [
        {
          p: 'Ablauf, Räder, Personen und die Namen und Arten aller Gebäude sind die des Originals. Was auf den meisten Plättchen steht, ist aber nirgends öffentlich. Darum haben wir entworfen:',
        },
        {
          list: [
            `Kosten, Wirkung und Punkte von ${n.designed} der ${n.buildings} Gebäude,`,
            'einige Kosten und Aktionen der Personen,',
            'die Startwerte der Waren und die Anordnung des Landschaftsplans,',
            'Namen und Punkte der Anfangsgebäude,',
            'den Nachbarn im Spiel allein und seine Ränge.',
          ],
        },
        {
          p: 'Wer das Spiel besitzt, wird Unterschiede bemerken. Alles davon steht in einer Datei und lässt sich berichtigen.',
        },
      ],
    },
  ],
};
