import { useTranslations, type Messages } from 'next-intl';
import { sortOptions } from '#lib/filters/index.ts';
import type { Sorting } from '#lib/contract/search.ts';
import { HiddenParameters } from './price-form.tsx';
import type { Results } from './results-page.tsx';
import { SortSelect } from './sort-select.tsx';
import styles from './results.module.css';

const optionName = <S extends Sorting>({ field, type }: S) => `${field}-${type}` as `${S['field']}-${S['type']}`;

type SortName = keyof Messages['results']['sorting'];

/** The order of the list: a form with a select; the button is there for those without JavaScript. */
export function SortForm({ path, query, answer }: Results) {
  const t = useTranslations('results');
  const options = sortOptions.map((sorting) => {
    const value = optionName<typeof sorting>(sorting);
    return { value, name: t(`sorting.${value as SortName}`) };
  });
  return (
    <form action={path} className={styles.sort} data-listing="">
      <HiddenParameters query={query} except="sorting" />
      <SortSelect label={t('sort')} options={options} active={optionName(answer.sorting.active)} />
      <noscript><button type="submit" className="button outline">{t('apply')}</button></noscript>
    </form>
  );
}
