import { cardImpression, type ListImpression } from '#lib/analytics/impression.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { gridClass, ProductCards, type CardsProps } from './product-cards.tsx';

/** A list of product cards that an island draws in the browser; on the server it is ProductGrid. */
export function BrowserGrid({ list, ...cards }: CardsProps & { list: Omit<ListImpression, 'cards'> }) {
  return (
    <>
      <ul className={gridClass(cards.products)}>
        <ProductCards {...cards} />
      </ul>
      <TrackImpression list={{ ...list, cards: cards.products.map((product) => cardImpression(product)) }} />
    </>
  );
}
