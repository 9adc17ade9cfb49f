import { z } from 'zod';
import { knownLanguages } from './known-languages.ts';

/** A line without its ends cut: a no-break space stands between a sum and its currency. */
const piece = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}<>"{}]*$/u, { error: 'expected no < > " { }' });
const line = piece(80).min(1);
const count = (most: number) => z.number().int().min(1).max(most);

/** A regular expression that has to fit the whole of a text, and has at least so many parts in brackets. */
const pattern = (parts = 0) =>
  z
    .string()
    .min(1)
    .max(300)
    .refine((source) => partsOf(source) >= parts, {
      error: `expected a regular expression${parts > 0 ? ' with a part in brackets' : ''}`,
    });

/** Parts in brackets of a regular expression; -1 of what is none. */
function partsOf(source: string): number {
  try {
    return (new RegExp(`${source}|`, 'u').exec('')?.length ?? 0) - 1;
  } catch {
    return -1;
  }
}

const timeZone = z.string().refine(
  (zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  },
  { error: 'expected a time zone such as Europe/Budapest' },
);

const languages = z
  .array(z.enum(knownLanguages))
  .min(1)
  .refine((codes) => new Set(codes).size === codes.length, { error: 'expected each language once' })
  // Answers are made in Hungarian, and said in others.
  .refine((codes) => codes.indexOf('hu') <= 0, { error: 'expected hu as the first language, or not at all' });
/** A tag of BCP 47 for some of the languages. */
const ofLanguages = z.partialRecord(
  z.enum(knownLanguages),
  z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, { error: 'expected a tag such as de-AT' }),
);

const currency = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/, { error: 'expected a code of ISO 4217 such as HUF' }),
  before: piece(8),
  after: piece(8),
  group: piece(1),
  point: piece(1).min(1),
  decimals: z.number().int().min(0).max(3),
  filterUnit: count(1_000_000),
});

const contact = z.strictObject({
  postcode: z.strictObject({ pattern: pattern(), length: count(12), isNumeric: z.boolean() }),
  phone: z.strictObject({
    country: z.string().regex(/^\+[1-9]\d{0,2}$/, { error: 'expected the number of a country such as +36' }),
    trunk: z.string().regex(/^\d{0,3}$/),
    /** Whether a national number is known for one by its digits alone, without the trunk prefix and the country. */
    isKnownBare: z.boolean().default(false),
    national: pattern(),
    groups: pattern(1),
  }),
  taxNumber: z.strictObject({
    pattern: pattern(1),
    written: line,
    weights: z.array(count(9)).min(1).max(20).nullable(),
  }),
});

/** Fields of a company that a market may have no use for. */
const needless = z.enum(['register', 'court', 'notary', 'representative', 'hostingPhone']);

/** Most that a price may be in a market's file, whole units of its currency. */
const mostPrice = 100_000_000;
const price = z.number().int().min(0).max(mostPrice);

const law = z.strictObject({
  withdrawalDays: count(365),
  lowestPriceDays: count(365),
  guaranteeYears: count(10),
  mandatoryGuarantee: z
    .strictObject({ from: price, years: count(10), longerAbove: price, longerYears: count(10) })
    .refine(({ from, longerAbove }) => from <= longerAbove, { error: 'expected the lower price first' })
    .nullable(),
  unitPrices: z.array(z.enum(['ml', 'g', 'm', 'piece', 'pair'])),
  harmonisedNotice: z.boolean(),
});

const holidays = z.strictObject({
  fixed: z.record(
    z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, { error: 'expected a day such as 12-25' }),
    line,
  ),
  easter: z.record(z.string().regex(/^-?\d{1,3}$/, { error: 'expected days from Easter Sunday such as 50' }), line),
});

/**
 * The file of a market (ADR-0148): where a shop sells, in which money and under which law. Amounts in whole units of the
 * currency, patterns as regular expressions that fit a whole text.
 */
export const marketFileSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'expected a code of ISO 3166 such as HU' }),
  languages,
  tags: ofLanguages,
  places: ofLanguages,
  timeZone,
  currency,
  cashStep: count(1000).describe('Smallest sum that is paid in cash, smallest units'),
  vat: z.number().min(0).max(50).describe('Usual rate that prices include, percent'),
  contact,
  company: z.strictObject({
    register: pattern(),
    taxNumber: pattern(1),
    vatNumber: line,
    needless: z.array(needless),
  }),
  law,
  holidays,
});
export type Market = z.output<typeof marketFileSchema>;
