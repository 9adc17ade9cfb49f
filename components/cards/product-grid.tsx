import { cardImpression, type ListImpression } from '#lib/analytics/impression.ts';
import { TrackImpression } from '#components/analytics/track-impression.tsx';
import { Static } from '#components/ui/static.tsx';
import { gridClass, ProductCards, type CardsProps } from './product-cards.tsx';

interface Props extends CardsProps {
  /** What the list is called where its impression is tracked. */
  list: Omit<ListImpression, 'cards'>;
}

/** A list of product cards as the server draws it, and what tracks its impression. */
export function ProductGrid({ list, ...cards }: Props) {
  return (
    <>
      <Static as="ul" className={gridClass(cards)}>
        <ProductCards {...cards} />
      </Static>
      <TrackImpression list={{ ...list, cards: cards.products.map((product) => cardImpression(product)) }} />
    </>
  );
}
