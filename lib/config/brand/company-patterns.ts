import type { Market } from '#lib/contract/market/market-file.ts';

/** A text that may be empty. */
const orEmpty = (pattern: string) => new RegExp(`^(?:${pattern})?$`, 'u');

/** Forms of a company's details in a market, each of which may be left empty. */
export function companyPatternsOf({ contact, company }: Pick<Market, 'contact' | 'company'>) {
  return {
    zip: orEmpty(contact.postcode.pattern),
    register: orEmpty(company.register),
    taxNumber: orEmpty(company.taxNumber),
    phone: orEmpty(`\\${contact.phone.country}[\\d ]{8,14}`),
    email: orEmpty('[^\\s<>@]+@[^\\s<>@]+'),
    hostingPhone: orEmpty('\\+[\\d ]{8,18}'),
  };
}
