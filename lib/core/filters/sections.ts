import type { FilterGroup, FilterValue } from '#lib/contract/search.ts';

/** Values of a group by section, each with its heading, where one may stand in several; those of none stand last, without. */
export function sectionsOf<Value extends Pick<FilterValue, 'sections'>>(
  { sections = [] }: Pick<FilterGroup, 'sections'>,
  values: readonly Value[],
): { name: string; lang?: string | undefined; values: Value[] }[] {
  const headed = sections.map(({ name, lang }, at) => ({
    name,
    lang,
    values: values.filter((value) => value.sections?.includes(at)),
  }));
  const others = values.filter((value) => !value.sections?.some((at) => at < sections.length));
  return [...headed, { name: '', values: others }].filter((section) => section.values.length > 0);
}
