import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildCheckout, connectionLimits } from '#backend/checkout/app.ts';
import { CheckoutFigures } from '#backend/checkout/figures.ts';
import type { LogEntry } from '#backend/checkout/log.ts';
import { brandOf } from '#lib/config/brand/read-brand.ts';
import { loadStaticFiles } from '#backend/checkout/static-files.ts';
import { acceptedCards } from '#lib/config/accepted-cards.ts';
import { isDemo } from '#lib/config/company-settings.ts';
import { cardPageOf } from '#lib/config/payment-settings.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { shopper } from './mock-api.ts';

/** What a shopper's browser sends with a form that is filled in rightly for home delivery. */
export const filledIn: Record<string, string> = {
  'contact.lastName': 'Kovács',
  'contact.firstName': 'Őrs',
  'contact.email': 'kovacs.ors@example.hu',
  'contact.phone': '+36 30 123 4567',
  'delivery.type': 'home',
  'delivery.address.postal': '1138',
  'delivery.address.city': 'Budapest',
  'delivery.address.street': 'Váci út',
  'delivery.address.streetNo': '1. 2. em. 5.',
  acceptTerms: 'true',
};

export interface CheckoutRequest {
  method?: string;
  /** Value of the request uuid's cookie; null for a visitor without one. */
  uuid?: string | null;
  /** Value of the cookie of a session's token. */
  token?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A checkout on a port of its own, with a browser's habits: it sends the cookie, and Origin with a form. */
export class CheckoutUnderTest {
  readonly log: LogEntry[] = [];
  readonly clock = { now: 1, date: new Date('2026-11-26T12:00:00Z') };
  readonly figures = new CheckoutFigures();
  checkout!: FastifyInstance;
  host = '';
  readonly #server = createServer((request, response) => this.checkout.routing(request, response));

  /** Takes a port, so that an API can be told of it before the checkout is told of the API. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    this.host = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.host;
  }

  async start(apiHost: string, environment: Record<string, string> = {}, limits = connectionLimits): Promise<void> {
    if (!this.#server.listening) await this.open();
    const settings = readSettings(shopSettingsSchema, { API_HOST: apiHost, CHECKOUT_HOST: this.host, ...environment });
    const files = await loadStaticFiles(null, brandOf(process.env, market).files);
    const log = (entry: LogEntry) => this.log.push(entry);
    const payments = readSettings(backendSettingsSchema, environment);
    const cardPage = cardPageOf({ ...settings, ...payments });
    const cards = acceptedCards(settings, isDemo({ ...settings, DEMO: undefined }));
    this.checkout = buildCheckout(
      {
        settings: { ...settings, cardPage, cards },
        files,
        log,
        now: () => this.clock.now,
        date: () => this.clock.date,
        figures: { counting: this.figures, token: 'a-token-of-the-operator' },
      },
      limits,
    );
    await this.checkout.ready();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async ask(path: string, { method = 'GET', uuid = shopper, token = 'x', headers = {}, body }: CheckoutRequest = {}) {
    const cookie = uuid === null ? '' : `theme=1; lendulet_request=${uuid}; lendulet_token=${token}`;
    const answer = await fetch(`${this.host}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** The hidden fields of a freshly opened form. */
  async openForm(): Promise<Record<string, string>> {
    return hiddenFields((await this.ask('/checkout/')).text);
  }

  /** Sends a form as a browser does. */
  async submit(fields: Record<string, string>, request: CheckoutRequest = {}) {
    return this.ask('/checkout/', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      ...request,
      headers: { origin: this.host, 'content-type': 'application/x-www-form-urlencoded', ...request.headers },
    });
  }
}

/** Names and values of a page's hidden fields. */
export function hiddenFields(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, value]));
}
