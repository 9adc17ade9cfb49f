import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { QueryProvider } from '#components/ui/query-provider.tsx';
import { QueryScope } from '#components/ui/query-scope.tsx';
import { queryCache, withQueryCache } from '#lib/query/index.ts';

const seen: QueryClient[] = [];
function Reader() {
  seen.push(useQueryClient());
  const { data } = useQuery({ queryKey: ['word'], queryFn: () => 'there' });
  return <p>{data ?? 'waiting'}</p>;
}

it('a part that reads gets the cache that comes with it', async () => {
  const Part = lazy(() => withQueryCache(Promise.resolve({ default: Reader })));
  render(
    <QueryProvider>
      <p>page</p>
      <Suspense>
        <Part />
      </Suspense>
    </QueryProvider>,
  );
  expect(screen.getByText('page')).toBeDefined();
  expect(queryCache.current()).toBeUndefined();
  expect(await screen.findByText('there')).toBeDefined();
  expect(seen.at(-1)).toBe(queryCache.current());
});

it('a page that reads at once has its cache from the first drawing on, and shares it with the parts that come later', async () => {
  const page = (
    <QueryProvider>
      <QueryScope>
        <Reader />
      </QueryScope>
    </QueryProvider>
  );
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('waiting');
  seen.length = 0;
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));
  expect(await screen.findByText('there')).toBeDefined();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([...new Set(seen)]).toEqual([queryCache.current()]);
  act(() => root.unmount());
  container.remove();
});

it('a page that reads at once takes the cache that is there', async () => {
  const Part = lazy(() => withQueryCache(Promise.resolve({ default: Reader })));
  const { rerender } = render(
    <QueryProvider>
      <Suspense>
        <Part />
      </Suspense>
    </QueryProvider>,
  );
  await screen.findByText('there');
  const before = queryCache.current();
  seen.length = 0;
  rerender(
    <QueryProvider>
      <QueryScope>
        <Reader />
      </QueryScope>
    </QueryProvider>,
  );
  expect(screen.getByText('there')).toBeDefined();
  expect([...new Set(seen)]).toEqual([before]);
});

it('what is shown is read again when the shopper comes back', async () => {
  const words = ['one', 'two'];
  const Probe = () => (
    <p>{useQuery({ queryKey: ['fresh'], queryFn: () => words.shift() ?? 'none', staleTime: 0 }).data ?? 'waiting'}</p>
  );
  const Part = lazy(() => withQueryCache(Promise.resolve({ default: Probe })));
  render(
    <QueryProvider>
      <Suspense>
        <Part />
      </Suspense>
    </QueryProvider>,
  );
  await screen.findByText('one');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(await screen.findByText('two')).toBeDefined();
});
