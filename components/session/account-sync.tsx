import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount, useCustomerUuid } from '#lib/account/queries.ts';
import { session } from '#stores/session.ts';
import { priceType, usePriceType } from '#stores/price-type.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { IslandBoundary } from '#components/ui/island-boundary.tsx';
import { NoticeBar } from './notice-bar.tsx';

const OwnPrices = lazyIsland(() => import('#components/prices/own-prices.tsx').then(({ OwnPrices: Prices }) => Prices));

/**
 * The account is fetched when a page starts, and its role decides the prices (AUTH-06, PDP-02). A guest pays the public
 * ones.
 */
function usePricesOfAccount(): void {
  const role = useAccount().data?.role;
  useEffect(() => {
    if (!role) return undefined;
    priceType.accountLoaded(role);
    return priceType.loggedOut;
  }, [role]);
}

/** What every page does for a customer: the account, its prices, a merge that was interrupted, and notices. */
export function AccountSync() {
  const client = useQueryClient();
  const customer = useCustomerUuid();
  const type = usePriceType();
  usePricesOfAccount();
  useEffect(() => {
    if (customer === null || session.state().mergeUuid === null) return;
    void import('#lib/auth/actions.ts').then(({ mergeGuestData }) => mergeGuestData(client));
  }, [customer, client]);
  return (
    <>
      {type !== 'vk' && (
        <IslandBoundary name="own prices" key={type}>
          <OwnPrices type={type} />
        </IslandBoundary>
      )}
      <IslandBoundary name="notices">
        <NoticeBar />
      </IslandBoundary>
    </>
  );
}
