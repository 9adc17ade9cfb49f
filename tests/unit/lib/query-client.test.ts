import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/errors.ts';
import { createQueryClient } from '#lib/query/client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it('[OPS-04] gives up after three seconds', async () => {
    const load = vi.fn(() => Promise.reject(missing()));
    const answer = createQueryClient().fetchQuery({ queryKey: ['cart'], queryFn: load });
    const refused = expect(answer).rejects.toThrow('not available');
    await vi.advanceTimersByTimeAsync(3100);
    await refused;
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('[API-05] is not asked again where a call failed, which the API client has repeated', async () => {
    const load = vi.fn(() => Promise.reject(new ApiError('unreachable', null, 'GET /cart/ got no answer')));
    await expect(createQueryClient().fetchQuery({ queryKey: ['cart'], queryFn: load })).rejects.toThrow('no answer');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
