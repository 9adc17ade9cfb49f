import { useLocale, useTranslations } from 'next-intl';
import { footerGroups } from '#lib/footer/index.ts';
import { localePath } from '#lib/core/locales.ts';
import { ConsentLink } from '#components/consent/consent-link.tsx';
import styles from './footer.module.css';

/** The shop's own pages by what they are about. */
export function FooterLinks() {
  const t = useTranslations('footer');
  const locale = useLocale();
  return footerGroups.map(({ group, links }) => (
    <nav key={group} aria-labelledby={`lablec-${group}`} className={styles.links}>
      <h2 id={`lablec-${group}`}>{t(`links.${group}`)}</h2>
      <ul>
        {links.map(({ page, path }) => (
          <li key={page}>
            <a href={localePath(locale, path)}>{t(`pages.${page}`)}</a>
          </li>
        ))}
        {group === 'law' && (
          <li>
            <ConsentLink />
          </li>
        )}
      </ul>
    </nav>
  ));
}
