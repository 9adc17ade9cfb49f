import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/errors.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { session } from '#stores/session.ts';
import { loadCartCalls } from '../queries/calls.ts';
import { keepCart, rereadCart, serialCartWrites } from './keep.ts';

interface VoucherChange {
  epoch: number;
  kind: 'add' | 'remove';
  code: string;
}

/** Codes as the API holds them: in capitals, without spaces. */
const plain = (code: string) => code.replace(/\s+/g, '').toUpperCase();

async function send({ epoch, kind, code }: VoucherChange): Promise<Cart> {
  const [{ callApi }, { voucherCalls }] = await loadCartCalls();
  session.assertEpoch(epoch);
  if (voucherCalls === null) throw new TypeError('This build takes no vouchers');
  return kind === 'add'
    ? callApi(voucherCalls.add, { body: { code } })
    : callApi(voucherCalls.remove, { params: { code } });
}

/** After a lost answer the cart says what became of the change; rethrows where it is not as it was wished. */
async function reconcile(client: QueryClient, { kind, code }: VoucherChange, error: unknown): Promise<Cart> {
  const cart = await rereadCart(client);
  const isRefused = error instanceof ApiError && error.kind === 'status' && error.status !== 404;
  const isHeld = cart?.vouchers.some((voucher) => voucher.code === plain(code)) === true;
  if (!cart || isRefused || isHeld !== (kind === 'add')) throw error;
  return cart;
}

/** Puts a voucher into the cart, or takes it out (ADR-0123). Throws an ApiError. */
export function useChangeVouchers() {
  const client = useQueryClient();
  return useMutation({
    ...serialCartWrites,
    mutationFn: (change: VoucherChange) => send(change).catch((error: unknown) => reconcile(client, change, error)),
    onSuccess: (cart) => keepCart(client, cart),
  });
}
