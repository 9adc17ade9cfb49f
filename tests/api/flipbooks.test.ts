import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '#backend/content/model.ts';
import { ContentCache } from '#backend/content/content-cache.ts';
import { saveContent } from '#backend/content/storage.ts';
import { openDatabase } from '#backend/db/open.ts';
import { money } from '#lib/contract/money.ts';
import type { WireFlipbook, FlipbookMention, FlipbookTeaser } from '#lib/contract/flipbook.ts';
import { createTestDatabase } from '#tests/databases/test-database.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startContentApi } from './content-api.ts';
import type { TestApi } from './harness.ts';

let api: TestApi & { content: Content };
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.close());

const list = async (query = '') => api.call<FlipbookTeaser[]>('GET', `/api/v1/flipbooks/${query}`);

describe('GET /api/v1/flipbooks/', () => {
  it('[STORE-04] lists those that are valid first, then those to come, then the past ones', async () => {
    const { data } = await list();
    expect(data.map(({ slug }) => slug)).toEqual([
      'heti-ajanlatok',
      'tel-a-hegyen',
      'futoszezon',
      'outlet',
      'csapatsport',
      'karacsonyi-ajandekok',
      'ket-kerek',
      'iskolakezdes',
    ]);
    expect(data[0]).toMatchObject({
      url: '/aktualis-ajanlatok/heti-ajanlatok/',
      validFrom: '2026-11-19',
      validTo: '2026-11-25',
      title: 'Heti ajánlatok',
    });
  });

  it('lists those of one store, and those of all with them', async () => {
    const { data } = await list('?store=store_eger');
    expect(data.map(({ slug }) => slug)).not.toContain('outlet');
    expect(data.map(({ slug }) => slug)).toContain('heti-ajanlatok');
    expect((await list('?store=store_pecs')).data.map(({ slug }) => slug)).toContain('outlet');
  });

  it('refuses a store that does not exist', async () => {
    const answer = await list('?store=store_atlantisz');
    expect([answer.status, answer.errors]).toEqual([422, { store: ['unknown'] }]);
  });
});

describe('GET /api/v1/flipbook/{slug}/', () => {
  const flipbook = async (slug: string) => api.call<WireFlipbook>('GET', `/api/v1/flipbook/${slug}/`);

  it('[RT-28] [ADR-0126] is called in English where that is asked for, and so are its offers', async () => {
    const english = { headers: { 'accept-language': 'en' } };
    const path = '/api/v1/flipbook/tel-a-hegyen/';
    const { data, headers } = await api.call<WireFlipbook>('GET', path, english);
    expect(data).toMatchObject({ title: 'Winter in the mountains', lang: 'en' });
    expect(String(headers.vary)).toMatch(/\bAccept-Language\b/);
    const [offer] = data.pages.flatMap(({ hotspots }) => hotspots);
    const own = (await flipbook('tel-a-hegyen')).data;
    const [printed] = own.pages.flatMap(({ hotspots }) => hotspots);
    expect([offer?.lang, printed?.lang, own.lang]).toEqual(['en', undefined, undefined]);
    expect(offer?.name).not.toBe(printed?.name);
    expect(offer?.name.split(' ')[0]).toBe(printed?.name.split(' ')[0]);
  });

  it('[RT-28] [ADR-0126] has chapters and pages in English, and says so, with the same offers', async () => {
    const english = { headers: { 'accept-language': 'en' } };
    const { data } = await api.call<WireFlipbook>('GET', '/api/v1/flipbook/tel-a-hegyen/', english);
    const own = (await flipbook('tel-a-hegyen')).data;
    expect(data.contents[1]).toEqual({ title: 'Skis', page: own.contents[1]?.page, lang: 'en' });
    expect(data.pages.map(({ lang }) => lang)).toEqual(own.pages.map(() => 'en'));
    expect(own.pages.every((page) => !('lang' in page))).toBe(true);
    expect(data.pages[1]).toMatchObject({
      heading: 'Short turns, sure edges',
      text: [expect.stringMatching(/^Carving/)],
    });
    const offers = ({ pages }: WireFlipbook) => pages.map(({ hotspots }) => hotspots.map(({ productId }) => productId));
    expect(offers(data)).toEqual(offers(own));
  });

  it('[STORE-04] shows pages with text, offers and pictures that exist', async () => {
    const { data } = await flipbook('tel-a-hegyen');
    expect(data.pages.length).toBe(data.pageCount);
    for (const { image, hotspots, text } of data.pages) {
      expect(text.length).toBeGreaterThan(0);
      expect((await api.app.inject({ url: `${image.path}/160.webp` })).statusCode).toBe(200);
      for (const { url, pricePrinted, priceNow, contents } of hotspots) {
        expect(contents, url).toEqual(url.includes('-2-par-') ? { amount: 2, unit: 'pair' } : null);
        expect(url).toMatch(/^\/p\/.+-\d+\/$/);
        expect(priceNow === null || priceNow === pricePrinted).toBe(true);
      }
    }
  });

  it('gives the price of now beside the printed one, and none for what cannot be had', async () => {
    const { data } = await flipbook('outlet');
    const [first, second] = data.pages.flatMap(({ hotspots }) => hotspots);
    const changed = structuredClone(api.content);
    const offers = changed.flipbooks.find(({ slug }) => slug === 'outlet')!.pages.flatMap((page) => page.offers);
    offers.find(({ productId }) => productId === first!.productId)!.price = money(1_234_567);
    offers.find(({ productId }) => productId === second!.productId)!.productId = 999;
    await saveContent(api.db, changed, fixtureNow);
    const catalog = new ContentCache(api.db);
    expect(await catalog.content()).toEqual({ ...changed, shops: expect.any(Array), brands: expect.any(Array) });
    await expect
      .poll(async () => (await flipbook('outlet')).data.pages.flatMap(({ hotspots }) => hotspots))
      .toMatchObject([
        { productId: first!.productId, pricePrinted: '1.234.567', priceNow: first!.priceNow },
        { productId: 999, priceNow: null, url: second!.url },
        ...data.pages
          .flatMap(({ hotspots }) => hotspots)
          .slice(2)
          .map(({ productId }) => ({ productId })),
      ]);
    await saveContent(api.db, api.content, fixtureNow);
  });

  it('is 404 for an unknown one', async () => {
    const answer = await flipbook('nincs');
    expect([answer.status, answer.errors]).toEqual([404, { slug: ['not_found'] }]);
  });
});

