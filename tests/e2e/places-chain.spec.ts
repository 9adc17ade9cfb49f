import type { Locator, Page } from '@playwright/test';
import type { Stock } from '#lib/contract/product.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';

const flipbook = (page: Page) => page.getByRole('group', { name: t('flipbook.keys') });
const position = (page: Page, pages: RegExp) => page.locator('figcaption').getByText(pages);
const sizes = (page: Page) =>
  page.getByRole('region', { name: t('purchase.size'), exact: true }).locator('a:not([data-sold-out])');

/** Goes by Tab, on or back, until a control has the focus, at most so many times. */
async function tabTo(page: Page, control: Locator, most = 150): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < most; step++) {
    const way = await control.evaluate((element) => {
      const place = (document.activeElement ?? document.body).compareDocumentPosition(element);
      if (place === 0) return null;
      return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (way === null) return;
    await page.keyboard.press(way);
  }
  await expect(control).toBeFocused();
}

/** The offer of the open pages of which the most sizes and colours can be put into a cart. */
async function bestOnStock(page: Page): Promise<Locator> {
  const ids = await flipbook(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.offer));
  const offers = await Promise.all(
    ids.map(async (id) => {
      const { data } = (await (await page.request.get(`${addresses.api}/api/v1/product/${id}/stock/`)).json()) as {
        data: Stock;
      };
      return { id, count: data.rows.filter(({ store: shop, stock }) => shop === 'online' && stock > 0).length };
    }),
  );
  const [best] = offers.toSorted((a, b) => b.count - a.count);
  return flipbook(page).locator(`[data-offer="${best?.id}"]`);
}

type Press = (page: Page, control: Locator) => Promise<void>;

const byPointer: Press = async (_, control) => control.click();
const byKeyboard: Press = async (page, control) => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/** A way from the locator to a filled cart, by the nearest store of a postcode and the flipbooks of that store. */
async function walk(page: Page, press: Press): Promise<void> {
  await page.goto('/shops/');
  const field = page.getByRole('combobox', { name: t('locator.place') });
  await press(page, field);
  await page.keyboard.type('6720');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shops\/\?hely=6720/);
  const nearest = page
    .getByRole('list', { name: t('locator.list') })
    .getByRole('listitem')
    .first();
  await expect(nearest.getByRole('heading')).toHaveText('Szeged');
  await press(page, nearest.getByRole('button', { name: t('myShop.chooseNamed', { name: 'Szeged' }) }));
  await expect(nearest.getByRole('button', { name: t('myShop.chosenNamed', { name: 'Szeged' }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // Store → its flipbooks → a page of one → an offer.
  await press(page, nearest.getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL('/shop/szeged/');
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: /Tél a hegyen/ }).first());
  await expect(page).toHaveURL(/\/aktualis-ajanlatok\/tel-a-hegyen\/$/);
  await expect(position(page, /^1 \/ 16$/)).toBeVisible();
  await page.goto('/aktualis-ajanlatok/tel-a-hegyen/?oldal=8');
  await expect(position(page, /^8(–9)? \/ 16$/)).toBeVisible();
  const offer = await bestOnStock(page);
  const name = (await offer.locator('span span').first().textContent()) ?? '';
  await press(page, offer);
  await expect(page).toHaveURL(/\/p\//);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? 'no heading';
  expect(name).toContain(title);

  // The chosen store is known here; the size is put into the cart.
  const promise = page.getByRole('region', { name: t('clickAndCollect.title') });
  await expect(async () => {
    await page.locator('h1').evaluate(() => scrollTo(0, document.body.scrollHeight / 8));
    await expect(promise.getByText(/^Szeged[: ]/)).toBeVisible({ timeout: 1500 });
  }).toPass();
  await press(page, sizes(page).first());
  await expect(page).toHaveURL(/meret=/);
  await press(page, page.getByRole('button', { name: t('purchase.add'), exact: true }));
  const added = page.getByRole('dialog', { name: t('purchase.added') });
  await expect(added).toContainText(title);
  await press(page, added.getByRole('link', { name: t('purchase.openCart') }));
  await expect(page).toHaveURL('/kosar/');
  await expect(page.getByRole('link', { name: t('cart.link', { count: 1 }) })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(title);
}

test('[STORE-02] [STORE-04] [RT-10] [RT-11] [RT-23] from a postcode to the store, its flipbook, an offer and the cart', async ({
  page,
}) => {
  await walk(page, byPointer);
});

test('[STORE-02] [STORE-04] [RT-10] [RT-11] [RT-23] the same way by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard to walk by');
  await walk(page, byKeyboard);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[STORE-02] [STORE-04] [RT-10] [RT-11] the links lead from the locator to the product', async ({ page }) => {
    await page.goto('/shops/');
    await page
      .getByRole('list', { name: t('locator.list') })
      .getByRole('link', { name: 'Szeged' })
      .click();
    await expect(page).toHaveURL('/shop/szeged/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Tél a hegyen/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/aktualis-ajanlatok\/tel-a-hegyen\/$/);
    const offer = page
      .getByRole('main')
      .locator('ol')
      .getByRole('link', { name: /sídzseki/ })
      .first();
    const name = (await offer.textContent()) ?? '';
    await offer.click();
    await expect(page).toHaveURL(/\/p\//);
    expect(name).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? 'no heading');
    await expect(page.getByRole('button', { name: t('purchase.add'), exact: true })).toBeVisible();
  });
});
