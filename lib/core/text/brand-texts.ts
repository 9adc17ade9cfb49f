import { pageBrand, type PageBrand } from '#lib/config/brand/page-brand.ts';
import { law } from '#lib/contract/market/law.ts';
import { cashStep } from '#lib/contract/market/cash-step.ts';
import { vat } from '#lib/contract/market/vat.ts';
import { money } from '#lib/contract/money.ts';
import { formatPrice } from '#lib/core/prices/index.ts';

const range = ([first, last]: readonly [number, number]) => (first === last ? String(first) : `${first}–${last}`);

/** What texts say of the market, by the names of its places in them (ADR-0148): `{withdrawalDays}`. */
const marketValues: Readonly<Record<string, string>> = {
  vat: String(vat),
  cashStep: formatPrice(money(cashStep)),
  withdrawalDays: String(law.withdrawalDays),
  lowestDays: String(law.lowestPriceDays),
};

/** What texts say of a brand and its market (ADR-0143): `{brand}`, `{freeFrom}`. */
export function brandValues({ name, delivery }: PageBrand = pageBrand): Readonly<Record<string, string>> {
  return {
    ...marketValues,
    brand: name,
    homePrice: formatPrice(delivery.home),
    pointPrice: formatPrice(delivery.pickUpPoint),
    heavyPrice: formatPrice(delivery.heavy),
    freeFrom: formatPrice(delivery.freeFrom),
    homeDays: range(delivery.days.home),
    storeDays: range(delivery.days.store),
    pointDays: range(delivery.days.point),
  };
}

type Values = Readonly<Record<string, string>>;

const written = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** A part of a compiled text: letters, a place (`["brand"]`), a tag with its parts, or a choice with its texts. */
function partOf(part: unknown, values: Values): unknown {
  if (typeof part === 'string') return written(part, values);
  if (!Array.isArray(part)) return filled(part, values);
  const [name, ...rest]: unknown[] = part;
  if (rest.length === 0 && typeof name === 'string') return values[name] ?? part;
  return [name, ...rest.map((one) => partOf(one, values))];
}

/** A compiled text that has no place any more is a string. */
function joined(parts: unknown[], hadPlace: boolean): unknown {
  return hadPlace && parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

function filled(text: unknown, values: Values): unknown {
  if (typeof text === 'string') return written(text, values);
  if (Array.isArray(text))
    return joined(
      text.map((part: unknown) => partOf(part, values)),
      text.some((part) => Array.isArray(part)),
    );
  if (typeof text === 'object' && text !== null)
    return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, filled(part, values)]));
  return text;
}

/** Texts with what they say of the brand, whether they are as written or as a build has compiled them. */
export function withBrand<T>(texts: T, values: Values = brandValues()): T {
  return filled(texts, values) as T;
}
