import type { FilterGroup, FilterName, FilterValue } from '#lib/contract/search.ts';

/** The filter groups of a results page (PLP-01). */
export const filterGroupNames = [
  'brand',
  'color',
  'gender',
  'price',
  'size',
  'sorting',
  'addition',
  'sports',
  'refurbed',
] as const;
export type FilterGroupName = (typeof filterGroupNames)[number];

const byServerName: Readonly<Record<FilterName, FilterGroupName>> = {
  GENERAL_Brand: 'brand',
  GENERAL_Color: 'color',
  GENERAL_Gender: 'gender',
  GENERAL_Size: 'size',
  GENERAL_saletype: 'refurbed',
  price: 'price',
  sorting: 'sorting',
  addition: 'addition',
  sports: 'sports',
};

/** Filter ids that stand for a group by themselves, whatever name the server gives them (PLP-04). */
const byLegacyId: ReadonlyMap<number, FilterGroupName> = new Map([
  [83, 'brand'],
  [91, 'color'],
  [82, 'gender'],
  [89, 'size'],
]);

/** Value of the sale types that means refurbished goods (PLP-18). */
export const refurbishedValueId = 2735;

type Named = Pick<FilterGroup, 'f_id' | 'f_name'>;

/** The group that a server's filter belongs to. */
export function filterGroupOf({ f_id: id, f_name: name }: Named): FilterGroupName {
  return byLegacyId.get(id) ?? byServerName[name];
}

/**
 * Whether a group takes one value at most: gender, refurbed, and an addition that is a dropdown or a radio (PLP-06).
 */
export function isRadioGroup(group: Named & Pick<FilterGroup, 'f_type'>): boolean {
  const name = filterGroupOf(group);
  if (name === 'gender' || name === 'refurbed') return true;
  return name === 'addition' && (group.f_type === 'dropdown' || group.f_type === 'radio');
}

/** The values that a shopper may see; hidden ones are not counted either (PLP-11). */
export function visibleValues(group: Pick<FilterGroup, 'values'>): FilterValue[] {
  return group.values.filter(({ hidden }) => !hidden);
}

/** A value that would lead to nothing: it stays in its place and can not be pressed. */
export function isDeadValue({ count, selected }: Pick<FilterValue, 'count' | 'selected'>): boolean {
  return count === 0 && !selected;
}
