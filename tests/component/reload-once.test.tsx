import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '#lib/navigation/reload-once.ts';

const reload = vi.fn();

describe('reloadOnce', () => {
  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    vi.stubGlobal('location', { reload });
  });

  it('reloads once within ten seconds, and again after them', () => {
    reloadOnce(100_000);
    reloadOnce(109_999);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadOnce(110_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does nothing where it could not know of an earlier reload', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    reloadOnce(100_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
