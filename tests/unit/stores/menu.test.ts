import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedMenu, menuTransitions } from '#stores/menu.ts';

const { open, next, back, backTo, close } = menuTransitions;

describe('mobile menu', () => {
  it('[HDR-03] remembers where the page stood when it opens, and only then', () => {
    const opened = open(closedMenu, 640);
    expect(opened).toEqual({ isOpen: true, levels: [], scrollY: 640 });
    expect(open(opened, 0)).toBe(opened);
  });

  it('[HDR-02] goes a level deeper and back, never below the root', () => {
    const deep = next(next(open(closedMenu, 0), 5), 9);
    expect(deep.levels).toEqual([5, 9]);
    expect(back(deep).levels).toEqual([5]);
    const root = back(back(deep));
    expect(root.levels).toEqual([]);
    expect(back(root)).toBe(root);
  });

  it('[HDR-02] goes back several levels at once, and never into one by that', () => {
    const deep = next(next(next(open(closedMenu, 0), 5), 9), 2);
    expect(backTo(deep, 1).levels).toEqual([5]);
    expect(backTo(deep, 0).levels).toEqual([]);
    for (const depth of [3, 4, -1]) expect(backTo(deep, depth)).toBe(deep);
    expect(backTo(closedMenu, 0)).toBe(closedMenu);
  });

  it('[HDR-04] forgets its levels when it closes, and keeps the scroll position to restore', () => {
    expect(close(next(open(closedMenu, 320), 5))).toEqual({ isOpen: false, levels: [], scrollY: 320 });
    expect(close(closedMenu)).toBe(closedMenu);
  });

  it('refuses to go deeper while it is closed', () => expect(next(closedMenu, 5)).toBe(closedMenu));

  it('[HDR-02] is never open below the root nor closed with levels, whatever is pressed', () => {
    const press = fc.constantFrom(
      (state: typeof closedMenu) => open(state, 10),
      (state: typeof closedMenu) => next(state, 1),
      back,
      close,
    );
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const state = presses.reduce((current, transition) => transition(current), closedMenu);
        return state.isOpen || state.levels.length === 0;
      }),
    );
  });
});
