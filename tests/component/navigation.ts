import { act } from '@testing-library/react';
import type { useRouter } from 'next/navigation';
import { useMemo, useSyncExternalStore } from 'react';
import { vi } from 'vitest';

type Router = ReturnType<typeof useRouter>;

const listeners = new Set<() => void>();
const notifyAll = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const useAddress = (read: () => string) => useSyncExternalStore(subscribe, read, read);

/** Like Next's router, which hears of it when a page writes its history. */
export function followHistory(): void {
  addEventListener('popstate', notifyAll);
  for (const method of ['pushState', 'replaceState'] as const) {
    const write = history[method].bind(history);
    history[method] = (...given) => {
      write(...given);
      notifyAll();
    };
  }
}

/** Opens another page of the shop, as a soft navigation does. */
export function visit(href: string): void {
  act(() => history.replaceState(null, '', href));
}

/** One object for as long as the page lives, as in Next. `push` and `replace` are noted and lead nowhere. */
export const router = {
  push: vi.fn<Router['push']>(),
  replace: vi.fn<Router['replace']>(),
  prefetch: vi.fn<Router['prefetch']>(),
  refresh: vi.fn<Router['refresh']>(),
  back: vi.fn<Router['back']>(),
  forward: vi.fn<Router['forward']>(),
} satisfies Omit<Router, 'bfcacheId'>;

/** Where the router was sent by `push`, `replace` or `prefetch`. */
export const sentTo = (method: 'push' | 'replace' | 'prefetch') => router[method].mock.calls.map(([href]) => href);

/** The hooks of `next/navigation`, which need Next's own tree around a page; its other functions stay Next's. */
export const navigationHooks = {
  useRouter: () => router,
  usePathname: () => useAddress(() => location.pathname),
  useSearchParams: () => {
    const search = useAddress(() => location.search);
    return useMemo(() => new URLSearchParams(search), [search]);
  },
};

/** Each test stands on the start page, with a router that was sent nowhere. */
export function resetNavigation(): void {
  for (const call of Object.values(router)) call.mockClear();
  history.replaceState(null, '', '/');
}
