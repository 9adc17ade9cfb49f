import { AsyncLocalStorage } from 'node:async_hooks';
import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fatalOf, incidentsKey, type Incident } from '#server/incident.ts';

const settings = vi.hoisted(() => ({ FLIPBOOK_PREFIX: 'aktualis-ajanlatok', LOYALTY: true, STOREFRONT_HOST: 'http://localhost:3000' }));
vi.mock('#lib/config/index.ts', () => ({ settings }));
vi.mock('#lib/navigation/known-paths.ts', () => ({
  isKnownPath: (kind: string, path: string) => Promise.resolve([
    'book /aktualis-ajanlatok/heti-ajanlatok/', 'store /shop/pecs/', 'listing /cipok/', 'guide /blog/futas/', 'page /static/aszf/',
  ].includes(`${kind} ${path}`)),
}));

/** Where a request is drawn: the route and the status, or the address it is sent to. */
async function routeOf(path: string): Promise<string> {
  vi.resetModules();
  const { proxy } = await import('../../proxy.shop.ts');
  const answer = await proxy(new NextRequest(`http://localhost:3000${path}`));
  const [rewrite, location] = ['x-middleware-rewrite', 'location'].map((name) => answer.headers.get(name));
  const { pathname, search } = new URL(rewrite ?? location ?? 'http://localhost:3000/');
  return `${answer.status} ${pathname}${search}`;
}

beforeEach(() => Object.assign(settings, { FLIPBOOK_PREFIX: 'aktualis-ajanlatok', LOYALTY: true }));

describe('the routes of catalogues', () => {
  it.each([
    ['/aktualis-ajanlatok/', '200 /hu/flipbook/'],
    ['/aktualis-ajanlatok/shop/pecs/', '200 /hu/flipbook/shop/pecs/'],
    ['/aktualis-ajanlatok/heti-ajanlatok/?oldal=7', '200 /hu/flipbook/heti-ajanlatok/'],
    ['/en/aktualis-ajanlatok/heti-ajanlatok/szoveg/', '200 /en/flipbook/heti-ajanlatok/szoveg/'],
    ['/aktualis-ajanlatok/nincs/', '404 /hu/hiba/404/'],
    ['/aktualis-ajanlatok/shop/atlantisz/', '404 /hu/hiba/404/'],
    ['/aktualis-ajanlatok/heti-ajanlatok/mas/', '404 /hu/hiba/404/'],
    ['/flipbook/', '404 /hu/hiba/404/'],
  ])('[RT-21] [RT-22] [RT-23] %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it('[RT-24] are there only while the prefix is set, and under that prefix', async () => {
    settings.FLIPBOOK_PREFIX = '';
    for (const path of ['/aktualis-ajanlatok/', '/aktualis-ajanlatok/shop/pecs/', '/aktualis-ajanlatok/heti-ajanlatok/', '/flipbook/', '//']) {
      expect([path, (await routeOf(path)).slice(0, 3)]).toEqual([path, '404']);
    }
    settings.FLIPBOOK_PREFIX = 'katalogus';
    expect(await routeOf('/katalogus/heti-ajanlatok/')).toBe('200 /hu/flipbook/heti-ajanlatok/');
    expect(await routeOf('/aktualis-ajanlatok/heti-ajanlatok/')).toBe('404 /hu/hiba/404/');
  });
});

describe('the page of withdrawals', () => {
  it.each([
    ['/elallas/', '200 /hu/elallas/'], ['/en/elallas/?rendeles=L26-000123', '200 /en/elallas/'], ['/elallas/mas/', '404 /hu/hiba/404/'],
  ])('is one page for everybody: %s', async (path, route) => expect(await routeOf(path)).toBe(route));
});

describe('the routes of the account', () => {
  it.each([
    ['/my-account/', '200 /hu/my-account/'],
    ['/my-account/order-details/0b5c8d9e-0000-4000-8000-000000000000/', '200 /hu/my-account/order-details/'],
    ['/doi/thankyou/abcDEF_-123/', '200 /hu/doi/thankyou/'],
    ['/my-account/order-details/', '404 /hu/hiba/404/'],
    ['/my-account/order-details/a/b/', '404 /hu/hiba/404/'],
    ['/my-account/orders/x.css/', '404 /hu/hiba/404/'],
    ['/my-account/mas/', '404 /hu/hiba/404/'],
  ])('[RT-15] [RT-17] [RT-05] %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it('[RT-20] has a page of the loyalty programme only while there is one', async () => {
    expect(await routeOf('/my-account/loyalty/')).toBe('200 /hu/my-account/loyalty/');
    settings.LOYALTY = false;
    expect(await routeOf('/my-account/loyalty/')).toBe('404 /hu/hiba/404/');
  });
});

describe('a path that is no page', () => {
  it('[RT-30] is refused with its reason in the incident, the address as it was asked for', async () => {
    const storage = new AsyncLocalStorage<Incident>();
    Reflect.set(globalThis, incidentsKey, storage);
    for (const path of ['/nincs/', '/en/nincs/', '/my-account/mas/', `/${'x'.repeat(10_000)}/`, '/%00%E2%80%A8%3Cimg%20src=x%3E/']) {
      const incident: Incident = { id: 'a', apiUnreachable: false };
      expect(await storage.run(incident, () => routeOf(path))).toMatch(/^404 \/(?:hu|en)\/hiba\/404\/$/);
      expect(fatalOf(incident)).toEqual({ status: 404, message: `Page Not Found: ${path.slice(0, 200)}` });
    }
    Reflect.deleteProperty(globalThis, incidentsKey);
  });
});
