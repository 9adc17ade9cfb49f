import { brotliCompressSync } from 'node:zlib';
import { phone, slowLine } from '#tests/load/chromium.ts';
import { transferred } from '#tests/load/captured.ts';
import { blockingSheets, firstRules, scriptsNamed, sharesOf } from '#tests/load/html-parts.ts';
import { settled, watchRequests } from '#tests/load/quiet.ts';
import { addresses } from './shop.ts';
import { expect, test } from './test.ts';

/** The most that a page may be. Bytes are as transferred, compressed. */
const limits = {
  scriptBytes: 140_000,
  /**
   * The page itself is one of them. Pictures that are lazy are not counted: browsers ask for those near the screen when
   * they lay the page out, which is before they paint it.
   */
  requestsBeforePaint: 6,
  /** Of each element with rules for the first screen. */
  ruleBytes: 8000,
  blockingSheets: 0,
  /**
   * React's copy of the page, as a share of all else in its HTML, neither compressed: a product's page has many
   * islands.
   */
  copyShare: { home: 1, list: 1, sorted: 1, product: 1.2 },
};

// With another density a phone asks for other pictures.
test.use({ viewport: phone.viewport, deviceScaleFactor: phone.deviceScaleFactor });

const pages = { home: '/', list: '/cipok/', sorted: '/cipok/?sortField=price&sortType=asc', product: '/p/' };
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A page's path; the product is the first one of a list. */
async function pathOf(path: string): Promise<string> {
  if (path !== pages.product) return path;
  const list = await (await fetch(`${addresses.storefront}/cipok/futocipok/`)).text();
  return /href="(\/p\/[^"?#]+\/)"/.exec(list)?.[1] ?? '/';
}

const htmlOf = async (path: string) => (await fetch(addresses.storefront + (await pathOf(path)))).text();

/** Bytes of all scripts that a page names, as the server sends them. */
async function scriptBytes(html: string): Promise<{ files: number; bytes: number }> {
  const answers = await Promise.all([...scriptsNamed(html, addresses.storefront)].map(transferred));
  return { files: answers.length, bytes: answers.reduce((sum, { body }) => sum + body.length, 0) };
}

for (const name of ['home', 'list', 'sorted', 'product'] as const) {
  const given = pages[name];
  test(`${name}: a cold load sends few requests before its first paint`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await slowLine(devtools);
    const sent = watchRequests(devtools);
    await page.goto(await pathOf(given), { waitUntil: 'domcontentloaded' });
    const { figures, start } = await settled({ page, devtools }, sent, 500);
    const lazy = new Set(
      await page
        .locator('img[loading=lazy]')
        .evaluateAll((images) => images.map((image) => image instanceof HTMLImageElement && image.currentSrc)),
    );
    const early = [...sent.values()]
      .filter(({ at, url }) => (at - start) * 1000 < figures.fcp && !lazy.has(url))
      .map(({ url }) => url);
    expect(figures.fcp).toBeGreaterThan(0);
    expect(early.length, `${early.length} requests before the first paint:\n${early.join('\n')}`).toBeLessThanOrEqual(
      limits.requestsBeforePaint,
    );
  });

  test(`${name}: names few bytes of scripts`, async () => {
    const html = await htmlOf(given);
    // A server that has just started still makes them smaller.
    await expect
      .poll(
        async () => {
          const { files, bytes } = await scriptBytes(html);
          expect(files).toBeGreaterThan(0);
          return bytes <= limits.scriptBytes
            ? 'within the limit'
            : `${kilobytes(bytes)} in ${files} files, limit ${kilobytes(limits.scriptBytes)}`;
        },
        { timeout: 45_000, intervals: [1000, 5000] },
      )
      .toBe('within the limit');
  });

  test(`${name}: brings the rules of its first screen along, and waits for no style sheet`, async () => {
    const html = await htmlOf(given);
    const rules = firstRules(html).map((text) => brotliCompressSync(text).length);
    expect(rules.length, 'elements <style data-first>').toBeGreaterThan(0);
    for (const bytes of rules)
      expect(bytes, `rules of ${rules.map(kilobytes).join(', ')}`).toBeLessThanOrEqual(limits.ruleBytes);
    const sheets = blockingSheets(html);
    expect(sheets.length, `style sheets in the head:\n${sheets.join('\n')}`).toBe(limits.blockingSheets);
  });

  test(`${name}: is not much smaller than React's copy of it`, async () => {
    const { copy, page } = sharesOf(await htmlOf(given));
    expect(copy / page, `React's copy ${kilobytes(copy)}, all else ${kilobytes(page)}`).toBeLessThanOrEqual(
      limits.copyShare[name],
    );
  });
}

test('product: asks for its fourth picture when the second is shown, not before', async ({ page }) => {
  await page.goto(await pathOf(pages.product));
  const fourth = page.locator('#kep-4 img');
  const isThere = () => fourth.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  // The third is no further than a screen and a half, and the last that is asked for.
  await expect
    .poll(() => page.locator('#kep-3 img').evaluate((image) => 'complete' in image && image.complete))
    .toBe(true);
  await expect(page.locator('#kep-1 img')).toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(await isThere()).toBe(false);
  await page.locator('a[href="#kep-2"]').click();
  await expect.poll(isThere).toBe(true);
});
