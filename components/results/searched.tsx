import { useTranslations } from 'next-intl';
import { withoutUnderstood } from '#lib/core/filters/choices.ts';
import { listingHref } from '#lib/core/filters/index.ts';
import { valueName } from '#lib/core/filters/names.ts';
import styles from './results.module.css';
import type { Results } from './results.ts';

/**
 * What was searched instead of the words typed, or could be: the sizes and genders that they name as chips to take
 * away, and the way back to just these words.
 */
export function Searched({ path, query, answer: { corrected, understood } }: Results) {
  const t = useTranslations('results');
  const words = useTranslations('filters');
  if (!query.q || (!corrected && !understood)) return null;
  const named = (understood?.filters ?? []).map((filter) => ({
    id: filter.id,
    ...valueName(words, filter, filter.key, filter.name),
  }));
  const isChanged = understood !== null || corrected?.applied === true;
  return (
    <div className={styles.searched} role="status">
      {corrected?.applied && <p>{t('correctedTo', { query: corrected.query, typed: query.q })}</p>}
      {corrected && !corrected.applied && (
        <a href={listingHref(path, { ...query, q: corrected.query, page: 1 })}>
          {t('correctable', { query: corrected.query, count: corrected.total })}
        </a>
      )}
      {understood && understood.filters.length > 0 && (
        <>
          <p id="understood">{t('understood')}</p>
          <ul className={styles.chips} aria-labelledby="understood">
            {named.map(({ id, text, lang }) => (
              <li key={id}>
                <a
                  href={listingHref(path, withoutUnderstood(query, understood, id))}
                  rel="nofollow"
                  aria-label={t('removeFilter', { name: text })}
                >
                  <span lang={lang}>{text}</span>
                  <span aria-hidden="true">×</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {isChanged && (
        <a href={listingHref(path, { ...query, exact: true, page: 1 })} rel="nofollow">
          {t('exactly', { typed: query.q })}
        </a>
      )}
    </div>
  );
}
