import { describe, expect, it } from 'vitest';
import { allFilters } from '#backend/filters/all-filters.ts';
import { wireNameOf } from '#backend/filters/filter.ts';
import { genderFilter } from '#backend/filters/gender.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { search } from '#backend/search/query.ts';
import english from '#messages/en.json' with { type: 'json' };
import hungarian from '#messages/hu.json' with { type: 'json' };
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);

describe.each(allFilters.map((filter) => [filter.key, filter] as const))('the filter %s', (key, filter) => {
  const { values: named = {}, hidden = {} } = filter.kind === 'fixed' ? filter : {};
  const keys = Object.keys(named).filter((value) => !(value in hidden));

  it('[PLP-03] has a label, and a name for each value that it names, in both languages', () => {
    for (const { label, values } of [hungarian.filters[key], english.filters[key]] as {
      label: string;
      values?: Record<string, string>;
    }[]) {
      expect(label).not.toBe('');
      expect(Object.keys(values ?? {}).toSorted()).toEqual(keys.toSorted());
    }
  });

  it('[PLP-03, PLP-04] comes with its presentation, and its Hungarian names for whoever has none of their own', () => {
    // A fact is offered where goods have it, and where it is chosen.
    const [first] = filter.kind === 'fixed' && filter.isOfKinds ? Object.values<number>(filter.values) : [];
    const asked = first === undefined ? {} : { filters: String(first) };
    const group = search(model, asked, 'vk').filters.find(({ f_id: id }) => id === filter.id);
    expect(group).toMatchObject({
      f_name: wireNameOf(filter),
      presentation: filter.presentation,
      label: hungarian.filters[key].label,
    });
    if (filter.kind !== 'fixed') return;
    const names: Record<string, string> = (hungarian.filters[key] as { values: Record<string, string> }).values;
    for (const { key: value = '', fv_name: name, fv_id: id } of group?.values.filter((own) => !own.hidden) ?? []) {
      expect([name, id]).toEqual([names[value], filter.values[value]]);
    }
  });
});

describe('all filters', () => {
  it('[PLP-03] have ids and names that are nobody else’s', () => {
    const ids = [
      ...allFilters.map(({ id }) => id),
      ...allFilters.flatMap((filter) => (filter.kind === 'fixed' ? Object.values<number>(filter.values) : [])),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(allFilters.map(wireNameOf)).size).toBe(allFilters.length);
  });

  it('[PLP-03] tell which of their values a product has', () => {
    const document = fixtureCatalog().products.find(({ gender }) => gender === 'unisex')?.id ?? 0;
    expect(model.values.keysOf(genderFilter, model.documentOf(document) ?? -1)).toEqual(['female', 'male', 'unisex']);
  });
});
