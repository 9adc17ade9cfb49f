import type { BuiltCompany } from './company.ts';
import { companyOf, companySettingsSchema, isDemo } from './company-settings.ts';
import { readNoticeFile } from './notice-file.ts';
import { readSettings, shopSettingsSchema } from './settings.ts';

/** What a build says of the company, from an environment. Throws a SettingsError that names every bad variable. */
export function builtCompany(environment: NodeJS.ProcessEnv): BuiltCompany {
  const settings = readSettings(companySettingsSchema, environment);
  const demo = isDemo({ ...settings, ...readSettings(shopSettingsSchema, environment) });
  const file = readNoticeFile(settings);
  return {
    details: companyOf(settings, demo),
    isDemo: demo,
    notice: file && { path: `/_next/static/${file.name}`, width: file.width, height: file.height },
  };
}
