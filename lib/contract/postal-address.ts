import { z } from 'zod';
import { plainLine } from './plain-line.ts';

export const postalCodeSchema = z
  .string()
  .trim()
  .regex(/^[1-9]\d{3}$/);

export const postalAddressSchema = z.strictObject({
  postal: postalCodeSchema,
  city: plainLine(60),
  street: plainLine(80),
  streetNo: plainLine(40, { takesNumbers: true }),
});
