import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCustomer,
  isCustomerUuid,
  sessionTransitions as to,
  unknownVisitor,
  type SessionState,
} from '#lib/core/session/transitions.ts';

const token = 't'.repeat(43);
const customerUuid = `u${'c'.repeat(31)}`;
const guestUuid = 'g'.repeat(32);
const hash = 'a'.repeat(32);

const unknown: SessionState = unknownVisitor;
const guest: SessionState = { ...unknown, requestUuid: guestUuid, epoch: 3 };
const customer: SessionState = { ...unknown, token, requestUuid: customerUuid, userHash: hash, epoch: 4 };
const loggingOut: SessionState = { ...unknown, epoch: 5, isLoggingOut: true, ended: 'loggedOut' };

const opened = { token, uuid: customerUuid, hash };
const stored = ({ token: kept, requestUuid, userHash, mergeUuid }: SessionState) => ({
  token: kept,
  requestUuid,
  userHash,
  mergeUuid,
});

describe('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-07] transitions of the session', () => {
  it.each<[string, SessionState, SessionState, Partial<SessionState>]>([
    [
      'opened, by a guest',
      guest,
      to.opened(guest, opened),
      { token, requestUuid: customerUuid, userHash: hash, epoch: 4, ended: null },
    ],
    [
      'opened, by another customer',
      customer,
      to.opened(customer, { ...opened, token: 'n'.repeat(43) }),
      { token: 'n'.repeat(43), epoch: 5 },
    ],
    [
      'opened, while logging out',
      loggingOut,
      to.opened(loggingOut, opened),
      { token, isLoggingOut: false, ended: null, epoch: 6 },
    ],
    [
      'opened, with a merge id of another uuid',
      guest,
      to.opened({ ...guest, mergeUuid: guestUuid }, opened),
      { mergeUuid: guestUuid },
    ],
    [
      'opened, with the own uuid as merge id',
      guest,
      to.opened({ ...guest, mergeUuid: customerUuid }, opened),
      { mergeUuid: null },
    ],
    [
      'uuidIssued, to an unknown visitor',
      unknown,
      to.uuidIssued(unknown, guestUuid, 0),
      { requestUuid: guestUuid, epoch: 0 },
    ],
    [
      'uuidIssued, a new one to a guest',
      guest,
      to.uuidIssued(guest, 'h'.repeat(32), 3),
      { requestUuid: 'h'.repeat(32), epoch: 3 },
    ],
    [
      'tokenReplaced',
      customer,
      to.tokenReplaced(customer, 'n'.repeat(43), 4),
      { token: 'n'.repeat(43), requestUuid: customerUuid, epoch: 4 },
    ],
    ['mergeKept, of a guest', guest, to.mergeKept(guest), { mergeUuid: guestUuid }],
    ['mergeForgotten', guest, to.mergeDropped({ ...guest, mergeUuid: guestUuid }), { mergeUuid: null }],
    [
      'logOut',
      customer,
      to.logOut(customer),
      { token: null, requestUuid: null, userHash: null, epoch: 5, isLoggingOut: true, ended: 'loggedOut' },
    ],
    ['loggedOut', loggingOut, to.loggedOut(loggingOut), { isLoggingOut: false, epoch: 5 }],
    [
      'expired, who called',
      customer,
      to.expired(customer, customer),
      { token: null, requestUuid: null, epoch: 5, ended: 'expired' },
    ],
    ['expired, a guest', guest, to.expired(guest, guest), { requestUuid: null, epoch: 4, ended: 'expired' }],
    [
      'stored, somebody else',
      customer,
      to.stored(customer, stored(guest)),
      { token: null, requestUuid: guestUuid, epoch: 5, ended: null },
    ],
    ['stored, nobody', customer, to.stored(customer, stored(unknown)), { token: null, requestUuid: null, epoch: 5 }],
    [
      'stored, the first uuid of the same guest',
      unknown,
      to.stored(unknown, stored(guest)),
      { requestUuid: guestUuid, epoch: 0 },
    ],
    [
      'stored, a token without a uuid',
      unknown,
      to.stored(unknown, { ...stored(unknown), token }),
      { token: null, requestUuid: null, ended: 'expired', epoch: 1 },
    ],
    [
      'stored, a token with a guest’s uuid',
      unknown,
      to.stored(unknown, { ...stored(guest), token }),
      { token: null, requestUuid: null, ended: 'expired', epoch: 1 },
    ],
    [
      'stored, who it is, with a merge id of an earlier page',
      customer,
      to.stored(customer, { ...stored(customer), mergeUuid: guestUuid }),
      { mergeUuid: guestUuid, epoch: 4 },
    ],
    [
      'stored, a customer’s uuid without a token',
      unknown,
      to.stored(unknown, { ...stored(unknown), requestUuid: customerUuid }),
      { requestUuid: null, ended: 'expired', epoch: 1 },
    ],
  ])('%s', (_, __, after, expected) => expect(after).toMatchObject(expected));

  it.each<[string, SessionState, SessionState]>([
    ['uuidIssued, to a customer', customer, to.uuidIssued(customer, guestUuid, 4)],
    ['uuidIssued, while logging out', loggingOut, to.uuidIssued(loggingOut, guestUuid, 5)],
    ['uuidIssued, of an earlier epoch', guest, to.uuidIssued(guest, 'h'.repeat(32), 2)],
    ['uuidIssued, a customer’s', guest, to.uuidIssued(guest, customerUuid, 3)],
    ['tokenReplaced, of a guest', guest, to.tokenReplaced(guest, token, 3)],
    ['tokenReplaced, of an earlier epoch', customer, to.tokenReplaced(customer, 'n'.repeat(43), 3)],
    ['mergeKept, of a customer', customer, to.mergeKept(customer)],
    ['mergeKept, of a guest who never wrote', unknown, to.mergeKept(unknown)],
    ['logOut, of a guest', guest, to.logOut(guest)],
    ['logOut, a second time', loggingOut, to.logOut(loggingOut)],
    ['loggedOut, of a customer', customer, to.loggedOut(customer)],
    [
      'expired, by an answer to an old token',
      customer,
      to.expired(customer, { token: 'o'.repeat(43), requestUuid: customerUuid }),
    ],
    ['expired, by an answer to an old uuid', customer, to.expired(customer, { token, requestUuid: guestUuid })],
    ['expired, of nobody', unknown, to.expired(unknown, unknown)],
    ['stored, who it is', customer, to.stored(customer, stored(customer))],
  ])('refuses %s', (_, before, after) => expect(after).toBe(before));
});

