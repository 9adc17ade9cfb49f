import { describe, expect, it } from 'vitest';
import { cardItem, categoryFields, priceFields, productItem, worth } from '#lib/analytics/items.ts';
import { money, filterPrice } from '#lib/contract/money.ts';
import { listEvent } from '#lib/analytics/lists.ts';
import { productView } from '#lib/analytics/product-view.ts';
import { bannerView } from '#lib/analytics/promotions.ts';
import { eventSchemas, schemaError } from '#lib/analytics/schemas.ts';
import {
  homeList,
  resultList,
  cardImpression,
  setImpressions,
  type CardImpression,
} from '#lib/analytics/impression.ts';
import { resultsImpression } from '#lib/analytics/results-impression.ts';
import { emptyListing } from '#lib/core/filters/index.ts';
import { wishlistItem, wishlistProduct } from '#tests/fixtures/wishlist.ts';
import { mostItems } from '#lib/analytics/limits.ts';

const trail = ['Női', 'Cipők', 'Futócipők', 'Pulzus 1'].map((name) => ({ name, url: '/' }));

describe('the price of an item', () => {
  it.each([
    [money(29_990), null, { price: 29_990, discount_bucket: '0%' }],
    [money(24_990), money(29_990), { price: 24_990, discount: 5000, discount_bucket: '11-20%' }],
    [money(19_900), money(20_000), { price: 19_900, discount: 100, discount_bucket: '0-1%' }],
    [money(18_000), money(20_000), { price: 18_000, discount: 2000, discount_bucket: '1-10%' }],
    [money(1000), money(20_000), { price: 1000, discount: 19_000, discount_bucket: '91-100%' }],
    // What is no lawful reduction is none here either.
    [money(30_000), money(29_990), { price: 30_000, discount_bucket: '0%' }],
    [money(1_250_000), money(1_500_000), { price: 1_250_000, discount: 250_000, discount_bucket: '11-20%' }],
  ])('[PDP-09] %s, reduced from %s, has the discount and its bucket', (price, full, fields) =>
    expect(priceFields(price, full)).toEqual(fields),
  );
});

describe('an item', () => {
  it('of a page has the categories above the product, its variant, and the price of its reader', () => {
    const product = wishlistProduct(
      [
        ['38', 1],
        ['39', 1],
      ],
      {
        breadcrumbs: trail,
        prices: { rrp: null, rrpFull: null, vk: money(29_990), vkFull: null, staff: money(20_000) },
      },
    );
    expect(productItem(product, 'korall', 'staff')).toEqual({
      item_id: '1',
      item_name: 'Pulzus 1 női futócipő',
      item_brand: 'Vantor',
      item_category: 'Női',
      item_category2: 'Cipők',
      item_category3: 'Futócipők',
      item_variant: 'korall',
      affiliation: 'Lendület',
      quantity: 1,
      price: 20_000,
      discount_bucket: '0%',
    });
    expect(productView(product, 'korall', '38')).toMatchObject({
      ecommerce: { currency: 'HUF', value: 29_990, items: [{ item_variant: 'korall, 38' }] },
    });
    expect(schemaError(productView(wishlistProduct([['egy méret', 1]]), 'korall', 'egy méret'))).toBeNull();
    expect(productView(wishlistProduct([['egy méret', 1]]), 'korall', 'egy méret')).toMatchObject({
      ecommerce: { items: [{ item_variant: 'korall' }] },
    });
  });

  it('has five categories at most', () => {
    expect(categoryFields([])).toEqual({});
    expect(Object.keys(categoryFields(Array.from({ length: 9 }, (_, at) => ({ name: `${at}`, url: '/' }))))).toEqual([
      'item_category',
      'item_category2',
      'item_category3',
      'item_category4',
      'item_category5',
    ]);
  });

  it('is worth its price by its quantity; no more than 200 are tracked', () => {
    const items = Array.from({ length: mostItems + 1 }, () => ({
      ...cardItem(cardImpression(wishlistItem(1))),
      quantity: 2,
    }));
    expect(worth(items)).toMatchObject({ currency: 'HUF', value: 200 * 2 * 29_990 });
    expect(worth(items).items).toHaveLength(200);
  });
});

