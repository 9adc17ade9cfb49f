import { demoCompany, vatNumberOf, type CompanyDetails } from './demo-company.ts';

/** The official figure of the harmonised notice as it is served, with its size in px. */
export interface NoticeFigure {
  path: string;
  width: number;
  height: number;
}

/** Who runs the shop, as it was when its process started (ADR-0136). */
export interface StatedCompany {
  details: CompanyDetails;
  isDemo: boolean;
  /** Null in a demo that has none. */
  notice: NoticeFigure | null;
}

const stated: StatedCompany = process.env.LENDULET_COMPANY
  ? JSON.parse(process.env.LENDULET_COMPANY)
  : { details: demoCompany, isDemo: true, notice: null };

/** What the imprint says of the company; outside of a storefront the demo's. */
export const companyDetails: CompanyDetails = stated.details;

const { legalName, phone, hours, email, zip, city, street } = stated.details;

/** Whether the shop is a demo, and says so where a public shop has what the law asks for. */
export const { isDemo, notice: harmonisedNotice } = stated;

/**
 * The company that runs the shop, as search engines are given it: the same as in its imprint, from the settings
 * COMPANY_*. What delivery costs stands in `lib/core/products/delivery.ts`, the shop's name in `messages/`.
 */
export const company = {
  legalName,
  phone,
  /** When customers can call, in Hungarian; empty where nobody has said. */
  hours,
  email,
  vatNumber: vatNumberOf(stated.details),
  address: { zip, city, street },
  /** ISO 3166 code of the country that the shop is in and delivers to, and ISO 4217 code of its money. */
  country: 'HU',
  currency: 'HUF',
  /** What its shops cost beside others, from `$` to `$$$$`, as search engines show it. */
  priceRange: '$$',
  /** Path of the company's mark on the storefront. */
  mark: '/icon.svg',
  /** Its pages elsewhere, in social networks say, by their full addresses. */
  profiles: [] as string[],
} as const;

/** The company's postal address in one line. */
export const postalLine = `${zip} ${city}, ${street}`;
