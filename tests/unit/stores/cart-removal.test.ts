import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createRemovals,
  noRemoval,
  removalTransitions as go,
  timeLeft,
  type Removal,
  type RemovalState,
  type SendResult,
} from '#stores/cart-removal.ts';

const shoe: Removal = { hash: 'shoe', isSet: false, name: 'Pulzus 4' };
const skis: Removal = { hash: 'skis', isSet: true, name: 'Síszett' };
const pending: RemovalState = { ...noRemoval, phase: 'pending', removal: shoe, left: 2000, since: 0 };
const held: RemovalState = { ...pending, holders: ['focus'], left: 1500, since: null };
const removing: RemovalState = { ...noRemoval, phase: 'removing', removal: shoe };
const after = (outcome: 'removed' | 'cancelled' | 'failed'): RemovalState => ({
  ...noRemoval,
  last: { removal: shoe, outcome },
});

describe('transitions of a removal', () => {
  it.each<[string, RemovalState, RemovalState]>([
    ['[CART-03] a request makes it pending', go.request(after('failed'), shoe, 2000, 0), pending],
    ['[CART-05] no other is taken while one is pending', go.request(pending, skis, 2000, 5), pending],
    ['[CART-05] no other is taken while one is in flight', go.request(removing, skis, 2000, 5), removing],
    ['[CART-03] focus stops its time', go.hold(pending, 'focus', 500), held],
    ['one holder counts once', go.hold(held, 'focus', 900), held],
    ['a second holder keeps it stopped', go.hold(held, 'pointer', 900), { ...held, holders: ['focus', 'pointer'] }],
    ['the last holder to go lets it run on', go.release(held, 'focus', 7000), { ...pending, left: 1500, since: 7000 }],
    ['the first of two to go does not', go.release({ ...held, holders: ['focus', 'pointer'] }, 'pointer', 7000), held],
    ['who does not hold releases nothing', go.release(held, 'pointer', 7000), held],
    ['[CART-03] it can be taken back', go.cancel(held), after('cancelled')],
    ['not once it is sent', go.cancel(removing), removing],
    ['nothing can be taken back from nothing', go.cancel(noRemoval), noRemoval],
    ['it is sent', go.send(held), removing],
    ['once', go.send(removing), removing],
    ['nothing is sent from nothing', go.send(noRemoval), noRemoval],
    ['it is removed', go.settle(removing, 'removed'), after('removed')],
    ['it fails', go.settle(removing, 'failed'), after('failed')],
    ['what was not sent can not settle', go.settle(pending, 'removed'), pending],
    ['it is dropped while pending', go.drop(pending), noRemoval],
    ['it is dropped in flight', go.drop(removing), noRemoval],
    ['what has ended stays', go.drop(after('removed')), after('removed')],
    ['its outcome is forgotten', go.forget(after('failed')), noRemoval],
    ['one under way is not', go.forget(pending), pending],
    ['nobody holds what is in flight', go.hold(removing, 'focus', 1), removing],
    ['nobody releases what is in flight', go.release(removing, 'focus', 1), removing],
    ['nobody holds nothing', go.hold(noRemoval, 'pointer', 1), noRemoval],
  ])('%s', (_, result, expected) => expect(result).toEqual(expected));

  it('counts the time only while it runs', () => {
    expect(timeLeft(pending, 500)).toBe(1500);
    expect(timeLeft(held, 99_000)).toBe(1500);
    expect(timeLeft(pending, 99_000)).toBe(0);
    expect(timeLeft(pending, -5)).toBe(2000);
  });
});

