import { getLocale, getTranslations } from 'next-intl/server';
import { choiceCount, listingHref, withoutChoices } from '#lib/filters/index.ts';
import { localePath, type Locale } from '#lib/i18n/locales.ts';
import { isMenuLink, menuRoots } from '#lib/menu/index.ts';
import { getMenu } from '#lib/menu/server.ts';
import { getBestsellers } from '#lib/search/server.ts';
import { ProductGrid } from './product-grid.tsx';
import type { Results } from './results-page.tsx';
import styles from './results.module.css';

/** Nothing was found: what was asked, and the ways on. */
export async function NoResults({ path, query, answer }: Results) {
  const [t, locale, menu, bestsellers] = await Promise.all([getTranslations('results'), getLocale(), getMenu(), getBestsellers()]);
  const hasChoices = choiceCount(query) > 0;
  const { roots } = menuRoots(menu);
  return (
    <section className={styles.nothing}>
      <h2>{query.q ? t('nothingFor', { query: query.q }) : t('nothing')}</h2>
      <p>{hasChoices ? t('nothingFilters') : t('nothingWords')}</p>
      {hasChoices && (
        <p><a className="button" href={listingHref(path, withoutChoices(query))}>{t('clearAll')}</a></p>
      )}
      {answer.relaxations.length > 0 && (
        <>
          <p>{t('relaxed')}</p>
          <ul className={styles.waysOn}>
            {answer.relaxations.map(({ query: fewer, total }) => (
              <li key={fewer}><a href={listingHref(path, { ...query, q: fewer, page: 1 })}>{t('relaxation', { query: fewer, count: total })}</a></li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.waysOn}>
        {roots.filter(({ url }) => isMenuLink(url)).map(({ id, name, url }) => (
          <li key={id}><a href={localePath(locale as Locale, url)} lang="hu">{name}</a></li>
        ))}
      </ul>
      {bestsellers.length > 0 && (
        <div className={styles.bestsellers}>
          <h2>{t('bestsellers')}</h2>
          <ProductGrid products={bestsellers} eager={false} level={3} />
        </div>
      )}
    </section>
  );
}
