import type { FastifyInstance } from 'fastify';
import { ApiError } from '#lib/api/errors.ts';
import { emailSchema } from '#lib/contract/auth.ts';
import type { Language } from '#lib/contract/language.ts';
import { newsletterEndpoints, newsletterTokenSchema } from '#lib/contract/newsletter.ts';
import { pageAnswer, send, type Answer } from './answer.ts';
import { callApi } from './call-api.ts';
import type { CheckoutParts } from './checkout.ts';
import { saidPage } from './pages/message.ts';
import {
  newsletterForm,
  newsletterLink,
  newsletterPath,
  newsletterUnreachable,
  type NewsletterStep,
} from './pages/newsletter.ts';
import { languageOf } from './language.ts';
import { isRefusal } from './quote.ts';
import { checkSender, Refusal } from './request.ts';
import { transportOf } from './shop-api.ts';
import { viewOf, type View } from './view.ts';

export { newsletterPath };

/** Address of what the mails lead to; its token opens a subscription. */
export const newsletterLinkPath = /^\/checkout\/hirlevel\/(?:megerosites|vege)\/[A-Za-z0-9_-]{43}\/?$/;

const guest = { token: null, requestUuid: null };

/** Whether the API said why it did not do it, too many tries among it. */
function isAnswer(error: unknown): error is ApiError {
  return isRefusal(error) || (error instanceof ApiError && error.status === 429);
}

/** The newsletter for who has no account (ADR-0160): forms without a script, of the storefront's footer and of the mails' links. */
export class NewsletterPages {
  readonly #parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
  }

  /** The form by itself. */
  show(lang: Language): Answer {
    return pageAnswer(newsletterForm(null, viewOf(this.#parts.settings, lang)), this.#parts.settings);
  }

  /** Asks for the newsletter as a form says. */
  async ask(form: URLSearchParams, lang: Language): Promise<Answer> {
    const { settings } = this.#parts;
    const view = viewOf(settings, lang);
    const { newsletter: texts } = view.texts;
    const typed = form.get('email') ?? '';
    const email = emailSchema.safeParse(typed);
    const again = (words: string) => pageAnswer(newsletterForm({ typed, words }, view), settings);
    if (!email.success) return again(typed.trim() === '' ? texts.errors.required : texts.errors.format);
    return this.#answer(view, { path: newsletterPath, fields: { email: typed } }, async () => {
      try {
        await callApi(
          newsletterEndpoints.subscribe,
          transportOf(settings, guest),
          { body: { email: email.data } },
          { locale: lang },
        );
        return pageAnswer(saidPage(200, texts.asked, view), settings);
      } catch (error) {
        if (!isAnswer(error)) throw error;
        return again(error.errors.email?.includes('too_many') ? texts.errors.tooMany : texts.errors.wait);
      }
    });
  }

  /** The page of a mail's link: mail programs open links too, so that it asks first. */
  showLink(step: NewsletterStep, token: string, lang: Language): Answer {
    return pageAnswer(newsletterLink(step, token, viewOf(this.#parts.settings, lang)), this.#parts.settings);
  }

  /** Confirms a subscription or ends it. */
  async follow(step: NewsletterStep, token: string, lang: Language): Promise<Answer> {
    const { settings } = this.#parts;
    const view = viewOf(settings, lang);
    const { newsletter: texts } = view.texts;
    const path = `${newsletterPath}${step}/${token}/`;
    return this.#answer(view, { path, fields: {} }, async () => {
      try {
        const body = { token: newsletterTokenSchema.parse(token) };
        const call = step === 'megerosites' ? newsletterEndpoints.confirm : newsletterEndpoints.end;
        await callApi(call, transportOf(settings, guest), { body });
        return pageAnswer(saidPage(200, texts[step].done, view), settings);
      } catch (error) {
        if (!isAnswer(error)) throw error;
        const isWrong = error.status === 404;
        const said = isWrong ? texts[step].wrong : { title: texts.title, text: texts.errors.wait };
        return pageAnswer(saidPage(isWrong ? 404 : 429, said, view), settings);
      }
    });
  }

  /** What a call comes to; where the API is away, the same form again. */
  async #answer(
    view: View,
    form: { path: string; fields: Record<string, string> },
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return pageAnswer(newsletterUnreachable(form, view), this.#parts.settings, { 'retry-after': '10' });
    }
  }
}

/** The newsletter: the form of the storefront's footer, and what the links of its mails lead to. */
export function newsletterRoutes(app: FastifyInstance, parts: CheckoutParts): void {
  const newsletter = new NewsletterPages(parts);
  const { settings } = parts;
  app.get(newsletterPath, ({ query }, reply) => send(reply, newsletter.show(languageOf(query))));
  app.post(newsletterPath, {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST, settings.STOREFRONT_HOST),
    handler: async ({ query, body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(415);
      return send(reply, await newsletter.ask(body, languageOf(query)));
    },
  });
  const path = `${newsletterPath}:step/:token/`;
  interface Visit {
    Params: { step: NewsletterStep; token: string };
  }
  app.get<Visit>(path, ({ params: { step, token }, query }, reply) =>
    send(reply, newsletter.showLink(step, token, languageOf(query))),
  );
  app.post<Visit>(path, {
    onRequest: async ({ headers }) => checkSender(headers, settings.CHECKOUT_HOST),
    handler: async ({ params: { step, token }, query }, reply) =>
      send(reply, await newsletter.follow(step, token, languageOf(query))),
  });
}
