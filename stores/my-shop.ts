import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { session, useSession } from './session.ts';
import { myShopKey } from '#lib/core/my-shop-key.ts';
import { guestKey, myShopVersion, readMyShop, writeMyShop, type MyShopRecord } from '#lib/core/my-shop.ts';

/**
 * The shop that the shopper chose.
 *
 * | transition | from | to |
 * |---|---|---|
 * | read(record) | that record, read | unchanged |
 * | read(record) | anything else | what storage holds for who is at the browser; read |
 * | choose(shop, user, time) | another shop, or none | chosen |
 * | choose(shop, user, time) | that shop of that user | unchanged |
 * | forget | any | none |
 * (STORE-02)
 */
export interface MyShopState {
  record: MyShopRecord | null;
  /** Whether storage was read; until then nothing is known, as in the HTML, which is everyone's. */
  isRead: boolean;
}

export const unreadMyShop: MyShopState = { record: null, isRead: false };

const isSame = (a: MyShopRecord | null, b: MyShopRecord | null) =>
  a?.store === b?.store && a?.user === b?.user && a?.timestamp === b?.timestamp;

export const myShopTransitions = {
  read: (state: MyShopState, record: MyShopRecord | null): MyShopState =>
    state.isRead && isSame(state.record, record) ? state : { record, isRead: true },
  choose: (state: MyShopState, shop: string, user: string, timestamp: number): MyShopState =>
    state.record?.store === shop && state.record.user === user
      ? state
      : { record: { version: myShopVersion, user, store: shop, timestamp }, isRead: true },
  forget: (): MyShopState => ({ record: null, isRead: true }),
};

const currentUser = () => session.state().userHash ?? guestKey;

/** Reads and writes the browser's storage; where it is refused, the choice lives as long as the page. */
export function createMyShop(user: () => string = currentUser, store = createStore<MyShopState>(() => unreadMyShop)) {
  let isRefused = false;
  const read = () => {
    try {
      const record = readMyShop(localStorage.getItem(myShopKey), user());
      if (!isRefused) store.setState((state) => myShopTransitions.read(state, record));
    } catch {
      isRefused = true;
    }
    // A page that may not keep anything knows its own choice, and nobody else's.
    if (isRefused) {
      store.setState((state) => myShopTransitions.read(state, state.record?.user === user() ? state.record : null));
    }
  };
  const change = (next: MyShopState) => {
    store.setState(next);
    try {
      if (next.record) localStorage.setItem(myShopKey, writeMyShop(next.record));
      else localStorage.removeItem(myShopKey);
      isRefused = false;
    } catch {
      isRefused = true;
    }
  };
  return {
    store,
    read,
    choose: (chosen: string) => change(myShopTransitions.choose(store.getState(), chosen, user(), Date.now())),
    forget: () => change(myShopTransitions.forget()),
  };
}

export const myShop = createMyShop();

/** The sysname of the shop that who is at the browser chose; null for none, and before storage was read. */
export function chosenShop(): string | null {
  const { record } = myShop.store.getState();
  return record?.user === currentUser() ? record.store : null;
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === myShopKey || key === null) myShop.read();
};

let watchers = 0;
let readFor: string | null = null;

/** Reads storage and follows what other tabs choose, once for all who show it; the answer ends it. */
function watchStorage(user: string): () => void {
  if (watchers === 0) addEventListener('storage', onStorage);
  if (watchers === 0 || readFor !== user) myShop.read();
  readFor = user;
  watchers += 1;
  return () => {
    watchers -= 1;
    if (watchers === 0) removeEventListener('storage', onStorage);
  };
}

/** The chosen shop: its sysname, null for none; `isRead` is false until the browser's storage was looked at. */
export function useMyShop(): { shop: string | null; isRead: boolean } {
  const userHash = useSession((state) => state.userHash);
  useEffect(() => watchStorage(userHash ?? guestKey), [userHash]);
  const { record, isRead } = useStore(myShop.store);
  // Between a logout and its reading nobody sees the other one's shop.
  return { shop: record?.user === (userHash ?? guestKey) ? record.store : null, isRead };
}
