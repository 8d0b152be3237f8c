/** One sentence a ruling. */
export const rulings: Readonly<Record<string, string>> = {
  'TW-1':
    'Die Farbe einer Karte zählt für ihre eigene Voraussetzung mit: Mit genau einer anderen blauen Karte auf dem Halter erfüllt eine blaue Karte „mindestens 2 × Blau“.',
  'TW-2': 'Gleich viele sind weder mehr noch weniger.',
  'TW-3':
    'Zu zweit besteht der Markt als zweiter Nachbar aus genau fünf Rückseiten: den vier Karten der Auslage und der obersten Karte des Stapels.',
  'TW-4':
    'Zu viert und zu fünft haben die Halter von Personen, die nicht direkt neben dir sitzen, keinen Einfluss auf Voraussetzungen.',
  'TW-5':
    'Eine Reihe darf gewählt werden, obwohl ihre Effekte nicht genutzt werden können; die Karte wird trotzdem abgelegt.',
  'TW-6':
    'Von einer Karte wird nur eine Reihe ausgeführt, auch wenn die Voraussetzungen mehrerer Reihen erfüllt sind; es darf die schwächere sein.',
  'TW-7': 'Die gespielte Karte wird abgelegt, wenn ihre Effekte ausgeführt sind und bevor nachgezogen wird.',
  'TW-8': 'Voraussetzungen werden einmal bei der Wahl geprüft und danach nicht mehr.',
  'TW-9':
    'Offene Effekte dürfen in beliebiger Reihenfolge ausgeführt werden; Wasser aus einer Reihe darf einen Wald derselben Reihe bezahlen.',
  'TW-10':
    'Reines Wasser wird immer ganz genommen; Bewegungen, Reinigungen, Wälder, Katapulte und freie Tempel dürfen teilweise oder gar nicht genutzt werden.',
  'TW-11': 'Ein Mix aus n Einheiten darf beliebig aufgeteilt werden, auch alle Einheiten auf eine Art.',
  'TW-12':
    'Zu Beginn eines Zuges ist immer mindestens eine Aktion möglich: Entweder kann ein Tempel platziert werden oder drei Karten dürfen ohne Wirkung abgeworfen werden.',
  'TW-13':
    'Drei Karten ohne Wirkung abzuwerfen ist verboten, solange noch ein Tempel übrig ist und ein eigenes Plättchen keinen Tempel trägt.',
  'TW-14': 'Ein Tempel kostet genau drei abgelegte Karten; ihre Voraussetzungen und Effekte spielen keine Rolle.',
  'TW-15':
    'Jeder der vier Tempel darf der erste sein; der Effekt gehört zum Platz des Tempels auf dem Tableau, nicht zum Plättchen.',
  'TW-16': 'Ein Plättchen trägt höchstens einen Tempel; auch ein Start-Plättchen darf einen tragen.',
  'TW-17': 'Ein Tempel auf einem Wald bleibt stehen, wenn daraus ein Dorf wird.',
  'TW-18': 'Ein Windreiter kann auf einem Feld ohne Plättchen weder landen noch es überqueren.',
  'TW-19':
    'Hauptstadt und Start-Plättchen sind in beiden Richtungen benachbart; eine Bewegung führt vom einen zum anderen.',
  'TW-20':
    'Ein Dorf mit Windportal ist in beiden Richtungen zur Hauptstadt und zu jedem anderen eigenen Dorf mit Windportal benachbart.',
  'TW-21': 'Ein Windportal auf einem Plättchen, das noch die Waldseite zeigt, wirkt nicht.',
  'TW-22':
    'Ein Katapult darf einen Windreiter aus der Hauptstadt holen und auf jedes andere Plättchen bringen, auch auf dem Start-Plättchen und auf vollen Plättchen.',
  'TW-23': 'Ein Katapult kann keinen Windreiter in die Hauptstadt bringen.',
  'TW-24':
    'Auf einem Plättchen dürfen mehr Windreiter stehen, als es Plätze hat; beim Dorfbau kehrt nur die nötige Zahl zurück.',
  'TW-25': 'Für ein Dorf müssen die Windreiter nicht im selben Zug angekommen sein.',
  'TW-26': 'Pro Zug kann nur ein Dorf gebaut werden, denn der Bau ist die Aktion des Zuges.',
  'TW-27':
    'Das Umdrehen legt je eine Verschmutzung auf jedes orthogonal benachbarte Feld ohne Plättchen, auch auf schon verschmutzte.',
  'TW-28':
    'Auf Felder mit Wald, Dorf oder Start-Plättchen, auf diagonale Felder und außerhalb des Geländes kommt keine Verschmutzung.',
  'TW-29': 'Eine Windturbine verhindert Verschmutzung nur für das Dorf, das sie zeigt, und nur im Moment des Baus.',
  'TW-30':
    'Ein Dorf-Plättchen zählt für Nachbarschaft, Pfade, Plättchenwertung und Bewegung weiter als Wald seiner Farbe.',
  'TW-31': 'Ein Start-Plättchen zählt für die Plättchenwertung und für Pfade, kann aber nie ein Dorf werden.',
  'TW-32': 'Ein Wald darf nur auf ein sauberes leeres Feld, das orthogonal an ein eigenes Plättchen grenzt.',
  'TW-33': 'Der Wald wird bezahlt, wenn das Plättchen gewählt wird; ohne genug Wasser kann nur verzichtet werden.',
  'TW-34':
    'Die Waldauslage wird sofort aufgefüllt, nachdem ein Plättchen gelegt wurde, auch zwischen zwei Wäldern derselben Karte.',
  'TW-35': 'Statt eines Plättchens der Auslage darf das oberste des Stapels genommen werden.',
  'TW-36':
    'Ist der Waldstapel leer, schrumpft die Auslage; ist kein Plättchen mehr da, kann auf Wälder nur verzichtet werden.',
  'TW-37': 'Eine behaltene Dorf-Karte zählt nur für ihr Ziel; ihre rechte Seite kann später nie mehr genutzt werden.',
  'TW-38':
    'Eine sofort genutzte Dorf-Karte bleibt verdeckt beim eigenen Tableau und zählt für Bedingungen und Ziele als genutzt.',
  'TW-39':
    'Sind alle Plätze für Ziele voll, ersetzt eine neu behaltene Karte eine alte; die neue selbst kann nicht abgeworfen werden.',
  'TW-40': 'Das Startziel belegt einen der vier Plätze und zählt als Ziel-Karte.',
  'TW-41': 'Die Dorf-Karte wird genommen, nachdem Verschmutzung und Katapult des neuen Dorfes abgehandelt sind.',
  'TW-42': 'Freie Tempel durch Dorf-Karten lösen ihren Effekt und die Tempel-Fähigkeiten von Anführern aus.',
  'TW-43':
    'Während des Nachziehens wird die Auslage nicht aufgefüllt; drei Karten nach einem Tempel kommen aus den vier Karten, die zu Beginn dort lagen, und dem Stapel.',
  'TW-44': 'Niemand sieht die Vorderseiten neu gezogener Karten, bevor der Halter wieder fünf Karten hat.',
  'TW-45': 'Nach dem Bau eines Dorfes wird nicht nachgezogen und die Auslage bleibt, wie sie ist.',
  'TW-46': 'Die oberste Rückseite des Stapels ist immer sichtbar, auch nach jedem Zug vom Stapel.',
  'TW-47':
    'Eine Anführer-Bedingung wird nur nach dem Nachziehen im eigenen Zug geprüft; was nur mitten im Zug galt, zählt nicht.',
  'TW-48':
    'Jede der beiden Bedingungen kann einen Anführer bringen; sind beide im selben Zug erfüllt, dürfen zwei ausliegen.',
  'TW-49':
    'Wer auf einen Anführer verzichtet, verbraucht die Bedingung nicht; sie kann in einem späteren Zug genutzt werden, wenn sie dann erfüllt ist.',
  'TW-50': 'Ein Pfad darf in beiden Richtungen gelesen werden und kein Plättchen zweimal benutzen.',
  'TW-51': 'Das Spielende-Plättchen bekommt nur, wer zuerst fünf Dörfer hat; spätere fünfte Dörfer bringen keines.',
  'TW-52': 'Löst die letzte Person einer Runde das Ende aus, folgt trotzdem noch eine ganze Runde.',
  'TW-53':
    'Die Wertung der Verschmutzung zählt Felder mit mindestens einem Plättchen; zwei auf einem Feld zählen als ein Feld.',
  'TW-54': 'Genau drei Tempel zählen 3, vier zählen 7, weniger zählen 0; die Werte werden nicht addiert.',
  'TW-55': 'Ein Ziel zählt nur seine beste erfüllte Stufe, nicht die Summe der Stufen.',
  'TW-56': 'Bei Gleichstand gewinnt, wer mehr Wasser hat; bei gleich viel Wasser wird der Sieg geteilt.',
  'TW-57': 'Wasser, Verschmutzung und Bewegungen sind nie durch die Zahl der Marker in der Schachtel begrenzt.',
  'TW-58':
    'Im Stapel sind nur die Wald-Plättchen für diese Personenzahl: 21, 27, 33 oder 39 zu zweit, dritt, viert oder fünft.',
  'TW-59': 'Spart ein Anführer Windreiter beim Dorfbau, kehrt nur die kleinere Zahl in die Hauptstadt zurück.',
  'TW-60':
    'Reines Wasser einer Effektliste wird vor allen anderen Effekten dieser Liste gutgeschrieben, ohne dass gefragt wird.',
  'TW-61': 'Zwei gleiche offene Effekte sind eine Möglichkeit, nicht zwei.',
  'TW-62': 'Effekte, die ein Effekt auslöst (ein freier Tempel), werden beendet, bevor die äußere Liste weitergeht.',
  'TW-63':
    'Zwischen der Wahl eines Wald-Plättchens und der Wahl seines Feldes wird nichts Neues sichtbar; Plättchen, Auffüllen und neuer Stapel folgen auf das Legen.',
  'TW-64':
    'Ein Bewegungseffekt darf denselben Windreiter hin und zurück bewegen; jede Bewegung zählt, also endet ein Effekt mit n Bewegungen nach n Bewegungen.',
  'TW-65':
    'Liegt nur das Start-Plättchen und stehen alle Windreiter darauf, kann auf ein Katapult nur verzichtet werden.',
  'TW-66': 'Die Dorf-Auslage hat nur dann weniger als vier Karten, wenn Stapel und Ablage beide leer sind.',
  'TW-67': 'Eine genutzte Dorf-Karte zählt als genutzt, auch wenn keiner ihrer Effekte ausgeführt werden konnte.',
  'TW-68':
    'In den Auslagen rücken die übrigen Teile der Reihe nach auf und neue kommen ans Ende; Halter behalten die Reihenfolge der Ankunft.',
  'TW-69': 'Für einen Tempel oder ohne Wirkung abgeworfene Karten liegen offen auf der Ablage und sind allen bekannt.',
  'TW-70':
    'Die Anführer werden in jedem eigenen Zug geprüft, auch nach einem Dorfbau ohne Nachziehen und in der letzten Runde.',
  'TW-71':
    'Ohne Wirkung werden immer drei Karten abgeworfen; ein Anführer, der Tempel billiger macht, hilft dabei nicht.',
  'TW-72':
    'Zu dritt bis zu fünft ist der linke Nachbar der nächste Platz in Zugreihenfolge, der rechte der Platz davor; zu dritt ist jede gegnerische Person genau einer von beiden.',
  'TW-73': 'Wer fünf Dörfer hat, macht bis zum Ende weiter Züge, hat aber kein Baumhaus mehr und kann nicht bauen.',
  'TW-74':
    'Ein Plättchen, das (durch einen Anführer) nur diagonal anliegt, erreicht man per Katapult, Windportal oder Tempel-Nachbarschaft, oder mit Bewegungen, sobald ein Plättchen es orthogonal verbindet.',
  'TW-75':
    'Geht der Stapel mitten im Nachziehen aus, geht es mit dem neu gemischten weiter; die eben gespielte oder abgeworfene Karte ist mit dabei.',
  'TW-76':
    'Die Fähigkeit eines Anführers wirkt jedes Mal, wenn ihr Ereignis eintritt, ab dem Zug nach dem Auslegen; nie rückwirkend für den Zug, in dem er ausgelegt wurde.',
  'TW-77': 'Anführer bringen bei der Wertung keine Punkte, außer ihre Fähigkeit sagt es; das tut zurzeit keine.',
  'TW-78':
    'Verschmutzung durch den Dorfbau wird vor den Effekten von Anführern gelegt, die der Bau auslöst; ein so verschmutztes Feld kann also keinen Wald eines solchen Effekts aufnehmen, außer es wird vorher gereinigt.',
};
