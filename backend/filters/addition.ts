import { fixedFilter } from './filter.ts';

export const additionFilter = fixedFilter({
  key: 'addition',
  id: 93,
  presentation: 'list',
  values: { 'online-only': 70_001, bulky: 70_002 },
  hidden: { bulky: 'Nagy csomag' },
  valuesOf: ({ onlineOnly, isHeavy }) => [
    ...(onlineOnly ? (['online-only'] as const) : []),
    ...(isHeavy ? (['bulky'] as const) : []),
  ],
});
