import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fatalOf, incidentsKey, type Incident } from '#lib/core/incident.ts';
import { keptPagesKey } from '#lib/core/kept-pages.ts';
import type { proxy as Entry } from '../../proxy.shop.ts';

const settings = vi.hoisted(() => ({
  FLIPBOOK_PREFIX: 'aktualis-ajanlatok',
  LOYALTY: true,
  EVENT_LOG: false,
  STOREFRONT_HOST: 'http://localhost:3000',
  PRICE_RANGE_VK: [4, 1200],
}));
vi.mock('#lib/config/index.ts', () => ({ settings }));
vi.mock('#lib/navigation/known-paths.ts', () => ({
  isKnownPath: (kind: string, path: string) =>
    Promise.resolve(
      [
        'flipbook /aktualis-ajanlatok/heti-ajanlatok/',
        'store /shop/pecs/',
        'listing /cipok/',
        'guide /blog/futas/',
        'guide /blog/article/futas-telen/',
        'page /static/aszf/',
        'page /services/siszerviz/',
      ].includes(`${kind} ${path}`),
    ),
}));
/** Ids of products that the API was asked for, and how it calls number 7. */
const { asked, names, api } = vi.hoisted(() => ({
  asked: [] as string[],
  names: { seven: '/p/pulzus-4-7/' },
  api: { isAway: false },
}));
vi.mock('#lib/api/proxy.ts', async () => ({
  callFromProxy: async (_: unknown, { query, params }: { query?: { productIds: string }; params?: { id: number } }) => {
    const { ApiError } = await import('#lib/api/errors.ts');
    if (params) asked.push(`product ${params.id}`);
    if (params) throw new ApiError('status', params.id === 410 ? 410 : params.id === 409 ? 503 : 404, 'refused');
    const { productIds = '' } = query ?? {};
    asked.push(productIds);
    if (productIds === '500' || api.isAway) throw new ApiError('unreachable', null, 'The API does not answer');
    if (productIds === '501') throw new ApiError('status', 404, 'There is no such team');
    const id = Number(productIds);
    const url = { 7: names.seven, 12: '/p/polo-12/' }[id];
    return Promise.resolve({ search: url === undefined ? [] : [{ id, url }] });
  },
}));
vi.mock('#lib/sitemap/known.ts', () => ({
  isKnownSitemap: (path: string) => Promise.resolve(path === '/sitemap/own.xml'),
}));

type Proxy = typeof Entry;

async function answerOf(proxy: Proxy, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));
  if (answer.headers.has('x-middleware-next')) return '200 itself';
  const [rewrite, location] = ['x-middleware-rewrite', 'location'].map((name) => answer.headers.get(name));
  const { pathname, search } = new URL(rewrite ?? location ?? 'http://localhost:3000/');
  return `${answer.status} ${pathname}${search}`;
}

/** Where a request is drawn: the route and the status, or the address it is sent to. */
async function routeOf(path: string, headers?: Record<string, string>): Promise<string> {
  vi.resetModules();
  return answerOf((await import('../../proxy.shop.ts')).proxy, path, headers);
}

beforeEach(() => Object.assign(settings, { FLIPBOOK_PREFIX: 'aktualis-ajanlatok', LOYALTY: true, EVENT_LOG: false }));

describe('the routes of flipbooks', () => {
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
    for (const path of [
      '/aktualis-ajanlatok/',
      '/aktualis-ajanlatok/shop/pecs/',
      '/aktualis-ajanlatok/heti-ajanlatok/',
      '/flipbook/',
    ]) {
      expect([path, (await routeOf(path)).slice(0, 3)]).toEqual([path, '404']);
    }
    expect(await routeOf('//')).toBe('308 /');
    settings.FLIPBOOK_PREFIX = 'katalogus';
    expect(await routeOf('/katalogus/heti-ajanlatok/')).toBe('200 /hu/flipbook/heti-ajanlatok/');
    expect(await routeOf('/aktualis-ajanlatok/heti-ajanlatok/')).toBe('404 /hu/hiba/404/');
  });
});

