import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { lockCustomer } from '../customers/customer-row.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { keptLanguage } from '../languages/kept.ts';
import { writeMail } from '../mail/outbox.ts';
import { startRounds } from '../lifecycle/rounds.ts';
import { forgetNotices } from './forgetting.ts';
import { forgetSubscribers } from '../newsletter/subscribing.ts';
import { backInStockMail } from './mails.ts';
import { advance, anyPlace, goodsOf, issueNoticeToken, outcomeOf } from './storage.ts';

/** How often goods that are back are looked for, ms. */
const interval = 2000;
/** How often old notices are looked for, ms. */
const sweepInterval = 3_600_000;
/** Notices that are looked up at a time. */
const atOnce = 200;

/** Confirmed notices whose goods are in stock where they are wanted, those that wait for longest first. */
async function dueNotices(db: Kysely<Database>, passed: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_notice as notice')
    .select('notice.uuid')
    .where('notice.state', '=', 'confirmed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('stock')
          .innerJoin('product_option', 'product_option.id', 'stock.option_id')
          .select('stock.option_id')
          .whereRef('stock.option_id', '=', 'notice.option_id')
          .whereRef('product_option.product_id', '=', 'notice.product_id')
          .where('stock.pieces', '>', 0)
          .where(({ eb, or, ref }) =>
            or([eb('notice.place', '=', anyPlace), eb('stock.place', '=', ref('notice.place'))]),
          ),
      ),
    )
    .orderBy('notice.confirmed_at')
    .orderBy('notice.uuid')
    .limit(atOnce)
    .offset(passed)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** The address of a notice; a customer's is locked, so that none is written to who is being deleted. */
async function recipientOf(db: Transaction<Database>, uuid: string): Promise<string | null> {
  const notice = await db
    .selectFrom('stock_notice')
    .select(['email', 'customer_id'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!notice) return null;
  if (notice.customer_id === null) return notice.email;
  return (await lockCustomer(db, notice.customer_id))?.email ?? null;
}

/**
 * Keeps the promise of a notice: it counts as sent and its mail is written in one transaction, so that a crash leaves
 * both or neither. False where another process was first, it was ended, or its goods cannot be sold.
 */
async function sendNotice(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  uuid: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const recipient = await recipientOf(transaction, uuid);
    if (recipient === null) return false;
    const found = await transaction
      .selectFrom('stock_notice')
      .select(['option_id', 'product_id'])
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    const goods = found && (await goodsOf(transaction, found, now));
    const sent = goods && (await advance(transaction, uuid, 'send', now));
    if (!sent) return false;
    const { store } = await outcomeOf(transaction, sent, now);
    const end = await issueNoticeToken(transaction, uuid, 'end', now);
    const hosts = { shop: settings.STOREFRONT_HOST, api: settings.API_HOST };
    await writeMail(
      transaction,
      recipient,
      backInStockMail({ goods, shopName: store?.name ?? null }, { hosts, lang: keptLanguage(sent.lang) }, end),
      now,
    );
    return true;
  });
}

/**
 * Writes the mails of all notices whose goods are in stock, by whichever way they came back, until none is left or
 * `stopping` says so. Several processes may do so at once. Answers how many were written.
 */
export async function sendDueNotices(
  { db, settings, now }: Pick<Context, 'db' | 'settings' | 'now'>,
  stopping?: AbortSignal,
): Promise<number> {
  let [sent, passed] = [0, 0];
  for (;;) {
    const due = await dueNotices(db, passed);
    for (const uuid of due) {
      if (stopping?.aborted) return sent;
      if (await sendNotice({ db, settings }, uuid, now())) sent += 1;
      else passed += 1;
    }
    if (due.length < atOnce) return sent;
  }
}

/**
 * Keeps promises while the app is up, and forgets those that were kept as STOCK_NOTICE_KEPT_DAYS says, and addresses that
 * never confirmed the newsletter.
 */
export function startSendingNotices(app: FastifyInstance, { db, settings, now }: Context): void {
  const { every, stopping } = startRounds(app, 'notices cannot be sent');
  every(interval, () => sendDueNotices({ db, settings, now }, stopping));
  every(sweepInterval, async () => {
    await forgetNotices(db, settings, now());
    await forgetSubscribers({ db }, now());
  });
}
