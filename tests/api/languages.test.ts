import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '#backend/catalog/model.ts';
import { exportCatalog } from '#backend/catalog/exporting.ts';
import { importCatalog } from '#backend/catalog/importing.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { Home } from '#lib/contract/home.ts';
import type { MenuItem } from '#lib/contract/menu.ts';
import type { Comparison, Product } from '#lib/contract/product.ts';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { fixtureCatalog, fixtureMounting, fixtureNow, fixtureOptions } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';

/** The fixture with some texts in English: shoes but not clothes, one product, most colours. */
function translatedCatalog(): Catalog {
  const catalog = fixtureCatalog();
  const names: Readonly<Record<string, string>> = { cipok: 'Shoes', futocipok: 'Running shoes', labdak: 'Balls' };
  for (const category of catalog.categories) {
    const name = names[category.slug];
    if (name !== undefined) category.translations = { en: { name } };
  }
  const shoes = catalog.categories.find(({ slug }) => slug === 'cipok');
  if (shoes)
    Object.assign(shoes, { text: 'Minden cipő.', translations: { en: { name: 'Shoes', text: 'All shoes.' } } });
  for (const sport of catalog.sports) if (sport.slug === 'futas') sport.translations = { en: { name: 'Running' } };
  const [banner] = catalog.banners;
  if (banner)
    banner.translations = {
      en: {
        title: 'Get into shape',
        highlight: 'shape',
        text: 'Shoes and more.',
        alt: 'A blue shoe',
        links: ['Shoes'],
      },
    };
  const [first] = catalog.products;
  if (first) first.facts = { cushioning: 'strong', drop: 8 };
  if (first) first.translations = { en: { name: 'Pacer running shoe', description: ['A shoe for every day.'] } };
  catalog.terms = [
    { of: 'colour', text: 'kék', translations: { en: { name: 'blue' } } },
    { of: 'colour', text: 'fehér', translations: { en: { name: 'white' } } },
    { of: 'colour', text: 'Fehér', translations: { en: { name: 'White' } } },
    { of: 'size', text: 'Egy méret', translations: { en: { name: 'One size' } } },
    { of: 'attribute', text: fixtureMounting.name, translations: { en: { name: 'Binding adjustment' } } },
    { of: 'attribute', text: 'Síelő szett', translations: { en: { name: 'Ski set' } } },
  ];
  const helmet = catalog.products.find(({ id }) => id === 7);
  if (helmet) helmet.translations = { en: { name: 'Crest ski helmet' } };
  return catalog;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ catalog: translatedCatalog() });
});
afterAll(() => api.close());

const english = { headers: { 'accept-language': 'en' } };
const search = async (query: string, call = english) =>
  (await api.call<SearchAnswer>('GET', `/api/v1/search/?${query}`, call)).data;

