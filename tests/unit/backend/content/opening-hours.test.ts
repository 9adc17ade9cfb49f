import { describe, expect, it } from 'vitest';
import { openingHours } from '#demo/content/shop-details.ts';
import { weekdayOf } from '#lib/core/calendar/days.ts';
import { easterSunday, holidaysOf } from '#lib/core/calendar/holidays.ts';

describe('holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter Sunday of %i is %s', (year, date) => expect(easterSunday(year)).toBe(date));

  it('are those of the law in 2027, in order', () => {
    expect(holidaysOf(2027).map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2027-01-01 Újév',
      '2027-03-15 Nemzeti ünnep',
      '2027-03-26 Nagypéntek',
      '2027-03-29 Húsvéthétfő',
      '2027-05-01 A munka ünnepe',
      '2027-05-17 Pünkösdhétfő',
      '2027-08-20 Az államalapítás ünnepe',
      '2027-10-23 Az 1956-os forradalom ünnepe',
      '2027-11-01 Mindenszentek',
      '2027-12-25 Karácsony',
      '2027-12-26 Karácsony másnapja',
    ]);
  });
});

describe('opening hours', () => {
  it('close a shopping centre on holidays, and earlier before Christmas and New Year', () => {
    const { weekly, exceptions } = openingHours('late-centre', 2026);
    const on = (date: string) => exceptions.find((exception) => exception.date === date)?.hours;
    expect([weekly[0], weekly[6]]).toEqual([
      { opens: '09:00', closes: '21:00' },
      { opens: '09:00', closes: '19:00' },
    ]);
    expect([on('2026-12-25'), on('2027-05-17')]).toEqual([null, null]);
    expect(on('2026-12-24')).toEqual({ opens: '09:00', closes: '12:00' });
    expect(on('2026-12-31')).toEqual({ opens: '09:00', closes: '16:00' });
    expect(exceptions).toHaveLength(2 * 13);
    expect(exceptions.map(({ date }) => date)).toEqual(exceptions.map(({ date }) => date).toSorted());
  });

  it('make no exception of a holiday on a Sunday on which a store is closed anyway', () => {
    const { weekly, exceptions } = openingHours('town', 2026);
    expect(weekly[6]).toBeNull();
    expect(exceptions.map(({ date }) => date)).not.toContain('2026-03-15');
    for (const { date, hours } of exceptions) if (hours === null) expect(weekdayOf(date)).not.toBe(6);
  });
});
