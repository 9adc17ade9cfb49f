import type { FilterGroup, FilterName, FilterPresentation, FilterValue } from '#lib/contract/search.ts';

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
/** One of these, or the server's own name of a group that this interface has never heard of (ADR-0091). */
export type FilterGroupName = (typeof filterGroupNames)[number] | (FilterGroup['f_name'] & Record<never, never>);

const serverNames: Readonly<Record<FilterName, FilterGroupName>> = {
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
const byServerName: ReadonlyMap<string, FilterGroupName> = new Map(Object.entries(serverNames));

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
export function filterGroupOf({
  f_id: id,
  f_name: name,
}: {
  f_id?: number;
  f_name: FilterGroup['f_name'];
}): FilterGroupName {
  return (id === undefined ? undefined : byLegacyId.get(id)) ?? byServerName.get(name) ?? name;
}

const presentations: readonly FilterPresentation[] = ['list', 'swatches', 'tiles', 'range', 'tree'];

/** How a group is shown; as a list where nothing is said of it, or something new. */
export function presentationOf(group: Named & Pick<FilterGroup, 'presentation'>): FilterPresentation {
  const known = presentations.find((presentation) => presentation === group.presentation);
  return known ?? (filterGroupOf(group) === 'size' ? 'tiles' : 'list');
}

const groupsOfOne: readonly string[] = ['gender', 'refurbed'];
const groupsOfMany: readonly string[] = ['brand', 'color', 'size', 'sports'];

/**
 * Whether a group takes one value at most: gender, refurbed, and any other without a rule of its own, an addition for
 * example, that is a dropdown or a radio (PLP-06).
 */
export function isRadioGroup(group: Named & Pick<FilterGroup, 'f_type'>): boolean {
  const name = filterGroupOf(group);
  if (groupsOfOne.includes(name) || groupsOfMany.includes(name)) return groupsOfOne.includes(name);
  return group.f_type === 'dropdown' || group.f_type === 'radio';
}

/** The values that a shopper may see; hidden ones are not counted either (PLP-11). */
export function visibleValues(group: Pick<FilterGroup, 'values'>): FilterValue[] {
  return group.values.filter(({ hidden }) => !hidden);
}

/** A value that would lead to nothing: it stays in its place and cannot be pressed. */
export function isDeadValue({ count, selected }: Pick<FilterValue, 'count' | 'selected'>): boolean {
  return count === 0 && !selected;
}
