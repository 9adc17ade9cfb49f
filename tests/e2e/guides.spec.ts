import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { expect, t, test } from './test.ts';

const titles = (page: Page) => page.locator('main article h2').allTextContents();
const article = '/blog/article/milyen-hosszu-silec-kell/';

test('[RT-08] lists the guides, newest first, in pages of their own address', async ({ page }) => {
  await page.goto('/blog/');
  await expect(page).toHaveTitle(new RegExp(`^${t('guides.title')}`));
  await expect(page.getByRole('heading', { level: 1, name: t('guides.title') })).toBeVisible();
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/blog\/$/);
  const first = await titles(page);
  expect(first).toHaveLength(12);
  await page.getByRole('link', { name: t('guides.older') }).click();
  await expect(page).toHaveURL('/blog/?page=2');
  await expect(page.getByRole('link', { name: t('guides.newer') })).toBeVisible();
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/blog\/\?page=2$/);
  const second = await titles(page);
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  await page.goBack();
  await expect(page).toHaveURL('/blog/');
});

test('[RT-08] narrows to a sport, which has one address', async ({ page, request }) => {
  await page.goto('/blog/');
  const sports = page.getByRole('navigation', { name: t('guides.sports') });
  await sports.getByRole('link', { name: /^Sí és snowboard/ }).click();
  await expect(page).toHaveURL('/blog/si-es-snowboard/');
  await expect(sports.locator('[aria-current]')).toHaveText(/Sí és snowboard/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sí és snowboard/);
  expect((await titles(page)).length).toBeGreaterThan(0);
  for (const path of ['/blog/?page=1', '/blog/?page=x']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([308, '/blog/']);
  }
});

test('[RT-08] [RT-09] [RT-29] answers 404 for a guide, a sport and a page that are none', async ({ request }) => {
  for (const path of [
    '/blog/article/nincs-ilyen/',
    '/blog/curling/',
    '/blog/?page=99',
    '/blog/futas/x/',
    '/en/blog/curling/',
    '/blog/article/',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test('[RT-08] has a feed that its head names', async ({ page, request }) => {
  await page.goto('/blog/');
  const href = await page.locator('head link[type="application/atom+xml"]').getAttribute('href');
  const answer = await request.get(new URL(href ?? '', page.url()).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  const feed = await answer.text();
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/);
  expect(feed.match(/<entry>/g)).toHaveLength(12);
  expect(feed).toMatch(/<id>https?:\/\/[^<]+\/blog\/article\//);
});

test('[RT-09] tells a guide: author, days, chapters, live prices, and what to read next', async ({ page }) => {
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1, name: 'Milyen hosszú síléc kell?' })).toBeVisible();
  await expect(page.getByText('Szabados Márton')).toBeVisible();
  await expect(page.getByText(t('guides.published'))).toContainText(/\d{4}\. [a-záéíóöőúüű]+ \d{1,2}\./);
  await expect(page.getByText(t('guides.minutes', { minutes: 2 })).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('site.breadcrumbs') }).locator('[aria-current=page]')).toHaveText(
    'Milyen hosszú síléc kell?',
  );
  await page
    .getByRole('navigation', { name: t('guides.contents') })
    .getByRole('link', { name: 'Mielőtt elindulsz' })
    .click();
  await expect(page).toHaveURL(`${article}#mielott-elindulsz`);
  await expect(page.getByRole('heading', { level: 2, name: 'Mielőtt elindulsz' })).toBeInViewport();
  const cards = page.locator('li[data-product]');
  await expect(cards.first()).toContainText(/\d+\u00A0\d{3}\u00A0Ft/);
  await expect(cards.first().getByRole('button', { name: t('wishlist.addNamed', { name: '' }).trim() })).toBeVisible();
  expect(
    await page
      .locator('main article')
      .first()
      .evaluate((text) => {
        const line = text.querySelector('p + h2 ~ p') ?? text.querySelector('h2 ~ p');
        return line ? line.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(line).fontSize) : 99;
      }),
  ).toBeLessThan(36);
  const next = page
    .getByRole('region', { name: t('guides.related') })
    .getByRole('link')
    .first();
  await expect(next).toHaveAttribute('href', /^\/blog\/article\//);
});

test('[HDR-17] is named by the search box', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: t('searchBox.label') });
  await box.click();
  await box.fill('milyen');
  await expect(
    page.getByRole('group', { name: t('searchBox.guides') }).getByRole('option', { name: /síléc/ }),
  ).toHaveAttribute('href', article);
});

for (const path of ['/blog/', '/blog/?page=2', article]) {
  test(`[RT-08] [RT-09] meets WCAG 2.2 AA, and never scrolls sideways, on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-08] [RT-09] reads from the list to a guide and to a product', async ({ page }) => {
    await page.goto('/blog/futas/');
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/blog\/article\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(article);
    await page.locator('li[data-product] a').first().click();
    await expect(page).toHaveURL(/\/p\//);
  });
});
