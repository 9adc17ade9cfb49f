import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong on a page as it stands: rule, element, reason. Only that crosses to the test, not what passed. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: tags,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, rules);
}

/** Transitions last no longer, ms; what does is a countdown, and the page is another one afterwards. */
const longestFade = 500;

/** What fades in has its colours only afterwards. */
async function untilNothingFades(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const isPassing = ({ playState, effect }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime ?? Infinity) <= longest;
    const passing = document.getAnimations().filter(isPassing);
    // What is out of sight may rest, and would be waited for in vain.
    const enough = new Promise((resolve) => {
      setTimeout(resolve, longest);
    });
    await Promise.race([enough, Promise.allSettled(passing.map(({ finished }) => finished))]);
  }, longestFade);
}

/** A page as it stands meets WCAG 2.2 AA, as far as a machine can tell. */
export async function expectNoViolations(page: Page): Promise<void> {
  await untilNothingFades(page);
  expect(await violationsOf(page)).toEqual([]);
}

/** A page is no wider than its window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [width, room] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  expect(width, 'width of the page').toBeLessThanOrEqual(room);
}

/** Every id by which a part of the page names another, as what it controls or what describes it, is there. */
export async function expectNamesToExist(page: Page, what: string): Promise<void> {
  const dead = await page.evaluate(() =>
    ['aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-activedescendant'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => document.getElementById(id) === null)
          .map((id) => `${element.tagName} ${name}="${id}"`),
      ),
    ),
  );
  expect.soft(dead, what).toEqual([]);
}
