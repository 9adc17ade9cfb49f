import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { anyWidth, expect, t, test } from './test.ts';

const flipbook = (page: Page) => page.getByRole('group', { name: t('flipbook.keys') });
const position = (page: Page, pages: string, count = 16) =>
  page.locator('figcaption').getByText(t('flipbook.position', { pages, count }), { exact: true });

const open = '/aktualis-ajanlatok/tel-a-hegyen/';

test('[RT-21] [RT-22] [RT-23] [STORE-04] from the choice of a store to its flipbook and a product in it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/aktualis-ajanlatok/');
  await page.getByLabel(t('flipbookShops.label')).fill('pecs');
  await page.getByRole('link', { name: /Lendület Pécs/ }).click();
  await expect(page).toHaveURL('/aktualis-ajanlatok/shop/pecs/');
  await page.getByRole('link', { name: 'Tél a hegyen' }).click();
  await expect(page).toHaveURL(open);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tél a hegyen');
  await expect(position(page, '1')).toBeVisible();
  await page
    .locator('figcaption')
    .getByRole('button', { name: t('flipbook.next') })
    .click();
  await expect(position(page, isMobile ? '2' : '2–3')).toBeVisible();
  await expect(page).toHaveURL(`${open}?oldal=2`);
  const offer = flipbook(page).getByRole('link').first();
  const name = (await offer.locator('span span').first().textContent()) ?? '';
  await offer.click();
  await expect(page).toHaveURL(/\/p\//);
  expect(name).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? 'no heading');
});

test(
  '[STORE-04] turns by keys, to both ends, and comes back to where one stopped',
  anyWidth,
  async ({ page, isMobile }) => {
    await page.goto(`${open}?oldal=6`);
    await expect(position(page, isMobile ? '6' : '6–7')).toBeVisible();
    await flipbook(page).focus();
    // Whoever looks at a page for a moment comes back to it; what is passed over leaves no trace.
    await page.waitForTimeout(1100);
    for (const key of ['PageDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    const after = isMobile ? '9' : '12–13';
    await expect(position(page, after)).toBeVisible();
    await page.keyboard.press('End');
    await expect(position(page, '16')).toBeVisible();
    await expect(page.getByRole('figure').getByRole('status').last()).toContainText('16 / 16');
    await page.keyboard.press('ArrowRight');
    await expect(position(page, '16')).toBeVisible();
    await expect(page).toHaveURL(`${open}?oldal=16`);
    // A slow machine may have stopped on the way, but not at every page.
    const start = position(page, isMobile ? '6' : '6–7');
    for (let backs = 0; backs < 3 && !(await start.isVisible()); backs++) {
      await page.goBack();
      await expect(position(page, '16')).toHaveCount(0);
    }
    await expect(start).toBeVisible();
    await flipbook(page).focus();
    await page.keyboard.press('Home');
    await expect(position(page, '1')).toBeVisible();
    await expect(page).toHaveURL(open);
  },
);

test('[STORE-04] has three pages at most while a page turns, and a drag turns it', async ({ page, isMobile }) => {
  await page.goto(`${open}?oldal=4`);
  await expect(position(page, isMobile ? '4' : '4–5')).toBeVisible();
  const most = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let seen = 0;
        const look = () => {
          seen = Math.max(seen, document.querySelectorAll('figure article').length);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.querySelector('figure') ?? document.body, { childList: true, subtree: true });
        setTimeout(() => resolve(seen), 2500);
      }),
  );
  const box = await flipbook(page).boundingBox();
  if (!box) throw new Error('The flipbook has no place');
  const y = box.y + box.height * 0.2;
  await page.mouse.move(box.x + box.width * 0.92, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) await page.mouse.move(box.x + box.width * (0.92 - step * 0.08), y);
  await page.mouse.up();
  await expect(position(page, isMobile ? '5' : '6–7')).toBeVisible();
  expect(await most).toBeLessThanOrEqual(3);
});

