import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import { eventSchema, type ShopEvent, type Webhook } from '#lib/contract/event.ts';
import type { Database } from './schema.ts';

/** Options that one statement asks for. */
const optionsAtOnce = 1000;

/** Ids sort by their moment; the random part keeps those of a restored database from being taken for others. */
function newEventId(now: Date): string {
  return `evt_${now.getTime().toString(16).padStart(12, '0')}${randomBytes(10).toString('hex')}`;
}

/** What an event is about. */
function objectOf({ data }: ShopEvent): Webhook['object'] {
  if ('order' in data) return { kind: 'order', id: data.order.uuid };
  if ('customer' in data) return { kind: 'customer', id: data.customer.uuid };
  return { kind: 'product', id: String(data.product.id) };
}

/** The next number among the events of an object; others of that object wait for it until the transaction ends. */
async function nextSequence(db: Transaction<Database>, { kind, id }: Webhook['object']): Promise<number> {
  const { last_sequence: sequence } = await db
    .insertInto('event_object')
    .values({ kind, id, last_sequence: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id'])
        .doUpdateSet(({ eb, ref }) => ({ last_sequence: eb(ref('event_object.last_sequence'), '+', 1) })),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

/**
 * Writes an event in the transaction of what it tells of: it goes out if, and only if, that came to be (EVT-01). The last
 * thing that a transaction locks. Answers its id.
 */
export async function recordEvent(db: Transaction<Database>, event: ShopEvent, now: Date): Promise<string> {
  const { type, data } = eventSchema.parse(event);
  const object = objectOf(event);
  const id = newEventId(now);
  await db
    .insertInto('event')
    .values({
      id,
      type,
      object_kind: object.kind,
      object_id: object.id,
      sequence: await nextSequence(db, object),
      data: JSON.stringify(data),
      created_at: now.toISOString(),
      dispatched_at: null,
    })
    .execute();
  return id;
}

/** Whether no receiver waits for an event, nor has it as a dead letter. */
export function nobodyWaits({ not, exists, selectFrom }: ExpressionBuilder<Database, 'event'>) {
  return not(
    exists(
      selectFrom('event_delivery')
        .select('event_delivery.event_position')
        .whereRef('event_delivery.event_position', '=', 'event.position')
        .where('event_delivery.state', 'in', ['waiting', 'dead']),
    ),
  );
}

/**
 * Forgets what was told of an object, as far as nobody waits for it: what a warehouse has to know still goes out, and is
 * forgotten with EVENT_KEPT_DAYS.
 */
export async function forgetEventsOf(db: Transaction<Database>, { kind, id }: Webhook['object']): Promise<void> {
  await db
    .deleteFrom('event')
    .where('object_kind', '=', kind)
    .where('object_id', '=', id)
    .where('dispatched_at', 'is not', null)
    .where(nobodyWaits)
    .execute();
}

/** Pieces of options in all places, of those that have any. */
async function piecesOf(db: Transaction<Database>, optionIds: readonly number[]): Promise<Map<number, number>> {
  const pieces = new Map<number, number>();
  for (let start = 0; start < optionIds.length; start += optionsAtOnce) {
    const rows = await db
      .selectFrom('stock')
      .select(['option_id', 'pieces'])
      .where('option_id', 'in', optionIds.slice(start, start + optionsAtOnce))
      .where('pieces', '>', 0)
      .execute();
    for (const row of rows) pieces.set(row.option_id, (pieces.get(row.option_id) ?? 0) + row.pieces);
  }
  return pieces;
}

/** Options that the catalog knows, by product: whoever tells of several products locks them in one order. */
async function optionsByProduct(
  db: Transaction<Database>,
  optionIds: readonly number[],
): Promise<{ id: number; product_id: number }[]> {
  const options = [];
  for (let start = 0; start < optionIds.length; start += optionsAtOnce) {
    options.push(
      ...(await db
        .selectFrom('product_option')
        .select(['id', 'product_id'])
        .where('id', 'in', optionIds.slice(start, start + optionsAtOnce))
        .execute()),
    );
  }
  return options.toSorted((a, b) => a.product_id - b.product_id || a.id - b.id);
}

/**
 * Does what changes the stock of options that the catalog knows, and tells other systems of those that had no piece
 * anywhere and have some now.
 */
export async function watchingStock<Result>(
  db: Transaction<Database>,
  optionIds: readonly number[],
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await piecesOf(db, optionIds);
  const result = await change();
  const soldOut = [...new Set(optionIds)].filter((id) => !before.has(id));
  const pieces = await piecesOf(db, soldOut);
  for (const { id: optionId, product_id: id } of await optionsByProduct(db, [...pieces.keys()])) {
    const data = { product: { id }, optionId, pieces: pieces.get(optionId) ?? 0 };
    await recordEvent(db, { type: 'product.back_in_stock', data }, now);
  }
  return result;
}
