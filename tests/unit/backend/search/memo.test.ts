import { describe, expect, it, vi } from 'vitest';
import { Memo } from '#backend/search/memo.ts';

describe('a memo', () => {
  it('computes what it does not keep, and forgets the key asked for longest ago', () => {
    const memo = new Memo<string>(2);
    const compute = vi.fn((key: string) => key.toUpperCase());
    const ask = (key: string) => memo.get(key, () => compute(key));
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
    expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
    memo.clear();
    ask('a');
    expect(compute).toHaveBeenCalledTimes(5);
  });
});
