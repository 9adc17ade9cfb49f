import type { WordedFilter } from './filter.ts';

export const brandFilter: WordedFilter = {
  kind: 'worded',
  key: 'brand',
  id: 83,
  wireName: 'GENERAL_Brand',
  presentation: 'list',
  base: 10_000,
  valuesOf: ({ brand }) => [brand],
  listed: ({ brands }) => brands.map(({ slug, name }) => ({ key: slug, name })),
  order: 'name',
};
