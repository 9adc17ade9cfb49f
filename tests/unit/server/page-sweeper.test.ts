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
async function draw(times: number, word?: string): Promise<void> {
  const pages = sweeper.counting(async (_request, response) => {
    if (word !== undefined) response.setHeader('x-nextjs-cache', word);
    response.end('page');
  });
  for (let time = 0; time < times; time += 1) {
    const request = new IncomingMessage(new Socket());
    const response = new CapturedResponse(request);
    await pages(request, response);
    expect(await response.answer).toMatchObject({ status: 200, body: Buffer.from('page') });
  }
}

async function end(sweep: number, gone = 0): Promise<void> {
  sweeps[sweep]?.resolve(gone);
  await new Promise(setImmediate);
}

describe('the pages on the disk', () => {
  it('are looked after once 200 more were drawn and kept, and again after as many', async () => {
    await draw(199, 'MISS');
    await draw(300, 'HIT');
    await draw(300, 'STALE');
    await draw(300);
    expect(sweeps).toHaveLength(0);
    await draw(1, 'MISS');
    expect(sweeps).toHaveLength(1);
    await end(0, 3);
    expect(log).toEqual([{ level: 'info', message: '3 pages drawn longest ago went from the disk' }]);
    await draw(199, 'MISS');
    expect(sweeps).toHaveLength(1);
    await draw(1, 'MISS');
    expect(sweeps).toHaveLength(2);
  });

  it('are looked after once at a time, and once more for what came meanwhile', async () => {
    await draw(200, 'MISS');
    await draw(450, 'MISS');
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
