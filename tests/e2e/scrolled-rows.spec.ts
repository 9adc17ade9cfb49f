import type { Locator, Page } from '@playwright/test';
import { expect, test, untilHydrated } from './test.ts';

const row = (page: Page) => page.locator('#tartalom ul[class*=fades]').first();
const scrolled = (list: Locator) => list.evaluate(({ scrollLeft }) => scrollLeft);

/** The names of the buttons that a style sheet drew: no element of the page stands for them. */
async function buttons(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const names = nodes.flatMap(({ role, name }) => (role?.value === 'button' ? [String(name?.value)] : []));
  return names.filter((name) => /^(?:Görgess|Scroll) /.test(name));
}

for (const [path, back, on] of [
  ['/noi/', 'Görgess vissza', 'Görgess tovább'],
  ['/en/noi/', 'Scroll back', 'Scroll on'],
] as const) {
  test(`[PLP-25] the row of ${path} scrolls by buttons where a mouse is`, async ({ page, isMobile }) => {
    await page.goto(path);
    await untilHydrated(page);
    if (isMobile) return expect(await buttons(page)).toEqual([]);
    expect(await buttons(page)).toEqual([on]);
    const box = (await row(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Within the page's margins: below the right edge of its heading's column.
    const edge = await page.locator('h1').evaluate((title) => title.parentElement?.getBoundingClientRect().right ?? 0);
    await page.mouse.click(edge - 18, box.y + box.height / 2 - 6);
    await expect.poll(() => scrolled(row(page))).toBeGreaterThan(100);
    await expect.poll(() => buttons(page)).toContain(back);
  });
}

for (const path of ['/gyerek/', '/en/gyerek/']) {
  test(`[PLP-25] the row of ${path} begins where it begins, and the current one is in sight`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    expect(await scrolled(row(page))).toBe(0);
    await expect(row(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  });
}
