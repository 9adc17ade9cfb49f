import { additionFilter } from './addition.ts';
import { brandFilter } from './brand.ts';
import { colourFilter } from './colour.ts';
import { factFilters } from './facts.ts';
import type { Filter, WordedFilter } from './filter.ts';
import { genderFilter } from './gender.ts';
import { offerFilter } from './offer.ts';
import { priceFilter } from './price.ts';
import { sizeFilter } from './size.ts';
import { sportFilter } from './sport.ts';

/** Every filter, in the order of the panel. 83, 91, 82 and 89 are ids that stand for a group by themselves (PLP-04). */
export const allFilters: readonly Filter[] = [
  genderFilter,
  sportFilter,
  sizeFilter,
  colourFilter,
  brandFilter,
  ...factFilters,
  priceFilter,
  offerFilter,
  additionFilter,
];

/** Those whose values are given their ids by the database. */
export const wordedFilters: readonly WordedFilter[] = [brandFilter, colourFilter, sizeFilter];
