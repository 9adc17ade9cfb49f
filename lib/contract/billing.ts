import { z } from 'zod';
import { contact } from './market/contact.ts';
import { plainLine } from './plain-line.ts';
import { postalAddressSchema } from './postal-address.ts';

const { pattern, written, weights } = contact.taxNumber;
const whole = new RegExp(`^(?:${pattern})$`);

/**
 * Whether a text is a tax number of the market, in Hungary `12345676-2-41`: a registration number whose eighth digit checks
 * the others, the kind of taxation, and the number of a county (2017. évi CL. törvény, 1. melléklet).
 */
function isTaxNumber(text: string): boolean {
  if (!whole.test(text)) return false;
  if (!weights) return true;
  const sum = weights.reduce((total, weight, at) => total + Number(text[at]) * weight, 0);
  return (10 - (sum % 10)) % 10 === Number(text[weights.length]);
}

/** With or without hyphens and spaces; read as the market writes it, `12345676-2-41`. */
export const taxNumberSchema = z
  .string()
  .trim()
  .max(30)
  .overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase().replace(whole, written))
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
