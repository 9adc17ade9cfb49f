import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { formatCount } from '#lib/core/text/counts.ts';
import { choiceCount, withoutChoices } from '#lib/core/filters/choices.ts';
import { listingHref } from '#lib/core/filters/index.ts';
import styles from './no-results.module.css';
import type { Results } from './results.ts';

/** Whether a query alone finds nothing, nor a page, shop or service that was meant: the page's title says so. */
export const isNothingFound = ({ query, answer }: Pick<Results, 'query' | 'answer'>) =>
  Boolean(query.q) && answer.title === null && choiceCount(query) === 0 && answer.answers.length === 0;

/** Nothing was found: what was asked, with what less would find; `children` are further ways on. */
export function NoResults({ path, query, answer, children }: Results & { children: ReactNode }) {
  const t = useTranslations('results');
  const locale = useLocale();
  const hasChoices = choiceCount(query) > 0;
  // Above stands the page, shop or service that was meant.
  const isAnswered = !hasChoices && answer.answers.length > 0;
  return (
    <section className={styles.nothing}>
      {isAnswered ? (
        <>
          <h2>{t('noGoods')}</h2>
          <p>{t('noGoodsWords')}</p>
        </>
      ) : (
        <>
          {!isNothingFound({ query, answer }) && (
            <h2>{query.q ? t('nothingFor', { query: query.q }) : t('nothing')}</h2>
          )}
          <p>{hasChoices ? t('nothingFilters') : t('nothingWords')}</p>
        </>
      )}
      {hasChoices && (
        <p>
          <ButtonLink href={listingHref(path, withoutChoices(query))}>{t('clearAll')}</ButtonLink>
        </p>
      )}
      {answer.relaxations.length > 0 && (
        <>
          <p>{t('relaxed')}</p>
          <ul className={styles.nextLinks}>
            {answer.relaxations.map(({ query: fewer, total }) => (
              <li key={fewer}>
                <a href={listingHref(path, { ...query, q: fewer, page: 1 })}>
                  {t('relaxation', { query: fewer, count: total, shown: formatCount(locale, total) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}
