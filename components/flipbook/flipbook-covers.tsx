import { useLocale, useTranslations } from 'next-intl';
import type { FlipbookTeaser } from '#lib/contract/flipbook.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { validityOn } from '#lib/flipbook/index.ts';
import { flipbookPath } from '#lib/flipbook/paths.ts';
import { localePath } from '#lib/core/locales.ts';
import { imageProps } from '#lib/media/index.ts';
import { closeRange } from '#lib/core/text/ranges.ts';
import { useDates } from '#lib/i18n/dates.ts';
import fading from '#components/ui/fades.module.css';
import styles from './flipbook-covers.module.css';

/** First and last day in words: "november 19–25.". */
export function useValidityWords() {
  const t = useTranslations('flipbook');
  const format = useDates();
  return ({ validFrom, validTo }: Pick<FlipbookTeaser, 'validFrom' | 'validTo'>) =>
    t('validity', {
      days: closeRange(
        format.dateTimeRange(new Date(validFrom), new Date(validTo), {
          year: 'numeric',
          month: 'long',
          day: 'numeric',
          timeZone: 'UTC',
        }),
      ),
    });
}

interface Props {
  flipbooks: FlipbookTeaser[];
  today: string;
  /** Whether they may be one row to scroll through. */
  isRow?: boolean;
}

/** Flipbooks by their covers, those that are over marked as such. */
export function FlipbookCovers({ flipbooks, today, isRow = false }: Props) {
  const t = useTranslations('flipbook');
  const locale = useLocale();
  const format = useDates();
  // First and last day in one form on all covers, whatever month or year they share.
  const day = (date: string) => format.dateTime(new Date(date), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <ul className={isRow ? `${fading.fades} ${styles.covers}` : `${styles.covers} ${styles.apart}`}>
      {flipbooks.map((flipbook) => {
        const validity = validityOn(today, flipbook);
        return (
          <li key={flipbook.slug} data-validity={validity}>
            <div className={styles.cover}>
              <h3 lang={flipbook.lang ?? catalogLanguage}>
                <a href={localePath(locale, flipbookPath(flipbook.slug))}>{flipbook.title}</a>
              </h3>
              <img
                {...imageProps(flipbook.cover, [240, 320, 480, 640], '(min-width: 993px) 300px, 58vw')}
                alt=""
                loading="lazy"
              />
              <p className="number">{t('pageCount', { count: flipbook.pageCount })}</p>
            </div>
            <p>
              {day(flipbook.validFrom)} – {day(flipbook.validTo)}
            </p>
            {validity !== 'valid' && <p className={styles.mark}>{t(`state.${validity}`)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
