import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOfPieces, shareOut } from '#backend/domain/shares.ts';
import { money, sumOf } from '#lib/contract/money.ts';

const anyMoney = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(money);
const anyWeights = fc.array(anyMoney, { minLength: 1, maxLength: 20 });

describe('a sum that is shared out', () => {
  it('[ADR-0123] adds up to itself, whatever it is shared by', () => {
    fc.assert(
      fc.property(anyMoney, anyWeights, (sum, weights) => {
        expect(sumOf(shareOut(sum, weights))).toBe(sum);
      }),
    );
  });

  it('[ADR-0123] gives nobody less than nothing, nor more than the weight that it is a part of', () => {
    fc.assert(
      fc.property(anyMoney, anyWeights, (wanted, weights) => {
        const sum = money(Math.min(wanted, sumOf(weights)));
        shareOut(sum, weights).forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          if (sumOf(weights) > 0) expect(share).toBeLessThanOrEqual(weights[index]!);
        });
      }),
    );
  });

  it('[ADR-0123] goes to the largest remainders first', () => {
    expect(shareOut(money(1000), [money(2000), money(1000), money(3000)])).toEqual([333, 167, 500]);
    expect(shareOut(money(100), [money(1), money(1), money(1)])).toEqual([34, 33, 33]);
    expect(shareOut(money(5), [money(0), money(0)])).toEqual([3, 2]);
  });

  it('refuses what is below 0', () => {
    expect(() => shareOut(money(-1), [money(1)])).toThrow(RangeError);
    expect(() => shareOut(money(1), [money(-1)])).toThrow(RangeError);
  });
});

describe('the part of some pieces', () => {
  it('[ADR-0123] adds up to the sum over all pieces, in whatever steps they are taken', () => {
    fc.assert(
      fc.property(
        anyMoney,
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 }),
        (sum, steps) => {
          const all = steps.reduce((total, step) => total + step, 0);
          let before = 0;
          const parts = steps.map((step) => {
            const part = shareOfPieces(sum, all, step, before);
            before += step;
            return part;
          });
          expect(sumOf(parts)).toBe(sum);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
