import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OrderGiftCard } from '#lib/contract/cart-gift-card.ts';
import { noMoney, sumOf, type Money } from '#lib/contract/money.ts';
import { marketDay, dayAfter } from '#lib/core/calendar/days.ts';
import { Conflict } from '../domain/errors.ts';
import {
  giftCardReturnDays,
  returnsTo,
  type GiftCard,
  type GiftCardPayment,
  type ReckonedGiftCard,
} from '../domain/gift-cards.ts';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

type Row = Pick<Selectable<Database['gift_card']>, 'id' | 'ending' | 'balance' | 'valid_until'>;
const columns = ['gift_card.id', 'gift_card.ending', 'gift_card.balance', 'gift_card.valid_until'] as const;

/** What is stored of a code. A fast hash is enough: nobody guesses 80 random bits (ADR-0129). */
export function hashOfGiftCardCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

function cardOf({ id, ending, balance, valid_until: validUntil }: Row): GiftCard {
  return { id, ending, balance, validUntil };
}

/** The gift card of a code; undefined where there is none. */
export async function findGiftCard(db: Kysely<Database>, code: string): Promise<GiftCard | undefined> {
  const row = await db
    .selectFrom('gift_card')
    .select(columns)
    .where('code_hash', '=', hashOfGiftCardCode(code))
    .executeTakeFirst();
  return row && cardOf(row);
}

/** The gift cards of a cart in the order in which they pay. */
export async function cartGiftCards(db: Kysely<Database>, cartUuid: string): Promise<GiftCard[]> {
  const rows = await db
    .selectFrom('cart_gift_card')
    .innerJoin('gift_card', 'gift_card.id', 'cart_gift_card.card_id')
    .select(columns)
    .where('cart_gift_card.cart_uuid', '=', cartUuid)
    .orderBy('cart_gift_card.position')
    .execute();
  return rows.map(cardOf);
}

/** Replaces the gift cards of a cart that the transaction has locked. */
export async function saveCartGiftCards(
  db: Transaction<Database>,
  cartUuid: string,
  ids: readonly string[],
): Promise<void> {
  await db.deleteFrom('cart_gift_card').where('cart_uuid', '=', cartUuid).execute();
  if (ids.length === 0) return;
  await db
    .insertInto('cart_gift_card')
    .values(ids.map((id, position) => ({ cart_uuid: cartUuid, position, card_id: id })))
    .execute();
}

/** Locks the gift cards of a cart, in one order for everyone, so that the balance that is read can be taken. */
export async function lockGiftCards(db: Transaction<Database>, cartUuid: string): Promise<void> {
  if (!isPostgres(db)) return;
  await db
    .selectFrom('gift_card')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('cart_gift_card').select('card_id').where('cart_uuid', '=', cartUuid),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Takes from each card what it pays, and notes it with the order. Throws Conflict where a balance went to another
 * order, which ends the transaction: none ever falls below 0.
 */
export async function chargeGiftCards(
  db: Transaction<Database>,
  orderUuid: string,
  list: readonly ReckonedGiftCard[],
): Promise<void> {
  const paying = list.filter(({ paid }) => paid > 0);
  for (const [position, { card, paid }] of paying.entries()) {
    const taken = await db
      .updateTable('gift_card')
      .set(({ eb }) => ({ balance: eb('balance', '-', paid) }))
      .where('id', '=', card.id)
      .where('balance', '>=', paid)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new Conflict('The cart has changed', { cart: ['changed'] });
    await db
      .insertInto('order_gift_card')
      .values({ order_uuid: orderUuid, position, card_id: card.id, ending: card.ending, paid, returned: noMoney })
      .execute();
  }
}

/** What gift cards paid of an order that the transaction has locked, in their order. */
export async function giftCardPayments(db: Kysely<Database>, orderUuid: string): Promise<GiftCardPayment[]> {
  const rows = await db
    .selectFrom('order_gift_card')
    .select(['position', 'card_id', 'paid', 'returned'])
    .where('order_uuid', '=', orderUuid)
    .orderBy('position')
    .execute();
  return rows.map(({ card_id: cardId, ...row }) => ({ ...row, cardId }));
}

/**
 * Puts a sum back onto the cards that paid an order, which can be spent for a while yet. Answers what went back: never
 * more than they paid and did not get back before.
 */
export async function returnToGiftCards(
  db: Transaction<Database>,
  orderUuid: string,
  sum: Money,
  now: Date,
): Promise<Money> {
  const validUntil = dayAfter(marketDay(now), giftCardReturnDays);
  const returns = returnsTo(await giftCardPayments(db, orderUuid), sum).filter(({ back }) => back > 0);
  for (const { cardId, position, back } of returns.toSorted((a, b) => (a.cardId < b.cardId ? -1 : 1))) {
    await db
      .updateTable('gift_card')
      .set(({ eb, ref }) => ({
        balance: eb('balance', '+', back),
        valid_until: eb.case().when('valid_until', '<', validUntil).then(validUntil).else(ref('valid_until')).end(),
      }))
      .where('id', '=', cardId)
      .execute();
    await db
      .updateTable('order_gift_card')
      .set(({ eb }) => ({ returned: eb('returned', '+', back) }))
      .where('order_uuid', '=', orderUuid)
      .where('position', '=', position)
      .execute();
  }
  return sumOf(returns.map(({ back }) => back));
}

/** What gift cards paid of an order, in the order in which they did. */
export async function orderGiftCards(db: Kysely<Database>, orderUuid: string): Promise<OrderGiftCard[]> {
  return db
    .selectFrom('order_gift_card')
    .select(['ending', 'paid'])
    .where('order_uuid', '=', orderUuid)
    .orderBy('position')
    .execute();
}
