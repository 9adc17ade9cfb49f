import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ApiError } from '#lib/api/errors.ts';
import { marketDay } from '#lib/core/calendar/days.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import type { Language } from '#lib/contract/language.ts';
import type { PlacedOrder } from '#lib/contract/order.ts';
import type { Payment } from '#lib/contract/payment.ts';
import type { Tracer } from '#lib/telemetry/trace.ts';
import type { CheckoutFigures } from './figures.ts';
import { pageAnswer, redirect, type Answer } from './answer.ts';
import { changeCart } from './cart-changes.ts';
import { AdditionKeys } from './addition-keys.ts';
import { codeChange, inThisLanguage, readCodes, type RefusedCode, type TypedCodes } from './codes.ts';
import { newKey, readSubmission, type Submission } from './form.ts';
import { storeOf } from './handing-over.ts';
import type { Html } from './html.ts';
import type { Log } from './log.ts';
import { orderForm } from './pages/order-form.ts';
import { unreachable } from './pages/refusals.ts';
import { emptyCart, obstructed } from './pages/cart-state.ts';
import { placedOrder, thankYou } from './pages/thank-you.ts';
import { expired } from './pages/visitor.ts';
import { place } from './placing.ts';
import { readCartState } from './quote.ts';
import { shopperOf, type Shopper } from './request.ts';
import { shopApi, transportOf, type CheckoutSettings, type ShopApi } from './shop-api.ts';
import { withTown } from './town.ts';
import { viewOf, type View } from './view.ts';
import { firstValues, readVisitor, type Visitor } from './visitor.ts';

const hour = 3_600_000;
const ordersKept = 1000;

/** What the checkout works with. `now` is a clock that only goes on, in ms, and `date` the calendar, so that tests can hold both. */
export interface CheckoutParts {
  settings: CheckoutSettings;
  files: ReadonlyMap<string, Answer>;
  log: Log;
  now: () => number;
  date: () => Date;
  /** Counts what is asked, and who else than this machine and its network may read that; nobody counts without it. */
  figures?: { counting: CheckoutFigures; token: string };
  /** Begins and ends the spans of requests; they have ids alone without it. */
  tracer?: Tracer;
  /** Aborted once the process is to end, while it still answers. */
  stopping?: AbortSignal;
}

/** Payments by card, as far as an order needs them. */
export interface OrderPayments {
  /** Where a payment stands. Throws an ApiError. */
  check(reference: string): Promise<Payment>;
  /** Leads to the card page. */
  lead(reference: string, lang: Language): Promise<Answer>;
}

/** What the form is shown again with; `isChanged` where a code was taken. */
interface ShownAgain {
  codes: TypedCodes;
  submission: Submission;
  api: ShopApi;
  view: View;
  refused: RefusedCode | null;
  isChanged?: boolean;
}

/** What the order's form asks of codes, and all that its answer is drawn with. */
interface CodesAsked extends Omit<ShownAgain, 'refused' | 'isChanged'> {
  asked: NonNullable<ReturnType<typeof codeChange>>;
  shopper: Shopper;
}

/** Where a placed order shows to its shopper. */
function thanksPath(uuid: string, lang: Language): string {
  return checkoutPath(lang, `/checkout/koszonjuk/${uuid}/`);
}

/**
 * The reference checkout: a shopper's cart becomes an order. It sends no script and reads the session's cookies; only
 * its cart page sets one, for who has none (ADR-0109).
 */
export class Checkout {
  readonly #parts: CheckoutParts;
  readonly #payments: OrderPayments;
  readonly #placing: LRUCache<string, Promise<PlacedOrder>>;
  /** Placed orders by request uuid and order uuid: guests cannot ask the API for theirs. */
  readonly #placed: LRUCache<string, PlacedOrder>;
  readonly #keys: AdditionKeys;

  constructor(parts: CheckoutParts, payments: OrderPayments) {
    this.#parts = parts;
    this.#payments = payments;
    const bounds = { max: ordersKept, ttl: hour, perf: { now: parts.now }, ttlResolution: 0 };
    this.#placing = new LRUCache(bounds);
    this.#placed = new LRUCache(bounds);
    this.#keys = new AdditionKeys(parts.now);
  }

