import { describe, expect, it } from 'vitest';
import { ReadModel } from '#backend/search/read-model.ts';
import { productTexts } from '#backend/search/product-texts.ts';
import { search } from '#backend/search/query.ts';
import { fixtureCatalog, fixtureNow } from '#tests/fixtures/catalog.ts';

const [product] = fixtureCatalog().products;
if (!product) throw new Error('The fixture has no product');

const textsOf = (name: string, categories: readonly string[], synonyms: string[] = []) =>
  productTexts({ ...product, name, synonyms }, { brand: 'Brand', categories, sports: [] });

describe('the model in the name of a product', () => {
  it.each([
    ['Tollas 2 férfi pehelydzseki', ['Pehelydzsekik'], [], 'Tollas 2', 'férfi pehelydzseki'],
    ['Vaddisznó Lite MTB-kerékpár', ['MTB-kerékpárok'], [], 'Vaddisznó Lite', 'MTB-kerékpár'],
    ['Szirtfutó 3 MTB-kerékpár', ['MTB-kerékpárok'], [], 'Szirtfutó 3', 'MTB-kerékpár'],
    ['Málha 4 túrahátizsák, felújított', ['Táskák'], [], 'Málha 4', 'túrahátizsák, felújított'],
    ['Nyúlánk 2 hurok, 5 darab', ['Gumiszalagok'], ['hurok'], 'Nyúlánk 2', 'hurok, 5 darab'],
  ])('[PLP-09] of "%s" is what stands before its kind', (name, categories, synonyms, model, rest) => {
    expect(textsOf(name, categories, synonyms)).toMatchObject({ model: [model], name: [rest] });
  });

  it.each([
    ['Férfi futócipő Iram 3', ['Futócipők']],
    ['Valami más', ['Futócipők']],
  ])('[PLP-09] of "%s" is none that can be told', (name, categories) => {
    const texts = textsOf(name, categories);
    expect(texts.name).toEqual([name]);
    expect(texts.model).toBeUndefined();
  });

  it('[PLP-09] stands behind goods whose kind is called so, whatever sells better', () => {
    const catalog = fixtureCatalog();
    const [first, second] = catalog.products;
    if (!first || !second) throw new Error('The fixture has no two products');
    const racket = { ...first, synonyms: ['tollas'], salesRank: 0 };
    const jacket = { ...second, name: `Tollas 2 ${second.name}`, synonyms: [], salesRank: 1_000_000 };
    const products = [racket, jacket, ...catalog.products.slice(2)];
    const model = ReadModel.fromCatalog({ ...catalog, products }, fixtureNow);
    const found = search(model, { q: 'tollas' }, 'vk').products.map(({ id }) => id);
    expect(found.slice(0, 2)).toEqual([racket.id, jacket.id]);
  });
});
