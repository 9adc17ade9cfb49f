import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { settings } from '#lib/config/index.ts';
import { session } from './session.ts';

/** What is removed: a line by its hash, or all lines of a set by the set's (CART-03, CART-04). */
export interface Removal {
  hash: string;
  isSet: boolean;
  /** Name of the product or set, for what is said about it. */
  name: string;
}

/** What keeps the time of a pending removal standing still. */
export type Holder = 'pointer' | 'focus';
export type RemovalOutcome = 'removed' | 'cancelled' | 'failed';

/**
 * State of the one removal that can be under way; `now` is a moment in ms.
 *
 * | transition | from | to |
 * |---|---|---|
 * | request(removal, delay) | idle | pending with `delay` ms left; the outcome of the last one is forgotten |
 * | request | pending or removing | unchanged: further removals wait for this one |
 * | hold(holder) | pending | time stands still for as long as anybody holds it |
 * | release(holder) | pending | with the last holder gone, what is left of the time runs on |
 * | cancel | pending | idle, cancelled |
 * | send | pending | removing: it can not be cancelled any more |
 * | settle(outcome) | removing | idle with the outcome |
 * | forget | idle | the outcome of the last one is forgotten |
 * | drop | pending or removing | idle without an outcome: somebody else is at the browser |
 * | any other | | unchanged |
 * (CART-03, CART-05, ADR-0087)
 *
 * Who holds: a pointer over the row and focus on the way back, by whatever way they came there (WCAG 2.2.1). A press by
 * pointer leaves the focus at the list, so that the row waits for the pointer alone.
 */
export interface RemovalState {
  phase: 'idle' | 'pending' | 'removing';
  /** Null while idle. */
  removal: Removal | null;
  holders: readonly Holder[];
  /** Time that was left at `since`, ms. */
  left: number;
  /** When the time began to run; null while it stands still. */
  since: number | null;
  last: { removal: Removal; outcome: RemovalOutcome } | null;
}

export const noRemoval: RemovalState = { phase: 'idle', removal: null, holders: [], left: 0, since: null, last: null };

/** Time left of a pending removal, ms. */
export function timeLeft({ left, since }: RemovalState, now: number): number {
  return since === null ? left : Math.max(0, left - Math.max(0, now - since));
}

/** Whether the line or set with this hash is being removed: pending, or in flight. */
export function isBeingRemoved({ removal }: RemovalState, hash: string): boolean {
  return removal?.hash === hash;
}

export const removalTransitions = {
  request: (state: RemovalState, removal: Removal, delay: number, now: number): RemovalState =>
    state.phase === 'idle' ? { ...noRemoval, phase: 'pending', removal, left: delay, since: now } : state,
  hold(state: RemovalState, holder: Holder, now: number): RemovalState {
    if (state.phase !== 'pending' || state.holders.includes(holder)) return state;
    return { ...state, holders: [...state.holders, holder], left: timeLeft(state, now), since: null };
  },
  release(state: RemovalState, holder: Holder, now: number): RemovalState {
    if (state.phase !== 'pending' || !state.holders.includes(holder)) return state;
    const holders = state.holders.filter((other) => other !== holder);
    return { ...state, holders, since: holders.length === 0 ? now : null };
  },
  cancel: (state: RemovalState): RemovalState =>
    state.phase === 'pending' && state.removal
      ? { ...noRemoval, last: { removal: state.removal, outcome: 'cancelled' } }
      : state,
  send: (state: RemovalState): RemovalState =>
    state.phase === 'pending' ? { ...state, phase: 'removing', holders: [], left: 0, since: null } : state,
  settle: (state: RemovalState, outcome: 'removed' | 'failed'): RemovalState =>
    state.phase === 'removing' && state.removal ? { ...noRemoval, last: { removal: state.removal, outcome } } : state,
  forget: (state: RemovalState): RemovalState => (state.phase === 'idle' && state.last ? noRemoval : state),
  drop: (state: RemovalState): RemovalState => (state.phase === 'idle' ? state : noRemoval),
};

/** What became of a removal that was sent; `reloading` leaves all locked, for the page goes. */
export type SendResult = 'removed' | 'failed' | 'dropped' | 'reloading';
/** Sends a removal; `isPageLeft` where the page is left at this moment. Never throws. */
export type SendRemoval = (removal: Removal, isPageLeft: boolean) => Promise<SendResult>;

/** Removals with their clock, which stands outside the transitions; `delay` in ms. */
export function createRemovals(delay: number, store = createStore<RemovalState>(() => noRemoval)) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sendRemoval: SendRemoval | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  const now = () => performance.now();

  const send = (isPageLeft = false): Promise<unknown> => {
    const { removal, phase } = store.getState();
    if (phase !== 'pending' || !removal || !sendRemoval) return sending;
    store.setState(removalTransitions.send);
    sending = sendRemoval(removal, isPageLeft).then((result) => {
      if (result === 'dropped') store.setState(removalTransitions.drop);
      else if (result !== 'reloading') store.setState((state) => removalTransitions.settle(state, result));
    });
    return sending;
  };
  const onPageHide = () => void send(true);
  store.subscribe((state) => {
    clearTimeout(timer);
    if (state.phase === 'pending' && state.since !== null)
      timer = setTimeout(() => void send(), timeLeft(state, now()));
  });
  if (typeof addEventListener === 'function') addEventListener('pagehide', onPageHide);
  // What one customer wanted to remove is nothing to the next one.
  session.store.subscribe((after, before) => after.epoch !== before.epoch && store.setState(removalTransitions.drop));

  return {
    store,
    state: () => store.getState(),
    /** Begins a removal; false while another one is under way. It is sent when its time is up, or the page is left. */
    request(removal: Removal, by: SendRemoval): boolean {
      if (store.getState().phase !== 'idle') return false;
      sendRemoval = by;
      store.setState((state) => removalTransitions.request(state, removal, delay, now()));
      return true;
    },
    /**
     * Begins a removal once the one under way is done, which is sent at once (ADR-0121). False where the page goes.
     */
    async requestNext(removal: Removal, by: SendRemoval): Promise<boolean> {
      for (;;) {
        const { phase, removal: earlier } = store.getState();
        if (phase === 'idle') return this.request(removal, by);
        await send();
        const after = store.getState();
        if (after.phase === 'removing' && after.removal === earlier) return false;
      }
    },
    hold: (holder: Holder) => store.setState((state) => removalTransitions.hold(state, holder, now())),
    release: (holder: Holder) => store.setState((state) => removalTransitions.release(state, holder, now())),
    cancel: () => store.setState(removalTransitions.cancel),
    forget: () => store.setState(removalTransitions.forget),
    /** Sends a pending removal at once and waits for it; false where it, or the one under way, has failed. */
    async finish(): Promise<boolean> {
      if (store.getState().phase === 'idle') return true;
      await send();
      const { phase, last } = store.getState();
      return phase === 'idle' && last?.outcome !== 'failed';
    },
  };
}

export const removals = createRemovals(settings.CART_REMOVAL_DELAY);

export function useRemoval<T>(select: (state: RemovalState) => T): T {
  return useStore(removals.store, select);
}
