import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useCustomerUuid } from '#lib/account/queries.ts';
import { ApiError } from '#lib/api/errors.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { Button } from '#components/ui/button.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './order.module.css';

type Failure = 'packed' | 'withdrawn' | 'failed';

function failureOf(error: unknown): Failure {
  const code = error instanceof ApiError ? error.errors.order?.[0] : undefined;
  return code === 'packed' || code === 'withdrawn' ? code : 'failed';
}

/** One cancellation at a time; one that failed says why and may be tried again. */
function useCancellation(id: string) {
  const client = useQueryClient();
  const customerUuid = useCustomerUuid();
  const isOnItsWay = useRef(false);
  const [state, setState] = useState<'idle' | 'sending' | 'done' | Failure>('idle');
  const cancel = async () => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setState('sending');
    try {
      const { cancelOrder } = await import('#lib/orders/actions.ts');
      await cancelOrder(client, customerUuid, id);
      setState('done');
    } catch (error) {
      setState(failureOf(error));
    } finally {
      isOnItsWay.current = false;
    }
  };
  return { state, cancel };
}

/** Calls off an order that is not packed yet, once it was confirmed. */
export function OrderCancel({ order: { uuid, isCancellable } }: { order: OrderDetails }) {
  const t = useTranslations('orders.cancel');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { state, cancel } = useCancellation(uuid);
  const hasFailed = state === 'packed' || state === 'withdrawn' || state === 'failed';
  const failure = hasFailed && (
    <p role="alert" className={styles.withdrawn}>
      {t(state)}
    </p>
  );
  if (state === 'done') {
    return (
      <p role="status" tabIndex={-1} ref={focusOnMount} className={styles.cancelled}>
        {t('done')}
      </p>
    );
  }
  if (!isCancellable) return failure || null;
  const keep = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <section className={`${styles.cancel} no-print`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <p className={styles.quiet}>{t('text')}</p>
      <Button ref={opener} variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('open')}
      </Button>
      {isOpen && (
        <div role="group" aria-labelledby={`${id}-sure`} className={styles.sure}>
          <p id={`${id}-sure`} tabIndex={-1} ref={focusOnMount}>
            <b>{t('sure')}</b>
          </p>
          <Button isBlocked={state === 'sending'} onClick={() => void cancel()}>
            {t(state === 'sending' ? 'sending' : 'yes')}
          </Button>
          <Button variant="outline" onClick={keep}>
            {t('no')}
          </Button>
        </div>
      )}
      {failure}
    </section>
  );
}
