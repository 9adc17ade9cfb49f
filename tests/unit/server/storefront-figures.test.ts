import { afterEach, describe, expect, it } from 'vitest';
import type { CapturedResponse } from '#server/captured-response.ts';
import { routeNamer } from '#server/route-names.ts';
import { shopRoutes } from '#lib/routes/shop.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { buildSettings, metricsToken, StorefrontUnderTest } from './storefront-under-test.ts';

let shop: StorefrontUnderTest;

function page(_request: unknown, response: CapturedResponse): void {
  response.setHeader('Cache-Control', 's-maxage=20');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<h1>cipő</h1>');
}

const lines = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`${name}{`));
const figures = async (headers = {}) => (await shop.get('/metrics', headers)).body.toString();

afterEach(() => shop.close());

describe('GET /metrics of the storefront', () => {
  it('[ADR-0150] counts requests by route, status and where the answer came from', async () => {
    shop = await StorefrontUnderTest.start(page);
    await shop.get('/p/cipo-1/');
    await shop.get('/p/cipo-1/');
    await shop.get('/p/cipo-1/');
    await shop.get('/p/csizma-2/?q=titkos', { cookie: 'lendulet_token=titkos' });
    await shop.get('/en/p/cipo-1/');
    await shop.get('/', {}, 'POST');
    expect(lines(await figures(), 'shop_requests_total').toSorted()).toEqual([
      'shop_requests_total{route="/p/[product]",status="200",cache="hit"} 2',
      'shop_requests_total{route="/p/[product]",status="200",cache="live"} 1',
      'shop_requests_total{route="/p/[product]",status="200",cache="miss"} 2',
      'shop_requests_total{route="refused",status="405",cache="none"} 1',
    ]);
  });

  it('[ADR-0150] counts what was left, and what failed, by its status', async () => {
    shop = await StorefrontUnderTest.start((request, response) => {
      if (request.url === '/kosar/') return;
      response.statusCode = 500;
      response.end();
    });
    await shop.get('/cipok/');
    await shop.abandon('/kosar/');
    expect(await figures()).toContain('shop_requests_total{route="/[...path]",status="500",cache="live"} 1');
    await expect.poll(figures).toMatch(/shop_requests_total\{route="[^"]+",status="left",cache="live"\} 1/);
  });

  it('[ADR-0150] times what is rendered, by route, and tells of memory and the event loop', async () => {
    shop = await StorefrontUnderTest.start(page);
    await shop.get('/cipok/');
    await shop.get('/cipok/');
    const text = await figures();
    expect(text).toContain('shop_render_duration_seconds_count{route="/[...path]"} 1');
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('[ADR-0150] has as many series whatever is asked for, and holds no part of an address', async () => {
    shop = await StorefrontUnderTest.start(page);
    const asked = Array.from({ length: 300 }, (_, index) => `titok-${index}`);
    for (const word of asked) await shop.get(`/${word}/?q=${word}`);
    for (const word of asked.slice(0, 20)) {
      await shop.get(`/p/${word}/`);
      await shop.get(`/${word}.php`);
      await shop.get(`/en/blog/article/${word}/`);
      await shop.get(`/ajanlatok/${word}/${word}/`);
    }
    const text = await figures();
    expect(text).not.toContain('titok');
    expect(lines(text, 'shop_requests_total').length).toBeLessThan(10);
  });

  it.each([
    ['straight from this machine', {}, true],
    ['by any name of the machine', { host: '10.1.2.3:3000' }, true],
    ['through a proxy', { 'x-forwarded-for': '10.1.2.3' }, false],
    ['through one that says Forwarded', { forwarded: 'for=10.1.2.3' }, false],
    [
      'through a proxy with the token',
      { 'x-forwarded-for': '10.1.2.3', authorization: `Bearer ${metricsToken}` },
      true,
    ],
    ['through a proxy with another', { 'x-forwarded-for': '10.1.2.3', authorization: 'Bearer x' }, false],
  ])('[ADR-0150] is read %s: %#', async (_, headers, isRead) => {
    shop = await StorefrontUnderTest.start((_request, response) => {
      response.statusCode = 404;
      response.end();
    });
    const answer = await shop.get('/metrics', headers);
    expect(answer.status).toBe(isRead ? 200 : 404);
    expect(answer.body.includes('shop_')).toBe(isRead);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    if (isRead) expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the name of a route', () => {
  const nameOf = routeNamer(shopRoutes, buildSettings);

  it.each([
    ['/', '/'],
    ['/en/', '/'],
    ['/p/cipo-1/', '/p/[product]'],
    ['/p/cipo-1', '/p/[product]'],
    ['/p/cipo-1.md', 'markdown'],
    ['/p/cipo-1/_payload.json', 'payload'],
    ['/ajanlatok/tel/szoveg/', '/flipbook/[flipbook]/szoveg'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/en/llms.txt', '/llms.txt'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/wp-login.php', 'file'],
    ['/health/', '/health/'],
    ['/revalidate/', '/revalidate/'],
    ['//evil', '/[...path]'],
  ])('[ADR-0150] %s is %s', (path, name) => expect(nameOf(path)).toBe(name));

  it('[ADR-0150] is one of the table, of the other build too', () => {
    const ofTeam = routeNamer(teamRoutes, { ...buildSettings, TEAM_BUILD: true } as typeof buildSettings);
    expect(ofTeam('/kosar/')).toBe('/kosar');
  });
});
