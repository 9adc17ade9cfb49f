import type { Page } from '@playwright/test';
import { brandEndpoints } from '#lib/contract/brand.ts';
import { searchEndpoints } from '#lib/contract/search.ts';
import { fillCart } from './place-order.ts';
import { addresses } from './shop.ts';
import { expect, test } from './test.ts';

/** Letters that English does not have, and words of the catalog that would do without them. */
const hungarian = String.raw`[\p{L}-]*[áéíóöőúüűÁÉÍÓÖŐÚÜŰ][\p{L}-]*|\b(?:fekete|piros|barna|lila(?!c)|sapka|ruha|nadrag|zokni|minden|labda|Egy)\p{L}*`;
/** Names that are the same in every language, beside those of the brands; the logo draws its name in parts. */
const names = ['Lendület', 'DÜL', 'Piqué', 'LégHab'];

/** What a page says in English and has Hungarian words in: texts, what pictures show, and what is written in fields. */
async function hungarianIn(page: Page, brands: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isEnglish = (element: Element | null) => element?.closest<HTMLElement>('[lang]')?.lang === 'en';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript, code')) continue;
      if (isEnglish(element)) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[alt], [title], [placeholder]'))
      if (isEnglish(element))
        found.push(...['alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
    // A letter alone heads the brands that begin with it.
    return found.filter((text) => text.trim().length > 1);
  });
  const known = [...brands, ...names].toSorted((a, b) => b.length - a.length);
  const without = (text: string) => known.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return texts.filter((text) => new RegExp(hungarian, 'u').test(without(text))).map((text) => text.trim());
}

const ask = async (path: string): Promise<unknown> => {
  const answer: { data: unknown } = await (
    await fetch(`${addresses.api}${path}`, { headers: { 'accept-language': 'en' } })
  ).json();
  return answer.data;
};

/** Names of brands, and of products, which are model and kind: models keep their Hungarian names. */
let properNames: Promise<string[]> | undefined;
const brandNames = (): Promise<string[]> => (properNames ??= askNames());

async function askNames(): Promise<string[]> {
  const brands = brandEndpoints.brands.data.parse(await ask('/api/v1/brands/')).map(({ name }) => name);
  const products: string[] = [];
  for (const root of ['/cipok/', '/ruhazat/', '/felszereles/']) {
    const page = async (number: number) =>
      searchEndpoints.search.data.parse(await ask(`/api/v1/search/?path=${root}&page=${number}`));
    const first = await page(1);
    const pages = Math.ceil(first.total / Math.max(1, first.products.length));
    const others = [];
    for (let number = 2; number <= pages; number += 1) others.push(await page(number));
    products.push(...[first, ...others].flatMap((answer) => answer.products.map(({ name }) => name)));
  }
  // What a name says beside its model is English.
  for (const name of products) expect(name).not.toMatch(/ (?:női|férfi|gyerek|felújított)(?: |$)/);
  const models = products.flatMap((name) => /^(?:[\p{Lu}\d]\S* )+/u.exec(name)?.[0].trim() ?? []);
  return [...brands, ...products, ...models];
}

const lists = [
  '/en/cipok/futocipok/',
  '/en/noi/ruhazat/',
  '/en/gyerek/cipok/',
  '/en/sport/futas/',
  '/en/sport/si-es-snowboard/noi/',
  '/en/akcio/',
  '/en/marka/vantor/',
  '/en/felszereles/labdak/?filters=20001',
];
const others = [
  '/en/',
  '/en/marka/',
  '/en/kosar/',
  '/en/wishlist/',
  '/en/search/?q=nike',
  '/en/search/?q=tennis+balls',
  '/en/search/?q=women%27s+blue+running+shoes+under+30,000',
  '/en/blog/futas/',
  '/en/blog/article/futas-telen/',
];

test('[RT-28] says nothing in Hungarian on English pages but what is marked so', async ({ page, request }) => {
  const brands = await brandNames();
  const list = await (await request.get('/en/cipok/futocipok/')).text();
  const product = /href="(\/en\/p\/[^"?]+\/)"/.exec(list)?.[1] ?? '';
  for (const path of [...lists, ...others, product]) {
    await page.goto(path);
    expect(await hungarianIn(page, brands), path).toEqual([]);
    if (path === product) continue;
    const about = page.locator('meta[name="description"]');
    const said = [await page.title(), (await about.count()) > 0 ? ((await about.getAttribute('content')) ?? '') : ''];
    const plain = said.map((text) => [...brands, ...names].reduce((rest, name) => rest.replaceAll(name, ''), text));
    expect(plain.join(' '), path).not.toMatch(new RegExp(hungarian, 'u'));
  }
});

