import { test as base, expect } from '@playwright/test';
import { chromium } from './engines/chromium.ts';
import { firefox } from './engines/firefox.ts';
import { Purchase } from './engines/purchase.ts';
import { webkit } from './engines/webkit.ts';

const engines = { chromium, firefox, webkit };

for (const [name, engine] of Object.entries(engines)) {
  base(`[CART-07] [CART-08] from the front page to a placed order in ${name}`, async () => {
    if ('missing' in engine) {
      // What is built from has to be tried in Firefox too; its own installation is part of the run.
      if (process.env.CI && name === 'firefox') throw new Error(engine.missing);
      base.skip(true, engine.missing);
      return;
    }
    const driver = await engine.start();
    try {
      expect(await new Purchase(driver).walk()).toEqual({
        order: expect.stringMatching(/^L\d{2}-\d{6,}$/) as unknown,
        errors: [],
        sideways: [],
      });
    } finally {
      await driver.close();
    }
  });
}
