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
    // Pictures are no calls: a page is whole while they are still to come.
    const isCall = new URL(request.url()).origin === addresses.api && request.resourceType() !== 'image';
    if (isCall) calls.push(`${request.method()} ${request.url()}`);
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

test('[OPS-02] the payload of a prerendered page holds it whole without the API, and other paths have none', async ({
  request,
}) => {
  await turnApi('stop');
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string };
  for (const path of ['/', '/cipok/', '/kosar/', '/en/shops/']) {
    const answer = await request.get(`${path}_payload.json`);
    expect([path, answer.status()]).toEqual([path, 200]);
    const { payload, ...about } = (await answer.json()) as { build: string; path: string; payload: string };
    expect(about).toEqual({ build: id, path });
    const html = await (await request.get(path)).text();
    const title = /<title>([^<&]+)/.exec(html)?.[1] ?? 'no title';
    expect(payload).toContain(title);
    // Rows of React's own form, which its router in the browser reads.
    expect(payload).toMatch(/^[0-9a-f]+:/);
  }
  expect((await request.get('/nincs/_payload.json')).status()).toBe(404);
});
