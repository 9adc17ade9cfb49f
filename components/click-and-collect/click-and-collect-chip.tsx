'use client';

import { useTranslations } from 'next-intl';
import { useListedShop, type ServerShop } from './use-listed-shop.ts';

/** What a list is narrowed to, by the minute: what a shop hands over today, or only has. */
export function ClickAndCollectChip({ listed }: { listed: ServerShop }) {
  const t = useTranslations('clickAndCollect.list');
  const { shop, when } = useListedShop(listed).drawn ?? listed;
  return (
    <>
      <span className="hidden-text">{t('remove')}</span>{' '}
      {t(shop.hasClickAndCollect && when.today ? 'chipToday' : 'chip', { name: shop.title })}
    </>
  );
}
