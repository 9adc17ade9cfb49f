import { useDates } from '#lib/i18n/dates.ts';

/** A moment by its day in Budapest, written out: `2026. november 19.` */
export function Day({ moment }: { moment: string }) {
  const format = useDates();
  return <time dateTime={moment}>{format.dateTime(new Date(moment), { dateStyle: 'long' })}</time>;
}
