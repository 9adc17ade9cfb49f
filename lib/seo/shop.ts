import type { OpeningHoursSpecification, SportingGoodsStore } from 'schema-dts';
import type { OpeningHours, ShopDetail } from '#lib/contract/shop.ts';
import { company } from '#lib/config/company.ts';
import { settings } from '#lib/config/index.ts';
import type { Locale } from '#lib/core/locales.ts';
import { shopId } from '#lib/shops/index.ts';
import { exceptionDays, exceptionsWithin, weekRows, type Hours } from '#lib/shops/opening.ts';
import { pageAddress, pictureAddress } from './addresses.ts';
import { term, type Thing } from './json-ld.ts';
import { postalAddress, shopData } from './organisation.ts';
import { sharePicture } from './share-picture.ts';

/** Monday first, as hours are. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface OpeningData extends Thing {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: `https://schema.org/${(typeof weekdays)[number]}`[];
  /** A day that differs from the week, `2026-12-24`, by its first and last day. */
  validFrom?: string;
  validThrough?: string;
  /** `09:00`; both at midnight on a day on which it stays closed. */
  opens: string;
  closes: string;
}

/** The vocabulary has no 24:00; a minute earlier means the same. */
const clock = (time: string) => (time === '24:00' ? '23:59' : time);

function openingData(hours: Hours, when: Pick<OpeningData, 'dayOfWeek' | 'validFrom' | 'validThrough'>): OpeningData {
  const { opens, closes } = hours ?? { opens: '00:00', closes: '00:00' };
  return {
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens: clock(opens),
    closes: clock(closes),
  } satisfies OpeningHoursSpecification;
}

/** The week, and the days that differ from it. */
export function openingHoursData({ weekly, exceptions }: OpeningHours): OpeningData[] {
  return [
    ...weekRows(weekly).map(({ from, to, hours }) =>
      openingData(hours, { dayOfWeek: weekdays.slice(from, to + 1).map(term) }),
    ),
    ...exceptions.map(({ date, hours }) => openingData(hours, { validFrom: date, validThrough: date })),
  ];
}

/** A shop of the chain as its page shows it on a day. */
export function localShopData(shop: ShopDetail, today: string, locale: Locale, siteName: string) {
  const {
    address: { ZipCode: zip, City: city, Street: street },
    geo: { lat, lng },
    email,
    image,
    openingHours: hours,
  } = shop;
  const page = pageAddress(locale, shop.url);
  return {
    '@type': 'SportingGoodsStore',
    '@id': `${page}#store`,
    name: shop.name,
    url: page,
    branchCode: shopId(shop.sysname),
    address: postalAddress({ zip, city, street }),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    telephone: shop.phone,
    ...(email ? { email } : {}),
    // The site's picture where the shop has none: without one it is not shown on a map.
    image: image ? pictureAddress(image) : new URL(sharePicture.url, settings.STOREFRONT_HOST).href,
    priceRange: company.priceRange,
    ...(hours
      ? {
          openingHoursSpecification: openingHoursData({
            ...hours,
            exceptions: exceptionsWithin(hours, today, exceptionDays),
          }),
        }
      : {}),
    parentOrganization: shopData(siteName),
  } satisfies SportingGoodsStore;
}
