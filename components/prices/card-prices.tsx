import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { settings } from '#lib/config/index.ts';
import { limits } from '#lib/contract/limits.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { unitPriceText } from '#lib/core/prices/unit-price.ts';
import { batchesFor, ownPrice, type OwnPriceType } from '#lib/core/prices/own.ts';
import type { AnsweredContents, Prices } from '#lib/contract/price.ts';
import { ownPricesQuery } from '#lib/prices/queries.ts';
import type { Place } from './use-places.ts';
import styles from './own-prices.module.css';

/** What a product costs this customer, and how much of it. */
export interface Cost {
  prices: Prices;
  contents: AnsweredContents | null;
}
type Answer = UseQueryResult<(Cost & { id: number })[]>;

/** All answers in one; kept by react-query while none of them changes. */
const byId = (answers: Answer[]): ReadonlyMap<number, Cost> =>
  new Map(answers.flatMap(({ data }) => data ?? []).map((cost) => [cost.id, cost]));

/** The prices of these products for this customer, as far as they have come. What fails stays away. */
export function usePricesOf(type: OwnPriceType, cards: readonly Place[]): ReadonlyMap<number, Cost> {
  const [batches, setBatches] = useState<readonly (readonly number[])[]>([]);
  useEffect(
    () =>
      setBatches((known) =>
        batchesFor(
          known,
          cards.map(({ id }) => id),
          limits.productIds,
        ),
      ),
    [cards],
  );
  return useQueries({ queries: batches.map((ids) => ownPricesQuery(type, ids)), combine: byId });
}

/** The own price in each card of a product list, in the place of the public one. */
export function CardPrices({ type, cards }: { type: OwnPriceType; cards: readonly Place[] }) {
  const costs = usePricesOf(type, cards);
  return cards.map(({ id, element }, index) => {
    const known = costs.get(id);
    return known && createPortal(<CardPrice type={type} cost={known} />, element, `${id} ${index}`);
  });
}

/** The own price, and apart from it, for the space between the rows of a list, the public one. */
const CardPrice = memo(function CardPrice({ type, cost: { prices, contents } }: { type: OwnPriceType; cost: Cost }) {
  const t = useTranslations('prices');
  const card = useTranslations('card');
  const shown = ownPrice(prices, type, settings.DISCOUNT_LIMIT);
  if (!shown) return null;
  const {
    own: { price, full, percent },
    publicPrice,
  } = shown;
  const unit = unitPriceText(card, price, contents);
  return (
    <>
      {percent !== null && <b className={styles.sale}>−{percent}%</b>}
      <p className={styles.own} data-reduced={percent === null ? undefined : true}>
        <span className="hidden-text">{t(`own.${type}`)}: </span>
        {formatPrice(price)}
        {unit !== null && <small>{unit}</small>}
        {full !== null && (
          <small>
            {card('lowest')} <s>{formatPrice(full)}</s>
          </small>
        )}
      </p>
      <p className={styles.public}>{t('public', { price: formatPrice(publicPrice) })}</p>
    </>
  );
});
