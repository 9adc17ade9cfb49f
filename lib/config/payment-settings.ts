import { isDemo, type CompanySettings } from './company-settings.ts';
import { type BackendSettings } from './backend-settings.ts';
import { SettingsError, type ShopSettings } from './settings.ts';

type Names = 'PAYMENT_PROVIDER' | 'SIMPLEPAY_MERCHANT' | 'SIMPLEPAY_SECRET' | 'SIMPLEPAY_HOST';
export type PaymentSettings = Pick<BackendSettings, Names> &
  Pick<ShopSettings, 'STOREFRONT_HOST' | 'CHECKOUT_HOST'> &
  Partial<Pick<CompanySettings, 'DEMO'>>;

export type ProviderName = NonNullable<BackendSettings['PAYMENT_PROVIDER']>;

function isDemoShop({ DEMO, ...hosts }: PaymentSettings): boolean {
  return isDemo({ ...hosts, DEMO });
}

/** Who takes payments by card: as PAYMENT_PROVIDER says, else the sandbox in a demo and nobody elsewhere. */
export function providerName(settings: PaymentSettings): ProviderName {
  return settings.PAYMENT_PROVIDER ?? (isDemoShop(settings) ? 'sandbox' : 'none');
}

/**
 * Keeps a process from taking payments that would reach nobody. Throws a SettingsError with what is wrong and what to
 * do.
 */
export function refuseWrongPayment(settings: PaymentSettings): void {
  const { PAYMENT_PROVIDER: said, SIMPLEPAY_MERCHANT: merchant, SIMPLEPAY_SECRET: secret, SIMPLEPAY_HOST } = settings;
  const missing = [merchant === '' && 'SIMPLEPAY_MERCHANT', secret === '' && 'SIMPLEPAY_SECRET'].filter(Boolean);
  if (said === 'simplepay' && missing.length > 0)
    throw new SettingsError(
      `PAYMENT_PROVIDER=simplepay needs ${missing.join(' and ')}: both stand in its control panel.`,
    );
  if (said === 'simplepay' && SIMPLEPAY_HOST.startsWith('http:') && !isDemoShop(settings))
    throw new SettingsError(
      `SIMPLEPAY_HOST=${JSON.stringify(SIMPLEPAY_HOST)} is not encrypted: give an https address.`,
    );
  if (said !== 'simplepay' && missing.length < 2)
    throw new SettingsError(
      'SIMPLEPAY_MERCHANT and SIMPLEPAY_SECRET are given, but PAYMENT_PROVIDER is not simplepay: set it, or empty both.',
    );
  if (said === 'sandbox' && !isDemoShop(settings))
    throw new SettingsError(
      'PAYMENT_PROVIDER=sandbox takes no money: it is for a demo alone. Set DEMO=true, or another provider.',
    );
}

/** Where cards are paid with, for the checkout: the provider's origin, the sandbox, or nowhere. */
export function cardPageOf(settings: PaymentSettings): string | null {
  const name = providerName(settings);
  if (name === 'none') return null;
  return name === 'simplepay' ? settings.SIMPLEPAY_HOST : 'sandbox';
}