describe('a list', () => {
  it('goes by the name of its page, else by its own; its places go on from the page before', () => {
    const query = { ...emptyListing, page: 2, shop: 'store_szeged' };
    const event = listEvent({
      ...resultList(query, { title: 'Cipők', pageSize: 48 }),
      cards: [cardImpression(wishlistItem(1)), cardImpression(wishlistItem(2))],
    });
    expect(event).toMatchObject({
      ecommerce: {
        item_list_id: 'results',
        item_list_name: 'Cipők',
        items: [{ index: 48, location_id: 'store_szeged' }, { index: 49 }],
      },
    });
    expect(schemaError(event)).toBeNull();
    expect(resultList({ ...emptyListing, q: 'cipő' }, { title: null, pageSize: 48 })).toEqual({ id: 'search_results' });
    expect(homeList({ title: 'Futáshoz', url: '/sport/futas/' })).toEqual({ id: 'home_sport_futas', name: 'Futáshoz' });
  });

  it('of more than 200 is tracked in part, one of sets by the sets, and an empty one not at all', () => {
    const many: CardImpression[] = Array.from({ length: 201 }, (_, id) => [id + 1, 'Cipő', 'Vantor', money(9990)]);
    expect(listEvent({ id: 'wishlist', cards: many })?.ecommerce.items).toHaveLength(200);
    const sets = listEvent({
      id: 'sets',
      cards: setImpressions([{ id: 5, name: 'Futószett', price: money(19_990) }]),
    });
    expect(sets).toMatchObject({
      ecommerce: { item_list_name: 'Szettek', items: [{ item_id: 'set-5', price: 19_990 }] },
    });
    expect(schemaError(sets)).toBeNull();
    expect(listEvent({ id: 'related', cards: [] })).toBeNull();
  });
});

describe('results', () => {
  const value = (id: number, name: string) => ({ id, name, f_name: 'GENERAL_Gender' as const });
  it('name what narrows them beyond the page itself, and another order than the shop’s own', () => {
    const selected = {
      byId: [1, 2],
      page: [value(1, 'Cipők')],
      last: null,
      price: { min: null, max: null },
      top: [],
      all: [value(1, 'Cipők'), value(2, 'Női')],
    };
    const query = { ...emptyListing, priceMin: filterPrice(10), priceMax: null, shop: 'store_szeged' };
    expect(
      resultsImpression('/cipok/', query, {
        selected,
        sorting: { active: { field: 'price', type: 'asc' }, options: [] },
        total: 3,
      }),
    ).toEqual({
      path: '/cipok/',
      q: null,
      total: 3,
      filters: ['Női', '10000–', 'store_szeged'],
      sort: 'price-asc',
    });
    expect(
      resultsImpression('/cipok/', emptyListing, {
        selected: { ...selected, all: [] },
        sorting: { active: { field: 'sales_rank', type: 'desc' }, options: [] },
        total: 3,
      }),
    ).toMatchObject({ filters: [], sort: null });
  });
});

describe('the schemas', () => {
  const good = productView(wishlistProduct([['38', 1]]), 'korall', null);
  it('know the names of GA4 and the shop’s own, and take no other', () => {
    expect(Object.keys(eventSchemas).toSorted()).toEqual(
      [
        'page_data',
        '10_pages',
        '8_minutes',
        'view_item_list',
        'select_item',
        'view_item',
        'add_to_cart',
        'remove_from_cart',
        'view_cart',
        'begin_checkout',
        'add_to_wishlist',
        'view_promotion',
        'select_promotion',
        'search',
        'view_search_results',
        'zero_results',
        'filter_apply',
        'login',
        'sign_up',
        'share',
        'store_search',
        'store_select',
        'book_open',
        'book_page',
        'book_hotspot',
        'withdrawal_submit',
      ].toSorted(),
    );
    expect(schemaError(good)).toBeNull();
    expect(schemaError(bannerView('„!”', 'menu'))).toBeNull();
    expect([schemaError({ event: 'purchase' }), schemaError({}), schemaError(null)]).toEqual([
      'There is no event "purchase"',
      'There is no event undefined',
      'There is no event undefined',
    ]);
  });

  it.each([
    ['a value that is not the sum', { value: 1 }, 'value is not the sum'],
    ['no currency', { currency: undefined }, 'currency'],
    ['no items', { items: [], value: 0 }, 'items'],
    ['a word that nobody knows', { email: 'anna@example.hu' }, 'email'],
  ])('refuse %s', (_what, changes, words) => {
    expect(
      schemaError({ ...good, ecommerce: { ...('ecommerce' in good ? good.ecommerce : {}), ...changes } }),
    ).toContain(words);
  });
});
