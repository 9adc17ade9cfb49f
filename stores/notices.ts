import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** What the shop has to say about session and account, beside whatever page is open. */
export type Notice = 'expired' | 'loggedOut' | 'deleted' | 'accountFailed' | 'welcome' | 'storageRefused';

/**
 * The one notice that shows.
 *
 * | transition | from | to |
 * |---|---|---|
 * | show(notice) | any | that notice, in the place of any other |
 * | show(loggedOut) | deleted | unchanged: a logout follows each deletion |
 * | close | any | none |
 */
export interface NoticesState {
  notice: Notice | null;
  /** Path that an expired session leads back to; within the shop. */
  returnTo: string | null;
}

const none: NoticesState = { notice: null, returnTo: null };

export const noticeTransitions = {
  show: (state: NoticesState, notice: Notice, returnTo: string | null = null): NoticesState =>
    notice === 'loggedOut' && state.notice === 'deleted' ? state : { notice, returnTo },
  close: (): NoticesState => none,
};

const store = createStore<NoticesState>(() => none);

export const notices = {
  show: (notice: Notice, returnTo: string | null = null) =>
    store.setState((state) => noticeTransitions.show(state, notice, returnTo)),
  close: () => store.setState(noticeTransitions.close()),
  state: () => store.getState(),
};

export function useNotices<T>(select: (state: NoticesState) => T): T {
  return useStore(store, select);
}
