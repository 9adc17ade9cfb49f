'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useChangeVouchers } from '#lib/cart/actions/vouchers.ts';
import type { CartVoucher } from '#lib/contract/cart-voucher.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { session } from '#stores/session.ts';
import { hasVouchers } from '#variant/paths.ts';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useVoucherRefusal } from './use-voucher-refusal.ts';
import styles from './cart.module.css';

const LazyVoucherForm = lazyIsland(() => import('./voucher-form.tsx').then(({ VoucherForm }) => VoucherForm));

/** What each voucher takes off the goods, as rows of the summary's list, with what takes it out. */
export function VoucherRows({ vouchers, isOffline }: { vouchers: readonly CartVoucher[]; isOffline: boolean }) {
  return vouchers.map((voucher) => <VoucherRow key={voucher.code} voucher={voucher} isOffline={isOffline} />);
}

function VoucherRow({ voucher, isOffline }: { voucher: CartVoucher; isOffline: boolean }) {
  const t = useTranslations('vouchers');
  const words = useVoucherRefusal();
  const { mutate, isPending, isError } = useChangeVouchers();
  const { code, name, state, discount, minimum } = voucher;
  const isBlocked = isPending || isOffline;
  const remove = () => mutate({ epoch: session.sync().epoch, kind: 'remove', code });
  return (
    <div className={styles.voucherRow}>
      <dt>
        {t('line')} <span lang="hu">{name}</span>
        {state !== 'applied' && <span className={styles.warning}>{words(state, minimum ?? undefined)}</span>}
        {hasVouchers && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removeNamed', { name })}
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
      <dd className="number">{discount > 0 ? t('minus', { price: formatPrice(discount) }) : formatPrice(discount)}</dd>
    </div>
  );
}

/** A field for a code, folded away until somebody has one; what sends it comes with the first opening. */
export function VoucherField({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations('vouchers');
  const [wasOpened, setOpened] = useState(false);
  const [redeemed, setRedeemed] = useState<string | null>(null);
  if (!hasVouchers) return null;
  const prepare = () => void LazyVoucherForm.load().catch(() => undefined);
  return (
    <details
      className={styles.voucher}
      onPointerEnter={prepare}
      onFocus={prepare}
      onToggle={({ currentTarget: { open } }) => open && setOpened(true)}
    >
      <summary>{t('open')}</summary>
      {wasOpened && <LazyVoucherForm isOffline={isOffline} onRedeemed={setRedeemed} />}
      <HiddenStatus>{redeemed !== null && t('redeemed', { name: redeemed })}</HiddenStatus>
    </details>
  );
}
