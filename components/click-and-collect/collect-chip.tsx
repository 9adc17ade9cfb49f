'use client';

import { useTranslations } from 'next-intl';
import { useListedStore, type ServerStore } from './use-listed-store.ts';

/** What a list is narrowed to, by the minute: what a store hands over today, or only has. */
export function CollectChip({ listed }: { listed: ServerStore }) {
  const t = useTranslations('collect.list');
  const { store, when } = useListedStore(listed).drawn ?? listed;
  return (
    <>
      <span className="hidden-text">{t('remove')}</span>{' '}
      {t(store.collects && when.today ? 'chipToday' : 'chip', { name: store.title })}
    </>
  );
}
