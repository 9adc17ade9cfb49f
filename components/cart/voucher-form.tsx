import { useTranslations } from 'next-intl';
import { useChangeVouchers } from '#lib/cart/actions/vouchers.ts';
import { session } from '#stores/session.ts';
import { CodeForm } from './code-form.tsx';
import { useVoucherRefusal } from './use-voucher-refusal.ts';

interface Props {
  isOffline: boolean;
  /** Learns the name of the voucher that was redeemed. */
  onRedeemed: (name: string) => void;
}

/** Takes the code of a voucher, one at a time. */
export function VoucherForm({ isOffline, onRedeemed }: Props) {
  const t = useTranslations('vouchers');
  const words = useVoucherRefusal();
  const { mutate, isPending } = useChangeVouchers();
  return (
    <CodeForm
      label={t('code')}
      submit={t('redeem')}
      sending={t('redeeming')}
      isPending={isPending}
      isOffline={isOffline}
      words={words}
      send={(code, { onSuccess, onError }) =>
        mutate(
          { epoch: session.sync().epoch, kind: 'add', code },
          {
            onSuccess: ({ vouchers }) => {
              onSuccess();
              onRedeemed(vouchers.at(-1)?.name ?? code);
            },
            onError,
          },
        )
      }
    />
  );
}