  #page(page: Parameters<typeof pageAnswer>[0], headers: OutgoingHttpHeaders = {}): Answer {
    return pageAnswer(page, this.#parts.settings, headers);
  }

  /** The form of the cart, or why there is nothing to order; `mine` is the store that the shopper chose in the shop. */
  async showForm(cookies: string | undefined, lang: Language, mine?: string): Promise<Answer> {
    const { settings } = this.#parts;
    const view = viewOf(settings, lang);
    const shopper = shopperOf(cookies);
    const api = shopper && shopApi(settings, shopper, lang);
    const reading = Promise.all([readCartState(api), this.#visitor(api)]);
    const read = await reading.catch((error: unknown) => this.#outage(error, null, view));
    if ('body' in read) return read;
    const [cartState, visitor] = read;
    if (cartState.kind === 'expired') return this.#page(expired(view));
    if (cartState.kind === 'empty') return this.#page(emptyCart(view, 200));
    if (cartState.kind === 'obstructed') return this.#page(obstructed(cartState.lines, view, 200));
    const { quote } = cartState;
    return this.#page(
      orderForm(
        {
          status: 200,
          quote,
          visitor,
          values: firstValues(quote, visitor, mine),
          errors: {},
          notice: null,
          key: newKey(),
          today: this.#today(),
        },
        view,
      ),
    );
  }

  #today(): string {
    return marketDay(this.#parts.date());
  }

  #visitor(api: ShopApi | null): Promise<Visitor> {
    return readVisitor(api, ({ message }) => this.#parts.log({ level: 'warn', message }));
  }

  /** Places the order of a form. */
  async submit(cookies: string | undefined, form: URLSearchParams, lang: Language): Promise<Answer> {
    const { settings, log } = this.#parts;
    const view = viewOf(settings, lang);
    const shopper = shopperOf(cookies);
    if (!shopper) return this.#page(emptyCart(view, 409));
    const submission = await withTown(readSubmission(form), { transport: transportOf(settings, shopper), log });
    const { requestUuid } = shopper;
    const api = shopApi(settings, shopper, lang);
    const codes = readCodes(form);
    if (codes.act === inThisLanguage) return this.#showAgain({ codes, submission, api, view, refused: null });
    const asked = codeChange(codes, view.texts.ordering);
    if (asked) return this.#changeCodes({ asked, codes, submission, shopper, api, view });
    const placed = place(api, submission, { placing: this.#placing, requestUuid, lang, texts: view.texts.ordering });
    const outcome = await placed.catch((error: unknown) => this.#outage(error, submission, view));
    if ('body' in outcome) return outcome;
    if (outcome.kind === 'expired') return this.#page(expired(view));
    if (outcome.kind === 'empty') return this.#page(emptyCart(view, 409));
    if (outcome.kind === 'obstructed') return this.#page(obstructed(outcome.lines, view, 409));
    if (outcome.kind === 'returned') {
      const { values } = submission;
      const visitor = await this.#visitor(api);
      return this.#page(orderForm({ ...outcome, values, visitor, today: this.#today() }, view));
    }
    this.#placed.set(`${requestUuid} ${outcome.order.uuid}`, outcome.order);
    const { uuid, payment } = outcome.order;
    return payment?.payUntil && payment.reference !== null
      ? this.#payments.lead(payment.reference, lang)
      : redirect(303, thanksPath(uuid, lang));
  }

  /** Takes a voucher or a gift card into the cart, or out of it, and shows the form again with all that was filled in. */
  async #changeCodes({ asked, codes, submission, shopper, api, view }: CodesAsked): Promise<Answer> {
    let refused = 'words' in asked ? asked : null;
    if ('change' in asked) {
      const outcome = await changeCart(asked.change, view, shopper, this.#keys);
      if (outcome.kind === 'expired') return this.#page(expired(view));
      if (outcome.kind === 'unanswered') return this.#outage(outcome.error, submission, view, codes);
      if (outcome.kind === 'refused') refused = { kind: asked.kind, words: outcome.words };
    }
    const taken = refused ? {} : asked.kind === 'voucher' ? { voucher: '' } : { giftCard: '' };
    return this.#showAgain({
      codes: { ...codes, ...taken },
      submission,
      api,
      view,
      refused,
      isChanged: refused === null,
    });
  }

  /** The form with all that was filled in, as the cart is now. */
  async #showAgain({ codes, submission, api, view, refused, isChanged = false }: ShownAgain): Promise<Answer> {
    const read = await readCartState(api).catch((error: unknown) => this.#outage(error, submission, view, codes));
    if ('body' in read) return read;
    if (read.kind === 'expired') return this.#page(expired(view));
    if (read.kind === 'empty') return this.#page(emptyCart(view, 409));
    if (read.kind === 'obstructed') return this.#page(obstructed(read.lines, view, 409));
    const { values, key } = submission;
    const state = {
      status: refused ? 422 : 200,
      quote: read.quote,
      visitor: await this.#visitor(api),
      values,
      errors: {},
      notice: null,
      key,
      today: this.#today(),
      codes: { typed: codes, refused, isChanged },
    };
    return this.#page(orderForm(state, view));
  }

  #known(cookies: string | undefined, uuid: string): PlacedOrder | undefined {
    const shopper = shopperOf(cookies);
    return shopper ? this.#placed.get(`${shopper.requestUuid} ${uuid}`) : undefined;
  }

  /** Where a shopper sees an order that was placed here; null for another's, or one of long ago. */
  orderUrl(cookies: string | undefined, uuid: string, lang: Language): string | null {
    return this.#known(cookies, uuid) ? thanksPath(uuid, lang) : null;
  }

  /** What a shopper sees of an order that was placed here and is paid now; null as above. */
  paidOrder(cookies: string | undefined, uuid: string, lang: Language): Html | null {
    const order = this.#known(cookies, uuid);
    if (!order) return null;
    const isCustomer = (shopperOf(cookies)?.token ?? null) !== null;
    const payment = order.payment && { ...order.payment, state: 'paid' as const, payUntil: null };
    // The page of a payment is drawn from what is known; the way to the store's own page is there all the same.
    return placedOrder({ ...order, payment }, viewOf(this.#parts.settings, lang), { isCustomer, shop: null });
  }

  /** A placed order, to its shopper alone. */
  async showOrder(cookies: string | undefined, uuid: string, lang: Language): Promise<Answer> {
    const order = this.#known(cookies, uuid);
    const isCustomer = (shopperOf(cookies)?.token ?? null) !== null;
    const view = viewOf(this.#parts.settings, lang);
    if (!order) return this.#page(thankYou(null, view));
    const { settings, log } = this.#parts;
    const transport = transportOf(settings, { token: null, requestUuid: null });
    const [asPaid, shop] = await Promise.all([this.#asPaid(order), storeOf(order, { transport, lang, log })]);
    return this.#page(thankYou(asPaid, view, { isCustomer, shop }));
  }

  /** An order with its payment as it is now; as it was where the API is away. */
  async #asPaid(order: PlacedOrder): Promise<PlacedOrder> {
    const { payment } = order;
    if (!payment?.reference) return order;
    try {
      const { state, refunded, payUntil } = await this.#payments.check(payment.reference);
      return { ...order, payment: { ...payment, state, refunded, payUntil } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#parts.log({ level: 'warn', message: error.message });
      return order;
    }
  }

  /** The API is away: the page offers to try again, with what was filled in. Throws what is no ApiError. */
  #outage(error: unknown, submission: Submission | null, view: View, codes?: TypedCodes): Answer {
    if (!(error instanceof ApiError)) throw error;
    this.#parts.log({ level: 'warn', message: error.message });
    return this.#page(unreachable(submission, view, codes), { 'retry-after': '10' });
  }
}
