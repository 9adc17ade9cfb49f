import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '#lib/contract/product.ts';
import type { sitemapSchema } from '#lib/contract/sitemap.ts';
import type { z } from 'zod';
import { Crawl, isEnglish, pathOf } from './crawl.ts';
import { readPage } from './crawled-page.ts';
import { ask, eachOf, isAllowed, readSitemap, sampleOf, type SitemapEntry } from './crawling.ts';
import { missingTitle, shownPrices, stockFaults } from './page-checks.ts';
import { pagesOfShop } from './page-kinds.ts';
import { addresses, environment } from './shop.ts';
import { expect, test } from './test.ts';

// The development server draws every page from nothing.
test.skip(Boolean(process.env.E2E_RUNNING_SHOP), 'needs a build');
// What is busy is asked again, page by page: a second walk would find the same.
test.describe.configure({ retries: 0 });

const apiOf = async <T>(path: string) => ((await (await fetch(`${addresses.api}${path}`)).json()) as { data: T }).data;

/**
 * Asks for what the links of a crawl lead to: some pages in English, all plain addresses in Hungarian, and some of each
 * kind of the others.
 */
async function followLinks(crawl: Crawl, entries: readonly SitemapEntry[]): Promise<void> {
  await eachOf(
    sampleOf(
      entries.filter(({ address }) => isEnglish(pathOf(address))),
      drawn.english,
    ),
    (entry) => crawl.readListed(entry),
  );
  const kinds = Map.groupBy(crawl.unasked(), (path) => {
    const { searchParams } = new URL(path, addresses.storefront);
    return `${isEnglish(path) ? 'en' : 'hu'} ${[...searchParams.keys()].join(' ')}`;
  });
  for (const [kind, paths] of kinds)
    await eachOf(kind === 'hu ' ? paths : sampleOf(paths, drawn.ofEachKind), (path) => crawl.readOther(path));
}

async function stockFaultsOf(path: string): Promise<string[]> {
  const [page, product] = await Promise.all([
    ask(path),
    apiOf<Product>(`/api/v1/product/${/-(\d+)\/$/.exec(path)?.[1]}/`),
  ]);
  return stockFaults(readPage(page.text), product).map((fault) => `${path} ${fault}`);
}

/**
 * Compares what pages say of stock with the API. Somebody may have bought the last piece a moment ago, and a page is
 * kept for half a minute.
 */
async function expectStock(paths: readonly string[]): Promise<void> {
  let doubtful = paths;
  await expect(async () => {
    const faults = new Map<string, string[]>();
    await eachOf(doubtful, async (path) => {
      faults.set(path, await stockFaultsOf(path));
    });
    doubtful = doubtful.filter((path) => (faults.get(path)?.length ?? 0) > 0);
    expect([...faults.values()].flat()).toEqual([]);
  }).toPass({ timeout: 100_000, intervals: [5000, 20_000, 20_000] });
}

/** Pages of products and lists that are drawn and read; `CRAWL=whole` has all of them drawn, which takes minutes. */
const isWhole = process.env.CRAWL === 'whole';
const drawn = { products: isWhole ? Infinity : 40, lists: isWhole ? Infinity : 50, english: 20, ofEachKind: 8 };
const addressOf = ({ address }: SitemapEntry) => address;
const isProduct = ({ address }: SitemapEntry) => pathOf(address).startsWith('/p/');

/** Products whose page would not answer under the address of the sitemap, or has the name of another one. */
async function misledProducts(entries: readonly SitemapEntry[]): Promise<string[]> {
  const paths = new Map<string, string>();
  const faults: string[] = [];
  await eachOf(entries, async ({ address }) => {
    const path = pathOf(address);
    const { url, brand, name } = await apiOf<Product>(`/api/v1/product/${/-(\d+)\/$/.exec(path)?.[1]}/`);
    const namesake = paths.get(`${brand.name} ${name}`);
    paths.set(`${brand.name} ${name}`, path);
    if (url !== path) faults.push(`${path} leads to ${url}`);
    if (namesake) faults.push(`${path} has the name of ${namesake}`);
  });
  return faults;
}

