import { limits } from '#lib/contract/limits.ts';
import { localePath, type Locale } from '#lib/core/locales.ts';

/** A list that somebody sent: its products, and how many values of the link name none or are too many. */
export interface SharedList {
  ids: number[];
  dropped: number;
}

const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);

/**
 * The list that a link carries in `lista`; null for an address without one. A product that is named twice counts once.
 */
export function sharedList(params: URLSearchParams): SharedList | null {
  const list = params.get('lista');
  if (list === null) return null;
  const values = [
    ...new Set(
      list
        .slice(0, limits.url)
        .split(',')
        .map((value) => value.trim()),
    ),
  ];
  const ids = values.filter(isId).map(Number).slice(0, limits.productIds);
  return { ids, dropped: values.length - ids.length };
}

/**
 * Address of a list to send on: the ids of its products and nothing about who saved them, as many as a link may carry.
 */
export function sharedListUrl(origin: string, locale: Locale, ids: readonly number[]): string {
  return `${origin}${localePath(locale, '/wishlist/')}?lista=${ids.slice(0, limits.productIds).join()}`;
}
