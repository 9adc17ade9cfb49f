'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChangeGiftCards } from '#lib/cart/actions/gift-cards.ts';
import type { CartGiftCard } from '#lib/contract/cart-gift-card.ts';
import type { Cart } from '#lib/contract/cart.ts';
import { leftToPay } from '#lib/core/cart.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { session } from '#stores/session.ts';
import { hasVouchers } from '#variant/paths.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
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
  const format = useFormatter();
  const words = useGiftCardRefusal();
  const { mutate, isPending, isError } = useChangeGiftCards();
  const { id, ending, state, balance, validUntil, paid } = card;
  const isBlocked = isPending || isOffline;
  const remove = () => mutate({ epoch: session.sync().epoch, kind: 'remove', id });
  const day = format.dateTime(new Date(validUntil), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={styles.voucherRow}>
      <dt>
        {t('line', { ending })}
        {state === 'applied' ? (
          <span>{t('about', { balance: formatPrice(balance), day })}</span>
        ) : (
          <span className={styles.warning}>{words(state)}</span>
        )}
        {hasVouchers && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removeNamed', { ending })}
            aria-disabled={isBlocked}
            onClick={() => !isBlocked && remove()}
          >
            {t('remove')}
          </button>
        )}
        {isError && (
          <span role="alert" className={styles.warning}>
            {words('failed')}
          </span>
        )}
      </dt>
      <dd className="number">{paid > 0 ? t('minus', { price: formatPrice(paid) }) : formatPrice(paid)}</dd>
    </div>
  );
}

/** A field for a gift card's code, folded away until somebody has one; what sends it comes with the first opening. */
export function GiftCardField({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations('giftCards');
  const [wasOpened, setOpened] = useState(false);
  const [redeemed, setRedeemed] = useState<string | null>(null);
  if (!hasVouchers) return null;
  const prepare = () => void LazyGiftCardForm.load().catch(() => undefined);
  return (
    <details
      className={styles.voucher}
      onPointerEnter={prepare}
      onFocus={prepare}
      onToggle={({ currentTarget: { open } }) => open && setOpened(true)}
    >
      <summary>{t('open')}</summary>
      {wasOpened && <LazyGiftCardForm isOffline={isOffline} onRedeemed={setRedeemed} />}
      <HiddenStatus>{redeemed !== null && t('redeemed', { ending: redeemed })}</HiddenStatus>
    </details>
  );
}
