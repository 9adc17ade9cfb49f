import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** Adding or removing a product. */
export interface WishlistItemChange {
  productId: number;
  /** Its name, for what is said about it. */
  name: string;
  isSaved: boolean;
}

/**
 * State of the wishlist's lock: the one change that is on its way, and what came of the last one.
 *
 * | transition | from | to |
 * |---|---|---|
 * | lock(change) | free | locked by it; what came of the last one is forgotten |
 * | lock(change) | locked | unchanged: the change is rejected |
 * | release | locked | free; the change is done |
 * | fail(reason) | locked | free; the change is undone and its reason kept |
 * | release, fail | free | unchanged |
 * | forget | any | free: somebody else is at the browser, and nothing of it is theirs |
 * (WISH-02)
 */
export interface WishlistLockState {
  /** Holds the lock, and shows as if it were done already. */
  pending: WishlistItemChange | null;
  done: WishlistItemChange | null;
  failed: (WishlistItemChange & { reason: WishlistItemFailure }) | null;
}

/** Why a change failed: the list takes no more, the product is gone, or the API did not do it. */
export type WishlistItemFailure = 'full' | 'gone' | 'unreachable';

export const freeLock: WishlistLockState = { pending: null, done: null, failed: null };

export const lockTransitions = {
  lock: (state: WishlistLockState, change: WishlistItemChange): WishlistLockState =>
    state.pending ? state : { pending: change, done: null, failed: null },
  release: (state: WishlistLockState): WishlistLockState =>
    state.pending ? { pending: null, done: state.pending, failed: null } : state,
  fail: (state: WishlistLockState, reason: WishlistItemFailure): WishlistLockState =>
    state.pending ? { pending: null, done: null, failed: { ...state.pending, reason } } : state,
  forget: (): WishlistLockState => freeLock,
};

/** A change made while another one is on its way. */
export class LockedError extends Error {
  override name = 'LockedError';

  constructor() {
    super('The changes are locked');
  }
}

export function createWishlistLock(store = createStore<WishlistLockState>(() => freeLock)) {
  return {
    store,
    /** Locks the wishlist for a change. Throws a LockedError while it is locked. */
    lock(change: WishlistItemChange) {
      if (store.getState().pending) throw new LockedError();
      store.setState((state) => lockTransitions.lock(state, change));
    },
    release: () => store.setState(lockTransitions.release),
    fail: (reason: WishlistItemFailure) => store.setState((state) => lockTransitions.fail(state, reason)),
    forget: () => store.setState(lockTransitions.forget),
    state: () => store.getState(),
  };
}

export const wishlistLock = createWishlistLock();

export function useWishlistLock<T>(select: (state: WishlistLockState) => T): T {
  return useStore(wishlistLock.store, select);
}
