import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useExchange } from '#lib/cart/actions/exchange.ts';
import type { CartItem } from '#lib/contract/cart.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { session } from '#stores/session.ts';
import styles from './cart.module.css';

interface Props {
  item: CartItem;
  isOffline: boolean;
}

/** What can be asked for with a line, as tick boxes: it goes with each of the line's pieces (CART-09). */
export function LineServices({ item, isOffline }: Props) {
  const t = useTranslations('cart');
  // What the shopper asked for and the cart has not answered; undefined while both agree.
  const [asked, setAsked] = useState<string | null | undefined>(undefined);
  const { mutate, isPending, isError } = useExchange();
  const { option, product, services } = item;
  const held = item.mounting?.id ?? null;
  const isLocked = isPending || isOffline;
  const choose = (mounting: string | null) => {
    if (isLocked) return;
    setAsked(mounting);
    const pieces = { optionId: option.id, mounting: held, isInSet: false };
    mutate(
      { epoch: session.sync().epoch, pieces, wish: { amount: null, mounting } },
      { onSettled: () => setAsked(undefined) },
    );
  };
  return (
    <>
      <fieldset className={styles.services} aria-busy={isPending}>
        <legend className="hidden-text">{t('servicesOf', { name: product.name })}</legend>
        {services.map(({ id, name, lang, price }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={(asked === undefined ? held : asked) === id}
              aria-disabled={isLocked}
              onChange={({ target }) => choose(target.checked ? id : null)}
            />
            <span lang={lang ?? catalogLanguage}>{name}</span>
            <span className="number">
              {option.quantity > 1 && t('times', { count: option.quantity })}
              {formatPrice(price)}
            </span>
          </label>
        ))}
      </fieldset>
      {isError && (
        <p role="alert" className={styles.warning}>
          {t('serviceFailed')}
        </p>
      )}
    </>
  );
}
