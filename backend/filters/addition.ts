import { fixedFilter } from './filter.ts';

export const additionFilter = fixedFilter({
  key: 'addition',
  id: 93,
  presentation: 'list',
  values: { 'online-only': 70_001 },
  valuesOf: ({ onlineOnly }) => (onlineOnly ? ['online-only'] : []),
});
