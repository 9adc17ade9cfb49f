import { useLocale, useTranslations } from 'next-intl';
import { formatCount } from '#lib/core/text/counts.ts';
import { listingHref } from '#lib/core/filters/index.ts';
import { valueName } from '#lib/core/filters/names.ts';
import { understoodFilters, withWords } from '#lib/core/filters/understood.ts';
import { NotSoldHere } from './not-sold-here.tsx';
import { usePriceName } from './price-name.ts';
import { sortName } from './sort-name.ts';
import styles from './toolbar.module.css';
import type { Results } from './results.ts';

interface ReadChip {
  key: string;
  name: string;
  lang?: string | undefined;
  href: string;
}

/**
 * How the words typed were read: what is not sold, what was left out or searched instead, the filters, price and order
 * that they name as chips to take away, and the way back to just these words.
 */
export function Searched(results: Results) {
  const { path, query, answer } = results;
  const { corrected, understood, notSold, leftOut } = answer;
  const t = useTranslations('results');
  const locale = useLocale();
  const chips = useReadChips(results);
  if (!query.q || (!corrected && !understood && !notSold?.nearest && leftOut.length === 0)) return null;
  const isChanged = understood !== null || leftOut.length > 0 || notSold !== null || corrected?.applied === true;
  return (
    <div className={styles.searched} role="status">
      <NotSoldHere notSold={notSold} />
      {leftOut.length > 0 && <p>{t('leftOut', { words: leftOut.map((words) => `„${words}”`).join(', ') })}</p>}
      {corrected?.applied && <p>{t('correctedTo', { query: corrected.query, typed: query.q })}</p>}
      {corrected && !corrected.applied && (
        <a href={listingHref(path, withWords(query, corrected.query))}>
          {t('correctable', {
            query: corrected.query,
            count: corrected.total,
            shown: formatCount(locale, corrected.total),
          })}
        </a>
      )}
      {chips.length > 0 && (
        <>
          <p id="understood">{t('understood')}</p>
          <ul className={styles.chips} aria-labelledby="understood">
            {chips.map(({ key, name, lang, href }) => (
              <li key={key}>
                <a href={href} rel="nofollow" aria-label={t('removeFilter', { name })}>
                  <span lang={lang}>{name}</span>
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

function useReadChips({ path, query, answer }: Results): ReadChip[] {
  const words = useTranslations('filters');
  const list = useTranslations('list');
  const priceName = usePriceName();
  const { understood, sorting } = answer;
  if (!understood) return [];
  const chips = understoodFilters(query, understood).map(({ filters, query: without }): ReadChip => {
    const names = filters.map((filter) => valueName(words, filter, filter, filter.name));
    return {
      key: filters.map(({ id }) => id).join('-'),
      name: names.map(({ text }) => text).join(', '),
      lang: names[0]?.lang,
      href: listingHref(path, without),
    };
  });
  const { price, sorting: order } = understood;
  if (price)
    chips.push({ key: 'price', name: priceName(price), href: listingHref(path, withWords(query, price.without)) });
  const orderName = order && sortName(list, order, sorting.options);
  if (order && orderName)
    chips.push({ key: 'order', name: orderName, href: listingHref(path, withWords(query, order.without)) });
  return chips;
}
