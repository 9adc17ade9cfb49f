import { useLocale } from 'next-intl';
import { localePath } from '#lib/core/locales.ts';
import { ConsentLink } from '#components/consent/consent-link.tsx';
import { FoldedNav } from './folded-nav.tsx';
import styles from './footer.module.css';

interface Props {
  group: string;
  title: string;
  links: { name: string; path: string }[];
}

/** Groups that a phone shows at a press: none of them is what the law wants to be in sight. */
const folded: readonly string[] = ['company', 'services'];

/** Pages of the shop's own with something in common; those of the law lead to the choice of consent too. */
export function FooterGroup({ group, title, links }: Props) {
  const locale = useLocale();
  const content = (
    <>
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
    </>
  );
  if (folded.includes(group))
    return (
      <FoldedNav id={`lablec-${group}-oldalai`} title={title} labelledBy={`lablec-${group}`} className={styles.links}>
        {content}
      </FoldedNav>
    );
  return (
    <nav
      aria-labelledby={`lablec-${group}`}
      className={group === 'law' ? `${styles.links} ${styles.law}` : styles.links}
    >
      {content}
    </nav>
  );
}
