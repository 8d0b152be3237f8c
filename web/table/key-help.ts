import { later } from '../parts/later.tsx';

/** The list of the keys comes when somebody asks for it. */
export const KeyList = later(async () => (await import('./key-list.tsx')).KeyList, 'part');