test('[RT-28] [HDR-09] opens the menu in English, with the same addresses', async ({ page }) => {
  const brands = await brandNames();
  await page.goto('/en/cipok/');
  await page.getByRole('button', { name: 'Clothing: subcategories' }).click();
  const panel = page.locator('header nav[data-categories]');
  await expect(panel.getByRole('link', { name: 'Hiking jackets' }).first()).toHaveAttribute(
    'href',
    '/en/ruhazat/kabatok-es-dzsekik/turadzsekik/',
  );
  expect(await hungarianIn(page, brands)).toEqual([]);
});

test('[RT-28] keeps what a shopper chooses in English: colours, chips and the cart', async ({ page }) => {
  await page.goto('/en/cipok/futocipok/');
  await page.locator('[data-group="GENERAL_Color"]').getByRole('link', { name: /^Blue/ }).click();
  await expect(page.getByRole('link', { name: 'Remove filter: Blue' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Running shoes');
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
});

test('[RT-28] tells machines in English too: steps, languages and Markdown', async ({ page, request }) => {
  await page.goto('/en/noi/cipok/futocipok/');
  await expect(page).toHaveTitle(/^Women’s running shoes/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/noi\/cipok\/futocipok\/$/);
  await expect(page.locator('link[hreflang="hu"]')).toHaveAttribute('href', /[^n]\/noi\/cipok\/futocipok\/$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"name":"Running shoes"');
  const text = await (await request.get('/en/noi/cipok/futocipok.md')).text();
  expect(text).toMatch(/^# Women’s running shoes/);
  const guide = await (await request.get('/en/blog/article/futas-telen.md')).text();
  expect(guide).toMatch(/Published: \d{1,2} [A-Z][a-z]+ \d{4}\n/);
  const hungarianPage = await (await request.get('/noi/cipok/futocipok/')).text();
  expect(hungarianPage).toContain('Női futócipők');
  expect(hungarianPage).not.toContain('Women’s');
});

test('[SRCH-07] [SRCH-08] searches in English words, and says in them what is not sold', async ({ page }) => {
  await page.goto('/en/search/?q=women%27s+trail+running+shoes+size+38');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('women');
  const chip = page.locator('main a[href*="q="]').filter({ hasText: '38' }).first();
  await expect(chip).toHaveAttribute('href', /q=women(?:%27|')s(?:\+|%20)trail(?:\+|%20)running(?:\+|%20)shoes(?:&|$)/);
  await page.goto('/en/search/?q=tennis+balls');
  const main = page.locator('main');
  await expect(main).toContainText('We don’t stock this at the moment: tennis balls.');
  await expect(main).toContainText('Closest match: tennis rackets');
});

test('[RT-28] [CART-08] [ADR-0147] orders in English, from the cart to the order’s page', async ({ page, request }) => {
  const brands = [...(await brandNames()), 'Kovács', 'Őrs', 'kovacs.ors'];
  const identity = await fillCart(request);
  const uuid = identity['X-Request-ID'] ?? '';
  await page.context().addCookies([{ name: 'lendulet_request', value: uuid, url: addresses.storefront }]);
  await page.goto('/en/kosar/');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.waitForURL(`${addresses.checkout}/checkout/?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  expect(await hungarianIn(page, brands)).toEqual([]);

  // A refusal keeps the language, and so does a reload of the cart.
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('link', { name: 'Enter your last name.' })).toBeVisible();
  expect(page.url()).toBe(`${addresses.checkout}/checkout/?lang=en`);
  expect(await hungarianIn(page, brands)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', /\/en\/kosar\/$/);

  await page.getByLabel('Last name').fill('Kovács');
  await page.getByLabel('First name').fill('Őrs');
  await page.getByLabel('E-mail address').fill('kovacs.ors@example.hu');
  await page.getByLabel('Phone number').fill('+36 30 123 4567');
  await page.getByRole('radio', { name: /Collection in store/ }).check();
  await page.getByRole('combobox', { name: 'Where will you collect it?' }).selectOption({ index: 1 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your order');
  expect(new URL(page.url()).search).toBe('?lang=en');
  expect(await hungarianIn(page, brands)).toEqual([]);

  await page.getByRole('link', { name: 'Open order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your order');
  expect(await hungarianIn(page, brands)).toEqual([]);
  await page.getByRole('link', { name: 'Magyar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Megkaptuk a rendelésed');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Back to the shop' }).first().click();
  await expect(page).toHaveURL('/en/');
});
