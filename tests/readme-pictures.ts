/**
 * `npm run readme-pictures`: takes the pictures of the README from the shop that runs at STOREFRONT_HOST, on a desktop
 * and on a phone, so that they show it as it is.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { createTranslator } from 'next-intl';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { consentCookie } from '#tests/e2e/consent-cookie.ts';
import { launchChromium } from '#tests/load/chromium.ts';
import { hu } from '#tests/messages.ts';
import { project } from '#tests/programs.ts';

const { STOREFRONT_HOST: host } = readSettings(shopSettingsSchema, process.env);
const t = createTranslator({ locale: 'hu', messages: hu });
const windows = [
  { width: 1440, height: 900, isMobile: false },
  { width: 412, height: 823, isMobile: true },
] as const;

/** The first running shoe of size 42: a search for a size leads to it. */
async function openProduct(page: Page): Promise<void> {
  await page.goto(`${host}/search/?q=${encodeURIComponent('futócipő 42')}`);
  const address = await page.locator('li[data-product] :is(h2, h3) a').first().getAttribute('href');
  await page.goto(new URL(address ?? '/', host).href, { waitUntil: 'networkidle' });
}

/** What each picture shows, in the order in which it is taken: the cart holds the product before it. */
const views: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => void (await page.goto(`${host}/`, { waitUntil: 'networkidle' })),
  results: async (page) => void (await page.goto(`${host}/cipok/`, { waitUntil: 'networkidle' })),
  product: openProduct,
  async cart(page) {
    await openProduct(page);
    await page.getByRole('button', { name: t('purchase.add'), exact: true }).click();
    await page.getByRole('link', { name: t('purchase.openCart') }).click();
    await page.waitForURL('**/kosar/');
    await page.locator('main a[href^="/p/"]').first().waitFor();
    await page.waitForLoadState('networkidle');
  },
};

async function takeAll(browser: Browser): Promise<void> {
  for (const { width, height, isMobile } of windows) {
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile,
      hasTouch: isMobile,
      locale: 'hu-HU',
    });
    await context.addCookies([{ ...consentCookie('-'), domain: new URL(host).hostname }]);
    const page = await context.newPage();
    for (const [name, open] of Object.entries(views)) {
      await open(page);
      const file = join('.readme', `${name}-${width}.webp`);
      await writeFile(
        join(project, file),
        await sharp(await page.screenshot())
          .webp({ quality: 80 })
          .toBuffer(),
      );
      console.log(file);
    }
    await context.close();
  }
}

const browser = await launchChromium();
await takeAll(browser).finally(() => browser.close());
