import { useLocale, useTranslations } from 'next-intl';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import type { Breadcrumb } from '#lib/contract/product.ts';
import { localePath } from '#lib/core/locales.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import { breadcrumbData } from '#lib/seo/breadcrumbs.ts';
import { JsonLd } from './json-ld.tsx';
import { Static } from './static.tsx';
import styles from './breadcrumbs.module.css';

/**
 * The way to a page. Its last step is the page itself and no link; `last` is appended in the page's language. Steps are
 * the catalog's, in Hungarian, unless they say otherwise. Machines are given the same steps.
 */
export function Breadcrumbs({ trail, last }: { trail: Breadcrumb[]; last?: string | null }) {
  const t = useTranslations('site');
  const locale = useLocale();
  const home = { name: t('home'), href: localePath(locale, '/') };
  const links = (last ? trail : trail.slice(0, -1)).map(({ name, url, lang = catalogLanguage }) => ({
    name,
    url,
    lang,
    href: shopHref(locale, url),
  }));
  const current = last ?? trail.at(-1)?.name;
  return (
    <>
      <Static as="nav" aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
        <ol>
          <li>
            <a href={home.href}>{home.name}</a>
          </li>
          {links.map(({ name, url, lang, href }) => (
            <li key={url} lang={lang}>
              <a href={href}>{name}</a>
            </li>
          ))}
          {current && (
            <li aria-current="page" lang={last ? undefined : (trail.at(-1)?.lang ?? catalogLanguage)}>
              {current}
            </li>
          )}
        </ol>
      </Static>
      <JsonLd things={[breadcrumbData([home, ...links, ...(current ? [{ name: current }] : [])])]} />
    </>
  );
}
