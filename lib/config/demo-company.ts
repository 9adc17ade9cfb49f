/** The invented company behind the demo shop. No tax number begins with 9, and the addresses end on `.example`. */
export const demoCompany = {
  legalName: 'Lendület Sportáruház Zrt.',
  zip: '1138',
  city: 'Budapest',
  street: 'Népfürdő utca 76.',
  register: '01-10-999735',
  court: 'Fővárosi Törvényszék Cégbírósága',
  notary: 'Budapest Főváros XIII. Kerületi Önkormányzat jegyzője, 9735/2026',
  taxNumber: '98735145-2-41',
  representative: 'dr. Somlai Katalin vezérigazgató',
  phone: '+36 1 702 1100',
  hours: 'hétfőtől péntekig 8:00–20:00, szombaton 9:00–14:00',
  email: 'ugyfelszolgalat@lendulet.example',
  hosting: 'Szélrózsa Tárhely Kft., 1117 Budapest, Budafoki út 209., tarhely@szelrozsa.example',
  hostingPhone: '+36 1 702 1199',
};

/** What the imprint and the shop's structured data say of the company. */
export type CompanyDetails = typeof demoCompany;

/** The value-added tax number of the Union, from a Hungarian tax number: `98735145-2-41` → `HU98735145`. */
export function vatNumberOf({ taxNumber }: Pick<CompanyDetails, 'taxNumber'>): string {
  return taxNumber === '' ? '' : `HU${taxNumber.slice(0, 8)}`;
}
