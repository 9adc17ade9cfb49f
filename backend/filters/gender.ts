import { fixedFilter } from './filter.ts';

/** Goods for both are found under women and under men. */
export const genderFilter = fixedFilter({
  key: 'gender',
  id: 82,
  wireName: 'GENERAL_Gender',
  presentation: 'list',
  takesOne: true,
  values: { female: 30_001, male: 30_002, kinder: 30_003, unisex: 30_004 },
  valuesOf: ({ gender }) => (gender === 'unisex' ? ['female', 'male', 'unisex'] : [gender]),
});
