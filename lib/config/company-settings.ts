import { z } from 'zod';
import type { Market } from '#lib/contract/market/market-file.ts';
import { companyPatternsOf } from './brand/company-patterns.ts';
import { companyFields } from './company-fields.ts';
import type { CompanyDetails } from './company-details.ts';
import type { ShopSettings } from './settings.ts';

const line = (describe: string, pattern = /^[^\p{Cc}]*$/u) =>
  z.string().trim().max(200).regex(pattern).default('').describe(describe);

/**
 * Who runs the shop, and whether it is a demo (ADR-0107). What is not given is what the brand says of its company
 * (ADR-0143); an invented one is shown by a demo alone.
 */
export function companySettingsOf(market: Pick<Market, 'contact' | 'company'>) {
  const companyPatterns = companyPatternsOf(market);
  return z.object({
    DEMO: z
      .enum(['true', 'false'])
      .optional()
      .describe('Whether the shop is a demo, with an invented company; by default on localhost alone'),
    COMPANY_NAME: line('Registered name of the company'),
    COMPANY_ZIP: line('Postcode of its seat', companyPatterns.zip),
    COMPANY_CITY: line('Town of its seat'),
    COMPANY_STREET: line('Street and number of its seat'),
    COMPANY_REGISTER: line('Its number in the register of companies', companyPatterns.register),
    COMPANY_COURT: line('The court that registers it'),
    COMPANY_NOTARY: line('The notary whose register of traders it stands in, and its number there'),
    COMPANY_TAX_NUMBER: line('Its tax number', companyPatterns.taxNumber),
    COMPANY_REPRESENTATIVE: line('Who represents it'),
    COMPANY_PHONE: line('Telephone number for customers', companyPatterns.phone),
    COMPANY_HOURS: line('When customers can call, in Hungarian'),
    COMPANY_HOURS_IN_ENGLISH: line('The same in English, for the pages in English'),
    COMPANY_EMAIL: line('E-mail address for customers', companyPatterns.email),
    COMPANY_HOSTING: line('Name, address and e-mail address of the hosting provider'),
    COMPANY_HOSTING_PHONE: line('Telephone number of the hosting provider', companyPatterns.hostingPhone),
    HARMONISED_NOTICE: line(
      'File of the official figure of the harmonised notice, .svg or .png',
      /^(?:.+\.(?:svg|png))?$/,
    ),
  });
}
export type CompanySettings = z.output<ReturnType<typeof companySettingsOf>>;

type Hosts = Pick<ShopSettings, 'STOREFRONT_HOST' | 'CHECKOUT_HOST'>;

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(host).hostname);

/** Whether the shop is one on this machine: its pages are on localhost. */
export function isLocalShop({ STOREFRONT_HOST: host }: Pick<ShopSettings, 'STOREFRONT_HOST'>): boolean {
  return isLocal(host);
}

/** Whether the shop is a demo: as DEMO says, else while storefront and checkout are on localhost. */
export function isDemo({ DEMO: said, STOREFRONT_HOST, CHECKOUT_HOST }: Pick<CompanySettings, 'DEMO'> & Hosts): boolean {
  return said === undefined ? isLocal(STOREFRONT_HOST) && isLocal(CHECKOUT_HOST) : said === 'true';
}

/** The details that a public shop has to give: all but when customers can call, and what its market has no use for. */
export function requiredCompanySettings({ company: { needless } }: Pick<Market, 'company'>) {
  const spared: readonly string[] = ['hours', 'hoursInEnglish', ...needless];
  return Object.entries(companyFields).flatMap(([field, name]) => (spared.includes(field) ? [] : [name]));
}

/** The company as the settings give it; what they leave out is the brand's own in a demo alone. */
export function companyOf(settings: CompanySettings, demo: boolean, own: CompanyDetails): CompanyDetails {
  const of = (field: keyof CompanyDetails) => settings[companyFields[field]] || (demo ? own[field] : '');
  return {
    legalName: of('legalName'),
    zip: of('zip'),
    city: of('city'),
    street: of('street'),
    register: of('register'),
    court: of('court'),
    notary: of('notary'),
    taxNumber: of('taxNumber'),
    representative: of('representative'),
    phone: of('phone'),
    hours: of('hours'),
    hoursInEnglish: of('hoursInEnglish'),
    email: of('email'),
    hosting: of('hosting'),
    hostingPhone: of('hostingPhone'),
  };
}
