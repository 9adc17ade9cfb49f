import type { ShopSettings } from './settings.ts';

/** The shop's settings as they were when the storefront was built (ADR-0003). */
export const settings: ShopSettings = JSON.parse(process.env.LENDULET_SETTINGS ?? '{}');
