import { mailDomain } from './company.ts';
import { shopServices, type ShopService } from '#lib/contract/shop-services.ts';
import type { OpeningHours } from '#lib/contract/shop.ts';
import type { ShopDetails } from '../model.ts';
import { weekdayOf } from '#lib/core/calendar/days.ts';
import { holidaysOf } from '#lib/core/calendar/holidays.ts';
import { catalogShops } from '../catalog/shops.ts';
import { englishShopTexts } from '../english/shop-texts.ts';
import { shopTexts, type ShopKind } from './shop-texts.ts';

type Opening = OpeningHours['weekly'][number];

function from(opens: string, closes: string): Opening {
  return { opens, closes };
}

function week(workday: Opening, saturday: Opening, sunday: Opening): Opening[] {
  return [workday, workday, workday, workday, workday, saturday, sunday];
}

const weekly: Readonly<Record<ShopKind, Opening[]>> = {
  'late-centre': week(from('09:00', '21:00'), from('09:00', '21:00'), from('09:00', '19:00')),
  centre: week(from('09:00', '20:00'), from('09:00', '20:00'), from('09:00', '18:00')),
  park: week(from('09:00', '20:00'), from('09:00', '20:00'), from('10:00', '17:00')),
  town: week(from('09:00', '18:00'), from('09:00', '13:00'), null),
};

/** Days that are no holidays and yet shorter, by month and day. */
const shorter: readonly (readonly [monthAndDay: string, name: string, hours: Opening])[] = [
  ['12-24', 'Szenteste', from('09:00', '12:00')],
  ['12-31', 'Szilveszter', from('09:00', '16:00')],
];

/**
 * Opening hours of a kind of shop in a year and the next: closed on holidays, shorter before Christmas and New Year.
 */
export function openingHours(kind: ShopKind, year: number): OpeningHours {
  const usual = weekly[kind];
  const days = [year, year + 1].flatMap((each) => [
    ...holidaysOf(each).map((holiday) => ({ ...holiday, hours: null })),
    ...shorter.map(([day, name, hours]) => ({ date: `${each}-${day}`, name, hours })),
  ]);
  // A holiday on a day on which the shop is closed anyway is no exception.
  const exceptions = days.filter(({ date, hours }) => hours !== null || usual[weekdayOf(date)] !== null);
  return { weekly: usual, exceptions: exceptions.toSorted((a, b) => a.date.localeCompare(b.date, 'en')) };
}

const everywhere: readonly ShopService[] = ['click-and-collect', 'wheelchair'];

/** What each shop of the demo says of itself, with the hours of a year and the next. */
export function makeShopDetails(year: number): ShopDetails[] {
  return catalogShops().map(({ sysname }) => {
    const id = sysname.slice(sysname.indexOf('_') + 1);
    const shop = shopTexts[id];
    const inEnglish = englishShopTexts[id];
    if (!shop || inEnglish === undefined) throw new Error(`Nothing is known of the store ${id}`);
    const services = [...everywhere, ...(shop.kind === 'town' ? [] : ['parking' as const]), ...shop.services];
    return {
      sysname,
      email: `${id}@${mailDomain}`,
      services: shopServices.filter((service) => services.includes(service)),
      openingHours: openingHours(shop.kind, year),
      text: shop.text,
      translations: { en: { text: inEnglish } },
      image: null,
    };
  });
}
