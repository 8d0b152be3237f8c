import type { HandbookText } from '#kernel';
import { entriesOf, publicEntries, secretEntries } from './entries.ts';
import { numbers as n } from './numbers.ts';

const w = (x: number): string => n.word(x, 'de');
const { example, ending } = n;
const actions = (x: number): string => (x === 1 ? 'eine Aktion' : `${w(x)} Aktionen`);
const spaces = (b: { readonly from: number; readonly to: number }): string =>
  b.from === b.to ? `${b.from}` : `${b.from}–${b.to}`;

export const de: HandbookText = {
  feel: [
    {
      figure: 'crane',
      title: 'Du lenkst den Kran',
      text: 'Wo du baust, entscheidet, wo als Nächstes gebaut wird. Gut bauen reicht nicht: Schick Frida dorthin, wo sie dir nützt und den anderen nicht.',
    },
    {
      figure: 'pair',
      title: 'Dach drauf, Punkte rein',
      text: 'Ein Bauvorhaben bringt sofort Punkte. Aber das Dach beendet dein Gebäude, und deine geheimen Pläne wollen hohe Häuser ohne Dach.',
    },
    {
      figure: 'majority',
      title: 'Geld ist auch Sieg',
      text: 'Bevölkerung bezahlt jedes Stockwerk und zählt am Ende Punkte. Wer in einem Gebiet vorn liegt, wächst jede Runde nach.',
    },
  ],
  chapters: [
    {
      id: 'goal',
      title: 'Ziel',
      blocks: [
        { rule: 'Sammle mit deinem Volk die meisten Siegpunkte (SP).' },
        {
          p: 'Ihr baut alle im selben Garten, aber jeder für sein eigenes Volk. Punkte gibt es aus genau drei Quellen: **öffentliche Bauvorhaben** sofort, wenn du eins erfüllst, **geheime Bauvorhaben** und deine übrige **Bevölkerung** am Ende.',
        },
        {
          p: 'Das Besondere: Das Feld, auf dem du handelst, bestimmt, **wo die nächste Aktion stattfindet**, egal wer sie ausführt.',
          rulings: 'GN-26',
        },
      ],
    },
    {
      id: 'table',
      title: 'Auf dem Tisch',
      blocks: [
        {
          p: `Der Garten hat ${w(n.territories)} **Gebiete**: eins in der Mitte, ${w(n.outer)} darum herum. Jedes hat ${w(n.fields)} **Felder**: je ${w(n.perLand)} Wiese, Stroh und Laub und einen Dornenbusch. Jede Bodenart hat Farbe und Zeichen.`,
        },
        {
          figure: 'garden',
          caption: 'Der Garten mitten in einer Partie',
          callouts: [
            `**Gebiet** mit seiner Zahl, von ${w(1)} bis ${w(n.territories)}`,
            '**Feld** mit Bodenart und Zahl: Die Zahl ist der Preis.',
            '**Gebäude**: Form, Farbe und Wappen zeigen das Volk, die Zahl seine Stockwerke.',
            '**Dornenbusch**: noch ohne Bodenart',
            '**Bodenplättchen** auf einem Dornenbusch: Hier ist jetzt Stroh.',
            '**Dach**: Dieses Gebäude ist abgeschlossen.',
            '**Frida**, der Schildkrötenkran: Wo sie steht, wird gehandelt.',
          ],
        },
        {
          p: `Neben dem Garten liegen ${w(n.faceUp)} öffentliche Bauvorhaben offen, dazu Dächer und Bodenplättchen für alle. Die **Zugreihenfolgetafel** zeigt mit Zahnrädern, wer wie viele Aktionen hat.`,
        },
        {
          p: `Vor dir hast du deine **Stockwerke**, ${w(n.ploys)} **Listplättchen**, ${w(n.kept)} geheime Bauvorhaben und deine **Bevölkerung**. Sie ist dein Geld: Du zahlst mit ihr, und was am Ende übrig ist, zählt. Unter ${n.least} fällt sie nie; über ${n.track} darf sie steigen. Der Bereich unter ${n.red} ist rot: Erlaubt, aber am Ende teuer.`,
          rulings: 'GN-7 GN-73 GN-92',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      blocks: [
        {
          steps: [
            `Die ${w(n.territories)} Gebiete werden zufällig verteilt und gedreht. Frida steht noch **neben** dem Garten.`,
            `Die ${n.publicCards} öffentlichen Bauvorhaben werden gemischt; ${w(n.faceUp)} liegen offen.`,
            'Jeder bekommt ein Volk. Die Völker spielen sich alle gleich.',
            'Ausgelost wird, wer beginnt.',
            `Jeder bekommt verdeckt ${w(n.dealt)} der ${n.secretCards} geheimen Bauvorhaben und behält ${w(n.kept)} **verschiedene**. Die übrigen sieht niemand mehr.`,
          ],
          rulings: 'GN-3 GN-4 GN-5',
        },
        {
          table: {
            head: ['Du beginnst mit', 'zu zweit', 'zu dritt', 'zu viert'],
            rows: [
              ['Stockwerken', ...n.floors.map(String)],
              ['Bevölkerung, wer beginnt', ...n.floors.map(() => String(n.start))],
              ['Bevölkerung, alle anderen', ...n.floors.map(() => String(n.others))],
              ['Listplättchen', ...n.floors.map(() => String(n.ploys))],
              ['Siegpunkten', ...n.floors.map(() => String(0))],
            ],
          },
          rulings: 'GN-1 GN-2',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Runde und Zug',
      blocks: [
        {
          p: 'Eine Runde hat drei Phasen: In der **Aktionsphase** kommen alle dran, in der **Bevölkerungsphase** wächst, wer Mehrheiten hat, in der **Aufräumphase** wird die Reihenfolge neu gelegt.',
        },
        {
          p: `Ein Zug hat so viele **Aktionen** wie dein Platz auf der Tafel Zahnräder: Wer die Runde beginnt, hat ${actions(n.first)}, alle anderen haben ${w(n.later)}.`,
          rulings: 'GN-63',
        },
        {
          figure: 'order',
          caption: 'Zu viert: Zwei waren schon dran, das dritte Volk spielt gerade seine Aktionen',
        },
        {
          rule: 'Jede Aktion findet in dem Gebiet statt, in dem Frida steht.',
          rulings: 'GN-26',
        },
        {
          list: [
            '[Bauen](#build): ein Stockwerk setzen und bezahlen,',
            '[Abreißen](#demolish): ein eigenes Gebäude ganz entfernen und Bevölkerung bekommen,',
            '[Überfallen](#ploys): mit einem Listplättchen ein fremdes Gebäude übernehmen.',
          ],
        },
        {
          p: 'Bei jeder Aktion darfst du außerdem **ein** öffentliches Bauvorhaben erfüllen und **ein** Listplättchen nutzen. Danach kriecht Frida weiter.',
          rulings: 'GN-34 GN-51 GN-90',
        },
        {
          p: 'Nach deiner letzten Aktion **bestimmst du, wer als Nächstes dran ist**: irgendwer, der in dieser Runde noch nicht dran war. Du siehst dann schon, wo Frida steht.',
          rulings: 'GN-61 GN-62 GN-89',
        },
        {
          p: `Kannst du in Fridas Gebiet nicht bauen, darfst du mit ihr zur **nächsthöheren** Zahl weiterziehen, von ${n.territories} zu ${1}, bis du bauen kannst; abreißen musst du dafür nichts. Nur wenn du im ganzen Garten nirgends bauen kannst, darfst du auf die Aktion verzichten.`,
          rulings: 'GN-28 GN-29 GN-30 GN-31 GN-32 GN-33 GN-86 GN-87',
        },
      ],
    },
    {
      id: 'build',
      title: 'Bauen',
      blocks: [
        {
          p: 'Setz **ein Stockwerk** aus deinem Vorrat auf ein freies Feld oder oben auf dein eigenes Gebäude. Gebäude dürfen beliebig hoch werden. Auf fremde und auf abgeschlossene Gebäude baust du nie.',
          rulings: 'GN-8 GN-9 GN-11 GN-12 GN-13',
        },
        {
          rule: 'Preis: die Zahl des Feldes, und eins mehr für jedes Stockwerk, das dort schon steht.',
          rulings: 'GN-10',
        },
        {
          figure: 'price',
          caption: 'Drei Felder mit derselben Zahl, drei Preise',
          callouts: [
            `Frei: ${example.number}`,
            `Zweites Stockwerk: ${example.number} + ${1}`,
            `Drittes Stockwerk: ${example.number} + ${2}`,
            'Hier steht ein fremdes Gebäude: verboten.',
            'Hier liegt ein Dach: verboten.',
          ],
        },
        {
          p: `Du zahlst mit Bevölkerung, und mindestens ${n.least} muss dir bleiben.`,
          rulings: 'GN-7',
        },
        {
          p: `**Dornenbusch.** Wer hier als Erster baut, wählt, was daraus wird: Wiese, Stroh oder Laub, solange es davon noch eins der je ${w(n.soilTiles)} Bodenplättchen gibt. Der Preis ist ${n.soilCost}. Von da an ist es ein gewöhnliches Feld mit der Zahl ${n.soilCost}, auch wenn das Gebäude verschwindet. Das neue Stockwerk zählt gleich mit der gewählten Bodenart.`,
          rulings: 'GN-14 GN-15 GN-16 GN-17 GN-18 GN-19',
        },
        {
          figure: 'soil',
          caption: 'Dornenbüsche vorher und nachher',
          callouts: [
            `Noch frei: Wer hier baut, zahlt ${n.soilCost} und wählt die Bodenart.`,
            'Blau hat Stroh gewählt. Der Busch bleibt als Rand zu sehen.',
          ],
        },
      ],
    },
    {
      id: 'demolish',
      title: 'Abreißen',
      blocks: [
        {
          p: 'Nimm ein eigenes Gebäude **ganz** vom Plan, mit oder ohne Dach. Die Stockwerke kommen in deinen Vorrat, das Dach in den allgemeinen. Du bekommst **das Doppelte** dessen, was alle Stockwerke zusammen kosten. Punkte und Karten behältst du. Ein Bauvorhaben erfüllst du damit nie.',
          rulings: 'GN-20 GN-21 GN-22 GN-23',
        },
        {
          figure: 'demolish',
          caption: `Ein Gebäude mit ${w(example.floors)} Stockwerken auf der ${example.number}: ${n.sign(example.gain)} Bevölkerung`,
          callouts: ['Dein Gebäude: Du darfst es abreißen, trotz Dach.', 'Ein fremdes: Das geht nicht.'],
        },
        {
          table: {
            head: ['Wert', ...n.fieldNumbers.map((x) => `Feld ${x}`)],
            rows: n.heights.map((h) => [
              h === 1 ? `${h} Stockwerk` : `${h} Stockwerke`,
              ...n.fieldNumbers.map((x) => String(n.value(x, h))),
            ]),
          },
          rulings: 'GN-21',
        },
      ],
    },
    {
      id: 'crane',
      title: 'Der Kran',
      blocks: [
        {
          rule: 'Wo dein Feld in seinem Gebiet liegt, dort im Garten liegt Fridas nächstes Gebiet.',
          rulings: 'GN-6 GN-24',
        },
        {
          figure: 'crane',
          caption: 'Ein Feld oben rechts schickt Frida nach oben rechts',
          callouts: [
            'Frida steht im mittleren Gebiet. Nur hier darfst du handeln.',
            'Du baust auf dem Feld oben rechts.',
            'Also kriecht sie in das Gebiet oben rechts. Dort ist die nächste Aktion, egal wessen.',
          ],
        },
        {
          p: 'Ein Feld in der Mitte führt ins mittlere Gebiet. Zeigt die Richtung dorthin, wo Frida schon ist, bleibt sie stehen. Das gilt nach jeder Aktion: Bauen, Abreißen und Überfallen.',
          rulings: 'GN-24 GN-25',
        },
        {
          figure: 'plan',
          caption: 'Jedes Gebiet ist ein kleiner Plan des Gartens: Auf jedem Feld steht das Gebiet, zu dem es führt',
        },
        {
          p: 'Am Rundenende bleibt Frida, wo sie ist. Nur die **allererste Aktion** der Partie ist frei: Da baust du auf einem beliebigen Feld und ohne List. Die Zahl eines Gebiets spielt für Fridas Weg keine Rolle.',
          rulings: 'GN-26 GN-27',
        },
      ],
    },
    {
      id: 'projects',
      title: 'Bauvorhaben',
      blocks: [
        {
          p: '**Öffentliche Bauvorhaben** sind für alle da. Passt das Gebäude, auf das du **gerade ein Stockwerk gesetzt** hast, in das Muster einer offenen Karte, darfst du sie erfüllen:',
          rulings: 'GN-50 GN-53',
        },
        {
          steps: [
            'Du setzt ein Dach auf dieses Gebäude, auf kein anderes.',
            'Du nimmst die Karte und bekommst ihre Punkte sofort. Sie gehen nie verloren.',
            'Eine neue Karte wird aufgedeckt. Erfüllen kannst du sie frühestens mit der nächsten Aktion.',
          ],
          rulings: 'GN-52 GN-55 GN-58 GN-59',
        },
        {
          figure: 'pair',
          caption: 'Das Reihenhaus: zwei Gebäude nebeneinander auf Wiese',
          callouts: [
            'Dieses Gebäude stand schon da. Es bleibt unfertig.',
            'Das neue Stockwerk: Hier kommt das Dach drauf.',
          ],
        },
        {
          list: [
            'Alle Gebäude des Musters gehören dir und sind **ohne Dach**.',
            'Stockwerke sind Mindestzahlen: Höher geht auch.',
            'Das Muster darf gedreht und geknickt liegen. Nur **nebeneinander** muss stimmen.',
            'Höchstens eine Karte je Aktion. Ist kein Dach mehr im Vorrat, geht keine.',
          ],
          rulings: 'GN-51 GN-54 GN-56 GN-57',
        },
        {
          figure: 'beside',
          caption: 'Was neben dem Gebäude oben links in Gebiet vier liegt',
          callouts: [
            'Nebeneinander im selben Gebiet: ja.',
            'Nebeneinander über die Grenze: ja, wo sich zwei Felder gegenüberliegen.',
            'Dieses Feld berührt es nicht: nein.',
          ],
        },
        {
          figure: 'trio',
          caption: 'Der Tempel: das schwerste Muster',
          callouts: [
            'Das Hauptgebäude auf Wiese bekommt sein zweites Stockwerk und das Dach.',
            'Daneben eins auf Stroh …',
            '… und eins auf Laub. Die beiden müssen sich nicht berühren.',
          ],
        },
        {
          table: {
            head: ['Öffentliche Bauvorhaben', 'SP'],
            rows: [
              ['Neben einem freien Feld: Heilige Stätte, Hospital, Festung', String(n.publicOf('nextToFreeField'))],
              ['Außen: Häuschen, Gewächshaus, Gefängnis', String(n.publicOf('outerTerritory'))],
              ['Paar: Reihenhaus, Schmiede, Tor', String(n.publicOf('pair'))],
              ['Höheres Paar: Heiliger Baum, Windmühle, Bunker', String(n.publicOf('tallPair'))],
              ['Mitte: Hochhaus, E-Werk, Funkturm', String(n.publicOf('centralTerritory'))],
              ['Dreiergruppe: Tempel, Wasserwerk, Fliegerhorst', String(n.publicOf('trio'))],
            ],
          },
          rulings: 'GN-60',
        },
        {
          p: 'Ein Gebäude mit Dach ist **abgeschlossen**: Es wächst nicht mehr und zählt für keine Bauvorhaben, außer für „Gebietskontrolle“. Für Mehrheiten zählt es weiter. Du darfst es abreißen, andere dürfen es überfallen, und mit einer List verschiebst du das Dach.',
          rulings: 'GN-9 GN-67 GN-76',
        },
        {
          p: 'Deine **geheimen Bauvorhaben** zählen erst am Ende. Ein Gebäude darf für beide zählen. Was sie bringen, steht unter [Wertung](#scoring).',
          rulings: 'GN-77',
        },
      ],
    },
    {
      id: 'ploys',
      title: 'Listen',
      blocks: [
        {
          p: `Du hast ${w(n.ploys)} Listplättchen für die ganze Partie, höchstens eins je Aktion. Dieselbe List darfst du mehrmals nutzen. Übrige sind nichts wert.`,
          rulings: 'GN-34 GN-49',
        },
        {
          p: '**Gebiet wechseln**, vor der Aktion: Frida geht in das Gebiet mit der nächsthöheren oder nächstniedrigeren Zahl. Dort handelst du.',
          rulings: 'GN-35 GN-37 GN-38',
        },
        {
          figure: 'switching',
          caption: `Von Gebiet ${n.territories} aus geht es nach ${n.territories - 1} oder ${1}`,
        },
        {
          p: '**Dach verschieben**, vor der Aktion: Ein Dach wandert von deinem Gebäude in Fridas Gebiet auf ein anderes eigenes ohne Dach mit derselben Bodenart, wo immer es steht. Dann handelst du in Fridas Gebiet; das befreite Gebäude darf gleich wachsen und ein neues Bauvorhaben erfüllen.',
          rulings: 'GN-39 GN-40 GN-41 GN-42 GN-43 GN-85',
        },
        {
          figure: 'roof',
          caption: 'Das Dach wandert von Wiese zu Wiese',
          callouts: [
            'Dieses Gebäude in Fridas Gebiet wird wieder unfertig.',
            'Dieses ist jetzt abgeschlossen.',
            'Hierher dürfte das Dach nicht: Es steht auf Laub.',
          ],
        },
        {
          p: '**Gebäude überfallen**, als Aktion: Du zahlst den doppelten Preis eines fremden Gebäudes in Fridas Gebiet **an seinen Besitzer**. Er nimmt seine Stockwerke zurück, ein Dach kommt in den Vorrat, und du setzt ebenso viele eigene hin. Das kann ein Bauvorhaben erfüllen. Verhindern kann er es nicht.',
          rulings: 'GN-36 GN-44 GN-45 GN-46 GN-47 GN-48 GN-83 GN-84',
        },
        {
          figure: 'invade',
          caption: `Ein Überfall für ${example.gain}`,
          callouts: [
            'Aus zwei blauen Stockwerken werden zwei rote.',
            'Zusammen mit diesem Gebäude auf Stroh ist die Windmühle fertig.',
          ],
        },
      ],
    },
    {
      id: 'round',
      title: 'Rundenende',
      blocks: [
        {
          rule: `Wer in einem Gebiet allein die meisten Stockwerke hat, bekommt ${n.sole} Bevölkerung. Bei Gleichstand bekommt jeder davon ${n.tied}.`,
          rulings: 'GN-65 GN-66 GN-67 GN-88',
        },
        {
          figure: 'majority',
          caption: 'Zwei Gebiete in der Bevölkerungsphase',
          callouts: [
            'Gelb hat hier drei Stockwerke, Rot eins. Dächer stören nicht.',
            'Rot und Blau haben gleich viele.',
          ],
        },
        {
          p: `Danach beginnt, wer zuletzt dran war, die neue Runde. Er hat dann ${actions(n.first)}, und zwar dort, wo Frida steht. So spielt man ${w(n.first + n.later)} Aktionen fast hintereinander.`,
          rulings: 'GN-26 GN-63',
        },
      ],
    },
    {
      id: 'end',
      title: 'Spielende',
      blocks: [
        {
          p: 'Setzt jemand sein **letztes Stockwerk**, ist das die letzte Runde, auch wenn er später wieder welche zurückbekommt. Ihr spielt sie zu Ende, die Bevölkerung wächst noch einmal, dann wird gewertet.',
          rulings: 'GN-68 GN-69 GN-70 GN-71',
        },
        {
          p: `Damit keine Partie endlos dauert, ist spätestens nach Runde ${n.maxRounds} Schluss. Beim Öffnen des Tisches könnt ihr das ändern.`,
          rulings: 'GN-91',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      blocks: [
        { p: 'Zu den Punkten deiner öffentlichen Bauvorhaben kommen:' },
        {
          table: {
            head: ['Geheime Bauvorhaben', 'SP'],
            rows: [
              ['Tanzlokal, Postamt, Kaserne: je Stockwerk auf der Bodenart', String(n.secretOf('cabaret'))],
              [
                'Skulptur, Markt, Wachturm: je Gebäude ab zwei Stockwerken auf der Bodenart',
                String(n.secretOf('sculpture')),
              ],
              [`Glockenturm: je Gebäude ab ${w(n.tall('belfry'))} Stockwerken`, String(n.secretOf('belfry'))],
              [`Sternwarte: je Gebäude ab ${w(n.tall('observatory'))} Stockwerken`, String(n.secretOf('observatory'))],
              ['Gebietskontrolle: allein die meisten Stockwerke in einem der zwei Gebiete', String(n.one)],
              ['… in beiden', String(n.both)],
            ],
          },
          rulings: 'GN-74 GN-75 GN-76 GN-77',
        },
        {
          p: 'Nur Gebäude **ohne Dach** zählen, außer bei der Gebietskontrolle. Glockenturm und Sternwarte werten höchstens ein Gebäude je Gebiet. Bei der Gebietskontrolle genügt ein Gleichstand nicht.',
        },
        {
          figure: 'towers',
          caption: 'Sternwarte und Glockenturm',
          callouts: [
            `Mit ${w(n.tall('observatory'))} Stockwerken zählt es für beide Karten.`,
            'Dieses auch, in einem anderen Gebiet.',
            'Dieses zählt für den Glockenturm.',
            'Dieses nicht mehr: dasselbe Gebiet.',
          ],
        },
        {
          table: {
            head: ['Bevölkerung am Ende', ...n.tracks[0].map(spaces)],
            rows: [['SP', ...n.tracks[0].map((b) => n.points(b.victoryPoints))]],
          },
          rulings: 'GN-72',
        },
        {
          table: {
            head: ['Bevölkerung am Ende', ...n.tracks[1].map(spaces), `über ${n.track}`],
            rows: [['SP', ...n.tracks[1].map((b) => n.points(b.victoryPoints)), n.points(n.over)]],
          },
          rulings: 'GN-72',
        },
        {
          figure: 'ending',
          caption: `Ein Beispiel: Rot kommt auf ${ending.sum} Punkte`,
          callouts: [
            'Allein vorn in Gebiet drei …',
            '… und in Gebiet fünf: Gebietskontrolle in beiden.',
            'Vier Gebäude auf Stroh mit zwei Stockwerken zählen für den Markt: dieses …',
            '… und dieses, dazu die beiden anderen.',
          ],
        },
        {
          table: {
            head: ['Rot', 'SP'],
            rows: [
              ['Öffentliche Bauvorhaben', n.points(ending.projects)],
              ['Geheime Bauvorhaben', n.points(ending.secret)],
              ['Punkte für Bevölkerung', n.points(ending.population)],
              ['**Zusammen**', `**${ending.sum}**`],
            ],
          },
        },
        {
          p: `Das Ergebnis darf unter null fallen und über ${n.lap} steigen. Bei **Gleichstand** gewinnt ihr gemeinsam.`,
          rulings: 'GN-78 GN-79 GN-80 GN-93',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Gut zu wissen',
      blocks: [
        {
          list: [
            '**Denk zwei Felder weit.** Bei zwei Aktionen schickst du Frida mit der ersten dorthin, wo du die zweite brauchst.',
            '**Billig anfangen.** Felder mit kleiner Zahl sind der günstigste Weg zu Mehrheiten und zu hohen Häusern.',
            '**Abreißen ist eine Bank.** Du bekommst das Doppelte. Ein abgeschlossenes Gebäude hat seine Punkte schon gebracht: Reiß es ab, wenn dir Bevölkerung fehlt.',
            `**Bleib über ${n.red}.** Ganz unten kostet dich die Bevölkerung am Ende bis zu ${-(n.bands[0]?.victoryPoints ?? 0)} Punkte.`,
            '**Warte mit dem Dach**, wenn das Gebäude deinen geheimen Plänen dient. Oder setz es auf den kleineren Nachbarn.',
            '**Mach dich nicht zum Ziel.** Ein hohes Gebäude auf einem teuren Feld überfällt kaum jemand: Er müsste dir alles doppelt zahlen.',
            '**Hüte deine Listen.** Gebiet wechseln rettet den Zug, in dem Frida falsch steht. Am Ende verfallen sie.',
          ],
        },
      ],
    },
    {
      id: 'players',
      title: 'Wie viele spielen mit',
      blocks: [
        {
          p: `**Zu viert und zu dritt** ist der Ablauf gleich; zu dritt fehlt der letzte Platz auf der Tafel. Wer den ersten Platz hat, hat ${actions(n.first)}, die anderen haben ${w(n.later)}.`,
          rulings: 'GN-61',
        },
        {
          p: `**Zu zweit** wechselt ihr euch ab und wählt nicht, wer folgt: Die erste Person hat ${actions(n.pairActions[0] ?? 0)}, die zweite ${w(n.pairActions[1] ?? 0)}, dann wieder die erste ${w(n.pairActions[2] ?? 0)} und die zweite ${w(n.pairActions[3] ?? 0)}. In der nächsten Runde beginnt die andere Person.`,
          rulings: 'GN-64',
        },
        { p: 'Ein Spiel allein gibt es nicht. Gegen Bots geht es jederzeit.' },
      ],
    },
    {
      id: 'symbols',
      title: 'Zeichen',
      blocks: [
        {
          entries: entriesOf([
            ['meadow', 'Wiese', 'Bodenart, grün, mit Blüte.'],
            ['straw', 'Stroh', 'Bodenart, gelb, mit Garbe.'],
            ['leaf', 'Laub', 'Bodenart, rot, mit Blatt.'],
            [
              'thornbush',
              'Dornenbusch',
              `Noch keine Bodenart. Wer hier zuerst baut, zahlt ${n.soilCost} und wählt eine.`,
            ],
            ['soil', 'Bodenplättchen', `Macht aus einem Dornenbusch für immer ein Feld mit der Zahl ${n.soilCost}.`],
            ['price', 'Zahl des Feldes', 'So viel kostet hier das erste Stockwerk; jedes weitere eins mehr.'],
            ['number', 'Zahl des Gebiets', 'Zählt für Weiterziehen, Gebiet wechseln und Gebietskontrolle.'],
            ['frida', 'Frida, der Schildkrötenkran', 'Wo sie steht, wird gehandelt.'],
            ['floor', 'Stockwerk', 'Eine Aktion setzt eins. Das letzte aus dem Vorrat löst das Spielende aus.'],
            ['roof', 'Dach', 'Das Gebäude ist abgeschlossen: Es wächst nicht und zählt nur noch für Mehrheiten.'],
            ['population', 'Bevölkerung', 'Womit du zahlst; am Ende zählt sie Punkte.'],
            ['ploy', 'Listplättchen', `Du hast ${w(n.ploys)} je Partie und nutzt höchstens eins je Aktion.`],
            ['gear', 'Zahnrad', 'Eine Aktion.'],
          ]),
        },
        {
          title: 'Völker',
          entries: entriesOf([
            ['mecass', 'Mecass', 'Rot, Dosen. Ihr Anführer ist Thavog.'],
            ['pterygotes', 'Pterygoten', 'Blau, Käfer. Ihr Anführer ist Bienko.'],
            ['sylphs', 'Sylphen', 'Grün, Kastanien. Ihre Anführerin ist Elsyl.'],
            ['azagayah', 'Azagayah', 'Gelb, Federn. Ihre Anführerin ist Aku.'],
          ]),
        },
        {
          title: 'Listen',
          entries: entriesOf([
            [
              'switch-territory',
              'Gebiet wechseln',
              'Vor der Aktion: Frida geht zur nächsthöheren oder nächstniedrigeren Zahl.',
            ],
            [
              'move-roof',
              'Dach verschieben',
              'Vor der Aktion: Ein Dach wandert von Fridas Gebiet auf ein eigenes Gebäude derselben Bodenart.',
            ],
            [
              'invade',
              'Gebäude überfallen',
              'Als Aktion: Du zahlst den Wert an den Besitzer und ersetzt alle Stockwerke durch deine.',
            ],
          ]),
        },
      ],
    },
    {
      id: 'pieces',
      title: 'Alle Karten',
      blocks: [
        { title: 'Öffentliche Bauvorhaben', entries: publicEntries('de', (p) => `${p} SP.`) },
        {
          title: 'Geheime Bauvorhaben',
          entries: secretEntries('de', (c) => (c === 1 ? 'Eine Karte.' : `${c} Karten.`)),
        },
      ],
    },
    {
      id: 'ours',
      title: 'Was hier von uns ist',
      blocks: [
        {
          p: 'Regeln, Gebiete, Bauvorhaben und alle Punkte sind die des Originals „Kleine Völker, großer Garten“. Von uns ist nur, was die Anleitung offenlässt:',
        },
        {
          list: [
            'dass Gebiete beim Aufbau auch gedreht werden; ihr könnt es abschalten,',
            'die Zahlen zweier Felder, bei denen sich die Quellen widersprechen,',
            'das Verzichten auf eine Aktion, wenn du nirgends bauen kannst,',
            'der gemeinsame Sieg bei Gleichstand und das späteste Ende,',
            'dass Frida beim Weiterziehen mitgeht.',
          ],
          rulings: 'GN-5 GN-32 GN-79 GN-91',
        },
        {
          p: 'Alle Zeichnungen sind neu. Wer das Spiel besitzt und einen Fehler findet: Die Zahlen stehen in einer Datei und lassen sich berichtigen.',
        },
      ],
    },
  ],
};
