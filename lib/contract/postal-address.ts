import { z } from 'zod';
import { contact } from './market/contact.ts';
import { plainLine } from './plain-line.ts';

/** A postcode of the market. */
export const postalCodeSchema = z
  .string()
  .trim()
  .regex(new RegExp(`^(?:${contact.postcode.pattern})$`));

export const postalAddressSchema = z.strictObject({
  postal: postalCodeSchema,
  city: plainLine(60),
  street: plainLine(80),
  streetNo: plainLine(40, { takesNumbers: true }),
});
