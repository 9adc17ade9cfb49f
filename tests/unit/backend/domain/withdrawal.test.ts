import { describe, expect, it } from 'vitest';
import { withdrawalDeadline } from '#backend/domain/withdrawal.ts';

const deadlineAfter = (at: string) =>
  withdrawalDeadline([
    { status: 'placed', at },
    { status: 'delivered', at },
  ]);

describe('the last day of withdrawal', () => {
  it.each([
    ['2026-11-02T12:00:00Z', '2026-11-16', 'the 14th day after the arrival'],
    ['2026-11-21T12:00:00Z', '2026-12-07', 'a Saturday moves to Monday'],
    ['2026-11-22T12:00:00Z', '2026-12-07', 'a Sunday moves to Monday'],
    ['2026-12-11T12:00:00Z', '2026-12-28', 'Christmas and the weekend after it are passed over'],
    ['2027-03-12T12:00:00Z', '2027-03-30', 'Good Friday moves past Easter Monday'],
    ['2026-11-02T23:30:00Z', '2026-11-17', 'the day is counted in Hungary'],
  ])('of goods that came on %s is %s: %s', (at, deadline) => {
    expect(deadlineAfter(at)).toBe(deadline);
  });

  it('is not known while the goods are on their way', () => {
    expect(withdrawalDeadline([{ status: 'shipped', at: '2026-11-02T12:00:00Z' }])).toBeNull();
  });
});
