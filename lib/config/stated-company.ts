import type { StatedCompany } from './company.ts';
import type { CompanyDetails } from './company-details.ts';
import { companyOf, isDemo, type CompanySettings } from './company-settings.ts';
import { noticePath, readNoticeFile } from './notice-file.ts';
import type { ShopSettings } from './settings.ts';

/** What a shop says of its company, `own` being its brand's. Throws a SettingsError for a figure of the harmonised notice that can not be read. */
export function statedCompany(
  settings: CompanySettings & Pick<ShopSettings, 'STOREFRONT_HOST' | 'CHECKOUT_HOST'>,
  own: CompanyDetails,
): StatedCompany {
  const demo = isDemo(settings);
  const file = readNoticeFile(settings);
  return {
    details: companyOf(settings, demo, own),
    isDemo: demo,
    notice: file && { path: noticePath(file), width: file.width, height: file.height },
  };
}
