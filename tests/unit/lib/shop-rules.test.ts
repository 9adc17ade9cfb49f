import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Cart, CartItem } from '#lib/contract/cart.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import type { Product } from '#lib/contract/product.ts';
import { allowedQuantity, orderObstacle, pieces, splitCart } from '#lib/core/cart.ts';
import { localePath, splitLocale } from '#lib/core/locales.ts';
import { findMenuItem, menuColumns, menuRoots, sortedBrands } from '#lib/menu/index.ts';
import { isValidLink } from '#lib/navigation/link-guard.ts';
import { optionOf, productIdOf, stockClass, variantOf, variantUrl } from '#lib/core/products/variants.ts';
import { cookieDomain } from '#lib/core/session/cookie-domain.ts';
import { fold } from '#lib/core/text/fold.ts';
import { matchingPhrases } from '#lib/suggestions/index.ts';

const item = (status: CartItem['status'], quantity: number, stock: number) =>
  ({ hash: `${status}${quantity}`, status, option: { quantity, stock } }) as CartItem;
const cart = (...products: CartItem[]) => ({ products }) as Cart;

describe('cart', () => {
  it('[CART-02] splits items into what has stock and quantity and what has not', () => {
    const lines = [item('available', 2, 5), item('unavailable', 1, 0), item('reduced', 4, 1), item('available', 1, 0)];
    const { available, unavailable } = splitCart(lines);
    expect(available).toEqual([lines[0], lines[2]]);
    expect(unavailable).toEqual([lines[1], lines[3]]);
    expect(pieces(cart(...lines))).toBe(8);
  });

  it('names what keeps a cart from being ordered', () => {
    expect(orderObstacle(cart())).toBe('empty');
    expect(orderObstacle(cart(item('unavailable', 1, 0)))).toBe('empty');
    expect(orderObstacle(cart(item('available', 1, 3), item('reduced', 4, 1)))).toBe('reduced');
    expect(orderObstacle(cart(item('available', 1, 3), item('unavailable', 1, 0)))).toBe('unavailable');
    expect(orderObstacle(cart(item('available', 1, 3)))).toBeNull();
  });

  it.each([
    ['2', 5, 2],
    ['9', 5, 5],
    ['0', 5, null],
    ['-1', 5, null],
    ['2,5', 5, null],
    ['', 5, null],
    ['12345', 5, null],
    [' 3 ', 5, 3],
  ])('holds a typed quantity %j with stock %d to %j', (typed, stock, expected) =>
    expect(allowedQuantity(typed, stock)).toBe(expected),
  );
});

describe('languages', () => {
  it('[RT-28] has no prefix for Hungarian and one for English, there and back', () => {
    expect(localePath('hu', '/kosar/')).toBe('/kosar/');
    expect(localePath('en', '/kosar/')).toBe('/en/kosar/');
    for (const locale of ['hu', 'en'] as const) {
      for (const path of ['/', '/kosar/', '/energia/'])
        expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
    }
  });
});

const menuItem = (changes: Partial<MenuItem>): MenuItem => ({
  id: 1,
  name: 'Név',
  url: '/x/',
  options: [],
  data: null,
  parentId: null,
  column: 0,
  type: 'category',
  ...changes,
});

