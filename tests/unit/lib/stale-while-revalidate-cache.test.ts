import { describe, expect, it, vi } from 'vitest';
import { StaleWhileRevalidateCache } from '#lib/api/stale-while-revalidate-cache.ts';

describe('StaleWhileRevalidateCache', () => {
  it('reads once for all who ask, and again only when the value is no longer fresh', async () => {
    let now = 1;
    let count = 0;
    const value = new StaleWhileRevalidateCache(
      async () => ++count,
      1000,
      () => now,
    );
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
    now = 1000;
    expect(await value.get()).toBe(1);
    now = 1002;
    expect(await value.get()).toBe(1);
    await vi.waitFor(async () => expect(await value.get()).toBe(2));
    expect(count).toBe(2);
  });

  it('goes on with the last good value while reading fails', async () => {
    let now = 1;
    const read = vi.fn(async () => 'good');
    const value = new StaleWhileRevalidateCache(read, 1000, () => now);
    await value.get();
    read.mockRejectedValue(new Error('away'));
    now = 5000;
    expect(await value.get()).toBe('good');
    expect(await value.get()).toBe('good');
  });

  it('says why it has no value, and tries again the next time', async () => {
    const read = vi.fn(async () => 'good').mockRejectedValueOnce(new Error('away'));
    const value = new StaleWhileRevalidateCache(read, 1000);
    await expect(value.get()).rejects.toThrow('away');
    expect(await value.get()).toBe('good');
  });

  it('[ADR-0149] is read again before it is given, once news say that it may be another', async () => {
    let touchedAt = -Infinity;
    const read = vi.fn(async () => 'old');
    const value = new StaleWhileRevalidateCache(read, 60_000, undefined, () => touchedAt);
    await value.get();
    [touchedAt] = [Date.now() + 1000];
    read.mockRejectedValue(new Error('away'));
    expect(await value.get()).toBe('old');
    read.mockResolvedValue('new');
    expect(await value.get()).toBe('new');
    touchedAt = 0;
    read.mockResolvedValue('newest');
    expect(await value.get()).toBe('new');
  });
});
