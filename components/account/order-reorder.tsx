import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { prepareCartCalls } from '#lib/cart/actions/prepare.ts';
import { useAddToCart } from '#lib/cart/actions/use-add-to-cart.ts';
import type { OrderDetails } from '#lib/contract/order.ts';
import { localePath } from '#lib/core/locales.ts';
import { addedPieces, reorder, type ReorderedItem } from '#lib/orders/reorder.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { SessionChangedError } from '#stores/session.ts';
import styles from './order.module.css';

type Items = OrderDetails['items'];

/** Puts the items into the cart, one reorder at a time, and knows what became of the last one. */
function useReorder(items: Items) {
  const { addNext } = useAddToCart();
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [outcomes, setOutcomes] = useState<ReorderedItem[] | null>(null);
  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    setOutcomes(null);
    try {
      setOutcomes(await reorder(items, addNext));
    } catch (error) {
      // Whoever is at the browser now has not asked for anything.
      if (!(error instanceof SessionChangedError)) throw error;
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  };
  return { isSending, outcomes, start };
}

/** Orders the same again: everything that can be had goes into the cart, and what could not is named. */
export function OrderReorder({ items }: { items: Items }) {
  const t = useTranslations('orders');
  const { isSending, outcomes, start } = useReorder(items);
  return (
    <section
      className={`${styles.reorder} no-print`}
      aria-labelledby="order-again"
      onPointerEnter={prepareCartCalls}
      onFocus={prepareCartCalls}
    >
      <h2 id="order-again">{t('reorderTitle')}</h2>
      <p className={styles.quiet}>{t('reorderText')}</p>
      <Button isBlocked={isSending} onClick={() => void start()}>
        {t(isSending ? 'reordering' : 'reorder')}
      </Button>
      <div role="status">{outcomes && <Outcome outcomes={outcomes} />}</div>
    </section>
  );
}

function Outcome({ outcomes }: { outcomes: readonly ReorderedItem[] }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const came = outcomes.filter(({ outcome }) => outcome === 'added');
  const left = outcomes.filter(({ outcome }) => outcome !== 'added');
  return (
    <div className={styles.outcome}>
      <h3>{t('reordered', { count: addedPieces(outcomes) })}</h3>
      <dl>
        {came.length > 0 && (
          <>
            <dt>{t('reorderedIn')}</dt>
            {came.map(({ item }) => (
              <dd key={item.line}>
                <span lang={catalogLanguage}>
                  {item.name}, {item.title}
                </span>{' '}
                · {t('quantity', { count: item.quantity })}
              </dd>
            ))}
          </>
        )}
        {left.length > 0 && (
          <>
            <dt className={styles.leftOut}>{t('reorderedOut')}</dt>
            {left.map(
              ({ item, outcome }) =>
                outcome !== 'added' && (
                  <dd key={item.line}>
                    <span lang={catalogLanguage}>
                      {item.name}, {item.title}
                    </span>
                    : {t(`reasons.${outcome}`)}
                  </dd>
                ),
            )}
          </>
        )}
      </dl>
      <ButtonLink href={localePath(locale, '/kosar/')}>{t('openCart')}</ButtonLink>
    </div>
  );
}
