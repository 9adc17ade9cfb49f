import { useTranslations } from 'next-intl';
import { settings } from '#lib/config/index.ts';
import { footerOf } from '#lib/routes/footer.ts';
import { teamRoutes } from '#lib/routes/team.ts';
import { FooterGroup } from '#components/footer/footer-group.tsx';
import footer from '#components/footer/footer.module.css';
import styles from './team.module.css';

const groups = footerOf(teamRoutes, settings);

/** Bottom of every page of the team shop. */
export function TeamFooter() {
  const t = useTranslations('teamFooter');
  return (
    <footer className={footer.footer}>
      <div className={`wrap ${styles.footer}`}>
        <p className={styles.claim}>{t('claim')}</p>
        {groups.map(({ group, links }) => (
          <FooterGroup
            key={group}
            group={group}
            title={t(`groups.${group}`)}
            links={links.map(({ page, path }) => ({ name: t(`pages.${page}`), path }))}
          />
        ))}
      </div>
      <p className={`wrap ${footer.sign}`}>{t('sign')}</p>
    </footer>
  );
}
