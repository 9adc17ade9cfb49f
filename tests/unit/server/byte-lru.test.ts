import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteLru } from '#server/byte-lru.ts';

const valueOf = (bytes: number) => ({ bytes });

describe('ByteLru', () => {
  it('forgets the least recently used first', () => {
    const lru = new ByteLru(3000);
    lru.keep('a', valueOf(1000));
    lru.keep('b', valueOf(1000));
    lru.keep('c', valueOf(1000));
    lru.find('a');
    lru.peek('b');
    lru.keep('d', valueOf(1000));
    expect(['a', 'b', 'c', 'd'].filter((key) => lru.peek(key))).toEqual(['a', 'c', 'd']);
  });

  it('counts a value anew when it has grown', () => {
    const lru = new ByteLru(100_000);
    const value = valueOf(1000);
    lru.keep('a', value);
    value.bytes = 1500;
    lru.keep('a', value);
    expect([lru.bytes, lru.size]).toEqual([1500, 1]);
    lru.drop('a');
    expect([lru.bytes, lru.size]).toEqual([0, 0]);
  });

  it('does not keep, and makes no room for, what alone passes the limit', () => {
    const lru = new ByteLru(3000);
    lru.keep('small', valueOf(1000));
    lru.keep('large', valueOf(4000));
    expect(lru.find('large')).toBeUndefined();
    expect(lru.find('small')).toBeDefined();
  });

  it('[T18] never holds more than its limit', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), bytes: fc.nat(6000) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const lru = new ByteLru(10_000);
        for (const { key, bytes } of steps) {
          lru.keep(key, valueOf(bytes));
          expect(lru.bytes).toBeLessThanOrEqual(10_000);
        }
      }),
    );
  });
});
