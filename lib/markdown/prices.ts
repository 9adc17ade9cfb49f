import { settings } from '#lib/config/index.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { formatPrice, shownPrice } from '#lib/core/prices/index.ts';
import { unitPriceText } from '#lib/core/prices/unit-price.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { badgeText } from '#lib/products/badges.ts';
import { pageLink, type Words } from './words.ts';

/**
 * The public price as pages show it: with its percentage, its unit price, and what the reduction is computed from
 * (ADR-0078).
 */
export function priceText({ t }: Words, { prices, contents }: Pick<ProductCard, 'prices' | 'contents'>): string {
  const { price, full, percent } = shownPrice(prices.vk, prices.vkFull, settings.DISCOUNT_LIMIT);
  const unit = unitPriceText((key, values) => t(`card.${key}`, values), price, contents);
  const now = [
    formatPrice(price),
    ...(percent === null ? [] : [`(−${percent}%)`]),
    ...(unit === null ? [] : [`(${unit})`]),
  ].join(' ');
  return full === null ? now : `${now}. ${t('card.lowest')} ${formatPrice(full)}`;
}

/** A product in a list: its name, its price, and its mark where it is not reduced. */
export function productLine(words: Words, product: ProductCard): string {
  const { brand, name, url, badges } = product;
  const badge = badges.includes('sale')
    ? null
    : badgeText(product, (name) => knownText(words.t, 'card', 'badges', name));
  const mark = badge === null ? '' : ` (${badge})`;
  return `${pageLink(words, `${brand.name} ${name}`, url)}: ${priceText(words, product)}${mark}`;
}
