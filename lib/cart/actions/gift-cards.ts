import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/errors.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { plainGiftCardCode } from '#lib/contract/gift-card-code.ts';
import { session } from '#stores/session.ts';
import { loadCartCalls } from '../queries/calls.ts';
import { keepCart, rereadCart, serialCartWrites } from './keep.ts';

/** A card goes in by its code and out by its id: the cart knows no code. */
type GiftCardChange = { epoch: number } & ({ kind: 'add'; code: string } | { kind: 'remove'; id: string });

async function send(change: GiftCardChange): Promise<Cart> {
  const [{ callApi }, { giftCardCalls }] = await loadCartCalls();
  session.assertEpoch(change.epoch);
  if (giftCardCalls === null) throw new TypeError('This build takes no gift cards');
  return change.kind === 'add'
    ? callApi(giftCardCalls.add, { body: { code: change.code } })
    : callApi(giftCardCalls.remove, { params: { id: change.id } });
}

/** Whether a cart is as a change wished it. */
function isDone({ giftCards }: Cart, change: GiftCardChange): boolean {
  if (change.kind === 'remove') return giftCards.every(({ id }) => id !== change.id);
  const typed = plainGiftCardCode(change.code);
  return giftCards.some(({ ending }) => typed.endsWith(ending));
}

/** After a lost answer the cart says what became of the change; rethrows where it is not as it was wished. */
async function reconcile(client: QueryClient, change: GiftCardChange, error: unknown): Promise<Cart> {
  const cart = await rereadCart(client);
  const isRefused = error instanceof ApiError && error.kind === 'status' && error.status !== 404;
  if (!cart || isRefused || !isDone(cart, change)) throw error;
  return cart;
}

/** Puts a gift card into the cart, or takes it out (ADR-0129). Throws an ApiError. */
export function useChangeGiftCards() {
  const client = useQueryClient();
  return useMutation({
    ...serialCartWrites,
    mutationFn: (change: GiftCardChange) => send(change).catch((error: unknown) => reconcile(client, change, error)),
    onSuccess: (cart) => keepCart(client, cart),
  });
}
