import { toldCard, type ToldList } from '#lib/analytics/told.ts';
import { Shown } from '#components/analytics/shown.tsx';
import { Static } from '#components/ui/static.tsx';
import { gridClass, ProductCards, type CardsProps } from './product-cards.tsx';

interface Props extends CardsProps {
  /** What the list is called where its being seen is told of. */
  list: Omit<ToldList, 'cards'>;
}

/** A list of product cards as the server draws it, and what tells that it was seen. */
export function ProductGrid({ list, ...cards }: Props) {
  return (
    <>
      <Static as="ul" className={gridClass(cards.products)}>
        <ProductCards {...cards} />
      </Static>
      <Shown list={{ ...list, cards: cards.products.map((product) => toldCard(product)) }} />
    </>
  );
}
