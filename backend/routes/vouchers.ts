import type { FastifyInstance } from 'fastify';
import type { WireCart } from '#lib/contract/cart.ts';
import { limits } from '#lib/contract/limits.ts';
import { voucherEndpoints } from '#lib/contract/voucher.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { Context } from '../context.ts';
import { asIssued, lockOwn } from '../customers/guests.ts';
import { cartLines, lockCart } from '../db/carts.ts';
import { loadCartCatalog } from '../db/goods.ts';
import { inTransaction } from '../db/transaction.ts';
import { cartVouchers, findVoucher, saveCartVouchers } from '../db/vouchers.ts';
import { neededBy } from '../domain/cart.ts';
import { priceCart } from '../domain/cart-prices.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { reckonVouchers, type Voucher, type VoucherView } from '../domain/vouchers.ts';
import { addressTest } from '../http/addresses.ts';
import { serve, type Caller } from '../http/route.ts';
import { cartWithPayments } from './cart.ts';

function refuse(code: string): never {
  throw new InvalidInput({ code: [code] });
}

/** Throws InvalidInput for `code` where a voucher would take nothing off beside those that the cart holds. */
function checkVoucher(held: readonly Voucher[], added: Voucher, view: VoucherView): void {
  if (held.length >= limits.cartVouchers) refuse(`max:${limits.cartVouchers}`);
  const state = reckonVouchers([...held, added], view).list.at(-1)?.state ?? 'applied';
  if (state === 'minimum') refuse(`minimum:${added.minimum ?? 0}`);
  if (state !== 'applied') refuse(state);
}

/** Changes the vouchers of the caller's cart in one transaction: `rule` makes the codes that it holds from then on. */
async function changeVouchers(
  context: Context,
  given: Caller,
  rule: (held: readonly Voucher[], view: VoucherView) => Promise<readonly string[]>,
): Promise<WireCart> {
  const { db, now: clock } = context;
  const caller = await asIssued(db, given);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const uuid = await lockOwn(transaction, caller, (own) => lockCart(transaction, own, now));
    const lines = await cartLines(transaction, uuid);
    const priced = priceCart(lines, await loadCartCatalog(transaction, neededBy(lines), { role: caller.role, now }));
    const view = { items: priced.parcel.items, customerId: caller.customerId, day: marketDay(now) };
    await saveCartVouchers(transaction, uuid, await rule(await cartVouchers(transaction, uuid), view));
    return cartWithPayments(transaction, priced, uuid, caller, now);
  });
}

const codesOf = (vouchers: readonly Voucher[]) => vouchers.map(({ code }) => code);

/**
 * Puts a voucher into the caller's cart; one that is there already stays as it is. Throws InvalidInput with `code:
 * unknown`, `foreign`, `used`, `expired`, `not_combinable`, `minimum:N` in forints, or `max:N`.
 */
async function addVoucher(context: Context, caller: Caller, code: string): Promise<WireCart> {
  const added = (await findVoucher(context.db, code)) ?? refuse('unknown');
  return changeVouchers(context, caller, async (held, view) => {
    if (held.some((voucher) => voucher.code === code)) return codesOf(held);
    checkVoucher(held, added, view);
    return [...codesOf(held), code];
  });
}

/** Takes a voucher out of the caller's cart. Throws NotFound for one that is not in there. */
async function removeVoucher(context: Context, caller: Caller, code: string): Promise<WireCart> {
  return changeVouchers(context, caller, async (held) => {
    if (!held.some((voucher) => voucher.code === code)) throw new NotFound('code');
    return codesOf(held).filter((other) => other !== code);
  });
}

/** Whether an error says that somebody tried a code that is nobody's, or not theirs. */
function isWrongGuess(error: unknown): boolean {
  return error instanceof InvalidInput && ['unknown', 'foreign'].includes(error.errors.code?.[0] ?? '');
}

/** The calls of the vouchers of a cart (ADR-0123). */
export function voucherRoutes(app: FastifyInstance, context: Context): void {
  const tries = app.addressTries('voucherFromAddress');
  // The checkout's server asks for all who have no script.
  const isShopServer = addressTest('RATE_LIMIT_EXEMPT', context.settings.RATE_LIMIT_EXEMPT);
  serve(app, voucherEndpoints.add, ({ caller, body, request: { ip } }) => {
    const add = () => addVoucher(context, caller, body.code);
    return isShopServer(ip) ? add() : tries.guard(ip, context.now(), add, isWrongGuess);
  });
  serve(app, voucherEndpoints.remove, ({ caller, params }) => removeVoucher(context, caller, params.code));
}
