import { statedCompany } from './stated-company.ts';
import { readSettings, shopSettingsSchema } from './settings.ts';

/**
 * Reads an environment for the shop's code in this process and in those that it starts, which finds settings and company
 * by it. Throws a SettingsError that names every bad variable; nothing is stated then.
 */
export function stateSettings(environment: NodeJS.ProcessEnv): void {
  const settings = JSON.stringify(readSettings(shopSettingsSchema, environment));
  const company = JSON.stringify(statedCompany(environment));
  Object.assign(process.env, { LENDULET_SETTINGS: settings, LENDULET_COMPANY: company });
}
