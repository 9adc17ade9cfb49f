import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

/** A middling phone on a slow line. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  /** How many times slower the processor is. */
  slowness: 4,
  /** Round trip, ms. */
  latency: 150,
  /** Bytes a second, both ways: 1.6 Mbit/s. */
  throughput: 200_000,
};

/** A page of a phone, with what speaks to the browser about it. */
export interface PhonePage {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** An installed Chromium or Chrome, else Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  );
  return chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** The phone's line for a page. */
export async function slowLine(devtools: CDPSession): Promise<void> {
  const { latency, throughput } = phone;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** A phone that has never been here: no cache, no connection, no cookie, its line and processor slowed down. */
export async function openPhone(browser: Browser): Promise<PhonePage> {
  const { viewport, deviceScaleFactor, slowness } = phone;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowLine(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { context, page, devtools };
}
