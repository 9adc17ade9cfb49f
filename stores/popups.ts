import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { settings } from '#lib/config/index.ts';

/** The popups of the header. */
export type PopupName = 'wishlist' | 'cart' | 'menu' | 'genders';

/**
 * State of the header's popups: the one that shows, for one at most does.
 *
 * | transition | from | to |
 * |---|---|---|
 * | open(name) | closed, or another is open | `name` is open; the other one is closed at once |
 * | open(name) | `name` is open | stays, and leaves no more; a press turns a notice into the whole popup, never back |
 * | press(name) | `name` is open, and no notice | closed at once |
 * | press(name) | anything else | as open(name) |
 * | hold(name) | `name` is open | pointer or focus is in it: it leaves no more |
 * | release(name) | `name` is open and held | held no more |
 * | leave(name) | `name` is open | on its way out: it closes after the delay |
 * | close(name) | `name` is open | closed at once |
 * | hold, release, leave, close | `name` is not open | unchanged |
 * (HDR-08)
 */
export interface PopupsState {
  open: PopupName | null;
  /** Opened by itself, to say something; not by a press. */
  isNotice: boolean;
  /** Pointer or focus is in it, so that its time stands still (WCAG 2.2.1). */
  isHeld: boolean;
  isLeaving: boolean;
}

export const closedPopups: PopupsState = { open: null, isNotice: false, isHeld: false, isLeaving: false };

const open = (state: PopupsState, name: PopupName, isNotice = false): PopupsState =>
  state.open === name
    ? { ...state, isNotice: state.isNotice && isNotice, isLeaving: false }
    : { open: name, isNotice, isHeld: false, isLeaving: false };

export const popupTransitions = {
  open,
  press: (state: PopupsState, name: PopupName): PopupsState =>
    state.open === name && !state.isNotice ? closedPopups : open(state, name),
  hold: (state: PopupsState, name: PopupName): PopupsState =>
    state.open === name ? { ...state, isHeld: true, isLeaving: false } : state,
  release: (state: PopupsState, name: PopupName): PopupsState =>
    state.open === name && state.isHeld ? { ...state, isHeld: false } : state,
  leave: (state: PopupsState, name: PopupName): PopupsState =>
    state.open === name ? { ...state, isHeld: false, isLeaving: true } : state,
  close: (state: PopupsState, name: PopupName): PopupsState => (state.open === name ? closedPopups : state),
};

export function createPopupsStore(initial: PopupsState = closedPopups) {
  return createStore<PopupsState>(() => initial);
}

/** Times after which popups close, ms; `own` are those that close by themselves. */
export interface PopupTimes {
  closeDelay: number;
  own: Partial<Record<PopupName, number>>;
}

/** A time that runs out once, and stands still while it is paused. */
function createCountdown(end: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = 0;
  let since = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    stop();
    since = Date.now();
    timer = setTimeout(end, left);
  };
  return {
    start(time: number) {
      left = time;
      run();
    },
    pause() {
      if (timer === undefined) return;
      stop();
      left -= Date.now() - since;
    },
    resume: () => timer === undefined && left > 0 && run(),
    cancel() {
      stop();
      left = 0;
    },
  };
}

/** Popups with their timers, which stand outside the transitions. */
export function createPopups(times: PopupTimes, store = createPopupsStore()) {
  const apply = (transition: (state: PopupsState, name: PopupName) => PopupsState, name: PopupName) =>
    store.setState((state) => transition(state, name));
  const closeOpen = () => {
    const { open } = store.getState();
    if (open) apply(popupTransitions.close, open);
  };
  const leaving = createCountdown(closeOpen);
  const own = createCountdown(closeOpen);
  store.subscribe((state, before) => {
    if (!state.isLeaving) leaving.cancel();
    else if (!before.isLeaving) leaving.start(times.closeDelay);
    if (state.open === null) own.cancel();
    else if (state.isHeld) own.pause();
    else own.resume();
  });
  /** Applies a transition after which the own time of an open popup begins anew. */
  const begin = (next: PopupsState) => {
    own.cancel();
    store.setState(next);
    const time = next.open && times.own[next.open];
    if (!time) return;
    own.start(time);
    if (next.isHeld) own.pause();
  };
  return {
    store,
    /** Opens a popup, as a notice where it opens by itself. */
    open: (name: PopupName, isNotice = false) => begin(popupTransitions.open(store.getState(), name, isNotice)),
    press: (name: PopupName) => begin(popupTransitions.press(store.getState(), name)),
    hold: (name: PopupName) => apply(popupTransitions.hold, name),
    release: (name: PopupName) => apply(popupTransitions.release, name),
    leave: (name: PopupName) => apply(popupTransitions.leave, name),
    close: (name: PopupName) => apply(popupTransitions.close, name),
    state: () => store.getState(),
  };
}

export const popups = createPopups({
  closeDelay: settings.POPUP_CLOSE_DELAY,
  own: { wishlist: settings.WISHLIST_POPUP_AUTO_CLOSE },
});

export function usePopups<T>(select: (state: PopupsState) => T): T {
  return useStore(popups.store, select);
}
