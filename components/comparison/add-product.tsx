import { useLocale, useTranslations } from 'next-intl';
import { comparisonPath, type AskedComparison } from '#lib/compare/index.ts';
import { limits } from '#lib/contract/limits.ts';
import { localePath } from '#lib/core/locales.ts';
import { Button } from '#components/ui/button.tsx';
import styles from './comparison.module.css';

interface Props {
  asked: AskedComparison;
  /** The products that stand side by side. */
  ids: readonly number[];
}

/** Another product by its item number: a plain form, so that one can compare without JavaScript. */
export function AddProduct({ asked: { mistyped, onlyDifferences }, ids }: Props) {
  const t = useTranslations('comparison.add');
  const locale = useLocale();
  if (ids.length >= limits.compared)
    return <p className={`${styles.full} no-print`}>{t('full', { count: limits.compared })}</p>;
  return (
    <form action={localePath(locale, comparisonPath)} className={`${styles.add} no-print`}>
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      {onlyDifferences && <input type="hidden" name="eltero" value="1" />}
      <label htmlFor="cikkszam">{t('label')}</label>
      <div>
        <input
          id="cikkszam"
          name="add"
          inputMode="numeric"
          maxLength={12}
          required
          autoComplete="off"
          defaultValue={mistyped ?? undefined}
          key={ids.join()}
          aria-invalid={mistyped !== null || undefined}
          aria-describedby={mistyped === null ? 'cikkszam-hol' : 'cikkszam-hiba cikkszam-hol'}
        />
        <Button type="submit" variant="outline">
          {t('submit')}
        </Button>
      </div>
      {mistyped !== null && (
        <p id="cikkszam-hiba" className={styles.error}>
          {t('wrong', { text: mistyped })}
        </p>
      )}
      <p id="cikkszam-hol" className={styles.hint}>
        {t('hint')}
      </p>
    </form>
  );
}
