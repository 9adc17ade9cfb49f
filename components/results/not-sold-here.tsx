import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatCount } from '#lib/core/text/counts.ts';
import type { NotSold } from '#lib/contract/search.ts';
import styles from './no-results.module.css';

type Translate = ReturnType<typeof useTranslations<'results'>>;

/** That the shop does not sell what was asked for. */
export const notSoldText = (t: Translate, { kind, word }: NotSold) =>
  kind === 'brand' ? t('brandNotSold', { word }) : t('goodsNotSold', { word });

/** That the shop does not sell what was asked for, and that the goods below come nearest; nothing without such goods. */
export function NotSoldHere({ notSold }: { notSold: NotSold | null }) {
  const t = useTranslations('results');
  const locale = useLocale();
  if (!notSold?.nearest) return null;
  const { name, total } = notSold.nearest;
  return (
    <p>
      <strong>{notSoldText(t, notSold)}</strong>{' '}
      {t('nearest', { name, count: total, shown: formatCount(locale, total) })}
    </p>
  );
}

/** Below a title that says that the shop does not sell it: what to do, for there is nothing near; `children` are ways on. */
export function NothingNear({ children }: { children: ReactNode }) {
  const t = useTranslations('results');
  return (
    <section className={styles.nothing}>
      <p>{t('nothingNear')}</p>
      {children}
    </section>
  );
}
