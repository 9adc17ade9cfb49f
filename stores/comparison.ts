import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { limits } from '#lib/contract/limits.ts';
import { comparisonKey } from '#lib/core/comparison-key.ts';

/**
 * The products that this browser compares, by their ids, in the order in which they were chosen.
 *
 * | transition | from | to |
 * |---|---|---|
 * | read(ids) | any | those ids |
 * | add(id) | it is there | unchanged, but for an earlier refusal |
 * | add(id) | fewer than four | it comes last |
 * | add(id) | four | the same four; it is refused |
 * | remove(ids) | any | without them; nothing is refused any more |
 * | replace(ids) | any | the first four of them |
 * | dismiss | any | nothing is refused any more |
 * (ADR-0120)
 */
export interface ComparisonState {
  ids: readonly number[];
  /** The product that found no room. */
  refused: number | null;
}

export const emptyComparison: ComparisonState = { ids: [], refused: null };

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, at) => b[at] === id);
const withIds = (ids: readonly number[]): ComparisonState => ({
  ids: [...new Set(ids)].slice(0, limits.compared),
  refused: null,
});

export const comparisonTransitions = {
  read: (state: ComparisonState, ids: readonly number[]): ComparisonState =>
    isSame(state.ids, ids) ? state : { ids, refused: ids.length < limits.compared ? null : state.refused },
  add: (state: ComparisonState, id: number): ComparisonState => {
    if (state.ids.includes(id)) return { ...state, refused: null };
    if (state.ids.length >= limits.compared) return { ...state, refused: id };
    return withIds([...state.ids, id]);
  },
  remove: (state: ComparisonState, ids: readonly number[]): ComparisonState =>
    withIds(state.ids.filter((id) => !ids.includes(id))),
  replace: (_: ComparisonState, ids: readonly number[]): ComparisonState => withIds(ids),
  dismiss: (state: ComparisonState): ComparisonState => ({ ...state, refused: null }),
};

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What storage holds, as far as it is a list of ids; none for anything else. */
export function parseComparisonIds(text: string | null): readonly number[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) && list.every(isId) ? withIds(list).ids : [];
  } catch {
    return [];
  }
}

/** Reads and writes the browser's storage; where it is refused, the choice lives as long as the page. */
export function createComparison(store = createStore<ComparisonState>(() => emptyComparison)) {
  let isRefused = false;
  const read = () => {
    if (isRefused) return;
    try {
      const ids = parseComparisonIds(localStorage.getItem(comparisonKey));
      store.setState((state) => comparisonTransitions.read(state, ids));
    } catch {
      isRefused = true;
    }
  };
  // Another tab may have written meanwhile, so each change begins with what is stored now.
  const change = (transition: (state: ComparisonState) => ComparisonState): ComparisonState => {
    read();
    const next = transition(store.getState());
    store.setState(next);
    try {
      if (next.ids.length > 0) localStorage.setItem(comparisonKey, JSON.stringify(next.ids));
      else localStorage.removeItem(comparisonKey);
      isRefused = false;
    } catch {
      isRefused = true;
    }
    return next;
  };
  return {
    store,
    read,
    add: (id: number) => change((state) => comparisonTransitions.add(state, id)),
    remove: (ids: readonly number[]) => change((state) => comparisonTransitions.remove(state, ids)),
    replace: (ids: readonly number[]) => change((state) => comparisonTransitions.replace(state, ids)),
    dismiss: () => store.setState(comparisonTransitions.dismiss(store.getState())),
    state: () => store.getState(),
  };
}

export const comparison = createComparison();

/** What is compared, also after another tab has changed it. */
export function useComparison(): ComparisonState {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === comparisonKey || key === null) comparison.read();
    };
    comparison.read();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return useStore(comparison.store);
}
