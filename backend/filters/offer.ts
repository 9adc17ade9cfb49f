import { fixedFilter } from './filter.ts';

/** The refurbished value has the id that every retailer has (PLP-18). */
export const offerFilter = fixedFilter({
  key: 'refurbed',
  id: 95,
  wireName: 'GENERAL_saletype',
  presentation: 'list',
  takesOne: true,
  values: { sale: 50_001, new: 50_002, refurbished: 2735 },
  valuesOf: ({ refurbished }) => (refurbished ? ['refurbished'] : []),
  valuesAt: { sale: ({ isReduced }) => isReduced, new: ({ isNew }) => isNew },
});