describe('menu', () => {
  it.each([
    ['', false],
    ['/', false],
    ['#', false],
    ['/cipok/', true],
  ])('[HDR-12] takes %j for a link: %j', (url, valid) => expect(isValidLink(url)).toBe(valid));

  it('[HDR-10] sorts brands by position', () => {
    const brands = [3, 1, 2].map((position) =>
      menuItem({ id: position, type: 'brand', data: { position, logo: null } }),
    );
    expect(sortedBrands([...brands, menuItem({ id: 9, type: 'category' })]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('[HDR-09] tells genders from the other roots and keeps banners out', () => {
    const { genders, roots } = menuRoots([
      menuItem({ id: 1, type: 'root-gender' }),
      menuItem({ id: 2 }),
      menuItem({ id: 3, type: 'banners' }),
      menuItem({ id: 4, type: 'root-hot' }),
    ]);
    expect([genders.map(({ id }) => id), roots.map(({ id }) => id)]).toEqual([[1], [2, 4]]);
  });

  it('groups the items of a mega menu by column', () => {
    const options = [
      menuItem({ id: 1, column: 2 }),
      menuItem({ id: 2, column: 0 }),
      menuItem({ id: 3, column: 2 }),
      menuItem({ id: 4, type: 'banner' }),
    ];
    expect(menuColumns(options).map((column) => column.map(({ id }) => id))).toEqual([[2], [1, 3]]);
  });

  it('[HDR-11] warns of an unknown id', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tree = [menuItem({ id: 1, options: [menuItem({ id: 2 })] })];
    expect(findMenuItem(tree, 2)?.id).toBe(2);
    expect(warn).not.toHaveBeenCalled();
    expect(findMenuItem(tree, 7)).toBeNull();
    expect(warn).toHaveBeenCalledWith('Unknown menu option id 7');
    warn.mockRestore();
  });
});

describe('suggestions', () => {
  const phrases = [
    'futócipő',
    'futó zokni',
    'futball',
    'Fűzős bakancs',
    'futónadrág',
    'futópóló',
    'futósapka',
    'síléc',
  ].map((phrase, index) => ({ phrase, weight: 100 - index }));

  it('[SRCH-03] are those that begin with what is typed, five at most, heaviest first', () => {
    expect(matchingPhrases(phrases, 'futo', 5).map(({ phrase }) => phrase)).toEqual([
      'futócipő',
      'futó zokni',
      'futónadrág',
      'futópóló',
      'futósapka',
    ]);
    expect(matchingPhrases(phrases, 'FŰZ', 5).map(({ phrase }) => phrase)).toEqual(['Fűzős bakancs']);
    expect(matchingPhrases(phrases, 'fut', 2)).toHaveLength(2);
    expect(matchingPhrases(phrases, '  ', 5)).toEqual([]);
  });

  it('[SRCH-03] offers one form of a phrase whose forms find as much', () => {
    const offered = [
      { phrase: 'teniszütők', weight: 6, count: 80 },
      { phrase: 'teniszütő', weight: 225, count: 80 },
      { phrase: 'teniszütő kezdő', weight: 120, count: 5 },
      { phrase: 'teniszpóló', weight: 135, count: 80 },
      { phrase: 'tenisz', weight: 1, count: null },
    ];
    expect(matchingPhrases(offered, 'tenisz', 5).map(({ phrase }) => phrase)).toEqual([
      'teniszütő',
      'teniszpóló',
      'teniszütő kezdő',
      'tenisz',
    ]);
  });

  it('keeps the length of Hungarian words, so that the typed part can be marked', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aábcdeéfiíoóöőuúüűÁÉŐŰ -') }),
        (word) => fold(word).length === word.length,
      ),
    );
  });
});

describe('product', () => {
  const product = {
    id: 12,
    url: '/p/pulzus-12/',
    sizes: ['38', '39'],
    colours: [
      { slug: 'korall', name: 'korall' },
      { slug: 'kek', name: 'kék' },
    ],
    options: [{ id: 1, colour: 'kek', size: '39', stock: 2 }],
  } as Product;

  it('[RT-07] has its id at the end of its path', () => {
    expect(productIdOf('pulzus-4-noi-futocipo-123')).toBe(123);
    for (const segment of ['pulzus', '123', 'pulzus-', 'pulzus-12x', 'p-12345678901'])
      expect(productIdOf(segment)).toBeNull();
  });

  it('[PLP-24] shows the variant of its address, and without one the first colour that can be bought', () => {
    expect(variantOf(product, 'kek', '39')).toMatchObject({ colour: { slug: 'kek' }, size: '39' });
    expect(variantOf(product, 'korall', undefined)).toMatchObject({ colour: { slug: 'korall' } });
    expect(variantOf(product, undefined, undefined)).toMatchObject({ colour: { slug: 'kek' }, size: null });
    expect(variantOf(product, ['kek'], '77')).toMatchObject({ colour: { slug: 'kek' }, size: null });
    const gone = { ...product, options: product.options.map((option) => ({ ...option, stock: 0 })) };
    expect(variantOf(gone, undefined, undefined)).toMatchObject({ colour: { slug: 'korall' } });
    expect(variantUrl(product, 'kek', '39')).toBe('/p/pulzus-12/?szin=kek&meret=39');
    expect(variantUrl({ ...product, sizes: ['Egy méret'] }, 'kek', 'Egy méret')).toBe('/p/pulzus-12/?szin=kek');
  });

  it('knows its options and what their stock means', () => {
    expect(optionOf(product.options, 'kek', '39')?.id).toBe(1);
    expect(optionOf(product.options, 'kek', null)).toBeUndefined();
    expect([0, 1, 3, 4].map(stockClass)).toEqual(['none', 'few', 'few', 'available']);
  });
});

describe('cookieDomain', () => {
  it.each([
    ['www.lendulet.hu', 'lendulet.hu'],
    ['penztar.bolt.lendulet.hu', 'lendulet.hu'],
    ['lendulet.hu', 'lendulet.hu'],
    ['localhost', undefined],
    ['127.0.0.1', undefined],
    ['[::1]', undefined],
  ])('[AUTH-08] of %s is %s', (hostname, domain) => expect(cookieDomain(hostname)).toBe(domain));
});
