import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharedBuckets } from '#lib/shared/shared-buckets.ts';
import type { SharedStore } from '#lib/shared/shared-store.ts';
import { TokenBuckets } from '#server/sender-limit.ts';
import { hasRedis, openHere, RedisServer, until } from '#tests/databases/redis-server.ts';

const keys = ['203.0.113.7', '203.0.113.8', '2001:db8:1:2'];

describe.runIf(hasRedis)('buckets that processes share', () => {
  let server: RedisServer;
  let stores: [SharedStore, SharedStore];
  beforeAll(async () => {
    server = await RedisServer.start();
    stores = [await openHere(server.url), await openHere(server.url)];
  });
  afterAll(async () => {
    for (const store of stores) store.close();
    await server.stop();
  });

  const rate = fc.record({
    burst: fc.integer({ min: 1, max: 8 }),
    // A key lives until it would be full, by Redis' own clock: that does not come within this test.
    perSecond: fc.double({ min: 0.001, max: 0.01, noNaN: true }),
  });
  const moments = fc.array(
    fc.record({
      passed: fc.double({ min: 0, max: 300_000, noNaN: true }),
      key: fc.constantFrom(...keys),
      process: fc.constantFrom<0 | 1>(0, 1),
    }),
    { maxLength: 40 },
  );

  it('[ADR-0154] give what the buckets of one process would, whichever process asks', async () => {
    await fc.assert(
      fc.asyncProperty(rate, moments, async (rate, taken) => {
        let now = Date.UTC(2026, 10, 20);
        const one = new TokenBuckets(rate, 100, () => now);
        const name = randomUUID();
        const full = { take: () => true };
        const shared = stores.map((store) => new SharedBuckets({ store, name, rate, alone: full, now: () => now }));
        for (const { passed, key, process } of taken) {
          now += passed;
          expect(await shared[process]?.take(key)).toBe(one.take(key));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[ADR-0154] are empty for all once one has taken everything, by the clock of Redis', async () => {
    const rate = { burst: 100, perSecond: 0.001 };
    const shared = stores.map(
      (store) => new SharedBuckets({ store, name: 'all', rate, alone: new TokenBuckets(rate, 100) }),
    );
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => shared[index % 2]?.take('203.0.113.7')),
    );
    expect(answers.filter(Boolean)).toHaveLength(100);
  });

  it('[ADR-0154] go on alone when Redis goes, and do not forget what the process gave before', async () => {
    const other = await RedisServer.start();
    const store = await openHere(other.url);
    const rate = { burst: 5, perSecond: 0.001 };
    const shared = new SharedBuckets({ store, name: 'gone', rate, alone: new TokenBuckets(rate, 100) });
    const take = async (times: number) => {
      const given: boolean[] = [];
      for (let time = 0; time < times; time += 1) given.push(await shared.take('203.0.113.7'));
      return given.filter(Boolean).length;
    };
    expect(await take(3)).toBe(3);
    await other.kill();
    await until(() => !store.isHere);
    expect(await take(10)).toBe(2);
    // What waits in no queue is answered at once.
    expect(shared.take('203.0.113.8')).toBe(true);
    store.close();
    await other.stop();
  });
});
