import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { comparisonHref, type AskedComparison } from '#lib/compare/index.ts';
import { limits } from '#lib/contract/limits.ts';
import type { ComparedProduct, Comparison } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Island } from '#components/ui/island.tsx';
import { CompareIcon } from '#components/ui/more-icons.tsx';
import { AddProduct } from './add-product.tsx';
import { ComparedPurchase, type BuyableProduct } from './compared-purchase.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { OwnComparison } from './own-comparison.tsx';
import { OwnInstead } from './own-instead.tsx';
import styles from './comparison.module.css';

interface Props {
  asked: AskedComparison;
  found: Comparison;
  /** Where an empty comparison leads on. */
  waysOn?: ReactNode;
}

/** Products side by side, with what keeps others from standing there; without any it says how they come here. */
export function ComparisonPage({ asked, found: { products, missing }, waysOn }: Props) {
  const t = useTranslations('comparison');
  const ids = products.map(({ id }) => id);
  return (
    <div className={`wrap ${styles.page}`} data-keep-scroll="">
      <Breadcrumbs trail={[]} last={t('title')} />
      <h1 id="osszehasonlitas" tabIndex={-1}>
        {t('title')}
      </h1>
      <Notes asked={asked} missing={missing} />
      {products.length === 0 ? (
        <Instead asked={asked} />
      ) : (
        <>
          {products.length === 1 && <p className={styles.lead}>{t('one')}</p>}
          <ComparisonTable products={products} onlyDifferences={asked.onlyDifferences} />
        </>
      )}
      <AddProduct asked={asked} ids={ids} />
      <Island name="own comparison">
        <OwnComparison
          ids={ids}
          address={comparisonHref(ids, asked.onlyDifferences)}
          added={asked.added !== null && ids.includes(asked.added) ? asked.added : null}
          status={t('count', { count: products.length })}
        />
      </Island>
      <Island name="compared purchase">
        <ComparedPurchase products={products.map(buyable)} />
      </Island>
      {waysOn}
    </div>
  );
}

const buyable = ({ id, name, lang, brand, image, options }: ComparedProduct): BuyableProduct => ({
  id,
  name,
  lang,
  brand,
  image,
  options,
});

/** What the address names and the page does not show, each with its reason. */
function Notes({ asked: { leftOut, unreadable }, missing }: Pick<Props, 'asked'> & Pick<Comparison, 'missing'>) {
  const t = useTranslations('comparison');
  const texts = [
    ...(leftOut.length > 0 ? [t('tooMany', { count: limits.compared, ids: leftOut.slice(0, 12).join(', ') })] : []),
    ...missing.map(({ id, isGone }) => t(isGone ? 'gone' : 'unknown', { id: String(id) })),
    ...unreadable.map((text) => t('unreadable', { text })),
  ];
  if (texts.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t('notes')}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What stands where there is nothing to show: what the browser compares, if the address asks for nothing else. */
function Instead({ asked: { ids, leftOut, unreadable, mistyped } }: Pick<Props, 'asked'>) {
  if (ids.length + leftOut.length + unreadable.length > 0 || mistyped !== null) return <Nothing />;
  return (
    <Island name="own comparison instead" fallback={<Nothing />}>
      <OwnInstead>
        <Nothing />
      </OwnInstead>
    </Island>
  );
}

function Nothing() {
  const t = useTranslations('comparison.empty');
  return (
    <div className={styles.empty} data-empty="">
      <span aria-hidden="true">
        <CompareIcon />
      </span>
      <h2>{t('title')}</h2>
      <p>{t('text', { count: limits.compared })}</p>
      <ButtonLink href={localePath(useLocale(), '/')}>{t('toShop')}</ButtonLink>
    </div>
  );
}
