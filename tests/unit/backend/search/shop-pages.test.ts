import { beforeEach, describe, expect, it } from 'vitest';
import { homePage } from '#backend/search/home.ts';
import { menuTree } from '#backend/search/menu.ts';
import { productPage } from '#backend/search/product-page.ts';
import type { StoredProduct } from '#backend/db/products.ts';
import type { Goods } from '#backend/domain/goods.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import { sitemapPage, sitemapParts } from '#backend/search/sitemap.ts';
import { headerProductCards, phrases, productsByIds, productsByQuery } from '#backend/search/suggest.ts';
import { homeSchema } from '#lib/contract/home.ts';
import { menuEndpoints, type MenuItem } from '#lib/contract/menu.ts';
import { productSchema } from '#lib/contract/product.ts';
import { sitemapSchema } from '#lib/contract/sitemap.ts';
import { fixtureCatalog, fixtureNow, fixtureOptions } from '#tests/fixtures/catalog.ts';

let model: ReadModel;
beforeEach(() => {
  model = ReadModel.fromCatalog(fixtureCatalog(), fixtureNow);
});

const everyItem = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...everyItem(item.options)]);

describe('the menu', () => {
  it('[HDR-09] has items with all their fields, of every type', () => {
    const tree = menuEndpoints.menu.data.parse(menuTree(model)) as MenuItem[];
    const all = everyItem(tree);
    expect(new Set(all.map(({ type }) => type))).toEqual(
      new Set(['gender', 'category', 'brand', 'root-hot', 'banners', 'banner', 'root-gender']),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const item of all) for (const option of item.options) expect(option.parentId).toBe(item.id);
    for (const root of tree) expect(root.parentId).toBeNull();
  });

  it('numbers the genders 1 female, 2 male, 3 kinder', () => {
    const genders = menuTree(model).filter(({ type }) => type === 'root-gender');
    expect(genders.map(({ name, url, data }) => [name, url, data?.gender, data?.one])).toEqual([
      ['Női', '/noi/', 1, 'női termék'],
      ['Férfi', '/ferfi/', 2, 'férfi termék'],
      ['Gyerek', '/gyerek/', 3, 'gyerektermék'],
    ]);
  });

  it('leads to pages that exist, the brands to the page that lists them', () => {
    const all = everyItem(menuTree(model)).filter(({ type }) => type !== 'banners');
    for (const { url, name } of all)
      expect(name === 'Márkák' ? url === '/marka/' : model.pages.find(url.split('?')[0] ?? '')).toBeTruthy();
  });

  it('keeps to eleven names in the line, and to four columns', () => {
    const tree = menuTree(model);
    const inLine = tree.filter(({ type }) => type === 'category' || type === 'root-hot');
    expect(inLine.map(({ name }) => name)).toEqual([
      'Cipők',
      'Ruházat',
      'Felszerelés',
      'Futás',
      'Sí',
      'Kerékpár',
      'Fitnesz',
      'Túra',
      'Márkák',
      'Felújított',
      'Akció',
    ]);
    for (const { column } of everyItem(tree)) expect([0, 1, 2, 3]).toContain(column);
  });

  it('puts the brands with most products first', () => {
    const brands = menuTree(model).find(({ name }) => name === 'Márkák')?.options ?? [];
    expect(brands.map(({ name, data }) => [name, data?.position])).toEqual([
      ['Norra', 0],
      ['Vento', 1],
      ['Tarn', 2],
    ]);
  });
});

