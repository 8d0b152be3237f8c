export * from './arena.ts';
export * from './choose.ts';
export { LEVELS, type Level } from './levels.ts';