describe('the page of withdrawals', () => {
  it.each([
    ['/elallas/', '200 /hu/elallas/'],
    ['/en/elallas/?rendeles=L26-000123', '200 /en/elallas/'],
    ['/elallas/mas/', '404 /hu/hiba/404/'],
  ])('is one page for everybody: %s', async (path, route) => expect(await routeOf(path)).toBe(route));
});

describe('the routes of the account', () => {
  it.each([
    ['/my-account/', '200 /hu/my-account/'],
    ['/my-account/order-details/0b5c8d9e-0000-4000-8000-000000000000/', '200 /hu/my-account/order-details/'],
    ['/doi/thankyou/abcDEF_-123/', '200 /hu/doi/thankyou/'],
    ['/ertesites/vege/abcDEFghiJKL_-123/', '200 /hu/ertesites/vege/abcDEFghiJKL_-123/'],
    ['/ertesites/mas/abcDEFghiJKL_-123/', '404 /hu/hiba/404/'],
    ['/ertesites/', '404 /hu/hiba/404/'],
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

it('the list of events is a page only where one is kept', async () => {
  expect(await routeOf('/dev/events/')).toBe('404 /hu/hiba/404/');
  settings.EVENT_LOG = true;
  expect(await routeOf('/en/dev/events/')).toBe('200 /en/dev/events/');
});

describe('the one address of a page', () => {
  it.each([
    ['/hu/CIPOK?filters=2,1&utm=a', '308 /cipok/?filters=1,2&utm=a'],
    ['/cipok/?filters=2,1', '308 /cipok/?filters=1,2'],
    ['/cipok?utm=a', '308 /cipok/?utm=a'],
    ['/EN/Cipok?page=1', '308 /en/cipok/'],
    ['/hu/Blog?page=02', '308 /blog/'],
    ['/hu/static/Siszerviz', '308 /services/siszerviz/'],
    ['/HU/shops/Szeged', '308 /shops/?hely=szeged'],
    ['/p/regi-nev-7', '308 /p/pulzus-4-7/'],
    ['/HU/P/Regi-Nev-7?szin=kek', '308 /p/pulzus-4-7/?szin=kek'],
    ['/en/p/regi-nev-7', '308 /en/p/pulzus-4-7/'],
    ['/p/pulzus-4-7', '308 /p/pulzus-4-7/'],
    ['/hu/p/regi-nev-7.md', '308 /p/pulzus-4-7.md'],
    ['/p/nincs-9', '404 /hu/hiba/404/'],
    ['/p/volt-410/', '410 /hu/hiba/404/'],
    ['/en/P/volt-410?szin=kek', '410 /en/hiba/404/'],
    ['/p/volt-410.md', '410 /hu/hiba/404/'],
    ['/p/nem-tudni-409/', '404 /hu/hiba/404/'],
    ['/p/nincs', '404 /hu/hiba/404/'],
    ['/p/regi-nev-7/', '308 /p/pulzus-4-7/'],
    ['/p/regi-nev-7/?szin=kek', '308 /p/pulzus-4-7/?szin=kek'],
    ['/p/pulzus-4-7/', '200 /hu/p/pulzus-4-7/'],
    ['/p/pulzus-4-7/?szin=kek', '200 /hu/live/p/pulzus-4-7/?szin=kek'],
    ['/p/nincs-500/', '200 /hu/p/nincs-500/'],
    ['/hu', '308 /'],
    ['/en', '308 /en/'],
    ['/HU/blog/atom.xml/', '308 /blog/atom.xml'],
    ['/hu/nincs', '404 /hu/hiba/404/'],
    ['/NINCS', '404 /hu/hiba/404/'],
    ['/cipok/', '200 /hu/cipok/'],
    ['/cipok/?utm=a', '200 /hu/cipok/'],
    ['/en/', '200 /en/'],
    ['/', '200 /hu/'],
  ])('[RT-28] %s: %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it('[RT-28] is one redirect from any spelling of a path and its query', async () => {
    vi.resetModules();
    const { proxy } = await import('../../proxy.shop.ts');
    const page = fc.constantFrom(
      '/',
      '/cipok/',
      '/search/',
      '/blog/',
      '/blog/futas/',
      '/p/polo-12/',
      '/shop/pecs/',
      '/static/siszerviz/',
      '/aktualis-ajanlatok/heti-ajanlatok/',
      '/kosar/',
      '/p/polo-12.md',
      '/static/siszerviz.md',
    );
    const query = fc.array(
      fc.constantFrom(
        'filters=2,1',
        'filters=1,2',
        'page=1',
        'page=02',
        'page=3',
        'sortType=asc',
        'sortField=price',
        'utm=a',
        'szin=kek',
        'q=a',
      ),
      { maxLength: 4 },
    );
    const prefix = fc.constantFrom('', '/hu', '/HU', '/en', '/En', '/hu/en');
    await fc.assert(
      fc.asyncProperty(
        page,
        query,
        prefix,
        fc.boolean(),
        fc.boolean(),
        async (path, asked, before, isLoud, hasSlash) => {
          const bare = hasSlash || path === '/' ? path : path.replace(/\/$/, '');
          const url = `${before}${isLoud ? bare.toUpperCase() : bare}?${asked.join('&')}`;
          const [status, target = ''] = (await answerOf(proxy, url)).split(' ');
          if (status === '200') return;
          expect([url, status]).toEqual([url, '308']);
          expect([target, (await answerOf(proxy, target)).slice(0, 3)]).toEqual([target, '200']);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[RT-28] is led to where the entry has joined slashes, be the rest spelled right', async () => {
    expect(await routeOf('/cipok/?filters=1,2', { 'x-lendulet-joined': '1' })).toBe('308 /cipok/?filters=1,2');
    expect(await routeOf('/sitemap.xml', { 'x-lendulet-joined': '1' })).toBe('308 /sitemap.xml');
  });
});

describe('a product that is no product', () => {
  it('makes no page, however often it is asked for, and costs the API one look', async () => {
    vi.resetModules();
    const { proxy } = await import('../../proxy.shop.ts');
    asked.length = 0;
    for (const path of ['/p/a-9/', '/p/b-9/', '/en/p/c-9/', '/p/d-9.md', '/p/x/', '/p/x-1234567890/'])
      expect([path, await answerOf(proxy, path)]).toEqual([path, expect.stringMatching(/^404 .*\/hiba\/404\/$/)]);
    expect(asked).toEqual(['9', 'product 9']);
  });

  it('leads nobody in a circle after its name has changed', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    vi.resetModules();
    const { proxy } = await import('../../proxy.shop.ts');
    expect(await answerOf(proxy, '/p/pulzus-4-7/')).toBe('200 /hu/p/pulzus-4-7/');
    names.seven = '/p/pulzus-5-7/';
    vi.advanceTimersByTime(2000);
    expect(await answerOf(proxy, '/p/pulzus-5-7/')).toBe('200 /hu/p/pulzus-5-7/');
    expect(await answerOf(proxy, '/p/pulzus-4-7/')).toBe('308 /p/pulzus-5-7/');
    names.seven = '/p/pulzus-4-7/';
    vi.useRealTimers();
  });
});

describe('a product while the API is away', () => {
  const kept = ['/hu/p/regi-500/', '/hu/markdown/p/regi-500/'];
  beforeEach(() => Reflect.set(globalThis, keptPagesKey, (route: string) => Promise.resolve(kept.includes(route))));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, keptPagesKey);
    api.isAway = false;
    vi.useRealTimers();
  });

  it.each([
    ['/p/regi-500/', '200 /hu/p/regi-500/'],
    ['/p/regi-500/?szin=kek', '200 /hu/live/p/regi-500/?szin=kek'],
    ['/p/regi-500.md', '200 /hu/markdown/p/regi-500/'],
    ['/en/p/regi-500/', '503 /en/hiba/500/'],
    ['/p/mas-500/', '503 /hu/hiba/500/'],
    ['/p/mas-500/?szin=kek', '503 /hu/hiba/500/'],
    ['/p/mas-500.md', '503 /hu/hiba/500/'],
    ['/p/barmi-501/', '404 /hu/hiba/404/'],
  ])('[R2] that was never known is what is kept of it, and no page is made: %s', async (path, route) => {
    const storage = new AsyncLocalStorage<Incident>();
    Reflect.set(globalThis, incidentsKey, storage);
    const incident: Incident = { id: 'a', apiUnreachable: false };
    expect(await storage.run(incident, () => routeOf(path))).toBe(route);
    const status = Number(route.slice(0, 3));
    expect(fatalOf(incident)?.status).toBe(status === 200 ? undefined : status);
    if (status === 503)
      expect(fatalOf(incident)?.message).toBe(`The API tells nothing of the product at ${path.split('?', 1)[0]}`);
    Reflect.deleteProperty(globalThis, incidentsKey);
  });

  it('[R2] that was known once has its one address still, kept or not', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    vi.resetModules();
    const { proxy } = await import('../../proxy.shop.ts');
    expect(await answerOf(proxy, '/p/polo-12/')).toBe('200 /hu/p/polo-12/');
    api.isAway = true;
    vi.advanceTimersByTime(3_600_000);
    expect(await answerOf(proxy, '/p/polo-12/')).toBe('200 /hu/p/polo-12/');
    expect(await answerOf(proxy, '/en/p/polo-12/')).toBe('200 /en/p/polo-12/');
    expect(await answerOf(proxy, '/p/mas-nev-12/')).toBe('308 /p/polo-12/');
  });
});

describe('files for programs', () => {
  it.each([
    ['/sitemap.xml', '200 /hu/sitemap/'],
    ['/sitemap/own.xml', '200 /hu/sitemap/own.xml'],
    ['/robots.txt', '200 /hu/robots.txt'],
    ['/blog/atom.xml', '200 /hu/blog/atom.xml'],
    ['/sitemap/nincs.xml', '404 /hu/hiba/404/'],
    ['/en/robots.txt', '404 /en/hiba/404/'],
    ['/Robots.txt?a=1', '308 /robots.txt'],
    ['/llms.txt', '200 /hu/llms.txt'],
    ['/en/llms.txt', '200 /en/llms.txt'],
    ['/p/polo-12.md', '200 /hu/markdown/p/polo-12/'],
    ['/en/p/polo-12.md?szin=kek', '200 /en/markdown/p/polo-12/'],
    ['/cipok.md', '200 /hu/markdown/cipok/'],
    ['/blog/article/futas-telen.md', '200 /hu/markdown/blog/article/futas-telen/'],
    ['/shop/pecs.md', '200 /hu/markdown/shop/pecs/'],
    ['/static/aszf.md', '200 /hu/markdown/static/aszf/'],
    ['/static/siszerviz.md', '308 /services/siszerviz.md'],
    ['/hu/CIPOK.md', '308 /cipok.md'],
    ...[
      '/nincs.md',
      '/.md',
      '/blog.md',
      '/blog/futas.md',
      '/blog/article/nincs.md',
      '/shop/nincs.md',
      '/kosar.md',
      '/markdown/cipok/',
      '/markdown/p/polo-12/',
    ].map((path) => [path, '404 /hu/hiba/404/']),
  ])('%s: %s', async (path, route) => expect(await routeOf(path)).toBe(route));
});

describe('a path that is no page', () => {
  it('[RT-30] is refused with its reason in the incident, the address as it was asked for', async () => {
    const storage = new AsyncLocalStorage<Incident>();
    Reflect.set(globalThis, incidentsKey, storage);
    for (const path of [
      '/nincs/',
      '/en/nincs/',
      '/my-account/mas/',
      `/${'x'.repeat(10_000)}/`,
      '/%00%E2%80%A8%3Cimg%20src=x%3E/',
    ]) {
      const incident: Incident = { id: 'a', apiUnreachable: false };
      expect(await storage.run(incident, () => routeOf(path))).toMatch(/^404 \/(?:hu|en)\/hiba\/404\/$/);
      expect(fatalOf(incident)).toEqual({ status: 404, message: `Page Not Found: ${path.slice(0, 200)}` });
    }
    Reflect.deleteProperty(globalThis, incidentsKey);
  });
});
