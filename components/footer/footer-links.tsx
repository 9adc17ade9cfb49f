import { useTranslations } from 'next-intl';
import { footerGroups } from '#lib/footer/index.ts';
import { FooterGroup } from './footer-group.tsx';

/** The shop's own pages by what they are about. */
export function FooterLinks() {
  const t = useTranslations('footer');
  return footerGroups.map(({ group, links }) => (
    <FooterGroup
      key={group}
      group={group}
      title={t(`links.${group}`)}
      links={links.map(({ page, path }) => ({ name: t(`pages.${page}`), path }))}
    />
  ));
}
