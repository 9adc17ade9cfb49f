import type { WordedFilter } from './filter.ts';

export const sizeFilter: WordedFilter = {
  kind: 'worded',
  key: 'size',
  id: 89,
  wireName: 'GENERAL_Size',
  presentation: 'tiles',
  base: 40_000,
  valuesOf: ({ sizes }) => sizes,
  order: 'size',
  isOfStock: true,
};
