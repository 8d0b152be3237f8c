/** Where every event of the game happens: for marks and motion. */
import { NOWHERE, type Places } from '#web/kit/contract.ts';
import type { Event, View } from '../rules/state.ts';

export const places: Places<View, Event> = {
  start: () => NOWHERE,
  dealt: () => NOWHERE,
  kept: () => NOWHERE,
  round: () => NOWHERE,
  soil: (e) => [{ to: `field:${e.field}`, how: 'appear' }],
  built: (e) => [{ to: `field:${e.field}`, how: 'drop' }],
  demolished: (e) => [{ to: `field:${e.field}`, how: 'leave' }],
  invaded: (e) => [{ to: `field:${e.field}`, how: 'drop' }],
  switched: (e) => [{ to: 'frida', from: `territory:${e.territory}`, how: 'appear' }],
  roofMoved: (e) => [{ from: `field:${e.from}`, to: `field:${e.to}`, how: 'drop' }],
  movedOn: (e) => [{ to: 'frida', from: `territory:${e.territory}`, how: 'appear' }],
  passed: () => NOWHERE,
  trigger: () => NOWHERE,
  completed: (e) => [{ to: `field:${e.field}`, how: 'drop' }],
  declined: () => NOWHERE,
  revealed: (e) => [{ to: `project:${e.card}`, how: 'turn' }],
  crane: (e) =>
    e.from > 0 && e.from !== e.territory ? [{ from: `territory:${e.from}`, to: 'frida', how: 'glide' }] : NOWHERE,
  next: () => NOWHERE,
  grew: () => NOWHERE,
  final: () => NOWHERE,
};
