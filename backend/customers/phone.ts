import { contact } from '#lib/contract/market/contact.ts';
import { isForeignPhone } from '#lib/contract/phone.ts';
import { InvalidInput } from '../domain/errors.ts';

const { country, trunk, national: pattern, isKnownBare } = contact.phone;
const countryDigits = country.slice(1);
/** Digits after the country's. */
const national = new RegExp(`^(?:${pattern})$`);
const beginning = new RegExp(`^(?:00${countryDigits}|${countryDigits}|${trunk})`);
const hasBeginning = new RegExp(`^\\s*(?:\\+|00${trunk && `|${trunk}`})`);
/** A number of another country, with that country's. */
const foreignDigits = /^[1-9]\d{7,14}$/;

/**
 * A telephone number as people write it → E.164: `+36301234567`. Throws InvalidInput for one that has too many or too few
 * digits.
 */
export function toE164(written: string): string {
  if (isForeignPhone(written)) {
    const abroad = written.replace(/\D/g, '').replace(/^00/, '');
    if (!foreignDigits.test(abroad)) throw new InvalidInput({ phone: ['invalid'] });
    return `+${abroad}`;
  }
  const all = written.replace(/\D/g, '');
  // What is whole without a beginning has none: 36 is an area, too.
  const digits = isKnownBare && !hasBeginning.test(written) && national.test(all) ? all : all.replace(beginning, '');
  if (!national.test(digits)) throw new InvalidInput({ phone: ['invalid'] });
  return `${country}${digits}`;
}
