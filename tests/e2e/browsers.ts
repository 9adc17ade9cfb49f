import { existsSync } from 'node:fs';

const installed = (files: readonly string[]) => files.find((file) => existsSync(file));

/** An installed Chromium or Chrome that can show windows. It alone keeps pages for the way back. */
export const windowedBrowser = installed(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);

/** The browser of the tests: one without windows takes half the time. Playwright's own where none is installed. */
export const testBrowser = installed(['/usr/bin/chromium-headless-shell']) ?? windowedBrowser;
