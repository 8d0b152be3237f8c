/** What each row of the score counts, for whoever asks. */
import {
  BONUS_VP,
  BUILD_VP,
  FINAL_BONUSES,
  FISHING_VP,
  GOD_TILE_VP,
  PRIEST_VP,
  START_VP,
  STATUS_VP,
  TASK_VP,
  TASK_VP_YELLOW,
} from '../rules/data.ts';
import type { Part } from '../rules/state.ts';
import { fromTo } from './names.ts';

export const counts: Readonly<Record<Part, string>> = {
  start: `Was dir deine Stelle in der ersten Reihenfolge gegeben hat: ${fromTo(START_VP, ' bis ')} Punkte, die Späteren mehr.`,
  tasks: `Erfüllte Aufgaben: ${TASK_VP} Punkte für jede, ${TASK_VP_YELLOW} mit dem gelben Gott.`,
  temple: `Am Ende jedes Durchgangs für jeden deiner Priester im Tempel: ${fromTo(PRIEST_VP, ' bis ')} Punkte, von Durchgang zu Durchgang mehr.`,
  buildings: `Gebaute Bauplättchen: ${fromTo(BUILD_VP, ' bis ')} Punkte, je früher, desto mehr.`,
  redFish: 'Mit dem roten Gott: die Punkte des Fischs im Gebiet, in das du gerade gezogen bist.',
  status: `Am Ende jedes Durchgangs dein Feld auf der Statusleiste: ${fromTo(STATUS_VP, ' bis ')} Punkte.`,
  persons: 'Was deine Tänzerinnen und Tänzer beim Einsatz gebracht haben.',
  helper: 'Siegpunkte, die du mit der Aktion Helfer genommen hast.',
  fishing: `Würfel, die du zum Fischen gesetzt hast: ${FISHING_VP} Punkte für jeden.`,
  godTiles: `Hauptgötter, die du bis zum Ende nicht eingesetzt hast: ${GOD_TILE_VP} Punkte für jeden.`,
  fish: 'Am Ende der Fisch jedes Gebiets, auf dessen Bauplatz deine Hütte steht.',
  jewellery: 'Die Punkte auf deinem Schmuck.',
  bonuses: `Bis zu ${FINAL_BONUSES.length} Boni für das, was am Ende ganz voll ist (Aufgaben, Schmuck, Zeremonienplatz, Bauplättchen, Gebiete, Personen): ${BONUS_VP} Punkte für jeden.`,
};
