'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { settings } from '#lib/config/index.ts';
import type { GiftCard } from '#lib/contract/cart-gift-card.ts';
import { checkoutPath } from '#lib/core/checkout-path.ts';
import { localePath } from '#lib/core/locales.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { CodeForm } from '#components/cart/code-form.tsx';
import { useGiftCardRefusal } from '#components/cart/use-gift-card-refusal.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import styles from './gift-cards.module.css';

/** Asks for the code of a gift card, and says what is left on it. Without JavaScript the checkout answers (ADR-0109). */
export function BalanceForm() {
  const t = useTranslations('giftCardBalance');
  const ofCards = useTranslations('giftCards');
  const locale = useLocale();
  const words = useGiftCardRefusal();
  const [isPending, setPending] = useState(false);
  const [card, setCard] = useState<GiftCard | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = async (code: string): Promise<void> => {
    setPending(true);
    setCard(null);
    try {
      const { askBalance } = await import('#lib/gift-cards/actions.ts');
      const found = await askBalance(code);
      flushSync(() => setCard(found));
      heading.current?.focus();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <CodeForm
        label={ofCards('code')}
        hint={ofCards('codeHint')}
        submit={t('submit')}
        sending={t('submitting')}
        isPending={isPending}
        words={(code, bound) => (code === 'failed' ? t('failed') : words(code, bound))}
        send={(code, { onSuccess, onError }) => void ask(code).then(onSuccess, onError)}
        action={`${settings.CHECKOUT_HOST}${checkoutPath(locale, '/checkout/ajandekkartya/')}`}
      />
      {card && <Balance card={card} heading={heading} />}
    </>
  );
}

function Balance({ card, heading }: { card: GiftCard; heading: React.Ref<HTMLHeadingElement> }) {
  const t = useTranslations('giftCardBalance');
  const ofCards = useTranslations('giftCards');
  const format = useFormatter();
  const locale = useLocale();
  const { ending, balance, validUntil, state } = card;
  return (
    <section className={styles.balance} aria-labelledby="balance-heading">
      <h2 id="balance-heading" ref={heading} tabIndex={-1}>
        {ofCards('line', { ending })}
      </h2>
      <dl>
        <div>
          <dt>{t('balance')}</dt>
          <dd className="number">{formatPrice(balance)}</dd>
        </div>
        <div>
          <dt>{t(state === 'expired' ? 'expired' : 'validUntil')}</dt>
          <dd>{format.dateTime(new Date(validUntil), { dateStyle: 'long', timeZone: 'UTC' })}</dd>
        </div>
      </dl>
      {state === 'applied' && (
        <>
          <p>{t('howTo')}</p>
          <p>
            <ButtonLink variant="outline" href={localePath(locale, '/kosar/')}>
              {t('toCart')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
