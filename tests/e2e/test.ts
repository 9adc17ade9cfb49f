import { test as base, expect, type Page } from '@playwright/test';
import { createTranslator } from 'use-intl/core';
import { hu } from '#tests/messages.ts';

/** Texts of the shop, so that a better word breaks no test. */
export const t = createTranslator({ locale: 'hu', messages: hu });

/**
 * Noise that is no fault of a page: an error answer that the test asked for, a host that it turned off, and the styles
 * of a page that was fetched ahead and then not opened.
 */
const expectedNoise = /Failed to load resource|net::ERR_|was preloaded using link preload but not used/;

/**
 * Waits until a page of the shop is hydrated: a press before that would be an ordinary load. Its scripts come behind
 * the first paint.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return (
      !main ||
      !document.querySelector('script[src*="/_next/"], script[data-scripts]') ||
      Object.keys(main).some((key) => key.startsWith('__reactFiber'))
    );
  });
}

/**
 * A test whose page must keep a clean console: an error, a warning, or a violation of the security policy fails it.
 */
export const test = base.extend<{ cleanConsole: void }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      for (const method of ['goto', 'reload'] as const) {
        const load = page[method].bind(page) as (...asked: unknown[]) => ReturnType<Page['goto']>;
        Object.assign(page, {
          [method]: async (...asked: unknown[]) => {
            const answer = await load(...asked);
            await untilHydrated(page);
            return answer;
          },
        });
      }
    }
    await use(page);
  },
  cleanConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      // What a script tries and survives is a violation too, and the console does not report it.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`The policy's ${violatedDirective} stopped ${blockedURI}`);
        }),
      );
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text()))
          complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** What is the same in a window of any width is walked through in one. */
export const anyWidth = { tag: '@any-width' };

/** Chooses the order of a list in its menu. */
export async function chooseOrder(page: Page, order: keyof typeof hu.list.sorting): Promise<void> {
  const menu = page.locator('details', { has: page.getByText(`${t('list.sort')}:`, { exact: true }) });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: t(`list.sorting.${order}`) }).click();
}

export { expect };
