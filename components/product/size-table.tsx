import { useTranslations } from 'next-intl';
import type { Product } from '#lib/contract/product.ts';
import type { FactRow } from '#lib/core/facts/rows.ts';
import { knownText } from '#lib/core/text/known-text.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { Static } from '#components/ui/static.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { MeasureFigure } from './measure-figure.tsx';
import { measuresOf } from './measures.ts';
import styles from './size-table.module.css';

interface Props {
  table: NonNullable<Product['sizeTable']>;
  /** Language of the table; the catalog's where it is not said. */
  lang?: string | undefined;
  /** What the sizes that can be chosen are called, in their order. */
  sizes: readonly string[];
  brand: string;
  gender: Product['genderSysname'];
  /** How the product is cut. */
  fit: Pick<FactRow, 'text' | 'lang'> | null;
  /** Which size that means to choose; null where its facts do not say. */
  advice: string | null;
}

/** The size table of a brand and gender behind its link: the browser's own popover, so that it needs no script. */
export function SizeTable({ table, lang, sizes, brand, gender, fit, advice }: Props) {
  const t = useTranslations('product');
  const measured = measuresOf(table.columns);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="merettablazat">
        {t(measured.length > 0 ? 'sizeTableMeasured' : 'sizeTable')}
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
          {advice ?? (
            <>
              {fit && (
                <span>
                  {t('fit')} <b lang={fit.lang}>{fit.text}</b>.{' '}
                </span>
              )}
              {t('between')}
            </>
          )}
        </p>
        <Static className={styles.scroll} tabIndex={0} role="group" aria-label={t('sizeTable')}>
          <table lang={lang ?? catalogLanguage}>
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
                // By its number the style sheet finds the row of the chosen size, whichever is pressed.
                <tr key={row[0]} data-size={sizes.indexOf(row[0] ?? '') + 1 || undefined}>
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={cell} scope="row">
                        {cell}
                        <small>{t('chosenSize')}</small>
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
            <MeasureFigure measures={measured.map(({ measure }) => measure)} />
            <dl>
              {measured.map(({ name, measure }) => (
                <div key={name}>
                  <dt lang={lang ?? catalogLanguage}>{name}</dt>
                  <dd>{t(`measure.${measure}`)}</dd>
                </div>
              ))}
            </dl>
            <p>{t(table.columns.includes('UK') ? 'measure.scales' : 'measure.makers')}</p>
          </Static>
        )}
      </div>
    </>
  );
}
