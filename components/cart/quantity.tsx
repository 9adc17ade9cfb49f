'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/errors.ts';
import { allowedQuantity } from '#lib/core/cart.ts';
import { sendOnLeave } from '#lib/cart/actions/send-quantity-on-leave.ts';
import { noteQuantity } from '#lib/cart/actions/settled.ts';
import { session } from '#stores/session.ts';
import { useSetQuantity } from '#lib/cart/actions.ts';
import styles from './cart.module.css';

interface Props {
  hash: string;
  quantity: number;
  stock: number;
  name: string;
  isOffline: boolean;
}

/**
 * Stepper and input of a line's quantity. The wanted number shows at once; one request is in flight a line, and the
 * last wanted number is sent after it. A refusal brings back what the server holds.
 */
export function Quantity({ hash, quantity, stock, name, isOffline }: Props) {
  const t = useTranslations('cart');
  // What the shopper asked for and the server has not confirmed; null while both agree.
  const [asked, setAsked] = useState<number | null>(null);
  const wanted = asked ?? quantity;
  const [typed, setTyped] = useState<string | null>(null);
  const set = useSetQuantity();
  const { mutate, isPending } = set;

  useEffect(() => {
    if (asked === null || isPending) return;
    mutate(
      { epoch: session.sync().epoch, hash, amount: asked },
      { onSettled: (_cart, error, sent) => setAsked((now) => (error || now === sent.amount ? null : now)) },
    );
  }, [asked, isPending, hash, mutate]);

  useEffect(() => (asked === null ? undefined : sendOnLeave(hash, asked)), [hash, asked]);

  useEffect(() => {
    noteQuantity(hash, asked !== null);
    return () => noteQuantity(hash, false);
  }, [hash, asked]);

  const want = (amount: number | null) => {
    // What was typed stays until it can be sent.
    if (isOffline) return;
    setTyped(null);
    if (amount !== null) setAsked(Math.min(Math.max(amount, 1), Math.max(stock, 1)));
  };
  const isLimited = set.error instanceof ApiError && set.error.errors.amount !== undefined;
  return (
    <div className={styles.quantity}>
      <div role="group" aria-label={t('quantityOf', { name })}>
        <button
          type="button"
          aria-label={t('less')}
          aria-disabled={wanted <= 1 || isOffline}
          onClick={() => want(wanted - 1)}
        >
          −
        </button>
        <input
          className="number"
          inputMode="numeric"
          aria-label={t('quantity')}
          value={typed ?? wanted}
          onChange={(event) => setTyped(event.target.value)}
          readOnly={isOffline}
          onBlur={() => typed !== null && want(allowedQuantity(typed, stock))}
          onKeyDown={(event) => event.key === 'Enter' && typed !== null && want(allowedQuantity(typed, stock))}
        />
        <button
          type="button"
          aria-label={t('more')}
          aria-disabled={wanted >= stock || isOffline}
          onClick={() => want(wanted + 1)}
        >
          +
        </button>
      </div>
      {wanted >= stock && <p className={styles.variant}>{t('stockLimit', { stock })}</p>}
      {set.isError && (
        <p role="alert" className={styles.warning}>
          {isLimited ? t('stockLimit', { stock }) : t('failed')}
        </p>
      )}
    </div>
  );
}
