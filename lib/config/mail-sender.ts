import type { BackendSettings } from './backend-settings.ts';
import type { StatedBrand } from './brand/brand.ts';
import type { CompanySettings } from './company-settings.ts';
import { SettingsError } from './settings.ts';

type Sender = Pick<BackendSettings, 'MAIL_FROM'> & Partial<Pick<CompanySettings, 'COMPANY_EMAIL'>>;
type Named = Pick<StatedBrand, 'name' | 'company' | 'isSample'>;

/** Who sends the shop's mails: as MAIL_FROM says, else the brand by its company's address. */
export function senderOf({ MAIL_FROM, COMPANY_EMAIL }: Sender, { name, company }: Named): string {
  return MAIL_FROM || `${name} <${COMPANY_EMAIL || company.email}>`;
}

/** Keeps a process from sending mails in the name of an invented company. Throws a SettingsError that says what to do. */
export function refuseInventedSender(settings: Sender & Pick<BackendSettings, 'SMTP_URL'>, brand: Named): void {
  if (settings.SMTP_URL === undefined || settings.MAIL_FROM || settings.COMPANY_EMAIL || !brand.isSample) return;
  throw new SettingsError(
    `SMTP_URL would send mails from ${brand.company.email}, which the sample brand ${brand.name} made up: set MAIL_FROM or COMPANY_EMAIL.`,
  );
}
