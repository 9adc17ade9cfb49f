import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { myShopKey } from '#lib/core/my-shop-key.ts';
import { readMyShop, writeMyShop, type MyShopRecord } from '#lib/core/my-shop.ts';
import { createMyShop, myShopTransitions, unreadMyShop, type MyShopState } from '#stores/my-shop.ts';

const record: MyShopRecord = { version: 1, user: 'guest', store: 'store_szeged', timestamp: 1_790_000_000_000 };
const text = (changes: object) => JSON.stringify({ ...record, ...changes });

describe('local record of the chosen store', () => {
  it.each([
    ['what was written', text({}), record],
    ['a timestamp of the future', text({ timestamp: 9e15 }), { ...record, timestamp: 9e15 }],
    ['an older version', text({ version: 0 }), null],
    ['a later version', text({ version: 2 }), null],
    ['a version that is a word', text({ version: '1' }), null],
    ['another user', text({ user: 'somebody' }), null],
    ['no user', text({ user: undefined }), null],
    ['a store that is none', text({ store: 'szeged' }), null],
    ['a store with a path', text({ store: 'store_../x' }), null],
    ['a store that is no word', text({ store: 7 }), null],
    ['a timestamp that is none', text({ timestamp: 'now' }), null],
    ['no timestamp', text({ timestamp: undefined }), null],
    ['nothing', null, null],
    ['no JSON', '{', null],
    ['null', 'null', null],
    ['a list', '[]', null],
    ['a number', '1', null],
    ['the prototype', '{"__proto__":{"version":1,"user":"guest","store":"store_szeged","timestamp":1}}', null],
  ])('[STORE-02] reads %s', (_, stored, expected) => {
    expect(readMyShop(stored, 'guest')).toEqual(expected);
  });

  it('[STORE-02] is written as it is read', () => {
    expect(readMyShop(writeMyShop(record), 'guest')).toEqual(record);
  });
});

describe('transitions of the chosen store', () => {
  const { read, choose, forget } = myShopTransitions;
  const known: MyShopState = { record, isRead: true };

  it.each<[string, MyShopState, MyShopState]>([
    ['nothing was stored', read(unreadMyShop, null), { record: null, isRead: true }],
    ['a record was stored', read(unreadMyShop, record), known],
    ['a first choice', choose(unreadMyShop, 'store_szeged', 'guest', record.timestamp), known],
    [
      'another store',
      choose(known, 'store_eger', 'guest', 5),
      { record: { ...record, store: 'store_eger', timestamp: 5 }, isRead: true },
    ],
    [
      'another user',
      choose(known, 'store_szeged', 'anna', 5),
      { record: { ...record, user: 'anna', timestamp: 5 }, isRead: true },
    ],
    ['forgetting', forget(), { record: null, isRead: true }],
  ])('[STORE-02] %s', (_, state, expected) => {
    expect(state).toEqual(expected);
  });

  it('[STORE-02] leaves alone what it is already', () => {
    expect(choose(known, 'store_szeged', 'guest', 5)).toBe(known);
    expect(read(known, { ...record })).toBe(known);
  });
});

describe('storage of the chosen store', () => {
  const kept = new Map<string, string>();
  let isRefused = false;
  const guard = () => {
    if (isRefused) throw new Error('refused');
  };
  beforeEach(() => {
    kept.clear();
    isRefused = false;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (guard(), kept.get(key) ?? null),
      setItem: (key: string, value: string) => (guard(), kept.set(key, value)),
      removeItem: (key: string) => (guard(), kept.delete(key)),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const shopper = (user = 'guest') =>
    createMyShop(
      () => user,
      createStore<MyShopState>(() => unreadMyShop),
    );

  it('[STORE-02] keeps the choice for the next page, and for nobody else', () => {
    shopper().choose('store_szeged');
    const [next, other] = [shopper(), shopper('anna')];
    next.read();
    other.read();
    expect(next.store.getState().record).toMatchObject({ version: 1, user: 'guest', store: 'store_szeged' });
    expect(other.store.getState()).toEqual({ record: null, isRead: true });
  });

  it('[STORE-02] takes over what another tab has chosen or forgotten', () => {
    const [one, two] = [shopper(), shopper()];
    one.choose('store_szeged');
    two.read();
    two.choose('store_eger');
    one.read();
    expect(one.store.getState().record?.store).toBe('store_eger');
    two.forget();
    one.read();
    expect(one.store.getState().record).toBeNull();
    expect(kept.has(myShopKey)).toBe(false);
  });

  it('[STORE-02] lives as long as the page where storage is refused', () => {
    isRefused = true;
    const one = shopper();
    one.read();
    expect(one.store.getState()).toEqual({ record: null, isRead: true });
    one.choose('store_szeged');
    one.read();
    expect(one.store.getState().record?.store).toBe('store_szeged');
    one.forget();
    expect(one.store.getState().record).toBeNull();
  });
});
