import './home/window.ts';
import { expect, it } from 'vitest';
import type { Me } from '#server/protocol.ts';
import { sittingOf } from '../learn/sitting.ts';
import { guestNames } from '../text/guest.ts';

const person = (name: string): Me => ({ id: 'x', name, colour: 2 }) as Me;

it('whoever has said no name is you at a lesson, in either language, and whoever has said one is called by it', () => {
  for (const name of Object.values(guestNames)) expect(sittingOf(person(name), 'Du')(0, true).name).toBe('Du');
  expect(sittingOf(null, 'You')(0, true).name).toBe('You');
  expect(sittingOf(person('Lina'), 'You')(0, true)).toEqual({ name: 'Lina', colour: 2 });
});

it('nobody else has my colour', () => {
  for (const seat of [1, 2, 3, 4]) expect(sittingOf(person('Lina'), 'You')(seat, false).colour).not.toBe(2);
});
