import { addButton, ask, asCustomer, cartLink, guestWithCart } from './faults-shoppers.ts';
import { addresses } from './shop.ts';
import { windowedBrowser } from './browsers.ts';
import { expect, t, test } from './test.ts';

const hosts = Object.values(addresses);

test('[R15] without a network what is there stays, changes are refused with a word, and all is read again with it', async ({
  page,
  context,
}) => {
  const guest = await guestWithCart(page);
  await page.goto(guest.path);
  await expect(cartLink(page, 1)).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // What is fetched ahead for a press without a network is here.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(t('session.offline'))).toBeVisible();
  await addButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('wishlist.addNamed', { name }) })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: t('wishlist.failures.unreachable', { name }) })).toBeVisible();
  // A link does not put the browser's own error page in the place of this one.
  await cartLink(page, 1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await fetch(`${addresses.api}/api/v1/cart/`, {
    method: 'POST',
    body: JSON.stringify({ productOption: guest.option }),
    headers: { 'content-type': 'application/json', 'x-request-id': guest.uuid, origin: addresses.storefront },
  });
  await context.setOffline(false);
  await expect(page.getByText(t('session.offline'))).toHaveCount(0);
  await expect(cartLink(page, 2)).toBeVisible();
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
});

for (const [what, isRefused] of [
  ['refuses cookies and storage', true],
  ['has no room left in its storage', false],
] as const) {
  test(`[R16] [R17] a browser that ${what} shops all the same, and asks nobody but the shop`, async ({ page }) => {
    const { path } = await guestWithCart(page);
    await page.context().clearCookies();
    const tools = isRefused ? await page.context().newCDPSession(page) : null;
    await tools?.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await page.addInitScript((isThrowing) => {
      const refuse = () => {
        throw new DOMException('refused', isThrowing ? 'SecurityError' : 'QuotaExceededError');
      };
      if (isThrowing)
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, isRefused);
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !hosts.includes(new URL(request.url()).origin))
        strangers.push(request.url());
    });
    await page.goto(path);
    await addButton(page).click();
    await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(t('session.notices.storageRefused'))).toHaveCount(isRefused ? 1 : 0);
    await cartLink(page, 1).click();
    await expect(page).toHaveURL('/kosar/');
    await expect(page.getByRole('status').filter({ hasText: t('cart.pieces', { count: 1 }) })).toBeVisible();
    expect(strangers).toEqual([]);
    // The next test has the same page, and would be refused its cookies too.
    await tools?.detach();
  });
}

