import { toldCard, type ToldList } from '#lib/analytics/told.ts';
import { Shown } from '#components/analytics/shown.tsx';
import { gridClass, ProductCards, type CardsProps } from './product-cards.tsx';

/** A list of product cards that an island draws in the browser; on the server it is ProductGrid. */
export function BrowserGrid({ list, ...cards }: CardsProps & { list: Omit<ToldList, 'cards'> }) {
  return (
    <>
      <ul className={gridClass(cards.products)}>
        <ProductCards {...cards} />
      </ul>
      <Shown list={{ ...list, cards: cards.products.map((product) => toldCard(product)) }} />
    </>
  );
}
