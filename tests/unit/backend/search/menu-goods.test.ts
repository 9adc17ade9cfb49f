import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '#backend/catalog/model.ts';
import { GoodsByKind } from '#backend/search/menu-goods.ts';
import { menuTree } from '#backend/search/menu.ts';
import { search } from '#backend/search/query.ts';
import { ReadModel } from '#backend/search/read-model.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';
import { someCatalog } from './catalog-arbitrary.ts';

const modelOf = (catalog: Catalog) => ReadModel.fromCatalog(catalog, fixtureNow);
const sportsOf = (model: ReadModel) => menuTree(model).filter(({ url }) => url.startsWith('/sport/'));
const goodsOf = ({ options }: MenuItem) => options.filter(({ data }) => data?.head !== undefined);
const picturesOf = ({ options }: MenuItem) => options.filter(({ type }) => type === 'banner');

function listed(model: ReadModel, url: string) {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const filters = searchParams.get('filters');
  return search(model, { path: pathname, ...(filters === null ? {} : { filters }) }, 'vk');
}

/** The fixture's goods, each in categories and sports, with ranks of sales. */
function withGoods(goods: Record<number, { categoryId: number; sportIds: number[]; salesRank: number }>): ReadModel {
  const catalog = fixtureCatalog();
  return modelOf({
    ...catalog,
    products: catalog.products.map((product) => ({ ...product, sportIds: [], ...goods[product.id] })),
  });
}

