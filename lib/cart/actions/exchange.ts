import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/errors.ts';
import type { Cart, Exchange } from '#lib/contract/cart.ts';
import { session } from '#stores/session.ts';
import { lineOfPieces, type Pieces } from '../pieces.ts';
import { loadCartCalls } from '../queries/calls.ts';
import { cartQuery } from '../queries.ts';
import { keepCart, rereadCart, serialCartWrites } from './keep.ts';

/** Pieces of the cart, and as what they are wanted. */
interface ExchangeOfPieces {
  epoch: number;
  pieces: Pieces;
  /** `amount` null is for all pieces of the line, however many there are when it is sent. */
  wish: Omit<Exchange, 'amount'> & { amount: number | null };
}

async function send(client: QueryClient, { epoch, pieces, wish }: ExchangeOfPieces): Promise<Cart> {
  const [{ callApi }, { exchangeCall }] = await loadCartCalls();
  session.assertEpoch(epoch);
  if (exchangeCall === null) throw new TypeError('This build exchanges nothing');
  // Read only now: the write before this one may have changed the line.
  const line = lineOfPieces(client.getQueryData(cartQuery.queryKey), pieces);
  if (!line) throw new ApiError('status', 404, 'The line is gone');
  return callApi(exchangeCall, {
    params: { hash: line.hash },
    body: { ...wish, amount: wish.amount ?? line.option.quantity },
  });
}

/** After a lost answer the cart says what became of it; rethrows where the pieces are not what was wished. */
async function reconcile(client: QueryClient, { pieces, wish }: ExchangeOfPieces, error: unknown): Promise<Cart> {
  const cart = await rereadCart(client);
  const isRefused = error instanceof ApiError && error.kind === 'status';
  const { mounting, setId = null } = wish;
  const isDone = cart !== null && lineOfPieces(cart, { ...pieces, mounting, isInSet: setId !== null }) !== undefined;
  if (isRefused || !isDone || lineOfPieces(cart, pieces) !== undefined) throw error;
  return cart;
}

/** Makes pieces of the cart ones with another mounting, or of a set (CART-09). Throws an ApiError. */
export function useExchange() {
  const client = useQueryClient();
  return useMutation({
    ...serialCartWrites,
    mutationFn: (change: ExchangeOfPieces) =>
      send(client, change).catch((error: unknown) => reconcile(client, change, error)),
    onSuccess: (cart) => keepCart(client, cart),
  });
}
