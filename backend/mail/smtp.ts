import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

/** Longest time for connecting, for the server's greeting and for its silence, ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails through the server of an SMTP address; `from` is who they come from. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    ...timeouts,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, unsubscribeUrl, isOneClick }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl === null ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>` }),
          ...(isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
        },
      });
    },
    close: () => transport.close(),
  };
}
