import { brand } from '#lib/config/brand/stated-brand.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { isLocalShop } from '#lib/config/company-settings.ts';
import type { BackendSettings } from '#lib/config/backend-settings.ts';
import { senderOf } from '#lib/config/mail-sender.ts';
import type { ShopSettings } from '#lib/config/settings.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { startRounds } from '../lifecycle/rounds.ts';
import type { Mailer } from './mail.ts';
import { claimMail, forgetMails, noteFailed, noteSent } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** How often waiting mails are looked for, ms. */
const interval = 2000;
/** How often old mails are looked for, ms. */
const sweepInterval = 3_600_000;

/** Whether mails are listed at /dev/outbox/: as MAIL_OUTBOX says, else while the shop is local and sends none. */
export function listsMails(settings: ShopSettings & BackendSettings): boolean {
  if (settings.MAIL_OUTBOX !== undefined) return settings.MAIL_OUTBOX === 'true';
  return settings.SMTP_URL === undefined && isLocalShop(settings);
}

/** What the log says of a mail server's refusal: codes alone, for its words quote the recipient. */
function refusalOf(error: unknown): { code: string | null; responseCode: number | null } {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : null,
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  };
}

/**
 * Sends the mails that are due, one after the other, until none is left or `stopping` says so. One that fails is left
 * for later, with a line in the log.
 */
export async function sendDueMails(
  db: Kysely<Database>,
  mailer: Mailer,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'warn'>,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted) {
    const mail = await claimMail(db, now());
    if (!mail) return;
    try {
      await mailer.send(mail);
      await noteSent(db, mail.id, now());
    } catch (error) {
      log.warn({ ...refusalOf(error), mail: mail.id }, 'mail not sent');
      await noteFailed(db, mail.id, now());
    }
  }
}

/**
 * Sends mails while the app is up, if SMTP_URL names a server. Several processes may do so at once: each mail is one
 * process's for a minute. A mail goes out once, or, if a process dies between sending and noting it, twice.
 */
export function startMailSender(app: FastifyInstance, { db, settings, now }: Context): void {
  const mailer = settings.SMTP_URL === undefined ? null : smtpMailer(settings.SMTP_URL, senderOf(settings, brand));
  if (!mailer && !listsMails(settings)) {
    app.log.warn('mails are kept, not sent: SMTP_URL is empty');
  }
  const { every, stopping } = startRounds(app, 'mails cannot be read', () => mailer?.close());
  every(sweepInterval, () => forgetMails(db, now()));
  if (mailer) every(interval, () => sendDueMails(db, mailer, now, app.log, stopping));
}
