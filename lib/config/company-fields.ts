import type { CompanyDetails } from './company-details.ts';

/** Which setting gives which detail. */
export const companyFields = {
  legalName: 'COMPANY_NAME',
  zip: 'COMPANY_ZIP',
  city: 'COMPANY_CITY',
  street: 'COMPANY_STREET',
  register: 'COMPANY_REGISTER',
  court: 'COMPANY_COURT',
  notary: 'COMPANY_NOTARY',
  taxNumber: 'COMPANY_TAX_NUMBER',
  representative: 'COMPANY_REPRESENTATIVE',
  phone: 'COMPANY_PHONE',
  hours: 'COMPANY_HOURS',
  hoursInEnglish: 'COMPANY_HOURS_IN_ENGLISH',
  email: 'COMPANY_EMAIL',
  hosting: 'COMPANY_HOSTING',
  hostingPhone: 'COMPANY_HOSTING_PHONE',
} as const satisfies Record<keyof CompanyDetails, string>;
