import { useTranslations } from 'next-intl';
import { money } from '#lib/contract/money.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { formatPrice } from '#lib/core/prices/index.ts';

/** Why a voucher is not taken, in words: by the API's code, with the bound that it names. */
export function useVoucherRefusal() {
  const t = useTranslations('vouchers');
  return (code: string, bound = 0): string => {
    if (code === 'minimum') return t('refusals.minimum', { price: formatPrice(money(bound)) });
    if (code === 'max') return t('refusals.max', { limit: bound });
    return knownText(t, 'refusals', code) ?? t('otherState');
  };
}
