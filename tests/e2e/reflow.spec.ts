import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNamesToExist } from './accessible.ts';
import { sampleOf } from './crawling.ts';
import { pagesOfShop, pagesOfTeamShop } from './page-kinds.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The spacing that a reader may set (WCAG 2.2, 1.4.12); a sheet of its own, since the policy refuses style tags. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * What stands out of the window at its right, beside what scrolls by itself: the page may hide what it cuts off. Empty
 * where all can be read without scrolling sideways, the name of the shop included.
 */
function cutOff(page: Page, sheet: string): Promise<string[]> {
  return page.evaluate((rules) => {
    const own = new CSSStyleSheet();
    own.replaceSync(rules);
    document.adoptedStyleSheets = [own];
    const room = document.documentElement.clientWidth;
    const isCut = (element: Element) => {
      const { width, height, right } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || right <= room + 0.5) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= room + 0.5)
          return false;
      return true;
    };
    const logo = document.querySelector('header a:has(> i)')?.getBoundingClientRect();
    const covering = [...document.querySelectorAll('header svg')].filter((icon) => {
      const { left, right, top, bottom } = icon.getBoundingClientRect();
      return logo && right > logo.left && left < logo.right && top < logo.bottom && bottom > logo.top;
    });
    const cut = [...document.body.querySelectorAll('*')].filter(isCut);
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > room ? [`the page is ${scrollWidth} px wide`] : []),
      ...(covering.length > 0 ? ['the logo stands under an icon'] : []),
      ...cut.slice(0, 3).map((element) => {
        const { right } = element.getBoundingClientRect();
        return `${element.tagName} ${element.getAttribute('class') ?? ''} to ${right}: ${element.textContent.slice(0, 30)}`;
      }),
    ];
  }, sheet);
}

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const [way, sheet] of [
    ['plain', ''],
    ['spaced', spacing],
  ] as const)
    await expect.soft(cutOff(page, sheet), `${what}, ${way}`).resolves.toEqual([]);
}

/** Opens pages one after the other; what a part names by its id has to be there on each. */
async function expectAllToBeWhole(page: Page, addressesOf: readonly string[]): Promise<void> {
  for (const address of addressesOf) {
    await page.goto(address, { waitUntil: 'load' });
    await expectToFit(page, address);
    await expectNamesToExist(page, address);
  }
}

test('every kind of page fits a window of 320 px, with any spacing of text, and names by id only what is there', async ({
  page,
}) => {
  test.slow();
  await expectAllToBeWhole(
    page,
    (await pagesOfShop()).map(({ path }) => path),
  );
});

test('so do guides, with their tables and pictures', async ({ page, request }) => {
  test.slow();
  const paths: string[] = [];
  for (let at = 1; ; at++) {
    const list = await (await request.get(`/blog/?page=${at}`)).text();
    const found = [...new Set(list.match(/\/blog\/article\/[a-z0-9-]+\//g))].filter((path) => !paths.includes(path));
    if (found.length === 0) break;
    paths.push(...found);
  }
  expect(paths.length).toBeGreaterThan(10);
  await expectAllToBeWhole(page, sampleOf(paths, 12));
});

test('[TEAM-01] so does every kind of page of the team shop', async ({ page }) => {
  await expectAllToBeWhole(
    page,
    (await pagesOfTeamShop()).map(({ path }) => addresses.team + path),
  );
});

test('a customer’s pages, a filled cart and the checkout fit a window of 320 px, with any spacing of text', async ({
  page,
}) => {
  test.slow();
  await page.goto('/register/');
  await page.getByLabel(t('auth.register.lastName')).fill('Hosszúnevű-Kiterjedtné');
  await page.getByLabel(t('auth.register.firstName')).fill('Bartolomea');
  await page.getByLabel(t('auth.email')).fill(`egy-igen-hosszu-cim-${randomUUID()}@nagyon-hosszu-tartomany.example.hu`);
  await page.getByLabel(t('auth.password')).fill('zöld sátor a tónál');
  await page.getByRole('checkbox').first().check();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.register.submit') })
    .click();
  await expect(page.getByRole('heading', { name: t('auth.register.doneTitle') })).toBeVisible();
  await expectToFit(page, 'after the registration');
  for (const { path } of (await pagesOfShop()).filter((one) => one.path.startsWith('/my-account/'))) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, path);
  }

  await page.goto('/cipok/futocipok/');
  await page.locator('li[data-product]').first().getByRole('link').first().click();
  await page
    .getByRole('region', { name: t('purchase.size'), exact: true })
    .locator('a:not([data-sold-out])')
    .first()
    .click();
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page, 'what was added');
  await page.getByRole('link', { name: t('purchase.openCart') }).click();
  await expect(page.getByRole('button', { name: t('cart.checkout') })).toBeVisible();
  await expectToFit(page, 'the filled cart');
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.checkout}`));
  await expectToFit(page, 'the checkout');
});
