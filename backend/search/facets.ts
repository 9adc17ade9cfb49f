import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';
import type { CatalogCategory } from '../catalog/model.ts';
import { colourFilter } from '../filters/colour.ts';
import { wireNameOf, wireTypeOf, type Filter } from '../filters/filter.ts';
import { interfaceTexts, namesOf } from '../filters/names.ts';
import { sizeFilter } from '../filters/size.ts';
import { countBits, countCommon, haveCommon, union } from './bitmap.ts';
import type { Choice } from './choice.ts';
import type { FilterChoiceValue } from './filter-values.ts';
import { categoryPath } from './listing-pages.ts';
import type { Narrowing } from './narrowing.ts';
import type { ReadModel } from './read-model.ts';
import { sizeSections, type SizeSections } from './size-sections.ts';

/** The orders stand under `sorting`; the group says that the list can be ordered, and has no values (PLP-01). */
const sortingGroup: FilterGroup = {
  f_id: 98,
  f_name: 'sorting',
  f_type: 'radio',
  presentation: 'list',
  label: interfaceTexts[catalogLanguage].list.sort,
  values: [],
};

type Count = (value: FilterChoiceValue) => number;

/**
 * The filter panel: every value that occurs on the page or in the query, with the number of products that choosing it
 * gives, the other choices of its own group left aside. Where the path fixes a group, as
 * `/marka/vantor/` fixes the brand, only the fixed values are listed: any other would empty the page.
 */
export function filterGroups(model: ReadModel, narrowing: Narrowing, choice: Choice): FilterGroup[] {
  const implied = choice.page?.implied ?? [];
  const selected = new Set([...choice.values, ...implied]);
  // Most of what a mistyped query finds is nothing, which has nothing in common with hundreds of values.
  const hasAny = haveCommon(narrowing.context, narrowing.context);
  const occurs = (value: FilterChoiceValue) => hasAny && haveCommon(value.documents, narrowing.context);
  const offered = Array.from(model.values.byGroup).filter(([filter, roots]) =>
    isOffered(filter, roots, { model, narrowing, choice, implied, occurs }),
  );
  const groups = offered.map(([filter, roots]): FilterGroup => {
    const group = wireNameOf(filter);
    const type = wireTypeOf(filter);
    const fixed = implied.filter((value) => value.group === group);
    const isListed = (value: FilterChoiceValue) =>
      selected.has(value) || (occurs(value) && (fixed.length === 0 || fixed.includes(value)));
    const isListedChild = (value: FilterChoiceValue) => selected.has(value) || occurs(value);
    const countOf = counter(model, narrowing, filter);
    const listed = roots.filter(isListed);
    const sections = filter === sizeFilter ? sizeSections(model, narrowing.context, listed) : null;
    return {
      f_id: filter.id,
      f_name: group,
      f_type: type,
      presentation: filter.presentation,
      label: namesOf(filter).label,
      values: listed.map((value): FilterValue => ({
        fv_id: value.id,
        fv_name: value.name,
        fv_name_mobile: value.name,
        ...(value.key === null ? {} : { key: value.key }),
        hidden: value.isHidden,
        f_name: group,
        f_type: type,
        f_id: filter.id,
        count: countOf(value),
        selected: selected.has(value),
        ...placesIn(sections, value),
        swatch: value.swatch,
        pivot: value.children.filter(isListedChild).map((child) => ({
          id: child.id,
          name: child.name,
          count: countOf(child),
          selected: selected.has(child),
        })),
      })),
      ...(sections ? { sections: sections.kinds.map((kind) => sectionOf(model, kind)) } : {}),
    };
  });
  return [...groups, sortingGroup];
}

function placesIn(sections: SizeSections | null, value: FilterChoiceValue): Pick<FilterValue, 'sections'> {
  const places = sections?.placesOf.get(value) ?? [];
  return places.length > 0 ? { sections: places } : {};
}

const sectionOf = ({ categories }: ReadModel, { id, name }: CatalogCategory) => ({
  name,
  url: categoryPath(categories.line(id), null),
});

/** A fact is offered where one of so many products has it. */
const leastShare = 3;

interface Offering {
  model: ReadModel;
  narrowing: Narrowing;
  choice: Choice;
  implied: readonly FilterChoiceValue[];
  occurs: (value: FilterChoiceValue) => boolean;
}

/**
 * Whether a filter would change anything: some value of it is not that of the whole list. A fact of some kinds of goods
 * is offered where at least a third of the list has it. What is chosen by hand stays.
 */
function isOffered(
  filter: Filter,
  roots: readonly FilterChoiceValue[],
  { model, narrowing: { context }, choice, implied, occurs }: Offering,
): boolean {
  const group = wireNameOf(filter);
  if (choice.values.some((value) => value.group === group)) return true;
  const fixed = implied.filter((value) => value.group === group);
  const found = roots.filter((value) => occurs(value) && (fixed.length === 0 || fixed.includes(value)));
  const total = countBits(context);
  const narrows = ({ documents, children }: FilterChoiceValue): boolean =>
    countCommon(documents, context) < total || children.filter(occurs).some(narrows);
  // The one size of goods without sizes says no more than that they can be bought.
  if (filter === sizeFilter && found.length === 1) return false;
  if (!filter.isOfKinds) return found.length === 0 || found.some(narrows);
  if (!found.some(narrows)) return false;
  const sets = found.map(({ documents }) => documents);
  return countCommon(union(model.size, sets), context) * leastShare >= total;
}

function counter(model: ReadModel, narrowing: Narrowing, filter: Filter): Count {
  const { variants, values } = model;
  const { families, sizes, shop } = narrowing.variants;
  if (filter === sizeFilter || filter === colourFilter) {
    const rest = narrowing.without('variant');
    const others = filter === sizeFilter ? families : sizes;
    if (shop === null && others.size === 0) return (value) => countCommon(rest, value.documents);
    const counts =
      filter === sizeFilter
        ? variants.countSizes(rest, narrowing.variants, values.sizes.length)
        : variants.countFamilies(rest, narrowing.variants, values.families.length);
    const numbered = filter === sizeFilter ? values.sizes : values.families;
    const numbers = new Map(numbered.map((value, number) => [value, number]));
    return (value) => counts[numbers.get(value) ?? -1] ?? 0;
  }
  const rest = narrowing.without(wireNameOf(filter));
  return (value) => countCommon(rest, value.documents);
}
