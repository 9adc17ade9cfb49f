import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache, type RenderOutcome, type Lifetime } from '#server/page-cache.ts';

interface Page {
  text: string;
  bytes: number;
}

const life: Lifetime = { fresh: 60_000, stale: 840_000, ifError: 3_600_000 };
const kept = (text: string, bytes = 1000, of: Lifetime = life): RenderOutcome<Page, string> => ({
  fate: 'cacheable',
  value: { text, bytes },
  life: of,
  result: text,
});
const failed: RenderOutcome<Page, string> = { fate: 'failed', result: '503' };

let now = 0;
let cache: PageCache<Page, string>;

beforeEach(() => {
  now = 0;
  cache = new PageCache({ pages: 100_000, lists: 10_000, files: 10_000 }, () => now);
});

const render = (outcome: RenderOutcome<Page, string>, key = '/') =>
  cache.render('pages', key, () => Promise.resolve(outcome)).outcome;

/** What a request finds in the cache. */
function meet(key = '/') {
  const entry = cache.find(key);
  return entry ? [entry.value.text, cache.stateOf(entry), cache.ageOf(entry)] : null;
}

describe('a kept page', () => {
  it('is fresh as long as its time, then old and to be revalidated, then worth waiting for a new one', async () => {
    await render(kept('first'));
    expect(meet()).toEqual(['first', 'fresh', 0]);
    now = 59_999;
    expect(meet()).toEqual(['first', 'fresh', 59]);
    now = 60_000;
    expect(meet()).toEqual(['first', 'revalidate', 60]);
    now = 899_999;
    expect(meet()).toEqual(['first', 'revalidate', 899]);
    now = 900_000;
    expect(meet()).toEqual(['first', 'expired', 900]);
  });

  it('is rendered once however many wait, and is old meanwhile', async () => {
    await render(kept('first'));
    now = 60_000;
    let finish: (outcome: RenderOutcome<Page, string>) => void = () => undefined;
    const make = vi.fn(
      () =>
        new Promise<RenderOutcome<Page, string>>((resolve) => {
          finish = resolve;
        }),
    );
    const waiting = Array.from({ length: 5 }, () => cache.render('pages', '/', make).outcome);
    expect(make).toHaveBeenCalledTimes(1);
    expect(meet()).toEqual(['first', 'stale', 60]);
    finish(kept('second'));
    expect((await Promise.all(waiting)).map(({ result }) => result)).toEqual(Array.from({ length: 5 }, () => 'second'));
    expect(meet()).toEqual(['second', 'fresh', 0]);
  });

  it('stays while it cannot be rendered again, and is tried again after a pause that grows to half a minute', async () => {
    await render(kept('first'));
    now = 60_000;
    const pauses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      await render(failed);
      const failedAt = now;
      while (meet()?.[1] === 'stale') now += 100;
      expect(meet()?.[1]).toBe('revalidate');
      pauses.push((now - failedAt) / 1000);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    await render(kept('second'));
    now += 60_000;
    await render(failed);
    now += 1000;
    expect(meet()).toEqual(['second', 'revalidate', 61]);
  });

  it('outlives its time while rendering fails, and is gone past the limit', async () => {
    await render(kept('first'));
    now = 1_000_000;
    expect(meet()?.[1]).toBe('expired');
    await render(failed);
    expect(meet()?.[1]).toBe('stale');
    now = 3_659_999;
    expect(meet()?.[1]).toBe('revalidate');
    now = 3_660_000;
    expect(meet()?.[1]).toBe('expired');
    await render(failed);
    expect(meet()).toBeNull();
  });

  it('that failed once is not served past the limit for errors, though it is not old yet', async () => {
    await render(kept('first', 1000, { ...life, ifError: 5000 }));
    now = 61_000;
    await render(failed);
    expect(meet()?.[1]).toBe('stale');
    now = 65_000;
    expect(meet()?.[1]).toBe('expired');
  });

  it('goes when the new render is an answer that is not kept', async () => {
    await render(kept('first'));
    await render({ fate: 'uncacheable', result: '404' });
    expect(meet()).toBeNull();
    expect(cache.bytes('pages')).toBe(0);
  });

  it('is as old as its render, not as its asking', async () => {
    now = 90_000;
    await render({ fate: 'cacheable', value: { text: 'first', bytes: 1 }, life, result: '', renderedAt: 20_000 });
    expect(meet()).toEqual(['first', 'fresh', 70]);
  });
});

describe('those who wait', () => {
  it('end the render when the last one leaves, and the next one starts another', async () => {
    const signals: AbortSignal[] = [];
    const make = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<RenderOutcome<Page, string>>((resolve) => {
        signal.addEventListener('abort', () => resolve(failed));
      });
    };
    const [first, second] = [cache.render('pages', '/', make), cache.render('pages', '/', make)];
    first.leave();
    first.leave();
    expect(signals[0]?.aborted).toBe(false);
    second.leave();
    expect(signals[0]?.aborted).toBe(true);
    await second.outcome;
    await render(kept('first'));
    expect(meet()?.[0]).toBe('first');
  });

  it('do no harm by leaving to what is kept', async () => {
    await render(kept('first'));
    now = 60_000;
    const { leave, outcome } = cache.render(
      'pages',
      '/',
      (signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(failed));
        }),
    );
    leave();
    await outcome;
    expect(meet()).toEqual(['first', 'revalidate', 60]);
  });

  it('learn of a render that threw, and the next one may try', async () => {
    await expect(cache.render('pages', '/', () => Promise.reject(new Error('broken'))).outcome).rejects.toThrow(
      'broken',
    );
    await render(kept('first'));
    expect(meet()?.[0]).toBe('first');
  });
});

describe('the bytes', () => {
  it('of lists are a share of their own: they never push out a page', async () => {
    for (let page = 0; page < 20; page += 1) await render(kept('page', 4000), `/${page}/`);
    const before = cache.bytes('pages');
    for (let list = 0; list < 50; list += 1)
      await cache.render('lists', `/?page=${list}`, () => Promise.resolve(kept('list', 4000))).outcome;
    expect(cache.bytes('pages')).toBe(before);
    expect(cache.bytes('lists')).toBeLessThanOrEqual(10_000);
    expect([meet('/0/')?.[0], meet('/?page=49')?.[0], meet('/?page=0')]).toEqual(['page', 'list', null]);
  });

  it('of a value that has grown count', async () => {
    await render(kept('first', 1000));
    const before = cache.bytes('pages');
    const value = cache.find('/')?.value ?? { bytes: 0 };
    value.bytes = 3000;
    cache.measure('pages', '/');
    expect(cache.bytes('pages')).toBe(before + 2000);
  });

  it('[T18] stay within the limits, the least recently used going first', async () => {
    const step = fc.record({ key: fc.nat(30), bytes: fc.nat(30_000), isVisit: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const small = new PageCache<Page, string>({ pages: 50_000, lists: 1, files: 1 }, () => 0);
        let order: string[] = [];
        for (const { key, bytes, isVisit } of steps) {
          const name = `/${key}/`;
          const isThere = isVisit
            ? small.find(name) !== undefined
            : await small.render('pages', name, () => Promise.resolve(kept('', bytes))).outcome.then(() => true);
          if (isThere) order = [...order.filter((other) => other !== name), name];
          expect(small.bytes('pages')).toBeLessThanOrEqual(50_000);
        }
        const left = order.filter((name) => small.find(name));
        expect(left).toEqual(order.slice(order.length - left.length));
      }),
    );
  });
});
