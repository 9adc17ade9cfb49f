import type { FastifyInstance } from 'fastify';
import { noticeTokenSchema, stockNoticeEndpoints } from '#lib/contract/stock-notice.ts';
import { localePath } from '#lib/core/locales.ts';
import type { Context } from '../context.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { customerOf, serve } from '../http/route.ts';
import { keptLanguage } from '../languages/kept.ts';
import { askForNotice } from '../notices/asking.ts';
import { confirmNotice, endNotice } from '../notices/links.ts';
import { endOwnNotice, noticesOf } from '../notices/own-list.ts';
import { noticeOfToken } from '../notices/storage.ts';

const oneClickPath = '/stock-notices/end/:token/';
/** Bytes of what a mail program sends: one field. */
const oneClickLimit = 1024;

type Guarded = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * The address in the header of the mails: a mail program ends all with one POST of a form (RFC 8058), and a person who
 * opens it is led to the page that asks first.
 */
function oneClickRoute(app: FastifyInstance, context: Context, guarded: Guarded): void {
  const tokenOf = (params: unknown): string => {
    const { token } = Object(params) as { token?: unknown };
    const parsed = noticeTokenSchema.safeParse(token);
    if (!parsed.success) throw new NotFound('token');
    return parsed.data;
  };
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: oneClickLimit },
      (_request, body, done) => done(null, String(body)),
    );
    forms.get(oneClickPath, async (request, reply) => {
      const token = tokenOf(request.params);
      const notice = await noticeOfToken(context.db, token, 'end', context.now());
      const path = localePath(keptLanguage(notice?.lang), `/ertesites/vege/${token}/`);
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`${context.settings.STOREFRONT_HOST}${path}`, 303);
    });
    forms.post(oneClickPath, async (request, reply) => {
      const isAsked =
        typeof request.body === 'string' && /List-Unsubscribe["\r\n]*=?[\s\S]*One-Click/.test(request.body);
      if (!isAsked) throw new InvalidInput({ 'List-Unsubscribe': ['required'] });
      await guarded(request.ip, () => endNotice(context, tokenOf(request.params), true));
      return reply.header('cache-control', 'no-store').send({ data: { done: true } });
    });
  });
}

/** Mails for when goods are back in stock (ADR-0122). */
export function stockNoticeRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context;
  const asked = app.addressTries('noticesFromAddress');
  const links = app.addressTries('noticeLinksFromAddress');
  const guarded: Guarded = (address, work) => links.guard(address, now(), work, (error) => error instanceof NotFound);
  serve(app, stockNoticeEndpoints.ask, async ({ caller, body, language, request }) => {
    await asked.take(request.ip, now());
    return askForNotice(context, caller.customerId, body, language);
  });
  serve(app, stockNoticeEndpoints.confirm, ({ body, request }) =>
    guarded(request.ip, () => confirmNotice(context, body.token)),
  );
  serve(app, stockNoticeEndpoints.end, ({ body, request }) =>
    guarded(request.ip, () => endNotice(context, body.token, body.all)),
  );
  serve(app, stockNoticeEndpoints.list, async ({ caller }) => ({
    notices: await noticesOf(db, customerOf(caller).customerId, now()),
  }));
  serve(app, stockNoticeEndpoints.remove, async ({ caller, params }) => ({
    notices: await endOwnNotice(db, customerOf(caller).customerId, params.id, now()),
  }));
  oneClickRoute(app, context, guarded);
}
