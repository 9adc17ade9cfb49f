import type { FastifyInstance } from 'fastify';
import type { WireGiftCard } from '#lib/contract/cart-gift-card.ts';
import type { WireCart } from '#lib/contract/cart.ts';
import { giftCardEndpoints } from '#lib/contract/gift-card.ts';
import { limits } from '#lib/contract/limits.ts';
import { toWirePrice } from '#lib/contract/money.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import type { Context } from '../context.ts';
import { asIssued, lockOwn } from '../customers/guests.ts';
import { cartLines, lockCart } from '../db/carts.ts';
import { cartGiftCards, findGiftCard, saveCartGiftCards } from '../db/gift-cards.ts';
import { loadCartCatalog } from '../db/goods.ts';
import { inTransaction } from '../db/transaction.ts';
import { neededBy } from '../domain/cart.ts';
import { priceCart } from '../domain/cart-prices.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { giftCardState, type GiftCard } from '../domain/gift-cards.ts';
import { addressTest } from '../http/addresses.ts';
import { serve, type Caller } from '../http/route.ts';
import { cartWithPayments } from './cart.ts';

function refuse(code: string): never {
  throw new InvalidInput({ code: [code] });
}

/** Changes the gift cards of the caller's cart in one transaction: `rule` makes the ids that it holds from then on. */
async function changeGiftCards(
  context: Context,
  given: Caller,
  rule: (held: readonly string[]) => readonly string[],
): Promise<WireCart> {
  const { db, now: clock } = context;
  const caller = await asIssued(db, given);
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const uuid = await lockOwn(transaction, caller, (own) => lockCart(transaction, own, now));
    const held = (await cartGiftCards(transaction, uuid)).map(({ id }) => id);
    await saveCartGiftCards(transaction, uuid, rule(held));
    const lines = await cartLines(transaction, uuid);
    const priced = priceCart(lines, await loadCartCatalog(transaction, neededBy(lines), { role: caller.role, now }));
    return cartWithPayments(transaction, priced, uuid, caller, now);
  });
}

/** The card of a code. Throws InvalidInput with `code: unknown`. */
async function cardOfCode({ db }: Context, code: string): Promise<GiftCard> {
  return (await findGiftCard(db, code)) ?? refuse('unknown');
}

/**
 * Puts a gift card into the caller's cart; one that is there already stays as it is. Throws InvalidInput with `code:
 * unknown`, `expired`, `empty`, or `max:N`.
 */
async function addGiftCard(context: Context, caller: Caller, code: string): Promise<WireCart> {
  const card = await cardOfCode(context, code);
  return changeGiftCards(context, caller, (held) => {
    if (held.includes(card.id)) return held;
    const state = giftCardState(card, marketDay(context.now()));
    if (state !== 'applied') refuse(state);
    if (held.length >= limits.cartGiftCards) refuse(`max:${limits.cartGiftCards}`);
    return [...held, card.id];
  });
}

/** Takes a gift card out of the caller's cart. Throws NotFound for one that is not in there. */
function removeGiftCard(context: Context, caller: Caller, id: string): Promise<WireCart> {
  return changeGiftCards(context, caller, (held) => {
    if (!held.includes(id)) throw new NotFound('id');
    return held.filter((other) => other !== id);
  });
}

async function balanceOf(context: Context, code: string): Promise<WireGiftCard> {
  const card = await cardOfCode(context, code);
  const { ending, balance, validUntil } = card;
  const state = giftCardState(card, marketDay(context.now()));
  return { ending, balance: toWirePrice(balance), validUntil, state };
}

/** Whether an error says that somebody tried a code that is no card's. */
function isWrongGuess(error: unknown): boolean {
  return error instanceof InvalidInput && error.errors.code?.[0] === 'unknown';
}

/** The calls of gift cards (ADR-0129). Wrong codes count together, wherever they are tried. */
export function giftCardRoutes(app: FastifyInstance, context: Context): void {
  const tries = app.addressTries('giftCardFromAddress');
  // The checkout's server asks for all who have no script.
  const isShopServer = addressTest('RATE_LIMIT_EXEMPT', context.settings.RATE_LIMIT_EXEMPT);
  const guarded = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
    isShopServer(address) ? work() : tries.guard(address, context.now(), work, isWrongGuess);

  serve(app, giftCardEndpoints.add, ({ caller, body, request: { ip } }) =>
    guarded(ip, () => addGiftCard(context, caller, body.code)),
  );
  serve(app, giftCardEndpoints.remove, ({ caller, params }) => removeGiftCard(context, caller, params.id));
  serve(app, giftCardEndpoints.balance, ({ body, request: { ip }, reply }) => {
    void reply.header('cache-control', 'no-store');
    return guarded(ip, () => balanceOf(context, body.code));
  });
}