test('[AUTH-04] [AUTH-08] [R18] what is damaged in cookies and storage is let go', async ({ page, context }) => {
  await page.addInitScript(() => {
    const keys = [
      'lendulet_user',
      'lendulet_merge',
      'lendulet_store',
      'lendulet_searches',
      'lendulet.recently-viewed',
      'lendulet_gender',
      'lendulet_reload',
      'lendulet_list /cipok/',
    ];
    const damages = [
      '{',
      '[]',
      'null',
      '"x"',
      '{"version":99,"ids":{}}',
      '0'.repeat(9000),
      '{"__proto__":{"polluted":true}}',
      '-1',
    ];
    if (location.protocol === 'about:' || sessionStorage.getItem('damaged')) return;
    for (const [index, key] of keys.entries()) {
      localStorage.setItem(key, damages[index] ?? '');
      sessionStorage.setItem(key, damages[(index + 3) % damages.length] ?? '');
    }
    sessionStorage.setItem('damaged', '1');
  });
  const cookie = (name: string, value: string) => ({ name, value, url: addresses.storefront });
  await context.addCookies([
    cookie('lendulet_token', 'x'.repeat(3000)),
    cookie('lendulet_request', '%E0%A4%A'),
    cookie('NEXT_LOCALE', '<script>'),
  ]);
  for (const path of ['/cipok/', '/shops/', '/kosar/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText(t('cart.empty'))).toBeVisible();
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
});

test('[AUTH-04] [AUTH-08] [R18] a half session ends once', async ({ page, context }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await context.addCookies([{ name: 'lendulet_request', value: `u${'c'.repeat(31)}`, url: addresses.storefront }]);
  await page.goto('/cipok/');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(t('session.notices.expired'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(visited.filter((path, index) => path !== visited[index - 1])).toEqual(['/cipok/', '/']);
});

test('[R18] cookies too large for any page are cleared by one press', async ({ page, context }) => {
  await context.addCookies(
    Array.from({ length: 6 }, (_, index) => ({
      name: `sok${index}`,
      value: 'x'.repeat(3900),
      url: addresses.storefront,
    })),
  );
  const answer = await page.goto('/cipok/');
  expect(answer?.status()).toBe(431);
  await page.getByRole('button').click();
  await expect(page.getByRole('region', { name: t('list.label') })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('[AUTH-02] [RT-32] [R19] two tabs agree on who is there, and nothing is written for who has left', async ({
  page,
  context,
}) => {
  const guest = await guestWithCart(page);
  const other = await context.newPage();
  const uncaught: string[] = [];
  other.on('pageerror', (error) => uncaught.push(error.message));
  await asCustomer(page, context);
  await other.goto('/my-account/');
  await page.goto(guest.path);
  await expect(page.getByRole('link', { name: t('session.account') }).first()).toBeVisible();
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartLink(other, 1)).toBeVisible();

  const leaving = other
    .getByRole('navigation', { name: t('account.menu') })
    .getByRole('button', { name: t('account.logout') });
  const additions: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/cart/'))
      additions.push(request.headers().authorization);
  });
  await leaving.click();
  await expect(other).toHaveURL('/');
  await expect(cartLink(page, 0)).toBeVisible();
  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: t('purchase.added') })).toBeVisible();
  expect(additions).toEqual([undefined]);
  expect(uncaught).toEqual([]);
});

test('[R20] a page from the back/forward cache shows neither an old cart nor the account of who has left', async ({
  playwright,
  launchOptions,
  contextOptions,
}) => {
  test.skip(
    !windowedBrowser,
    'The back/forward cache is part of a Chromium or Chrome with windows, and none is installed',
  );
  // Playwright turns that cache off.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: windowedBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL: addresses.storefront });
    const page = await context.newPage();
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    /** Leaves for another host and comes back to the page as it was, which loads nothing. */
    const leaveAndReturn = async (meanwhile: () => Promise<unknown>) => {
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted })),
      );
      const url = page.url();
      await page.goto(`${addresses.checkout}/health/`);
      await meanwhile();
      await page.evaluate(() => {
        history.back();
      });
      await expect.poll(() => page.url()).toBe(url);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isFromCache'))).toBe(true);
    };
    const guest = await guestWithCart(page);
    await page.goto(guest.path);
    await expect(cartLink(page, 1)).toBeVisible();
    await leaveAndReturn(() =>
      ask(page, 'POST', '/api/v1/cart/', { productOption: guest.option }, { 'x-request-id': guest.uuid }),
    );
    await expect(cartLink(page, 2)).toBeVisible();

    await asCustomer(page, context);
    await page.goto('/cipok/');
    await expect(page.getByRole('link', { name: t('session.account') }).first()).toBeVisible();
    await leaveAndReturn(() => context.clearCookies());
    await expect(page.getByRole('link', { name: t('session.login') }).first()).toBeVisible();

    // The account itself is kept by no cache.
    await asCustomer(page, context);
    await page.goto('/my-account/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vera');
    await context.clearCookies();
    await page.goto(`${addresses.checkout}/health/`);
    await page.evaluate(() => {
      history.back();
    });
    await expect(page).toHaveURL(/\/login\//);
    expect(uncaught).toEqual([]);
  } finally {
    await browser.close();
  }
});
