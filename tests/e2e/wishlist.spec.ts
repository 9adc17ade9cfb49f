import { anyWidth, expect, t, test } from './test.ts';

test('[HDR-07] [WISH-02] [WISH-03] [WISH-05] saves a product from a list, keeps it, and removes it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/cipok/');
  const card = page.locator('li[data-product]').nth(1);
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  const heart = card.getByRole('button', { name: t('wishlist.addNamed', { name }) });
  // A pointer that rests on the popup would keep it; a finger is gone.
  await (isMobile ? heart.tap() : heart.click());
  const saved = card.getByRole('button', { name: t('wishlist.removeNamed', { name }) });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');

  // The popup opens by itself, says what was added, and closes itself.
  const popup = page.getByRole('region', { name: t('wishlist.title') });
  await expect(popup).toContainText(name);
  await expect(popup).toContainText(t('wishlist.saved'));
  await expect(page.getByRole('button', { name: t('wishlist.open', { count: 1 }) })).toBeVisible();
  await expect(popup).toHaveCount(0, { timeout: 15_000 });

  // It is kept by the request uuid.
  await page.reload();
  const button = page.getByRole('button', { name: t('wishlist.open', { count: 1 }) });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await popup.getByRole('button', { name: t('wishlist.removeNamed', { name }) }).click();
  await expect(popup).toContainText(t('wishlist.empty'));
  await expect(card.getByRole('button', { name: t('wishlist.addNamed', { name }) })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('wishlist.open', { count: 0 }) })).toBeFocused();
});

test('[HDR-07] in a low window the list alone scrolls, and its last line is read to its end', async ({ page }) => {
  const height = 480;
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 412, height });
  await page.goto('/cipok/futocipok/');
  const reduced = page.locator('li[data-product]').filter({ hasText: /−\d+%/ });
  for (let at = 0; at < 4; at++) {
    await reduced
      .nth(at)
      .getByRole('button', { name: t('wishlist.addNamed', { name: '' }).trim() })
      .click();
    await expect(reduced.locator('button[aria-pressed=true]')).toHaveCount(at + 1);
  }
  const button = page.getByRole('button', { name: t('wishlist.open', { count: 4 }) });
  await page.keyboard.press('Escape');
  await button.press('Enter');
  const popup = page.getByRole('region', { name: t('wishlist.title') });
  await expect(popup.getByRole('listitem')).toHaveCount(4);
  const foot = popup.getByRole('link', { name: t('wishlist.all', { count: 4 }) });
  const told = await popup.getByText(t('cart.lowest', { price: '' }).trim()).all();
  expect(told.length).toBe(4);
  for (const line of told) {
    await line.evaluate((drawn) => drawn.scrollIntoView({ block: 'nearest' }));
    const [read, all] = [await line.boundingBox(), await foot.boundingBox()];
    expect((read?.y ?? height) + (read?.height ?? 0)).toBeLessThanOrEqual(all?.y ?? 0);
  }
  await expect(foot).toBeInViewport({ ratio: 1 });
});

test('takes a heart back and says so when it can not be saved', anyWidth, async ({ page }) => {
  await page.goto('/cipok/');
  await page.route('**/api/v1/wishlist/**', (route) => route.abort());
  const card = page.locator('li[data-product]').first();
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  await card.getByRole('button', { name: t('wishlist.addNamed', { name }) }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('wishlist.failures.unreachable', { name }) })).toBeVisible();
  await expect(card.getByRole('button', { name: t('wishlist.addNamed', { name }) })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('[HDR-08] shows the cart under the pointer on wide screens, one popup at a time', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no pointer that hovers.');
  await page.goto('/cipok/');
  await page.getByRole('button', { name: t('wishlist.open', { count: 0 }) }).click();
  const wishlist = page.getByRole('region', { name: t('wishlist.title') });
  await expect(wishlist).toBeVisible();
  const link = page.getByRole('link', { name: t('cart.link', { count: 0 }) });
  await link.hover();
  const cart = page.getByRole('region', { name: t('cart.title') });
  await expect(cart).toContainText(t('cart.empty'));
  await expect(wishlist).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(cart).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL('/kosar/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no heart that could not be pressed, and leads to the cart', anyWidth, async ({ page }) => {
    await page.goto('/cipok/');
    await expect(page.getByRole('link', { name: t('cart.link', { count: 0 }) })).toBeVisible();
    await expect(page.getByRole('button', { name: t('wishlist.open', { count: 0 }) })).toHaveCount(0);
  });
});
