import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Session } from '#lib/contract/auth.ts';
import { readStored, writeStored } from '#lib/core/session/cookies.ts';
import { notifyTabs } from '#lib/core/session/tabs.ts';
import {
  isCustomer,
  sessionTransitions,
  unknownVisitor,
  type SessionIdentity,
  type SessionState,
} from '#lib/core/session/transitions.ts';

/** An answer to somebody no longer at the browser, or a write after they had logged out: it is dropped (ADR-0028). */
export class SessionChangedError extends Error {
  override name = 'SessionChangedError';

  constructor() {
    super('The session has changed');
  }
}

/** The one owner of the session's cookies and storage. Whatever changes them passes here. */
export function createSession(store = createStore<SessionState>(() => unknownVisitor)) {
  let isVolatile = false;

  const become = (next: SessionState, isFromStorage = false) => {
    const before = store.getState();
    if (next === before) return;
    isVolatile = !writeStored(isFromStorage ? readStored() : before, next);
    store.setState(next, true);
    if (!isFromStorage) notifyTabs('session');
  };

  /** Takes over what another tab, or time, has done to the cookies meanwhile. */
  const sync = (): SessionState => {
    // Where cookies are refused there is nothing to read: the session is what this page knows.
    if (!isVolatile && !store.getState().isLoggingOut)
      become(sessionTransitions.stored(store.getState(), readStored()), true);
    return store.getState();
  };

  return {
    store,
    sync,
    state: () => store.getState(),
    token: () => sync().token,
    requestUuid: () => sync().requestUuid,
    /**
     * Who calls. Throws a SessionChangedError for a write while a logout is on its way, or where another tab has logged
     * somebody in or out since this page last looked: what was pressed was meant for another customer, or for none.
     */
    callerFor(isWrite: boolean): SessionState {
      // Before the first look at the cookies nobody was known.
      const before = store.getState().epoch === 0 ? sync() : store.getState();
      const state = sync();
      if (isWrite && (state.isLoggingOut || state.token !== before.token)) throw new SessionChangedError();
      return state;
    },
    /** Throws a SessionChangedError where somebody else is at the browser than in that epoch. */
    assertEpoch(epoch: number): void {
      if (sync().epoch !== epoch) throw new SessionChangedError();
    },
    /** Whether cookies are refused, so that cart and session end with the page. */
    isVolatile: () => isVolatile,
    /** A session was opened: the old one is cleared, and it takes its place (AUTH-01). */
    open: (opened: Session) => become(sessionTransitions.opened(sync(), opened)),
    /** Keeps the request uuid that the API issued with a guest's first write (ADR-0071). */
    keepRequestUuid: (uuid: string, epoch = sync().epoch) => become(sessionTransitions.uuidIssued(sync(), uuid, epoch)),
    replaceToken: (token: string, epoch: number) => become(sessionTransitions.tokenReplaced(sync(), token, epoch)),
    keepMerge: () => become(sessionTransitions.mergeKept(sync())),
    forgetMerge: () => become(sessionTransitions.mergeDropped(store.getState())),
    /** Begins a logout and answers who logs out; null where nobody can. */
    logOut(): SessionIdentity | null {
      const { token, requestUuid } = sync();
      if (token === null) return null;
      become(sessionTransitions.logOut(store.getState()));
      return { token, requestUuid };
    },
    loggedOut: () => become(sessionTransitions.loggedOut(store.getState())),
    expire: (caller: SessionIdentity) => become(sessionTransitions.expired(sync(), caller)),
  };
}

export const session = createSession();

let isSynced = false;

/** Reads the cookies once for all that a commit has put into the page. */
function syncOnce(): void {
  if (isSynced) return;
  isSynced = true;
  queueMicrotask(() => {
    isSynced = false;
  });
  session.sync();
}

/** What is selected of the session, followed over every change; the server draws everybody as an unknown guest. */
export function useSession<T>(select: (state: SessionState) => T): T {
  useEffect(syncOnce, []);
  return useStore(session.store, select);
}

/** Who is at the browser: unknown until its cookies were read, as in the HTML, which is everyone's. */
export type Visitor = 'unknown' | 'guest' | 'customer';

export function useVisitor(): Visitor {
  const isLoggedIn = useSession(selectIsCustomer);
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  if (isLoggedIn) return 'customer';
  return isRead ? 'guest' : 'unknown';
}

export const selectIsCustomer = (state: SessionState) => isCustomer(state);
