import { useTranslations } from 'next-intl';
import { cardDensities } from '#lib/core/card-density.ts';
import { Static } from '#components/ui/static.tsx';
import styles from './results.module.css';

/** How many cards stand in a row of a wide window. Scripts keep it, so without them there is no choice. */
export function DensitySwitch() {
  const t = useTranslations('list');
  return (
    <Static as="fieldset" isKept className={styles.density} data-density-switch="">
      <legend className="hidden-text">{t('density')}</legend>
      {cardDensities.map((columns, index) => (
        <label key={columns} title={t('columns', { count: columns })}>
          <input
            type="radio"
            name="density"
            value={columns}
            defaultChecked={index === 0}
            aria-label={t('columns', { count: columns })}
          />
          <svg viewBox="0 0 18 18" aria-hidden="true">
            {Array.from({ length: columns }, (_, at) => {
              const perRow = columns / 2;
              const width = 18 / perRow;
              return (
                <path
                  key={at}
                  d={`M${(at % perRow) * width + 1} ${Math.floor(at / perRow) * 9 + 1}h${width - 2}v7h${2 - width}z`}
                />
              );
            })}
          </svg>
        </label>
      ))}
    </Static>
  );
}
