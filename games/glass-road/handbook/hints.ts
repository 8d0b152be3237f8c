import type { Hints } from '#kernel';

/** What a good beginner looks at, by kind of question. */
export const hints: Hints = {
  de: {
    keep: 'Nimm eine Person, die baut (Baumeister, Zimmermann, Lieferant oder Lehnsherr), und solche, die ihre Kosten beschaffen. Der Rest wartet auf die nächste Bauperiode.',
    choose: 'Spiel zuerst, was die anderen eher nicht behalten haben: Allein hast du beide Aktionen.',
    extra: 'Noch eine Karte mit beiden Aktionen, ohne dass jemand mitspielt: fast immer ein Geschenk.',
    resolve:
      'Unter jeder Aktion steht, was sie jetzt wirklich bringt. Hast du nur eine, nimm die, die dich dem nächsten Gebäude näher bringt.',
    remove: 'Gib ein Plättchen ab, das keine deiner Personen mehr braucht; das frei gewordene Feld ist dein Bauplatz.',
    split: 'Zahl von dem Rad, auf dem du die Ware nicht zum Drehen brauchst.',
    take: 'Schau, ob das Rad sich drehen würde. Willst du die Waren lieber behalten, nimm weniger.',
    goodKind: 'Nimm, was zum nächsten Gebäude fehlt, oder die letzte Ware, mit der ein Rad dreht.',
    tileKind:
      'Leg, was deine nächsten Personen zählen: Teiche für Nahrung und Wasser, Gehölze für Holz, Mulden für Lehm und Sand.',
    place: 'Lass ein leeres Feld frei, wenn du bald bauen willst. Manche Gebäude zählen, was angrenzt.',
    build: 'Früh lohnen sich Gebäude mit Wirkung, spät solche mit vielen Punkten. Fehlendes steht auf dem Plättchen.',
    site: 'Jedes leere Feld ist recht. Zählt das Gebäude Nachbarn, bau es neben diese Landschaft.',
    stack: 'Orange zählt am Ende, blau wandelt um, gelb wirkt einmal. Späte Partie: orange.',
    draft: 'Nimm ein Gebäude, das du bald bezahlen kannst: Es gehört dann nur dir.',
    gift: 'Ein Geschenk ist fast immer gut, außer es dreht ein Rad, das du noch nicht drehen willst.',
    repeat: 'Wandle um, solange du die Ware nicht selbst brauchst.',
    final: 'Wandle noch um, was Punkte bringt: Glas, Ziegel und Sand zählen in den Anfangsgebäuden.',
  },
  en: {
    keep: 'Take a specialist who builds (Builder, Carpenter, Supplier or Feudal Lord) and those who bring the price. The others wait for the next period.',
    choose: 'Play first what the others have probably not kept: alone you have both actions.',
    extra: 'One more card with both actions and nobody to follow: nearly always a gift.',
    resolve:
      'Below each action stands what it really brings now. If you have only one, take the one that brings the next building closer.',
    remove: 'Give a tile that none of your specialists needs any more; the freed space is your building site.',
    split: 'Pay from the wheel on which you do not need the good for a turn.',
    take: 'See whether the wheel would turn. If you would rather keep the goods, take fewer.',
    goodKind: 'Take what the next building lacks, or the last good with which a wheel turns.',
    tileKind:
      'Place what your next specialists count: ponds for food and water, groves for wood, pits for clay and sand.',
    place: 'Leave a space empty if you want to build soon. Some buildings count what is adjacent.',
    build: 'Early on, buildings with an effect pay; late, those with many points. What is missing stands on the tile.',
    site: 'Any empty space will do. If the building counts neighbours, build it beside them.',
    stack: 'Orange counts at the end, blue converts, yellow works once. Late in the game: orange.',
    draft: 'Take a building you can soon pay for: then it is yours alone.',
    gift: 'A gift is nearly always good, unless it turns a wheel you do not want to turn yet.',
    repeat: 'Convert as long as you do not need the good yourself.',
    final: 'Convert whatever brings points: glass, brick and sand count in the starting buildings.',
  },
};
