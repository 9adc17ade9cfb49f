import { searchAnswerSchema } from '#lib/contract/search.ts';
import { addresses } from './shop.ts';
import { layoutShift } from './layout-shift.ts';
import { chooseOrder, expect, t, test } from './test.ts';

test('[RT-29] answers an unknown path with 404 and a whole page in the HTML', async ({ page, request }) => {
  for (const path of [
    '/nincs-ilyen/',
    '/cipok/nincs-ilyen/',
    '/p/nincs-99999999/',
    '/foo.php',
    '/live/cipok/',
    '/hiba/404/',
    '/en/nope/',
    '/marka/nincs/',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const text = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(text, path).toContain('<title>Page Not Found</title>');
    expect(text, path).toContain(path.startsWith('/en/') ? 'off course' : t('errors.404.title'));
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
  await page.goto('/nincs-ilyen/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.404.title'));
});

test('[RT-31] gives bots the status and a bare body instead of an error page', async ({ request }) => {
  const answer = await request.get('/nincs-ilyen/', { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(answer.status()).toBe(404);
  expect((await answer.text()).length).toBeLessThan(100);
});

test('[RT-15] [RT-16] [RT-17] [RT-18] [RT-19] [RT-20] names the shop in the title of each page of the account', async ({
  request,
}) => {
  for (const path of ['', 'orders/', 'order-details/1/', 'delivery-address/', 'account-details/', 'loyalty/']) {
    const html = await (await request.get(`/my-account/${path}`)).text();
    expect(html, path).toMatch(/<title>[^<–]+ – Lendület<\/title>/);
  }
});

test('[RT-28] has one address a page: the slash, the default language and the slug are redirected for good', async ({
  request,
}) => {
  const home = await (await request.get('/cipok/')).text();
  const product = /href="(\/p\/[^"?]+-(\d+)\/)/.exec(home);
  const redirects = [
    ['/cipok', '/cipok/'],
    ['/hu/cipok/', '/cipok/'],
    [`/p/regi-nev-${product?.[2]}/`, product?.[1] ?? ''],
  ] as const;
  for (const [from, to] of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://localhost').pathname]).toEqual([308, to]);
  }
});

test('[RT-28] speaks English under /en/, with names of goods marked by their language', async ({ page }) => {
  await page.goto('/en/cipok/futocipok/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Popular').first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'Product list' }).getByRole('heading').first()).toHaveAttribute(
    'lang',
    'en',
  );
  await page.getByRole('link', { name: 'Magyar' }).click();
  await expect(page).toHaveURL('/cipok/futocipok/');
});

test('[PLP-09] [PLP-10] [PLP-14] sorts and pages by address alone, and the back button returns', async ({ page }) => {
  await page.goto('/cipok/');
  const list = page.getByRole('region', { name: t('list.label') });
  const first = list.getByRole('listitem').first();
  const second = page.getByRole('link', { name: t('list.pageNumber', { number: 2 }), exact: true });
  await second.click();
  await expect(page).toHaveURL('/cipok/?page=2');
  await expect(second).toHaveAttribute('aria-current', 'page');
  await chooseOrder(page, 'price-asc');
  await expect(page).toHaveURL('/cipok/?sortField=price&sortType=asc');
  const prices = await list.locator('li > p').allTextContents();
  const numbers = prices.map((price) => Number(/^[\d\s]+/.exec(price)?.[0].replace(/\s/g, '')));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  const cheapest = await first.getByRole('link').first().textContent();
  await page.goBack();
  await expect(page).toHaveURL('/cipok/?page=2');
  await expect(first.getByRole('link').first()).not.toHaveText(cheapest ?? '');
});

test('[PLP-11] shows as many products as the facet promised', async ({ page, isMobile }) => {
  await page.goto('/ruhazat/');
  if (isMobile) await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
  const filters = isMobile ? page.getByRole('dialog', { name: t('filterDrawer.title') }) : page.locator('#szurok');
  const group = filters.locator('details').filter({ hasText: 'Márka' });
  if (isMobile) await group.locator('summary').click();
  const brand = isMobile ? group.locator('label').first() : group.getByRole('link').first();
  const promised = Number((await brand.locator('small').textContent())?.trim());
  await brand.click();
  if (isMobile)
    await filters
      .getByRole('button', { name: t('filterDrawer.show', { count: promised, shown: String(promised) }) })
      .click();
  await expect(page.locator('h1 + p')).toHaveText(t('results.total', { count: promised, shown: String(promised) }));
});

test('[PLP-11] shows no hidden value of a filter, and counts none', async ({ page, isMobile, request }) => {
  const answer = await request.get(`${addresses.api}/api/v1/search/?q=kerékpár`);
  const { data }: { data: unknown } = await answer.json();
  const groups = searchAnswerSchema.parse(data).filters.map(({ f_name: name, values }) => ({
    name,
    hidden: values.filter((value) => value.hidden).map((value) => value.fv_name),
    shown: values.filter((value) => !value.hidden).length,
  }));
  const addition = groups.find(({ hidden }) => hidden.length > 0);
  expect(addition).toMatchObject({ name: 'addition', hidden: ['Nagy csomag'] });
  await page.goto('/search/?q=kerékpár');
  if (isMobile) await page.getByRole('button', { name: t('results.filters'), exact: true }).click();
  const filters = isMobile ? page.getByRole('dialog', { name: t('filterDrawer.title') }) : page.locator('#szurok');
  await expect(filters.locator('summary').filter({ hasText: 'Márka' })).toBeVisible();
  await expect(filters).not.toContainText('Nagy csomag');
  // A group of hidden values alone is no group, and the orders are none of the filters.
  await expect(filters.locator('summary').filter({ hasText: 'További szűrők' })).toHaveCount(addition?.shown ? 1 : 0);
  await expect(filters.locator('summary').filter({ hasText: 'Rendezés' })).toHaveCount(0);
});

test('shows hostile text as text', async ({ page }) => {
  const probe = '<img src=x onerror=alert(1)>"\'</script>';
  await page.goto(`/search/?q=${encodeURIComponent(probe)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
});

test('navigates softly within the policy: no load, no violation', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('footer').getByRole('link', { name: 'Cipők', exact: true }).click();
  await expect(page).toHaveURL('/cipok/');
  await page
    .getByRole('region', { name: t('list.label') })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(page).toHaveURL('/cipok/');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('does not move while it loads', async ({ page }) => {
  for (const path of ['/', '/cipok/futocipok/', '/search/?q=cip%C5%91', '/kosar/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page), path).toBeLessThan(0.005);
  }
});

test('fits the screen, down to 320 px', async ({ page }) => {
  const product = /href="(\/p\/[^"?]+\/)/.exec(await (await page.request.get('/cipok/')).text())?.[1] ?? '';
  for (const width of [320, 412, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/cipok/', '/search/?q=zzzz', product, '/kosar/', '/nincs-ilyen/']) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('reads no cookie for public pages, and says no word of a visitor', async ({ request }) => {
  const guest = await (await request.get('/cipok/futocipok/')).text();
  const marked = await (
    await request.get('/cipok/futocipok/', {
      headers: { cookie: 'lendulet_request=SENTINELsentinelSENTINEL; lendulet_token=SENTINELsentinelSENTINEL' },
    })
  ).text();
  expect(marked).toBe(guest);
  expect((await request.get('/cipok/futocipok/')).headers()['set-cookie']).toBeUndefined();
});
