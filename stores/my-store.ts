import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { session, useSession } from './session.ts';
import { myStoreKey } from '#lib/core/my-store-key.ts';
import { guestKey, myStoreVersion, readMyStore, writeMyStore, type MyStoreRecord } from '#lib/core/my-store.ts';

/**
 * The store that the shopper chose.
 *
 * | transition | from | to |
 * |---|---|---|
 * | read(record) | that record, read | unchanged |
 * | read(record) | anything else | what storage holds for who is at the browser; read |
 * | choose(store, user, time) | another store, or none | chosen |
 * | choose(store, user, time) | that store of that user | unchanged |
 * | forget | any | none |
 * (STORE-02)
 */
export interface MyStoreState {
  record: MyStoreRecord | null;
  /** Whether storage was read; until then nothing is known, as in the HTML, which is everyone's. */
  isRead: boolean;
}

export const unreadMyStore: MyStoreState = { record: null, isRead: false };

const isSame = (a: MyStoreRecord | null, b: MyStoreRecord | null) =>
  a?.store === b?.store && a?.user === b?.user && a?.timestamp === b?.timestamp;

export const myStoreTransitions = {
  read: (state: MyStoreState, record: MyStoreRecord | null): MyStoreState =>
    state.isRead && isSame(state.record, record) ? state : { record, isRead: true },
  choose: (state: MyStoreState, store: string, user: string, timestamp: number): MyStoreState =>
    state.record?.store === store && state.record.user === user
      ? state
      : { record: { version: myStoreVersion, user, store, timestamp }, isRead: true },
  forget: (): MyStoreState => ({ record: null, isRead: true }),
};

const currentUser = () => session.state().userHash ?? guestKey;

/** Reads and writes the browser's storage; where it is refused, the choice lives as long as the page. */
export function createMyStore(
  user: () => string = currentUser,
  store = createStore<MyStoreState>(() => unreadMyStore),
) {
  let isRefused = false;
  const read = () => {
    try {
      const record = readMyStore(localStorage.getItem(myStoreKey), user());
      if (!isRefused) store.setState((state) => myStoreTransitions.read(state, record));
    } catch {
      isRefused = true;
    }
    // A page that may not keep anything knows its own choice, and nobody else's.
    if (isRefused) {
      store.setState((state) => myStoreTransitions.read(state, state.record?.user === user() ? state.record : null));
    }
  };
  const change = (next: MyStoreState) => {
    store.setState(next);
    try {
      if (next.record) localStorage.setItem(myStoreKey, writeMyStore(next.record));
      else localStorage.removeItem(myStoreKey);
      isRefused = false;
    } catch {
      isRefused = true;
    }
  };
  return {
    store,
    read,
    choose: (chosen: string) => change(myStoreTransitions.choose(store.getState(), chosen, user(), Date.now())),
    forget: () => change(myStoreTransitions.forget()),
  };
}

export const myStore = createMyStore();

/** Follows what other tabs choose; the answer ends it. */
function followTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === myStoreKey || key === null) myStore.read();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The chosen store: its sysname, null for none; `isRead` is false until the browser's storage was looked at. */
export function useMyStore(): { store: string | null; isRead: boolean } {
  const userHash = useSession((state) => state.userHash);
  useEffect(() => {
    myStore.read();
    return followTabs();
  }, [userHash]);
  const { record, isRead } = useStore(myStore.store);
  // Between a logout and its reading nobody sees the other one's store.
  return { store: record?.user === (userHash ?? guestKey) ? record.store : null, isRead };
}