describe('the home page', () => {
  it('counts the figures of a banner', () => {
    const home = homeSchema.omit({ guides: true }).parse(homePage(model));
    expect(home.banners[0]?.score).toEqual([
      { value: '9', label: 'termék' },
      { value: '2', label: 'áruház' },
      { value: '3', label: 'márka' },
    ]);
  });

  it('varies its rows: two of a brand at most, no picture twice, no product in two rows', () => {
    const catalog = fixtureCatalog();
    const [shoe] = catalog.products;
    if (!shoe) throw new Error('The fixture has no product');
    for (let id = 100; id < 140; id += 1) {
      const images = [{ name: `kep-${id % 7}`, alt: 'Kép' }];
      catalog.products.push({
        ...structuredClone(shoe),
        id,
        brand: id % 2 ? 'vento' : 'tarn',
        options: [],
        colours: shoe.colours.map((colour) => ({ ...colour, images })),
      });
    }
    const { rows } = homePage(ReadModel.fromCatalog(catalog, fixtureNow));
    for (const { products } of rows) {
      const perBrand = Map.groupBy(products, ({ brand }) => brand.slug);
      for (const ofBrand of perBrand.values()) expect(ofBrand.length).toBeLessThanOrEqual(2);
      expect(new Set(products.map(({ image }) => image.path)).size).toBe(products.length);
    }
    const ids = rows.flatMap(({ products }) => products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(rows.find(({ url }) => url === '/akcio/')?.total).toBe(41);
  });

  it('counts sports and brands', () => {
    const home = homePage(model);
    expect(home.sports[0]).toMatchObject({ name: 'Futás', url: '/sport/futas/', count: 3 });
    expect(home.brands).toContainEqual({ name: 'Norra', url: '/marka/norra/', count: 4 });
  });
});

describe('suggestions', () => {
  it('offers the phrases of shoppers, categories and brands, heaviest first', () => {
    const offered = phrases(model);
    expect(offered.slice(0, 3)).toEqual([
      { phrase: 'futócipő', weight: 420 },
      { phrase: 'kerékpár', weight: 260 },
      { phrase: 'kulacs', weight: 180 },
    ]);
    expect(offered).toContainEqual({ phrase: 'Vento', weight: 1 });
    expect(offered).toContainEqual({ phrase: 'futócipők', weight: 1 });
  });

  it('[SRCH-02] finds products from two characters', () => {
    expect(productsByQuery(model, 'f')).toEqual([]);
    expect(productsByQuery(model, ' sí ').map(({ id }) => id)).toEqual([6, 7, 8]);
    expect(productsByQuery(model, 'futóci').map(({ id }) => id)).toEqual([1]);
  });

  it('gives products in the order of the ids asked for', () => {
    expect(productsByIds(model, [5, 1, 77, 3]).map(({ id }) => id)).toEqual([5, 1, 3]);
  });

  it('fills the empty search box with best-sellers', () => {
    expect(headerProductCards(model).map(({ id }) => id)).toEqual([3, 1, 2, 7]);
  });
});

/** A product of the fixture with its sets, as it is stored. */
function stored(id: number): StoredProduct {
  const { products, brands, sets } = fixtureCatalog();
  const product = products.find((one) => one.id === id);
  const brand = brands.find(({ slug }) => slug === product?.brand);
  if (!product || !brand) throw new Error(`The fixture has no product ${id}`);
  const goods = products.flatMap((one) =>
    one.options.map((option): [number, Goods] => [
      option.id,
      {
        ...one,
        optionId: option.id,
        productId: one.id,
        url: `/p/${one.slug}-${one.id}/?szin=${option.colour}`,
        colour: option.colour,
        size: option.size,
        title: option.size,
        image: one.colours[0]!.images[0]!,
        price: one.priceLog[0]!.price,
        full: null,
        isRefurbished: one.refurbished,
        grade: one.refurbishment?.grade ?? null,
        stock: new Map(),
      },
    ]),
  );
  const own = new Set(product.options.map((option) => option.id));
  return {
    product,
    brand,
    goods: new Map(goods),
    sets: sets.filter(({ optionIds }) => optionIds.some((one) => own.has(one))),
  };
}

describe('the product page', () => {
  it('shows everything there is, to the contract', () => {
    for (const { id } of fixtureCatalog().products) {
      expect(productSchema.safeParse(productPage(model, stored(id), 'vk', fixtureNow)).error).toBeUndefined();
    }
  });

  it('is not there before the first public price', () => {
    expect(productPage(model, stored(1), 'vk', new Date('2026-01-01T00:00:00.000Z'))).toBeUndefined();
  });

  it('[PDP-10] shows what goes with it by turns of their categories, so that no two of one come first', () => {
    const pacer = stored(1);
    const related = (relatedIds: number[]) =>
      productPage(model, { ...pacer, product: { ...pacer.product, relatedIds } }, 'vk', fixtureNow)?.related.map(
        ({ id }) => id,
      );
    // The helmet and the goggles are of one category.
    expect(related([7, 8, 2])).toEqual([7, 2, 8]);
    expect(related([2, 7, 8])).toEqual([2, 7, 8]);
  });

  it('tells the prices of 90 days on the days on which they changed', () => {
    expect(productPage(model, stored(1), 'vk', fixtureNow)?.priceHistory).toEqual([
      { date: '2026-08-23', price: '29.990' },
      { date: '2026-11-14', price: '24.990' },
    ]);
  });

  it('shows sets with what their members cost apart, unless one cannot be had', () => {
    const helmet = stored(7);
    const [set] = productPage(model, helmet, 'vk', fixtureNow)?.sets ?? [];
    expect(set).toMatchObject({ id: 1, price: '33.333', separately: '37.980' });
    expect(set?.members.map(({ optionId, url }) => [optionId, url])).toEqual([
      [fixtureOptions.helmet, '/p/norra-crest-sisisak-7/?szin=fekete'],
      [fixtureOptions.goggles, '/p/norra-vista-siszemuveg-8/?szin=piros'],
    ]);
    const goods = new Map([...helmet.goods].filter(([id]) => id !== fixtureOptions.goggles));
    expect(productPage(model, { ...helmet, goods }, 'vk', fixtureNow)?.sets).toEqual([]);
  });

  it('leads from the gender down to the product', () => {
    expect(productPage(model, stored(1), 'vk', fixtureNow)?.breadcrumbs).toEqual([
      { name: 'Férfi', url: '/ferfi/' },
      { name: 'Cipők', url: '/ferfi/cipok/' },
      { name: 'Futócipők', url: '/ferfi/cipok/futocipok/' },
      { name: 'Pacer 3 futócipő', url: '/p/vento-pacer-3-futocipo-1/' },
    ]);
    expect(productPage(model, stored(3), 'vk', fixtureNow)?.breadcrumbs[0]?.url).toBe('/felszereles/');
  });
});

describe('a model', () => {
  it('refuses what cannot be, and stays as it was', () => {
    expect(() => model.setStock(fixtureOptions.shoe, { online: -1 })).toThrow('-1 pieces');
    const [shoe] = fixtureCatalog().products;
    if (!shoe) throw new Error('The fixture has no product');
    expect(() => model.put({ ...shoe, brand: 'nincs' })).toThrow('Product 1: there is no brand nincs');
    expect(() => model.put({ ...shoe, categoryId: 99 })).toThrow('Product 1: there is no category 99');
    expect(() => model.put({ ...shoe, colours: [] })).toThrow('Product 1: option 1001 has no colour kek');
    expect(() => model.put({ ...shoe, priceLog: [] })).toThrow('Product 1 has no public price');
    expect(productsByIds(model, [1])).toHaveLength(1);
  });

  it('finds options by ids beyond 31 bits, and grows past the room that it began with', () => {
    const catalog = fixtureCatalog();
    const [shoe] = catalog.products;
    if (!shoe) throw new Error('The fixture has no product');
    const large = ReadModel.fromCatalog(catalog, fixtureNow);
    const many = 2000;
    for (let at = 0; at < many; at += 1) {
      large.put({
        ...shoe,
        id: 1000 + at,
        options: [{ ...shoe.options[0]!, id: 2 ** 31 + at, sku: `SOK-${at}`, stock: {} }],
      });
    }
    expect(large.productCount).toBe(9 + many);
    large.setStock(2 ** 31 + 7, { online: 3 });
    expect(large.variants.piecesOf(large.documentOf(1007) ?? -1)).toEqual(Uint32Array.of(3));
    expect(large.variants.piecesOf(large.documentOf(1008) ?? -1)).toEqual(Uint32Array.of(0));
    expect(large.codes.find('sok 1999')).toBe(large.documentOf(2999));
    for (let at = 0; at < many; at += 1) large.remove(1000 + at);
    expect([large.productCount, large.isWorn, large.codes.find('SOK-1999')]).toEqual([9, true, null]);
  });
});

describe('the sitemap', () => {
  it('lists every page once, a thousand at a time, with its last change', () => {
    const catalog = fixtureCatalog();
    const [shoe] = catalog.products;
    if (!shoe) throw new Error('The fixture has no product');
    for (let id = 100; id < 2200; id += 1) catalog.products.push({ ...shoe, id, options: [] });
    const large = ReadModel.fromCatalog(catalog, fixtureNow);
    const found: string[] = [];
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages += 1) {
      const page = sitemapSchema.parse(sitemapPage(large, after, null));
      found.push(...page.paths.map(({ path }) => path));
      after = page.next;
    }
    expect(pages).toBe(3);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(2109 + large.pages.all().length);
  });

  it('tells where its pages begin as reading them one by one does, and when one of them changed', () => {
    const catalog = fixtureCatalog();
    const [shoe] = catalog.products;
    if (!shoe) throw new Error('The fixture has no product');
    for (let id = 100; id < 2200; id += 1)
      catalog.products.push({
        ...shoe,
        id,
        addedAt: `2026-11-${15 + Math.floor(id / 1000)}T08:00:00.000Z`,
        options: [],
      });
    const large = ReadModel.fromCatalog(catalog, fixtureNow);
    const starts = [''];
    for (
      let next = sitemapPage(large, '', 'product').next;
      next !== null;
      next = sitemapPage(large, next, 'product').next
    )
      starts.push(next);
    const parts = sitemapParts(large).filter(({ kind }) => kind === 'product');
    expect(parts.map(({ after }) => after)).toEqual(starts);
    expect(parts).toHaveLength(3);
    const latest = starts.map((after) =>
      sitemapPage(large, after, 'product')
        .paths.map(({ changedAt }) => changedAt ?? '')
        .toSorted()
        .at(-1),
    );
    expect(parts.map(({ changedAt }) => changedAt)).toEqual(latest);
    expect(new Set(latest).size).toBeGreaterThan(1);
    const undated = { path: '/shop/a/', kind: 'store', changedAt: null } as const;
    expect(
      sitemapParts(model, [{ ...undated, path: '/shop/b/', changedAt: '2026-01-01T00:00:00.000Z' }, undated]).filter(
        ({ kind }) => kind === 'store',
      ),
    ).toEqual([{ kind: 'store', after: '', changedAt: null }]);
  });

  it('dates a product by its price, and a list by its latest product', () => {
    const { paths } = sitemapPage(model, '', null);
    const changed = (path: string) => paths.find((entry) => entry.path === path)?.changedAt;
    expect(changed('/p/vento-pacer-3-futocipo-1/')).toBe('2026-11-14T06:00:00.000Z');
    expect(changed('/cipok/')).toBe('2026-11-14T06:00:00.000Z');
    expect(changed('/felszereles/')).toBe('2026-03-01T08:00:00.000Z');
    expect(sitemapPage(model, '', 'product').paths.every(({ kind }) => kind === 'product')).toBe(true);
  });
});
