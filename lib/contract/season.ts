/**
 * When something is shown: its first and its last day in the market, both as `2026-11-16`, or both as `11-16`, which
 * comes again every year and may go on beyond New Year.
 */
export interface Season {
  from: string;
  to: string;
}

/** A day with its year, or one of every year. */
export const seasonDay = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const yearLength = '2026-'.length;
const hasYear = (day: string) => day.length > 'MM-DD'.length;

/** Whether both days have a year or none has, and the one with a year does not end before it begins. */
export function isSeason({ from, to }: Season): boolean {
  return hasYear(from) === hasYear(to) && (!hasYear(from) || from <= to);
}

/** Whether a day of the market, `2026-11-28`, lies in a season; every day lies in none at all. */
export function isInSeason(season: Season | undefined, day: string): boolean {
  if (!season) return true;
  const { from, to } = season;
  const asked = hasYear(from) ? day : day.slice(yearLength);
  return from <= to ? from <= asked && asked <= to : asked >= from || asked <= to;
}
