import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketMoment, daysBetween } from '#lib/core/calendar/days.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';
import {
  exceptionsWithin,
  hoursOn,
  openingState,
  weekRows,
  type Hours,
  type OpeningState,
} from '#lib/shops/opening.ts';

const from = (opens: string, closes: string): Hours => ({ opens, closes });
const week = (weekday: Hours, saturday: Hours, sunday: Hours) => [
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
  sunday,
];
const exceptions: OpeningHours['exceptions'] = [
  { date: '2026-12-24', name: 'Szenteste', hours: from('09:00', '12:00') },
  { date: '2026-12-25', name: 'Karácsony', hours: null },
  { date: '2026-12-26', name: 'Karácsony másnapja', hours: null },
  { date: '2027-01-01', name: 'Újév', hours: null },
];
const town: OpeningHours = { weekly: week(from('09:00', '20:00'), from('09:00', '13:00'), null), exceptions };
const mall: OpeningHours = {
  weekly: week(from('10:00', '21:00'), from('10:00', '21:00'), from('10:00', '19:00')),
  exceptions,
};
const late: OpeningHours = {
  weekly: week(from('08:00', '24:00'), from('08:00', '24:00'), from('08:00', '24:00')),
  exceptions: [],
};
const night: OpeningHours = {
  weekly: week(from('20:00', '04:00'), from('20:00', '04:00'), from('20:00', '04:00')),
  exceptions: [],
};
const always: OpeningHours = {
  weekly: week(from('00:00', '24:00'), from('00:00', '24:00'), from('00:00', '24:00')),
  exceptions: [],
};
const never: OpeningHours = { weekly: week(null, null, null), exceptions: [] };
const shut: OpeningHours = {
  weekly: week(from('09:00', '18:00'), null, null),
  exceptions: Array.from({ length: 10 }, (_, index) => ({
    date: `2026-11-${23 + index > 30 ? 30 : 23 + index}`,
    name: 'Leltár',
    hours: null,
  })),
};

const open = (until: string): OpeningState => ({ state: 'open', until });
const closing = (minutes: number): OpeningState => ({ state: 'closing', minutes });
const today = (at: string): OpeningState => ({ state: 'opens', day: 'today', at });
const tomorrow = (at: string): OpeningState => ({ state: 'opens', day: 'tomorrow', at });
const on = (weekday: number, at: string): OpeningState => ({ state: 'opens', day: 'weekday', weekday, at });
const later = (days: number, at: string): OpeningState => ({ state: 'opens', day: 'later', days, at });

/** Moments in UTC. Budapest is an hour ahead in winter, two in summer; 21 November 2026 is a Saturday. */
const table: [OpeningHours | null, string, OpeningState][] = [
  [null, '2026-11-20T10:00:00Z', { state: 'unknown' }],
  [never, '2026-11-20T10:00:00Z', { state: 'closed' }],
  // A working day, by the minute and the second.
  [town, '2026-11-20T07:59:59Z', today('9:00')],
  [town, '2026-11-20T08:00:00Z', open('20:00')],
  [town, '2026-11-20T17:59:59Z', open('20:00')],
  [town, '2026-11-20T18:00:00Z', closing(60)],
  [town, '2026-11-20T18:00:01Z', closing(60)],
  [town, '2026-11-20T18:35:00Z', closing(25)],
  [town, '2026-11-20T18:35:01Z', closing(25)],
  [town, '2026-11-20T18:59:00Z', closing(1)],
  [town, '2026-11-20T18:59:59Z', closing(1)],
  [town, '2026-11-20T19:00:00Z', tomorrow('9:00')],
  // Around midnight in Budapest.
  [town, '2026-11-20T22:59:59Z', tomorrow('9:00')],
  [town, '2026-11-20T23:00:00Z', today('9:00')],
  // The weekend.
  [town, '2026-11-21T11:59:59Z', closing(1)],
  [town, '2026-11-21T12:00:00Z', on(0, '9:00')],
  [town, '2026-11-21T22:59:00Z', on(0, '9:00')],
  [town, '2026-11-21T23:00:00Z', tomorrow('9:00')],
  [town, '2026-11-22T10:00:00Z', tomorrow('9:00')],
  [mall, '2026-11-22T10:00:00Z', open('19:00')],
  [mall, '2026-11-22T17:30:00Z', closing(30)],
  // Open until midnight.
  [late, '2026-11-20T21:59:00Z', open('24:00')],
  [late, '2026-11-20T22:59:00Z', closing(1)],
  [late, '2026-11-20T22:59:59Z', closing(1)],
  [late, '2026-11-20T23:00:00Z', today('8:00')],
  // Across midnight.
  [night, '2026-11-20T22:59:00Z', open('4:00')],
  [night, '2026-11-20T23:00:00Z', open('4:00')],
  [night, '2026-11-21T02:30:00Z', closing(30)],
  [night, '2026-11-21T03:00:00Z', today('20:00')],
  [always, '2026-11-20T22:59:59Z', { state: 'always' }],
  // Clocks go back on 25 October 2026 at 3:00: the night is an hour longer.
  [night, '2026-10-24T22:30:00Z', open('4:00')],
  [night, '2026-10-25T00:30:00Z', open('4:00')],
  [night, '2026-10-25T01:30:00Z', open('4:00')],
  [night, '2026-10-25T02:00:00Z', closing(60)],
  [night, '2026-10-25T02:59:00Z', closing(1)],
  [night, '2026-10-25T03:00:00Z', today('20:00')],
  [mall, '2026-10-25T08:59:00Z', today('10:00')],
  [mall, '2026-10-25T09:00:00Z', open('19:00')],
  [mall, '2026-10-25T17:00:00Z', closing(60)],
  [town, '2026-10-24T21:59:00Z', on(0, '9:00')],
  [town, '2026-10-24T22:00:00Z', tomorrow('9:00')],
  [town, '2026-10-25T22:59:00Z', tomorrow('9:00')],
  [town, '2026-10-25T23:00:00Z', today('9:00')],
  // Clocks go forward on 28 March 2027 at 2:00: the night is an hour shorter.
  [night, '2027-03-28T00:30:00Z', open('4:00')],
  [night, '2027-03-28T01:00:00Z', closing(60)],
  [night, '2027-03-28T01:59:30Z', closing(1)],
  [night, '2027-03-28T02:00:00Z', today('20:00')],
  [mall, '2027-03-28T07:59:00Z', today('10:00')],
  [mall, '2027-03-28T08:00:00Z', open('19:00')],
  [mall, '2027-03-28T16:35:00Z', closing(25)],
  [town, '2027-03-27T22:59:00Z', on(0, '9:00')],
  [town, '2027-03-28T21:59:00Z', tomorrow('9:00')],
  [town, '2027-03-28T22:00:00Z', today('9:00')],
  // Holidays: shorter, closed, and the next day that is none.
  [town, '2026-12-24T10:30:00Z', closing(30)],
  [town, '2026-12-24T11:00:00Z', on(0, '9:00')],
  [mall, '2026-12-24T11:00:00Z', on(6, '10:00')],
  [mall, '2026-12-25T12:00:00Z', on(6, '10:00')],
  [mall, '2026-12-26T12:00:00Z', tomorrow('10:00')],
  [mall, '2026-12-31T20:00:00Z', on(5, '10:00')],
  [town, '2027-01-01T10:00:00Z', tomorrow('9:00')],
  // A week and more away.
  [shut, '2026-11-20T17:00:00Z', later(11, '9:00')],
  [shut, '2026-11-24T17:00:00Z', later(7, '9:00')],
  [shut, '2026-11-25T17:00:00Z', on(1, '9:00')],
];

