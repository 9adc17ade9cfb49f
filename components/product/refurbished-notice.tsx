import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { gradeSchema, type Product } from '#lib/contract/product.ts';
import { formatPrice } from '#lib/core/prices/index.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import styles from './refurbished-notice.module.css';

/** What refurbished goods look like, what is left of their guarantee, and what the same product costs new. */
export function RefurbishedNotice({ refurbishment }: Pick<Product, 'refurbishment'>) {
  const t = useTranslations('product.refurbishment');
  const format = useFormatter();
  const locale = useLocale();
  if (!refurbishment) return null;
  const { traces, guaranteeUntil, twin } = refurbishment;
  // Of a grade that is not known here, the letter and the traces still tell something.
  const known = gradeSchema.safeParse(refurbishment.grade).data;
  const until =
    guaranteeUntil === null ? null : format.dateTime(new Date(guaranteeUntil), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.notice} data-refurbished>
      <h2>{t('title', { grade: refurbishment.grade })}</h2>
      {known !== undefined && <p>{t(`grades.${known}`)}</p>}
      <p lang={catalogLanguage}>{traces}</p>
      {until !== null && <p>{t('guaranteeUntil', { day: until })}</p>}
      {twin && (
        <p>
          <a href={shopHref(locale, twin.url)}>{t('twin', { price: formatPrice(twin.price) })}</a>
        </p>
      )}
    </section>
  );
}
