import { allFacts } from '#lib/core/facts/all-facts.ts';
import { valueIdsOf, valueKeysOf } from '#lib/core/facts/fact.ts';
import { fixedFilter, type FixedFilter } from './filter.ts';

/** Each fact of goods as a filter, numbers by their bands (ADR-0112). */
export const factFilters: readonly FixedFilter[] = allFacts.map((fact) =>
  fixedFilter({
    key: fact.key,
    id: fact.id,
    presentation: 'list',
    isOfKinds: true,
    values: valueIdsOf(fact),
    valuesOf: ({ facts }) => valueKeysOf(fact, facts[fact.key]),
  }),
);
