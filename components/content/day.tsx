import { useFormatter } from 'next-intl';

/** A moment by its day in Budapest, written out: `2026. november 19.` */
export function Day({ moment }: { moment: string }) {
  const format = useFormatter();
  return <time dateTime={moment}>{format.dateTime(new Date(moment), { dateStyle: 'long' })}</time>;
}
