import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loyaltyState, pointsFor, tiers, type PointsEntry } from '#backend/customers/loyalty.ts';
import { cardNumber } from '#backend/customers/secrets.ts';

const entry = (at: string, points: number, reason: PointsEntry['reason'] = 'order'): PointsEntry => ({
  at,
  points,
  reason,
  orderNumber: null,
});
const state = (entries: PointsEntry[], now: string) => loyaltyState(entries, new Date(now));

describe('loyalty points', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [24_990, 249],
  ])('for %i Ft are %i', (forints, points) => {
    expect(pointsFor(forints)).toBe(points);
  });

  it('lapse after 24 months, to the day', () => {
    const bought = [entry('2024-02-29T12:00:00.000Z', 300)];
    expect(state(bought, '2026-02-28T11:59:59.999Z')).toMatchObject({
      points: 300,
      expiring: [{ points: 300, at: '2026-02-28' }],
    });
    const after = state(bought, '2026-02-28T12:00:00.000Z');
    expect(after).toMatchObject({ points: 0, expiring: [] });
    expect(after.history).toMatchObject([
      { at: '2026-02-28T12:00:00.000Z', points: -300, reason: 'lapsed' },
      { points: 300 },
    ]);
  });

  it('are spent from those that lapse soonest', () => {
    const { points, expiring } = state(
      [
        entry('2025-01-10T12:00:00.000Z', 100),
        entry('2025-06-10T12:00:00.000Z', 100),
        entry('2025-07-01T12:00:00.000Z', -150, 'voucher'),
      ],
      '2026-01-01T12:00:00.000Z',
    );
    expect([points, expiring]).toEqual([50, [{ points: 50, at: '2027-06-10' }]]);
  });

  it('reach tiers by the calendar year of Hungary; returned ones are taken off, spent ones are not', () => {
    const entries = [
      entry('2025-12-31T22:30:00.000Z', 1400),
      entry('2025-12-31T23:30:00.000Z', 1600),
      entry('2026-02-01T12:00:00.000Z', -500, 'voucher'),
    ];
    expect(state(entries, '2026-03-01T12:00:00.000Z')).toMatchObject({
      yearPoints: 1600,
      tier: { id: 'ritmus' },
      next: { tier: { id: 'lendulet' }, missing: 3400 },
      points: 2500,
    });
    const returned = [...entries, entry('2026-02-02T12:00:00.000Z', -200, 'return')];
    expect(state(returned, '2026-03-01T12:00:00.000Z')).toMatchObject({ yearPoints: 1400, tier: { id: 'rajt' } });
    const most = [entry('2026-01-02T12:00:00.000Z', 5000)];
    expect(state(most, '2026-03-01T12:00:00.000Z')).toMatchObject({ tier: { id: 'lendulet' }, next: null });
  });

  it('are the sum of the history, never below zero, and all of them lapse some day', () => {
    const moments = fc.date({ min: new Date('2022-01-01'), max: new Date('2026-06-01'), noInvalidDate: true });
    const reasons = fc.constantFrom<PointsEntry['reason']>('order', 'return', 'voucher', 'birthday');
    const entries = fc.array(
      fc.record({ at: moments, points: fc.integer({ min: -3000, max: 3000 }), reason: reasons }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(entries, (drawn) => {
        const given = drawn.map(({ at, points, reason }) => entry(at.toISOString(), points, reason));
        const now = state(given, '2026-11-21T10:00:00.000Z');
        expect(now.history.reduce((sum, { points }) => sum + points, 0)).toBe(now.points);
        expect(now.points).toBeGreaterThanOrEqual(0);
        expect(now.expiring.reduce((sum, { points }) => sum + points, 0)).toBe(now.points);
        expect(now.expiring.map(({ at }) => at)).toEqual(now.expiring.map(({ at }) => at).toSorted());
        expect(now.history.map(({ at }) => at)).toEqual(
          now.history
            .map(({ at }) => at)
            .toSorted()
            .toReversed(),
        );
        expect(tiers.findLast(({ from }) => from <= now.yearPoints)).toEqual(now.tier);
        expect(state(given, '2030-01-01T00:00:00.000Z').points).toBe(0);
      }),
    );
  });
});

it('a card’s number has the check digit of an EAN', () => {
  expect(cardNumber('590123412345')).toBe('5901234123457');
});
