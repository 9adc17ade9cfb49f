import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keptPagesKey } from '#lib/core/kept-pages.ts';
import { teamOfPath } from '#lib/variant/team/team-of-path.ts';

/** Whether the API has answered once. */
const api = vi.hoisted(() => ({ isKnown: true }));
vi.mock('#lib/navigation/known-paths.ts', () => ({
  isKnownPath: (kind: string, path: string) =>
    Promise.resolve(
      !api.isKnown
        ? null
        : ['listing /szegedi-futok/', 'listing /szegedi-futok/ruhazat/polok/', 'page /info/feliratozas/'].includes(
            `${kind} ${path}`,
          ),
    ),
}));

/** What the API was asked for: team and id. */
const asked = vi.hoisted((): string[] => []);
vi.mock('#lib/api/proxy.ts', () => ({
  callFromProxy: (
    _: unknown,
    { query }: { query?: { productIds: string } },
    options?: { headers?: { Team?: string } },
  ) => {
    // The product itself is asked for only once no list has it.
    if (query === undefined) return Promise.reject(new Error('There is no such product'));
    const { productIds } = query;
    const team = options?.headers?.Team ?? '';
    asked.push(`${team} ${productIds}`);
    if (productIds === '500') return Promise.reject(new Error('The API does not answer'));
    const isSold = productIds === '12' && team === 'szegedi-futok';
    return Promise.resolve({ search: isSold ? [{ id: 12, url: '/szegedi-futok/p/polo-12/' }] : [] });
  },
}));

const { proxy } = await import('../../proxy.team.ts');

beforeAll(() => {
  const isKept = (route: string) => Promise.resolve(route === '/hu/szegedi-futok/p/regi-500/');
  Reflect.set(globalThis, keptPagesKey, isKept);
});
afterAll(() => Reflect.deleteProperty(globalThis, keptPagesKey));

/** Where a request is drawn: the route and the status, or the address it is sent to. */
async function routeOf(path: string): Promise<string> {
  const answer = await proxy(new NextRequest(`http://localhost:3001${path}`));
  const [rewrite, location] = ['x-middleware-rewrite', 'location'].map((name) => answer.headers.get(name));
  const { pathname, search } = new URL(rewrite ?? location ?? 'http://localhost:3001/');
  return `${answer.status} ${pathname}${search}`;
}

