import { settings } from '#lib/config/index.ts';

/** Whether this build keeps a list of the last events, for those who work on the shop. */
export const hasEventLog: boolean = settings.EVENT_LOG || process.env.NODE_ENV === 'development';

/** Where that list is shown; without it there is no such page. */
export const eventLogPath = '/dev/events/';
