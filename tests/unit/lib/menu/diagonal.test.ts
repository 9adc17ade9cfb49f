import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnWay } from '#lib/menu/diagonal.ts';

/** A panel as wide as the screen, 40 px below the pointer. */
const panel = { left: 0, right: 1440, top: 160 };
const from = { x: 300, y: 120 };

describe('safe diagonal', () => {
  it('[HDR-01] is on its way straight down and at a slant over the neighbours', () => {
    expect(isOnWay(from, { x: 300, y: 130 }, panel)).toBe(true);
    expect(isOnWay(from, { x: 340, y: 130 }, panel)).toBe(true);
    expect(isOnWay(from, { x: 260, y: 130 }, panel)).toBe(true);
  });

  it('[HDR-01] passes along the roots, upwards, and where it stands', () => {
    for (const to of [{ x: 340, y: 120 }, { x: 340, y: 121 }, { x: 260, y: 121 }, { x: 340, y: 110 }, from]) {
      expect(isOnWay(from, to, panel), JSON.stringify(to)).toBe(false);
    }
  });

  it('has arrived below the near edge, and comes from nowhere in the panel itself', () => {
    expect(isOnWay(from, { x: 300, y: 161 }, panel)).toBe(false);
    expect(isOnWay({ x: 300, y: 200 }, { x: 310, y: 210 }, panel)).toBe(false);
  });

  it('counts the near corners of a narrow panel', () => {
    const narrow = { left: 280, right: 320, top: 160 };
    expect(isOnWay(from, { x: 304, y: 130 }, narrow)).toBe(true);
    expect(isOnWay(from, { x: 310, y: 130 }, narrow)).toBe(false);
    expect(isOnWay({ x: 100, y: 120 }, { x: 150, y: 130 }, narrow)).toBe(true);
    expect(isOnWay({ x: 100, y: 120 }, { x: 90, y: 130 }, narrow)).toBe(false);
  });

  it('goes on being on its way along any straight line to a point of the near edge that is steep enough', () => {
    const point = fc.record({ x: fc.integer({ min: 100, max: 1300 }), y: fc.integer({ min: 100, max: 140 }) });
    fc.assert(
      fc.property(
        point,
        fc.integer({ min: -7, max: 7 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (start, slope, part) => {
          const height = panel.top - start.y;
          const goal = Math.min(panel.right, Math.max(panel.left, start.x + slope * height));
          const to = { x: start.x + (goal - start.x) * part, y: start.y + height * part };
          return (
            to.y > panel.top || isOnWay(start, to, { ...panel, left: panel.left - 0.001, right: panel.right + 0.001 })
          );
        },
      ),
    );
  });
});
