import { useLocale } from 'next-intl';
import { localePath } from '#lib/core/locales.ts';
import { ConsentLink } from '#components/consent/consent-link.tsx';
import styles from './footer.module.css';

interface Props {
  group: string;
  title: string;
  links: { name: string; path: string }[];
}

/** Pages of the shop's own with something in common; those of the law lead to the choice of consent too. */
export function FooterGroup({ group, title, links }: Props) {
  const locale = useLocale();
  return (
    <nav aria-labelledby={`lablec-${group}`} className={styles.links}>
      <h2 id={`lablec-${group}`}>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={localePath(locale, path)}>{name}</a>
          </li>
        ))}
        {group === 'law' && (
          <li>
            <ConsentLink />
          </li>
        )}
      </ul>
    </nav>
  );
}
