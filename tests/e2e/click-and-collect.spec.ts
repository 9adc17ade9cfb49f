import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { anyWidth, expect, t, test } from './test.ts';

const line = (page: Page) => page.locator('header [data-my-shop]');
const dialog = (page: Page) => page.getByRole('dialog', { name: t('myShopHeader.choose') });
const total = async (page: Page) => Number((await page.locator('h1 + p').innerText()).replace(/\D/g, ''));

/** Chooses the store nearest to a postcode in which there is none, by keyboard alone. */
async function chooseByPostcode(page: Page): Promise<void> {
  // The first use of the page activates it, and leaves focus where it is.
  await line(page).focus();
  await expect(line(page)).toHaveRole('button');
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await dialog(page).getByLabel(t('myShopHeader.field')).focus();
  await page.keyboard.type('6720');
  await expect(dialog(page).getByRole('button').filter({ hasText: 'km' }).first()).toContainText('Szeged');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(line(page)).toHaveText(/^Szeged/);
  await expect(line(page)).toBeFocused();
}

test('[STORE-02] a store is chosen by its postcode in the header, stays chosen, and is changed in one step', async ({
  page,
}) => {
  await page.goto('/');
  await chooseByPostcode(page);
  await page.goto('/cipok/');
  await expect(line(page)).toHaveText(/^Szeged/);
  await line(page).click();
  await dialog(page).getByLabel(t('myShopHeader.field')).fill('gyor');
  await dialog(page).getByRole('button', { name: /^Győr/ }).click();
  await expect(line(page)).toHaveText(/^Győr/);
});

test('[PDP-07] [STORE-05] the product’s page says when the chosen store hands over a size that it has', async ({
  page,
}) => {
  // Of the list of what the store has, the first product has some size there.
  await page.goto('/cipok/?store=store_szeged');
  await page.locator('li[data-product] a').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await chooseByPostcode(page);
  const promise = page.getByRole('region', { name: t('clickAndCollect.title') });
  // It comes once the shopper gets near.
  await page.getByRole('button', { name: t('purchase.add'), exact: true }).scrollIntoViewIfNeeded();
  await promise.scrollIntoViewIfNeeded();
  await expect(promise.getByText(/^Szeged[,:] /)).toBeVisible();
  const words = await promise.getByText(/^Szeged[,:] /).innerText();
  const size = /méretekben: ([^,]+)/.exec(words)?.[1];
  if (size)
    await page
      .getByRole('region', { name: /^Méret/ })
      .getByRole('link', { name: size, exact: true })
      .click();
  await expect(promise.getByText(/^Szeged: készleten, (ma|holnap|\S+n) /)).toBeVisible();
  await expect(promise.getByText(/^Készlet frissítve: \d?\d:\d\d/)).toBeVisible();
  await expectNoViolations(page);
});

test('[STORE-05] a list is narrowed to what the store has, with the number that it says, and is whole again', async ({
  page,
  isMobile,
}) => {
  await page.goto('/cipok/turacipok/');
  const whole = await total(page);
  await chooseByPostcode(page);
  if (isMobile) {
    await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: /Mutass/ }).click();
  } else {
    await page.getByRole('switch').focus();
    await page.keyboard.press('Space');
  }
  await expect(page).toHaveURL('/cipok/turacipok/?store=store_szeged');
  const removal = page.getByRole('link', { name: /^Szűrő törlése: Szeged/ });
  await expect(removal).toBeVisible();
  const narrowed = await total(page);
  expect(narrowed).toBeLessThan(whole);
  expect(await page.locator('li[data-product]').count()).toBe(Math.min(48, narrowed));
  if (!isMobile) {
    await expect(page.getByRole('switch', { checked: true })).toBeFocused();
    // A value's count is what one gets by it.
    const value = page.locator('#szurok [data-group="GENERAL_Gender"] a').first();
    const count = Number(await value.locator('small').innerText());
    await value.click();
    await expect.poll(() => total(page)).toBe(count);
    await expect(page).toHaveURL(/filters=\d+&store=store_szeged$/);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(narrowed);
  }
  await expectNoViolations(page);
  await removal.click();
  await expect(page).toHaveURL('/cipok/turacipok/');
  await expect.poll(() => total(page)).toBe(whole);
});

test('[STORE-05] the switch asks for a store first where none is chosen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there it stands in the sheet');
  await page.goto('/cipok/turacipok/');
  await line(page).hover();
  await expect(line(page)).toHaveRole('button');
  await page.getByRole('switch').click();
  await dialog(page).getByRole('button', { name: /^Győr/ }).click();
  await expect(page).toHaveURL('/cipok/turacipok/?store=store_gyor');
  await expect(page.getByRole('switch', { checked: true })).toBeVisible();
});

test('[STORE-05] a store that is none is left out of the address', anyWidth, async ({ page }) => {
  await page.goto('/cipok/turacipok/?store=store_atlantisz');
  await expect(page).toHaveURL('/cipok/turacipok/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[STORE-02] the header leads to the locator', anyWidth, async ({ page }) => {
    await page.goto('/cipok/turacipok/');
    await page.getByRole('link', { name: t('myShopHeader.choose') }).click();
    await expect(page).toHaveURL('/shops/');
  });
});