describe('the leading brands of a root', () => {
  it('[HDR-20] lead to its list narrowed to the brand, those with most goods there first', () => {
    fc.assert(
      fc.property(someCatalog, (catalog) => {
        const model = modelOf(catalog);
        for (const { url: root, data } of menuTree(model)) {
          const counts = (data?.brands ?? []).map(({ name, url }) => {
            const { total, products } = listed(model, url);
            expect(url.split('?')[0]).toBe(root);
            expect(new Set(products.map(({ brand }) => brand.name))).toEqual(new Set([name]));
            return total;
          });
          expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        }
        expect(menuTree(model).some(({ data }) => (data?.brands ?? []).length > 0)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the goods of a sport', () => {
  it('[HDR-19] are all of the sport, each kind below the list of all that it has of a root category', () => {
    fc.assert(
      fc.property(someCatalog, (catalog) => {
        const model = modelOf(catalog);
        for (const sport of sportsOf(model)) {
          const all = new Set(listed(model, sport.url).products.map(({ id }) => id));
          const goods = goodsOf(sport);
          const below = new Map<string, number[]>();
          for (const { url, data } of goods) {
            const ids = listed(model, url).products.map(({ id }) => id);
            for (const id of ids) expect(all.has(id)).toBe(true);
            const head = data?.head?.url ?? '';
            below.set(head, [...(below.get(head) ?? []), ...ids]);
          }
          for (const [head, ids] of below) {
            const whole = listed(model, head).products.map(({ id }) => id);
            expect(ids.toSorted((a, b) => a - b)).toEqual(whole.toSorted((a, b) => a - b));
          }
          expect([...below.values()].flat().length).toBe(all.size);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[HDR-19] stand by root category, in the deepest ones, by sales, and nothing stands twice', () => {
    fc.assert(
      fc.property(someCatalog, (catalog) => {
        const model = modelOf(catalog);
        const kinds = new GoodsByKind(model).of(model.everyDocument);
        const sums = kinds.map((column) => column.reduce((sum, { sales }) => sum + sales, 0));
        expect(sums).toEqual(sums.toSorted((a, b) => b - a));
        for (const column of kinds) {
          expect(new Set(column.map(({ category }) => model.categories.line(category.id)[0])).size).toBe(1);
          expect(column.map(({ sales }) => sales)).toEqual(column.map(({ sales }) => sales).toSorted((a, b) => b - a));
          for (const { category } of column) expect(model.categories.children(category.id)).toEqual([]);
        }
        const all = kinds.flat().map(({ category }) => category.id);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 20 },
    );
  });

  it('[HDR-19] come before its parts, and lead to the whole category where all of it is for the sport', () => {
    const model = withGoods({
      1: { categoryId: 11, sportIds: [1, 2], salesRank: 9 },
      2: { categoryId: 21, sportIds: [1], salesRank: 1 },
      7: { categoryId: 21, sportIds: [3], salesRank: 1 },
    });
    const running = sportsOf(model).find(({ name }) => name === 'Futás');
    expect(running?.options.slice(0, 3).map(({ name, url, data, column }) => [name, url, data?.head, column])).toEqual([
      ['Futócipők', '/cipok/futocipok/', { name: 'Cipők', url: '/cipok/' }, 0],
      ['Pólók', '/ruhazat/polok/?filters=60001', { name: 'Ruházat', url: '/ruhazat/?filters=60001' }, 1],
      ['Terepfutás', '/sport/futas/terepfutas/', undefined, 2],
    ]);
  });

  it('[HDR-19] that are for other sports too count in part: bottles do not lead cycling', () => {
    const order = (sportIds: number[]) => {
      const model = withGoods({
        3: { categoryId: 31, sportIds, salesRank: 1000 },
        9: { categoryId: 36, sportIds: [4], salesRank: 400 },
      });
      const cycling = sportsOf(model).find(({ name }) => name === 'Kerékpár');
      return cycling && goodsOf(cycling).map(({ name }) => name);
    };
    expect(order([4])).toEqual(['Kulacsok', 'Labdák']);
    expect(order([4, 6])).toEqual(['Labdák', 'Kulacsok']);
  });
});

describe('the pages of a sport by gender', () => {
  it('[HDR-09] are told apart by whom they are for, below a sport that is named already', () => {
    const model = withGoods({ 1: { categoryId: 11, sportIds: [1], salesRank: 1 } });
    const named = sportsOf(model)
      .flatMap(({ options }) => options)
      .filter(({ type }) => type === 'gender')
      .map(({ name }) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(['Nőknek', 'Férfiaknak', 'Gyerekeknek']).toEqual(expect.arrayContaining(named));
  });
});

describe('the picture of a root', () => {
  it('[HDR-20] is one of what it leads to, and in no second root of the line', () => {
    fc.assert(
      fc.property(someCatalog, (catalog) => {
        const model = modelOf(catalog);
        const roots = menuTree(model).filter(({ type }) => type === 'category');
        const pictures = roots.flatMap(picturesOf).map(({ data }) => data?.imageData?.path);
        expect(new Set(pictures).size).toBe(pictures.length);
        for (const root of roots) {
          for (const { name, url, data } of picturesOf(root)) {
            const { total, products } = listed(model, url);
            expect(total).toBeGreaterThan(0);
            if (catalog.banners.some(({ title }) => title === name)) continue;
            expect(products.map(({ image }) => image.path)).toContain(data?.imageData?.path);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[HDR-20] is what a merchandiser says of its goods where there is such a banner', () => {
    const model = withGoods({
      1: { categoryId: 11, sportIds: [1], salesRank: 9 },
      2: { categoryId: 21, sportIds: [1], salesRank: 1 },
    });
    const named = (root: string) =>
      menuTree(model)
        .filter(({ url }) => url === root)
        .flatMap(picturesOf)
        .map(({ name, url }) => [name, url]);
    expect(named('/sport/futas/')).toEqual([['Lendülj formába', '/cipok/futocipok/']]);
    expect(named('/ruhazat/')).toEqual([['Pólók', '/ruhazat/polok/']]);
    expect(named('/marka/')).toEqual([]);
  });
});

describe('the panel of a gender', () => {
  const gendersOf = (model: ReadModel) => menuTree(model).filter(({ type }) => type === 'root-gender');

  it('[HDR-21] has its sports in a column of their own, each with the goods that the gender has of it', () => {
    fc.assert(
      fc.property(someCatalog, (catalog) => {
        const model = modelOf(catalog);
        for (const { url: root, options } of gendersOf(model)) {
          const all = new Set(listed(model, root).products.map(({ id }) => id));
          const sports = options.filter(({ type }) => type === 'gender');
          const columns = options.filter(({ type }) => type === 'category').map(({ column }) => column);
          for (const { url, column } of sports) {
            expect(url).toMatch(/^\/sport\/[^/]+\/(noi|ferfi|gyerek)\/$/);
            expect(columns).not.toContain(column);
            for (const { id } of listed(model, url).products) expect(all.has(id)).toBe(true);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[HDR-21] has two pictures at most, each of what it leads to and of no other gender', () => {
    fc.assert(
      fc.property(someCatalog, (catalog) => {
        const model = modelOf(catalog);
        const pictures = gendersOf(model).flatMap((root) => {
          expect(picturesOf(root).length).toBeLessThanOrEqual(2);
          for (const { url, data } of picturesOf(root))
            expect(listed(model, url).products.map(({ image }) => image.path)).toContain(data?.imageData?.path);
          return picturesOf(root).map(({ data }) => data?.imageData?.path);
        });
        expect(new Set(pictures).size).toBe(pictures.length);
      }),
      { numRuns: 20 },
    );
  });

  it('[HDR-21] names the sizes of children’s categories alone, each with their list narrowed to it', () => {
    const catalog = fixtureCatalog();
    const sized = (gender: 'kinder' | 'male') =>
      modelOf({
        ...catalog,
        products: catalog.products.map((product) => ([1, 2].includes(product.id) ? { ...product, gender } : product)),
      });
    const model = sized('kinder');
    const children = gendersOf(model).find(({ url }) => url === '/gyerek/');
    const withSizes = children?.options.filter(({ data }) => data?.sizes !== undefined) ?? [];
    expect(withSizes.map(({ url }) => url)).toEqual(['/gyerek/cipok/', '/gyerek/ruhazat/']);
    for (const { name, url } of withSizes.flatMap(({ data }) => data?.sizes ?? []))
      for (const { sizes } of listed(model, url).products) expect(sizes).toContain(name);
    const names = gendersOf(sized('male')).flatMap(({ options }) => options.flatMap(({ data }) => data?.sizes ?? []));
    expect(names).toEqual([]);
  });
});
