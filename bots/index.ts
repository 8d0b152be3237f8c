export * from './arena.ts';
export * from './budget.ts';
export * from './choose.ts';
export * from './levels.ts';
export type { Plan } from './plans.ts';
export * from './question.ts';
export type * from './scores.ts';
export * from './search.ts';
export * from './thinker.ts';