describe('opening hours', () => {
  it.each(table)('[STORE-01] %# at %2$s', (hours, moment, expected) => {
    expect(openingState(hours, Date.parse(moment))).toEqual(expected);
  });

  const times = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  const hours = fc.option(fc.record({ opens: times, closes: fc.oneof(times, fc.constant('24:00')) }));
  const anyHours = fc.record({
    weekly: fc.array(hours, { minLength: 7, maxLength: 7 }),
    exceptions: fc.array(
      fc.record({ date: fc.constantFrom('2026-10-24', '2026-10-25', '2027-03-28'), name: fc.constant('x'), hours }),
      { maxLength: 3 },
    ),
  });
  const moments = fc
    .integer({ min: Date.parse('2026-10-20T00:00:00Z') / 1000, max: Date.parse('2027-04-05T00:00:00Z') / 1000 })
    .map((second) => second * 1000);
  const isOpen = ({ state }: OpeningState) => ['open', 'closing', 'always'].includes(state);

  it('agree from minute to minute, whatever the hours', () => {
    fc.assert(
      fc.property(anyHours, moments, (any, now) => {
        const state = openingState(any, now);
        if (state.state === 'closing') {
          expect(state.minutes).toBeGreaterThanOrEqual(1);
          expect(isOpen(openingState(any, now + (state.minutes - 1) * 60_000))).toBe(true);
          expect(openingState(any, now + state.minutes * 60_000)).not.toMatchObject({
            state: 'closing',
            minutes: state.minutes,
          });
        }
        if (state.state === 'open') expect(isOpen(openingState(any, now + 60 * 60_000))).toBe(true);
        if (state.state === 'opens' && state.day === 'tomorrow')
          expect(openingState(any, now + 60_000).state).not.toBe('closed');
      }),
      { numRuns: 200 },
    );
  });

  it('take the exception for its day, and name it', () => {
    expect(hoursOn(town, '2026-12-24')).toMatchObject({ name: 'Szenteste', hours: from('09:00', '12:00') });
    expect(hoursOn(town, '2026-12-23')).toEqual({ name: null, hours: from('09:00', '20:00') });
    expect(exceptionsWithin(town, '2026-12-25', 7).map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-26']);
    expect(exceptionsWithin(town, '2026-12-25', 8).map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
    ]);
  });

  it('are told in as few rows as the week has', () => {
    expect(weekRows(town.weekly)).toEqual([
      { from: 0, to: 4, hours: from('09:00', '20:00') },
      { from: 5, to: 5, hours: from('09:00', '13:00') },
      { from: 6, to: 6, hours: null },
    ]);
    expect(weekRows(never.weekly)).toEqual([{ from: 0, to: 6, hours: null }]);
  });
});

describe('moments of Budapest', () => {
  it.each([
    ['2026-11-21', '09:00', '2026-11-21T08:00:00Z'],
    ['2026-07-21', '09:00', '2026-07-21T07:00:00Z'],
    ['2026-10-24', '24:00', '2026-10-24T22:00:00Z'],
    ['2026-10-25', '24:00', '2026-10-25T23:00:00Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['2027-03-28', '01:59', '2027-03-28T00:59:00Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00Z'],
  ])('%s %s is %s', (day, time, moment) => {
    expect(new Date(marketMoment(day, time)).toISOString()).toBe(new Date(moment).toISOString());
  });

  it('are days apart by the calendar, and not by hours', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2027-03-29', '2027-03-27')).toBe(-2);
  });
});
