import { describe, expect, it } from 'vitest';
import { type Tab, TurnedTabs, tabProps } from '../tabs.ts';

/** A board with three tabs, drawn anew with every turn. */
function board(): { shown: string; tabs: () => Tab[] } {
  const it = {
    shown: 'map',
    tabs: (): Tab[] =>
      ['map', 'village', 'tasks'].map((id) => ({
        id,
        open: tabProps(id, id === it.shown)['aria-pressed'],
        turn: () => {
          it.shown = id;
        },
      })),
  };
  return it;
}

describe('tabs that were turned to point something out', () => {
  it('are turned back to what the board showed before, over several turns', () => {
    const b = board();
    const turned = new TurnedTabs(b.tabs);
    turned.turnTo('village');
    turned.turnTo('tasks');
    expect(b.shown).toBe('tasks');
    turned.back();
    expect(b.shown).toBe('map');
    turned.back();
    expect(b.shown).toBe('map');
  });

  it('stay where somebody has turned them since', () => {
    const b = board();
    const turned = new TurnedTabs(b.tabs);
    turned.turnTo('tasks');
    b.shown = 'village';
    turned.back();
    expect(b.shown).toBe('village');
    turned.turnTo('tasks');
    turned.back();
    expect(b.shown).toBe('village');
  });

  it('are left alone where what is pointed out lies in sight', () => {
    const b = board();
    const turned = new TurnedTabs(b.tabs);
    turned.turnTo('map');
    b.shown = 'tasks';
    turned.back();
    expect(b.shown).toBe('tasks');
  });
});
