import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type Money } from '#lib/contract/money.ts';
import { sharedList, sharedListUrl } from '#lib/wishlist/shared.ts';
import {
  priceChange,
  toggleFilter,
  viewedWishlistItems,
  wishlistFilters,
  wishlistOrders,
  wishlistViewState,
  wishlistViewQuery,
} from '#lib/wishlist/view.ts';
import { wishlistItem } from '#tests/fixtures/wishlist.ts';

const prices = (vk: Money, vkFull: Money | null = null) => ({ rrp: null, rrpFull: null, vk, vkFull });
const at = (day: number, price = money(29_990)) => ({ at: `2026-03-0${day}T10:00:00.000Z`, price });
const view = (search: string) => wishlistViewState(new URLSearchParams(search));
const shared = (search: string) => sharedList(new URLSearchParams(search));

describe('view of the wishlist', () => {
  it('[RT-13] is read from the address, and what names nothing is as if it were not there', () => {
    expect(view('')).toEqual({ order: 'legutobb', only: [] });
    expect(view('?rendezes=ar-csokkeno&csak=kaphato,akcios')).toEqual({
      order: 'ar-csokkeno',
      only: ['akcios', 'kaphato'],
    });
    expect(view('?rendezes=__proto__&csak=semmi,kaphato,kaphato')).toEqual({ order: 'legutobb', only: ['kaphato'] });
  });

  it('[RT-13] comes back from its own address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wishlistOrders), fc.subarray([...wishlistFilters]), (order, only) => {
        expect(view(wishlistViewQuery({ order, only }))).toEqual({ order, only });
      }),
    );
    expect(wishlistViewQuery({ order: 'legutobb', only: [] })).toBe('');
    expect(wishlistViewQuery({ order: 'nev', only: ['akcios', 'kaphato'] })).toBe('?rendezes=nev&csak=akcios,kaphato');
  });

  it('narrows by one press and widens by the next', () => {
    const narrow = toggleFilter({ order: 'nev', only: ['kaphato'] }, 'akcios');
    expect(narrow).toEqual({ order: 'nev', only: ['akcios', 'kaphato'] });
    expect(toggleFilter(narrow, 'kaphato')).toEqual({ order: 'nev', only: ['akcios'] });
  });
});

describe('products of a view', () => {
  const cheap = wishlistItem(1, { name: 'Zsák', prices: prices(money(9990)), added: at(1) });
  const reduced = wishlistItem(2, {
    name: 'Ősz',
    prices: prices(money(19_990), money(24_990)),
    added: at(2),
    stock: 0,
  });
  const dear = wishlistItem(3, {
    name: 'Cukor',
    prices: { ...prices(money(49_990), money(59_990)), staff: money(5000), staffFull: null },
    added: at(3),
  });
  const same = wishlistItem(4, { name: 'Csap', prices: prices(money(9990)), added: at(4) });
  const list = [same, dear, reduced, cheap];
  const ids = (search: string, type: 'vk' | 'staff' = 'vk') =>
    viewedWishlistItems(list, view(search), type).map(({ id }) => id);

  it.each([
    ['', [4, 3, 2, 1]],
    ['?rendezes=ar', [4, 1, 2, 3]],
    ['?rendezes=ar-csokkeno', [3, 2, 4, 1]],
    ['?rendezes=nev', [3, 4, 2, 1]],
    ['?csak=akcios', [3, 2]],
    ['?csak=kaphato', [4, 3, 1]],
    ['?csak=akcios,kaphato', [3]],
  ])('[RT-13] are those of %s in its order', (search, expected) => expect(ids(search)).toEqual(expected));

  it('are sorted and narrowed by the price that the visitor pays', () => {
    expect(ids('?rendezes=ar', 'staff')).toEqual([3, 4, 1, 2]);
    // The announced reduction of the public price is none of theirs.
    expect(ids('?csak=akcios', 'staff')).toEqual([2]);
  });

  it('leave the list as it was', () => {
    const before = list.map(({ id }) => id);
    ids('?rendezes=nev');
    expect(list.map(({ id }) => id)).toEqual(before);
  });
});

describe('change of a price since the product was saved', () => {
  it('is the difference to the visitor’s own price, in forints', () => {
    expect(priceChange(wishlistItem(1, { prices: prices(money(26_990)) }), 'vk')).toBe(-3000);
    expect(priceChange(wishlistItem(1, { prices: prices(money(31_490)) }), 'vk')).toBe(1500);
    expect(priceChange(wishlistItem(1), 'vk')).toBe(0);
    expect(
      priceChange(wishlistItem(1, { prices: { ...prices(money(29_990)), premium: money(27_990) } }), 'premium'),
    ).toBe(-2000);
    expect(
      priceChange(
        wishlistItem(1, {
          prices: { ...prices(money(29_990)), premium: money(27_990) },
          added: at(1, money(27_990)),
        }),
        'premium',
      ),
    ).toBe(0);
  });
});

describe('list in a link', () => {
  it('[RT-13] is none without the parameter', () => {
    expect(shared('?rendezes=ar')).toBeNull();
    expect(shared('?lista=')).toEqual({ ids: [], dropped: 1 });
  });

  it('[RT-13] drops and counts what names no product, and takes a product once', () => {
    expect(shared('?lista=12,45,12')).toEqual({ ids: [12, 45], dropped: 0 });
    expect(shared('?lista=12,abc,-4,0,1e3,9999999999,%2045,<script>')).toEqual({ ids: [12, 45], dropped: 6 });
  });

  it('takes fifty at most, as many as the API answers at once', () => {
    const many = Array.from({ length: 60 }, (_, index) => index + 1).join();
    const list = shared(`?lista=${many}`);
    expect(list?.ids).toHaveLength(50);
    expect(list?.dropped).toBe(10);
  });

  it('comes back from the link that was sent, and never throws on any other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 50 }), (ids) => {
        expect(sharedList(new URL(sharedListUrl('https://lendulet.hu', 'hu', ids)).searchParams)).toEqual({
          ids,
          dropped: 0,
        });
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const list = sharedList(new URLSearchParams({ lista: text }));
        expect(list?.ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      }),
    );
    expect(sharedListUrl('https://lendulet.hu', 'en', [3, 4])).toBe('https://lendulet.hu/en/wishlist/?lista=3,4');
  });
});
