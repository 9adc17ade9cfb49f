/**
 * `node tests/e2e/ask-for-reviews.ts ORDER`: delivers an order of the past and has it asked about, as days would. Prints
 * the secret of the mail's link.
 */
import '#lib/config/brand/this-process.ts';
import { noteStatus } from '#backend/customers/order-history.ts';
import { openDatabase } from '#backend/db/open.ts';
import { inTransaction } from '#backend/db/transaction.ts';
import { askForReviews } from '#backend/reviews/asking.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';

const [order = ''] = process.argv.slice(2);
const settings = {
  ...readSettings(backendSettingsSchema, process.env),
  ...readSettings(shopSettingsSchema, process.env),
};
const now = () => new Date();
const delivered = new Date(now().getTime() - (settings.REVIEW_ASK_DAYS + 1) * 24 * 60 * 60_000);
const db = await openDatabase(settings);
try {
  await inTransaction(db, async (transaction) => {
    for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
      await noteStatus(transaction, order, status, delivered);
  });
  await askForReviews({ db, settings, now });
  const { number } = await db.selectFrom('orders').select('number').where('uuid', '=', order).executeTakeFirstOrThrow();
  const { text } = await db
    .selectFrom('mail')
    .select('text')
    .where('subject', '=', `Hogy vált be, amit vettél? (${number})`)
    .executeTakeFirstOrThrow();
  console.log(/\/checkout\/ertekeles\/([\w-]{43})\//.exec(text)?.[1]);
} finally {
  await db.destroy();
}
