import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteWanted, reloadOnce } from '#lib/navigation/reload-once.ts';

const reload = vi.fn();
const assign = vi.fn();
const page = { href: 'http://localhost:3000/cipok/', reload, assign };

describe('reloadOnce', () => {
  beforeEach(() => {
    for (const mock of [reload, assign]) mock.mockClear();
    noteWanted(null);
    sessionStorage.clear();
    vi.stubGlobal('location', page);
  });

  it('[OPS-04] reloads once within ten seconds, and again after them', () => {
    reloadOnce(100_000);
    reloadOnce(109_999);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadOnce(110_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[OPS-04] leads to the page that a link was pressed for, while that is on its way', () => {
    noteWanted('/kosar/');
    expect([reloadOnce(100_000), assign.mock.calls, reload.mock.calls]).toEqual([true, [['/kosar/']], []]);
  });

  it('[OPS-04] stays with the page that is there once the address has changed, or the shopper has gone back', () => {
    noteWanted('/kosar/');
    vi.stubGlobal('location', { ...page, href: 'http://localhost:3000/kosar/' });
    reloadOnce(100_000);
    vi.stubGlobal('location', page);
    noteWanted(null);
    reloadOnce(200_000);
    expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([0, 2]);
  });

  it('does nothing where it could not know of an earlier reload', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    reloadOnce(100_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
