import type { Market } from '#lib/contract/market/market-file.ts';
import { brandOf, type ReadBrand } from './brand/read-brand.ts';
import { withCompany } from './brand/state-brand.ts';
import type { StatedCompany } from './company.ts';
import { companySettingsOf, type CompanySettings } from './company-settings.ts';
import { marketOf } from './market/read-market.ts';
import { statedCompany } from './stated-company.ts';
import { readSettings, shopSettingsSchema, type ShopSettings } from './settings.ts';

/** What a process has stated, for what its entry does with it. */
export interface Statement {
  settings: ShopSettings;
  companySettings: CompanySettings;
  company: StatedCompany;
  brand: ReadBrand;
  market: Market;
}

/**
 * Reads an environment, once, for the shop's code in this process and in those that it starts, which finds settings,
 * company, brand and market by it (ADR-0136, ADR-0143, ADR-0148). Throws a SettingsError that names every bad variable, or
 * what is not allowed in brand or market; nothing is stated then.
 */
export function stateSettings(environment: NodeJS.ProcessEnv): Statement {
  const settings = readSettings(shopSettingsSchema, environment);
  const market = marketOf(environment);
  const brand = brandOf(environment, market);
  const companySettings = readSettings(companySettingsOf(market), withCompany(environment, brand));
  const company = statedCompany({ ...companySettings, ...settings }, brand.stated.company);
  Object.assign(process.env, {
    LENDULET_SETTINGS: JSON.stringify(settings),
    LENDULET_COMPANY: JSON.stringify(company),
    LENDULET_BRAND: JSON.stringify(brand.stated),
    LENDULET_MARKET: JSON.stringify(market),
  });
  return { settings, companySettings, company, brand, market };
}
