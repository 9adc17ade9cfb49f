import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BodyMemo, type MemoisedBody } from '#server/body-memo.ts';

function bodyOf(bytes: number): MemoisedBody {
  return {
    scriptSources: [], encoded: new Map([['br', Buffer.alloc(bytes)]]), hasBestBrotli: false, isAskedAgain: false,
  };
}

describe('BodyMemo', () => {
  it('forgets the least recently used first', () => {
    const memo = new BodyMemo(5000);
    memo.keep('a', bodyOf(1000));
    memo.keep('b', bodyOf(1000));
    memo.keep('c', bodyOf(1000));
    memo.find('a');
    memo.keep('d', bodyOf(1000));
    expect(['a', 'b', 'c', 'd'].filter((digest) => memo.find(digest))).toEqual(['a', 'c', 'd']);
  });

  it('counts an entry anew when it has grown', () => {
    const memo = new BodyMemo(100_000);
    const body = bodyOf(1000);
    memo.keep('a', body);
    const before = memo.bytes;
    body.encoded.set('gzip', Buffer.alloc(500));
    memo.keep('a', body);
    expect(memo.bytes).toBe(before + 500);
  });

  it('does not keep, and makes no room for, what alone passes the limit', () => {
    const memo = new BodyMemo(3000);
    memo.keep('small', bodyOf(1000));
    memo.keep('large', bodyOf(4000));
    expect(memo.find('large')).toBeUndefined();
    expect(memo.find('small')).toBeDefined();
  });

  it('[T18] never holds more than its limit', () => {
    const step = fc.record({ digest: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), bytes: fc.nat(6000) });
    fc.assert(fc.property(fc.array(step), (steps) => {
      const memo = new BodyMemo(10_000);
      for (const { digest, bytes } of steps) {
        memo.keep(digest, bodyOf(bytes));
        expect(memo.bytes).toBeLessThanOrEqual(10_000);
      }
    }));
  });
});
