import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '#lib/api/errors.ts';
import type { Language } from '#lib/contract/language.ts';
import { noticeTokenSchema, stockNoticeEndpoints, type NoticeOutcome } from '#lib/contract/stock-notice.ts';
import { emailSchema } from '#lib/contract/auth.ts';
import { noticeProblem, type NoticeProblem } from '#lib/notices/index.ts';
import { callApi } from './call-api.ts';
import { pageAnswer, type Answer } from './answer.ts';
import type { CheckoutParts } from './checkout.ts';
import { saidPage } from './pages/message.ts';
import { noticeFormPage, noticePath, noticeUnreachable } from './pages/notices.ts';
import { isRefusal } from './quote.ts';
import { checkSender } from './request.ts';
import { transportOf } from './shop-api.ts';
import { filled, textOf, type OrderingTexts } from './texts.ts';
import { viewOf, type View } from './view.ts';

export { noticePath };

const guest = { token: null, requestUuid: null };
/** What is said of a notice that was not taken, the address aside. */
function refusalText(problem: NoticeProblem, { refusals }: OrderingTexts['notices']): string {
  if (problem.code === 'max') return filled(refusals.max, { most: problem.limit });
  return textOf(refusals, problem.code) ?? refusals.other;
}

interface Said {
  title: string;
  text: string;
}

/** Whether the API said why it did not do it, too many tries among it. */
function isAnswer(error: unknown): error is ApiError {
  return isRefusal(error) || (error instanceof ApiError && error.status === 429);
}

/** Asking for a notice, and what its mails lead to, for who has no script: a form of the storefront each. */
export class NoticePages {
  readonly #parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
  }

  /** Does what a form asks. Throws a Refusal for one that asks for a notice from a page of others. */
  async submit(headers: IncomingHttpHeaders, form: URLSearchParams, lang: Language): Promise<Answer> {
    const { settings } = this.#parts;
    const view = viewOf(settings, lang);
    const act = form.get('act');
    try {
      if (act === 'confirm' || act === 'end') return await this.#link(act, form, view);
      checkSender(headers, settings.CHECKOUT_HOST, settings.STOREFRONT_HOST);
      return await this.#ask(form, view);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return pageAnswer(noticeUnreachable(form, view), settings, { 'retry-after': '10' });
    }
  }

  #said(status: number, said: Said, view: View): Answer {
    return pageAnswer(saidPage(status, said, view), this.#parts.settings);
  }

  async #ask(form: URLSearchParams, view: View): Promise<Answer> {
    const { settings } = this.#parts;
    const { notices: texts } = view.texts.ordering;
    const productOption = /^\d{1,9}$/.test(form.get('productOption') ?? '') ? Number(form.get('productOption')) : 0;
    const typed = form.get('email') ?? '';
    const email = emailSchema.safeParse(typed);
    if (!email.success) {
      const error = typed.trim() === '' ? texts.errors.required : texts.errors.format;
      return pageAnswer(noticeFormPage(productOption, typed, error, view), settings);
    }
    try {
      // As a guest, whoever it is: what goes out goes to the address that was typed.
      const body = { productOption, email: email.data };
      await callApi(stockNoticeEndpoints.ask, transportOf(settings, guest), { body }, { locale: view.lang });
      return this.#said(200, texts.outcomes.requested, view);
    } catch (error) {
      if (!isAnswer(error)) throw error;
      const problem = noticeProblem(error);
      if (problem.code !== 'email')
        return this.#said(error.status ?? 422, { title: texts.failed, text: refusalText(problem, texts) }, view);
      return pageAnswer(noticeFormPage(productOption, typed, texts.errors[problem.problem], view), settings);
    }
  }

  async #link(act: 'confirm' | 'end', form: URLSearchParams, view: View): Promise<Answer> {
    const { settings } = this.#parts;
    const { notices: texts } = view.texts.ordering;
    const { outcomes } = texts;
    const wrong = texts.wrongLinks[act];
    const token = noticeTokenSchema.safeParse(form.get('token'));
    if (!token.success) return this.#said(404, wrong, view);
    try {
      const body = { token: token.data };
      const { state }: NoticeOutcome = await callApi(stockNoticeEndpoints[act], transportOf(settings, guest), { body });
      if (state === 'confirmed') return this.#said(200, outcomes.confirmed, view);
      return this.#said(200, state === 'sent' ? outcomes.sent : outcomes.ended, view);
    } catch (error) {
      if (!isAnswer(error)) throw error;
      if (error.status === 404) return this.#said(404, wrong, view);
      const text = refusalText(noticeProblem(error), texts);
      return this.#said(error.status ?? 422, { title: texts.failed, text }, view);
    }
  }
}
