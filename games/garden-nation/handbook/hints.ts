import type { Hints } from '#kernel';

/** What a good beginner looks at, by kind of question. */
export const hints: Hints = {
  de: {
    keep: 'Nimm zwei Karten, die sich vertragen: die gleiche Bodenart, oder hohe Gebäude und eine Gebietskontrolle. Schau, wo diese Felder liegen.',
    move: 'Frag dich dreierlei: Hilft das Stockwerk einem Bauvorhaben? Bin ich hier in der Mehrheit? Und wohin schicke ich Frida damit?',
    soil: 'Nimm die Bodenart, die neben deinen Gebäuden einem offenen oder geheimen Bauvorhaben hilft. Sie bleibt für immer.',
    project:
      'Sofortige Punkte sind meist gut. Nur wenn dieses Gebäude für deine geheimen Bauvorhaben noch wachsen soll, warte.',
    next: 'Wähl, wem Fridas Gebiet am wenigsten nützt. Wer zuletzt drankommt, beginnt die nächste Runde und spielt so drei Aktionen hintereinander.',
  },
  en: {
    keep: 'Take two cards that get along: the same land, or tall buildings and a Territory Control. Look where those fields lie.',
    move: 'Ask yourself three things: does the floor help a project? Do I lead here? And where does it send Frida?',
    soil: 'Take the land that helps a public or secret project beside your buildings. It stays for good.',
    project: 'Points now are mostly good. Wait only if your secret projects want this building to grow.',
    next: 'Choose whoever gets least out of Frida’s territory. The last in line begins the next round and so takes three actions in a row.',
  },
};