describe('answers in a language', () => {
  it('[RT-28] says a list in English as far as it can, and marks what it says so', async () => {
    const answer = await search('path=/ferfi/cipok/');
    expect(answer.title).toBe('Men’s shoes');
    expect(answer.langs).toEqual({ title: 'en' });
    expect(answer.breadcrumbs).toEqual([
      { name: 'Men', url: '/ferfi/', lang: 'en' },
      { name: 'Shoes', url: '/ferfi/cipok/', lang: 'en' },
    ]);
    expect(answer.categoryTree.tree).toMatchObject([
      { name: 'Running shoes', url: '/ferfi/cipok/futocipok/', lang: 'en' },
    ]);
    expect(answer.categoryTree.genders.map(({ name }) => name)).toContain('Men');
    expect(await search('path=/cipok/')).toMatchObject({ text: 'All shoes.', langs: { title: 'en', text: 'en' } });
    expect((await search('path=/sport/futas/ferfi/')).title).toBe('Running for men');
    expect((await search('path=/marka/vento/ferfi/')).title).toBe('Vento for men');
    expect((await search('path=/noi/')).title).toBe('Women’s products');
  });

  it('[RT-28] leaves in Hungarian, unmarked, what the catalog does not say in English', async () => {
    const answer = await search('path=/ruhazat/');
    expect(answer.title).toBe('Ruházat');
    expect(answer.langs).toBeUndefined();
    expect(answer.breadcrumbs).toEqual([{ name: 'Ruházat', url: '/ruhazat/' }]);
  });

  it('[RT-28] answers in Hungarian, without a mark, to whoever asks for it or for nothing', async () => {
    const hungarian = await search('path=/ferfi/cipok/', { headers: { 'accept-language': 'hu' } });
    expect(hungarian.title).toBe('Férfi cipők');
    expect(JSON.stringify(hungarian)).not.toMatch(/"langs?"/);
    expect(await search('path=/ferfi/cipok/', { headers: {} as typeof english.headers })).toEqual(hungarian);
  });

  it('[RT-28] [PLP-03] names filter values in English and orders colours by these names', async () => {
    const { filters } = await search('');
    const colours = filters.find(({ f_name: name }) => name === 'GENERAL_Color')?.values ?? [];
    const named = colours.filter(({ lang }) => lang === 'en').map(({ fv_name: name }) => name);
    expect(named).toContain('Blue');
    const names = colours.map(({ fv_name: name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    const sports = filters.find(({ f_name: name }) => name === 'sports')?.values ?? [];
    expect(sports.find(({ fv_name: name }) => name === 'Running')?.lang).toBe('en');
    const blue = colours.find(({ fv_name: name }) => name === 'Blue');
    const chosen = await search(`filters=${blue?.fv_id}`);
    expect(chosen.selected.all).toMatchObject([{ name: 'Blue', lang: 'en' }]);
  });

  it('[RT-28] [HDR-09] says the menu in English, with the same items and addresses', async () => {
    const menu = async (language: string) =>
      (await api.call<MenuItem[]>('GET', '/menu/', { headers: { 'accept-language': language } })).data;
    const [hungarian, translated] = [await menu('hu'), await menu('en')];
    const flat = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.options)]);
    const places = (items: MenuItem[]) => flat(items).map(({ id, url, type }) => ({ id, url, type }));
    expect(places(translated)).toEqual(places(hungarian));
    const names = flat(translated).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Women', 'Shoes', 'Running shoes', 'Brands', 'Running', 'Ruházat']));
    expect(names).not.toContain('Márkák');
    expect(flat(translated).find(({ name }) => name === 'Ruházat')).not.toHaveProperty('lang');
    expect(flat(translated).find(({ name }) => name === 'Get into shape')).toMatchObject({
      lang: 'en',
      data: { description: 'Shoes and more.', imageData: { alt: 'A blue shoe' } },
    });
    const pictures = flat(translated).filter(({ type, data }) => type === 'banner' && data?.description === undefined);
    expect(pictures.find(({ url }) => url === '/ferfi/cipok/futocipok/')).toMatchObject({
      name: 'Running shoes',
      lang: 'en',
    });
    expect(pictures.find(({ url }) => url.startsWith('/ruhazat/'))).toMatchObject({ name: 'Pólók' });
  });

  it('[RT-28] [HDR-21] calls the sports of a gender by their names, not by whom they are for', async () => {
    const menu = (await api.call<MenuItem[]>('GET', '/menu/', english)).data;
    const sports = menu
      .filter(({ type }) => type === 'root-gender')
      .flatMap(({ options }) => options.filter(({ type }) => type === 'gender'));
    const running = sports.filter(({ url }) => url.startsWith('/sport/futas/'));
    expect(running.length).toBeGreaterThan(0);
    for (const sport of running) expect(sport).toMatchObject({ name: 'Running', lang: 'en' });
  });

  it('[RT-28] says the home page and a product in English, each text as far as it is there', async () => {
    const home = (await api.call<Home>('GET', '/api/v1/home/', english)).data;
    expect(home.banners[0]).toMatchObject({ title: 'Get into shape', lang: 'en', links: [{ name: 'Shoes' }] });
    expect(home.sports.find(({ url }) => url === '/sport/futas/')).toMatchObject({ name: 'Running', lang: 'en' });
    const { id } = translatedCatalog().products[0]!;
    const product = (await api.call<Product>('GET', `/api/v1/product/${id}/`, english)).data;
    expect(product).toMatchObject({ name: 'Pacer running shoe', description: ['A shoe for every day.'] });
    expect(product.langs).toMatchObject({ name: 'en', description: 'en' });
    expect(product.langs).not.toHaveProperty('highlights');
    expect(product.breadcrumbs.at(-1)).toMatchObject({ name: 'Pacer running shoe', lang: 'en' });
    const card = (await search('path=/cipok/')).products.find((one) => one.id === id);
    expect(card).toMatchObject({ name: 'Pacer running shoe', lang: 'en' });
  });

  it('[RT-28] [PLP-21] says the facts of a card in the language', async () => {
    const { id } = translatedCatalog().products[0]!;
    const cardOf = async (call?: typeof english) =>
      (await search('path=/cipok/', call)).products.find((one) => one.id === id);
    expect(await cardOf()).toMatchObject({ keyFacts: 'high cushioning', langs: { keyFacts: 'en' } });
    const hungarian = await cardOf({ headers: { 'accept-language': 'hu' } });
    expect([hungarian?.keyFacts, hungarian?.langs]).toEqual(['erős csillapítás', undefined]);
  });

  it('[RT-28] compares in English, as its cards and pages say it', async () => {
    const { id } = translatedCatalog().products[0]!;
    const { products } = (await api.call<Comparison>('GET', `/api/v1/compare/?ids=${id}`, english)).data;
    const card = (await search('path=/cipok/')).products.find((one) => one.id === id);
    expect(products).toMatchObject([{ name: 'Pacer running shoe', lang: 'en', colours: card?.colours }]);
  });

  it('[RT-28] [CART-01] names the colour and size of a line in English', async () => {
    const call = { ...english, body: { productOption: 9001, amount: 1 } };
    const { data } = await api.call<Cart>('POST', '/api/v1/cart/', call);
    expect(data.products[0]?.option).toMatchObject({ colour: 'White', size: 'One size', lang: 'en' });
    const own = { uuid: data.uuid, headers: { 'accept-language': 'hu' } };
    const [line] = (await api.call<Cart>('GET', '/api/v1/cart/', own)).data.products;
    expect(line?.option).toMatchObject({ colour: 'Fehér', size: 'Egy méret' });
  });

  it('[RT-28] [CART-09] [ADR-0126] names services and sets in English, on the page and in the cart', async () => {
    const skis = (await api.call<Product>('GET', '/api/v1/product/6/', english)).data;
    expect(skis.mounting).toMatchObject([{ name: 'Binding adjustment', lang: 'en' }]);
    const helmet = (await api.call<Product>('GET', '/api/v1/product/7/', english)).data;
    expect(helmet.sets).toMatchObject([{ name: 'Ski set', lang: 'en' }]);
    const [first, second] = helmet.sets[0]?.members ?? [];
    expect(first).toMatchObject({ name: expect.stringContaining('Crest ski helmet'), lang: 'en' });
    expect(second).not.toHaveProperty('lang');
    const body = { productOption: fixtureOptions.skis, amount: 1, mounting: fixtureMounting.id };
    const [line] = (await api.call<Cart>('POST', '/api/v1/cart/', { ...english, body })).data.products;
    expect(line).toMatchObject({
      mounting: { name: 'Binding adjustment', lang: 'en' },
      services: [{ name: 'Binding adjustment', lang: 'en' }],
    });
    const hungarian = (await api.call<Product>('GET', '/api/v1/product/6/')).data;
    expect(hungarian.mounting[0]).not.toHaveProperty('lang');
  });

  it('[API-02] tells caches that answers differ by language, each with a tag of its own', async () => {
    const answers = await Promise.all(
      ['/menu/', '/api/v1/home/', '/api/v1/search/?path=/cipok/'].flatMap((path) =>
        ['hu', 'en'].map((language) => api.call('GET', path, { headers: { 'accept-language': language } })),
      ),
    );
    for (const { headers } of answers) expect(String(headers.vary)).toMatch(/\bAccept-Language\b/);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(answers.length);
    const { headers } = await api.call('GET', '/health/', english);
    expect(String(headers.vary)).not.toMatch(/Accept-Language/);
  });
});

