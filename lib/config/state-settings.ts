import type { StatedCompany } from './company.ts';
import { companySettingsSchema, type CompanySettings } from './company-settings.ts';
import { statedCompany } from './stated-company.ts';
import { readSettings, shopSettingsSchema, type ShopSettings } from './settings.ts';

/** What a process has stated, for what its entry does with it. */
export interface Statement {
  settings: ShopSettings;
  companySettings: CompanySettings;
  company: StatedCompany;
}

/**
 * Reads an environment, once, for the shop's code in this process and in those that it starts, which finds settings and
 * company by it (ADR-0136). Throws a SettingsError that names every bad variable; nothing is stated then.
 */
export function stateSettings(environment: NodeJS.ProcessEnv): Statement {
  const settings = readSettings(shopSettingsSchema, environment);
  const companySettings = readSettings(companySettingsSchema, environment);
  const company = statedCompany({ ...companySettings, ...settings });
  Object.assign(process.env, {
    LENDULET_SETTINGS: JSON.stringify(settings),
    LENDULET_COMPANY: JSON.stringify(company),
  });
  return { settings, companySettings, company };
}
