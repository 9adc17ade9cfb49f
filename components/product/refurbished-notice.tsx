import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { gradeSchema, type Product } from '#lib/contract/product.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { refurbishedGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { useDates } from '#lib/i18n/dates.ts';
import styles from './refurbished-notice.module.css';

/** What refurbished goods look like, what is left of their guarantee, and what the same product costs new (ADR-0127). */
export function RefurbishedNotice({ refurbishment, langs }: Pick<Product, 'refurbishment' | 'langs'>) {
  const t = useTranslations('product.refurbishment');
  const format = useDates();
  const locale = useLocale();
  if (!refurbishment) return null;
  const { grade, traces, guaranteeUntil, twin } = refurbishment;
  // Of a grade that is not known here, the letter and the traces still tell something.
  const known = gradeSchema.safeParse(grade).data;
  const years = refurbishedGuaranteeYears;
  const until =
    guaranteeUntil === null
      ? null
      : format.dateTime(new Date(guaranteeUntil), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <section className={styles.notice} data-refurbished>
      <div className={styles.head}>
        <h2>{t('title', { grade })}</h2>
        {twin && <a href={shopHref(locale, twin.url)}>{t('twin', { price: formatPrice(twin.price) })}</a>}
      </div>
      {known !== undefined && <p>{t(`grades.${known}`)}</p>}
      <dl>
        <div>
          <dt>{t('rows.traces')}</dt>
          <dd lang={langs?.traces ?? catalogLanguage}>{traces}</dd>
        </div>
        <div>
          <dt>{t('rows.guarantee')}</dt>
          <dd>{until === null ? t('ours', { years }) : t('guaranteeUntil', { years, day: until })}</dd>
        </div>
      </dl>
    </section>
  );
}
