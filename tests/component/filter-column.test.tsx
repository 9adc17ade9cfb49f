import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilterColumn } from '#components/results/filter-column.tsx';
import { DrawerGroup } from '#components/results/drawer-group.tsx';
import { money } from '#lib/contract/money.ts';
import type { FilterGroup, SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { filters } from '#stores/filters.ts';
import { show, t } from './render.tsx';

const kinds = ['Ruházat', 'Cipők', 'Labdák', 'Kerékpározás', 'Kesztyűk'];
const sizes: FilterGroup = {
  f_id: 89,
  f_name: 'GENERAL_Size',
  f_type: 'checkbox',
  presentation: 'tiles',
  label: 'Méret',
  sections: kinds.map((name) => ({ name, url: '/' })),
  values: ['XS', '41', '5', '54', '8–10 év'].map((fv_name, section) => ({
    fv_id: 40_000 + section,
    fv_name,
    fv_name_mobile: fv_name,
    hidden: false,
    f_name: 'GENERAL_Size',
    f_type: 'checkbox',
    f_id: 89,
    count: 3,
    selected: false,
    // XS is of gloves as well.
    sections: section === 0 ? [0, 4] : [section],
    swatch: null,
    pivot: [],
  })),
};
const answer: SearchAnswer = {
  title: 'Minden',
  path: null,
  products: [],
  total: 12,
  page: 1,
  pageSize: 48,
  pageCount: 1,
  filters: [sizes],
  categoryTree: { tree: [], lastLevel: true, genders: [], isGenderInRequest: true, outlet: false },
  selected: { byId: [], last: null, price: { min: null, max: null }, top: [], all: [], page: [] },
  sorting: { active: { field: 'sales_rank', type: 'desc' }, options: [] },
  priceBounds: { min: money(5990), max: money(89_990) },
  text: null,
  breadcrumbs: [],
  corrected: null,
  understood: null,
  notSold: null,
  leftOut: [],
  relaxations: [],
  direct: null,
  answers: [],
};
/** What stands between a heading and the next one. */
const below = (heading: string) => screen.getByText(heading).nextElementSibling?.textContent;

describe('sizes of several kinds of goods', () => {
  it('[PLP-01] stand below their kind in the column, those of lesser kinds folded', () => {
    show(<FilterColumn path="/search/" searchPath="/search/" query={emptyListing} answer={answer} />);
    expect(kinds.map(below)).toEqual(['XS', '41', '5', '54', 'XS8–10 év']);
    const folded = (kind: string) => screen.getByText(kind).closest('details')?.querySelector('summary')?.textContent;
    expect(kinds.map(folded)).toEqual([...Array<string>(4).fill('Méret'), t('results.moreValues', { count: 2 })]);
  });

  it('[PLP-01] stand below their kind in the drawer', () => {
    filters.load({ query: emptyListing, answer });
    const draft = filters.state();
    if (!draft) throw new Error('The drawer has no draft');
    show(<DrawerGroup group={sizes} draft={draft} />);
    expect(kinds.map(below)).toEqual(['XS', '41', '5', '54', 'XS8–10 év']);
  });
});
