import { describe, expect, it } from 'vitest';
import { companySettingsOf } from '#lib/config/company-settings.ts';
import { cardPageOf, providerName, refuseWrongPayment } from '#lib/config/payment-settings.ts';
import { backendSettingsSchema } from '#lib/config/backend-settings.ts';
import { market } from '#lib/config/market/stated-market.ts';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';

function settings(environment: Record<string, string>) {
  return {
    ...readSettings(backendSettingsSchema, environment),
    ...readSettings(shopSettingsSchema, environment),
    ...readSettings(companySettingsOf(market), environment),
  };
}
const publicShop = { DEMO: 'false', STOREFRONT_HOST: 'https://bolt.example', CHECKOUT_HOST: 'https://fizet.example' };
const account = { SIMPLEPAY_MERCHANT: 'PUBLICTESTHUF', SIMPLEPAY_SECRET: 'FxDa5w314kLlNseq2sKuVwaqZshZT5d6' };

describe('the settings of payments', () => {
  it('[PAY-10] a demo has the pretended bank, a public shop nobody until it says who', () => {
    expect(providerName(settings({}))).toBe('sandbox');
    expect(providerName(settings({ PAYMENT_PROVIDER: 'none' }))).toBe('none');
    expect(providerName(settings(publicShop))).toBe('none');
    expect(cardPageOf(settings(publicShop))).toBeNull();
    expect(cardPageOf(settings({ ...publicShop, ...account, PAYMENT_PROVIDER: 'simplepay' }))).toBe(
      'https://secure.simplepay.hu',
    );
  });

  it.each([
    ['SIMPLEPAY_MERCHANT and SIMPLEPAY_SECRET', { PAYMENT_PROVIDER: 'simplepay' }],
    ['needs SIMPLEPAY_SECRET', { PAYMENT_PROVIDER: 'simplepay', SIMPLEPAY_MERCHANT: 'PUBLICTESTHUF' }],
    ['is not simplepay', account],
    ['takes no money', { ...publicShop, PAYMENT_PROVIDER: 'sandbox' }],
    [
      'is not encrypted',
      { ...publicShop, ...account, PAYMENT_PROVIDER: 'simplepay', SIMPLEPAY_HOST: 'http://simplepay.example' },
    ],
  ])('[PAY-10] a combination that takes no money stops the start: %s', (words, environment) => {
    expect(() => refuseWrongPayment(settings(environment))).toThrow(words);
  });

  it('[PAY-10] lets start what fits', () => {
    for (const environment of [{}, publicShop, { ...publicShop, ...account, PAYMENT_PROVIDER: 'simplepay' }])
      expect(() => refuseWrongPayment(settings(environment))).not.toThrow();
  });
});
