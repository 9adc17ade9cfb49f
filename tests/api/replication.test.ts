import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { money } from '#lib/contract/money.ts';
import { changesAfter, latestChange } from '#backend/db/changes.ts';
import { openReader } from '#backend/db/open.ts';
import { PostgresChangeNotifier } from '#backend/db/postgres-change-notifier.ts';
import { savePrices } from '#backend/db/product-writer.ts';
import type { LiveCatalog } from '#backend/live/catalog.ts';
import type { SearchQuery } from '#backend/search/choice.ts';
import { search } from '#backend/search/query.ts';
import { isOverPostgres } from '#tests/databases/test-database.ts';
import { fixtureNow } from '#tests/fixtures/catalog.ts';
import { startTestApi, type TestApi } from './harness.ts';
import { loadOther, write } from './other-process.ts';

let api: TestApi;
/** The model of another process over the same database. */
let other: LiveCatalog;
const problems: unknown[] = [];

beforeEach(async () => {
  api = await startTestApi();
  other = await loadOther(api, problems);
});
afterEach(async () => {
  await other.stop();
  await api.close();
  expect(problems.splice(0)).toEqual([]);
});

const cards = (query: SearchQuery = {}) => search(other.model, query, 'vk').products;
const ids = (query: SearchQuery = {}) => cards(query).map(({ id }) => id);

describe('replication', () => {
  it('loads anew where changes are no longer kept', async () => {
    const before = other.model;
    const day = 24 * 60 * 60 * 1000;
    await write(api, (transaction) =>
      savePrices(transaction, [{ productId: 1, role: 'vk', price: money(1500) }], api.clock.now),
    );
    await write(api, (transaction) =>
      savePrices(transaction, [{ productId: 1, role: 'vk', price: money(1400) }], api.clock.now),
    );
    api.clock.now = new Date(fixtureNow.getTime() + 2 * day);
    await write(api, (transaction) =>
      savePrices(transaction, [{ productId: 2, role: 'vk', price: money(1300) }], api.clock.now),
    );
    expect(await changesAfter(api.db, other.lastChange, 10)).toBeNull();
    await other.catchUp();
    expect(other.model).not.toBe(before);
    expect(ids({ sortField: 'price', sortType: 'asc' }).slice(0, 2)).toEqual([2, 1]);
    expect(other.lastChange).toBe(await latestChange(api.db));
  });

  it('says once that the database does not answer, and goes on when it does again', async () => {
    const reported: unknown[] = [];
    let isDown = true;
    const broken = openReader(api.settings);
    await latestChange(broken);
    await broken.destroy();
    let notify = () => {};
    await other.stop();
    other = await loadOther(api, problems, {
      db: new Proxy(api.db, {
        get(target, name) {
          const db = isDown ? broken : target;
          const found: unknown = Reflect.get(db, name);
          return typeof found === 'function' ? (found.bind(db) as unknown) : found;
        },
      }),
      onProblem: (error) => reported.push(error),
      changeNotifier: {
        onChange: (callback) => {
          notify = callback;
          return () => {};
        },
      },
    });
    other.start();
    notify();
    await vi.waitFor(() => expect(other.isReplicating).toBe(false));
    notify();
    await write(api, (transaction) =>
      savePrices(transaction, [{ productId: 1, role: 'vk', price: money(10) }], api.clock.now),
    );
    expect(reported).toHaveLength(1);
    expect(cards().find(({ id }) => id === 1)?.prices.vk).toBe('24.990');
    isDown = false;
    notify();
    await vi.waitFor(() => expect(other.isReplicating).toBe(true));
    expect(cards().find(({ id }) => id === 1)?.prices.vk).toBe('10');
    expect(reported).toHaveLength(1);
  });

  it('shows in the health since when the catalog is out of date', async () => {
    const health = () => api.call<object>('GET', '/health/');
    expect((await health()).data).toEqual({ status: 'ready', products: 9 });
    vi.spyOn(api.live, 'isReplicating', 'get').mockReturnValue(false);
    expect(await health()).toMatchObject({
      status: 200,
      data: { status: 'ready', products: 9, outdatedSince: fixtureNow.toISOString() },
    });
  });

  it('goes on asking by itself, and leaves out a product that cannot be shown', async () => {
    other.start();
    await api.db
      .updateTable('product')
      .set({ document: JSON.stringify({ colours: [], sizes: [] }) })
      .where('id', '=', 6)
      .execute();
    await write(api, async () => [{ kind: 'product', entityId: 6 }]);
    await vi.waitFor(() => expect(ids()).not.toContain(6));
    expect(problems.splice(0)).toMatchObject([{ message: expect.stringContaining('Product 6') }]);
  });
});

describe.runIf(isOverPostgres)('PostgreSQL', () => {
  it('notifies every process of a change, and the listener comes back after its connection was cut', async () => {
    const url = api.settings.DATABASE_URL ?? '';
    const notified = vi.fn();
    const stop = new PostgresChangeNotifier(url, 10).onChange(notified);
    let price = 1000;
    const change = () =>
      write(api, (transaction) =>
        savePrices(transaction, [{ productId: 1, role: 'vk', price: money((price += 1)) }], api.clock.now),
      );
    const notifications = (times: number) =>
      vi.waitUntil(
        async () => {
          await change();
          return notified.mock.calls.length >= times;
        },
        { timeout: 10_000, interval: 20 },
      );
    await notifications(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lendulet-api-listener' and datname = current_database()`.execute(
      api.db,
    );
    await notifications(notified.mock.calls.length + 2);
    stop();
  });
});
