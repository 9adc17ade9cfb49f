import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartSchema } from '#lib/contract/cart.ts';
import { endpoints } from '#lib/contract/endpoints.ts';
import { ApiError } from '#lib/api/errors.ts';
import type * as additions from '#lib/cart/actions/additions.ts';
import { addFailure } from '#lib/cart/add-failure.ts';
import { prepareCartCalls } from '#lib/cart/actions/prepare.ts';
import { cartQuery } from '#lib/cart/queries.ts';
import { useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import { queryCache } from '#lib/query/index.ts';
import { session, SessionChangedError } from '#stores/session.ts';
import { cartCall, mockApi, on, refusal } from '#tests/mock-api.ts';
import { cartItem, cartOf } from './render.tsx';

const absent = vi.hoisted(() => ({ isIt: false }));
vi.mock('#lib/cart/actions/additions.ts', async (original) => {
  const { sendAddition } = await original<typeof additions>();
  return {
    get sendAddition() {
      if (absent.isIt) throw new TypeError('Failed to fetch dynamically imported module');
      return sendAddition;
    },
  };
});

let sent: number[] = [];
let isUp = true;
let answers: (() => void)[] = [];
let isHeld = false;
mockApi(
  cartCall.get(() => cartOf()),
  on(endpoints.cart.add, async ({ request }) => {
    sent.push(((await request.json()) as { productOption: number }).productOption);
    if (isHeld)
      await new Promise<void>((resolve) => {
        answers.push(resolve);
      });
    return isUp ? cartOf(cartItem()) : refusal(409);
  }),
);

beforeEach(() => {
  sent = [];
  answers = [];
  isUp = true;
  isHeld = false;
  absent.isIt = false;
  session.sync();
});

const hook = (client?: QueryClient) =>
  renderHook(() => useAddToCart(), {
    ...(client && {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    }),
  }).result;
const line = { productOption: 7 };

describe('adding to the cart', () => {
  it('brings the cache of the page with the first press, and leaves the answered cart in it', async () => {
    const add = hook();
    expect(queryCache.current()).toBeUndefined();
    expect(add.current).toMatchObject({ isPending: false, isError: false, error: null });
    await act(() => add.current.addNext(line));
    expect(queryCache.current()?.getQueryData(cartQuery.queryKey)).toEqual(cartSchema.parse(cartOf(cartItem())));
    expect(sent).toEqual([7]);
  });

  it('uses the cache of the island that it stands in', async () => {
    const client = new QueryClient();
    const add = hook(client);
    await act(() => add.current.addNext(line));
    expect(client.getQueryData(cartQuery.queryKey)).toEqual(cartSchema.parse(cartOf(cartItem())));
    expect(queryCache.current()).toBeUndefined();
  });

  it('is prepared by a look at the button, without a call', async () => {
    prepareCartCalls();
    await waitFor(() => expect(queryCache.current()).toBeDefined());
    expect(sent).toEqual([]);
  });

  it('is on its way until it is answered; more presses send nothing, and one is answered', async () => {
    isHeld = true;
    const add = hook();
    const [onSuccess, onSettled] = [vi.fn(), vi.fn()];
    act(() => {
      add.current.addOnce(line, { onSuccess, onSettled });
      add.current.addOnce(line, { onSuccess, onSettled });
    });
    await waitFor(() => expect(add.current.isPending).toBe(true));
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => void add.current.addOnce(line, { onSuccess, onSettled }));
    expect(onSettled).not.toHaveBeenCalled();
    answers[0]?.();
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(add.current.isPending).toBe(false);
    expect(sent).toEqual([7]);
  });

  it('says what failed until the next press or a change, and can be tried again', async () => {
    isUp = false;
    const add = hook();
    const [onSuccess, onSettled] = [vi.fn(), vi.fn()];
    act(() => void add.current.addOnce(line, { onSuccess, onSettled }));
    await waitFor(() => expect(add.current.isError).toBe(true));
    expect(add.current.error).toBeInstanceOf(ApiError);
    expect(add.current.error).toMatchObject({ status: 409 });
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    expect(onSuccess).not.toHaveBeenCalled();
    act(() => add.current.reset());
    expect(add.current).toMatchObject({ isError: false, error: null });
    isUp = true;
    act(() => void add.current.addOnce(line, { onSuccess }));
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(add.current.isError).toBe(false);
  });

  it('fails as any other where what sends it can not be had, and the next press tries again', async () => {
    absent.isIt = true;
    const add = hook();
    await act(async () => {
      await expect(add.current.addNext(line)).rejects.toThrow('dynamically imported');
    });
    expect(add.current.isError).toBe(true);
    expect(addFailure(add.current.error)).toBe('unknown');
    absent.isIt = false;
    await act(() => add.current.addNext(line));
    expect(add.current.isError).toBe(false);
    expect(sent).toEqual([7]);
  });

  it('goes after what is on its way from another place, in the order of the presses', async () => {
    isHeld = true;
    const [one, other] = [hook(), hook()];
    const both = [
      one.current.addNext({ productOption: 1 }),
      other.current.addNext({ productOption: 2 }),
      one.current.addNext({ productOption: 3 }),
    ];
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(answers).toHaveLength(count));
      expect(sent).toEqual([1, 2, 3].slice(0, count));
      answers[count - 1]?.();
    }
    await act(() => Promise.all(both));
  });

  it('is not sent for somebody who comes after the press', async () => {
    const add = hook();
    await act(async () => {
      const adding = add.current.addNext(line);
      session.open({ token: 't'.repeat(43), uuid: `u${'c'.repeat(31)}`, hash: 'a'.repeat(32) });
      await expect(adding).rejects.toThrow(SessionChangedError);
    });
    expect(sent).toEqual([]);
    act(() => session.loggedOut());
  });
});
