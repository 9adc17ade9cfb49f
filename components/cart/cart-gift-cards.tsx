'use client';

import { useTranslations } from 'next-intl';
import { useChangeGiftCards } from '#lib/cart/actions/gift-cards.ts';
import type { CartGiftCard } from '#lib/contract/cart-gift-card.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { leftToPay } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { useDates } from '#lib/i18n/dates.ts';
import { session } from '#stores/session.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { CodeField, CodeRow } from './code-parts.tsx';
import { useGiftCardRefusal } from './use-gift-card-refusal.ts';
import styles from './cart.module.css';

const LazyGiftCardForm = lazyIsland(() => import('./gift-card-form.tsx').then(({ GiftCardForm }) => GiftCardForm));

/** The cards of the cart with what each pays, and what is left to pay; rows of the summary's list, after its total. */
export function GiftCardRows({ cart: { giftCards, total }, isOffline }: { cart: Cart; isOffline: boolean }) {
  const t = useTranslations('giftCards');
  return (
    <>
      {giftCards.map((card) => (
        <GiftCardRow key={card.id} card={card} isOffline={isOffline} />
      ))}
      {total.giftCards > 0 && (
        <div className={styles.grand}>
          <dt>{t('toPay')}</dt>
          <dd className="number">{formatPrice(leftToPay(total))}</dd>
        </div>
      )}
    </>
  );
}

function GiftCardRow({ card, isOffline }: { card: CartGiftCard; isOffline: boolean }) {
  const t = useTranslations('giftCards');
  const format = useDates();
  const words = useGiftCardRefusal();
  const { mutate, isPending, isError } = useChangeGiftCards();
  const { id, ending, state, balance, validUntil, paid } = card;
  const day = format.dateTime(new Date(validUntil), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <CodeRow
      amount={paid > 0 ? t('minus', { price: formatPrice(paid) }) : formatPrice(paid)}
      removal={{ label: t('remove'), name: t('removeNamed', { ending }) }}
      failure={isError ? words('failed') : null}
      isBlocked={isPending || isOffline}
      onRemove={() => mutate({ epoch: session.sync().epoch, kind: 'remove', id })}
    >
      {t('line', { ending })}
      {state === 'applied' ? (
        <span>{t('about', { balance: formatPrice(balance), day })}</span>
      ) : (
        <span className={styles.warning}>{words(state)}</span>
      )}
    </CodeRow>
  );
}

/** The field for a gift card's code. */
export function GiftCardField({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations('giftCards');
  return (
    <CodeField
      summary={t('open')}
      Form={LazyGiftCardForm}
      isOffline={isOffline}
      redeemedText={(ending) => t('redeemed', { ending })}
    />
  );
}
