import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, RedisServer, until } from '#tests/databases/redis-server.ts';
import { startTestApi, type TestApi } from './harness.ts';

const limit = 20;
/** The link to an order of a guest, which is nobody's. */
const link = `/api/v1/order/${'A'.repeat(43)}/`;

describe.runIf(hasRedis)('secrets guessed at two API processes over one Redis', () => {
  let server: RedisServer;
  let apis: TestApi[] = [];
  const count = (words: string, { log }: TestApi) => log.filter((line) => line.includes(words)).length;
  /** Statuses of guesses by an address, which ask the processes in turn. */
  const guess = (times: number, remoteAddress: string, url: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
    Promise.all(
      Array.from({ length: times }, async (_, index) => {
        const answer = await apis[index % 2]?.app.inject({ method, url, remoteAddress, ...(payload && { payload }) });
        return answer?.statusCode ?? 0;
      }),
    );
  const refusedOf = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

  beforeAll(async () => {
    server = await RedisServer.start();
    const environment = { REDIS_URL: server.url, REDIS_PATIENCE: '5000', LOG_LEVEL: 'info' };
    apis = [await startTestApi({ environment }), await startTestApi({ environment })];
    await until(() => apis.every((api) => count('is here', api) === 1));
  });
  afterAll(async () => {
    for (const api of apis) await api.close();
    await server.stop();
  });

  it('[ADR-0154] have the tries of one process', async () => {
    expect(refusedOf(await guess(3 * limit, '203.0.113.1', link))).toBe(2 * limit);
    const card = ['/api/v1/gift-card/balance/', 'POST', { code: 'ABCD-EFGH-JKLM-NPQR' }] as const;
    expect(refusedOf(await guess(3 * limit, '203.0.113.1', ...card))).toBe(2 * limit);
    expect(refusedOf(await guess(2, '203.0.113.2', link))).toBe(0);
  });

  it('[ADR-0154] have those of each while Redis is away, and no call fails', async () => {
    await server.kill();
    await until(() => apis.every((api) => count('is away', api) === 1));
    const statuses = await guess(4 * limit, '203.0.113.3', link);
    expect([refusedOf(statuses), statuses.filter((status) => status === 404).length]).toEqual([2 * limit, 2 * limit]);
  });
});