describe('the content in memory', () => {
  it('follows a change within half a second, and asks no more often', async () => {
    let time = 0;
    const catalog = new ContentCache(api.db, () => time);
    const first = await catalog.content();
    const without = { ...api.content, pages: [] };
    await saveContent(api.db, without, fixtureNow);
    time = 499;
    expect(await catalog.content()).toBe(first);
    time = 500;
    expect((await catalog.content()).pages).toEqual([]);
    const held = await catalog.content();
    time = 1000;
    expect(await catalog.content()).toBe(held);
    await api.db.deleteFrom('change').execute();
    time = 1500;
    expect((await catalog.content()).guides).toHaveLength(26);
    await saveContent(api.db, api.content, fixtureNow);
  });

  it('stays while the database cannot be asked, and is not there where it never could be', async () => {
    const database = await createTestDatabase();
    const db = await openDatabase(database.settings);
    await saveContent(db, api.content, fixtureNow);
    let time = 0;
    const catalog = new ContentCache(db, () => time);
    const first = await catalog.content();
    await db.destroy();
    time = 2 * 60 * 60 * 1000;
    expect(await catalog.content()).toBe(first);
    await expect(new ContentCache(db).content()).rejects.toThrow();
    await database.drop();
  });

  it('is read again after an hour, since changes are noted for a day only', async () => {
    let time = 0;
    const catalog = new ContentCache(api.db, () => time);
    const first = await catalog.content();
    time = 60 * 60 * 1000 + 1;
    expect(await catalog.content()).not.toBe(first);
  });
});

describe('GET /api/v1/flipbook-pages/', () => {
  const pages = async (query: string) => api.call<FlipbookMention[]>('GET', `/api/v1/flipbook-pages/?${query}`);
  const q = (words: string) => `q=${encodeURIComponent(words)}`;

  it('[STORE-04] finds the pages of valid flipbooks by words in any of their forms, without accents', async () => {
    const { data } = await pages(q('sidzsekik'));
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ url, page }) => url.endsWith(`?oldal=${page}`))).toBe(true);
    expect(data.some(({ url }) => url.startsWith('/aktualis-ajanlatok/tel-a-hegyen/'))).toBe(true);
  });

  it('finds the pages that offer a product', async () => {
    const flipbook = (await api.call<WireFlipbook>('GET', '/api/v1/flipbook/heti-ajanlatok/')).data;
    const product = flipbook.pages[2]?.hotspots[0]?.productId ?? 0;
    const { data } = await pages(`product=${product}`);
    expect(data).toContainEqual(expect.objectContaining({ title: 'Heti ajánlatok', page: 3, validTo: '2026-11-25' }));
  });

  it('finds nothing for words that stand on no page together, for fillers alone, and in flipbooks that are over', async () => {
    expect((await pages(q('síléc focicipő'))).data).toEqual([]);
    expect((await pages(q('és a'))).data).toEqual([]);
    expect((await pages(q('xyzzy'))).data).toEqual([]);
    expect((await pages('product=999999')).data).toEqual([]);
  });

  it('asks for one of both', async () => {
    expect(await pages('')).toMatchObject({ status: 422, errors: { q: ['required'] } });
  });
});
