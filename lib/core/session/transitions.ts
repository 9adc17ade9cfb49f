import type { Session } from '#lib/contract/auth.ts';
import { nothingStored, type StoredSession } from './cookies.ts';

/** Why a session is no more: by the customer's wish, or because it was not valid any longer. */
export type SessionEnd = 'loggedOut' | 'expired';

/** Who a call was made as. */
export type SessionIdentity = Pick<StoredSession, 'token' | 'requestUuid'>;

/**
 * Who is at the browser. A guest has no token, and a request uuid from the first write on; a customer has a token and
 * a request uuid that begins with `u`.
 *
 * | transition | from | to |
 * |---|---|---|
 * | opened(session) | any | the old session is cleared; customer; a new epoch. The merge id stays if it is another uuid
 * |
 * | uuidIssued(uuid, epoch) | guest of this epoch | guest with that uuid |
 * | uuidIssued(uuid, epoch) | customer, logging out, another epoch, or a customer's uuid | unchanged |
 * | tokenReplaced(token, epoch) | customer of this epoch | the same customer with that token |
 * | tokenReplaced(token, epoch) | anything else | unchanged |
 * | mergeKept | guest with a request uuid | its uuid is the merge id |
 * | mergeKept | anything else | unchanged |
 * | mergeForgotten | any | without a merge id |
 * | logOut | customer | logging out: a guest without uuid who may not write; a new epoch |
 * | logOut | guest, logging out | unchanged: one logout is in flight at a time |
 * | loggedOut | logging out | guest |
 * | loggedOut | anything else | unchanged |
 * | expired(identity) | whoever called as that | guest without anything, `expired`; a new epoch |
 * | expired(identity) | anyone else | unchanged: it was an answer to an old session |
 * | stored(session) | who it is already | unchanged, but for hash and merge id |
 * | stored(session) | anyone else | who is stored; a new epoch |
 * | stored(a customer's uuid without a token, or a token without one) | any | as expired (AUTH-04) |
 * (AUTH-01 – AUTH-04)
 */
export interface SessionState extends StoredSession {
  /** Grows whenever somebody else is at the browser; answers to an earlier one are dropped. */
  epoch: number;
  /** A logout is on its way: nothing may be written. */
  isLoggingOut: boolean;
  /** How the last session ended; null while one is open or none was. */
  ended: SessionEnd | null;
}

export const unknownVisitor: SessionState = { ...nothingStored, epoch: 0, isLoggingOut: false, ended: null };

/** A customer's request uuid begins with `u`, a guest's never does (ADR-0071). */
export function isCustomerUuid(uuid: string): boolean {
  return uuid.startsWith('u');
}

export function isCustomer(state: Pick<SessionState, 'token'>): boolean {
  return state.token !== null;
}

const nobody = (state: SessionState, ended: SessionEnd): SessionState => ({
  ...unknownVisitor,
  epoch: state.epoch + 1,
  ended,
});

const isSame = (a: StoredSession, b: StoredSession) => a.token === b.token && a.requestUuid === b.requestUuid;

export const sessionTransitions = {
  opened: (state: SessionState, { token, uuid, hash }: Session): SessionState => ({
    token,
    requestUuid: uuid,
    userHash: hash,
    mergeUuid: state.mergeUuid === uuid ? null : state.mergeUuid,
    epoch: state.epoch + 1,
    isLoggingOut: false,
    ended: null,
  }),
  uuidIssued: (state: SessionState, uuid: string, epoch: number): SessionState =>
    isCustomer(state) ||
    state.isLoggingOut ||
    epoch !== state.epoch ||
    isCustomerUuid(uuid) ||
    state.requestUuid === uuid
      ? state
      : { ...state, requestUuid: uuid },
  tokenReplaced: (state: SessionState, token: string, epoch: number): SessionState =>
    isCustomer(state) && epoch === state.epoch ? { ...state, token } : state,
  mergeKept: (state: SessionState): SessionState =>
    isCustomer(state) || state.requestUuid === null ? state : { ...state, mergeUuid: state.requestUuid },
  mergeDropped: (state: SessionState): SessionState =>
    state.mergeUuid === null ? state : { ...state, mergeUuid: null },
  logOut: (state: SessionState): SessionState =>
    isCustomer(state) ? { ...nobody(state, 'loggedOut'), isLoggingOut: true } : state,
  loggedOut: (state: SessionState): SessionState => (state.isLoggingOut ? { ...state, isLoggingOut: false } : state),
  expired: (state: SessionState, caller: SessionIdentity): SessionState =>
    caller.token === state.token &&
    caller.requestUuid === state.requestUuid &&
    (caller.token ?? caller.requestUuid) !== null
      ? nobody(state, 'expired')
      : state,
  stored: (state: SessionState, stored: StoredSession): SessionState => {
    const hasCustomerUuid = stored.requestUuid !== null && isCustomerUuid(stored.requestUuid);
    if ((stored.token !== null) !== hasCustomerUuid) return nobody(state, 'expired');
    if (isSame(state, stored)) {
      const { userHash, mergeUuid } = stored;
      return userHash === state.userHash && mergeUuid === state.mergeUuid ? state : { ...state, userHash, mergeUuid };
    }
    const isGuestStill = !isCustomer(state) && stored.token === null && state.requestUuid === null;
    // Another tab got the first uuid of the same guest: nobody else is at the browser.
    return {
      ...state,
      ...stored,
      isLoggingOut: false,
      ended: null,
      epoch: isGuestStill ? state.epoch : state.epoch + 1,
    };
  },
};
