/**
 * The company that runs the shop, as search engines are given it: the same as in its imprint.
 * A retailer changes it here; what delivery costs stands in `lib/core/products/delivery.ts`, the shop's name in `messages/`.
 */
export const company = {
  legalName: 'Lendület Sportáruház Zrt.',
  vatNumber: 'HU98735145',
  phone: '+36 1 702 1100',
  email: 'ugyfelszolgalat@lendulet.example',
  address: { zip: '1138', city: 'Budapest', street: 'Népfürdő utca 76.' },
  /** ISO 3166 code of the country that the shop is in and delivers to, and ISO 4217 code of its money. */
  country: 'HU',
  currency: 'HUF',
  /** What its stores cost beside others, from `$` to `$$$$`, as search engines show it. */
  priceRange: '$$',
  /** Path of the company's mark on the storefront. */
  mark: '/icon.svg',
  /** Its pages elsewhere, in social networks say, by their full addresses. */
  profiles: [] as string[],
} as const;

/** The company's postal address in one line. */
export const postalLine = `${company.address.zip} ${company.address.city}, ${company.address.street}`;
