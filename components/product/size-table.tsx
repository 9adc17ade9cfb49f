import { useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import type { FactRow } from '#lib/core/facts/rows.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { Static } from '#components/ui/static.tsx';
import { measuresOf } from './measures.ts';
import styles from './size-table.module.css';

interface Props {
  table: NonNullable<Product['sizeTable']>;
  /** Language of the table; the catalog's where it is not said. */
  lang?: string | undefined;
  brand: string;
  gender: Product['genderSysname'];
  /** How the product is cut. */
  fit: Pick<FactRow, 'text' | 'lang'> | null;
}

/** The size table of a brand and gender behind its link: the browser's own popover, so that it needs no script. */
export function SizeTable({ table, lang, brand, gender, fit }: Props) {
  const t = useTranslations('product');
  const measured = measuresOf(table.columns);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="merettablazat">
        {t('sizeTable')}
      </button>
      <div id="merettablazat" popover="auto" className={styles.popover} role="dialog" aria-label={t('sizeTable')}>
        <div className={styles.head}>
          <p>
            <b>{t('sizeTable')}</b>
            <small>{[brand, knownText(t, 'genders', gender)].filter(Boolean).join(' · ')}</small>
          </p>
          <button type="button" popoverTarget="merettablazat" popoverTargetAction="hide" aria-label={t('close')}>
            <CloseIcon />
          </button>
        </div>
        <p className={styles.notes}>
          {fit && (
            <span>
              {t('fit')} <b lang={fit.lang}>{fit.text}</b>.{' '}
            </span>
          )}
          {t('between')}
        </p>
        <Static className={styles.scroll} tabIndex={0} role="group" aria-label={t('sizeTable')}>
          <table lang={lang ?? 'hu'}>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={cell} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={table.columns[index]}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Static>
        {measured.length > 0 && (
          <Static className={styles.measures}>
            <h3>{t('measure.title')}</h3>
            <dl>
              {measured.map(({ name, measure }) => (
                <div key={name}>
                  <dt lang="hu">{name}</dt>
                  <dd>{t(`measure.${measure}`)}</dd>
                </div>
              ))}
            </dl>
            {table.columns.includes('UK') && <p>{t('measure.scales')}</p>}
          </Static>
        )}
      </div>
    </>
  );
}