test('every page of the sitemap stands for itself and tells machines what it shows, and no link leads nowhere', async () => {
  test.setTimeout(600_000);
  const files = [...(await readSitemap())];
  const entries = files.flatMap(([, pages]) => pages);
  const listed = new Set(files.flatMap(([file, pages]) => (/\/listing-/.test(file) ? pages : [])).map(addressOf));
  const hungarian = entries.filter(({ address }) => !isEnglish(pathOf(address)));
  const crawl = new Crawl(entries);
  const products = hungarian.filter(isProduct);
  const lists = hungarian.filter(({ address }) => listed.has(address));
  const others = hungarian.filter((entry) => !isProduct(entry) && !listed.has(entry.address));
  const read = [...others, ...sampleOf(lists, drawn.lists), ...sampleOf(products, drawn.products)];
  // All pages of products are drawn alike: of each it is asked whether it answers, of many what it says.
  expect(await misledProducts(products)).toEqual([]);
  await eachOf(read, (entry) => crawl.readListed(entry));
  await followLinks(crawl, entries);
  expect(crawl.faults()).toEqual([]);
  expect(crawl.answered.size).toBeGreaterThan(read.length);
  await expectStock(
    sampleOf(
      products.map(({ address }) => pathOf(address)),
      60,
    ),
  );
});

/** Paths that the API lists, page by page. */
async function listedPaths(): Promise<z.output<typeof sitemapSchema>['paths']> {
  const paths: z.output<typeof sitemapSchema>['paths'] = [];
  for (let after: string | null = ''; after !== null;) {
    const answer: z.output<typeof sitemapSchema> = await apiOf(`/sitemap-data/?after=${encodeURIComponent(after)}`);
    paths.push(...answer.paths);
    after = answer.next;
  }
  return paths;
}

test('the sitemap names every page once, and robots.txt lets crawlers have them, and no narrowed list', async () => {
  const files = await readSitemap();
  const entries = [...files.values()].flat();
  const named = new Set(entries.map(({ address }) => pathOf(address)));
  for (const [file, pages] of files) expect([pages.length > 0, pages.length <= 50_000], file).toEqual([true, true]);
  expect(named.size).toBe(entries.length);
  expect(
    [...named]
      .filter((path) => isEnglish(path))
      .map((path) => path.slice('/en'.length))
      .toSorted(),
  ).toEqual([...named].filter((path) => !isEnglish(path)).toSorted());
  // Flipbooks that are over are kept, and are not to be found.
  expect(
    (await listedPaths()).filter(({ kind, path }) => kind !== 'flipbook' && !named.has(path)).map(({ path }) => path),
  ).toEqual([]);
  expect(entries.filter(({ changedAt }) => changedAt !== null && !(Date.parse(changedAt) <= Date.now()))).toEqual([]);

  const robots = (await ask('/robots.txt')).text;
  expect(robots).toContain(`Sitemap: ${addresses.storefront}/sitemap.xml`);
  expect(
    [...named, ...files.keys(), '/llms.txt', '/cipok.md', '/cipok/?page=2', '/_next/static/chunks/x.js'].filter(
      (address) => !isAllowed(robots, address),
    ),
  ).toEqual([]);
  const narrowed = [
    '/cipok/?filters=1',
    '/cipok/?page=2&filters=1',
    '/en/cipok/?sortField=price&sortType=asc',
    '/search/?q=x&priceMin=1',
    '/cipok/?store=1',
  ];
  expect(narrowed.filter((path) => isAllowed(robots, path))).toEqual([]);
});

test('a product that is none, or is called otherwise, makes no page on the disk', async () => {
  const product = (await pagesOfShop()).find(({ name }) => name === 'product')?.path ?? '';
  const id = /\d+(?=\/$)/.exec(product)?.[0] ?? '';
  for (let number = 0; number < 10; number++) {
    expect((await ask(`/p/semmi-${number}-9999${number}/`)).status).toBe(404);
    expect((await ask(`/p/semmi-${number}-9999${number}.md`)).status).toBe(404);
    expect((await ask(`/en/p/semmi-${number}/`)).status).toBe(404);
    expect((await ask(`/p/semmi-${number}-${id}/`)).status).toBe(308);
  }
  const build = join(import.meta.dirname, '../..', environment.BUILD_DIR ?? '', 'server/app');
  expect((await readdir(build, { recursive: true })).filter((file) => file.includes('semmi-'))).toEqual([]);
});