describe('the routes of the team shop', () => {
  it.each([
    ['/', '200 /hu/'],
    ['/en/', '200 /en/'],
    ['/hu/login/', '308 /login/'],
    ['/login/', '200 /hu/login/'],
    ['/elallas/', '200 /hu/elallas/'],
    ['/register/', '200 /hu/register/'],
    ['/forgot-password/', '200 /hu/forgot-password/'],
    ['/reset-password/', '200 /hu/reset-password/'],
    ['/doi/thankyou/abcdefghijklmnop/', '200 /hu/doi/thankyou/'],
  ])('[TEAM-02] %s → %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it.each([
    ['/szegedi-futok/p/polo-12/', '200 /hu/szegedi-futok/p/polo-12/'],
    ['/szegedi-futok/p/polo-12/?szin=kek', '200 /hu/live/szegedi-futok/p/polo-12/?szin=kek'],
    ['/szegedi-futok/p/polo/', '404 /hu/hiba/404/'],
    ['/szegedi-futok/p/nincs-99/', '404 /hu/hiba/404/'],
    ['/szegedi-futok/p/nincs-99/?szin=kek', '404 /hu/hiba/404/'],
    ['/szegedi-futok/p/mas-nev-12/', '308 /szegedi-futok/p/polo-12/'],
    ['/en/szegedi-futok/p/mas-nev-12/', '308 /en/szegedi-futok/p/polo-12/'],
    ['/szegedi-futok/p/regi-500/', '200 /hu/szegedi-futok/p/regi-500/'],
    ['/szegedi-futok/p/barmi-500/', '503 /hu/hiba/500/'],
    ['/en/szegedi-futok/p/regi-500/', '503 /en/hiba/500/'],
    ['/nincs-klub/p/polo-12/', '404 /hu/hiba/404/'],
    ['/p/polo-12/', '404 /hu/hiba/404/'],
  ])('[TEAM-03] %s → %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it.each([
    ['/szegedi-futok/', '308 /list/szegedi-futok/', '503 /hu/hiba/500/'],
    ['/en/szegedi-futok/', '308 /en/list/szegedi-futok/', '503 /en/hiba/500/'],
    ['/nincs-klub/', '404 /hu/hiba/404/', '503 /hu/hiba/500/'],
    ['/list/szegedi-futok/', '200 /hu/list/szegedi-futok/', '200 /hu/list/szegedi-futok/'],
  ])('[TEAM-02] %s → %s, and while the API has never answered → %s', async (path, route, before) => {
    expect(await routeOf(path)).toBe(route);
    api.isKnown = false;
    try {
      expect(await routeOf(path)).toBe(before);
    } finally {
      api.isKnown = true;
    }
  });

  it('[TEAM-03] [TEAM-10] asks for products as the team sells them', async () => {
    asked.length = 0;
    await routeOf('/szegedi-futok/p/nincs-77/');
    expect(asked).toEqual(['szegedi-futok 77']);
  });

  it.each([
    ['/list/', '200 /hu/list/'],
    ['/list/szegedi-futok/', '200 /hu/list/szegedi-futok/'],
    ['/list/szegedi-futok/?q=polo', '200 /hu/live/list/szegedi-futok/?q=polo'],
    ['/list/szegedi-futok/?filters=2,1', '308 /list/szegedi-futok/?filters=1,2'],
    ['/szegedi-futok/', '308 /list/szegedi-futok/'],
    ['/en/szegedi-futok/', '308 /en/list/szegedi-futok/'],
    ['/HU/Szegedi-Futok?filters=2,1', '308 /list/szegedi-futok/?filters=1,2'],
    ['/hu/list/szegedi-futok', '308 /list/szegedi-futok/'],
    ['/dev/events/', '404 /hu/hiba/404/'],
    ['/list/nincs-klub/', '404 /hu/hiba/404/'],
    ['/list/szegedi-futok/mas/', '404 /hu/hiba/404/'],
  ])('[TEAM-04] %s → %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it.each([
    ['/info/feliratozas/', '200 /hu/info/feliratozas/'],
    ['/info/nincs/', '404 /hu/hiba/404/'],
    ['/static/aszf/', '404 /hu/hiba/404/'],
  ])('[TEAM-05] %s → %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it.each([
    ['/my-account/', '200 /hu/my-account/'],
    ['/my-account/orders/', '200 /hu/my-account/orders/'],
    ['/my-account/order-details/0b5c8d9e-0000/', '200 /hu/my-account/order-details/'],
    ['/my-account/delivery-address/', '200 /hu/my-account/delivery-address/'],
    ['/my-account/account-details/', '200 /hu/my-account/account-details/'],
    ['/my-account/loyalty/', '404 /hu/hiba/404/'],
  ])('[TEAM-06] %s → %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it.each([
    ['/szegedi-futok/ruhazat/polok/', '200 /hu/szegedi-futok/ruhazat/polok/'],
    ['/szegedi-futok/ruhazat/polok/?page=2', '200 /hu/live/szegedi-futok/ruhazat/polok/?page=2'],
    ['/szegedi-futok/cipok/', '404 /hu/hiba/404/'],
    ['/ruhazat/polok/', '404 /hu/hiba/404/'],
  ])('[TEAM-07] %s → %s', async (path, route) => expect(await routeOf(path)).toBe(route));

  it.each([
    '/blog/',
    '/shops/',
    '/marka/',
    '/wishlist/',
    '/search/',
    '/aktualis-ajanlatok/',
    '/flipbook/',
    '/sitemap.xml',
    '/llms.txt',
    '/szegedi-futok.md',
  ])('[TEAM-01] %s of the shop is no page', async (path) => expect(await routeOf(path)).toBe('404 /hu/hiba/404/'));
});

it('[TEAM-01] has a robots.txt of its own, at one address', async () => {
  expect(await routeOf('/robots.txt')).toBe('200 /hu/robots.txt');
  expect(await routeOf('/hu/Robots.txt')).toBe('308 /robots.txt');
});

describe('the team of a path', () => {
  it.each([
    ['/list/szegedi-futok/', 'szegedi-futok'],
    ['/en/list/szegedi-futok/', 'szegedi-futok'],
    ['/szegedi-futok/p/polo-12/', 'szegedi-futok'],
    ['/szegedi-futok/ruhazat/', 'szegedi-futok'],
    ['/list/', null],
    ['/doi/thankyou/abcdefghijklmnop/', null],
    ['/', null],
    ['/en/', null],
    ['/login/', null],
    ['/my-account/orders/', null],
    ['/info/aszf/', null],
    ['/kosar/', null],
    ['/list/<b>/', null],
    ['/elallas/', null],
    ['/en/dev/events/', null],
  ])('[TEAM-10] %s: %s', (path, team) => expect(teamOfPath(path)).toBe(team));
});
