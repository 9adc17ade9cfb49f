import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CapturedResponse } from '#server/captured-response.ts';
import type { LogEntry } from '#server/log.ts';
import { PageSweeper } from '#server/page-sweeper.ts';

/** Looks after the disk that have begun; each ends as the test says. */
let sweeps: PromiseWithResolvers<number>[];
let log: LogEntry[];
let sweeper: PageSweeper;

beforeEach(() => {
  sweeps = [];
  log = [];
  const sweep = () => {
    const begun = Promise.withResolvers<number>();
    sweeps.push(begun);
    return begun.promise;
  };
  sweeper = new PageSweeper(sweep, (entry) => void log.push(entry));
});
afterEach(() => vi.useRealTimers());

/** Answers of Next that say of its cache what is given. */
async function render(times: number, word?: string): Promise<void> {
  const pages = sweeper.counting(async (_request, response) => {
    if (word !== undefined) response.setHeader('x-nextjs-cache', word);
    response.end('page');
  });
  for (let time = 0; time < times; time += 1) {
    const request = new IncomingMessage(new Socket());
    const response = new CapturedResponse(request);
    await pages(request, response);
    expect(await response.whole).toMatchObject({ status: 200, body: Buffer.from('page') });
  }
}

async function end(sweep: number, gone = 0): Promise<void> {
  sweeps[sweep]?.resolve(gone);
  await new Promise(setImmediate);
}

describe('the pages on the disk', () => {
  it('are looked after once 200 more were rendered and kept, and again after as many', async () => {
    await render(199, 'MISS');
    await render(300, 'HIT');
    await render(300, 'STALE');
    await render(300);
    expect(sweeps).toHaveLength(0);
    await render(1, 'MISS');
    expect(sweeps).toHaveLength(1);
    await end(0, 3);
    expect(log).toEqual([{ level: 'info', message: '3 pages rendered longest ago went from the disk' }]);
    await render(199, 'MISS');
    expect(sweeps).toHaveLength(1);
    await render(1, 'MISS');
    expect(sweeps).toHaveLength(2);
  });

  it('are looked after once at a time, and once more for what came meanwhile', async () => {
    await render(200, 'MISS');
    await render(450, 'MISS');
    expect(sweeps).toHaveLength(1);
    await end(0);
    expect(sweeps).toHaveLength(2);
    await end(1);
    expect(sweeps).toHaveLength(2);
  });

  it('are looked after now and from time to time too, after a failure as well', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    sweeper.start(300_000);
    expect(sweeps).toHaveLength(1);
    sweeps[0]?.reject(new Error('The disk is away'));
    await new Promise(setImmediate);
    expect(log).toMatchObject([{ level: 'warn', message: 'The disk is away' }]);
    vi.advanceTimersByTime(300_000);
    expect(sweeps).toHaveLength(2);
  });
});
