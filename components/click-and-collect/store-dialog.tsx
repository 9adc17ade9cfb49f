'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { track } from '#lib/analytics/track.ts';
import { storesQuery } from '#lib/click-and-collect/queries.ts';
import type { CollectStore, FoundStore } from '#lib/click-and-collect/stores.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { openingState } from '#lib/shops/opening.ts';
import { placeMax } from '#lib/shops/index.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { useMinute } from '#components/hooks/use-minute.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { CheckIcon } from '#components/ui/more-icons.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { myStore, useMyStore } from '#stores/my-store.ts';
import { useFoundStores } from './use-found-stores.ts';
import { useShortState } from './use-store-words.ts';
import styles from './store-dialog.module.css';

export interface StoreDialogProps {
  onClose: () => void;
  /** Told of the store that was chosen, before the dialog closes. */
  onChosen?: ((store: string) => void) | undefined;
}

/** Choosing the shopper's store by one press: by name, town or postcode. */
export function StoreDialog({ onClose, onChosen }: StoreDialogProps) {
  const t = useTranslations('myStoreHeader');
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const stores = useQuery(storesQuery);
  const choose = (store: string) => {
    if (myStore.store.getState().record?.store !== store) track({ event: 'store_select', location_id: store });
    myStore.choose(store);
    onChosen?.(store);
    dialog.current?.close();
  };
  return (
    <Dialog ref={dialog} className={styles.dialog} aria-labelledby={headingId} onClose={onClose}>
      <div className={styles.content}>
        <h2 id={headingId}>{t('choose')}</h2>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
        {stores.data && <Stores stores={stores.data} onChoose={choose} />}
        {!stores.data && (!stores.isError || stores.isFetching) && (
          <p role="status" className={styles.note}>
            {t('loading')}
          </p>
        )}
        {!stores.data && stores.isError && !stores.isFetching && (
          <RetryNotice className={styles.failed} text={t('failed')} retry={t('retry')} onRetry={stores.refetch} />
        )}
      </div>
    </Dialog>
  );
}

function Stores({ stores, onChoose }: { stores: readonly CollectStore[]; onChoose: (store: string) => void }) {
  const t = useTranslations('myStoreHeader');
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { found, state } = useFoundStores(stores, typed);
  const { store: mine } = useMyStore();
  const own = stores.find(({ sysname }) => sysname === mine);
  return (
    <>
      <form className={styles.field} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>{t('field')}</label>
        <input
          id={id}
          value={typed}
          maxLength={placeMax}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p role="status" className={styles.note}>
        {state === 'searching' && t('loading')}
        {state === 'unknown' && t('unknown', { place: typed.trim() })}
        {state === 'here' && t('count', { count: found.length })}
      </p>
      <ul className={styles.stores}>
        {found.map((store) => (
          <Row key={store.sysname} store={store} isMine={store.sysname === mine} onChoose={onChoose} />
        ))}
      </ul>
      {own && (
        <p className={styles.page}>
          <a href={shopHref(locale, own.url)}>
            <span>
              <span lang="hu">{own.title}</span>: {t('page')}
            </span>
          </a>
        </p>
      )}
    </>
  );
}

function Row({ store, isMine, onChoose }: { store: FoundStore; isMine: boolean; onChoose: (store: string) => void }) {
  const format = useFormatter();
  const words = useShortState();
  const now = useMinute();
  const { sysname, title, address, distance, openingHours } = store;
  return (
    <li>
      <button type="button" aria-pressed={isMine} onClick={() => onChoose(sysname)} data-store={sysname}>
        <b lang="hu">{title}</b> {isMine && <CheckIcon />}
        {distance !== null && (
          <span className={styles.distance}>
            {format.number(distance, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })}
          </span>
        )}{' '}
        <small>
          <span lang="hu">{`${address.ZipCode} ${address.City}, ${address.Street}`}</span>
        </small>{' '}
        <small>{now !== null && words(openingState(openingHours, now))}</small>
      </button>
    </li>
  );
}
