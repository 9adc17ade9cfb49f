import { company as shown, companyDetails as own, postalLine } from '#lib/config/company.ts';

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
  privacy: 'adatvedelem@lendulet.example',
  accessibility: 'akadalymentesseg@lendulet.example',
  jobs: 'karrier@lendulet.example',
  representative: own.representative,
  hosting: own.hosting,
  hostingPhone: own.hostingPhone,
  hours: own.hours,
} as const;

/** Replaces `{{name}}` and its like in a text; throws an Error for a field that the company does not have. */
export function fillInCompany(text: string): string {
  const fields: Readonly<Record<string, string>> = company;
  return text.replace(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const value = fields[field];
    if (value === undefined) throw new Error(`The company has no "${field}"`);
    return value;
  });
}
