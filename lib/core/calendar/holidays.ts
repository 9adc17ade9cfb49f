import { holidays } from '#lib/contract/market/holidays.ts';
import { dayAfter, weekdayOf } from './days.ts';

const saturday = 5;

/** A day off, by its date: `2026-12-25`. */
export interface Holiday {
  date: string;
  name: string;
}

/** Easter Sunday of a year of the Gregorian calendar: `2027-03-28` (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)).toISOString().slice(0, 10);
}

/** The market's public holidays of a year, earliest first; Hungary's after 2012. évi I. törvény, 102. § (1). */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    ...Object.entries(holidays.fixed).map(([day, name]) => ({ date: `${year}-${day}`, name })),
    ...Object.entries(holidays.easter).map(([days, name]) => ({ date: dayAfter(easter, Number(days)), name })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Whether offices work on a day, by its date: neither at weekends nor on holidays. */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < saturday && !holidaysOf(Number(day.slice(0, 4))).some(({ date }) => date === day);
}

/** The day that is so many working days after another; `count` ≥ 0. */
export function workingDayAfter(day: string, count: number): string {
  let next = day;
  for (let left = count; left > 0;) {
    next = dayAfter(next, 1);
    if (isWorkingDay(next)) left -= 1;
  }
  return next;
}
