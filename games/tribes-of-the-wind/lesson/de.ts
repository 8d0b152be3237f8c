import type { CourseText } from '#kernel';
import { numbers as n } from '../handbook/numbers.ts';
import { FIRST_WATER, STRONG } from './lessons.ts';

const w = (x: number): string => n.word(x, 'de');
const other = 'Das geht, ist hier aber nicht gemeint. Nimm die Karte, auf die ich zeige.';

const list = (parts: readonly string[]): string => parts.join(', ');
const temples = list(n.templeRows.map((r) => `${r.n} → ${r.vp}`));
const polluted = list(n.pollutionRows.map((r) => `${r.n}${r.last ? ' oder mehr' : ''} → ${r.vp}`));
const covered = list(n.tileRows.filter((r) => r.vp > 0).map((r) => `${r.n} → ${r.vp}`));

export const de: CourseText = {
  turn: {
    title: 'Dein Zug',
    steps: {
      land: {
        title: 'Das ist dein Land',
        say: `Oben wartet die Hauptstadt mit ${w(n.riders)} Windreitern, darunter liegt dein Gelände, fast ganz verschmutzt. Mach Wälder und Dörfer daraus: Wer sein ${w(n.endTriggerVillages)}tes Dorf baut, läutet das Ende ein, und die meisten Punkte gewinnen.`,
      },
      action: {
        title: 'Eine Aktion je Zug',
        say: 'In deinem Zug machst du **genau eine** von drei Aktionen: eine Karte spielen, einen Tempel platzieren oder ein Dorf bauen. Danach ziehst du Karten, bis dein Halter voll ist.',
        why: {
          text: 'Passen darfst du nicht, aber irgendeine Aktion geht immer. Ihr spielt im Uhrzeigersinn.',
          chapter: 'turn',
        },
      },
      racks: {
        title: 'Karten, die alle sehen',
        say: `Auf deinem Halter stehen ${w(n.handSize)} Karten. Die Vorderseiten siehst nur du, die **Farben** der Rückseiten alle. Viele Karten fragen nach den Farben bei dir und bei deinen Nachbarn links und rechts.`,
        why: {
          text: 'Nur die beiden neben dir zählen. Wer weiter weg sitzt, hat keinen Einfluss. Zu zweit ist der Markt dein rechter Nachbar: die Rückseiten in der Auslage und oben auf dem Stapel.',
          rulings: 'TW-3 TW-4 TW-72',
          chapter: 'cards',
        },
      },
      play: {
        title: 'Spiel die Wasser-Karte',
        say: 'Ihre obere Reihe verlangt mehr Blau, als **ein** Nachbar hat. Du hast zwei, **die gespielte Karte zählt mit**; links steht nur eines: Das reicht. Tipp die Reihe an und bestätige.',
        why: {
          text: 'Gleich viel wäre nicht mehr, darum geht die untere Reihe nicht: Rechts stehen auch zwei.',
          rulings: 'TW-1 TW-2',
          chapter: 'cards',
        },
        done: `${FIRST_WATER.n} Wasser mehr im Fass. Damit bezahlst du bald Wälder.`,
        wrong: {
          other,
          temple: 'Ein Tempel geht auch, kostet aber drei Karten. Den heben wir uns für eine spätere Lektion auf.',
        },
      },
      draw: {
        title: 'Zieh eine blaue Karte nach',
        say: `Zum Schluss füllst du deinen Halter auf ${w(n.handSize)} auf, aus der Auslage oder vom Stapel. Du siehst nur die Farbe. Nimm wieder Blau; zwei Stellen bieten es an.`,
        why: {
          text: 'Die Vorderseite siehst du erst, wenn der Halter voll ist. Danach wird die Auslage aufgefüllt.',
          rulings: 'TW-43 TW-44',
          chapter: 'draw',
        },
        done: 'Dein Halter ist voll, und die anderen waren auch schon dran.',
        wrong: { colour: 'Erlaubt ist jede Farbe. Mit zwei Blauen sind deine Wasser-Karten aber leichter zu spielen.' },
      },
    },
    can: {
      'action draw': 'Du weißt, was dein Zug ist: eine Aktion, dann Karten nachziehen.',
      'racks play': 'Du liest eine Voraussetzung an den Farben ab.',
    },
  },
  forest: {
    title: 'Vom Schmutz zum Wald',
    steps: {
      dirt: {
        title: 'Nur saubere Felder tragen Wald',
        say: 'Ein Wald braucht ein Feld ohne Verschmutzung, das mit einer Seite an eines deiner Plättchen grenzt. Rechts vom Start ist es schon sauber, darunter noch nicht.',
        why: { text: 'Ecken zählen nicht.', rulings: 'TW-32', chapter: 'forest' },
      },
      clean: {
        title: 'Schaff einen neuen Platz',
        say: 'Spiel eine Feuer-Karte und reinige so, dass ein weiteres Feld **neben dem Start** sauber wird. Dort liegt nur eine Verschmutzung.',
        why: {
          text: 'Reinigen darfst du überall, auch verteilt. Was du nicht brauchst, darfst du lassen.',
          rulings: 'TW-10',
          chapter: 'effects',
        },
        done: 'Ein Feld mehr, auf dem ein Wald wachsen kann.',
        wrong: {
          other: 'Das geht, aber so wird nichts sauber. Nimm eine der roten Karten.',
          far: 'Auch das ist sauberer, aber ein Wald kann dort noch lange nicht hin: Es grenzt nichts an.',
          stopped: 'Damit verschenkst du das Reinigen. Unter dem Start wartet ein Feld darauf.',
        },
      },
      price: {
        title: 'Wald kostet Wasser',
        say: 'Einige Runden später. Der Baum auf der Erde-Karte heißt: Zahl so viel Wasser und nimm ein Wald-Plättchen, aus der Auslage oder oben vom Stapel.',
        why: {
          text: 'Ohne genug Wasser pflanzt du nichts, und die Karte ist trotzdem weg.',
          rulings: 'TW-33 TW-35',
          chapter: 'forest',
        },
      },
      plant: {
        title: 'Pflanz zwischen zwei Plättchen',
        say: 'Spiel die Erde-Karte, such dir einen Wald aus und leg ihn an ein Feld, das an **zwei** deiner Plättchen grenzt. Zwei Felder sind richtig.',
        why: {
          text: 'Ein Dorf verschmutzt später alle angrenzenden Felder ohne Plättchen. Wer dicht baut, macht weniger Schmutz.',
          rulings: 'TW-27 TW-28',
          chapter: 'village',
        },
        done: 'Ein dichter Wald: Sein Dorf wird wenig Schmutz machen.',
        wrong: {
          other: 'Das geht, aber so wächst kein Wald. Nimm die grüne Karte.',
          declined: 'Damit ist die Karte verbraucht und kein Wald gepflanzt.',
          loose: 'Erlaubt, aber dieser Wald ragt ins Leere. Sein Dorf würde viele Felder verschmutzen.',
        },
      },
    },
    can: {
      'dirt clean': 'Du reinigst dort, wo du pflanzen willst.',
      'price plant': 'Du bezahlst einen Wald und legst ihn an.',
    },
  },
  village: {
    title: 'Das erste Dorf',
    steps: {
      slots: {
        title: 'Wälder haben Plätze',
        say: `Jeder Wald zeigt ${w(n.leastSlots)} bis ${w(n.mostSlots)} Plätze. Steht auf jedem ein Windreiter, darfst du dort ein Dorf bauen. Dieser hier hat nur zwei, der andere drei.`,
        why: {
          text: 'Mehr Windreiter dürfen dort stehen, sie helfen aber nicht.',
          rulings: 'TW-24',
          chapter: 'village',
        },
      },
      fly: {
        title: 'Füll den kleinen Wald',
        say: 'Spiel die Luft-Karte und flieg zwei Windreiter in den violetten Wald. Von der Hauptstadt auf den Start ist eine Bewegung, von dort in den Wald noch eine.',
        why: {
          text: 'Eine Bewegung führt auf ein angrenzendes Plättchen; leere Felder kann niemand überfliegen.',
          rulings: 'TW-18 TW-19',
          chapter: 'effects',
        },
        done: 'Beide Plätze sind besetzt: Der Wald ist reif für ein Dorf.',
        wrong: {
          other: 'So fliegt niemand. Nimm die gelbe Karte mit den vielen Bewegungen.',
          stopped: 'Der Wald ist noch nicht voll. Für zwei Windreiter brauchst du vier Bewegungen.',
        },
      },
      build: {
        title: 'Bau das Dorf',
        say: 'Ein Dorf ist eine ganze Aktion: keine Karte, nichts nachziehen. Tipp den vollen Wald an.',
        why: {
          text: 'Die Windreiter dürfen auch schon länger dort stehen. Ein Dorf je Zug.',
          rulings: 'TW-25 TW-26',
          chapter: 'village',
        },
        done: 'Das Plättchen ist umgedreht, ein Baumhaus steht darauf, und die Windreiter sind wieder daheim.',
        wrong: { other: 'Das geht, aber der Wald ist voll: Ein Dorf bringt dir jetzt viel mehr.' },
      },
      smoke: {
        title: 'Dörfer machen Schmutz',
        say: 'Auf jedes angrenzende Feld **ohne Plättchen** kam eine Verschmutzung, auch dort, wo schon eine lag. Nur eine Windturbine auf dem Plättchen hätte das verhindert.',
        why: {
          text: 'Felder mit Plättchen und Ecken bleiben verschont.',
          rulings: 'TW-27 TW-28 TW-29',
          chapter: 'village',
        },
      },
      card: {
        title: 'Hol dir einen Tempel',
        say: 'Nach jedem Dorf nimmst du eine Dorf-Karte: **links** ein Ziel für das Ende, **rechts** ein Effekt für jetzt. Zwei der ausliegenden schenken dir einen Tempel. Nutz eine davon sofort und wähl einen Tempel.',
        why: {
          text: `Behalten oder nutzen, beides geht nicht. Genutzte Karten bringen am Ende kein Ziel. Für Ziele hast du ${w(n.objectiveSlots)} Plätze; sind sie voll, ersetzt ein neues ein altes.`,
          rulings: 'TW-37 TW-42',
          chapter: 'villagecards',
        },
        done: 'Ein Tempel, ohne eine einzige Karte abzulegen. Welcher zuerst kommt, ist deine Sache.',
        wrong: {
          noTemple: 'Auch eine gute Karte, aber einen Tempel schenkt sie nicht. Such das Zeichen mit dem kleinen Dach.',
          kept: 'Behalten zählt am Ende als Ziel. Den Tempel bekommst du dann aber nicht.',
          declined: 'Damit verfällt der geschenkte Tempel.',
        },
      },
    },
    can: {
      'slots fly': 'Du füllst einen Wald mit Windreitern.',
      'build smoke': 'Du baust ein Dorf und weißt, was es verschmutzt.',
      card: 'Du nutzt eine Dorf-Karte.',
    },
  },
  rack: {
    title: 'Karten lesen, Tempel bauen',
    steps: {
      rows: {
        title: 'Eine Karte, mehrere Reihen',
        say: 'Drei Reihen, drei Ansprüche: Du und deine Nachbarn zusammen braucht genug Blau. Gemeinsam habt ihr fünf. Spielen darfst du **eine** Reihe, nie mehrere.',
        why: { text: 'Rechts an jeder Reihe siehst du, ob sie gerade geht.', rulings: 'TW-6', chapter: 'cards' },
      },
      strong: {
        title: 'Nimm die stärkste Reihe',
        say: 'Welche Reihe bringt am meisten und geht jetzt? Zähl das Blau auf den drei Haltern.',
        done: `${STRONG.n} Wasser auf einen Schlag, mit Hilfe deiner Nachbarn.`,
        wrong: {
          weak: 'Erlaubt, aber die mittlere Reihe geht auch und bringt mehr.',
          other,
        },
      },
      stuck: {
        title: 'Der Halter klemmt',
        say: 'Rot, Grün und Gelb verlangen hier je drei ihrer Farbe; du hast je eine. Solche Karten blockieren dich, und dafür gibt es Tempel.',
        why: {
          text: `Ein Tempel kostet ${w(n.templeCost)} beliebige Karten; was auf ihnen steht, ist gleich. Dafür ziehst du ${w(n.templeCost)} neue.`,
          rulings: 'TW-14',
          chapter: 'temple',
        },
      },
      temple: {
        title: 'Platzier den Tempel der Winde',
        say: 'Tipp den gelben Tempel an, leg die **rote, grüne und gelbe** Karte ab und behalt die blauen. Stell ihn auf ein beliebiges deiner Plättchen: Er schenkt dir Bewegungen.',
        why: {
          text: 'Jeder Tempel hat einen anderen Effekt, und jeden gibt es einmal. Ein Plättchen trägt höchstens einen.',
          rulings: 'TW-15 TW-16',
          chapter: 'temple',
        },
        done: 'Drei klemmende Karten weg, und die Windreiter können fliegen.',
        wrong: {
          card: 'Auch möglich, aber danach stehen die drei klemmenden Karten noch immer da.',
          blue: 'Zwei blaue Karten zusammen sind gut. Trenn dich lieber von denen, die allein stehen.',
          effect: 'Auch ein Tempel, aber wir brauchen Bewegungen. Such den mit dem Windreiter.',
        },
      },
      nearer: {
        title: 'Bring das nächste Dorf näher',
        say: 'Frag dich in jedem Zug: Was fehlt zum nächsten Dorf? Hier fehlen Windreiter im violetten Wald. Spiel eine Karte, die dabei hilft; zwei sind richtig.',
        why: {
          text: 'Wasser ist nützlich, aber ein Wald ist schon da und wartet nur auf Bewegungen.',
          chapter: 'tips',
        },
        done: 'Genau das bringt dich dem Dorf näher.',
        wrong: { other: 'Erlaubt, aber im Wald fehlen danach noch immer alle Windreiter.' },
      },
    },
    can: {
      'rows strong': 'Du findest die stärkste Reihe einer Karte.',
      'stuck temple': 'Du wirst klemmende Karten los und baust dabei Tempel.',
    },
  },
  end: {
    title: 'Anführer und Schluss',
    steps: {
      path: {
        title: 'Dein Pfad',
        say: `Liegen ${w(n.pathLength)} Plättchen in einer Kette in diesen Farben, darfst du einen Anführer auslegen. Drei hast du: Türkis, Bernstein, Violett. Es fehlt noch einmal Bernstein.`,
        why: {
          text: 'Die Kette darf in beide Richtungen laufen und nutzt kein Plättchen zweimal. Start und Dörfer zählen mit.',
          rulings: 'TW-50',
          chapter: 'leaders',
        },
      },
      close: {
        title: 'Schließ den Pfad',
        say: 'Spiel die Erde-Karte, nimm einen Wald in **Bernstein** und leg ihn neben den violetten.',
        done: 'Vier Farben in der richtigen Reihenfolge: Dein Pfad ist fertig.',
        wrong: {
          other: 'Das geht, aber der Pfad bleibt offen. Nimm die grüne Karte.',
          colour: 'Diese Farbe fehlt dir nicht. Du brauchst Bernstein.',
          place: 'Hier liegt der Wald nicht am Ende der Kette. Er muss an den violetten grenzen.',
          declined: 'Damit ist die Karte weg, und der Pfad bleibt offen.',
        },
      },
      leader: {
        title: 'Leg einen Anführer aus',
        say: `Nach dem Nachziehen werden deine Bedingungen geprüft, und dein Pfad ist fertig. Wähl einen deiner ${w(n.leaders)} Anführer; er hilft dir bis zum Ende. Du legst höchstens ${w(n.maxLeaders)} aus.`,
        why: {
          text: 'Die zweite Bedingung ist bei jedem Volk anders. Jede der beiden bringt einen Anführer, einmal.',
          rulings: 'TW-47 TW-48',
          chapter: 'leaders',
        },
        done: 'Seine Fähigkeit gilt von deinem nächsten Zug an.',
        wrong: { declined: 'Warten darfst du. Je früher er kommt, desto öfter hilft er.' },
      },
      score: {
        title: 'Was am Ende zählt',
        say: `Spät in der Partie. Jedes Baumhaus bringt ${n.scoring.perTreehouse} SP, jedes Ziel, was seine beste Stufe sagt, das Spielende-Plättchen ${n.scoring.endTile}. Tempel, saubere Felder und Plättchen haben eigene Tabellen. Bei Gleichstand gewinnt, wer mehr Wasser übrig hat.`,
        why: {
          text: 'Ein Ziel bringt nur Punkte, wenn du die Karte behalten hast. Ist auch das Wasser gleich, teilt ihr den Sieg.',
          rulings: 'TW-53 TW-56',
          chapter: 'scoring',
        },
      },
      tables: {
        title: 'Drei Tabellen',
        say: `Platzierte **Tempel**: ${temples}. **Felder mit Verschmutzung**: ${polluted}. **Plättchen** im Gelände: ${covered}. Am meisten bringen also alle Tempel, keine Verschmutzung und ein volles Gelände.`,
        why: {
          text: 'Gezählt werden verschmutzte Felder, nicht Stücke. Start-Plättchen und Dörfer zählen als Plättchen mit.',
          rulings: 'TW-53 TW-54 TW-55',
          chapter: 'scoring',
        },
      },
      last: {
        title: 'Läute das Ende ein',
        say: `${w(n.endTriggerVillages - 1).replace(/^./, (c) => c.toUpperCase())} Dörfer stehen, zwei Wälder sind voll. Bau dein letztes, gleich welches: Dann spielt ihr die Runde zu Ende und noch eine ganze.`,
        why: {
          text: 'Nur wer als Erster alle Baumhäuser gebaut hat, bekommt das Spielende-Plättchen.',
          rulings: 'TW-51 TW-52',
          chapter: 'end',
        },
        done: `Das Spielende-Plättchen gehört dir: ${n.scoring.endTile} SP.`,
        wrong: { wait: 'Auch ein Zug, aber wenn jemand schneller ist, sind die Punkte für das Ende weg.' },
      },
    },
    can: {
      'path close leader': 'Du legst einen Anführer aus.',
      'score tables last': 'Du weißt, was am Ende zählt und wer das Ende einläutet.',
    },
  },
};
