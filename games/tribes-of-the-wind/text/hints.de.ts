import type { Reason } from '#kernel';

/** Reasons of a hint, by group of the brain's features. */
export const hints: Readonly<Record<string, Reason>> = {
  points: { more: 'Bringt mehr Punkte.', less: 'Bringt weniger Punkte.' },
  villages: { more: 'Bringt dich dem nächsten Dorf näher.', less: 'Das nächste Dorf muss warten.' },
  ending: {
    more: 'Hilft dir, als Erste oder Erster alle Baumhäuser zu bauen.',
    less: 'Das Spielende-Plättchen rückt weiter weg.',
  },
  water: { more: 'Lässt dir Wasser für Wälder.', less: 'Dir fehlt danach Wasser.' },
  land: { more: 'Macht dein Gelände sauberer oder voller.', less: 'Dein Gelände bleibt schmutzig oder leer.' },
  temples: { more: 'Bringt deine Tempel voran.', less: 'Deine Tempel müssen warten.' },
  objectives: { more: 'Passt zu deinen Dorf-Karten.', less: 'Hilft deinen Dorf-Karten nicht.' },
  leaders: { more: 'Bringt dir einen Anführer oder nutzt ihn.', less: 'Ein Anführer muss warten.' },
  rack: { more: 'Lässt dir gute Karten auf dem Kartenhalter.', less: 'Verbraucht gute Karten.' },
};
