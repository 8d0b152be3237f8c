import type { Hints } from '#kernel';

/** What a good beginner looks at, by kind of question. */
export const hints: Hints = {
  de: {
    action:
      'Schau zuerst, ob ein Wald voll ist: Ein Dorf ist fast immer der beste Zug. Sonst nimm die Karte, die dich dem nächsten Dorf am nächsten bringt.',
    discardCards: 'Leg Karten ab, deren Voraussetzung du so bald nicht erfüllst. Was sie könnten, zählt hier nicht.',
    chooseTemple:
      'Nimm den Tempel, dessen Effekt dir genau jetzt hilft: Bewegungen vor einem Dorf, Reinigen vor dem Pflanzen.',
    templeTile: 'Fast gleich, wohin. Prüf nur, ob eines deiner Ziele Tempel auf Dörfern, Wäldern oder Farben zählt.',
    nextEffect: 'Erst reinigen, dann pflanzen, dann bewegen: In dieser Reihenfolge hilft meist eins dem anderen.',
    moveStep: 'Füll erst den Wald, dem am wenigsten Windreiter fehlen. Verteilte Windreiter bauen kein Dorf.',
    cleanStep: 'Reinige dort, wo du als Nächstes pflanzen willst, am besten Felder mit nur einer Verschmutzung.',
    mixStep:
      'Du darfst jede Einheit anders nutzen. Frag dich, was dir zum nächsten Dorf fehlt: Bewegung oder Wasser für den Wald?',
    catapult: 'Das Katapult reicht überallhin. Heb es für den Platz auf, der am weitesten weg ist.',
    forestTile:
      'Wälder mit zwei Plätzen sind am schnellsten ein Dorf. Sieh auch auf die Farbe: für deinen Pfad und deine Ziele.',
    forestSpace:
      'Nah an der Hauptstadt sparst du Bewegungen; zwischen anderen Plättchen macht das Dorf weniger Schmutz.',
    takeVillageCard:
      'Such ein Ziel, das du ohnehin erfüllst, oder einen Effekt, der dir gleich das nächste Dorf bringt.',
    villageCardUse:
      'Behalten lohnt sich, wenn du die nächste Stufe sicher schaffst. Sonst nimm den Effekt: Er hilft sofort.',
    replaceObjective: 'Trenn dich von dem Ziel, das dir am wenigsten Punkte bringen wird.',
    draw: 'Zieh Farben, die deine Karten brauchen: Die eigene Farbe auf dem Halter erfüllt viele Voraussetzungen.',
    leader: 'Nimm, wer dir in den meisten Zügen hilft. Je früher er kommt, desto öfter.',
  },
  en: {
    action:
      'See first whether a forest is full: a village is nearly always the best turn. If not, play the card that brings the next village closest.',
    discardCards: 'Discard cards whose requirement you will not meet soon. What they could do does not matter here.',
    chooseTemple: 'Take the temple whose effect helps right now: moves before a village, cleaning before planting.',
    templeTile:
      'Nearly any tile will do. Just check whether an objective counts temples on villages, forests or colours.',
    nextEffect: 'Clean first, then plant, then move: in this order one usually helps the next.',
    moveStep: 'Fill the forest that lacks the fewest windriders. Scattered windriders build no village.',
    cleanStep: 'Clean where you want to plant next, best of all spaces with a single token.',
    mixStep: 'Every unit may be used differently. Ask what your next village lacks: moves, or water for the forest?',
    catapult: 'The catapult reaches everywhere. Keep it for the slot that is farthest away.',
    forestTile: 'Forests with two slots become villages soonest. Look at the colour too: for your path and objectives.',
    forestSpace: 'Near the capital you save moves; between other tiles the village will make less dirt.',
    takeVillageCard: 'Look for an objective you meet anyway, or an effect that brings the next village at once.',
    villageCardUse: 'Keep it if you are sure of the next tier. If not, take the effect: it helps at once.',
    replaceObjective: 'Part with the objective that will bring you the fewest points.',
    draw: 'Draw colours your cards need: many requirements ask for a colour on your own rack.',
    leader: 'Take the one who helps in most of your turns. The earlier, the more often.',
  },
};
