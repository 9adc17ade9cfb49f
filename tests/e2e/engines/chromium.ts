import { chromium as playwright } from '@playwright/test';
import { testBrowser } from '../browsers.ts';
import type { Driver, Engine } from './driver.ts';

const viewport = { width: 1280, height: 900 };

async function start(): Promise<Driver> {
  const browser = await playwright.launch({
    ...(testBrowser ? { executablePath: testBrowser } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  // A visitor who has not been asked yet, as in the other engines.
  const page = await browser.newPage({ viewport, storageState: { cookies: [], origins: [] } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    open: async (address) => {
      await page.goto(address);
    },
    // While another page comes there is nothing to read from.
    read: (expression) => page.evaluate(expression).catch(() => null),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    errors: () => errors,
    close: () => browser.close(),
  };
}

/** Chromium, through Playwright. */
export const chromium: Engine = { start };
