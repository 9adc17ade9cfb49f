import type { SportFilter } from './filter.ts';

export const sportFilter: SportFilter = {
  kind: 'sports',
  key: 'sports',
  id: 97,
  presentation: 'tree',
  base: 60_000,
  valuesOf: ({ sportIds }) => sportIds,
};
