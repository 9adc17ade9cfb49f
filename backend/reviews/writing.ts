import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { OwnReview, ReviewableOrder, ReviewRequest } from '#lib/contract/review.ts';
import type { Context } from '../context.ts';
import { AccountTries } from '../customers/attempts.ts';
import { lockOrder } from '../customers/cancellation.ts';
import { attemptLimits } from '../customers/limits.ts';
import type { Database } from '../db/schema.ts';
import { noteChanges } from '../db/changes.ts';
import { inSnapshot, inTransaction } from '../db/transaction.ts';
import { NotFound } from '../domain/errors.ts';
import { afterWriting, refuseUnasked } from '../domain/review.ts';
import { boughtLines } from './bought-lines.ts';
import { isStopped, orderOfLink, recipientOf, stopAsking } from './links.ts';
import { ownReviewView, reviewed, type ReviewRow } from './storage.ts';

/** What of the order of a link can be reviewed. Throws NotFound for a link that opens nothing. */
export async function reviewableOrder({ db, settings, now: clock }: Context, token: string): Promise<ReviewableOrder> {
  const now = clock();
  return inSnapshot(db, async (snapshot) => {
    const order = await orderOfLink(snapshot, token, now);
    const recipient = await recipientOf(snapshot, order);
    return {
      number: order.number,
      lines: await boughtLines(snapshot, order.uuid, now),
      isShownAtOnce: settings.REVIEWS_SHOWN_AT_ONCE,
      isStopped: recipient === null || (await isStopped(snapshot, recipient.email)),
    };
  });
}

/** The order of a link, locked, so that of two changes the second sees what the first has done. */
async function lockedOrder(db: Transaction<Database>, token: string, now: Date): Promise<string> {
  const { uuid } = await lockOrder(db, (await orderOfLink(db, token, now)).uuid);
  await orderOfLink(db, token, now);
  return uuid;
}

type Said = Pick<ReviewRow, 'stars' | 'size_feel' | 'width_feel' | 'text' | 'lang' | 'name'>;

const said = ({ stars, size, width, text, lang, name }: ReviewRequest): Said => ({
  stars,
  size_feel: size,
  width_feel: width,
  text,
  lang,
  name,
});

function isSame(row: ReviewRow, words: Said): boolean {
  return (Object.keys(words) as (keyof Said)[]).every((field) => row[field] === words[field]);
}

/**
 * Writes the review of a bought line, or changes it: one for each product of an order. What says the same as before
 * stays what it was. Throws NotFound (`token`, `line`), InvalidInput (`not_asked`) and TooManyTries.
 */
export async function writeReview(
  { db, settings, now: clock }: Context,
  token: string,
  line: number,
  request: ReviewRequest,
): Promise<OwnReview> {
  const now = clock();
  const { uuid: orderUuid } = await orderOfLink(db, token, now);
  await new AccountTries(db, 'review', attemptLimits.reviewsOfOrder).count(orderUuid, now);
  return inTransaction(db, async (transaction) => {
    const uuid = await lockedOrder(transaction, token, now);
    const bought = (await boughtLines(transaction, uuid, now)).find((found) => found.line === line);
    if (!bought) throw new NotFound('line');
    refuseUnasked(request, { size: bought.asksSize, width: bought.asksWidth });
    const before = await transaction
      .selectFrom('review')
      .selectAll()
      .where('order_uuid', '=', uuid)
      .where('product_id', '=', bought.productId)
      .executeTakeFirst();
    const words = said(request);
    if (before && isSame(before, words)) return ownReviewView(before);
    const written = {
      ...words,
      line,
      state: afterWriting(before?.state ?? null, settings.REVIEWS_SHOWN_AT_ONCE),
      reason: null,
      written_at: now.toISOString(),
    };
    const stored = before
      ? transaction.updateTable('review').set(written).where('uuid', '=', before.uuid)
      : transaction.insertInto('review').values({
          ...written,
          uuid: randomUUID(),
          order_uuid: uuid,
          product_id: bought.productId,
          is_sample: 0,
        });
    const review = await stored.returningAll().executeTakeFirstOrThrow();
    await noteChanges(transaction, reviewed([bought.productId]), now);
    return ownReviewView(review);
  });
}

/** Erases the review of a bought line; of one that is not there it says the same. Throws NotFound for the link. */
export async function withdrawReview({ db, now: clock }: Context, token: string, line: number): Promise<void> {
  const now = clock();
  await inTransaction(db, async (transaction) => {
    const uuid = await lockedOrder(transaction, token, now);
    const gone = await transaction
      .deleteFrom('review')
      .where('order_uuid', '=', uuid)
      .where('line', '=', line)
      .returning('product_id')
      .execute();
    await noteChanges(transaction, reviewed(gone.map((row) => row.product_id)), now);
  });
}

/** Ends the mails that ask the recipient of a link for reviews. Throws NotFound for a link that opens nothing. */
export async function stopMails({ db, now: clock }: Context, token: string): Promise<void> {
  const now = clock();
  const recipient = await recipientOf(db, await orderOfLink(db, token, now));
  if (recipient) await stopAsking(db, recipient.email, now);
}
