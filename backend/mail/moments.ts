import { timeZone } from '#lib/contract/market/place.ts';

const minute: Intl.DateTimeFormatOptions = {
  timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};
/** A moment as mails say it, in the time of Budapest. */
export const moment = new Intl.DateTimeFormat('hu', minute);
/** The moment of a statement, to the second. */
export const exactMoment = new Intl.DateTimeFormat('hu', { ...minute, second: '2-digit' });
/** A day without its hour. */
export const date = new Intl.DateTimeFormat('hu', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