describe('removals', () => {
  let answer: (result: SendResult) => void;
  const sent: [string, boolean][] = [];
  const send = (removal: Removal, isPageLeft: boolean) => {
    sent.push([removal.hash, isPageLeft]);
    return new Promise<SendResult>((resolve) => {
      answer = resolve;
    });
  };
  const pages: (() => void)[] = [];
  const leavePage = () => pages.at(-1)?.();
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    vi.stubGlobal(
      'addEventListener',
      (name: string, listener: () => void) => name === 'pagehide' && pages.push(listener),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[CART-03] are sent after 2000 ms and not before', async () => {
    const removals = createRemovals(2000);
    removals.request(shoe, send);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([['shoe', false]]);
    answer('removed');
    await vi.advanceTimersByTimeAsync(0);
    expect(removals.state()).toEqual(after('removed'));
  });

  it('[CART-03] are never sent once they are taken back', async () => {
    const removals = createRemovals(2000);
    removals.request(shoe, send);
    await vi.advanceTimersByTimeAsync(1999);
    removals.cancel();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    expect(removals.request(skis, send)).toBe(true);
  });

  it('[CART-03] wait while they are held, and run no longer than their time beside that', async () => {
    const removals = createRemovals(2000);
    removals.request(shoe, send);
    await vi.advanceTimersByTimeAsync(1500);
    removals.hold('pointer');
    removals.hold('focus');
    await vi.advanceTimersByTimeAsync(60_000);
    removals.release('pointer');
    await vi.advanceTimersByTimeAsync(60_000);
    removals.release('focus');
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([['shoe', false]]);
  });

  it('[CART-05] refuse others while one is pending or in flight', async () => {
    const removals = createRemovals(2000);
    expect(removals.request(shoe, send)).toBe(true);
    expect(removals.request(skis, send)).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(removals.request(skis, send)).toBe(false);
    answer('failed');
    await vi.advanceTimersByTimeAsync(0);
    expect(removals.request(skis, send)).toBe(true);
    expect(sent).toEqual([['shoe', false]]);
  });

  it('[CART-05] sends the one under way at once, and begins the next when it is done', async () => {
    const removals = createRemovals(2000);
    removals.request(shoe, send);
    removals.hold('pointer');
    const next = removals.requestNext(skis, send);
    expect([removals.state().phase, removals.state().removal]).toEqual(['removing', shoe]);
    expect(sent).toEqual([['shoe', false]]);
    answer('removed');
    expect(await next).toBe(true);
    expect(removals.state()).toMatchObject({ phase: 'pending', removal: skis });
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([
      ['shoe', false],
      ['skis', false],
    ]);
  });

  it('[CART-05] begins in the order in which they were pressed, and loses none', async () => {
    const removals = createRemovals(2000);
    const immediate: string[] = [];
    const sendAtOnce: typeof send = async ({ hash }) => {
      immediate.push(hash);
      return 'removed';
    };
    const pressed = ['a', 'b', 'c', 'd'].map((hash) => removals.requestNext({ ...shoe, hash }, sendAtOnce));
    expect(await Promise.all(pressed)).toEqual([true, true, true, true]);
    expect(immediate).toEqual(['a', 'b', 'c']);
    expect(removals.state()).toMatchObject({ phase: 'pending', removal: { hash: 'd' } });
  });

  it('[CART-06] begins no other where the page goes with the one under way', async () => {
    const removals = createRemovals(2000);
    removals.request(shoe, send);
    const next = removals.requestNext(skis, send);
    answer('reloading');
    expect(await next).toBe(false);
    expect(removals.state()).toMatchObject({ phase: 'removing', removal: shoe });
  });

  it('are sent at once, and once, when the page is left', async () => {
    const removals = createRemovals(2000);
    removals.request(shoe, send);
    removals.hold('focus');
    leavePage();
    leavePage();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([['shoe', true]]);
  });

  it('send nothing for a page that is left in peace', () => {
    createRemovals(2000);
    leavePage();
    expect(sent).toEqual([]);
  });

  it('[CART-08] are finished before the checkout, which learns whether they were', async () => {
    const removals = createRemovals(2000);
    expect(await removals.finish()).toBe(true);
    for (const [result, isDone] of [
      ['removed', true],
      ['failed', false],
      ['dropped', true],
      ['reloading', false],
    ] as const) {
      removals.request(shoe, send);
      const finished = removals.finish();
      answer(result);
      expect(await finished, result).toBe(isDone);
    }
    expect(sent).toHaveLength(4);
  });

  it('wait for one that is in flight already', async () => {
    const removals = createRemovals(2000);
    removals.request(shoe, send);
    await vi.advanceTimersByTimeAsync(2000);
    const finished = removals.finish();
    answer('removed');
    expect(await finished).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('[CART-06] stay locked while the page reloads', async () => {
    const removals = createRemovals(0);
    removals.request(shoe, send);
    await vi.advanceTimersByTimeAsync(0);
    answer('reloading');
    await vi.advanceTimersByTimeAsync(0);
    expect(removals.state().phase).toBe('removing');
  });
});
