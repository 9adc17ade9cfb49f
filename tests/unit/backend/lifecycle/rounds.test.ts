import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRounds } from '#backend/lifecycle/rounds.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  return { work, end: () => ends.shift()?.() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('rounds of an app', () => {
  it('are never two of one work, and none keeps another away', async () => {
    const app = fastify();
    const { every } = startRounds(app, 'it failed');
    const slow = heldWork();
    const quick = vi.fn(() => Promise.resolve());
    every(100, slow.work);
    every(100, quick);
    vi.advanceTimersByTime(100);
    await settle();
    vi.advanceTimersByTime(100);
    expect([slow.work.mock.calls.length, quick.mock.calls.length]).toEqual([1, 2]);
    slow.end();
    await settle();
    vi.advanceTimersByTime(100);
    expect(slow.work).toHaveBeenCalledTimes(2);
    slow.end();
    await app.close();
  });

  it('that fail are logged, and tried again', async () => {
    const app = fastify();
    const warn = vi.spyOn(app.log, 'warn');
    const work = vi.fn(() => Promise.reject(new Error('away')));
    startRounds(app, 'it failed').every(100, work);
    vi.advanceTimersByTime(100);
    await settle();
    vi.advanceTimersByTime(100);
    await settle();
    expect(warn.mock.calls.map(([, problem]) => problem)).toEqual(['it failed', 'it failed']);
    await app.close();
  });

  it('end with the app, which waits for them and closes what they need last', async () => {
    const app = fastify();
    const steps: string[] = [];
    const { every, stopping } = startRounds(app, 'it failed', () => steps.push('closed'));
    const slow = heldWork();
    every(100, () => slow.work().then(() => steps.push('done')));
    vi.advanceTimersByTime(100);
    const closed = app.close();
    await settle();
    expect([stopping.aborted, steps]).toEqual([true, []]);
    slow.end();
    await closed;
    expect(steps).toEqual(['done', 'closed']);
    vi.advanceTimersByTime(1000);
    expect(slow.work).toHaveBeenCalledOnce();
  });
});
