import { useTranslations } from 'next-intl';
import { knownText } from '#lib/core/text/known-text.ts';

/** Why a gift card is not taken, in words: by the API's code, with the bound that it names. */
export function useGiftCardRefusal() {
  const t = useTranslations('giftCards');
  return (code: string, bound = 0): string => {
    if (code === 'max') return t('refusals.max', { limit: bound });
    return knownText(t, 'refusals', code) ?? t('otherState');
  };
}
