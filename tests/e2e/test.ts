import { test as base, expect, type Page } from '@playwright/test';
import { createTranslator } from 'use-intl/core';
import hu from '#messages/hu.json' with { type: 'json' };

/** Texts of the shop, so that a better word breaks no test. */
export const t = createTranslator({ locale: 'hu', messages: hu });

/**
 * Noise that is no fault of a page: an error answer that the test asked for, a host that it turned off, and the styles
 * of a page that was fetched ahead and then not opened.
 */
const expectedNoise = /Failed to load resource|net::ERR_|was preloaded using link preload but not used/;

/**
 * A test whose page must keep a clean console: an error, a warning, or a violation of the security policy fails it.
 */
export const test = base.extend<{ cleanConsole: void }>({
  cleanConsole: [async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text())) complaints.push(message.text());
    });
    await use();
    expect(complaints).toEqual([]);
  }, { auto: true }],
});

/** Chooses the order of a list in its menu. */
export async function chooseOrder(page: Page, order: keyof typeof hu.list.sorting): Promise<void> {
  const menu = page.locator('details', { has: page.getByText(`${t('list.sort')}:`, { exact: true }) });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: t(`list.sorting.${order}`) }).click();
}

export { expect };
