import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AddressTries, type AddressLimit } from '#backend/customers/address-tries.ts';
import { attemptLimits } from '#backend/customers/limits.ts';
import { TooManyTries } from '#backend/domain/errors.ts';
import { script, type SharedStore } from '#lib/shared/shared-store.ts';
import { hasRedis, openHere, RedisServer, until } from '#tests/databases/redis-server.ts';

const now = new Date('2026-11-25T11:00:00Z');
const kind = 'loginFromAddress';
const { tries: most, within } = attemptLimits[kind];

/** How many of so many tries at once pass, each at the next one of some processes. */
async function passing(processes: readonly AddressTries[], times: number, address = '203.0.113.1', at = now) {
  const takes = Array.from({ length: times }, async (_, index) =>
    processes[index % processes.length]?.take(address, at),
  );
  const taken = await Promise.allSettled(takes);
  return taken.filter(({ status }) => status === 'fulfilled').length;
}
/** The wait, s, that a refused try is told. */
const waitOf = async (tries: AddressTries, at = now) =>
  tries.take('203.0.113.1', at).then(
    () => 0,
    (error: unknown) => (error instanceof TooManyTries ? error.retryAfter : NaN),
  );

describe('tries by address in one process', () => {
  it('[T10] end at the limit, until its time is over', async () => {
    const tries = new AddressTries(kind);
    expect(await passing([tries], 3 * most)).toBe(most);
    expect(await waitOf(tries, new Date(now.getTime() + 60_000))).toBe(within / 1000 - 60);
    expect(await passing([tries], 1, '203.0.113.2')).toBe(1);
    expect(await passing([tries], most + 1, '203.0.113.1', new Date(now.getTime() + within))).toBe(most);
  });

  it('[T10] are taken back where they were no wrong ones', async () => {
    const tries = new AddressTries(kind);
    const guess = (isRight: boolean) =>
      tries.guard(
        '203.0.113.1',
        now,
        () => (isRight ? Promise.resolve('in') : Promise.reject(new Error('wrong'))),
        (error) => error instanceof Error && error.message === 'wrong',
      );
    for (let time = 0; time < 3 * most; time += 1) expect(await guess(true)).toBe('in');
    for (let time = 0; time < most; time += 1) await expect(guess(false)).rejects.toThrow('wrong');
    await expect(guess(true)).rejects.toThrow(TooManyTries);
  });
});

describe.runIf(hasRedis)('tries by address in two processes over one Redis', () => {
  let server: RedisServer;
  let stores: SharedStore[];
  let both: [AddressTries, AddressTries];
  const processes = (of: AddressLimit = kind): [AddressTries, AddressTries] => {
    const [first, second] = stores.map((store) => new AddressTries(of, store));
    if (!first || !second) throw new Error('There are two stores');
    return [first, second];
  };
  const away = () => until(() => stores.every(({ isHere }) => !isHere));
  beforeEach(async () => {
    server = await RedisServer.start();
    stores = [await openHere(server.url), await openHere(server.url)];
    both = processes();
  });
  afterEach(async () => {
    for (const store of stores) store.close();
    await server.stop();
  });

  it('[ADR-0154] are those of one, however many come at once', async () => {
    expect(await passing(both, 100)).toBe(most);
    expect(await passing(both, 1, '203.0.113.2')).toBe(1);
    // A subscriber's network is one address, and each secret has tries of its own.
    expect((await passing(both, 8, '2001:db8:1:2::1')) + (await passing(both, 8, '2001:db8:1:2::2'))).toBe(most);
    expect(await passing(processes('voucherFromAddress'), 1)).toBe(1);
  });

  it('[ADR-0154] say how long to wait, and begin anew after it', async () => {
    await passing(both, most);
    const waits = await Promise.all(both.map((tries) => waitOf(tries)));
    expect(waits.every((wait) => wait > within / 1000 - 60 && wait <= within / 1000)).toBe(true);
    await stores[0]?.run(script(`return redis.call('PEXPIRE', KEYS[1], 0)`), `tries:${kind}:203.0.113.1`, []);
    expect(await passing(both, 1)).toBe(1);
  });

  it('[ADR-0154] are taken back for both where they were no wrong ones', async () => {
    for (let time = 0; time < 3 * most; time += 1) {
      const takeBack = await both[time % 2]?.take('203.0.113.1', now);
      takeBack?.();
    }
    expect(await passing(both, 3 * most)).toBe(most);
  });

  it('[ADR-0154] are each one’s own while Redis is away, without what was tried before', async () => {
    expect(await passing(both, 4 * most)).toBe(most);
    await server.kill();
    await away();
    // Each has had half of them itself; those that were refused count nowhere.
    expect(await passing(both, 4 * most)).toBe(most);
  });

  it('[ADR-0154] that were made alone are taken back alone', async () => {
    await server.kill();
    await away();
    const takeBack = await both[0].take('203.0.113.1', now);
    await server.run();
    await until(() => stores.every(({ isHere }) => isHere));
    // The way back is known to Redis from now on, so that calls of one process arrive in turn.
    (await both[0].take('203.0.113.2', now))();
    expect(await passing([both[0]], most - 1)).toBe(most - 1);
    takeBack();
    expect(await passing([both[0]], most)).toBe(1);
  });
});
