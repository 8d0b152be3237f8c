import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { GOOD_GAIN } from './lessons.ts';

const w = (x: number): string => n.word(x, 'de');
const other = 'Das geht, bringt uns hier aber nicht weiter. Nimm die Aktion, auf die ich zeige.';
const none = 'Weniger zu nehmen ist immer erlaubt. Ohne Ware dreht sich aber nichts.';

export const de: CourseText = {
  wheels: {
    title: 'Zwei Räder',
    steps: {
      goal: {
        title: 'Dein Stück vom Wald',
        say: `Links deine Räder mit den Waren, in der Mitte dein Land. Aus Waren werden Glas und Ziegel, daraus Gebäude, und **nur Gebäude bringen Punkte**. Nach ${w(n.periods)} Bauperioden gewinnen die meisten.`,
      },
      two: {
        title: 'So liest du ein Rad',
        say: 'Jede Marke zeigt, wie viel du hast. Links von der Null beginnt der braune Bereich: Liegt dort keine Ware mehr, **dreht sich das Rad von selbst**. Von allem eins weniger, dafür ein Glas oder ein Ziegel.',
        why: {
          text: `Es dreht sich, solange jede Ware da ist und das Erzeugnis noch nicht bei ${w(n.productMax)} steht. Das ist keine Wahl.`,
          rulings: 'GR-21 GR-22',
          chapter: 'wheels',
        },
      },
      glass: {
        title: 'Mach ein Glas',
        say: 'Der Fischzüchter bringt Nahrung, und nur sie fehlt noch. Nutz **Aktion A** und leg die Nahrung auf das Rad der **Glashütte**.',
        why: {
          text: 'Nahrung und Holzkohle gibt es auf beiden Rädern. Alles aus einer Aktion kommt auf eines davon.',
          rulings: 'GR-18',
          chapter: 'wheels',
        },
        done: 'Von jeder Ware eine weniger, ein Glas mehr: Das Rad hat sich gedreht.',
        wrong: {
          brick: 'Auch gut, aber das war das andere Rad: Es entsteht ein Ziegel.',
          none,
          other,
        },
      },
      brick: {
        title: 'Und nun einen Ziegel',
        say: 'Noch einmal von vorn: Leg die Nahrung diesmal auf das Rad der **Ziegelei**. Wie viel, ist deine Sache.',
        why: {
          text: 'Du darfst immer weniger nehmen, als dir zusteht. So hältst du ein Rad auch an.',
          rulings: 'GR-25 GR-28',
          chapter: 'wheels',
        },
        done: 'Lehm, Holzkohle und Nahrung sind zu einem Ziegel geworden; das andere Rad steht still.',
        wrong: { glass: 'Das war die Glashütte. Such das Rad mit dem Ziegelrand.', none, other },
      },
    },
    can: ['Du liest deine Waren am Rad ab.', 'Du weißt, wann sich ein Rad dreht.'],
  },
  cards: {
    title: 'Personen',
    steps: {
      five: {
        title: `${w(n.hand).replace(/^./, (c) => c.toUpperCase())} von ${n.cards}`,
        say: `Vor jeder Bauperiode behältst du geheim ${w(n.hand)} deiner ${n.cards} Personen auf der Hand. Alle haben denselben Satz. Nimm welche, die Waren bringen, und eine, die baut.`,
        why: {
          text: 'Die übrigen liegen verdeckt zur Seite und kommen in der nächsten Bauperiode wieder.',
          rulings: 'GR-64 GR-66',
          chapter: 'turn',
        },
      },
      choose: {
        title: 'Spiel den Fischzüchter',
        say: `Jede Bauperiode hat ${w(n.rounds)} Runden. In jeder legen alle zugleich eine Handkarte verdeckt ab, dann wird aufgedeckt, zuerst bei dem, der den Kelch hat. Leg den Fischzüchter.`,
        why: {
          text: 'Wer die aufgedeckte Person auch auf der Hand hat, muss sie mitspielen. Verdeckt liegende Karten spielen nicht mit. Zu zweit wird nichts verdeckt: Da spielt ihr abwechselnd eine Karte offen aus.',
          rulings: 'GR-4 GR-6 GR-52',
          chapter: 'cards',
        },
        done: 'Niemand sonst hält ihn auf der Hand: Du bist allein.',
        wrong: {
          followed: 'Pech: Diese Karte hat auch jemand anderes auf der Hand. Wer mitspielt, nimmt dir eine Aktion.',
          other: 'Auch eine gute Person. Für diese Lektion nimm den Fischzüchter.',
        },
      },
      both: {
        title: 'Allein: beide Aktionen',
        say: 'Jede Person hat zwei Aktionen, A und B. Bist du der Einzige, nutzt du **beide**, in welcher Reihenfolge du willst. Spielt jemand mit, hat jeder nur **eine**.',
        why: {
          text: 'Steht links ein Preis, zahlst du ihn einmal, mit der ersten Aktion.',
          rulings: 'GR-12 GR-14',
          chapter: 'cards',
        },
      },
      one: {
        title: 'Spiel mit und nimm Holz',
        say: 'Nun hat jemand den Forstwirt aufgedeckt, und du hast ihn auch: Du musst mitspielen, hast aber nur **eine** Aktion. Nimm B: Holz für deine Gehölze.',
        why: {
          text: `Die Karte kommt in eine deiner ${w(n.slots)} Ausbuchtungen. Sind beide voll, spielst du in dieser Bauperiode nicht mehr mit.`,
          rulings: 'GR-6 GR-7 GR-10',
          chapter: 'cards',
        },
        done: 'Holz im Zug eines anderen. Mitspielen ist gar nicht schlecht.',
        wrong: {
          grove: 'Ein Gehölz wäre auch möglich, aber wir wollten Holz: Das gibt Aktion B.',
          none: 'Nichts zu nehmen ist erlaubt, aber schade um die Aktion.',
          other,
        },
      },
    },
    can: ['Du weißt, was eine Runde ist.', 'Du weißt, wann du beide Aktionen hast und wann du mitspielen musst.'],
  },
  land: {
    title: 'Dein Land',
    steps: {
      kinds: {
        title: 'Wald, Gehölz, Teich, Mulde',
        say: 'Viele Personen zählen, was hier liegt: Teiche bringen Nahrung und Wasser, Gehölze Holz, Mulden Lehm und Sand. Gebäude brauchen ein **leeres Feld**.',
        why: {
          text: 'Gehölze, Teiche und Mulden darfst du jederzeit entfernen, Wälder nicht.',
          rulings: 'GR-29 GR-30',
          chapter: 'landscape',
        },
      },
      clear: {
        title: 'Rode den Wald am Glasofen',
        say: 'Der Holzfäller kostet einen Wald und bringt Holz. Rode den Wald **rechts neben dem Glasofen** und nimm das Holz.',
        why: {
          text: 'Das frei gewordene Feld ist sofort leer. Gerodeter Wald kommt nie wieder.',
          rulings: 'GR-30 GR-74',
          chapter: 'landscape',
        },
        done: 'Holz im Vorrat und ein Bauplatz mehr.',
        wrong: {
          elsewhere: 'Auch dort entsteht ein Bauplatz. Gemeint war der Wald neben dem Glasofen oben links.',
          none: 'Der Wald ist weg, und das Holz bleibt liegen. Nimm es mit.',
          other,
        },
      },
      pond: {
        title: 'Leg einen Teich an',
        say: 'Der Teichbauer legt mit **Aktion A** einen Teich auf ein leeres Feld deiner Wahl. Drei sind frei.',
        why: {
          text: 'Nur leere Felder tragen neue Landschaft.',
          rulings: 'GR-31',
          chapter: 'landscape',
        },
        done: 'Ein Teich mehr für Fischzüchter und Teichbauer.',
        wrong: { stopped: 'Damit legst du nichts. Ein leeres Feld ist aber da.', other },
      },
    },
    can: ['Du kennst die Landschaft und schaffst Bauplätze.', 'Du legst neue Landschaft an.'],
  },
  build: {
    title: 'Bauen',
    steps: {
      tiles: {
        title: 'Drei Arten von Gebäuden',
        say: '**Blau** wandelt jederzeit um, **Gelb** wirkt einmal beim Bau, **Orange** zählt am Ende. Links steht der Preis. Bauen lassen dich nur wenige Personen; der Baumeister ist eine.',
        why: {
          text: 'Holzmuster am Rand: auf ein leeres Feld. Ziegelmuster: nur über ein Anfangsgebäude.',
          rulings: 'GR-32 GR-33 GR-65',
          chapter: 'build',
        },
      },
      island: {
        title: 'Bau die Sandinsel an einen Teich',
        say: 'Nutz den Baumeister, nimm die **Sandinsel** und setz sie auf ein leeres Feld, an das ein Teich **grenzt**: Für jeden bekommst du Sand.',
        why: {
          text: 'Angrenzend heißt waagerecht oder senkrecht, nie über Eck.',
          rulings: 'GR-43 GR-44',
          chapter: 'build',
        },
        done: 'Das Gebäude steht, und der Teich daneben bringt Sand.',
        wrong: {
          dry: 'Gebaut ist es, aber hier grenzt kein Teich an: kein Sand.',
          otherTile: 'Auch ein Gebäude. Such die Sandinsel in der gelben Reihe.',
          skipped: 'Die Eingangskosten sind dann bezahlt, und gebaut ist nichts.',
          other,
        },
      },
      printed: {
        title: 'Die Anfangsgebäude zählen mit',
        say: 'Links zählen drei Gebäude, was am Ende übrig ist: Glas, Sand und Ziegel. Wer Glas und Ziegel verbaut, verliert dort also Punkte. Das Neue muss mehr bringen.',
        why: {
          text: 'Überbaut zählen sie nicht mehr, außer unter dem Anbau.',
          rulings: 'GR-35',
          chapter: 'scoring',
        },
      },
      worth: {
        title: `Gewinn mindestens ${w(GOOD_GAIN)} Punkte`,
        say: 'Such ein Gebäude, das dir unter dem Strich genug bringt. Bevor du bestätigst, steht die Summe auf dem Knopf. Mehrere sind richtig.',
        why: {
          text: 'Das Badehaus kostet wenig und zählt deine Teiche; das Herrenhaus ist teuer und viel wert.',
          rulings: 'GR-60',
          chapter: 'scoring',
        },
        done: 'Mehr Punkte, als Glas und Ziegel vorher wert waren.',
        wrong: {
          little: 'Gebaut ist es, aber was du ausgegeben hast, war fast so viel wert.',
          skipped: 'Ohne Gebäude keine Punkte: Genug Waren hast du.',
          other,
        },
      },
    },
    can: ['Du baust und findest den richtigen Platz.', 'Du rechnest, ob sich ein Gebäude lohnt.'],
  },
  end: {
    title: 'Umwandeln und Schluss',
    steps: {
      blue: {
        title: 'Jederzeit umwandeln',
        say: 'Deine blauen Gebäude arbeiten, wann du willst und so oft du willst: die Sandgrube macht aus Wasser Sand, die Garküche aus Wasser Nahrung.',
        why: {
          text: 'Nur mitten in einer anderen Aktion geht es nicht.',
          rulings: 'GR-40',
          chapter: 'anytime',
        },
      },
      score: {
        title: 'Was am Ende zählt',
        say: `Nach ${w(n.periods)} Bauperioden darf jeder noch umwandeln, dann wird gewertet: die Punkte der Gebäude, was Orange dazuzählt, und die Anfangsgebäude. Bei Gleichstand teilt ihr den Sieg.`,
        why: {
          text: 'Waren und Landschaft selbst sind nichts wert. Halbe Punkte gelten.',
          rulings: 'GR-57 GR-58 GR-59',
          chapter: 'scoring',
        },
      },
      turn: {
        title: 'Lass ein Rad sich drehen',
        say: 'Bei der Glashütte fehlt Sand, bei der Ziegelei Nahrung. Nutz eines deiner blauen Gebäude so, dass sich ein Rad dreht. Beide sind richtig.',
        why: {
          text: 'So machst du auch ohne passende Person Glas oder Ziegel.',
          rulings: 'GR-22 GR-40',
          chapter: 'anytime',
        },
        done: 'Aus Wasser ist über einen Umweg etwas Wertvolles geworden.',
        wrong: { none, other: 'Das geht, aber davon dreht sich kein Rad. Sieh auf deine blauen Gebäude.' },
      },
    },
    can: ['Du wandelst jederzeit um.', 'Du weißt, wann das Spiel endet und was zählt.'],
  },
};
