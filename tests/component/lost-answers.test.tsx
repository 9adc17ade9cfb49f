import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#lib/contract/endpoints.ts';
import { SessionProvider } from '#components/session/session-provider.tsx';
import { QueryProvider } from '#components/ui/query-provider.tsx';
import { cartSchema } from '#lib/contract/cart.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import { loadQueryCache } from '#lib/query/index.ts';
import type { ApiError } from '#lib/api/errors.ts';
import { visit } from './navigation.ts';
import { cartCall, mockApi, on } from '#tests/mock-api.ts';
import { cartItem, cartOf, show, t } from './render.tsx';

const server = mockApi();
const held = (quantity: number) => cartOf(cartItem({ option: { id: 7, quantity } }));
const network = (isOn: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  act(() => void dispatchEvent(new Event(isOn ? 'online' : 'offline')));
};

describe('[R7] an addition whose answer is lost', () => {
  let isDone: boolean;
  let posts: number;
  beforeEach(() => {
    document.cookie = `lendulet_request=${'g'.repeat(32)}; path=/`;
    posts = 0;
    server.use(
      cartCall.get(() => held(posts > 0 && isDone ? 2 : 1)),
      on(endpoints.cart.add, () => {
        posts += 1;
        return HttpResponse.error();
      }),
    );
  });
  const add = async (knowsCart = true) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
    if (knowsCart) client.setQueryData(cartQuery.queryKey, cartSchema.parse(held(1)));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useAddToCart(), { wrapper });
    const outcome = await act(() =>
      result.current.addNext({ productOption: 7 }).then(
        (cart) => cart.products[0]?.option.quantity,
        (error: ApiError) => error.kind,
      ),
    );
    expect(posts).toBe(1);
    return outcome;
  };

  it('counts as done where the cart holds it', async () => {
    isDone = true;
    expect(await add()).toBe(2);
  });

  it('has failed where the cart does not hold it', async () => {
    isDone = false;
    expect(await add()).toBe('unreachable');
  });

  it('is unknown where nobody knows what the cart held before, or holds now', async () => {
    isDone = true;
    expect(await add(false)).toBe('timeout');
    posts = 0;
    server.use(on(endpoints.cart.get, () => HttpResponse.error()));
    expect(await add()).toBe('timeout');
  });
});

describe('[R15] without a network', () => {
  it('every page says so, but for the cart, which has its own words', () => {
    const { rerender } = show(<SessionProvider />);
    expect(screen.queryByText(t('session.offline'))).toBeNull();
    network(false);
    expect(screen.getByText(t('session.offline')).closest('[role=status]')).not.toBeNull();
    network(true);
    expect(screen.queryByText(t('session.offline'))).toBeNull();
    visit('/kosar/');
    network(false);
    rerender(<p />);
    show(<SessionProvider />);
    expect(screen.queryByText(t('session.offline'))).toBeNull();
    visit('/cipok/');
    network(true);
  });

  it('what could not be read is read again when it is back', async () => {
    let isUp = false;
    const Probe = () => {
      const { data, isError } = useQuery({
        queryKey: ['probe'],
        queryFn: () => (isUp ? 'there' : Promise.reject(new TypeError('Failed to fetch'))),
      });
      return <p>{data ?? (isError ? 'failed' : 'waiting')}</p>;
    };
    await loadQueryCache();
    render(
      <QueryProvider>
        <Probe />
      </QueryProvider>,
    );
    expect(await screen.findByText('failed')).toBeDefined();
    network(false);
    isUp = true;
    network(true);
    await waitFor(() => expect(screen.getByText('there')).toBeDefined());
  });
});
