import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publicAddress, script, SharedStore } from '#lib/shared/shared-store.ts';
import { hasRedis, openHere, openStore, RedisServer, until } from '#tests/databases/redis-server.ts';

const echo = script('return ARGV[1]');

describe('an address of Redis', () => {
  it.each([
    ['redis://10.0.0.7:6379', 'redis://10.0.0.7:6379'],
    ['redis://shop:s3cret@redis.example.hu/2', 'redis://redis.example.hu/2'],
    ['rediss://:s3cret@redis.example.hu:6380', 'rediss://redis.example.hu:6380'],
    ['redis://[::1]:6379/', 'redis://[::1]:6379/'],
  ])('[ADR-0154] %s is told without its password', (url, told) => expect(publicAddress(url)).toBe(told));

  it.each([
    '10.0.0.7:6379',
    'http://10.0.0.7:6379',
    'redis://',
    'redis://host/pages',
    'redis://:%E0@host',
    'redis://host:x',
  ])('[ADR-0154] %s is none, which is told in one sentence without it', async (url) => {
    const told: string[] = [];
    expect(
      await SharedStore.open({ REDIS_URL: url, REDIS_PATIENCE: 50 }, (level, message) =>
        told.push(`${level} ${message}`),
      ),
    ).toBeUndefined();
    expect(told).toEqual([
      'warn REDIS_URL is no address such as redis://user:password@host:6379/0: this process goes on alone',
    ]);
  });
});

describe.runIf(hasRedis)('what processes share', () => {
  let server: RedisServer;
  let store: SharedStore | undefined;
  let told: string[];
  const tell = (_: string, message: string) => void told.push(message);
  const ask = async (word: string) => {
    const answer = await store?.run(echo, 'word', [word]);
    return Buffer.isBuffer(answer) ? answer.toString() : 'nothing';
  };
  beforeEach(async () => {
    told = [];
    server = await RedisServer.start();
  });
  afterEach(async () => {
    store?.close();
    store = undefined;
    await server.stop();
  });

  it('[ADR-0154] is asked, goes without a word to whoever asks, and is back by itself, one sentence each', async () => {
    store = await openHere(server.url, tell);
    expect(await ask('one')).toBe('one');
    await server.kill();
    expect(await ask('two')).toBe('nothing');
    await until(() => !store?.isHere);
    for (let times = 0; times < 50; times += 1) expect(await ask('three')).toBe('nothing');
    await server.run();
    await until(() => store?.isHere === true);
    expect(await ask('four')).toBe('four');
    expect(told).toEqual([
      `Redis at ${server.url} is here: pages and limits are shared`,
      expect.stringMatching(/^Redis at \S+ is away \(.+\): this process goes on alone until it is back$/),
      `Redis at ${server.url} is here: pages and limits are shared`,
    ]);
  });

  it('[ADR-0154] is found by a process that started before it', async () => {
    await server.kill();
    store = await openStore(server.url, tell);
    await until(() => told.length > 0);
    expect([await ask('one'), store?.isHere]).toEqual(['nothing', false]);
    await server.run();
    await until(() => store?.isHere === true);
    expect(told).toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('is here')]);
  });

  it('[ADR-0154] is left while it holds still, and taken again when it answers', async () => {
    store = await openHere(server.url, tell, 100);
    server.freeze();
    expect(await ask('one')).toBe('nothing');
    await until(() => told.length === 2);
    expect(told.at(-1)).toContain('is away (no answer within 100 ms)');
    expect(await ask('two')).toBe('nothing');
    server.thaw();
    await until(() => store?.isHere === true);
    expect(await ask('three')).toBe('three');
    expect(told).toHaveLength(3);
  });

  it('[ADR-0154] is taken again without a word once a late answer comes', async () => {
    store = await SharedStore.open({ REDIS_URL: server.url, REDIS_PATIENCE: 100 }, tell, 60_000);
    await until(() => store?.isHere === true);
    server.freeze();
    expect(await ask('one')).toBe('nothing');
    expect(store?.isHere).toBe(false);
    server.thaw();
    await until(() => store?.isHere === true);
    expect(await ask('two')).toBe('two');
    expect(told).toHaveLength(1);
  });

  it('[ADR-0154] is not left because the process itself was busy', async () => {
    store = await openHere(server.url, tell, 100);
    const answer = ask('one');
    for (const end = performance.now() + 300; performance.now() < end;);
    expect(await answer).toBe('one');
  });

  it('[ADR-0154] is not used with a wrong password, which no sentence holds', async () => {
    await server.stop();
    server = await RedisServer.start('--requirepass', 'right');
    store = await openStore(server.url.replace('//', '//:wr0ng-one@'), tell);
    await until(() => told.length > 0);
    await pause(100);
    expect(told).toEqual([expect.stringContaining('is away (WRONGPASS')]);
    expect(told.join()).not.toContain('wr0ng-one');
  });

  it('[ADR-0154] is not used while it takes no writes, which is told once', async () => {
    await server.stop();
    server = await RedisServer.start('--maxmemory', '1');
    store = await openStore(server.url, tell);
    await until(() => told.length > 0);
    await pause(100);
    expect(told).toEqual([expect.stringContaining('is away (OOM')]);
  });

  it('[ADR-0154] is nothing that keeps a process from its end, and says nothing after it', async () => {
    store = await openHere(server.url, tell);
    store.close();
    await server.kill();
    expect(await ask('one')).toBe('nothing');
    expect(told).toHaveLength(1);
  });
});

describe('a server that is no Redis', () => {
  it('[ADR-0154] is away', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const told: string[] = [];
    const store = await openStore(`redis://127.0.0.1:${port}`, (_, message) => told.push(message));
    await until(() => told.length > 0);
    expect(store.isHere).toBe(false);
    store.close();
    other.close();
    expect(told).toEqual([expect.stringContaining('is away')]);
  });
});