test('[STORE-04] a drag over an enlarged flipbook moves it and turns nothing', async ({ page, isMobile }) => {
  await page.goto(`${open}?oldal=4`);
  const pages = isMobile ? '4' : '4–5';
  await expect(position(page, pages)).toBeVisible();
  await page.getByRole('button', { name: t('flipbook.larger') }).click();
  const before = await flipbook(page).evaluate((element) => element.style.transform);
  const box = await page.getByRole('figure').boundingBox();
  if (!box) throw new Error('The flipbook has no place');
  await page.mouse.move(box.x + box.width * 0.7, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + 200, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => flipbook(page).evaluate((element) => element.style.transform)).not.toBe(before);
  await expect(position(page, pages)).toBeVisible();
});

test('[STORE-04] enlarges around the pointer, which stays on what it was on', async ({ page, isMobile }) => {
  await page.goto(`${open}?oldal=4`);
  await expect(position(page, isMobile ? '4' : '4–5')).toBeVisible();
  await flipbook(page).scrollIntoViewIfNeeded();
  const box = await flipbook(page).boundingBox();
  if (!box) throw new Error('The flipbook has no place');
  // Near a corner, where the middle of an enlarged flipbook is far from the middle of its window.
  const at = { x: box.x + box.width * 0.9, y: box.y + box.height * 0.15 };
  const share = () =>
    flipbook(page).evaluate((element, point) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: (point.x - left) / width, y: (point.y - top) / height, width, height };
    }, at);
  const before = await share();
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  for (let notch = 0; notch < 5; notch++) {
    const { width } = await share();
    await page.mouse.wheel(0, -60);
    await expect.poll(async () => (await share()).width).toBeGreaterThan(width * 1.1);
    const after = await share();
    expect(Math.abs(after.x - before.x) * after.width).toBeLessThan(2);
    expect(Math.abs(after.y - before.y) * after.height).toBeLessThan(2);
  }
  await page.keyboard.up('Control');
});

test('[STORE-04] an enlarged flipbook keeps within its window when that changes', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone’s window keeps its width');
  await page.goto(`${open}?oldal=4`);
  await expect(position(page, '4–5')).toBeVisible();
  for (let press = 0; press < 4; press++) await page.getByRole('button', { name: t('flipbook.larger') }).click();
  await flipbook(page).focus();
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowRight');
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(position(page, '4')).toBeVisible();
  // The right edge of the flipbook does not come away from the right edge of its window.
  await expect
    .poll(() =>
      flipbook(page).evaluate((element) => {
        const [inner, outer] = [
          element.getBoundingClientRect(),
          (element.parentElement ?? element).getBoundingClientRect(),
        ];
        const width = element.clientWidth;
        return Math.round(inner.right - (outer.left + outer.width / 2 + width / 2));
      }),
    )
    .toBeGreaterThanOrEqual(-1);
});

/** Words of offers on the pages in sight that are cut, or reach out of their offer. */
const cutWords = (page: Page) =>
  flipbook(page)
    .locator('a[data-offer]')
    .evaluateAll((offers) =>
      offers.flatMap((offer) => {
        const { right, bottom } = offer.getBoundingClientRect();
        const isCut = (words: Element) => {
          const box = words.getBoundingClientRect();
          return box.right > right + 1 || box.bottom > bottom + 1 || words.scrollHeight > words.clientHeight + 4;
        };
        return [...offer.querySelectorAll('span > *')].filter(isCut).map(({ textContent }) => textContent);
      }),
    );

test('[STORE-04] shows every word of an offer, on each page of a flipbook', async ({ page }) => {
  for (const start of [2, 4, 5, 6, 8, 10]) {
    for (const book of ['outlet', 'heti-ajanlatok']) {
      await page.goto(`/aktualis-ajanlatok/${book}/?oldal=${start}`);
      await expect(flipbook(page).locator('a[data-offer]').first()).toBeVisible();
      expect(await cutWords(page), `${book}, page ${start}`).toEqual([]);
    }
  }
});

