import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { useChangeVouchers } from '#lib/cart/actions/vouchers.ts';
import { problemOf, type FieldProblem } from '#lib/forms/codes.ts';
import { session } from '#stores/session.ts';
import { controlAttributes, LabelledField } from '#components/forms/labelled-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { useVoucherRefusal } from './use-voucher-refusal.ts';
import styles from './cart.module.css';

/** Longest code that a shopper types, with the spaces of a letter. */
const longest = 40;

/** What the API said against a code. */
function refusalOf(error: unknown): FieldProblem {
  if (!(error instanceof ApiError)) return { code: 'failed' };
  if (error.status === 429) return { code: 'wait' };
  return problemOf(error.errors.code?.[0] ?? 'failed');
}

interface Props {
  isOffline: boolean;
  /** Learns the name of the voucher that was redeemed. */
  onRedeemed: (name: string) => void;
}

/** Takes the code of a voucher, one at a time. */
export function VoucherForm({ isOffline, onRedeemed }: Props) {
  const t = useTranslations('vouchers');
  const words = useVoucherRefusal();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const { mutate, isPending } = useChangeVouchers();
  const refuse = (refusal: FieldProblem) => {
    setProblem(refusal);
    input.current?.focus();
  };
  const submit = () => {
    if (isPending || isOffline) return;
    if (code.trim() === '') return refuse({ code: 'required' });
    setProblem(null);
    mutate(
      { epoch: session.sync().epoch, kind: 'add', code },
      {
        onSuccess: ({ vouchers }) => {
          setCode('');
          onRedeemed(vouchers.at(-1)?.name ?? code);
        },
        onError: (error) => refuse(refusalOf(error)),
      },
    );
  };
  const parts = { id, error: problem ? words(problem.code, problem.limit) : undefined };
  return (
    <form
      className={styles.voucherForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LabelledField {...parts} label={t('code')}>
        <input
          {...controlAttributes(parts)}
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          value={code}
          readOnly={isOffline}
          onChange={({ target }) => setCode(target.value)}
        />
      </LabelledField>
      <Button type="submit" variant="outline" isBlocked={isPending || isOffline}>
        {t(isPending ? 'redeeming' : 'redeem')}
      </Button>
    </form>
  );
}