describe('an import of texts by language', () => {
  const lines = async () => {
    const written: string[] = [];
    await exportCatalog(api.db, (line) => void written.push(line));
    return written;
  };
  const bring = async (records: readonly string[]) => {
    const file = join(api.folder, 'languages.ndjson');
    await writeFile(file, records.join(''));
    return importCatalog(api.db, file, { now: fixtureNow });
  };
  const line = (record: object) => `${JSON.stringify(record)}\n`;

  it('[RT-28] is exported as it came in, and shown at once where it changes', async () => {
    const before = await lines();
    expect(before.filter((one) => one.includes('"kind":"term"'))).toHaveLength(6);
    await bring(before);
    expect(await lines()).toEqual(before);
    const sport = { kind: 'sport', id: 3, parentId: null, slug: 'si', name: 'Sí', position: 3 };
    await bring([line({ ...sport, translations: { en: { name: 'Skiing' } } })]);
    await api.live.catchUp();
    expect((await search('path=/sport/si/')).title).toBe('Skiing');
    await bring([line({ kind: 'term', of: 'colour', text: 'fekete', translations: { en: { name: 'black' } } })]);
    expect((await lines()).filter((one) => one.includes('"kind":"term"'))).toHaveLength(7);
  });

  it.each([
    ['an unknown language', { de: { name: 'Schuhe' } }, 'line 1, translations.de: there is no such language, but en'],
    ['the catalog’s own', { hu: { name: 'Cipők' } }, 'line 1, translations.hu: there is no such language, but en'],
    ['an empty text', { en: { name: ' ' } }, 'line 1, translations.en.name: Too small'],
    ['a language without texts', { en: {} }, 'line 1, translations.en: has no text'],
    ['an unknown text', { en: { title: 'Shoes' } }, 'line 1, translations.en: Unrecognized key: "title"'],
  ])('[RT-28] refuses %s with its line and key', async (_, translations, problem) => {
    const category = { kind: 'category', id: 1, parentId: null, slug: 'cipok', name: 'Cipők', text: null, position: 1 };
    await expect(bring([line({ ...category, translations })])).rejects.toThrow(problem);
  });

  it('[RT-28] refuses a banner that names other links than it has', async () => {
    const { translations: _own, ...banner } = translatedCatalog().banners[0]!;
    const en = { title: 'Shape', highlight: '', text: 'More.', alt: 'A shoe', links: ['One', 'Two'] };
    await expect(bring([line({ kind: 'banner', ...banner, translations: { en } })])).rejects.toThrow(
      'line 1, translations.en.links: 2 names for 1 links',
    );
  });
});
