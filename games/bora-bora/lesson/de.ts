import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { GOOD_FISH, GOOD_JEWEL, GOOD_SPACE, GOOD_SYMBOLS, GOOD_TILE } from './lessons.ts';

const fishing = `Fischen geht immer und bringt ${n.fishing} Punkte. Hier ist aber mehr zu holen.`;
const later = n.buildVp
  .slice(1)
  .map((b) => `${b.n} im ${b.from}. und ${b.to}.`)
  .join(', ');
const elsewhere = 'Das geht, ist aber eine andere Karte. Nimm den Würfel zurück und versuch die, um die es geht.';

export const de: CourseText = {
  start: {
    title: 'Ein Würfel, eine Aktion',
    steps: {
      table: {
        title: 'Willkommen auf Bora Bora',
        say: `Du führst einen Stamm, ${n.word(n.rounds, 'de')} Durchgänge lang. Wer am Ende die meisten Siegpunkte hat, gewinnt. In der Mitte liegen die Inseln, daneben Karten, Dorf und Aufgaben.`,
        why: {
          text: `Zu Beginn hat jeder eine Hütte, ${n.word(n.godCards, 'de')} Götterkarten, ${n.word(n.offerings, 'de')} Opfergaben, einen Hauptgott und ${n.word(n.own, 'de')} Aufgaben. Punkte gibt es für Aufgaben, Priester, Bauplättchen, Fische, Schmuck und mehr.`,
          chapter: 'goal',
        },
      },
      lower: {
        title: 'Kleiner als alle, die dort liegen',
        say: 'Jeder würfelt drei Würfel und legt reihum einen auf eine Aktionskarte. Auf dem **Helfer** liegt schon eine Vier: Dorthin darf nur noch, was **kleiner** ist.',
        why: {
          text: 'Gleich groß genügt nicht. Ein hoher Würfel kann mehr, wird aber leichter ausgesperrt.',
          rulings: 'BB-7 BB-16',
          chapter: 'turn',
        },
      },
      fishing: {
        title: 'Fischen geht immer',
        say: `Passt ein Würfel auf keine Karte mehr, legst du ihn zum **Fischen**: Dorthin darf jeder Würfel, so viele auch schon dort liegen. Das bringt ${n.fishing} Punkte. Legen musst du jeden Würfel.`,
        why: {
          text: 'Auf eine Karte, deren Aktion du nicht ausführen kannst, darfst du keinen Würfel legen. Dann geh lieber fischen.',
          rulings: 'BB-8 BB-15',
          chapter: 'turn',
        },
      },
      place: {
        title: 'Leg einen Würfel auf den Helfer',
        say: 'Tipp einen Würfel an, dann die Karte. Deine Drei und deine Zwei passen, die Fünf nicht.',
        why: {
          text: 'Die Augen des Würfels sind deine Helferpunkte: Mit der Drei hast du mehr davon.',
          rulings: 'BB-7',
          chapter: 'helper',
        },
        done: 'Der Würfel liegt auf dem Helfer, und seine Augen sind Helferpunkte.',
        wrong: { elsewhere, fishing },
      },
      spend: {
        title: 'Gib alle Helferpunkte aus',
        say: 'Einen Mann tätowieren, Muscheln sammeln und ein Siegpunkt kosten je einen Helferpunkt; eine Opfergabe, eine Götterkarte, ein Baustoff und eine Hütte versetzen je zwei. Was übrig bleibt, verfällt.',
        why: {
          text: 'Tätowieren bringt Status, Sammeln bringt Muscheln: so viele, wie links auf der Person Symbole stehen, einmal im Spiel.',
          rulings: 'BB-32 BB-33 BB-34',
          chapter: 'helper',
        },
        done: 'Alles genutzt. Danach war der andere Stamm dran, und nun wieder du.',
        wrong: { lost: 'So verfallen Punkte, die du noch hättest. Such dir lieber etwas aus.' },
      },
    },
    can: {
      'lower place': 'Du weißt, wann ein Würfel auf eine Karte darf.',
      fishing: 'Du weißt, dass Fischen immer geht.',
      'place spend': 'Du nutzt den Helfer und gibst seine Punkte aus.',
    },
  },
  islands: {
    title: 'Hütten auf den Inseln',
    steps: {
      paths: {
        title: 'Wege haben einen Preis',
        say: 'Deine Hütte steht im Gebirge der Zentralinsel. Von dort führen Wege zu Land und zu Wasser weiter. Die Zahl am Weg ist, was dein Würfel **mindestens** zeigen muss.',
        why: {
          text: 'Du gehst immer genau einen Weg, von irgendeiner eigenen Hütte aus.',
          rulings: 'BB-16 BB-17',
          chapter: 'expand',
        },
      },
      settle: {
        title: 'Bau am Strand der Ostinsel',
        say: 'Der Wasserweg dorthin kostet vier. Leg die Vier oder die Sechs auf **Landweg & Wasserweg** und tipp das Gebiet an.',
        why: {
          text: 'Zu zweit liegen beide Wege auf einer Karte. Gebirge bringt Stein, Strand Sand, Wald Holz, Steppe eine Opfergabe.',
          rulings: 'BB-2 BB-19',
          chapter: 'expand',
        },
        done: 'Deine Hütte steht, und der Sand kommt auf deinen Zeremonienplatz.',
        wrong: {
          other: 'Auch dort kann man siedeln. Gefragt war aber der Strand der Ostinsel.',
          elsewhere,
          fishing,
        },
      },
      home: {
        title: 'Daheim ist jetzt Platz',
        say: 'Die Hütte kam aus deinem Dorf: Das Feld ist **frei** für einen Mann oder eine Frau. Der Sand liegt auf dem Zeremonienplatz und wartet aufs Bauen.',
        why: {
          text: 'Hütten kommen zuerst von den gewöhnlichen Feldern, zuletzt aus der Reserve.',
          rulings: 'BB-26 BB-46',
          chapter: 'expand',
        },
      },
      far: {
        title: `Siedle an einem Fisch ab ${GOOD_FISH}`,
        say: 'Am Ende bekommt den Fisch, wer auf dem **Bauplatz** steht, also zuletzt dort gesiedelt hat. Mehrere Gebiete sind richtig. Deine Fünf reicht weit.',
        why: {
          text: 'Wer verdrängt wird, bleibt im Gebiet, verliert aber den Fisch.',
          rulings: 'BB-22 BB-86',
          chapter: 'scoring',
        },
        done: 'Solange niemand nach dir kommt, gehört dieser Fisch am Ende dir.',
        wrong: {
          small: 'Eine neue Hütte ist immer gut, aber dieser Fisch ist klein.',
          elsewhere,
          fishing,
        },
      },
    },
    can: {
      'paths settle': 'Du breitest dich zu Land und zu Wasser aus.',
      'settle home': 'Du weißt, was eine neue Hütte bringt: Baustoff und Platz.',
      far: 'Du weißt, wem der Fisch am Ende gehört.',
    },
  },
  people: {
    title: 'Männer und Frauen',
    steps: {
      slots: {
        title: 'Wer kommt in dein Dorf?',
        say: 'Je sechs Männer und Frauen liegen aus. Die Zahl am Platz ist, was dein Würfel mindestens zeigen muss. Links stehen Symbole, rechts die **Fähigkeit**.',
        why: {
          text: 'Symbole sind bei Männern Status, bei Frauen Muscheln. Genutzt werden sie mit dem Helfer.',
          rulings: 'BB-30 BB-33',
          chapter: 'people',
        },
      },
      take: {
        title: `Nimm eine Frau mit ${n.word(GOOD_SYMBOLS, 'de')} Muscheln`,
        say: 'Leg die Vier auf **Frau & Mann**. Zwei Frauen mit so vielen Muscheln liegen niedrig genug.',
        why: {
          text: 'Du brauchst ein freies Feld im Dorf. Nehmen allein bewirkt noch nichts.',
          rulings: 'BB-29 BB-30',
          chapter: 'people',
        },
        done: 'Sie zieht ein. Ihre Muscheln holst du später mit dem Helfer.',
        wrong: {
          few: 'Auch sie hilft dir, aber sie sammelt weniger Muscheln.',
          man: 'Das war ein Mann. Auf dieser Karte darfst du beides, gefragt war eine Frau.',
          elsewhere,
          fishing,
        },
      },
      phase: {
        title: 'Phase B: Sie helfen',
        say: 'Liegen alle Würfel, nutzt jeder **eine Art Männer** und **eine Art Frauen**. Zwei gleiche wirken zusammen. Ob sie oben oder unten liegen, spielt keine Rolle.',
        why: {
          text: 'Sie werden nicht verbraucht und helfen im nächsten Durchgang wieder.',
          rulings: 'BB-48 BB-49',
          chapter: 'use',
        },
      },
      use: {
        title: 'Nutze deine Leute',
        say: `Zwei Tänzerinnen bringen zusammen ${n.kind('vp').values[1]} Punkte, der Muschelsammler eine Muschel. Fang an, womit du willst.`,
        why: {
          text: 'Männer und Frauen derselben Art werden nie zusammengezählt.',
          rulings: 'BB-49 BB-50',
          chapter: 'use',
        },
        done: 'So wirken deine Leute in jedem Durchgang, ganz ohne Würfel.',
        wrong: { ended: 'So verzichtest du auf ihre Hilfe. Dabei kostet sie nichts.' },
      },
    },
    can: {
      'slots take': 'Du nimmst Männer und Frauen in dein Dorf.',
      'phase use': 'Du nutzt deine Leute in Phase B.',
    },
  },
  faith: {
    title: 'Priester und Bauwerke',
    steps: {
      temple: {
        title: 'Der Tempel',
        say: 'Jeder Priester bringt am Ende **jedes** Durchgangs Punkte, später mehr. Wer die meisten Priester hat, bekommt dazu einen Hauptgott; bei Gleichstand entscheidet der höchste Platz.',
        why: {
          text: 'Ein neuer Priester drängt den, der auf seinem Platz steht, einen Platz nach unten.',
          rulings: 'BB-38 BB-39 BB-62',
          chapter: 'temple',
        },
      },
      priest: {
        title: `Setz einen Priester auf Platz ${GOOD_SPACE} oder höher`,
        say: 'Leg die Fünf auf den **Tempel**. Ein hoher Platz hält länger und entscheidet bei Gleichstand.',
        why: {
          text: 'Ein Priester, der von Platz eins verdrängt wird, kommt zu seinem Besitzer zurück. Für jeden neuen Priester gibt es den Feuerbonus: Götterkarte oder Opfergabe, und dazu einen Statusschritt oder eine Muschel.',
          rulings: 'BB-38 BB-40 BB-41 BB-62',
          chapter: 'temple',
        },
        done: 'Dein Priester steht. Dazu gibt es den Feuerbonus: je eins aus zwei Paaren.',
        wrong: {
          deep: 'Das geht, aber von dort wird er schneller hinausgedrängt.',
          elsewhere,
          fishing,
        },
      },
      stones: {
        title: 'Baustoffe nebeneinander',
        say: `Wo zwei Baustoffe sich mit einer Seite berühren, kannst du bauen. Früh bringt ein Plättchen mehr: **${n.buildVp[0]?.n} Punkte** in den ersten beiden Durchgängen, ${later}`,
        why: {
          text: 'Jedes Plättchen bringt gleich viel, egal welche Zahl es trägt.',
          rulings: 'BB-43 BB-44',
          chapter: 'build',
        },
      },
      build: {
        title: `Bau das Plättchen mit der ${n.word(GOOD_TILE, 'de').replace(/^./, (x) => x.toUpperCase())}`,
        say: 'Leg die Vier auf **Bauen**, wähl das Plättchen und zwei Felder nebeneinander. Zwei Paare sind richtig.',
        why: {
          text: 'Nimm ruhig das höchste, das dein Würfel erlaubt: Die niedrigen gehen auch mit kleinen Würfeln.',
          rulings: 'BB-16 BB-43',
          chapter: 'build',
        },
        done: `${n.buildVp[0]?.n} Punkte und noch ein Feuerbonus.`,
        wrong: {
          low: 'Auch das bringt gleich viel, aber das niedrige Plättchen ginge später auch mit einem kleinen Würfel.',
          elsewhere,
          fishing,
        },
      },
    },
    can: {
      'temple priest': 'Du setzt Priester in den Tempel.',
      'stones build': 'Du baust auf dem Zeremonienplatz.',
      'priest build': 'Du kennst den Feuerbonus.',
    },
  },
  gods: {
    title: 'Die Götter',
    steps: {
      masks: {
        title: 'Karten gegen Opfergaben',
        say: 'Jede Götterkarte kostet **eine Opfergabe**. Du hast den blauen Gott für gesperrte Karten und den roten für den Fisch. **Weiß** macht aus einem Würfel eine Sechs, **Grün** verdoppelt in Phase B eine Art Leute, **Gelb** ersetzt eines, das einer Aufgabe fehlt.',
        why: {
          text: 'Zwei gleiche Karten wirken wie jeder andere Gott, und ein Hauptgott ist jeder Gott, ohne Opfergabe.',
          rulings: 'BB-82 BB-83',
          chapter: 'gods',
        },
      },
      blue: {
        title: 'Leg die Sechs trotz der Drei',
        say: `Auf den Wegen liegt eine Drei. Mit dem **blauen Gott** darf deine Sechs trotzdem hin. Siedle an einem Fisch ab ${GOOD_FISH}.`,
        why: {
          text: 'Blau gilt für einen Würfel. Den roten Gott darfst du zum selben Würfel spielen.',
          rulings: 'BB-9 BB-13',
          chapter: 'gods',
        },
        done: 'Blau hat die Tür geöffnet. So weit kommst du mit der Eins nicht.',
        wrong: {
          small: 'Die Tür ist offen, aber dieser Fisch ist klein.',
          low: 'Das geht auch ohne Gott, aber die Eins reicht nicht weit.',
          elsewhere,
          fishing,
        },
      },
      red: {
        title: 'Werte den Fisch mit dem roten Gott',
        say: `Deine Hütte steht, der Fisch ist sechs wert. **Jetzt und nur jetzt** darfst du ihn werten: mit der Karte und einer Opfergabe oder mit dem Hauptgott.`,
        why: {
          text: 'Der Fisch bleibt liegen und zählt am Ende noch einmal für den, der den Bauplatz hält.',
          rulings: 'BB-23 BB-24',
          chapter: 'gods',
        },
        done: 'Der Fisch zählt sofort, und am Ende vielleicht noch einmal.',
        wrong: { declined: 'Dann ist die Gelegenheit vorbei: Später geht es für dieses Gebiet nicht mehr.' },
      },
    },
    can: {
      masks: 'Du weißt, was jeder Gott tut und kostet.',
      'blue red': 'Du öffnest gesperrte Karten und wertest Fische.',
    },
  },
  round: {
    title: 'Ende des Durchgangs und Schluss',
    steps: {
      status: {
        title: 'Zuerst der Status, dann der Tempel',
        say: 'Nach Phase B bringt die Statusleiste Punkte und die **neue Reihenfolge**: Wer vorn liegt, ist Erster; auf demselben Feld, wer später kam und oben liegt. Dann bringt jeder Priester Punkte. Beides geschieht von selbst; danach darfst du Schmuck kaufen.',
        why: {
          text: 'Alle Anzeigesteine gehen dann zurück auf null. Phase C läuft immer so: Status, Tempel, Schmuck, Aufgaben.',
          rulings: 'BB-58 BB-59 BB-62',
          chapter: 'round',
        },
      },
      jewel: {
        title: `Kauf Schmuck für mindestens ${GOOD_JEWEL} Punkte`,
        say: 'Du hast vier Muscheln und darfst **ein** Plättchen dieses Durchgangs kaufen. Seine Punkte zählen am Ende.',
        why: {
          text: 'Was niemand kauft, kommt weg. Im nächsten Durchgang liegen andere aus.',
          rulings: 'BB-64 BB-65',
          chapter: 'round',
        },
        done: 'Gekauft. Muscheln selbst sind am Ende nichts wert.',
        wrong: {
          cheap: 'Auch gut, aber mit vier Muscheln geht mehr.',
          passed: 'Dann behältst du deine Muscheln, aber dieser Schmuck ist weg.',
        },
      },
      task: {
        title: 'Erfülle eine Aufgabe ganz',
        say: `In jedem Durchgang wertest du **genau eine** deiner Aufgaben: erfüllt ${n.task} Punkte, mit dem gelben Gott nur ${n.yellow}. Eine ist ganz erfüllt.`,
        why: {
          text: 'Ist keine erfüllt, wirfst du eine ab und bekommst nichts. Abgeben musst du für Aufgaben nie etwas.',
          rulings: 'BB-67 BB-68',
          chapter: 'round',
        },
        done: `${n.task} Punkte. Danach nimmst du eine neue Aufgabe.`,
        wrong: { yellow: `Das bringt nur ${n.yellow} und kostet Karte und Opfergabe. Die andere ist schon erfüllt.` },
      },
      count: {
        title: 'Und am Ende',
        say: `Nach ${n.word(n.rounds, 'de')} Durchgängen wertest du deine letzten ${n.word(n.own, 'de')} Aufgaben. Dann zählt jeder übrige Hauptgott ${n.godTileVp} Punkte, dazu die Fische auf deinen Bauplätzen und dein Schmuck. Bei Gleichstand gewinnt, wer in der Reihenfolge weiter vorn ist.`,
        why: {
          text: 'Übrige Muscheln, Opfergaben, Götterkarten und Baustoffe sind nichts wert.',
          rulings: 'BB-86 BB-90',
          chapter: 'scoring',
        },
      },
      bonus: {
        title: 'Sechs Boni',
        say: `Am Ende gibt es je ${n.bonus} Punkte für: ${n.bonuses.map((b) => b.name.de).join(', ')}.`,
        why: {
          text: 'Voll ist der Zeremonienplatz, wenn auf jedem Feld ein Baustoff oder ein Bauplättchen liegt. Verdrängte Hütten zählen auch.',
          rulings: 'BB-87 BB-88 BB-89',
          chapter: 'scoring',
        },
      },
      choose: {
        title: 'Nimm eine Aufgabe, der wenig fehlt',
        say: 'Zwei von ihnen fehlt nur noch eins. Die Balken zeigen, wie weit du bist.',
        why: {
          text: 'Bis zur nächsten Wertung hast du drei Würfel und deine Leute.',
          rulings: 'BB-79',
          chapter: 'round',
        },
        done: 'Nimm, was du fast schon hast, und spiel darauf hin.',
        wrong: { distant: 'Vielleicht erfüllst du sie noch, aber ihr fehlt viel.' },
      },
    },
    can: {
      'status jewel task': 'Du weißt, was am Ende eines Durchgangs geschieht.',
      choose: 'Du wählst Aufgaben, denen wenig fehlt.',
      'count bonus': 'Du weißt, was am Ende zählt, und kennst die sechs Boni.',
    },
  },
};
