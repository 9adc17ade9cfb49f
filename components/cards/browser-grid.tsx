import { cardImpression, type ListImpression } from '#lib/analytics/impression.ts';
import type { PriceType } from '#lib/contract/price.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { gridClass, ProductCards, type CardsProps } from './product-cards.tsx';

interface Props extends CardsProps {
  list: Omit<ListImpression, 'cards' | 'isOwn'>;
  /** Whose prices the products came with; without it they are everybody's. */
  role?: PriceType;
}

/** A list of product cards that an island draws in the browser; on the server it is ProductGrid. */
export function BrowserGrid({ list, role, ...cards }: Props) {
  const tracked = cards.products.map((product) => cardImpression(product, role));
  return (
    <>
      <ul className={gridClass(cards)}>
        <ProductCards {...cards} />
      </ul>
      <TrackImpression list={{ ...list, ...(role && { isOwn: true }), cards: tracked }} />
    </>
  );
}
