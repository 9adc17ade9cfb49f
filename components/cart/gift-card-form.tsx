import { useLocale, useTranslations } from 'next-intl';
import { useChangeGiftCards } from '#lib/cart/actions/gift-cards.ts';
import { localePath } from '#lib/core/locales.ts';
import { session } from '#stores/session.ts';
import { CodeForm } from './code-form.tsx';
import { useGiftCardRefusal } from './use-gift-card-refusal.ts';
import styles from './cart.module.css';

interface Props {
  isOffline: boolean;
  /** Learns the ending of the card that was put in. */
  onRedeemed: (ending: string) => void;
}

/** Takes the code of a gift card, one at a time. */
export function GiftCardForm({ isOffline, onRedeemed }: Props) {
  const t = useTranslations('giftCards');
  const locale = useLocale();
  const words = useGiftCardRefusal();
  const { mutate, isPending } = useChangeGiftCards();
  return (
    <>
      <CodeForm
        label={t('code')}
        hint={t('codeHint')}
        submit={t('redeem')}
        sending={t('redeeming')}
        isPending={isPending}
        isOffline={isOffline}
        words={words}
        send={(code, { onSuccess, onError }) =>
          mutate(
            { epoch: session.sync().epoch, kind: 'add', code },
            {
              onSuccess: ({ giftCards }) => {
                onSuccess();
                onRedeemed(giftCards.at(-1)?.ending ?? '');
              },
              onError,
            },
          )
        }
      />
      <p className={styles.balanceLink}>
        <a href={localePath(locale, '/ajandekkartya/')}>{t('checkBalance')}</a>
      </p>
    </>
  );
}
