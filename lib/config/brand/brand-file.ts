import { z } from 'zod';
import { money } from '#lib/contract/amount.ts';
import type { Market } from '#lib/contract/market/market-file.ts';
import { companyPatternsOf } from './company-patterns.ts';

/** One line that may stand in pages, mails' headers and styles alike. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}<>"{}]*$/u, { error: 'expected a line without < > " { }' });
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'expected a colour such as #0e1116' })
  .transform((text) => text.toLowerCase());
/** A file of the folder itself. */
const file = (endings: string) =>
  z.string().regex(new RegExp(`^[\\w-][\\w.-]*\\.(?:${endings})$`), {
    error: `expected the name of a file in the folder, .${endings.replace('|', ' or .')}`,
  });
/** A price in whole units of a currency, read as money. */
const priceIn = ({ decimals }: Market['currency']) =>
  z
    .number()
    .min(0)
    .max(1_000_000)
    .refine((number) => Number(number.toFixed(decimals)) === number, {
      error: decimals > 0 ? `expected ${decimals} decimals at most` : 'expected a whole number',
    })
    .transform((number) => money(Math.round(number * 10 ** decimals)));
const days = z
  .tuple([z.number().int().min(0).max(60), z.number().int().min(0).max(60)])
  .refine(([first, last]) => first <= last, { error: 'expected the first day before the last' });
const font = z.strictObject({
  file: file('woff2'),
  weight: z.string().regex(/^[1-9]00(?: [1-9]00)?$/, { error: 'expected a weight such as 700, or 400 700' }),
});

const companyLine = (pattern = /^[^\p{Cc}]*$/u) => z.string().trim().max(200).regex(pattern);
const companyOf = (companyPatterns: ReturnType<typeof companyPatternsOf>) =>
  z.strictObject({
    legalName: companyLine(),
    zip: companyLine(companyPatterns.zip),
    city: companyLine(),
    street: companyLine(),
    register: companyLine(companyPatterns.register),
    court: companyLine(),
    notary: companyLine(),
    taxNumber: companyLine(companyPatterns.taxNumber),
    representative: companyLine(),
    phone: companyLine(companyPatterns.phone),
    hours: companyLine(),
    hoursInEnglish: companyLine().default(''),
    email: companyLine(companyPatterns.email).min(1),
    hosting: companyLine(),
    hostingPhone: companyLine(companyPatterns.hostingPhone),
  });

/** `brand.json` of a brand's folder (ADR-0143) in a market. Prices in whole units, days as working days after the order. */
export const brandFileOf = (market: Pick<Market, 'contact' | 'company' | 'currency'>) => {
  const price = priceIn(market.currency);
  return z.strictObject({
    name: line(40).describe('The shop’s name'),
    isSample: z.boolean().default(false).describe('Whether the company is invented: a demo alone shows it then'),
    wordmark: z
      .union([file('svg'), line(42).regex(/^[^[\]]*\[[^[\]]+\][^[\]]*$/)], {
        error: 'expected an .svg of the folder, or letters with their marked part in brackets such as LEN[DÜL]ET',
      })
      .describe('What stands for the shop in its headers'),
    icon: file('svg'),
    sharePicture: file('png').describe('Picture of 1200 × 630 px for pages without one of their own that are shared'),
    colours: z
      .strictObject({
        ink: colour,
        paper: colour,
        mist: colour,
        fog: colour,
        edge: colour,
        accent: colour,
        success: colour,
        sale: colour,
        quiet: colour,
      })
      .partial()
      .default({}),
    fonts: z.strictObject({ display: font, text: font }).partial().default({}),
    company: companyOf(companyPatternsOf(market)),
    profiles: z
      .array(z.url({ protocol: /^https$/, error: 'expected an https address' }))
      .max(10)
      .default([]),
    delivery: z.strictObject({
      home: price,
      pickUpPoint: price,
      heavy: price,
      freeFrom: price,
      days: z.strictObject({ home: days, store: days, point: days, held: days }),
    }),
  });
};
export type BrandFile = z.output<ReturnType<typeof brandFileOf>>;
