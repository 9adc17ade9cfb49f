'use client';

import { useTranslations } from 'next-intl';
import { track } from '#lib/analytics/track.ts';
import { Button } from '#components/ui/button.tsx';
import { CheckIcon, StoreIcon } from '#components/ui/more-icons.tsx';
import { myStore, useMyStore } from '#stores/my-store.ts';
import styles from './my-store.module.css';

/** Makes a store the shopper's own, or takes that back. `isWide` where it is the page's main action. */
export function MyStoreButton({ store, name, isWide = false }: { store: string; name: string; isWide?: boolean }) {
  const t = useTranslations('myStore');
  const isMine = useMyStore().store === store;
  const choose = () => {
    myStore.choose(store);
    track({ event: 'store_select', location_id: store });
  };
  return (
    <Button
      {...(isWide ? { variant: 'outline', className: styles.wide } : { variant: 'plain', className: styles.small })}
      aria-pressed={isMine}
      aria-label={t(isMine ? 'chosenNamed' : 'chooseNamed', { name })}
      onClick={() => (isMine ? myStore.forget() : choose())}
    >
      {isMine ? <CheckIcon /> : <StoreIcon />}
      {t(isMine ? 'chosen' : 'choose')}
    </Button>
  );
}
