import { dayAfter, marketToday } from '#lib/core/calendar/days.ts';
import { anyWidth, expect, t, test } from './test.ts';
import { addresses } from './shop.ts';

test('[RT-06] [RT-07] [RT-26] [CART-07] [CART-08] from the front page to a placed order', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();

  // Home → category, through the menu of the device.
  if (isMobile) {
    await page.getByRole('button', { name: t('menu.open') }).click();
    const menu = page.getByRole('dialog', { name: t('menu.title') });
    await menu.getByRole('button', { name: t('menu.next', { name: 'Cipők' }) }).click();
    await page
      .getByRole('dialog', { name: 'Cipők' })
      .getByRole('button', { name: t('menu.next', { name: 'Futócipők' }) })
      .click();
    await page.getByRole('link', { name: t('menu.allOf', { one: 'futócipő' }) }).click();
  } else {
    await page.getByRole('button', { name: t('menu.openCategory', { name: 'Cipők' }) }).click();
    await page
      .getByRole('navigation', { name: t('menu.categories'), exact: true })
      .getByRole('link', { name: 'Futócipők', exact: true })
      .click();
  }
  await expect(page).toHaveURL('/cipok/futocipok/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Futócipők');

  // Category → filter: a size that can be bought.
  if (isMobile) await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('filterDrawer.title') });
  if (isMobile) {
    await sheet.getByRole('checkbox', { name: '42', exact: true }).check();
    await sheet.getByRole('button', { name: /Mutass/ }).click();
  } else {
    await page.locator('#szurok').getByRole('link', { name: '42', exact: true }).click();
  }
  await expect(page).toHaveURL(/\?filters=\d+$/);
  await expect(page.getByRole('link', { name: t('results.removeFilter', { name: '42' }) })).toBeVisible();

  // Filter → product → size.
  const card = page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .first();
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // The list was filtered by a size, so it leads to that size.
  await expect(page).toHaveURL(/meret=42/);
  const add = page.getByRole('button', { name: t('purchase.add'), exact: true });

  // Size → cart. A double press adds once.
  await add.dblclick();
  const added = page.getByRole('dialog', { name: t('purchase.added') });
  await expect(added).toContainText(name);
  await added.getByRole('link', { name: t('purchase.openCart') }).click();
  await expect(page).toHaveURL('/kosar/');
  await expect(page.getByRole('link', { name: t('cart.link', { count: 1 }) })).toBeVisible();

  // Cart → checkout → order.
  await page.getByRole('button', { name: t('cart.checkout') }).click();
  await page.waitForURL(`${addresses.checkout}/checkout/`);
  // The days of the parcel are reckoned from today: it comes this month, or early in the next.
  const months = [marketToday(), dayAfter(marketToday(), 14)].map((day) =>
    new Date(day).toLocaleDateString('hu', { month: 'long' }),
  );
  await expect(page.getByText(new RegExp(`(?:${months.join('|')}) \\d+(?:–\\d+)?\\., `)).first()).toBeVisible();
  await page.getByLabel('Vezetéknév').fill('Kovács');
  await page.getByLabel('Keresztnév').fill('Őrs');
  await page.getByLabel('E-mail-cím').fill('kovacs.ors@example.hu');
  await page.getByLabel('Telefonszám').fill('+36 30 123 4567');
  await page.getByRole('radio', { name: /Áruházi átvétel/ }).check();
  await page.getByRole('combobox', { name: /áruház/i }).selectOption({ index: 1 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Megrendelem/ }).click();
  await expect(page.getByText(/L\d{2}-\d{6}/).first()).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();

  // And back to the shop, with an empty cart.
  await page.goto('/kosar/');
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
});

test('[RT-25] [SRCH-03] [SRCH-05] [HDR-06] finds a product through the search box', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: t('searchBox.label') });
  await box.fill('futó');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('futó');
  await expect(
    page
      .getByRole('group', { name: t('searchBox.products') })
      .getByRole('option')
      .first(),
  ).toBeVisible();
  await box.fill('  női   futócipő ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=n%C5%91i\+fut%C3%B3cip%C5%91$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('results.searchTitle', { query: 'női futócipő' }));
  await expect(
    page
      .getByRole('region', { name: t('list.label') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(box).toHaveValue(/futócipő/);
});

test('says what it searched instead, and takes the words as typed at one press', anyWidth, async ({ page }) => {
  await page.goto('/search/?q=n%C5%91i+fut%C3%B3cip%C5%91+38');
  const searched = page.getByRole('status').filter({ hasText: t('results.understood') });
  await searched.getByRole('link', { name: t('results.removeFilter', { name: '38' }) }).click();
  await expect(page).toHaveURL(/\?q=n%C5%91i\+fut%C3%B3cip%C5%91$/);
  await expect(page.getByRole('link', { name: t('results.removeFilter', { name: 'Női' }) }).first()).toBeVisible();
  await page.goBack();
  await searched.getByRole('link', { name: t('results.exactly', { typed: 'női futócipő 38' }) }).click();
  await expect(page).toHaveURL(/&exact=1$/);
  await expect(searched).toHaveCount(0);

  await page.goto('/search/?q=futocipp%C5%91');
  await expect(page.getByText(/„futócipő”/).first()).toBeVisible();

  await page.goto('/search/?q=mos%C3%B3g%C3%A9p+fut%C3%B3cip%C5%91');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('results.searchTitle', { query: 'mosógép futócipő' }),
  );
  await expect(page.getByText(t('results.leftOut', { words: '„mosógép”' }))).toBeVisible();

  await page.goto('/search/?q=vantor');
  await expect(page).toHaveURL('/marka/vantor/');
});

test(
  '[CART-01] [CART-04] changes a quantity, keeps within the stock, and removes a line',
  anyWidth,
  async ({ page }) => {
    await page.goto('/felszereles/');
    await page
      .getByRole('region', { name: t('list.label') })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sizes = page.getByRole('region', { name: t('purchase.size'), exact: true });
    if (await sizes.count()) await sizes.locator('a:not([data-sold-out])').first().click();
    await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('purchase.openCart') })
      .click();

    const quantity = page.getByRole('textbox', { name: t('cart.quantity') });
    await expect(quantity).toHaveValue('1');
    await quantity.fill('9999');
    await quantity.press('Enter');
    await expect(page.getByText(/Ennyi van belőle/)).toBeVisible();
    const stock = Number(await quantity.inputValue());
    await expect(page.getByRole('status').filter({ hasText: t('cart.pieces', { count: stock }) })).toBeVisible();
    await page.reload();
    await expect(quantity).toHaveValue(String(stock));

    await page.getByRole('button', { name: /Törlés a kosárból/ }).click();
    // The line waits for as long as the pointer rests on it.
    await page.mouse.move(0, 0);
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
  },
);