test('[STORE-04] meets WCAG 2.2 AA open, enlarged and as text', async ({ page, isMobile }) => {
  await page.goto(`${open}?oldal=4`, { waitUntil: 'networkidle' });
  await expect(position(page, isMobile ? '4' : '4–5')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: t('flipbook.larger') }).click();
  await expectNoViolations(page);
  await page.goto(`${open}szoveg/`, { waitUntil: 'networkidle' });
  await expectNoViolations(page);
});

test('[STORE-04] [STORE-05] on a phone the offers of the page are told below it, with the store’s stock', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a pointer shows it on the offer');
  await page.goto(`${open}?oldal=4`);
  const offers = page.getByRole('region', { name: t('flipbook.offers.title') });
  await offers.getByRole('button', { name: t('flipbook.offers.choose') }).click();
  await page
    .getByRole('dialog', { name: t('myShopHeader.choose') })
    .getByRole('button', { name: /^Győr/ })
    .click();
  await expect(offers.getByText(/áruházadban: Győr$/).first()).toBeVisible();
  await expect(offers.getByText(/^Ez az ár .+-ig érvényes$/).first()).toBeVisible();
  await expectNoViolations(page);
});

test('[STORE-04] search engines are led to the flipbook, with a description', anyWidth, async ({ page }) => {
  await page.goto(`${open}szoveg/`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${open}$`));
  for (const path of [open, '/aktualis-ajanlatok/shop/szeged/']) {
    await page.goto(path);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Lapozd át/);
  }
});

test('[STORE-04] finds words, contents and small pages, and leads there', anyWidth, async ({ page, isMobile }) => {
  await page.goto(open);
  const panel = page.getByRole('complementary', { name: t('flipbook.panel') });
  await panel.getByRole('button', { name: t('flipbook.find') }).click();
  await panel.getByRole('searchbox').fill('sidzseki');
  await expect(panel.getByText(t('flipbook.found', { count: 4 }))).toBeVisible();
  await panel.getByRole('listitem').first().getByRole('button').click();
  await expect(position(page, isMobile ? '7' : '6–7')).toBeVisible();
  await panel.getByRole('button', { name: t('flipbook.pages') }).click();
  await panel.getByRole('button', { name: /^16\. oldal/ }).click();
  await expect(position(page, '16')).toBeVisible();
  await panel.getByRole('button', { name: t('flipbook.contents') }).click();
  await panel.getByRole('button', { name: /Snowboard/ }).click();
  await expect(position(page, isMobile ? '5' : '4–5')).toBeVisible();
});

test(
  '[STORE-04] a flipbook that is over says so, is kept from search engines, and shows the prices of now',
  anyWidth,
  async ({ page }) => {
    await page.goto('/aktualis-ajanlatok/iskolakezdes/');
    await expect(page.getByRole('note')).toHaveText(t('flipbook.notice.over'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  },
);

test('an unknown flipbook, store or page of it is 404', anyWidth, async ({ request }) => {
  for (const path of [
    '/aktualis-ajanlatok/nincs-ilyen/',
    '/aktualis-ajanlatok/shop/atlantisz/',
    '/aktualis-ajanlatok/heti-ajanlatok/mas/',
    '/flipbook/',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('[STORE-04] the search names the pages, and so does the product', anyWidth, async ({ page }) => {
  await page.goto('/search/?q=s%C3%ADdzseki');
  await page
    .getByRole('link', { name: /Tél a hegyen, \d+\. oldal/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/aktualis-ajanlatok\/tel-a-hegyen\/\?oldal=\d+$/);
  await flipbook(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('link', { name: /Tél a hegyen, \d+\. oldal/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[STORE-04] a flipbook is a list of its pages', anyWidth, async ({ page }) => {
    await page.goto(open);
    await expect(page.getByRole('heading', { level: 2, name: 'Steppelt dzsekik a hétköznapokra' })).toBeVisible();
    await expect(flipbook(page)).toBeHidden();
    await page.goto(`${open}szoveg/`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /sídzseki/ })
        .first(),
    ).toBeVisible();
  });
});
