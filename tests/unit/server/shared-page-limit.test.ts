import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SharedStore } from '#lib/shared/shared-store.ts';
import { PageLimit } from '#server/page-limit.ts';
import { hasRedis, openHere, RedisServer, until } from '#tests/databases/redis-server.ts';
import { StorefrontUnderTest } from './storefront-under-test.ts';

const limits = {
  rate: { burst: 4, perSecond: 0.001 },
  trustedProxies: ['127.0.0.0/8', '::1'],
  exempt: ['198.51.100.0/24'],
};

describe.runIf(hasRedis)('two storefronts over one Redis', () => {
  let server: RedisServer;
  let stores: SharedStore[];
  let shops: StorefrontUnderTest[];
  let pages = 0;

  beforeEach(async () => {
    server = await RedisServer.start();
    stores = [await openHere(server.url), await openHere(server.url)];
    shops = await Promise.all(
      stores.map((store) =>
        StorefrontUnderTest.start(
          (_, response) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=60');
            response.end('<h1>page</h1>');
          },
          undefined,
          { pageLimit: new PageLimit({ ...limits, store }) },
        ),
      ),
    );
  });
  afterEach(async () => {
    for (const shop of shops) await shop.close();
    for (const store of stores) store.close();
    await server.stop();
  });

  /** Statuses of as many new pages for a visitor, whom the storefronts serve in turn. */
  async function ask(times: number, address: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      pages += 1;
      const reply = await shops[time % 2]?.get(`/lap-${pages}/`, { 'x-forwarded-for': address });
      statuses.push(reply?.status ?? 0);
    }
    return statuses;
  }

  it('[ADR-0154] draw as many pages for a visitor as one would, and give what is kept', async () => {
    expect(await ask(6, '203.0.113.7')).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await ask(2, '203.0.113.8')).toEqual([200, 200]);
    expect(await ask(8, '198.51.100.9')).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await shops[0]?.get(`/lap-${pages - 15}/`, { 'x-forwarded-for': '203.0.113.7' }))?.status).toBe(200);
  });

  it('[ADR-0154] fail no request when Redis is killed, and count alone what each has drawn', async () => {
    expect(await ask(2, '203.0.113.7')).toEqual([200, 200]);
    await server.kill();
    expect(await ask(8, '203.0.113.7')).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    await server.run();
    await until(() => stores.every(({ isHere }) => isHere));
    expect(await ask(6, '203.0.113.8')).toEqual([200, 200, 200, 200, 429, 429]);
  });
});
