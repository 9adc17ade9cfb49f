import { consentCookie } from './consent-cookie.ts';
import { expectNoViolations } from './accessible.ts';
import { addresses } from './shop.ts';
import { expect, t, test } from './test.ts';
import hu from '#messages/consent/hu.json' with { type: 'json' };
import type { Page } from '@playwright/test';

test.use({ storageState: { cookies: [], origins: [] } });

const panel = (page: Page) => page.getByRole('region', { name: hu.title });
const named = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : [])));
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** What is stored beside the place in a list, which Back needs. */
const storedNames = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => !name.startsWith('lendulet_list ')),
  );
const product = async (page: Page) => (await page.locator('main a[href^="/p/"]').first().getAttribute('href')) ?? '';

test('before the choice and after a refusal nothing is tracked or kept but what the shop needs', async ({ page }) => {
  const strangers: string[] = [];
  const own = [addresses.storefront, addresses.api, addresses.checkout];
  page.on('request', (request) => {
    if (/^http/.test(request.url()) && !own.includes(new URL(request.url()).origin)) strangers.push(request.url());
  });
  await page.goto('/akcio/');
  await expect(panel(page)).toBeVisible();
  await expectNoViolations(page);
  const path = await product(page);
  await page.goto(path);
  await expect(panel(page)).toBeVisible();
  expect([await named(page), await cookieNames(page)]).toEqual([[], []]);
  expect(await storedNames(page)).toEqual([]);

  await panel(page).getByRole('button', { name: hu.refuse }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.goto('/akcio/');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect([await named(page), await cookieNames(page)]).toEqual([[], ['lendulet_consent']]);
  expect(await storedNames(page)).toEqual([]);
  expect(strangers).toEqual([]);
});

test('what happened before the choice is tracked once it is allowed, and no more once that is taken back at the foot of the page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => named(page)).toEqual([]);
  // Behind the link that skips the header, Tab reaches the panel before anything of the page.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: hu.notice })).toBeFocused();
  await panel(page).getByRole('button', { name: hu.accept }).click();
  expect((await named(page)).filter((name) => name === 'page_data')).toHaveLength(1);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.consent') })
    .click();
  const settings = page.getByRole('region', { name: hu.settingsTitle });
  await expect(settings.getByRole('heading')).toBeFocused();
  await expect(settings.getByRole('checkbox', { name: hu.groups.marketing.name })).toBeChecked();
  await expectNoViolations(page);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: addresses.storefront }]);
  await settings.getByRole('button', { name: hu.refuseAll }).click();
  await expect(settings).toHaveCount(0);
  expect(await cookieNames(page)).toEqual(['lendulet_consent']);
  const before = await named(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.pages.shops') })
    .click();
  await expect(page).toHaveURL('/shops/');
  await page.waitForLoadState('networkidle');
  expect(await named(page)).toEqual(before);
});

test('[OPS-05] [OPS-06] [OPS-07] pages are tracked by their type, and the tenth as such', async ({ page, context }) => {
  await context.addCookies([consentCookie('s')]);
  await page.goto('/');
  await expect.poll(() => named(page)).toContain('page_data');
  const data = await page.evaluate(() =>
    window.dataLayer?.find((entry) => 'event' in entry && entry.event === 'page_data'),
  );
  expect(data).toEqual({
    event: 'page_data',
    page_type: 'home',
    page_name: 'home',
    page_path: '/',
    language: 'hu',
    currency: 'HUF',
    operating_system: 'APP2',
  });
  // A page that is left before it was counted is none of the ten.
  const counted = () =>
    page.evaluate(() => Number(JSON.parse(sessionStorage.getItem('lendulet_visit') ?? '{}').pages ?? 0));
  for (const [at, path] of [
    '/akcio/',
    '/shops/',
    '/blog/',
    '/kosar/',
    '/marka/',
    '/static/aszf/',
    '/services/siszerviz/',
    '/login/',
  ].entries()) {
    await page.goto(path);
    await expect.poll(counted).toBe(at + 2);
    const expected = ['/akcio/', '/blog/'].includes(path) ? 0 : 1;
    await expect.poll(async () => (await named(page)).filter((name) => name === 'page_data').length).toBe(expected);
  }
  expect(await named(page)).not.toContain('10_pages');
  await page.goto('/elallas/');
  await expect.poll(() => named(page)).toContain('10_pages');
});
