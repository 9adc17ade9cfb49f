import { turnApi } from './api-switch.ts';
import { addresses } from './shop.ts';
import { expect, test } from './test.ts';

test.afterAll(() => turnApi('start'));

test('[OPS-02] prerendered pages are entered from their payload alone: without the API, and without a call of it', async ({
  page,
}) => {
  const calls: string[] = [];
  const loads: string[] = [];
  await turnApi('stop');
  await page.goto('/');
  page.on('request', (request) => {
    if (request.url().startsWith(`${addresses.api}/api/`)) calls.push(request.url());
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const { id } = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
  const { prerendered } = (await (await page.request.get(`/builds/meta/${id}.json`)).json()) as {
    prerendered: string[];
  };
  for (const path of ['/cipok/', '/kosar/', '/login/', '/shops/', '/marka/', '/']) {
    expect(prerendered).toContain(path);
    // The last one is a plain link, also where an earlier one opens a dialog.
    await page.locator(`a[href="${path}"]`).last().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect({ calls, loads }).toEqual({ calls: [], loads: [] });
});
