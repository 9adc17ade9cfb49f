import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { expect, t, test } from './test.ts';

test('[RT-12] every page that the footer leads to is there', async ({ page, request }) => {
  await page.goto('/static/gyik/');
  const paths = await page
    .locator(
      'footer a[href^="/static/"], footer a[href^="/services/"], footer a[href="/blog/"], footer a[href="/marka/"]',
    )
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThanOrEqual(21);
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('[RT-12] shows a static page: its text, when it changed, its chapters and tables', async ({ page }) => {
  await page.goto('/static/cookie-tajekoztato/');
  await expect(page).toHaveTitle(/^Cookie-tájékoztató/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie-tájékoztató' })).toBeVisible();
  await expect(page.getByText(t('content.updated'))).toContainText('2026. november 20.');
  await expect(page.getByRole('columnheader', { name: 'Csoport' })).toBeVisible();
  await page
    .getByRole('navigation', { name: t('content.contents') })
    .getByRole('link', { name: 'Helyi tárolás' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Helyi tárolás' })).toBeInViewport();
  await page.locator('main article').getByRole('link', { name: 'adatkezelési tájékoztató' }).click();
  await expect(page).toHaveURL('/static/adatkezeles/');
});

test('[RT-12] shows a service, with the others of its kind', async ({ page }) => {
  await page.goto('/services/siszerviz/');
  await expect(page.getByRole('heading', { level: 1, name: 'Síszerviz' })).toBeVisible();
  await page
    .getByRole('navigation', { name: t('content.related.services') })
    .getByRole('link', { name: 'Kerékpárszerviz' })
    .click();
  await expect(page).toHaveURL('/services/kerekparszerviz/');
});

test('[RT-12] [RT-29] has one address for a page, and a real 404 for none', async ({ request }) => {
  for (const [asked, right] of [
    ['/static/siszerviz/', '/services/siszerviz/'],
    ['/services/aszf/', '/static/aszf/'],
    ['/en/static/siszerviz/', '/en/services/siszerviz/'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([308, right]);
  }
  for (const path of [
    '/static/nincs-ilyen/',
    '/services/nincs-ilyen/',
    '/static/',
    '/services/',
    '/static/aszf/x/',
    '/static/%3Cscript%3E/',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

for (const path of ['/static/cookie-tajekoztato/', '/services/berles/', '/en/static/aszf/']) {
  test(`[RT-12] meets WCAG 2.2 AA, and never scrolls sideways, on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-12] reads, and leads on', async ({ page }) => {
    await page.goto('/static/elallas/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .locator('footer')
      .getByRole('link', { name: t('footer.pages.imprint') })
      .click();
    await expect(page).toHaveURL('/static/impresszum/');
  });
});
