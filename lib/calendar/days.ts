const budapestDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' });
const dayLength = 24 * 60 * 60 * 1000;

/** The day in Budapest at a moment: `2026-11-21`. */
export function budapestDay(moment: Date): string {
  return budapestDate.format(moment);
}

/** Today in Budapest. */
export function budapestToday(): string {
  return budapestDay(new Date());
}

/** The day so many days after another, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Weekday of a day: 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
