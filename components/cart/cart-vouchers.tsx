'use client';

import { useTranslations } from 'next-intl';
import { useChangeVouchers } from '#lib/cart/actions/vouchers.ts';
import type { CartVoucher } from '#lib/contract/cart-voucher.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { session } from '#stores/session.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { CodeField, CodeRow } from './code-parts.tsx';
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
  return (
    <CodeRow
      amount={discount > 0 ? t('minus', { price: formatPrice(discount) }) : formatPrice(discount)}
      removal={{ label: t('remove'), name: t('removeNamed', { name }) }}
      failure={isError ? words('failed') : null}
      isBlocked={isPending || isOffline}
      onRemove={() => mutate({ epoch: session.sync().epoch, kind: 'remove', code })}
    >
      {t('discount')}
      <span>
        {t('line')}: <b lang={catalogLanguage}>{name}</b>
      </span>
      {state !== 'applied' && <span className={styles.warning}>{words(state, minimum ?? undefined)}</span>}
    </CodeRow>
  );
}

/** The field for a voucher's code. */
export function VoucherField({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations('vouchers');
  return (
    <CodeField
      summary={t('open')}
      Form={LazyVoucherForm}
      isOffline={isOffline}
      redeemedText={(name) => t('redeemed', { name })}
    />
  );
}
