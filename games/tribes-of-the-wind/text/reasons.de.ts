import type { Reason } from '#kernel';

/** Reasons of a hint, by group of the brain's features. */
export const reasons: Readonly<Record<string, Reason>> = {
  villages: { more: 'Bringt deine Dörfer voran.', less: 'Bringt deine Dörfer weniger voran.' },
  ending: {
    more: 'Du wirst eher als Erster mit allen Dörfern fertig.',
    less: 'Jemand anders wird eher zuerst mit allen Dörfern fertig.',
  },
  water: { more: 'Lässt dir mehr Wasser für Wälder.', less: 'Lässt dir weniger Wasser für Wälder.' },
  land: {
    more: 'Du hast mehr Plättchen und Platz für Wälder.',
    less: 'Du hast weniger Plättchen und Platz für Wälder.',
  },
  pollution: { more: 'Dein Gelände wird sauberer.', less: 'Dein Gelände bleibt schmutziger.' },
  temples: { more: 'Bringt deine Tempel voran.', less: 'Bringt deine Tempel weniger voran.' },
  objectives: { more: 'Deine Dorf-Karten bringen mehr.', less: 'Deine Dorf-Karten bringen weniger.' },
  leaders: { more: 'Deine Anführer bringen mehr.', less: 'Deine Anführer bringen weniger.' },
  rack: {
    more: 'Lässt dir bessere Karten auf dem Kartenhalter.',
    less: 'Lässt dir schlechtere Karten auf dem Kartenhalter.',
  },
  time: { more: 'Bis zum Spielende bleibt dir mehr Zeit.', less: 'Bis zum Spielende bleibt dir weniger Zeit.' },
};
