import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { limits } from '#lib/contract/limits.ts';
import { comparisonKey } from '#lib/core/comparison-key.ts';
import {
  comparisonTransitions,
  createComparison,
  emptyComparison,
  parseComparisonIds,
  type ComparisonState,
} from '#stores/comparison.ts';

const { add, remove, replace, read, dismiss } = comparisonTransitions;
const of = (...ids: number[]): ComparisonState => ({ ids, refused: null });

const kept = new Map<string, string>();
let isFull = false;
let isBlocked = false;
beforeEach(() => {
  kept.clear();
  isFull = false;
  isBlocked = false;
  const held = <T>(act: () => T): T => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
    return act();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held(() => kept.get(key) ?? null),
    setItem: (key: string, text: string) =>
      held(() => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      }),
    removeItem: (key: string) => held(() => kept.delete(key)),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What a tab of its own holds. */
const tab = () => createComparison(createStore<ComparisonState>(() => emptyComparison));

describe('what is compared', () => {
  it('[ADR-0120] stands in the order of its choice, each product once', () => {
    expect(add(of(3, 1), 2)).toEqual(of(3, 1, 2));
    expect(add(of(3, 1), 3)).toEqual(of(3, 1));
    expect(remove(of(3, 1, 2), [1, 9])).toEqual(of(3, 2));
    expect(replace(of(3), [7, 7, 8])).toEqual(of(7, 8));
  });

  it('[ADR-0120] refuses a fifth product by its id, and loses none for it', () => {
    const full = of(1, 2, 3, 4);
    expect(add(full, 5)).toEqual({ ids: [1, 2, 3, 4], refused: 5 });
    expect(add({ ...full, refused: 5 }, 4)).toEqual(full);
    expect(remove({ ...full, refused: 5 }, [1])).toEqual(of(2, 3, 4));
    expect(dismiss({ ...full, refused: 5 })).toEqual(full);
    expect(read({ ...full, refused: 5 }, [1, 2])).toEqual(of(1, 2));
  });

  it('[ADR-0120] never holds more than four or anything twice, whatever is done', () => {
    const id = fc.integer({ min: 1, max: 9 });
    const act = fc.oneof(
      id.map((one) => (state: ComparisonState) => add(state, one)),
      fc.array(id).map((ids) => (state: ComparisonState) => remove(state, ids)),
      fc.array(id).map((ids) => (state: ComparisonState) => replace(state, ids)),
      fc.constant(dismiss),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const { ids, refused } = acts.reduce((state, next) => next(state), emptyComparison);
        expect(ids.length).toBeLessThanOrEqual(limits.compared);
        expect(new Set(ids).size).toBe(ids.length);
        if (refused !== null) expect([ids.length, ids.includes(refused)]).toEqual([limits.compared, false]);
      }),
    );
  });

  it('[R18] is read from storage as far as it is a list of ids, and is none for anything else', () => {
    for (const text of [null, '', '{', 'null', '7', '{"0":1}', '["1"]', '[1.5]', '[-2]', '[null]'])
      expect(parseComparisonIds(text)).toEqual([]);
    expect(parseComparisonIds('[4,4,3,2,1,9]')).toEqual([4, 3, 2, 1]);
    fc.assert(fc.property(fc.json(), (text) => parseComparisonIds(text).length <= limits.compared));
  });

  it('[R19] begins each change with what another tab has written', () => {
    const [one, other] = [tab(), tab()];
    one.add(1);
    other.add(2);
    one.add(3);
    expect(one.state().ids).toEqual([1, 2, 3]);
    other.remove([1, 2, 3]);
    one.read();
    expect(one.state().ids).toEqual([]);
    expect(kept.has(comparisonKey)).toBe(false);
  });

  it('[R16] lives as long as the page where storage is blocked or full', () => {
    isBlocked = true;
    const blocked = tab();
    blocked.add(1);
    blocked.add(2);
    blocked.read();
    expect(blocked.state().ids).toEqual([1, 2]);
    isBlocked = false;
    isFull = true;
    const full = tab();
    full.add(5);
    full.add(6);
    expect(full.state().ids).toEqual([5, 6]);
    isFull = false;
    full.add(7);
    expect(kept.get(comparisonKey)).toBe('[5,6,7]');
  });
});
