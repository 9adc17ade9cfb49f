import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWriting, askedOf } from '#backend/domain/review.ts';
import { summaryOf, type ReviewTally } from '#backend/domain/review-summary.ts';
import { sizeFeels, widthFeels } from '#lib/contract/review.ts';

const tally = (isSample: boolean) =>
  fc.record<ReviewTally>({
    stars: fc.integer({ min: 1, max: 5 }),
    size: fc.constantFrom(null, ...sizeFeels),
    width: fc.constantFrom(null, ...widthFeels),
    isSample: fc.constant(isSample),
    count: fc.integer({ min: 1, max: 1000 }),
  });
const real = fc.array(tally(false), { minLength: 1, maxLength: 20 });
const samples = fc.array(tally(true), { maxLength: 20 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const countOf = (tallies: readonly ReviewTally[]) => sum(tallies.map(({ count }) => count));

describe('what reviews say together', () => {
  it('[REV-05] counts each once, and its average lies among the stars that were given', () => {
    fc.assert(
      fc.property(real, (tallies) => {
        const summary = summaryOf(tallies, true);
        const given = tallies.map(({ stars }) => stars);
        expect([summary?.count, sum(summary?.stars ?? [])]).toEqual([countOf(tallies), countOf(tallies)]);
        expect(summary?.average).toBeGreaterThanOrEqual(Math.min(...given));
        expect(summary?.average).toBeLessThanOrEqual(Math.max(...given));
        const sized = tallies.filter(({ size }) => size !== null);
        expect(sum(Object.values(summary?.size ?? {}))).toBe(countOf(sized));
      }),
    );
  });

  it('[REV-06] is the same with samples and without, once there is a real one', () => {
    fc.assert(
      fc.property(real, samples, fc.boolean(), (tallies, unreal, showsSamples) => {
        expect(summaryOf([...unreal, ...tallies], showsSamples)).toEqual(summaryOf(tallies, showsSamples));
      }),
    );
  });

  it('[REV-06] is of samples where there is nothing else, and only in a shop that shows them', () => {
    fc.assert(
      fc.property(samples, (unreal) => {
        expect(summaryOf(unreal, false)).toBeNull();
        expect(summaryOf(unreal, true)?.isSample).toBe(unreal.length === 0 ? undefined : true);
      }),
    );
  });
});

describe('a review', () => {
  it.each([
    [['cipok', 'futocipok'], 8, { size: true, width: true }],
    [['ruhazat', 'polok'], 5, { size: true, width: false }],
    [['ruhazat', 'salak'], 1, { size: false, width: false }],
    [['felszereles', 'silecek'], 6, { size: false, width: false }],
    [[], 3, { size: false, width: false }],
  ])('[REV-02] of goods in %j with %i sizes is asked %j', (slugs, sizes, asked) => {
    expect(askedOf(slugs, sizes)).toEqual(asked);
  });

  it('[REV-03] is shown once it is written only where the shop says so, and never after it was refused', () => {
    for (const before of [null, 'waiting', 'shown'] as const) {
      expect([afterWriting(before, false), afterWriting(before, true)]).toEqual(['waiting', 'shown']);
    }
    expect([afterWriting('refused', false), afterWriting('refused', true)]).toEqual(['waiting', 'waiting']);
  });
});
