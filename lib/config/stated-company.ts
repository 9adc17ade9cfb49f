import type { StatedCompany } from './company.ts';
import { companyOf, companySettingsSchema, isDemo } from './company-settings.ts';
import { noticePath, readNoticeFile } from './notice-file.ts';
import { readSettings, shopSettingsSchema } from './settings.ts';

/** What a shop says of its company, from an environment. Throws a SettingsError that names every bad variable. */
export function statedCompany(environment: NodeJS.ProcessEnv): StatedCompany {
  const settings = readSettings(companySettingsSchema, environment);
  const demo = isDemo({ ...settings, ...readSettings(shopSettingsSchema, environment) });
  const file = readNoticeFile(settings);
  return {
    details: companyOf(settings, demo),
    isDemo: demo,
    notice: file && { path: noticePath(file), width: file.width, height: file.height },
  };
}
