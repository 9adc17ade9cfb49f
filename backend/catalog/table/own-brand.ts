import { brand } from '#lib/config/brand/stated-brand.ts';
import { companyOf, companySettingsOf, isDemo } from '#lib/config/company-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';

/** Who the goods of a shop's own name are made by. */
export interface OwnBrand {
  name: string;
  postalAddress: string;
  electronicAddress: string;
}

/**
 * The company that runs the shop, as the maker of goods that name no brand; null while COMPANY_* do not say who it is.
 * Throws SettingsError.
 */
export function ownBrandOf(environment: Record<string, string | undefined>): OwnBrand | null {
  const settings = readSettings(companySettingsOf(market), environment);
  const company = companyOf(
    settings,
    isDemo({ ...settings, ...readSettings(shopSettingsSchema, environment) }),
    brand.company,
  );
  const { legalName, zip, city, street, email } = company;
  if ([legalName, zip, city, street, email].includes('')) return null;
  const name = legalName.replace(/,? (?:Kft|Bt|Zrt|Nyrt|Rt|Kkt)\.?$/u, '').slice(0, 60);
  return { name, postalAddress: `${zip} ${city}, ${street}`, electronicAddress: email };
}
