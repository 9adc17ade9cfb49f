import { describe, expect, it, vi } from 'vitest';
import { listingMetadata } from '#components/results/listing-metadata.ts';
import { filterPrice } from '#lib/contract/money.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { emptyListing, type ListingQuery } from '#lib/core/filters/index.ts';
import { hu } from '#tests/messages.ts';
import { t } from './render.tsx';

vi.mock('next-intl/server', async () => {
  const { createFormatter, createTranslator } = await import('use-intl/core');
  return {
    getTranslations: (namespace: never) => createTranslator({ locale: 'hu', messages: hu, namespace }),
    getFormatter: () => createFormatter({ locale: 'hu' }),
  };
});

const brand = (fv_name: string, count: number, hidden = false) => ({ fv_name, count, hidden });
const answer = (changes: object = {}) =>
  ({
    title: 'Futócipők',
    total: 128,
    text: null,
    filters: [
      {
        f_name: 'GENERAL_Brand',
        values: [
          brand('Havran', 3),
          brand('Vantor', 40),
          brand('Titkos', 99, true),
          brand('Ütem', 9),
          brand('Norra', 20),
          brand('Üres', 0),
        ],
      },
    ],
    ...changes,
  }) as unknown as SearchAnswer;
const metadata = (query: Partial<ListingQuery> = {}, changes: object = {}) =>
  listingMetadata('/cipok/futocipok/', { ...emptyListing, ...query }, answer(changes), 'hu');

describe('metadata of a list', () => {
  it.each<[string, Partial<ListingQuery>, string, string]>([
    ['the list', {}, '/cipok/futocipok/', 'Futócipők – Lendület'],
    ['a later page of it', { page: 2 }, '/cipok/futocipok/?page=2', 'Futócipők – 2. oldal – Lendület'],
    ['a filter', { filters: [7], page: 2 }, '/cipok/futocipok/', 'Futócipők – Lendület'],
    ['a price', { priceMin: filterPrice(10) }, '/cipok/futocipok/', 'Futócipők – Lendület'],
    ['an order', { sorting: { field: 'price', type: 'asc' }, page: 3 }, '/cipok/futocipok/', 'Futócipők – Lendület'],
    ['a store', { shop: 'store_pecs' }, '/cipok/futocipok/', 'Futócipők – Lendület'],
  ])('[PLP-14] leads search engines from %s to its one address', async (_, query, canonical, absolute) => {
    expect(await metadata(query)).toMatchObject({ alternates: { canonical }, title: { absolute } });
    expect(await metadata(query)).not.toHaveProperty('robots');
  });

  it('keeps a choice that finds nothing out of search engines', async () => {
    expect(await metadata({ filters: [7, 8] }, { total: 0 })).toMatchObject({ robots: { index: false, follow: true } });
  });

  it('tells what is in it where it has no text of its own', async () => {
    const facts = { title: 'Futócipők', count: 128, shown: '128', days: 14 };
    expect((await metadata()).description).toBe(
      t('listing.summaryBrands', { ...facts, brands: 'Vantor, Norra és Ütem' }),
    );
    expect(
      (await metadata({}, { filters: [{ f_name: 'GENERAL_Brand', values: [brand('Vantor', 40)] }] })).description,
    ).toBe(t('listing.summary', facts));
    expect((await metadata({}, { text: 'Futócipők edzésre.' })).description).toBe('Futócipők edzésre.');
  });
});
