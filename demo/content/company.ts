import { brandValues } from '#lib/core/text/brand-texts.ts';
import { company as shown, companyDetails as own, postalLine } from '#lib/config/company.ts';

/** What the company's addresses end on. */
export const mailDomain = own.email.replace(/^.*@/, '');

/** The invented company behind the demo shop. No tax number begins with 9, and the addresses end on `.example`. */
export const company = {
  name: own.legalName,
  seat: postalLine,
  register: own.register,
  court: own.court,
  notary: own.notary,
  taxNumber: own.taxNumber,
  vatNumber: shown.vatNumber,
  phone: own.phone,
  email: own.email,
  privacy: `adatvedelem@${mailDomain}`,
  accessibility: `akadalymentesseg@${mailDomain}`,
  jobs: `karrier@${mailDomain}`,
  representative: own.representative,
  hosting: own.hosting,
  hostingPhone: own.hostingPhone,
  hours: own.hours,
} as const;

/** Replaces `{{name}}` and its like in a text; throws an Error for a field that the company does not have. */
export function fillInCompany(text: string): string {
  const fields: Readonly<Record<string, string>> = { ...company, ...brandValues() };
  return text.replace(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const value = fields[field];
    if (value === undefined) throw new Error(`The company has no "${field}"`);
    return value;
  });
}
