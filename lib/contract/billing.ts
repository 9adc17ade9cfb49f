import { z } from 'zod';
import { plainLine } from './plain-line.ts';
import { postalAddressSchema } from './postal-address.ts';

const taxNumberPattern = /^(\d{7})(\d)-[1-5]-(0[2-9]|1\d|20|2[2-9]|3\d|4[0-4]|51)$/;
const weights = [9, 7, 3, 1, 9, 7, 3];

/**
 * Whether a text is a Hungarian tax number, `12345676-2-41`: a registration number whose eighth digit checks the others, the
 * kind of taxation, and the number of a county (2017. évi CL. törvény, 1. melléklet).
 */
function isTaxNumber(text: string): boolean {
  const [, digits = '', check] = taxNumberPattern.exec(text) ?? [];
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0);
  return check !== undefined && (10 - (sum % 10)) % 10 === Number(check);
}

/** Eleven digits, with or without hyphens and spaces; read as `12345676-2-41`. */
export const taxNumberSchema = z
  .string()
  .trim()
  .max(30)
  .overwrite((text) => text.replace(/[\s-]/g, '').replace(/^(\d{8})(\d)(\d{2})$/, '$1-$2-$3'))
  .refine(isTaxNumber, { error: 'tax_number' });

/** To whom an invoice is made out: a person or a company, which may give its tax number. */
export const billingSchema = z.strictObject({
  name: plainLine(120),
  taxNumber: taxNumberSchema.optional(),
  address: postalAddressSchema,
});

/** As orders have it. */
export const orderBillingSchema = z.object({
  name: z.string(),
  taxNumber: z.string().nullable(),
  address: z.object({ postal: z.string(), city: z.string(), street: z.string(), streetNo: z.string() }),
});
export type OrderBilling = z.output<typeof orderBillingSchema>;
