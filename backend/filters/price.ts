import type { RangeFilter } from './filter.ts';

/** Its bounds are parameters of their own (PLP-15). */
export const priceFilter: RangeFilter = { kind: 'range', key: 'price', id: 96, presentation: 'range' };