test('what was never there answers 404, and what is spelled otherwise leads to its address in one step', async () => {
  const product = (await pagesOfShop()).find(({ name }) => name === 'product')?.path ?? '';
  const id = /\d+(?=\/$)/.exec(product)?.[0] ?? '';
  const missing = [
    '/nincs-ilyen/',
    '/en/nincs-ilyen/',
    '/cipok/nincs/',
    '/noi/nincs/',
    '/sport/nincs/',
    '/marka/nincs/',
    '/p/nincs-99999999/',
    '/p/nincs/',
    '/blog/nincs/',
    '/blog/article/nincs/',
    '/static/nincs/',
    '/services/nincs/',
    '/shop/nincs/',
    '/aktualis-ajanlatok/nincs/',
    '/aktualis-ajanlatok/shop/nincs/',
    '/aktualis-ajanlatok/nincs/szoveg/',
    '/cipok/?page=99',
    '/blog/?page=99',
    '/flipbook/',
    '/live/cipok/',
    '/markdown/cipok/',
    '/sitemap/nincs-1.xml',
    '/nincs.md',
    '/p/nincs-99999999.md',
    '/static/nincs.md',
    '/en/llms.md',
    '/index.php',
    '/wp-login.php',
  ];
  for (const path of missing) {
    const { status, text } = await ask(path);
    expect
      .soft([status, text.startsWith('<!DOCTYPE html>') ? readPage(text).title : missingTitle], path)
      .toEqual([404, missingTitle]);
  }
  const led = {
    '/cipok': '/cipok/',
    '/hu/cipok/': '/cipok/',
    '/hu/cipok': '/cipok/',
    '/CIPOK': '/cipok/',
    '//cipok//futocipok': '/cipok/futocipok/',
    '/hu': '/',
    '/EN/Cipok': '/en/cipok/',
    '/cipok/?page=1': '/cipok/',
    '/hu/cipok?page=1': '/cipok/',
    '/static/siszerviz': '/services/siszerviz/',
    '/services/aszf/': '/static/aszf/',
    '/shops/pecs': '/shops/?hely=pecs',
    [`/p/regi-nev-${id}/`]: product,
    [`/p/Regi-nev-${id}`]: product,
    [product.slice(0, -1)]: product,
    [`/hu${product}`]: product,
    [`/en/p/regi-nev-${id}/`]: `/en${product}`,
    '/sitemap.xml/': '/sitemap.xml',
    '/robots.txt/': '/robots.txt',
    '/LLMS.txt': '/llms.txt',
    '/cipok.md/': '/cipok.md',
    '/search?q=%20futo%20%20cipo': '/search/?q=futo+cipo',
  };
  for (const [from, to] of Object.entries(led)) {
    const { status, headers } = await ask(from);
    const place = pathOf(new URL(headers.get('location') ?? '', addresses.storefront).href);
    expect.soft([status, place, (await ask(place)).status], from).toEqual([308, to, 200]);
  }
});

test('what search engines may not list names no address to list it by', async () => {
  // The text of a flipbook is found by the flipbook's address instead, to which its own leads.
  const kept = (await pagesOfShop()).filter(({ isListed, name }) => !isListed && name !== 'text of a flipbook');
  for (const { name, path } of kept) {
    const { canonical, languages, robots } = readPage((await ask(path)).text);
    expect.soft([canonical, languages, /noindex/.test(robots)], name).toEqual(['', {}, true]);
  }
});

test('programs read the shop as text, at the prices of its pages; search engines get the whole page and are kept from the text', async () => {
  const llms = await ask('/llms.txt');
  expect([llms.status, llms.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  const named = [...llms.text.matchAll(/\]\((http[^)\s]+)\)/g)].map(([, address = '']) => address);
  expect(named.length).toBeGreaterThan(20);
  await eachOf(sampleOf([...new Set(named)], 60), async (address) => {
    expect.soft((await ask(address)).status, address).toBe(200);
  });

  const pages = (await pagesOfShop()).filter(({ isListed }) => isListed);
  for (const { name, path } of pages) {
    const [seen, asBot] = await Promise.all([
      ask(path),
      ask(path, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    ]);
    const [{ html: _, ...shown }, { html: __, ...shownToBot }] = [readPage(seen.text), readPage(asBot.text)];
    expect.soft(shownToBot, `${name} for Googlebot`).toEqual(shown);
  }
  const product = pages.find(({ name }) => name === 'product')?.path ?? '';
  for (const path of [
    product,
    `/en${product}`,
    '/cipok/',
    '/blog/article/hogyan-valassz-futocipot/',
    '/static/aszf/',
    '/services/siszerviz/',
    '/shop/pecs/',
  ]) {
    const [page, text] = await Promise.all([ask(path), ask(path.replace(/\/$/, '.md'))]);
    expect
      .soft([text.status, text.headers.get('x-robots-tag'), text.headers.get('link')], path)
      .toEqual([200, 'noindex', `<${addresses.storefront}${path}>; rel="canonical"`]);
    const read = readPage(page.text);
    const { price, lowest } = shownPrices(read);
    const firstCard = /<li[^>]*\sdata-product[^]*?(\d[\d\u00A0]*\u00A0Ft)/.exec(read.html)?.[1];
    const shown = [
      read.headings[0],
      ...(/\/p\//.test(path) ? [price, lowest ?? price] : []),
      ...(path === '/cipok/' ? [firstCard] : []),
    ];
    for (const words of shown) expect.soft(text.text, path).toContain(words ?? 'nothing');
  }
});
