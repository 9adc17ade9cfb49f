import { describe, expect, it } from 'vitest';
import { Recent } from '#backend/checkout/recent.ts';

describe('Recent', () => {
  it('keeps a value for its lifetime', () => {
    const clock = { now: 0 };
    const recent = new Recent<string>(10, 1000, () => clock.now);
    recent.set('a', 'first');
    clock.now = 999;
    expect(recent.get('a')).toBe('first');
    clock.now = 1000;
    expect(recent.get('a')).toBeUndefined();
  });

  it('lets the oldest go when there are too many, and counts a value that is set again as new', () => {
    const recent = new Recent<number>(2, 1000, () => 0);
    recent.set('a', 1);
    recent.set('b', 2);
    recent.set('a', 3);
    recent.set('c', 4);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([3, undefined, 4]);
  });
});
