import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { isChunkError } from '#lib/navigation/chunk-errors.ts';
import { createQueryClient } from '#lib/query/client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const missing = () => new Error('Module 7 was instantiated, but the module factory is not available.');

describe('a query', () => {
  it('[OPS-04] asks for its code again that is not there yet', async () => {
    const load = vi.fn(async () => 'a cart');
    load.mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing());
    const answer = createQueryClient().fetchQuery({ queryKey: ['cart'], queryFn: load });
    await vi.advanceTimersByTimeAsync(300);
    expect(await answer).toBe('a cart');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('[OPS-04] has the page loaded anew where its code does not come', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const load = vi.fn(() => Promise.reject(missing()));
    const answer = createQueryClient().fetchQuery({ queryKey: ['cart'], queryFn: load });
    const refused = expect(answer).rejects.toThrow('not available');
    await vi.advanceTimersByTimeAsync(700);
    await refused;
    expect(load).toHaveBeenCalledTimes(4);
    expect(report.mock.calls.map(([error]) => isChunkError(error))).toEqual([true]);
  });

  it('[API-05] is not asked again where a call failed, which the API client has repeated', async () => {
    const load = vi.fn(() => Promise.reject(new ApiError('unreachable', null, 'GET /cart/ got no answer')));
    await expect(createQueryClient().fetchQuery({ queryKey: ['cart'], queryFn: load })).rejects.toThrow('no answer');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a change', () => {
  const change = (mutationFn: () => Promise<string>) => {
    const client = createQueryClient();
    return client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  };

  it('[OPS-04] waits for its code, and is then made once', async () => {
    const call = vi.fn(async () => 'added');
    const load = vi.fn(() => Promise.resolve());
    load.mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing());
    const answer = change(() => load().then(call));
    await vi.advanceTimersByTimeAsync(300);
    expect(await answer).toBe('added');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('[CART-07] [API-05] is not made again where its call failed', async () => {
    const call = vi.fn(() => Promise.reject(new ApiError('unreachable', null, 'POST /cart/ got no answer')));
    await expect(change(call)).rejects.toThrow('no answer');
    expect(call).toHaveBeenCalledTimes(1);
  });
});
