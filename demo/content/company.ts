import { company as own, postalLine } from '#lib/config/company.ts';

/** The invented company behind the demo shop. No tax number begins with 9, and the address ends on `.example`. */
export const company = {
  name: own.legalName,
  seat: postalLine,
  register: '01-10-999735',
  court: 'Fővárosi Törvényszék Cégbírósága',
  taxNumber: '98735145-2-41',
  vatNumber: own.vatNumber,
  phone: own.phone,
  email: own.email,
  privacy: 'adatvedelem@lendulet.example',
  accessibility: 'akadalymentesseg@lendulet.example',
  jobs: 'karrier@lendulet.example',
  representative: 'dr. Somlai Katalin vezérigazgató',
  hosting: 'Szélrózsa Tárhely Kft., 1117 Budapest, Budafoki út 209., tarhely@szelrozsa.example',
  hours: 'hétfőtől péntekig 8:00–20:00, szombaton 9:00–14:00',
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
