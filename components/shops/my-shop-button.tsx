'use client';

import { useTranslations } from 'next-intl';
import { track } from '#lib/analytics/track.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckIcon, ShopIcon } from '#components/ui/more-icons.tsx';
import { myShop, useMyShop } from '#stores/my-shop.ts';
import styles from './my-shop.module.css';

/** Makes a shop the shopper's own, or takes that back. `isWide` where it is the page's main action. */
export function MyShopButton({ shop, name, isWide = false }: { shop: string; name: string; isWide?: boolean }) {
  const t = useTranslations('myShop');
  const isMine = useMyShop().shop === shop;
  const choose = () => {
    myShop.choose(shop);
    track({ event: 'store_select', location_id: shop });
  };
  return (
    <Button
      {...(isWide ? { variant: 'outline', className: styles.wide } : { variant: 'plain', className: styles.small })}
      aria-pressed={isMine}
      aria-label={t(isMine ? 'chosenNamed' : 'chooseNamed', { name })}
      onClick={() => (isMine ? myShop.forget() : choose())}
    >
      {isMine ? <CheckIcon /> : <ShopIcon />}
      {t(isMine ? 'chosen' : 'choose')}
    </Button>
  );
}
