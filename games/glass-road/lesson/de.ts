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
        say: `Die Marken zeigen, wie viel du hast: Waren bis ${w(n.basicMax)}, Glas und Ziegel bis ${w(n.productMax)}; was nicht mehr passt, verfällt. Zwei Bereiche sind braun: die Null der Waren und die ${w(n.productMax).replace(/^./, (c) => c.toUpperCase())} des Erzeugnisses. Sind beide leer, **dreht sich das Rad von selbst**: von jeder Ware eine weniger, dafür ein Glas oder ein Ziegel.`,
        why: {
          text: `Das ist keine Wahl. Ein Rad kann sich auch mehrmals drehen. Mit ${w(n.productMax)} Glas oder Ziegeln steht es still, bis du welche ausgibst.`,
          rulings: 'GR-19 GR-21 GR-22 GR-28',
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
          text: 'Du darfst immer weniger nehmen, als dir zusteht, auch gar nichts. So hältst du ein Rad auch an.',
          rulings: 'GR-25 GR-28',
          chapter: 'wheels',
        },
        done: 'Lehm, Holzkohle und Nahrung sind zu einem Ziegel geworden; das andere Rad steht still.',
        wrong: { glass: 'Das war die Glashütte. Such das Rad mit dem Ziegelrand.', none, other },
      },
    },
    can: {
      two: 'Du liest deine Waren am Rad ab und kennst seine Grenzen.',
      'glass brick': 'Du weißt, wann sich ein Rad dreht und auf welches die Nahrung kommt.',
    },
  },
  cards: {
    title: 'Personen',
    steps: {
      five: {
        title: `${w(n.hand).replace(/^./, (c) => c.toUpperCase())} von ${n.cards}`,
        say: `Vor jeder Bauperiode behältst du geheim ${w(n.hand)} deiner ${n.cards} Personen auf der Hand. Alle haben denselben Satz. Nimm welche, die Waren bringen, und eine, die baut.`,
        why: {
          text: 'Die übrigen liegen verdeckt zur Seite. Nach jeder Bauperiode kommen alle Karten zurück, Lücken der Auslage werden gefüllt, und der Kelch wandert im Uhrzeigersinn weiter.',
          rulings: 'GR-36 GR-64 GR-66',
          chapter: 'turn',
        },
      },
      choose: {
        title: 'Spiel den Fischzüchter',
        say: `Jede Bauperiode hat ${w(n.rounds)} Runden. In jeder legen alle zugleich eine Handkarte verdeckt ab. Dann decken alle nacheinander auf, zuerst, wer den Kelch hat. Wähl den Fischzüchter.`,
        why: {
          text: 'Wer die aufgedeckte Person auch auf der Hand hat, muss sie mitspielen. Verdeckt liegende Karten spielen nicht mit.',
          rulings: 'GR-4 GR-6',
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
        say: 'Jede Person hat zwei Aktionen, A und B. Spielt niemand mit, nutzt du **beide**, in welcher Reihenfolge du willst. Spielt jemand mit, hat jeder nur **eine** und wählt frei, welche.',
        why: {
          text: 'Hat die Karte Eingangskosten, zahlst du sie einmal, mit deiner ersten Aktion. Wer keine Aktion nutzt, zahlt nichts.',
          rulings: 'GR-12 GR-14 GR-15',
          chapter: 'cards',
        },
      },
      pair: {
        title: 'Zu zweit',
        say: `Zu zweit wird nichts verdeckt: Ihr spielt abwechselnd **eine Karte offen** aus, wer den Kelch hat, beginnt, und der andere spielt mit wie sonst. Hat jemand keine Handkarte mehr, endet die Bauperiode; wer dann noch ${w(n.extraHand)} hat, darf eine davon spielen.`,
        why: {
          text: `Eine feste Zahl von Runden gibt es zu zweit also nicht. Zu dritt bekommt nach Bauperiode ${w(n.gobletPeriod)} den Kelch, wer die wenigsten Gebäude hat.`,
          rulings: 'GR-52 GR-53 GR-54 GR-55',
          chapter: 'players',
        },
      },
      one: {
        title: 'Spiel mit und nimm Holz',
        say: 'Nun hat jemand den Forstwirt aufgedeckt, und du hast ihn auch: Du musst mitspielen, hast aber nur **eine** Aktion. Nimm B: Holz für deine Gehölze.',
        why: {
          text: `Die Karte kommt in eine deiner ${w(n.slots)} Ausbuchtungen. Sind beide voll, spielst du in dieser Bauperiode nicht mehr mit. Zuerst handelt, wer aufgedeckt hat.`,
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
    can: {
      choose: 'Du weißt, wie eine Runde läuft.',
      'both one': 'Du weißt, wann du beide Aktionen hast und wann du mitspielen musst.',
      pair: 'Du weißt, wie man zu zweit Karten spielt.',
    },
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
    can: { 'kinds clear': 'Du kennst die Landschaft und schaffst Bauplätze.', pond: 'Du legst neue Landschaft an.' },
  },
  build: {
    title: 'Bauen',
    steps: {
      tiles: {
        title: 'Drei Arten von Gebäuden',
        say: '**Blau** wandelt jederzeit um, **Gelb** wirkt einmal beim Bau, **Orange** zählt am Ende. Links stehen die Kosten. Bauen lassen dich nur vier Personen: Baumeister, Zimmermann, Lieferant und Lehnsherr.',
        why: {
          text: 'Du baust, was in der Auslage liegt. Der Lehnsherr legt dir außerdem ein Plättchen hin, das nur du bauen darfst.',
          rulings: 'GR-38 GR-39 GR-65',
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
      pattern: {
        title: 'Holz- oder Ziegelmuster?',
        say: 'Der Rand eines Plättchens sagt, wohin es darf. **Holzmuster**: auf ein leeres Feld deiner Landschaft. **Ziegelmuster**: nur über ein passendes Anfangsgebäude links. Gebäude bleiben für immer.',
        why: {
          text: 'Ein überbautes Anfangsgebäude zählt nicht mehr, außer unter dem Anbau. Keines wird zweimal überbaut.',
          rulings: 'GR-32 GR-33 GR-34 GR-35',
          chapter: 'build',
        },
      },
      printed: {
        title: 'Die Anfangsgebäude zählen mit',
        say: 'Links zählen drei Gebäude, was am Ende übrig ist: Glas und Ziegel je einen Punkt, Sand einen halben. Wer Glas und Ziegel verbaut, verliert dort also Punkte. Das Neue muss mehr bringen.',
        why: {
          text: 'Andere Waren sind am Ende nichts wert: Mach rechtzeitig Gebäude daraus.',
          rulings: 'GR-58',
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
    can: {
      island: 'Du baust und findest einen Platz, der sich lohnt.',
      pattern: 'Du weißt, wohin Holz- und Ziegelmuster dürfen.',
      worth: 'Du rechnest aus, ob ein Gebäude genug bringt.',
    },
  },
  end: {
    title: 'Umwandeln und Schluss',
    steps: {
      blue: {
        title: 'Jederzeit umwandeln',
        say: 'Deine blauen Gebäude arbeiten, wann du willst und so oft du willst: die Sandgrube macht aus Wasser Sand, die Garküche aus Wasser Nahrung.',
        why: {
          text: 'Auch wenn du nicht am Zug bist. Nur mitten in einer Aktion müssen sie warten.',
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
        done: 'Schritt für Schritt ist aus Wasser etwas Wertvolles geworden.',
        wrong: { none, other: 'Das geht, aber davon dreht sich kein Rad. Sieh auf deine blauen Gebäude.' },
      },
    },
    can: { 'blue turn': 'Du wandelst jederzeit um.', score: 'Du weißt, wann das Spiel endet und was zählt.' },
  },
};
