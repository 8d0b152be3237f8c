import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { CHEAP, GOOD_GAIN, GOOD_PROJECT } from './lessons.ts';

const ploy = 'Das kostet eins deiner Listplättchen. Heb es auf: Hier geht es ohne.';
const demolished = 'Abreißen bringt Bevölkerung, aber dein Gebäude ist weg. Darum geht es gerade nicht.';
const declined = 'So bleibt die Karte liegen, und Blau holt sie sich vielleicht. Hier lohnt sie sich.';

const first = n.bands.find((b) => b.victoryPoints > 0)?.from ?? 0;
const most = n.bands.find((b) => b.victoryPoints === n.over)?.from ?? 0;
const red = n.bands
  .filter((b) => b.victoryPoints < 0)
  .map((b) => `${b.from === b.to ? b.from : `${b.from} oder ${b.to}`}: ${n.points(b.victoryPoints)}`)
  .reverse()
  .join('; ');

export const de: CourseText = {
  start: {
    title: 'Das erste Stockwerk',
    steps: {
      garden: {
        title: 'Das ist der Garten',
        say: `Ich bin Frida, der Kran. Ihr baut alle in diesen ${n.word(n.territories, 'de')} Gebieten, du für die roten Mecass. Wer am Ende die meisten Siegpunkte hat, gewinnt.`,
        why: {
          text: 'Punkte gibt es für öffentliche Bauvorhaben, für deine geheimen und für Bevölkerung, die übrig bleibt.',
          chapter: 'goal',
        },
      },
      first: {
        title: `Bau ein Stockwerk für höchstens ${CHEAP}`,
        say: 'Die Zahl auf dem Feld ist der Preis; du zahlst mit **Bevölkerung**. In der allerersten Aktion darfst du überall bauen. Tipp ein Feld an und bestätige.',
        why: {
          text: `Wer die Partie beginnt, hat ${n.start} Bevölkerung, alle anderen ${n.others}. Mindestens ${n.least} muss immer bleiben.`,
          rulings: 'GN-2 GN-7 GN-27',
          chapter: 'build',
        },
        done: 'Dein erstes Gebäude steht, und es war billig.',
        wrong: {
          dear: 'Das geht, ist aber teuer. Am Anfang reicht ein Feld mit kleiner Zahl.',
          ploy,
          demolished,
        },
      },
      frida: {
        title: 'Nur wo ich stehe, wird gehandelt',
        say: 'Ein paar Züge später: Ich stehe in Gebiet sechs. Deine Aktion findet dort statt und nirgends sonst. Du hast jetzt zwei Aktionen.',
        why: {
          text: `Kannst du dort nicht bauen, darfst du mit mir zur nächsthöheren Zahl weiterziehen, bis du es kannst. Nach ${n.territories} kommt ${1}.`,
          rulings: 'GN-26 GN-28 GN-30',
          chapter: 'turn',
        },
      },
      order: {
        title: 'Wer ist als Nächstes dran?',
        say: 'Wer eine Runde beginnt, hat eine Aktion, alle anderen zwei: Die Zahnräder zeigen es. Zu zweit wechselt ihr euch ab, jeder zweimal je Runde. Zu **dritt und zu viert** wählst du nach deinem Zug, **wer folgt**: irgendwer, der in dieser Runde noch nicht dran war.',
        why: {
          text: 'Wer in einer Runde der Letzte war, beginnt die nächste, dort, wo ich stehe, wieder mit einer Aktion. Zu zweit beginnt jedes Mal der andere.',
          rulings: 'GN-61 GN-62 GN-63 GN-64',
          chapter: 'turn',
        },
      },
      stack: {
        title: 'Bau ein zweites Stockwerk',
        say: 'Setz es oben auf eins deiner Gebäude. Es kostet die Zahl des Feldes **und eins mehr** für das Stockwerk, das schon da ist.',
        why: {
          text: 'Auf fremde Gebäude darfst du nie bauen, auf eigene mit Dach auch nicht.',
          rulings: 'GN-8 GN-9 GN-10',
          chapter: 'build',
        },
        done: 'Zwei Stockwerke: Viele Bauvorhaben verlangen genau das.',
        wrong: {
          beside:
            'Auch gut, aber das ist ein neues Gebäude. Gefragt war ein zweites Stockwerk auf einem, das schon steht.',
          ploy,
          demolished,
        },
      },
    },
    can: {
      'first stack': 'Du weißt, was ein Stockwerk kostet.',
      frida: 'Du weißt, wo deine Aktion stattfindet.',
      order: 'Du weißt, wer als Nächstes dran ist und wie viele Aktionen es gibt.',
    },
  },
  crane: {
    title: 'Du lenkst den Kran',
    steps: {
      rule: {
        title: 'Das Feld zeigt mir den Weg',
        say: 'Baust du auf dem Feld **oben rechts** in einem Gebiet, krieche ich in das Gebiet, das **oben rechts im Garten** liegt. Ein Feld in der Mitte schickt mich in die Mitte.',
        why: {
          text: 'Jedes Gebiet ist ein kleiner Plan des Gartens. Zeigt der Weg dorthin, wo ich schon bin, bleibe ich stehen.',
          rulings: 'GN-6 GN-25',
          chapter: 'crane',
        },
      },
      send: {
        title: 'Schick mich nach oben rechts',
        say: 'Bau so, dass ich in Gebiet zwei krieche. Sobald du ein Feld antippst, siehst du, wo ich landen würde.',
        why: {
          text: 'Die Zahl des Gebiets ist dafür gleich, nur seine Lage im Garten zählt.',
          rulings: 'GN-6 GN-24',
          chapter: 'crane',
        },
        done: 'Da bin ich. Hier findet die nächste Aktion statt.',
        wrong: {
          elsewhere: 'So krieche ich woandershin. Such das Feld, das in seinem Gebiet oben rechts liegt.',
          ploy: 'Mit der List komme ich zwar herum, aber sie ist kostbar. Das Feld oben rechts tut es umsonst.',
          demolished,
        },
      },
      threat: {
        title: 'Blau lauert in Gebiet sieben',
        say: 'Dort hat Blau ein Gebäude auf Stroh. Ein zweites daneben, und Blau erfüllt die **Schmiede**. Du hast noch eine Aktion, danach ist Blau dran.',
        why: {
          text: 'Die nächste Aktion findet dort statt, wohin du mich schickst, egal wessen Aktion es ist.',
          rulings: 'GN-26',
          chapter: 'crane',
        },
      },
      away: {
        title: 'Halt mich von Gebiet sieben fern',
        say: 'Gebiet sieben liegt **unten rechts**. Bau auf irgendeinem anderen Feld, und Blau kommt dort nicht hin.',
        done: 'Blau musste woanders bauen. So spielt man nicht nur für sich, sondern auch gegen die anderen.',
        wrong: {
          trap: 'Das Feld unten rechts schickt mich genau nach Gebiet sieben, und Blau freut sich über die Schmiede.',
          ploy,
          demolished,
        },
      },
    },
    can: {
      'rule send': 'Du schickst Frida in das Gebiet, in das du willst.',
      'threat away': 'Du hältst Frida von Gebieten fern, in denen andere Punkte machen.',
    },
  },
  projects: {
    title: 'Bauvorhaben und Dächer',
    steps: {
      card: {
        title: 'Diese Karten sind für alle da',
        say: `Vier öffentliche Bauvorhaben liegen aus. Das **Reihenhaus** will zwei Gebäude nebeneinander auf Wiese und bringt ${n.publicOf('pair')} Punkte. Eins hast du schon. Auch ein **Dornenbusch** kann Wiese werden: Wer dort zuerst baut, zahlt ${n.soilCost} und wählt die Bodenart.`,
        why: {
          text: 'Wer ein Muster zuerst fertig baut, bekommt die Karte. Danach liegt eine neue da.',
          rulings: 'GN-50 GN-52',
          chapter: 'projects',
        },
      },
      pair: {
        title: 'Erfülle das Reihenhaus',
        say: 'Bau daneben auf Wiese. Die Karte wird gleich mit erfüllt, und auf das neue Stockwerk kommt ein **Dach**.',
        why: {
          text: 'Es zählt das Gebäude, auf das du gerade ein Stockwerk gesetzt hast, zusammen mit seinen Nachbarn.',
          rulings: 'GN-53 GN-55',
          chapter: 'projects',
        },
        done: `${n.publicOf('pair')} Punkte, sofort und für immer.`,
        wrong: {
          other: 'Das geht, aber das Muster ist noch nicht fertig: Es fehlt Wiese neben deinem Gebäude.',
          declined,
          ploy,
          demolished,
        },
      },
      roof: {
        title: 'Ein Dach heißt: abgeschlossen',
        say: 'Das Gebäude mit Dach wächst nicht mehr und zählt für keine Karten mehr. Nur für Mehrheiten zählt es weiter. Das andere ist frei geblieben.',
        why: {
          text: 'Das Dach kommt nur auf das Gebäude mit dem neuen Stockwerk.',
          rulings: 'GN-9 GN-55 GN-67',
          chapter: 'projects',
        },
      },
      best: {
        title: `Hol mindestens ${GOOD_PROJECT} Punkte`,
        say: 'Ein Stockwerk auf Stroh erfüllt hier mehrere Karten zugleich. Nehmen darfst du **eine je Aktion**. Wähl eine gute.',
        why: {
          text: 'Höher als verlangt ist erlaubt. Die anderen Karten brauchen ein neues Stockwerk in einer späteren Aktion.',
          rulings: 'GN-51 GN-54',
          chapter: 'projects',
        },
        done: 'Eine Aktion, eine Karte, und die bessere dazu.',
        wrong: {
          less: 'Auch Punkte, aber mit demselben Stockwerk war eine teurere Karte zu haben.',
          other: 'Hier entsteht kein Muster. Setz auf eins deiner Gebäude auf Stroh noch ein Stockwerk.',
          declined,
          ploy,
          demolished,
        },
      },
    },
    can: {
      'card pair best': 'Du erfüllst öffentliche Bauvorhaben mit einem Stockwerk.',
      roof: 'Du weißt, was ein Dach bedeutet.',
    },
  },
  people: {
    title: 'Woher Bevölkerung kommt',
    steps: {
      money: {
        title: 'Fast niemand mehr da',
        say: `Du hast noch drei Bevölkerung. Unter ${n.red} ist der rote Bereich, und der kostet am Ende Punkte: Mit drei wären es ${n.points(n.bands.find((b) => b.to === 3)?.victoryPoints ?? 0)}. Und bauen kannst du hier auch nicht mehr.`,
        why: {
          text: `Unter ${n.least} fällst du nie, aber zahlen kannst du dann nichts mehr.`,
          rulings: 'GN-7 GN-72',
          chapter: 'table',
        },
      },
      demolish: {
        title: 'Reiß das Gebäude mit Dach ab',
        say: `Seine Punkte hat es schon gebracht. Abreißen gibt dir **das Doppelte** seiner Kosten: ${n.example.gain} Bevölkerung. Die Stockwerke kommen zurück in deinen Vorrat.`,
        why: {
          text: 'Punkte und Karten behältst du. Danach krieche ich, wie nach jeder Aktion.',
          rulings: 'GN-20 GN-21 GN-22 GN-24',
          chapter: 'demolish',
        },
        done: `${n.sign(n.example.gain)} Bevölkerung: Jetzt kannst du wieder bauen.`,
        wrong: {
          small: 'Auch das bringt Bevölkerung, aber wenig, und dieses Gebäude könnte noch wachsen.',
          walked: 'Weiterziehen darfst du, weil du hier nicht bauen kannst. Aber pleite bist du dort auch.',
          ploy: 'Eine List ändert nichts daran, dass dir Bevölkerung fehlt.',
        },
      },
      majority: {
        title: 'Mehrheiten bringen Nachwuchs',
        say: `Am Ende jeder Runde: Wer in einem Gebiet **allein** die meisten Stockwerke hat, bekommt ${n.sole} Bevölkerung, bei Gleichstand jeder ${n.tied}. In Gebiet vier steht es gleich.`,
        why: { text: 'Gebäude mit Dach zählen dabei mit.', rulings: 'GN-65 GN-66 GN-67', chapter: 'round' },
      },
      lead: {
        title: `Geh in Führung, für höchstens ${CHEAP}`,
        say: 'Noch ein Stockwerk in Gebiet vier, und du liegst hier allein vorn. Mehrere Felder sind billig genug.',
        done: 'Du führst in Gebiet vier: Am Rundenende wächst deine Bevölkerung.',
        wrong: {
          dear: 'In Führung liegst du damit, aber du hast mehr bezahlt als nötig.',
          ploy,
          demolished: 'Damit gibst du Blau die Mehrheit.',
        },
      },
    },
    can: {
      'money demolish': 'Du reißt ab, wenn du Bevölkerung brauchst.',
      'majority lead': 'Du weißt, was Mehrheiten am Rundenende bringen.',
    },
  },
  ploys: {
    title: 'Drei Listen',
    steps: {
      three: {
        title: 'Deine Listplättchen',
        say: `Du hast ${n.word(n.ploys, 'de')} für die ganze Partie, höchstens eins je Aktion. **Vor** der Aktion: Gebiet wechseln bewegt mich, Dach verschieben bringt ein Dach von deinem Gebäude bei mir auf ein anderes derselben Bodenart. **Als** Aktion: Gebäude überfallen.`,
        why: {
          text: 'Dieselbe List darfst du mehrmals nutzen. Übrige Plättchen sind am Ende nichts wert.',
          rulings: 'GN-34 GN-39 GN-49',
          chapter: 'ploys',
        },
      },
      switch: {
        title: 'Wechsle nach Gebiet vier und bau',
        say: 'Ich stehe in Gebiet drei, dein Gebäude in vier will sein drittes Stockwerk: Dann ist das **Hochhaus** fertig. Die List bringt mich zur nächsthöheren oder nächstniedrigeren Zahl.',
        why: {
          text: 'Hier zählt die Zahl des Gebiets, nicht seine Lage. Nach sieben kommt wieder eins.',
          rulings: 'GN-35 GN-90',
          chapter: 'ploys',
        },
        done: `${n.publicOf('centralTerritory')} Punkte, in einem Gebiet, in dem ich gar nicht stand.`,
        wrong: {
          stayed: 'Das geht, aber du bist in Gebiet drei geblieben. Das Hochhaus steht in vier.',
          wrongWay: 'Das ist die andere Richtung. Gebiet vier ist die nächsthöhere Zahl.',
          other: 'Du bist in Gebiet vier, aber das Hochhaus braucht das Stockwerk auf deinem Gebäude in der Mitte.',
          declined,
        },
      },
      invade: {
        title: 'Überfall ein blaues Gebäude',
        say: 'Du zahlst den Besitzern **das Doppelte** der Kosten und ersetzt alle Stockwerke durch deine. Zwei blaue Gebäude stehen hier: Beide gehen.',
        why: {
          text: 'Wehren kann sich niemand. Aber der andere wird reich davon: Überfall nur, was sich lohnt.',
          rulings: 'GN-44 GN-45 GN-47',
          chapter: 'ploys',
        },
        done: 'Das Gebäude ist deins. Blau hat dafür Bevölkerung bekommen.',
        wrong: {
          built: 'Das war ein gewöhnliches Stockwerk. Tipp ein blaues Gebäude an, um es zu überfallen.',
          switched: 'Damit wechselst du das Gebiet, und für diese Aktion ist die List verbraucht.',
          demolished,
        },
      },
    },
    can: {
      three: 'Du kennst die drei Listen und wann du sie einsetzt.',
      'switch invade': 'Du wechselst das Gebiet und überfällst Gebäude.',
    },
  },
  end: {
    title: 'Geheime Pläne und Schluss',
    steps: {
      keep: {
        title: 'Behalte zwei Karten auf Wiese',
        say: `So beginnt jede Partie: Von ${n.word(n.dealt, 'de')} geheimen Bauvorhaben behältst du ${n.word(n.kept, 'de')} verschiedene. Am besten solche, die dasselbe wollen.`,
        why: {
          text: 'Ein Gebäude darf für beide Karten zählen.',
          rulings: 'GN-3 GN-77',
          chapter: 'setup',
        },
        done: 'Jedes Stockwerk auf Wiese hilft jetzt beiden Plänen.',
        wrong: { apart: 'Erlaubt, aber diese beiden wollen Verschiedenes. Tanzlokal und Skulptur mögen beide Wiese.' },
      },
      plans: {
        title: 'Das letzte Stockwerk',
        say: `Ein Sprung ans Ende. Setzt jemand sein letztes Stockwerk, ist das die **letzte Runde**. Deine Pläne: Der Glockenturm bringt ${n.secretOf('belfry')} Punkte für ein Gebäude mit ${n.word(n.tall('belfry'), 'de')} Stockwerken, höchstens eins je Gebiet; das Postamt ${n.secretOf('cabaret')} für jedes Stockwerk auf Stroh.`,
        why: {
          text: 'Ihr spielt die Runde zu Ende, und die Bevölkerung wächst noch einmal. Gebäude mit Dach zählen für geheime Bauvorhaben nicht, außer bei der Gebietskontrolle.',
          rulings: 'GN-68 GN-70 GN-74 GN-76',
          chapter: 'end',
        },
      },
      last: {
        title: 'Beende die Partie mit Gewinn',
        say: `Setz dein letztes Stockwerk so, dass deine geheimen Bauvorhaben mindestens ${GOOD_GAIN} Punkte mehr bringen. Mehrere Felder sind richtig.`,
        done: 'Letztes Stockwerk, letzte Runde, und der Glockenturm läutet mit.',
        wrong: {
          nothing: 'Auch so ist die Partie zu Ende, aber der Glockenturm will hier ein drittes Stockwerk sehen.',
          demolished: 'Abreißen verlängert die Partie, und deine Pläne verlieren ein Gebäude.',
          ploy,
        },
      },
      count: {
        title: 'So wird gezählt',
        say: 'Öffentliche Bauvorhaben, geheime Bauvorhaben und Punkte für Bevölkerung: Zusammen ist das dein Ergebnis. Bei Gleichstand gewinnt ihr gemeinsam.',
        why: {
          text: 'Übrige Stockwerke, Listplättchen und Karten sind nichts wert.',
          rulings: 'GN-49 GN-79',
          chapter: 'scoring',
        },
      },
      left: {
        title: 'Was Bevölkerung wert ist',
        say: `Ab ${first} bringt Bevölkerung einen Punkt, dann je drei einen mehr, bis zu ${n.over} Punkten ab ${most}. Genau ${n.red} bringen nichts, und weniger kostet Punkte: ${red}.`,
        why: {
          text: `Mehr als ${n.over} Punkte bringt sie nie, so viele auch übrig bleiben.`,
          rulings: 'GN-72',
          chapter: 'scoring',
        },
      },
      roads: {
        title: `Mach ${GOOD_GAIN} Punkte mit einem Stockwerk`,
        say: 'Eine letzte Aufgabe, mit denselben geheimen Plänen. Zwei Wege gibt es: ein öffentliches Bauvorhaben oder deinen Glockenturm.',
        done: 'So denkt man hier: Was zählt sofort, was am Ende, und wo stehe ich danach?',
        wrong: {
          little: 'Das geht, bringt aber weniger. Sieh nach, welches Gebäude sein drittes Stockwerk braucht.',
          demolished,
          ploy,
        },
      },
    },
    can: {
      keep: 'Du wählst geheime Bauvorhaben, die zusammenpassen.',
      'plans last': 'Du weißt, wann die letzte Runde kommt.',
      'count left': 'Du weißt, was gezählt wird und was Bevölkerung wert ist.',
    },
  },
};
