import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { isMenuLink, type MenuRoot } from '#lib/menu/index.ts';
import { DownIcon } from '#components/ui/more-icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './mega-menu.module.css';

interface Props {
  root: MenuRoot;
  isOpen: boolean;
  /** Whether its own page is open, or one below it. */
  current: 'page' | true | undefined;
  onPress: () => void;
}

/** Opens and closes the panel of a root; with the root's name in it where that leads nowhere. */
export function PanelToggle({ root, isOpen, onPress, children }: Omit<Props, 'current'> & { children?: ReactNode }) {
  const t = useTranslations('menu');
  return (
    <button
      type="button"
      className={children ? styles.heading : styles.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `panel-${root.id}` : undefined}
      aria-label={t('openCategory', { name: root.name })}
      onClick={onPress}
    >
      {children}
      <DownIcon />
    </button>
  );
}

/** A root of the mega menu: a link to its page with a button for its panel beside it, or the button alone. */
export function MegaRoot({ root, isOpen, current, onPress }: Props) {
  const locale = useLocale();
  const toggle = { root, isOpen, onPress };
  if (!isMenuLink(root.url))
    return root.hasOptions ? (
      <PanelToggle {...toggle}>
        <span lang={root.lang ?? catalogLanguage}>{root.name}</span>
      </PanelToggle>
    ) : null;
  return (
    <>
      <a
        lang={root.lang ?? catalogLanguage}
        href={localePath(locale, root.url)}
        className={root.type === 'root-hot' ? styles.hot : undefined}
        aria-current={current}
      >
        {root.name}
      </a>
      {root.hasOptions && <PanelToggle {...toggle} />}
    </>
  );
}
