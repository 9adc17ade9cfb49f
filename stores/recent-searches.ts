import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { settings } from '#lib/config/index.ts';
import { normaliseQuery } from '#lib/core/filters/index.ts';

/** Searches that are remembered at most. */
export const recentLimit = 5;

const key = 'lendulet_searches';

/** The last searches of this browser, newest first. */
export type RecentSearches = readonly string[];

const isSame = (a: string, b: string) => a.toLocaleLowerCase('hu') === b.toLocaleLowerCase('hu');

/**
 * | transition | to |
 * |---|---|
 * | remember(query) | the query first, once, five at most |
 * | remember(nothing) | unchanged |
 * | forget(query) | without it |
 * | clear | none |
 */
export const recentTransitions = {
  remember: (searches: RecentSearches, query: string): RecentSearches => {
    const q = normaliseQuery(query, settings.QUERY_MAX);
    return q === null ? searches : [q, ...searches.filter((other) => !isSame(other, q))].slice(0, recentLimit);
  },
  forget: (searches: RecentSearches, query: string): RecentSearches => searches.filter((other) => other !== query),
  clear: (): RecentSearches => [],
};

/** What storage holds, as far as it is a list of searches. */
export function parseRecent(text: string | null): RecentSearches {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  const words = list.filter((entry): entry is string => typeof entry === 'string');
  return words.toReversed().reduce<RecentSearches>(recentTransitions.remember, []);
}

/** Reads and writes the browser's storage; where it is blocked, searches are kept until the page goes. */
export function createRecentSearches() {
  const store = createStore<{ searches: RecentSearches }>(() => ({ searches: [] }));
  const read = () => {
    try {
      store.setState({ searches: parseRecent(localStorage.getItem(key)) });
    } catch {
      // Blocked storage: what this page knows is all there is.
    }
  };
  // Another tab may have written meanwhile, so each change begins with what is stored now.
  const change = (transition: (searches: RecentSearches) => RecentSearches) => {
    read();
    const searches = transition(store.getState().searches);
    store.setState({ searches });
    try {
      if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
      else localStorage.removeItem(key);
    } catch {
      // Full or blocked storage forgets; nothing depends on it.
    }
  };
  return {
    store,
    read,
    remember: (query: string) => change((searches) => recentTransitions.remember(searches, query)),
    forget: (query: string) => change((searches) => recentTransitions.forget(searches, query)),
    clear: () => change(recentTransitions.clear),
  };
}

export const recentSearches = createRecentSearches();

export function useRecentSearches(): RecentSearches {
  return useStore(recentSearches.store, (state) => state.searches);
}
