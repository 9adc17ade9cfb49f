import { market } from './market/stated-market.ts';
import { brand } from './brand/stated-brand.ts';
import { vatNumberOf, type CompanyDetails } from './company-details.ts';

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
  : { details: brand.company, isDemo: true, notice: null };

/** The shop's own name, as its brand says it. */
export const shopName = brand.name;

/** What the imprint says of the company; outside of a storefront that of the brand. */
export const companyDetails: CompanyDetails = stated.details;

const { legalName, phone, hours, hoursInEnglish, email, zip, city, street } = stated.details;

/** Whether the shop is a demo, and says so where a public shop has what the law asks for. */
export const { isDemo, notice: harmonisedNotice } = stated;

/**
 * The company that runs the shop, as search engines are given it: the same as in its imprint, from the settings
 * COMPANY_* and the brand (ADR-0143).
 */
export const company = {
  legalName,
  phone,
  /** When customers can call, in Hungarian and in English; empty where nobody has said. */
  hours,
  hoursInEnglish,
  email,
  vatNumber: vatNumberOf(stated.details, market),
  address: { zip, city, street },
  /** ISO 3166 code of the country that the shop is in and delivers to, and ISO 4217 code of its money. */
  country: market.country,
  currency: market.currency.code,
  /** What its shops cost beside others, from `$` to `$$$$`, as search engines show it. */
  priceRange: '$$',
  /** Path of the company's mark on the storefront. */
  mark: brand.icon,
  /** Its pages elsewhere, in social networks say, by their full addresses. */
  profiles: brand.profiles,
} as const;

/** The company's postal address in one line. */
export const postalLine = `${zip} ${city}, ${street}`;
