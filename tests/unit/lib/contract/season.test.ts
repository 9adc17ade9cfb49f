import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInSeason, isSeason, seasonDay } from '#lib/contract/season.ts';

describe('a season', () => {
  it.each([
    ['2026-11-16', true],
    ['11-16', true],
    ['02-29', true],
    ['13-01', false],
    ['11-32', false],
    ['11-1', false],
    ['november', false],
  ])('[ADR-0165] begins and ends with a day: %s %s', (day, isDay) => {
    expect(seasonDay.test(day)).toBe(isDay);
  });

  it('[ADR-0165] has years for both of its days or for none, and a campaign does not end before it begins', () => {
    expect(isSeason({ from: '2026-11-16', to: '2026-12-24' })).toBe(true);
    expect(isSeason({ from: '12-01', to: '02-28' })).toBe(true);
    expect(isSeason({ from: '2026-12-01', to: '02-28' })).toBe(false);
    expect(isSeason({ from: '2026-12-24', to: '2026-11-16' })).toBe(false);
  });

  it('[ADR-0165] has its first and its last day, and goes on beyond New Year', () => {
    const winter = { from: '12-01', to: '02-28' };
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01'];
    expect(days.map((day) => isInSeason(winter, day))).toEqual([false, true, true, true, true, false]);
    expect(isInSeason({ from: '2026-12-01', to: '2026-12-24' }, '2027-12-10')).toBe(false);
    expect(isInSeason(undefined, '2026-12-10')).toBe(true);
  });

  it('[ADR-0165] and the rest of the year have no day in common, and leave none out', () => {
    const day = fc
      .date({ min: new Date('2026-01-02'), max: new Date('2028-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const before = (monthDay: string) =>
      new Date(Date.parse(`2028-${monthDay}`) - 86_400_000).toISOString().slice(5, 10);
    const after = (monthDay: string) =>
      new Date(Date.parse(`2028-${monthDay}`) + 86_400_000).toISOString().slice(5, 10);
    fc.assert(
      fc.property(day, day, day, (first, last, asked) => {
        const [from, to] = [first.slice(5), last.slice(5)];
        const rest = { from: after(to), to: before(from) };
        fc.pre(from !== after(to));
        expect(isInSeason({ from, to }, asked)).toBe(!isInSeason(rest, asked));
      }),
    );
  });
});
