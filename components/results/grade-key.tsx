import { useLocale, useTranslations } from 'next-intl';
import { gradeSchema, type ProductCard } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { refurbishedGuaranteeYears } from '#lib/core/products/guarantee.ts';
import { variantPaths } from '#variant/paths.ts';
import styles from './grade-key.module.css';

/** What the grades of refurbished goods mean, and how long the shop answers for them; for a list that has no others. */
export function GradeKey({ products }: { products: readonly Pick<ProductCard, 'badges'>[] }) {
  const t = useTranslations('results');
  const locale = useLocale();
  if (products.length === 0 || !products.every(({ badges }) => badges.includes('refurbished'))) return null;
  return (
    <ul className={styles.grades}>
      {gradeSchema.options.map((grade) => (
        <li key={grade}>
          <b>{grade}</b> {t(`grades.${grade}`)}
        </li>
      ))}
      <li>
        {t('gradesGuarantee', { years: refurbishedGuaranteeYears })}{' '}
        <a href={localePath(locale, variantPaths.guarantee)}>{t('gradesMore')}</a>
      </li>
    </ul>
  );
}
