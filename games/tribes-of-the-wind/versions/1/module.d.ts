import type { GameModule } from '#kernel';

export declare const module: GameModule;
