import { sql, type Kysely } from 'kysely';
import { isPostgres, wholeNumber } from '../dialect.ts';

/** What other systems are told by webhooks, and money that went back as they tell (ADR-0137). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('event')
    .addColumn('position', whole, (column) =>
      isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('object_kind', 'text', (column) => column.notNull())
    .addColumn('object_id', 'text', (column) => column.notNull())
    .addColumn('sequence', whole, (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('dispatched_at', 'text')
    .addUniqueConstraint('event_sequence', ['object_kind', 'object_id', 'sequence'])
    .execute();
  await db.schema
    .createIndex('event_undispatched')
    .on('event')
    .column('position')
    .where(sql<boolean>`dispatched_at is null`)
    .execute();
  await db.schema.createIndex('event_created').on('event').column('created_at').execute();
  await db.schema
    .createTable('event_object')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('last_sequence', whole, (column) => column.notNull())
    .addPrimaryKeyConstraint('event_object_key', ['kind', 'id'])
    .execute();
  await db.schema
    .createTable('event_delivery')
    .addColumn('event_position', whole, (column) => column.notNull().references('event.position').onDelete('cascade'))
    .addColumn('receiver', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('ended_at', 'text')
    .addPrimaryKeyConstraint('event_delivery_key', ['event_position', 'receiver'])
    .execute();
  await db.schema
    .createIndex('event_delivery_due')
    .on('event_delivery')
    .columns(['receiver', 'state', 'due_at'])
    .execute();
  await db.schema
    .createTable('order_refund')
    .addColumn('order_uuid', 'text', (column) => column.notNull().references('orders.uuid'))
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('amount', whole, (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('reason', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_refund_key', ['order_uuid', 'reference'])
    .execute();
}
