import { providerName, type PaymentSettings } from '#lib/config/payment-settings.ts';
import type { PaymentProvider } from './provider.ts';
import { sandbox } from './sandbox.ts';
import { simplePay } from './simplepay.ts';

/** The provider of the shop; null where nothing is paid by card. */
export function providerOf(settings: PaymentSettings): PaymentProvider | null {
  switch (providerName(settings)) {
    case 'sandbox':
      return sandbox(settings.CHECKOUT_HOST);
    case 'simplepay':
      return simplePay({
        merchant: settings.SIMPLEPAY_MERCHANT,
        secret: settings.SIMPLEPAY_SECRET,
        host: settings.SIMPLEPAY_HOST,
      });
    case 'none':
      return null;
  }
}
