import type { IncomingMessage } from 'node:http';
import { SharedBuckets, type Buckets } from '#lib/shared/shared-buckets.ts';
import type { SharedStore } from '#lib/shared/shared-store.ts';
import { addressReader, addressTest, networkOf, TokenBuckets, type Rate } from './sender-limit.ts';

/** Visitors that are counted at the same time; the one unused for longest is forgotten first. */
const mostAddresses = 50_000;

export interface PageLimitParts {
  /** Pages that one visitor may have rendered at once and a second; no limit where nothing is added a second. */
  rate: Rate;
  /** Addresses and networks that are not limited. */
  exempt: readonly string[];
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  now?: () => number;
  /** Where all processes count together; each for itself without it. */
  store?: SharedStore | undefined;
}

/**
 * Limits how many pages Next renders for a visitor. Pages that are cached, or are being rendered for somebody else, do
 * not count, so that only visitors who keep asking for new pages reach it (ADR-0104).
 */
export class PageLimit {
  /** Seconds until a visitor may have a page rendered again. */
  readonly retryAfter: number;
  readonly #buckets: Buckets;
  readonly #isExempt: (address: string) => boolean;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #isOff: boolean;

  constructor({ rate, exempt, trustedProxies, now, store }: PageLimitParts) {
    this.#isOff = rate.perSecond === 0;
    this.retryAfter = this.#isOff ? 0 : Math.ceil(1 / rate.perSecond);
    const alone = new TokenBuckets(rate, mostAddresses, now);
    this.#buckets = store && !this.#isOff ? new SharedBuckets({ store, name: 'pages', rate, alone }) : alone;
    this.#isExempt = addressTest(exempt);
    this.#addressOf = addressReader(trustedProxies);
  }

  /** Counts a page that would be rendered for a visitor; false for one too many. At once where nobody else is asked. */
  take(request: IncomingMessage): boolean | Promise<boolean> {
    if (this.#isOff) return true;
    const address = this.#addressOf(request);
    return this.#isExempt(address) || this.#buckets.take(networkOf(address));
  }
}
