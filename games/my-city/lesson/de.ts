import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { GOOD_GAIN } from './lessons.ts';

const ended = 'Damit hörst du auf und baust nichts mehr. Das hebst du dir besser für den Schluss auf.';
const declined = `Verzichten geht, kostet aber ${n.cost} Punkt, und hier ist genug Platz.`;

export const de: CourseText = {
  start: {
    title: 'Die erste Runde',
    steps: {
      town: {
        title: 'Das ist deine Stadt',
        say: `Noch steht nichts. Auf die hellgrünen Felder kommen deine ${n.perPlayer} Gebäude; in Gebirge und Wald kannst du nicht bauen. Wer am Ende die meisten Punkte hat, gewinnt.`,
      },
      card: {
        title: 'Die Karte sagt, was gebaut wird',
        say: 'Alle am Tisch bauen jetzt dieses Gebäude, jeder auf seinem eigenen Plan und alle zugleich. Du drehst es, wie du willst. Nur umklappen geht nicht.',
        why: {
          text: 'Die Karten liegen gemischt und verdeckt. Jedes Gebäude kommt genau einmal.',
          rulings: 'MC-3 MC-6',
          chapter: 'turn',
        },
      },
      first: {
        title: 'Bau dein erstes Gebäude',
        say: 'Es muss mit einer Seite am **Fluss** liegen, auf welchem Ufer auch immer. Tipp ein Feld an, dreh, und bestätige.',
        why: {
          text: 'Eine Ecke am Fluss genügt nicht, und über den Fluss reicht ein Gebäude nie.',
          rulings: 'MC-11 MC-9',
          chapter: 'build',
        },
        done: 'Es steht, und es bleibt stehen: Was gebaut ist, wird nie verschoben.',
        wrong: { ended, declined },
      },
      score: {
        title: 'Erschrick nicht über die Punkte',
        say: `Hier steht, was deine Stadt wert wäre, **wenn jetzt Schluss wäre**. Jedes leere Feld zählt ${n.sign(n.empty)}, darum beginnen alle tief im Minus. Mit jedem Gebäude wird es besser.`,
      },
      across: {
        title: 'Geh über den Fluss',
        say: 'Jedes weitere Gebäude grenzt mit einer Seite an eines, das schon steht. Liegt nur der Fluss dazwischen, zählt das auch. Bau die Wachstube auf das **andere Ufer**.',
        why: {
          text: 'Wer früh auf beiden Ufern baut, hat später Platz für die großen Gebäude.',
          rulings: 'MC-14 MC-15',
          chapter: 'build',
        },
        done: 'Nur der Fluss liegt dazwischen: Die beiden sind Nachbarn.',
        wrong: {
          ended,
          declined,
          same: 'Das ist erlaubt, liegt aber auf demselben Ufer. Drüben liegt mehr als die halbe Landschaft.',
        },
      },
    },
    can: {
      card: 'Du weißt, wie eine Runde läuft: eine Karte, für alle dasselbe Gebäude.',
      first: 'Du baust das erste Gebäude am Fluss.',
      across: 'Du kommst auf das andere Ufer.',
    },
  },
  groups: {
    title: 'Farben zusammenhalten',
    steps: {
      colours: {
        title: 'Gleiche Farben gehören zusammen',
        say: `Für Gelb, Rot und Blau zählt am Ende je die **größte Gruppe**: ein Punkt für jedes Gebäude, das an die anderen seiner Farbe grenzt. Hier steht dein erstes gelbes.`,
        why: {
          text: 'Es zählen Gebäude, nicht Felder: Ein kleines Haus ist so gut wie ein großes.',
          rulings: 'MC-40',
          chapter: 'scoring',
        },
      },
      join: {
        title: 'Bau das Reihenhaus an die gelbe Gruppe',
        say: 'Mit einer Seite, nicht nur mit einer Ecke. Mehrere Plätze sind richtig.',
        why: { text: 'Ecken zählen nie, auch nicht für Gruppen.', rulings: 'MC-17 MC-40', chapter: 'scoring' },
        done: 'Zwei gelbe Gebäude nebeneinander: Die Gruppe ist gewachsen.',
        wrong: {
          ended,
          declined,
          apart: 'Hier steht das Reihenhaus allein. Für Gelb zählt dann weiter nur ein Gebäude.',
          tree: `Hier steht es allein und deckt Bäume zu. Das kostet ${n.tree} Punkte und bringt Gelb nicht weiter.`,
        },
      },
      river: {
        title: 'Der Fluss trennt keine Gruppe',
        say: 'Zwei gelbe Gebäude, die sich über den Fluss gegenüberliegen, gehören zusammen. Kirchen dagegen gehören zu keiner Farbe und verbinden nichts.',
        why: {
          text: 'Nachbarn sind Nachbarn, auch wenn Wasser dazwischen liegt.',
          rulings: 'MC-41 MC-42',
          chapter: 'scoring',
        },
      },
      more: {
        title: 'Lass die gelbe Gruppe wachsen',
        say: 'Such dem Wohnblock einen Platz, an dem die gelbe Gruppe größer wird. Achte auf die Bäume.',
        done: 'Ein Punkt mehr für Gelb, und weniger leere Wiese dazu.',
        wrong: {
          ended,
          declined,
          apart: 'Das geht, aber die gelbe Gruppe wächst hier nicht. Schau, wo schon gelbe Dächer stehen.',
          tree: `Hier verschwinden Bäume, die offen ${n.tree} Punkte wert sind, und Gelb wächst nicht.`,
        },
      },
    },
    can: {
      'colours join': 'Du baust Gruppen einer Farbe.',
      river: 'Du weißt, dass der Fluss nicht trennt und Kirchen nicht verbinden.',
    },
  },
  land: {
    title: 'Das Land zählt mit',
    steps: {
      full: {
        title: 'Dieses Gebäude passt nicht',
        say: 'Ein Sprung ans Ende der Partie: Die Stadt ist fast voll, und das Spital hat nirgends mehr Platz.',
      },
      decline: {
        title: 'Verzichte auf das Spital',
        say: `Verzichten kostet **${n.cost} Punkt**, und das Gebäude kommt nicht wieder. Danach geht es weiter.`,
        why: {
          text: `Du darfst auch verzichten, wenn etwas passt: Wer dafür Bäume zudecken müsste, kommt mit ${n.cost} Punkt oft billiger davon. Auf der Zählleiste hast du mit ${n.start} begonnen; mit ${n.least} kannst du nur noch bauen oder aufhören.`,
          rulings: 'MC-2 MC-20 MC-21 MC-23',
          chapter: 'decline',
        },
        done: 'Ein Punkt weniger auf der Zählleiste, und die nächste Karte liegt schon da.',
        wrong: { ended: 'So hörst du ganz auf. Es kommen aber noch Gebäude, die in deine Lücken passen.' },
      },
      open: {
        title: 'Bäume ja, Steine nein',
        say: `Am Ende zählt, was offen liegt: Bäume **${n.sign(n.tree)}**, Steine **${n.sign(n.rock)}**, leere Wiese **${n.sign(n.empty)}**. Überbauen darfst du alles.`,
        why: {
          text: 'Überbauen kostet nichts; es zählt nur, was am Ende zu sehen ist.',
          rulings: 'MC-18 MC-39',
          chapter: 'scoring',
        },
      },
      rock: {
        title: 'Deck Steine zu, lass Bäume stehen',
        say: 'Bau die Bücherei so, dass sie auf Steinen liegt und auf keinem Baum. Mehrere Plätze sind richtig.',
        done: 'Die Steine sind weg, die Bäume stehen noch.',
        wrong: {
          ended,
          declined,
          tree: `Unter diesem Dach verschwinden Bäume: ${n.tree} Punkte weniger.`,
          noRock: `Das geht, aber die Steine bleiben liegen: Jedes offene Steinfeld zählt ${n.sign(n.rock)}.`,
        },
      },
    },
    can: {
      'open rock': 'Du weißt, was Bäume, Steine und leere Wiese zählen.',
      decline: 'Du kannst auf ein Gebäude verzichten.',
    },
  },
  church: {
    title: 'Kirchen und Brunnen',
    steps: {
      must: {
        title: 'Eine Kirche muss gebaut werden',
        say: 'Auf eine Kirche kannst du nicht verzichten: Du baust sie, oder du hörst auf. Halte also immer einen Platz für die nächste frei.',
        why: {
          text: 'Nur wenn die Sperrkarte eine Kirche trifft, baut sie niemand.',
          rulings: 'MC-26 MC-29',
          chapter: 'decline',
        },
      },
      three: {
        title: 'Bau sie zwischen drei Farben',
        say: `Grenzt die Kirche an mindestens ein gelbes, ein rotes und ein blaues Gebäude, bringt sie **${n.church} Punkte**. Fehlt eine Farbe, bringt sie nichts.`,
        why: { text: 'Auch hier zählt der Nachbar über den Fluss.', rulings: 'MC-43 MC-56', chapter: 'scoring' },
        done: `Gelb, Rot und Blau liegen an: ${n.church} Punkte.`,
        wrong: {
          ended: 'So wäre das Spiel für dich vorbei. Für diese Kirche ist aber noch Platz.',
          declined,
          colours: 'Hier fehlt der Kirche mindestens eine Farbe. Such die Stelle, an der sich drei Farben treffen.',
        },
      },
      well: {
        title: 'Dem Brunnen fehlt eine Seite',
        say: `Ein offener Brunnen bringt **${n.well} Punkte**, wenn an jeder Seite ein anderes Gebäude liegt. Drei hat dieser schon.`,
        why: {
          text: 'Kirchen zählen am Brunnen mit. Ein Gebäude auf zwei Seiten zählt nicht.',
          rulings: 'MC-44 MC-45',
          chapter: 'scoring',
        },
      },
      round: {
        title: 'Schließ den Ring um den Brunnen',
        say: 'Leg den Kiosk an die freie Seite, aber nicht auf den Brunnen.',
        done: `Vier verschiedene Gebäude ringsum: ${n.well} Punkte.`,
        wrong: {
          ended,
          declined,
          covered: 'Der Brunnen liegt jetzt unter dem Kiosk. Überbaut bringt er nichts.',
          open: 'Das geht, aber dem Brunnen fehlt noch immer eine Seite.',
        },
      },
    },
    can: {
      'must three': 'Du baust Kirchen dort, wo sich drei Farben treffen.',
      'well round': 'Du machst aus einem Brunnen Punkte.',
    },
  },
  end: {
    title: 'Gold und Schluss',
    steps: {
      veins: {
        title: 'Zwei Goldadern',
        say: `Wer als Erster **beide** überbaut, bekommt sofort ${n.gold} Punkte; wer es in derselben Runde schafft, auch. Eine hast du schon.`,
        why: { text: 'Danach ist das Gold vergeben.', rulings: 'MC-33 MC-34', chapter: 'gold' },
      },
      gold: {
        title: 'Hol dir das Gold',
        say: 'Deck mit der Hütte die zweite Ader oben rechts zu. Denk ans Drehen.',
        done: `${n.sign(n.gold)} auf der Zählleiste, und das vor allen anderen.`,
        wrong: {
          ended,
          declined,
          noGold: 'Das geht, aber die zweite Ader bleibt offen. Wer zu lange wartet, geht leer aus.',
        },
      },
      blocked: {
        title: 'Die Sperrkarte',
        say: 'Eben kam sie: Die Karte danach, die Brauerei, baut niemand, und sie kostet nichts. Darum liegt jetzt schon das nächste Gebäude da.',
        why: {
          text: 'Auch eine Kirche kann so ausfallen. Gefragt wird dabei niemand.',
          rulings: 'MC-29 MC-30',
          chapter: 'block',
        },
      },
      best: {
        title: `Gewinn mindestens ${GOOD_GAIN} Punkte`,
        say: 'Fast am Ende einer Partie: Such dem Eckhaus einen Platz, der sich lohnt. Vor dem Bestätigen steht die Summe auf dem Knopf.',
        done: 'So geht My City: jedes Mal der Platz, der am meisten bringt und wenig verbaut.',
        wrong: {
          ended,
          declined,
          little: 'Das geht, bringt aber weniger. Denk an Steine, an die gelbe Gruppe und an leere Wiese.',
        },
      },
      full: {
        title: 'Mehr geht nicht',
        say: 'Das Ende einer guten Partie: Das Gutshaus passt nicht, und in die letzten Lücken passt gar nichts mehr.',
      },
      count: {
        title: 'So wird gezählt',
        say: 'Zählleiste, Bäume, Steine, leere Felder, die größte Gruppe jeder Farbe, Kirchen und Brunnen. Zusammen ist das dein Ergebnis. Bei Gleichstand siegt, wer in der obersten Reihe weniger leere Felder hat; sonst entscheidet die nächste.',
        why: { text: 'Nach oben und unten gibt es keine Grenze.', rulings: 'MC-47 MC-48', chapter: 'scoring' },
      },
      stop: {
        title: 'Hör auf',
        say: 'Nach jeder Karte darfst du aufhören. Das kostet nichts, und deine Stadt zählt, wie sie steht.',
        why: {
          text: 'Das Spiel endet, wenn alle aufgehört haben oder keine Karte mehr da ist.',
          rulings: 'MC-24 MC-50',
          chapter: 'end',
        },
        done: 'Deine Stadt ist fertig, und kein Punkt ist verschenkt.',
        wrong: { declined: `Verzichten kostet ${n.cost} Punkt, und danach passt wieder nichts. Aufhören ist umsonst.` },
      },
    },
    can: {
      'stop count': 'Du weißt, wann das Spiel endet und was zählt.',
      'veins gold': 'Du holst dir das Gold.',
      'full stop': 'Du hörst auf, wenn nichts mehr passt.',
    },
  },
};
