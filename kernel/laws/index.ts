export * from './bare.ts';
export * from './laws.ts';
export * from './perft.ts';
export * from './walk.ts';
