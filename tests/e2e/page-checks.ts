import { money } from '#lib/contract/money.ts';
import type { Product } from '#lib/contract/product.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { isGone, stockClass } from '#lib/core/products/variants.ts';
import { en, hu } from '#tests/messages.ts';
import { plainText, type CrawledPage, type Thing } from './crawled-page.ts';
import type { SitemapEntry } from './crawling.ts';
import { addresses } from './shop.ts';
import { t } from './test.ts';

/** Title of every page that is not there. */
export const missingTitle = 'Page Not Found';

/** What holds of a page and must, by the fault where it does not; its kind stands before the colon. */
type Claims = Record<string, boolean>;

const untrue = (claims: Claims) => Object.entries(claims).flatMap(([fault, holds]) => (holds ? [] : [fault]));

/** Addresses of a page by language, as they have to be told by the page and by the sitemap. */
export function languagesOf(address: string): Record<string, string> {
  const path = new URL(address).pathname.replace(/^\/en\//, '/');
  const hungarian = `${addresses.storefront}${path}`;
  return { hu: hungarian, en: `${addresses.storefront}/en${path}`, 'x-default': hungarian };
}

const isSame = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);

/** What is wrong with a page that the sitemap names. */
export function pageFaults(page: CrawledPage, { address, languages }: SitemapEntry): string[] {
  const expected = languagesOf(address);
  return untrue({
    [`has no title of its own: "${page.title}"`]: page.titles === 1 && page.title !== '' && page.title !== missingTitle,
    [`has not one heading: ${JSON.stringify(page.headings)}`]:
      page.headings.length === 1 && page.headings[0] !== '' && page.headings[0] !== t('errors.404.title'),
    'has no description': page.description !== '',
    [`is not to be found: ${page.robots}`]: !/noindex|none/.test(page.robots),
    [`names another address: ${page.canonical}`]: page.canonical === address,
    [`is in another language: "${page.language}"`]: expected[page.language] === address,
    [`names other languages: ${JSON.stringify(page.languages)}`]: isSame(page.languages, expected),
    [`has other languages in the sitemap: ${JSON.stringify(languages)}`]: isSame(languages, expected),
    'tells machines nothing': page.things.length > 0,
  });
}

interface Offer {
  price: number;
  priceCurrency: string;
  priceSpecification?: { priceType: string; price: number; priceCurrency: string };
  availability: string;
}
interface OfferedThing extends Thing {
  sku: string;
  offers?: Offer;
}

/** The options that a product's page tells machines of; none on a page that is no product's. */
export function offeredThings({ things }: Pick<CrawledPage, 'things'>): OfferedThing[] {
  const product = things.find((thing) => ['Product', 'ProductGroup'].includes(thing['@type']));
  return product === undefined ? [] : ((product.hasVariant ?? [product]) as OfferedThing[]);
}

const lowestOf: Record<string, string> = { hu: hu.product.lowest, en: en.product.lowest };

/**
 * The price that a product's page shows and what it is reduced from, as they are written; null for what it does not
 * show.
 */
export function shownPrices({ html, language }: Pick<CrawledPage, 'html' | 'language'>): {
  price: string | null;
  lowest: string | null;
} {
  const block = /<div[^>]*\sdata-own-price="[^"]*"[^>]*>([^]*?)<\/div>/.exec(html)?.[1] ?? '';
  const price = /<b\b[^>]*>([^]*?)<\/b>/.exec(block)?.[1];
  const [, lowest] = plainText(block).split(lowestOf[language] ?? '');
  return { price: price === undefined ? null : plainText(price), lowest: lowest?.trim() ?? null };
}

/** What a product's page tells machines otherwise than people. */
export function offerFaults(page: CrawledPage): string[] {
  const shown = shownPrices(page);
  const offered = offeredThings(page);
  return [
    ...untrue({ 'tells machines of no product': offered.length > 0 }),
    ...offered.flatMap(({ sku, offers }) => {
      if (!offers) return [`offers at no price: ${sku}`];
      const strike = offers.priceSpecification;
      // What is gone keeps the price that it had, and its page shows none.
      const isOver = offers.availability.endsWith('/Discontinued');
      return untrue({
        [`offers at another price than it shows: ${sku} at ${offers.price} ${offers.priceCurrency}, not ${shown.price}`]:
          offers.priceCurrency === 'HUF' &&
          offers.price > 0 &&
          (isOver ? shown.price === null : formatPrice(money(offers.price)) === shown.price),
        [`strikes another price than it shows: ${strike?.price} of ${sku}, not ${shown.lowest}`]:
          strike === undefined
            ? shown.lowest === null
            : formatPrice(money(strike.price)) === shown.lowest &&
              strike.price > offers.price &&
              strike.priceCurrency === 'HUF' &&
              strike.priceType.endsWith('/StrikethroughPrice'),
      });
    }),
  ];
}

const availability = { available: 'InStock', few: 'LimitedAvailability', none: 'OutOfStock' } as const;

/** What a product's page tells machines of its stock otherwise than the API does. */
export function stockFaults(page: CrawledPage, product: Product): string[] {
  const availabilities = new Map(offeredThings(page).map(({ sku, offers }) => [sku, offers?.availability]));
  return product.options.flatMap(({ sku, stock }) => {
    const expected = `https://schema.org/${isGone(product) ? 'Discontinued' : availability[stockClass(stock)]}`;
    return availabilities.get(sku) === expected
      ? []
      : [`says ${availabilities.get(sku)} of ${sku}, of which there are ${stock}`];
  });
}
