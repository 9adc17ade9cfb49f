import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { tellShopping } from '#lib/analytics/tell-shopping.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Cart, cartAddSchema } from '#lib/contract/cart.ts';
import { session } from '#lib/session/index.ts';
import { newAdditionKey } from './addition-key.ts';
import { cartQuery, keepCart, loadCartCalls, oneAfterTheOther, rereadCart } from './queries.ts';

type Line = z.input<typeof cartAddSchema>;

/** One intended addition; it keeps its key and whom it is for, however often it is sent. */
interface Addition {
  epoch: number;
  line: Line;
  key: string;
}

const intended = (line: Line): Addition => ({ epoch: session.sync().epoch, line, key: newAdditionKey() });

/**
 * Adds a line. Where the answer is lost the cart tells whether it was added all the same, so that nobody adds it twice;
 * where it can not tell, the error is a timeout. Throws an ApiError.
 */
async function addLine(client: QueryClient, { epoch, line, key }: Addition): Promise<Cart> {
  const [{ callApi }, { cartCalls }] = await loadCartCalls();
  session.stayIn(epoch);
  const piecesIn = (cart: Cart) => cart.products.reduce((sum, { option }) => sum + (option.id === line.productOption ? option.quantity : 0), 0);
  const before = client.getQueryData(cartQuery.queryKey);
  const isSent = navigator.onLine;
  try {
    return await callApi(cartCalls.add, { body: line }, { headers: { 'Idempotency-Key': key } });
  } catch (error) {
    // A guest without a request uuid has no cart to look into.
    if (!(error instanceof ApiError) || !isSent || session.requestUuid() === null) throw error;
    const now = await rereadCart(client);
    if (error.kind === 'status') throw error;
    if (!now || !before) throw new ApiError('timeout', null, 'Nobody knows whether the line was added', { cause: error });
    if (piecesIn(now) > piecesIn(before)) return now;
    throw error;
  }
}

/**
 * Adds an option, or a set, to the cart; `addOnce` does nothing while an addition is on its way. Errors are ApiErrors.
 */
export function useAddToCart() {
  const client = useQueryClient();
  // A double press comes before React has drawn the first one, so the mutation's state is too late to know of it.
  const isSending = useRef(false);
  const mutation = useMutation({
    ...oneAfterTheOther,
    mutationFn: (addition: Addition) => addLine(client, addition),
    onSuccess: (cart, { line }) => {
      tellShopping(({ additionEvent }) => additionEvent(cart, [line]));
      return keepCart(client, cart);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const addOnce = (line: Line, options?: Parameters<typeof mutation.mutate>[1]) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(intended(line), options);
  };
  /** Adds after whatever is on its way, and throws what the call throws. */
  const addNext = (line: Line) => mutation.mutateAsync(intended(line));
  return { ...mutation, addOnce, addNext };
}

/** Sets the absolute quantity of a line. Throws an ApiError. */
export function useSetQuantity() {
  const client = useQueryClient();
  return useMutation({
    ...oneAfterTheOther,
    mutationFn: async ({ epoch, hash, amount }: { epoch: number; hash: string; amount: number }) => {
      const [{ callApi }, { cartCalls }] = await loadCartCalls();
      session.stayIn(epoch);
      return callApi(cartCalls.setQuantity, { params: { hash }, body: { amount } });
    },
    onSuccess: (cart, { hash }) => {
      const before = client.getQueryData(cartQuery.queryKey);
      tellShopping(({ quantityEvent }) => quantityEvent(before, cart, hash));
      return keepCart(client, cart);
    },
    onError: () => rereadCart(client),
  });
}
