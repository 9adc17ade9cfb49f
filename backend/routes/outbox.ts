import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { escapeHtml } from '../mail/mail.ts';
import { latestMails } from '../mail/outbox.ts';
import { listsMails } from '../mail/sender.ts';

type ListedMail = Awaited<ReturnType<typeof latestMails>>[number];

/** The text of a mail with its addresses as links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function mailPart({ at, to, subject, text }: ListedMail): string {
  const head = `${escapeHtml(to)} · <time datetime="${at}">${at}</time>`;
  return `<article><h2>${escapeHtml(subject)}</h2><p>${head}</p><pre>${linked(text)}</pre></article>`;
}

function page(mails: readonly ListedMail[]): string {
  const list = mails.length === 0 ? '<p>Még nincs levél.</p>' : mails.map(mailPart).join('\n');
  return `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kimenő levelek</title>
</head><body><h1>Kimenő levelek</h1>
${list}
</body></html>
`;
}

/**
 * `GET /dev/outbox/` lists the mails instead of sending them, as a page or with `?format=json` as data (ADR-0076).
 * It is there only where MAIL_OUTBOX lets it be.
 */
export function outboxRoutes(app: FastifyInstance, { db, settings }: Context): void {
  if (!listsMails(settings)) return;
  app.get<{ Querystring: { format?: unknown } }>('/dev/outbox/', async (request, reply) => {
    const mails = await latestMails(db);
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (request.query.format === 'json') return { data: mails };
    return reply.type('text/html; charset=utf-8').send(page(mails));
  });
}
