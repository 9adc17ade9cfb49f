import { useQuery } from '@tanstack/react-query';
import { emptyListing } from '#lib/core/filters/index.ts';
import type { OwnPriceType } from '#lib/core/prices/own.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { bestsellersOf } from '#lib/search/bestsellers.ts';
import { listingQuery } from '#lib/search/queries.ts';
import { BrowserGrid } from '#components/cards/browser-grid.tsx';
import { NextLinks } from './next-links.tsx';

/** The ways on where a role's list has nothing, as the server draws them for everybody else; what can not be had is left out. */
export function OwnPricesNextLinks({ role }: { role: OwnPriceType }) {
  const { data: menu = [] } = useQuery(menuQuery);
  const { data: answer } = useQuery(listingQuery(null, emptyListing, role));
  const products = answer ? bestsellersOf(answer) : [];
  return (
    <NextLinks
      menu={menu}
      bestsellers={
        products.length > 0 && (
          <BrowserGrid products={products} role={role} eager={false} level={3} list={{ id: 'bestsellers' }} />
        )
      }
    />
  );
}
