import { brandOf, type ReadBrand } from './brand/read-brand.ts';
import { withCompany } from './brand/state-brand.ts';
import type { StatedCompany } from './company.ts';
import { companySettingsSchema, type CompanySettings } from './company-settings.ts';
import { statedCompany } from './stated-company.ts';
import { readSettings, shopSettingsSchema, type ShopSettings } from './settings.ts';

/** What a process has stated, for what its entry does with it. */
export interface Statement {
  settings: ShopSettings;
  companySettings: CompanySettings;
  company: StatedCompany;
  brand: ReadBrand;
}

/**
 * Reads an environment, once, for the shop's code in this process and in those that it starts, which finds settings,
 * company and brand by it (ADR-0136, ADR-0143). Throws a SettingsError that names every bad variable, or what is not
 * allowed in the brand; nothing is stated then.
 */
export function stateSettings(environment: NodeJS.ProcessEnv): Statement {
  const settings = readSettings(shopSettingsSchema, environment);
  const brand = brandOf(environment);
  const companySettings = readSettings(companySettingsSchema, withCompany(environment, brand));
  const company = statedCompany({ ...companySettings, ...settings }, brand.stated.company);
  Object.assign(process.env, {
    LENDULET_SETTINGS: JSON.stringify(settings),
    LENDULET_COMPANY: JSON.stringify(company),
    LENDULET_BRAND: JSON.stringify(brand.stated),
  });
  return { settings, companySettings, company, brand };
}
