import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { composeMail, type Mail, type MailContent } from './mail.ts';

/** How long one process has a mail for itself while it sends it, ms. */
const claim = 60_000;
/** Rest after the first failure, ms; it doubles with each, up to the longest. */
const firstRest = 30_000;
const longestRest = 60 * 60_000;
/** Mails, sent or not, are forgotten after this time, ms: they hold names, addresses and links that open accounts. */
const keptFor = 7 * 24 * 60 * 60_000;
const listed = 200;

/**
 * Writes a mail down in the transaction of what it reports: it goes out if, and only if, that came to be. Answers its
 * id.
 */
export async function writeMail(
  db: Transaction<Database>,
  to: string,
  content: MailContent,
  now: Date,
): Promise<number> {
  const { subject, text, html, unsubscribeUrl, isOneClick } = composeMail(to, content);
  const at = now.toISOString();
  const { id } = await db
    .insertInto('mail')
    .values({
      recipient: to,
      subject,
      text,
      html,
      unsubscribe_url: unsubscribeUrl,
      one_click: Number(isOneClick),
      created_at: at,
      attempts: 0,
      due_at: at,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail that waits to be sent. */
export interface DueMail extends Mail {
  id: number;
}

/** A mail's row with what its number means. */
function withOneClick<Row extends { one_click: number }>({ one_click: oneClick, ...mail }: Row) {
  return { ...mail, isOneClick: oneClick === 1 };
}

/** Takes the next mail that is due for this process alone; undefined where none is. */
export async function claimMail(db: Kysely<Database>, now: Date): Promise<DueMail | undefined> {
  const at = now.toISOString();
  const next = await db
    .selectFrom('mail')
    .select(['id', 'due_at'])
    .where('sent_at', 'is', null)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  const claimed = await db
    .updateTable('mail')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      due_at: new Date(now.getTime() + claim).toISOString(),
    }))
    .where('id', '=', next.id)
    .where('due_at', '=', next.due_at)
    .where('sent_at', 'is', null)
    .returning(['id', 'recipient as to', 'subject', 'text', 'html', 'unsubscribe_url as unsubscribeUrl', 'one_click'])
    .executeTakeFirst();
  return claimed ? withOneClick(claimed) : claimMail(db, now);
}

/** Notes that a mail is out; its words are forgotten, since links in them open accounts. */
export async function noteSent(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ sent_at: now.toISOString(), text: '', html: '', unsubscribe_url: null })
    .where('id', '=', id)
    .execute();
}

/** Notes that a mail could not be sent; it is tried again, ever more rarely. */
export async function noteFailed(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  const mail = await db.selectFrom('mail').select('attempts').where('id', '=', id).executeTakeFirst();
  if (!mail) return;
  const rest = Math.min(longestRest, firstRest * 2 ** (mail.attempts - 1));
  await db
    .updateTable('mail')
    .set({ due_at: new Date(now.getTime() + rest).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Forgets old mails. */
export async function forgetMails(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptFor).toISOString();
  await db.deleteFrom('mail').where('created_at', '<', oldest).execute();
}

/** The latest mails, newest first. */
export async function latestMails(db: Kysely<Database>): Promise<(Mail & { id: number; at: string })[]> {
  const mails = await db
    .selectFrom('mail')
    .select([
      'id',
      'recipient as to',
      'subject',
      'text',
      'html',
      'unsubscribe_url as unsubscribeUrl',
      'one_click',
      'created_at as at',
    ])
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return mails.map(withOneClick);
}