const uuids = fc.constantFrom(guestUuid, 'h'.repeat(32), customerUuid, null);
const states = fc.record({
  token: fc.constantFrom(token, null),
  requestUuid: uuids,
  userHash: fc.constantFrom(hash, null),
  mergeUuid: uuids,
  epoch: fc.nat(9),
  isLoggingOut: fc.boolean(),
  ended: fc.constantFrom('loggedOut' as const, 'expired' as const, null),
});
const steps = fc.oneof(
  fc.constant((state: SessionState) => to.opened(state, opened)),
  fc.tuple(fc.constantFrom(guestUuid, customerUuid), fc.nat(9)).map(
    ([uuid, epoch]) =>
      (state: SessionState) =>
        to.uuidIssued(state, uuid, epoch),
  ),
  fc.constant(to.logOut),
  fc.constant(to.loggedOut),
  fc.constant(to.mergeKept),
  fc.constant(to.mergeDropped),
  states.map((other) => (state: SessionState) => to.expired(state, other)),
  states.map((other) => (state: SessionState) => to.stored(state, stored(other))),
);

describe('whatever happens to a session', () => {
  it('keeps the epoch from going back, and moves it on whenever somebody else is there', () => {
    fc.assert(
      fc.property(states, fc.array(steps, { maxLength: 12 }), (from, path) => {
        let state: SessionState = from;
        for (const step of path) {
          const next = step(state);
          expect(next.epoch).toBeGreaterThanOrEqual(state.epoch);
          if (isCustomer(state) !== isCustomer(next)) expect(next.epoch).toBeGreaterThan(state.epoch);
          state = next;
        }
      }),
    );
  });

  it('never leaves a customer’s uuid without its token', () => {
    const clean = { ...unknown };
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), (path) => {
        const end = path.reduce<SessionState>((state, step) => step(state), clean);
        const isHalf = end.token === null && end.requestUuid !== null && isCustomerUuid(end.requestUuid);
        expect(isHalf).toBe(false);
      }),
    );
  });
});
