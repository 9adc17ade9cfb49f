import type { OnlineStore, PostalAddress, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { company } from '#lib/config/company.ts';
import { defaultLocale, type Locale } from '#lib/core/locales.ts';
import { own, pageAddress } from './addresses.ts';
import { deliveryServices, returnPolicy } from './delivery.ts';

/** A postal address in the company's country. */
export function postalAddress({ zip, city, street }: { zip: string; city: string; street: string }) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    postalCode: zip,
    addressCountry: company.country,
  } satisfies PostalAddress;
}

/** The shop by its name, for a page that is about something else. */
export function shopData(name: string) {
  return { '@type': 'OnlineStore', ...own.shop(), name, url: pageAddress(defaultLocale, '/') } satisfies OnlineStore;
}

/** The shop as a product's page needs it: who sells, and how goods are sent back. */
export function sellerData(name: string, locale: Locale) {
  return { ...shopData(name), hasMerchantReturnPolicy: returnPolicy(locale) } satisfies OnlineStore;
}

/** The shop with its company, its delivery and its returns. */
export function organisationData(name: string, locale: Locale) {
  const { legalName, vatNumber, email, phone, address, mark, profiles } = company;
  return {
    ...sellerData(name, locale),
    legalName,
    vatID: vatNumber,
    email,
    telephone: phone,
    logo: pageAddress(defaultLocale, mark),
    address: postalAddress(address),
    hasShippingService: deliveryServices(),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  } satisfies OnlineStore;
}

/** The shop's pages in a language, and where they are searched. */
export function websiteData(name: string, locale: Locale) {
  const url = pageAddress(locale, '/');
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${pageAddress(locale, '/search/')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction>;
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: locale,
    publisher: own.shop(),
    potentialAction: search,
  } satisfies WebSite;
}
