import { InvalidInput } from '../domain/errors.ts';

/** Digits after the country's: two of the area and six, one of Budapest and seven, two of a mobile and seven. */
const national = /^(?:1\d{7}|(?:20|30|31|50|70)\d{7}|(?!20|30|31|50|70)[2-9]\d{7})$/;

/**
 * A Hungarian telephone number as people write it → E.164: `+36301234567`. Throws InvalidInput for one that has too
 * many or too few digits.
 */
export function toE164(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^(0036|36|06)/, '');
  if (!national.test(digits)) throw new InvalidInput({ phone: ['invalid'] });
  return `+36${digits}`;
}
