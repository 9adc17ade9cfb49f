import { sql, type Kysely } from 'kysely';
import { wholeNumber } from '../dialect.ts';

const isOpen = sql<boolean>`state in ('requested', 'confirmed')`;

/** Mails that were promised for when goods are back (ADR-0122), and mails that end with one press (RFC 8058). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const whole = wholeNumber(db);
  await db.schema
    .createTable('stock_notice')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('option_id', whole, (column) => column.notNull())
    .addColumn('product_id', whole, (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('customer_id', whole, (column) => column.references('customer.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('mailed_at', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('closed_at', 'text')
    .addCheckConstraint('stock_notice_owner', sql`(customer_id is null) <> (email is null)`)
    .execute();
  for (const owner of ['customer_id', 'email']) {
    // Nobody waits twice for the same; parallel calls cannot pass it.
    await db.schema
      .createIndex(`stock_notice_${owner}`)
      .on('stock_notice')
      .columns([owner, 'option_id', 'place'])
      .unique()
      .where(sql<boolean>`${sql.ref(owner)} is not null and ${isOpen}`)
      .execute();
  }
  await db.schema.createIndex('stock_notice_state').on('stock_notice').columns(['state', 'confirmed_at']).execute();
  await db.schema
    .createTable('stock_notice_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('notice_uuid', 'text', (column) => column.notNull().references('stock_notice.uuid').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('stock_notice_token_notice').on('stock_notice_token').column('notice_uuid').execute();
  await db.schema
    .alterTable('mail')
    .addColumn('one_click', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
