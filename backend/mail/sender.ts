import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ShopSettings, BackendSettings } from '#lib/config/settings.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { Mailer } from './mail.ts';
import { claimMail, forgetMails, noteFailed, noteSent } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** How often waiting mails are looked for, ms. */
const interval = 2000;
/** How often old mails are looked for, ms. */
const sweepInterval = 3_600_000;

/** Whether the shop is one on this machine: its pages are on localhost. */
export function isLocalShop({ STOREFRONT_HOST: host }: Pick<ShopSettings, 'STOREFRONT_HOST'>): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(host).hostname);
}

/** Whether mails are listed at /dev/outbox/: as MAIL_OUTBOX says, else while the shop is local and sends none. */
export function listsMails(settings: ShopSettings & BackendSettings): boolean {
  if (settings.MAIL_OUTBOX !== undefined) return settings.MAIL_OUTBOX === 'true';
  return settings.SMTP_URL === undefined && isLocalShop(settings);
}

/** Sends all mails that are due, one after the other. One that fails is left for later, with a line in the log. */
export async function sendDueMails(
  db: Kysely<Database>, mailer: Mailer, now: () => Date, log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (let mail = await claimMail(db, now()); mail; mail = await claimMail(db, now())) {
    try {
      await mailer.send(mail);
      await noteSent(db, mail.id, now());
    } catch (error) {
      log.warn({ err: error, mail: mail.id }, 'mail not sent');
      await noteFailed(db, mail.id, now());
    }
  }
}

/**
 * Sends mails while the app is up, if SMTP_URL names a server. Several processes may do so at once: each mail is one
 * process's for a minute. A mail goes out once, or, if a process dies between sending and noting it, twice.
 */
export function startMailSender(app: FastifyInstance, { db, settings, now }: Context): void {
  const mailer = settings.SMTP_URL === undefined ? null : smtpMailer(settings.SMTP_URL, settings.MAIL_FROM);
  if (!mailer && !listsMails(settings)) {
    app.log.warn('mails are kept, not sent: SMTP_URL is empty');
  }
  let round: Promise<void> | null = null;
  const every = (rest: number, work: () => Promise<void>): NodeJS.Timeout => setInterval(() => {
    round ??= work()
      .catch((error: unknown) => app.log.warn({ err: error }, 'mails cannot be read'))
      .finally(() => { round = null; });
  }, rest).unref();
  const timers = [every(sweepInterval, () => forgetMails(db, now()))];
  if (mailer) timers.push(every(interval, () => sendDueMails(db, mailer, now, app.log)));
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await round;
    mailer?.close();
  });
}
