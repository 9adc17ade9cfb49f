import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';

/**
 * Contrast of each text of a part with the ground that it stands on, lowest first: the nearest ancestor of one opaque
 * colour. 0 where a picture lies under it before such a ground.
 */
function contrasts(part: Locator): Promise<{ text: string; contrast: number }[]> {
  return part.evaluate((whole) => {
    const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const pictures = [...whole.querySelectorAll('img')];
    const overlap = (one: Element, other: Element): boolean => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const contrastOf = (element: Element): number => {
      for (let ground: Element | null = element; ground && whole.contains(ground); ground = ground.parentElement) {
        const { backgroundColor } = getComputedStyle(ground);
        const [, , , opacity = 1] = channels(backgroundColor);
        if (opacity === 1) {
          if (pictures.some((picture) => ground?.contains(picture) && overlap(picture, element))) return 0;
          const [light = 0, dark = 0] = [getComputedStyle(element).color, backgroundColor]
            .map(luminance)
            .toSorted((a, b) => b - a);
          return (light + 0.05) / (dark + 0.05);
        }
      }
      return 0;
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...whole.querySelectorAll('*')]
      .filter(hasText)
      .map((element) => ({ text: element.textContent, contrast: contrastOf(element) }))
      .toSorted((a, b) => a.contrast - b.contrast);
  });
}

/** Texts of a part that something else covers, or that are cut off at its sides. */
function hidden(part: Locator): Promise<string[]> {
  return part.evaluate((whole) =>
    [...whole.querySelectorAll('h1, h2, p, b, a')]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const shown = document.elementFromPoint(left + Math.min(width / 2, 8), (top + bottom) / 2);
        const outer = whole.getBoundingClientRect();
        const isCovered = !element.contains(shown);
        return isCovered || left < outer.left || right > outer.right || element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent),
  );
}

async function expectToBeRead(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  expect(await hidden(part)).toEqual([]);
  const [worst] = await contrasts(part);
  expect(worst?.contrast, worst?.text).toBeGreaterThanOrEqual(4.5);
}

test('[RT-06] words of stage and banner stand on one colour, not on a picture', async ({ page }) => {
  await page.goto('/');
  const stage = page.locator('section:has(> img[fetchpriority=high])');
  await expectToBeRead(stage);
  await expectToBeRead(page.locator('[data-tone]').first());
});

test('[STORE-04] title and offer of a cover stand on one colour, not on its scene', async ({ page }) => {
  await page.goto('/aktualis-ajanlatok/tel-a-hegyen/');
  const cover = page.locator('article[data-cover]').first();
  await expect(cover.locator('> img')).toBeVisible();
  await expectToBeRead(cover);
});
