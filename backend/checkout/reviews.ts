import type { Transport } from '#lib/api/call.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { Language } from '#lib/contract/language.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { reviewEndpoints, reviewLimits, reviewRequestSchema } from '#lib/contract/review.ts';
import { callApi } from './call-api.ts';
import { pageAnswer, redirect, type Answer } from './answer.ts';
import type { CheckoutParts } from './checkout.ts';
import { languageOf } from './language.ts';
import type { Page } from './pages/layout.ts';
import {
  noReviews,
  reviewFields,
  reviewsAddress,
  reviewsPage,
  reviewsUnreachable,
  type ReviewDone,
  type ReviewField,
  type ReviewRefusal,
  type ReviewValues,
} from './pages/reviews.ts';
import { isRefusal } from './quote.ts';
import { transportOf } from './shop-api.ts';
import { checkoutTexts, filled } from './texts.ts';

/** Addresses of orders' reviews, with and without their last slash. */
export const reviewsPath = /^\/checkout\/ertekeles\/([A-Za-z0-9_-]{43})\/?$/;

/** Query of an address: its language, and what has come of the last form. */
export type ReviewQuery = Readonly<Record<string, unknown>>;

/** The number of a line as a form or an address names it; null for what is none. */
function lineOf(given: unknown): number | null {
  return typeof given === 'string' && /^\d{1,3}$/.test(given) ? Number(given) : null;
}

function doneOf({ kesz, sor }: ReviewQuery): ReviewDone | null {
  const line = lineOf(sor);
  if ((kesz === 'sent' || kesz === 'withdrawn') && line !== null) return { what: kesz, line };
  return kesz === 'stopped' ? { what: 'stopped' } : null;
}

/** The address that says what has come of a form, at the place where it stood. */
function doneAddress(token: string, lang: Language, done: ReviewDone): string {
  const query = new URLSearchParams(lang === catalogLanguage ? {} : { lang });
  query.set('kesz', done.what);
  if (done.what === 'stopped') return `/checkout/ertekeles/${token}/?${query}#leiratkozas`;
  query.set('sor', String(done.line));
  return `/checkout/ertekeles/${token}/?${query}#termek-${done.line}`;
}

function valuesOf(form: URLSearchParams): ReviewValues {
  return Object.fromEntries(reviewFields.map((field) => [field, form.get(field) ?? ''])) as ReviewValues;
}

/** What a form asks the API for; a field that was left empty says nothing. */
function requestOf({ stars, size, width, text, name }: ReviewValues, lang: Language): object {
  const said = (value: string) => (value.trim() === '' ? null : value);
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    size: said(size),
    width: said(width),
    text,
    name: said(name),
    lang,
  };
}

/** A code of a field as a sentence. */
function sentenceOf(field: ReviewField, code: string, lang: Language): string {
  const { error } = checkoutTexts[lang].reviewForm;
  if (field === 'stars') return error.stars;
  if (field === 'size' || field === 'width') return error.choice;
  if (code === 'link' || code === 'digits' || code === 'characters' || code === 'letters') return error[code];
  return filled(error.long, { most: reviewLimits[field] });
}

function fieldErrors(codes: ReadonlyMap<string, string>, lang: Language): ReviewRefusal['errors'] {
  return Object.fromEntries(
    reviewFields.flatMap((field) => {
      const code = codes.get(field);
      return code === undefined ? [] : [[field, sentenceOf(field, code, lang)]];
    }),
  );
}

/** What an order's buyer says of the goods, by the secret link of its mail, without a script (ADR-0128). */
export class ReviewPages {
  readonly #parts: CheckoutParts;
  readonly #transport: Transport;

  constructor(parts: CheckoutParts) {
    this.#parts = parts;
    this.#transport = transportOf(parts.settings, { token: null, requestUuid: null });
  }

  #page(page: Page): Answer {
    return pageAnswer(page, this.#parts.settings);
  }

  /** The products of an order, with what was written of them. */
  async show(token: string, query: ReviewQuery): Promise<Answer> {
    return this.#shown(token, languageOf(query), doneOf(query), null);
  }

  /** Does what a form of the page asks, and leads to what came of it. */
  async change(token: string, query: ReviewQuery, form: URLSearchParams): Promise<Answer> {
    const lang = languageOf(query);
    const [act, line] = [form.get('act'), lineOf(form.get('line'))];
    return this.#asked(token, lang, async () => {
      if (act === 'stop') {
        await callApi(reviewEndpoints.stop, this.#transport, { params: { token } });
        return redirect(303, doneAddress(token, lang, { what: 'stopped' }));
      }
      if (act === 'withdraw' && line !== null) {
        await callApi(reviewEndpoints.withdraw, this.#transport, { params: { token, line } });
        return redirect(303, doneAddress(token, lang, { what: 'withdrawn', line }));
      }
      if (act === 'write' && line !== null) return this.#write(token, lang, line, valuesOf(form));
      return redirect(303, reviewsAddress(token, lang));
    });
  }

  async #write(token: string, lang: Language, line: number, values: ReviewValues): Promise<Answer> {
    const refused = (status: ReviewRefusal['status'], errors: ReviewRefusal['errors']) =>
      this.#shown(token, lang, null, { status, line, values, errors });
    const { error: words } = checkoutTexts[lang].reviewForm;
    const body = reviewRequestSchema.safeParse(requestOf(values, lang));
    if (!body.success) {
      const codes = new Map(body.error.issues.map(({ path, message }) => [String(path[0]), message]));
      return refused(422, fieldErrors(codes, lang));
    }
    try {
      await callApi(reviewEndpoints.write, this.#transport, { params: { token, line }, body: body.data });
      return redirect(303, doneAddress(token, lang, { what: 'sent', line }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) return refused(429, { form: words.tooMany });
      if (error.status === 404 && error.errors.line) return refused(409, { form: words.line });
      if (error.status !== 422) throw error;
      const errors = fieldErrors(
        new Map(Object.entries(error.errors).map(([field, [code]]) => [field, code ?? ''])),
        lang,
      );
      return refused(422, Object.keys(errors).length > 0 ? errors : { form: words.other });
    }
  }

  async #shown(token: string, lang: Language, done: ReviewDone | null, refusal: ReviewRefusal | null): Promise<Answer> {
    return this.#asked(token, lang, async () => {
      const order = await callApi(reviewEndpoints.order, this.#transport, { params: { token } });
      return this.#page(reviewsPage(order, { token, lang, done, refusal }, this.#parts.settings));
    });
  }

  /** What becomes of a call: a link that opens nothing says so, and without an answer one may look again. */
  async #asked(token: string, lang: Language, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) return this.#page(noReviews(lang, this.#parts.settings));
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return pageAnswer(reviewsUnreachable(token, lang), this.#parts.settings, { 'retry-after': '10' });
    }
  }
}
