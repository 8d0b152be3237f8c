import type { HandbookText } from '#kernel';
import { buildingEntries, entriesOf } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'de');
const { parts, sum } = n.example;

const felder = (size: number, rotations: number): string =>
  rotations === 1
    ? `${size} Felder; jede Drehung sieht gleich aus.`
    : `${size} Felder; ${rotations} verschiedene Drehungen.`;

export const de: HandbookText = {
  feel: [
    {
      figure: 'kinds',
      title: 'Alle bauen dasselbe',
      text: 'Eine Karte sagt allen zugleich, welches Gebäude dran ist. Wohin es kommt, ist deine Sache, und danach steht es für immer.',
    },
    {
      figure: 'open',
      title: 'Jedes Feld zählt',
      text: 'Steine willst du loswerden, Bäume behalten, leere Wiese kostet. Und jedes Gebäude ist immer ein Feld größer, als du es brauchst.',
    },
    {
      figure: 'whole',
      title: 'Aufhören ist ein Zug',
      text: 'Passt nichts mehr, hörst du auf und zählst. Wer zu gierig ist, verschenkt Punkte; wer zu früh geht, lässt Wiese liegen.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Ziel',
      blocks: [
        { rule: 'Bau am Fluss die Stadt mit den meisten Punkten.' },
        {
          p: `Alle haben die gleiche Landschaft und die gleichen ${n.perPlayer} Gebäude. Karte für Karte erfährst du, welches Gebäude als Nächstes dran ist, und legst es auf deinen Plan: Steine und leere Wiese überbauen, Bäume stehen lassen, gleiche Farben zusammenbauen, Kirchen und Brunnen umbauen.`,
          rulings: 'MC-1',
        },
        {
          p: 'Niemand kann dir etwas wegnehmen. Nur beim Gold zählt, wer schneller ist.',
          rulings: 'MC-33',
        },
      ],
    },
    {
      id: 'table',
      title: 'Auf dem Tisch',
      blocks: [
        {
          p: 'Vor dir liegt dein Spielplan. Gebaut wird nur auf **hellgrünen Feldern**; alles andere ist im Weg oder ein Versprechen für die Wertung.',
        },
        {
          figure: 'board',
          caption: 'Das Tal, der erste Spielplan, mit drei Gebäuden',
          callouts: [
            '**Gebirge**: Hier baut niemand.',
            '**Wald**: Hier auch nicht.',
            '**Fluss**: Er läuft zwischen den Feldern und trennt zwei Ufer.',
            '**Bäume**: Offen bringen sie am Ende Punkte.',
            '**Steine**: Offen kosten sie am Ende Punkte.',
            '**Brunnen**: Umbaut bringt er viel.',
            `**Goldader**: Davon gibt es ${w(n.veins)}.`,
          ],
        },
        {
          p: `Daneben liegen deine Gebäude: je ${w(n.perColour)} gelbe, rote und blaue und ${w(n.churches)} Kirchen. Sie decken ${w(n.smallest)} bis ${w(n.largest)} Felder.`,
          rulings: 'MC-59',
        },
        {
          figure: 'kinds',
          caption: `Die ${w(n.kinds)} Arten von Gebäuden`,
          callouts: [
            '**Wohngebäude**, gelb',
            '**Öffentliches Gebäude**, rot',
            '**Gewerbe**, blau',
            '**Kirche**, lila: Sie gehört zu keiner Farbe.',
          ],
        },
        {
          p: `In der Mitte liegt für alle ein Stapel aus ${n.cards} Karten: eine Baukarte für jedes Gebäude und die Sperrkarte. Deine Zählleiste zeigt die Punkte, die du schon hast; was deine Stadt wert ist, kommt erst bei der [Wertung](#scoring) dazu.`,
          rulings: 'MC-3 MC-58',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      blocks: [
        {
          steps: [
            'Alle bekommen den gleichen Spielplan. Welchen, wählt ihr beim Öffnen des Tisches.',
            `Auf der Zählleiste beginnst du mit **${n.start}**.`,
            `Du bekommst alle ${n.perPlayer} Gebäude.`,
            `Die ${n.cards} Karten werden gemischt und verdeckt gestapelt. Ihre Reihenfolge kennt niemand; welche noch kommen, darfst du jederzeit nachsehen.`,
          ],
          rulings: 'MC-1 MC-2 MC-3 MC-5',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Eine Runde',
      blocks: [
        {
          p: 'Es gibt keine Reihenfolge am Tisch: **Alle spielen gleichzeitig.**',
          rulings: 'MC-51',
        },
        {
          steps: [
            'Die oberste Baukarte wird aufgedeckt. Sie zeigt das Gebäude dieser Runde.',
            'Jeder entscheidet für sich: das Gebäude [bauen](#build), darauf [verzichten](#decline) oder [aufhören](#decline).',
            'Haben alle entschieden, wird alles auf einmal ausgeführt. Danach kommt die nächste Karte.',
          ],
          rulings: 'MC-52 MC-54',
        },
        {
          p: 'Bis dahin sehen die anderen nur, dass du entschieden hast, nicht was; und solange noch jemand überlegt, darfst du deine Entscheidung zurücknehmen. Danach gilt sie für immer: Was gebaut ist, wird nie verschoben, gedreht oder überbaut.',
          rulings: 'MC-19 MC-54 MC-61',
        },
      ],
    },
    {
      id: 'build',
      title: 'Bauen',
      blocks: [
        {
          p: 'Dreh das Gebäude, wie du willst. Auf die Rückseite wenden darfst du es nicht.',
          rulings: 'MC-6 MC-7',
        },
        {
          figure: 'turning',
          caption: 'Der Winkelhof in allen Drehungen; sein Spiegelbild ganz rechts ist verboten',
        },
        {
          list: [
            'Jedes seiner Felder liegt auf einem freien hellgrünen Feld: nicht auf Gebirge, Wald oder Fluss und nicht auf einem anderen Gebäude.',
            'Es liegt ganz auf **einem Ufer**. Um eine Biegung des Flusses herum darf es reichen, über den Fluss nie.',
            'Bäume, Steine, Brunnen und Goldadern darfst du überbauen. Das kostet in diesem Moment nichts.',
          ],
          rulings: 'MC-8 MC-9 MC-10 MC-18',
        },
        {
          figure: 'bend',
          caption: 'Um die Biegung, aber nicht hinüber',
          callouts: [
            'Alle Felder liegen auf demselben Ufer: erlaubt.',
            'Hier reicht das Gebäude über den Fluss: verboten.',
          ],
        },
        { rule: 'Dein **erstes** Gebäude liegt mit einer Seite am Fluss.', rulings: 'MC-11 MC-12 MC-13' },
        {
          p: 'Welches Ufer, ist gleich. „Erstes“ heißt: das erste, das du wirklich baust, auch wenn du vorher auf andere verzichtet hast.',
        },
        {
          figure: 'first',
          caption: 'Wo die Hütte als erstes Gebäude liegen darf',
          callouts: [
            'Eine Seite liegt am Fluss: richtig.',
            'Nur eine Ecke berührt den Fluss: Das genügt nicht.',
            'Über den Fluss geht nie.',
          ],
        },
        {
          rule: 'Jedes **weitere** Gebäude grenzt mit einer Seite an eines, das schon steht.',
          rulings: 'MC-14 MC-15 MC-17',
        },
        {
          p: 'Ecken zählen nie. Liegt zwischen zwei Gebäuden nur der Fluss, grenzen sie trotzdem aneinander: So kommst du auf das andere Ufer.',
        },
        {
          figure: 'next',
          caption: 'Wo der Kiosk als zweites Gebäude liegen darf',
          callouts: [
            'Gegenüber der Hütte, nur der Fluss dazwischen: richtig.',
            'Nur die Ecken berühren sich: Das genügt nicht.',
            'Am Fluss zu liegen hilft jetzt nicht mehr, und hier grenzt gar nichts.',
          ],
        },
      ],
    },
    {
      id: 'decline',
      title: 'Verzichten und aufhören',
      blocks: [
        {
          p: `Passt dir ein Gebäude nicht, **verzichte** darauf, auch wenn es passen würde. Das kostet sofort **${n.cost} Punkt** auf der Zählleiste, und das Gebäude kommt nicht wieder. Am Ende kostet es nichts mehr.`,
          rulings: 'MC-20 MC-21 MC-22',
        },
        {
          p: `Steht deine Zählleiste auf ${n.least}, kannst du nicht mehr verzichten: bau, oder hör auf.`,
          rulings: 'MC-23 MC-60',
        },
        {
          p: 'Nach jeder aufgedeckten Karte darfst du **aufhören**. Das ist umsonst: Deine übrigen Gebäude werden umgedreht, deine Stadt bleibt, wie sie ist, und wird am Ende gewertet wie alle anderen. Du kommst aber nicht zurück.',
          rulings: 'MC-24 MC-25 MC-28',
        },
        {
          rule: 'Eine **Kirche** musst du bauen, oder du hörst auf.',
          rulings: 'MC-26',
        },
        {
          p: 'Auf Kirchen kann man nicht verzichten. Halte also immer irgendwo einen Platz frei, an den die nächste passt. Kannst du nur noch aufhören, geschieht das von selbst und kostet nichts.',
          rulings: 'MC-27 MC-53',
        },
      ],
    },
    {
      id: 'block',
      title: 'Die Sperrkarte',
      blocks: [
        {
          p: 'Kommt die Sperrkarte, wird sofort noch eine Karte aufgedeckt. **Dieses Gebäude baut niemand**, auch keine Kirche. Es kostet nichts, und niemand wird gefragt; dann folgt die nächste Karte. Ist die Sperrkarte die letzte, geschieht nichts.',
          rulings: 'MC-29 MC-30 MC-31 MC-32 MC-55',
        },
      ],
    },
    {
      id: 'gold',
      title: 'Gold',
      blocks: [
        {
          rule: `Wer als Erster **beide Goldadern** überbaut, bekommt sofort **${n.gold} Punkte**.`,
          rulings: 'MC-33 MC-34',
        },
        {
          p: `Schaffen es mehrere in derselben Runde, bekommt jeder die ${n.gold} Punkte. Danach ist das Gold vergeben. Die Punkte stehen gleich auf deiner Zählleiste und bezahlen von der nächsten Runde an auch das Verzichten. Wer in einer Runde aufhört, bekommt in ihr kein Gold; wer allein spielt, bekommt es immer.`,
          rulings: 'MC-33 MC-35 MC-36 MC-37',
        },
        {
          figure: 'gold',
          caption: 'Beide Adern sind überbaut',
          callouts: ['Die Hütte liegt auf der ersten Ader.', 'Die Wachstube liegt auf der zweiten.'],
        },
      ],
    },
    {
      id: 'end',
      title: 'Spielende',
      blocks: [
        {
          p: `Das Spiel endet, wenn alle aufgehört haben oder alle ${n.cards} Karten aufgedeckt sind und die letzte Entscheidung gefallen ist. Mehr als ${n.rounds} Runden gibt es also nie.`,
          rulings: 'MC-31 MC-50',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      blocks: [
        { p: 'Zu den Punkten auf der Zählleiste zählst du zusammen, was auf deinem Plan zu sehen ist:' },
        {
          table: {
            head: ['Was', 'Punkte'],
            rows: [
              ['Offenes Feld mit Bäumen', n.sign(n.tree)],
              ['Offenes Feld mit Steinen', n.sign(n.rock)],
              ['Leeres hellgrünes Feld', n.sign(n.empty)],
              ['Gebäude in der größten Gruppe jeder Farbe, je', n.sign(n.group)],
              ['Kirche, die an alle drei Farben grenzt', n.sign(n.church)],
              ['Brunnen mit vier verschiedenen Gebäuden ringsum', n.sign(n.well)],
              ['Offene Goldader, Brunnen ohne vier Gebäude', n.sign(0)],
            ],
          },
          rulings: 'MC-38 MC-39 MC-40 MC-43 MC-44',
        },
        {
          figure: 'open',
          caption: 'Offenes Land: Bäume, Steine, leere Wiese. Brunnen und Gold zählen hier nichts.',
        },
        {
          p: '**Gruppen.** Für Gelb, Rot und Blau zählt je die größte Gruppe: so viele Punkte, wie Gebäude aneinandergrenzen. Die Größe der Gebäude ist gleich, kleinere Gruppen zählen nichts. Der Fluss trennt eine Gruppe nicht. Kirchen gehören zu keiner Gruppe und verbinden keine.',
          rulings: 'MC-40 MC-41 MC-42',
        },
        {
          figure: 'groups',
          caption: 'Drei rote Gebäude, aber nur zwei in einer Gruppe',
          callouts: [
            'Schule und Wachstube grenzen über den Fluss aneinander: eine Gruppe.',
            'Die Kirche dazwischen verbindet nichts.',
            'Die Bücherei steht allein und zählt nichts.',
          ],
        },
        {
          p: `**Kirchen.** Jede Kirche, die an mindestens ein gelbes, ein rotes und ein blaues Gebäude grenzt, bringt ${n.church} Punkte; auch über den Fluss. Fehlt eine Farbe, bringt sie nichts.`,
          rulings: 'MC-43 MC-56',
        },
        {
          figure: 'church',
          caption: 'Die Kapelle zählt, die Stadtkirche nicht',
          callouts: [
            'Gelb grenzt an die Kapelle …',
            '… Rot auch …',
            '… und Blau über den Fluss: Die Kapelle zählt.',
            'Die Stadtkirche grenzt nur an Blau.',
          ],
        },
        {
          p: `**Brunnen.** Ein offener Brunnen bringt ${n.well} Punkte, wenn an jeder seiner ${w(n.wellSides)} Seiten ein **anderes** Gebäude liegt. Kirchen zählen mit, und an der Flussseite zählt das Gebäude gegenüber. Überbaut bringt er nichts.`,
          rulings: 'MC-44 MC-45 MC-46 MC-56',
        },
        {
          figure: 'well',
          caption: 'Zwei Brunnen',
          callouts: [
            'Vier verschiedene Gebäude ringsum: Der Brunnen zählt.',
            'Drei Seiten gehören demselben Gebäude: Dieser Brunnen zählt nichts.',
          ],
        },
        { p: '**Eine ganze Stadt.** So sieht eine gute Stadt am Ende aus, und so wird sie gezählt:' },
        { figure: 'whole', caption: `Eine fertige Stadt im Tal: ${sum} Punkte` },
        {
          table: {
            head: ['Diese Stadt', 'Punkte'],
            rows: [
              ['Zählleiste', n.sign(parts.track)],
              ['Bäume', n.sign(parts.trees)],
              ['Steine', n.sign(parts.rocks)],
              ['Leere Felder', n.sign(parts.empty)],
              ['Gruppe Gelb', n.sign(parts.yellow)],
              ['Gruppe Rot', n.sign(parts.red)],
              ['Gruppe Blau', n.sign(parts.blue)],
              ['Kirchen', n.sign(parts.churches)],
              ['Brunnen', n.sign(parts.wells)],
              ['**Zusammen**', `**${sum}**`],
            ],
          },
        },
        {
          p: 'Das Ergebnis ist nach oben und unten offen. **Bei Gleichstand** gewinnt, wer in der obersten Reihe weniger leere Felder hat; ist auch das gleich, entscheidet die nächste Reihe, und so weiter. Wer in allem gleich ist, teilt sich den Platz.',
          rulings: 'MC-47 MC-48 MC-49',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Gut zu wissen',
      blocks: [
        {
          list: [
            '**Erschrick nicht über den Punktestand.** „Wenn jetzt Schluss wäre“ zählt alle leeren Felder mit. Am Anfang ist das ein tiefes Minus; mit jedem Gebäude wird es besser.',
            '**Bau dicht.** Jedes Loch, in das nichts mehr passt, kostet am Ende. Kleine Gebäude sind die besten Lückenfüller: Schau nach, welche noch kommen.',
            '**Wechsle früh das Ufer.** Wer nur auf einer Seite baut, dem geht der Platz für die großen Formen aus.',
            `**Verzichten ist billig.** Ein Gebäude, das Bäume zudeckt, ist oft schlechter als der eine Punkt: Jedes Baumfeld ist ${n.tree} wert.`,
            '**Denk an die Kirchen.** Solange noch eine im Stapel ist, brauchst du Platz für sie. Am besten dort, wo sich drei Farben treffen.',
            '**Hör auf, wenn es reicht.** Sind die Lücken gefüllt, verschlechtert jedes weitere Gebäude deine Stadt.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'Wie viele spielen mit',
      blocks: [
        {
          p: `Zu ${w(n.players.min + 1)} bis ${w(n.players.max)} gelten dieselben Regeln. Je mehr mitspielen, desto schneller ist das Gold weg.`,
          rulings: 'MC-1',
        },
        {
          p: '**Allein** spielst du um dein bestes Ergebnis. Das Gold bekommst du in der Runde, in der beide Adern überbaut sind. Deine Punkte geben deiner Stadt einen Rang:',
          rulings: 'MC-37',
        },
        {
          table: {
            head: ['Ab Punkten', 'Deine Stadt ist'],
            rows: n.ranks.map((r) => [r.min === null ? 'darunter' : String(r.min), r.name.de]),
          },
        },
        {
          p: `Es gibt ${w(n.boards)} Spielpläne. Auf den ersten drei läuft der Fluss **zwischen** den Feldern. Auf dem „Breiten Strom“ füllt er Felder: Dort grenzen zwei Gebäude nur über **genau ein** Flussfeld in gerader Linie aneinander.`,
          rulings: 'MC-16 MC-57',
        },
        {
          figure: 'stream',
          caption: 'Am breiten Strom',
          callouts: [
            'Gegenüber der Wachstube liegt genau ein Flussfeld dazwischen: erlaubt.',
            'Hier liegen zwei Flussfelder dazwischen: Das verbindet nicht.',
          ],
        },
      ],
    },
    {
      id: 'symbols',
      title: 'Zeichen',
      blocks: [
        {
          entries: entriesOf([
            ['empty', 'Leeres Feld', `Hier darfst du bauen. Offen am Ende: ${n.sign(n.empty)}.`],
            ['tree', 'Bäume', `Hier darfst du bauen. Offen am Ende: ${n.sign(n.tree)}.`],
            ['rock', 'Steine', `Hier darfst du bauen. Offen am Ende: ${n.sign(n.rock)}.`],
            [
              'wells',
              'Brunnen',
              `Hier darfst du bauen. Offen und von vier verschiedenen Gebäuden umgeben: ${n.sign(n.well)}.`,
            ],
            ['gold', 'Goldader', `Wer zuerst beide überbaut, bekommt ${n.sign(n.gold)}. Offen zählt sie nichts.`],
            ['mountain', 'Gebirge', 'Hier kann niemand bauen. Es zählt nichts.'],
            ['forest', 'Wald', 'Hier kann niemand bauen. Er zählt nichts.'],
            ['river', 'Fluss', 'Er trennt zwei Ufer. Kein Gebäude reicht hinüber, aber Nachbarn bleiben Nachbarn.'],
            ['track', 'Zählleiste', `Deine Punkte während des Spiels: ${n.start}, weniger Verzichte, mehr Gold.`],
            ['blocking', 'Sperrkarte', 'Die Karte danach baut niemand.'],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'Alle Gebäude',
      blocks: [
        { title: 'Wohngebäude, gelb', entries: buildingEntries('yellow', 'de', felder) },
        { title: 'Öffentliche Gebäude, rot', entries: buildingEntries('red', 'de', felder) },
        { title: 'Gewerbe, blau', entries: buildingEntries('blue', 'de', felder) },
        {
          title: 'Kirchen, lila',
          entries: buildingEntries('purple', 'de', (s, r) => `${felder(s, r)} Muss gebaut werden.`),
        },
      ],
    },
    {
      id: 'ours',
      title: 'Was hier von uns ist',
      blocks: [
        {
          p: 'Die Regeln, Punkte und Zahlen sind die des „Ewigen Spiels“ aus My City. Einiges aus der Schachtel ist aber nirgends öffentlich, darum haben wir es selbst entworfen:',
        },
        {
          list: [
            'die Spielpläne: Lage von Bäumen, Steinen und Brunnen; der erste folgt dem, was über den gedruckten bekannt ist,',
            'die meisten Umrisse der Gebäude und der Kirchen; dass es je Farbe dieselben Formen gibt, stimmt mit dem Original überein,',
            'die Namen der Gebäude,',
            'das Spiel allein und seine Ränge.',
          ],
        },
        {
          p: 'Wer das Spiel besitzt, wird kleine Unterschiede bemerken. Alles davon steht in einer Datei und lässt sich berichtigen.',
        },
      ],
    },
  ],
};
