import { dayAfter, weekdayOf } from '#lib/core/calendar/days.ts';
import { holidaysOf } from '#lib/core/calendar/holidays.ts';
import { isPhone } from '../addresses.ts';
import { violationOf, type Rule } from '../rule.ts';
import type { ShopItem } from '../items.ts';

const source = 'Minőségi szabály; schema.org/SportingGoodsStore';
const weekdays = ['hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat', 'vasárnap'];
const daysAhead = 365;

/** Hungary with a little around it, in degrees. */
const country = { south: 45.7, north: 48.6, west: 16.1, east: 22.95 };

const hours: Rule<ShopItem> = {
  id: 'store-hours-missing',
  severity: 'warning',
  source,
  title: 'Hiányzó nyitvatartás',
  remedy: 'Add meg a hét minden napjának nyitvatartását; ha az üzlet aznap zárva van, azt is.',
  violations({ openingHours }) {
    if (openingHours === null) return ['nincs nyitvatartás'];
    // Closed is null; a day of which nobody said anything is not there.
    return violationOf(
      'nincs megadva',
      weekdays.filter((_, weekday) => openingHours.weekly[weekday] === undefined),
    );
  },
};

/** A holiday that ends as the weekday of a closed day needs no exception. */
const holidays: Rule<ShopItem> = {
  id: 'store-holidays-missing',
  severity: 'warning',
  source: `${source}; 2012. évi I. törvény, 102. §`,
  title: 'Hiányzó ünnepi nyitvatartás',
  remedy: 'Add meg a következő tizenkét hónap munkaszüneti napjait: zárva, vagy eltérő nyitvatartás.',
  violations({ openingHours, today }) {
    if (openingHours === null) return [];
    const last = dayAfter(today, daysAhead);
    const exceptionDates = new Set(openingHours.exceptions.map(({ date }) => date));
    const year = Number(today.slice(0, 4));
    const missing = [...holidaysOf(year), ...holidaysOf(year + 1)].filter(
      ({ date }) => date >= today && date <= last && !exceptionDates.has(date) && openingHours.weekly[weekdayOf(date)],
    );
    return violationOf(
      'nincs megadva',
      missing.map(({ date, name }) => `${date} (${name})`),
    );
  },
};

const phone: Rule<ShopItem> = {
  id: 'store-phone',
  severity: 'warning',
  source,
  title: 'Hiányzó vagy hibás telefonszám',
  remedy: 'Add meg az üzlet telefonszámát nemzetközi alakban: +36 1 234 5678.',
  violations: ({ shop }) => (isPhone(shop.phone) ? [] : [shop.phone.trim() === '' ? 'nincs telefonszám' : shop.phone]),
};

const place: Rule<ShopItem> = {
  id: 'store-geo',
  severity: 'warning',
  source,
  title: 'Hiányzó vagy hibás földrajzi hely',
  remedy: 'Add meg az üzlet bejáratának szélességi és hosszúsági fokát.',
  violations({ shop: { lat, lng } }) {
    const isInside = lat >= country.south && lat <= country.north && lng >= country.west && lng <= country.east;
    return isInside ? [] : [lat === 0 && lng === 0 ? 'nincs megadva' : `${lat}, ${lng}: nem Magyarországon van`];
  },
};

/** What shoppers have to know before they go to a shop. */
export const shopRules: readonly Rule<ShopItem>[] = [hours, holidays, phone, place];
