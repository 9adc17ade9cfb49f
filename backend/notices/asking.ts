import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { NoticeAnswer, noticeRequestSchema } from '#lib/contract/stock-notice.ts';
import type { Language } from '#lib/contract/language.ts';
import type { Context } from '../context.ts';
import { AccountTries, mailboxOf } from '../customers/attempts.ts';
import { customerRow, lockCustomer } from '../customers/customer-row.ts';
import { attemptLimits, lifetimes, mostNotices } from '../customers/limits.ts';
import { loadCartCatalog } from '../db/goods.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Conflict, InvalidInput, InvalidSession, TooManyTries } from '../domain/errors.ts';
import { piecesOf, type Goods } from '../domain/goods.ts';
import { openStates } from '../domain/stock-notice.ts';
import { writeMail } from '../mail/outbox.ts';
import { confirmNoticeMail } from './mails.ts';
import { advance, anyPlace, issueNoticeToken, type NoticeRow } from './storage.ts';

export type NoticeRequest = z.output<typeof noticeRequestSchema>;

/** Who asks. A customer's address is proven once it was confirmed, a guest's never. */
interface Asker {
  customerId: number | null;
  email: string;
  isProven: boolean;
}

async function askerOf(db: Kysely<Database>, customerId: number | null, given: string | null): Promise<Asker> {
  if (customerId === null) {
    if (given === null) throw new InvalidInput({ email: ['required'] });
    return { customerId, email: given, isProven: false };
  }
  if (given !== null) throw new InvalidInput({ email: ['unknown'] });
  const { email, verified } = await customerRow(db, customerId);
  return { customerId, email, isProven: verified === 1 };
}

interface Wanted {
  goods: Goods;
  place: string;
  shopName: string | null;
}

async function shopNamed(db: Kysely<Database>, sysname: string, { productId }: Goods): Promise<string> {
  const shop = await db.selectFrom('store').select('name').where('sysname', '=', sysname).executeTakeFirst();
  if (!shop) throw new InvalidInput({ store: ['unknown'] });
  const product = await db.selectFrom('product').select('online_only').where('id', '=', productId).executeTakeFirst();
  if (product?.online_only === 1) throw new InvalidInput({ store: ['online_only'] });
  return shop.name;
}

/** What is asked for, which has to be in the catalog and must not be in stock. */
async function wantedOf(db: Kysely<Database>, { productOption, store }: NoticeRequest, now: Date): Promise<Wanted> {
  const catalog = await loadCartCatalog(db, { options: [productOption], sets: [] }, { role: 'vk', now });
  const goods = catalog.goods.get(productOption);
  if (!goods) throw new InvalidInput({ productOption: ['unknown'] });
  const shopName = store === null ? null : await shopNamed(db, store, goods);
  const pieces = store === null ? piecesOf(catalog, productOption) : (goods.stock.get(store) ?? 0);
  if (pieces > 0) throw new InvalidInput({ productOption: ['in_stock'] });
  return { goods, place: store ?? anyPlace, shopName };
}

/** Counts a mail that asks to confirm before it is written. Throws TooManyTries for `email`. */
async function countMail(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  const tries = new AccountTries(db, 'stock-notice', attemptLimits.noticesToAddress);
  await tries.count(mailboxOf(email), now).catch((error: unknown) => {
    if (!(error instanceof TooManyTries)) throw error;
    throw new TooManyTries(error.retryAfter, { email: ['too_many'] });
  });
}

/** The notices that somebody waits for. */
function openNotices(db: Transaction<Database>, { customerId, email }: Asker) {
  const open = db.selectFrom('stock_notice').where('state', 'in', openStates);
  return customerId === null ? open.where('email', '=', email) : open.where('customer_id', '=', customerId);
}

/** Writes a new notice down; undefined where the same one is waited for already. */
async function insertNotice(
  db: Transaction<Database>,
  asker: Asker,
  { goods, place }: Wanted,
  lang: Language,
  now: Date,
): Promise<NoticeRow | undefined> {
  const at = now.toISOString();
  const added = await db
    .insertInto('stock_notice')
    .values({
      uuid: randomUUID(),
      option_id: goods.optionId,
      product_id: goods.productId,
      place,
      customer_id: asker.customerId,
      email: asker.customerId === null ? asker.email : null,
      state: asker.isProven ? 'confirmed' : 'requested',
      asked_at: at,
      mailed_at: null,
      confirmed_at: asker.isProven ? at : null,
      closed_at: null,
      lang,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return undefined;
  const { count } = await openNotices(db, asker)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > mostNotices) throw new InvalidInput({ productOption: [`max:${mostNotices}`] });
  return added;
}

/** Asks for a confirmation by mail, unless it was just asked for. */
async function writeConfirmation(
  db: Transaction<Database>,
  notice: NoticeRow,
  { email }: Asker,
  wanted: Wanted,
  { settings, lang, now }: { settings: Context['settings']; lang: Language; now: Date },
): Promise<void> {
  if (notice.mailed_at !== null && now.getTime() - Date.parse(notice.mailed_at) < lifetimes.noticeMail) return;
  const at = now.toISOString();
  await db
    .updateTable('stock_notice')
    .set({ mailed_at: at, asked_at: at, lang })
    .where('uuid', '=', notice.uuid)
    .execute();
  const token = await issueNoticeToken(db, notice.uuid, 'confirm', now);
  const end = await issueNoticeToken(db, notice.uuid, 'end', now);
  const hosts = { shop: settings.STOREFRONT_HOST, api: settings.API_HOST };
  await writeMail(db, email, confirmNoticeMail(wanted, { hosts, lang }, { token, end }), now);
}

/**
 * Asks for one mail, in a language, when a variant is back. A customer whose address is proven waits for goods at once,
 * everybody else for the link of a mail first. Of guests nothing is told, whatever they had asked for before. Throws
 * InvalidInput for `email` (`required`, or `unknown` where a customer names one), `productOption` (`unknown`, `in_stock`,
 * `max:N`) and `store` (`unknown`, `online_only`), and TooManyTries for `email`.
 */
export async function askForNotice(
  { db, settings, now: clock }: Context,
  customerId: number | null,
  request: NoticeRequest,
  lang: Language,
): Promise<NoticeAnswer> {
  const now = clock();
  const asker = await askerOf(db, customerId, request.email);
  const wanted = await wantedOf(db, request, now);
  if (!asker.isProven) await countMail(db, asker.email, now);
  return inTransaction(db, async (transaction) => {
    if (customerId !== null && !(await lockCustomer(transaction, customerId))) throw new InvalidSession();
    const added = await insertNotice(transaction, asker, wanted, lang, now);
    const notice =
      added ??
      (await openNotices(transaction, asker)
        .selectAll()
        .where('option_id', '=', wanted.goods.optionId)
        .where('place', '=', wanted.place)
        .executeTakeFirst());
    // Ended by another call between the two statements.
    if (!notice) throw new Conflict('The notice has changed', { productOption: ['changed'] });
    if (notice.state === 'requested' && asker.isProven) await advance(transaction, notice.uuid, 'confirm', now);
    else if (notice.state === 'requested')
      await writeConfirmation(transaction, notice, asker, wanted, { settings, lang, now });
    if (customerId === null) return { state: 'requested', wasAsked: false };
    return { state: asker.isProven ? 'confirmed' : notice.state, wasAsked: !added };
  });
}
