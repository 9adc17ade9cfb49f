import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, RedisServer, until } from '#tests/databases/redis-server.ts';
import { startTestApi, type TestApi } from './harness.ts';

const writes = 120;

describe.runIf(hasRedis)('two API processes over one Redis', () => {
  let server: RedisServer;
  let apis: TestApi[];
  let isOver = false;
  const count = (words: string, { log }: TestApi) => log.filter((line) => line.includes(words)).length;
  const areHere = (times: number) => until(() => apis.every((api) => count('is here', api) === times));

  async function start(url: string): Promise<void> {
    const environment = {
      REDIS_URL: url,
      // A busy machine may take long to answer.
      REDIS_PATIENCE: '5000',
      LOG_LEVEL: 'info',
      RATE_LIMIT_WRITES: String(writes),
      RATE_LIMIT_READS: '100000',
    };
    apis = [await startTestApi({ environment }), await startTestApi({ environment })];
  }
  /** Statuses of as many writes by an address, which ask the processes in turn. */
  async function write(times: number, remoteAddress: string): Promise<number[]> {
    const write = async (_: unknown, index: number) => {
      const answer = await apis[index % 2]?.app.inject({ method: 'POST', url: '/api/v1/cart/', remoteAddress });
      return answer?.statusCode ?? 0;
    };
    return Promise.all(Array.from({ length: times }, write));
  }
  /** How many writes were let through to be refused for what they say. */
  const passed = (statuses: readonly number[]) => statuses.filter((status) => status === 422).length;

  /** Reads one after the other until it is over; a failure ends it too. */
  async function readAmid({ app }: TestApi): Promise<number[]> {
    const statuses: number[] = [];
    while (!isOver) {
      statuses.push((await app.inject({ url: '/menu/', remoteAddress: '203.0.113.1' })).statusCode);
      await pause(1);
    }
    return statuses;
  }

  beforeEach(async () => {
    isOver = false;
    server = await RedisServer.start();
  });
  afterEach(async () => {
    isOver = true;
    for (const api of apis) await api.close();
    await server.stop();
  });

  it('[ADR-0154] let an address write as often as one would', async () => {
    await start(server.url);
    await areHere(1);
    const statuses = await write(2000, '203.0.113.1');
    expect([passed(statuses), statuses.filter((status) => status === 429).length]).toEqual([writes, 2000 - writes]);
    // A household is one, in whichever process it asks; others have their own.
    expect(passed(await write(10, '203.0.113.2'))).toBe(10);
    const [first, second] = ['2001:db8:1:2::1', '2001:db8:1:2::2'];
    expect(passed(await write(100, first)) + passed(await write(100, second))).toBe(writes);
  });

  it('[ADR-0154] say how long to wait, by the window of both', async () => {
    await start(server.url);
    await areHere(1);
    await write(writes, '203.0.113.1');
    const refused = await apis[1]?.app.inject({ method: 'POST', url: '/api/v1/cart/', remoteAddress: '203.0.113.1' });
    expect(refused?.statusCode).toBe(429);
    const wait = Number(refused?.headers['retry-after']);
    expect(wait > 0 && wait <= 60).toBe(true);
  });

  it('[ADR-0154] fail no call when it is killed, count alone, and together again once it is back', async () => {
    await start(server.url);
    await areHere(1);
    const reading = Promise.all(apis.flatMap((api) => Array.from({ length: 8 }, () => readAmid(api))));
    const before = await write(writes / 2, '203.0.113.3');
    await server.kill();
    await until(() => apis.every((api) => count('is away', api) === 1));
    // What each has counted itself is not given again.
    const alone = await write(writes * 4, '203.0.113.3');
    expect([passed(before), passed(alone)]).toEqual([writes / 2, writes * 1.5]);
    await server.run();
    await areHere(2);
    expect(passed(await write(writes * 4, '203.0.113.4'))).toBe(writes);
    isOver = true;
    const statuses = (await reading).flat();
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('[ADR-0154] start without it, each with one sentence', async () => {
    await server.kill();
    await start(server.url);
    await until(() => apis.every((api) => count('is away', api) === 1));
    expect(passed(await write(writes * 4, '203.0.113.1'))).toBe(writes * 2);
  });

  it('[ADR-0154] start with an address that is none, each with one sentence that does not hold it', async () => {
    await start('http://user:s3cret@redis');
    expect(apis.map((api) => count('REDIS_URL is no address', api))).toEqual([1, 1]);
    expect(apis.flatMap(({ log }) => log).join('')).not.toContain('s3cret');
    expect(passed(await write(10, '203.0.113.1'))).toBe(10);
  });
});
