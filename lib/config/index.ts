import type { PageSettings } from './page-settings.ts';

/**
 * The shop's settings as they were when its process started (ADR-0136): a browser has the build's defaults, and what its
 * page states in their place.
 */
export const settings: PageSettings =
  typeof window === 'undefined'
    ? JSON.parse(process.env.LENDULET_SETTINGS ?? '{}')
    : {
        ...JSON.parse(process.env.PAGE_DEFAULTS ?? '{}'),
        ...JSON.parse(document.documentElement.dataset.settings ?? '{}'),
      };
