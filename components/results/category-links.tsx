import { useLocale, useTranslations } from 'next-intl';
import type { SearchAnswer } from '#lib/contract/search.ts';
import { formatCount } from '#lib/core/text/counts.ts';
import { shopHref } from '#lib/navigation/link-guard.ts';
import fading from '#components/ui/fades.module.css';
import { Static } from '#components/ui/static.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './results.module.css';

/** The next narrower categories and the genders of this page, as links. */
export function CategoryLinks({ tree }: { tree: SearchAnswer['categoryTree'] }) {
  const t = useTranslations('results');
  const locale = useLocale();
  const nodes = [...tree.genders, ...tree.tree].filter(({ count }) => count > 0);
  if (nodes.length === 0) return null;
  return (
    <Static as="nav" aria-label={t('categories')} className={styles.categories}>
      <ul className={fading.fades}>
        {nodes.map(({ name, url, count, active, lang = catalogLanguage }) => (
          <li key={url}>
            <a
              href={shopHref(locale, url)}
              rel={url.includes('?') ? 'nofollow' : undefined}
              aria-current={active ? 'true' : undefined}
              lang={lang}
            >
              {name} <span className="number">{formatCount(locale, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Static>
  );
}
