import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';
import { lifetimes } from './limits.ts';
import { hashOfToken, newToken } from './secrets.ts';

type OrderRow = Selectable<Database['orders']>;
type Channel = Database['order_link']['channel'];

/** Makes a secret that opens a guest's order (ADR-0124); earlier ones stay. */
export async function issueOrderLink(
  db: Transaction<Database>,
  orderUuid: string,
  channel: Channel,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('order_link')
    .values({
      token_hash: hashOfToken(token),
      order_uuid: orderUuid,
      channel,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetimes.orderLink).toISOString(),
    })
    .execute();
  return token;
}

/** Ends all secrets of an order. */
export async function endOrderLinks(db: Transaction<Database>, orderUuid: string): Promise<void> {
  await db.deleteFrom('order_link').where('order_uuid', '=', orderUuid).execute();
}

/** The order that a secret opens, and how the secret went out. Throws NotFound for one that is unknown or has lapsed. */
export async function openedOrder(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ order: OrderRow; channel: Channel }> {
  const link = await db
    .selectFrom('order_link')
    .select(['order_uuid', 'channel'])
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!link) throw new NotFound('token');
  const order = await db.selectFrom('orders').selectAll().where('uuid', '=', link.order_uuid).executeTakeFirstOrThrow();
  return { order, channel: link.channel };
}
