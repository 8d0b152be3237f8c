/** What each row of the score counts, for whoever asks. */
import type { Category } from './words.ts';

export const counts: Readonly<Record<Category, string>> = {
  projects: 'Was deine erfüllten öffentlichen Bauvorhaben gebracht haben.',
  secret:
    'Was deine beiden geheimen Bauvorhaben am Ende bringen. Bis dahin kennst nur du sie; Gebäude mit Dach zählen meist nicht.',
  population: 'Die Zahl neben deinem Feld auf der Bevölkerungsleiste. Wer wenig Bevölkerung hat, verliert hier Punkte.',
};
