'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { breakpoints } from '#lib/config/breakpoints.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { menu, useMenu } from '#stores/menu.ts';
import { MenuIcon } from '#components/ui/icons.tsx';
import styles from './header.module.css';

const MobileMenuDrawer = dynamic(() => import('./mobile-menu-drawer.tsx').then(({ MobileMenuDrawer: Drawer }) => Drawer), { ssr: false });

/** The button of the mobile menu. Without JavaScript it leads to the categories in the footer. */
export function MobileMenu({ genders, roots }: { genders: MenuRoot[]; roots: MenuRoot[] }) {
  const t = useTranslations('menu');
  const isOpen = useMenu((state) => state.isOpen);
  const pathname = usePathname();
  const client = useQueryClient();

  useEffect(() => menu.close(), [pathname]);
  useEffect(() => {
    const tablet = matchMedia(`(min-width: ${breakpoints.md}px)`);
    const close = () => tablet.matches && menu.close();
    tablet.addEventListener('change', close);
    return () => tablet.removeEventListener('change', close);
  }, []);

  return (
    <>
      <a
        className={styles.menuButton}
        href="#kategoriak"
        role="button"
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void client.prefetchQuery(menuQuery)}
        onClick={(event) => {
          event.preventDefault();
          menu.open(scrollY);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          menu.open(scrollY);
        }}
      >
        <MenuIcon />
      </a>
      {isOpen && <MobileMenuDrawer genders={genders} roots={roots} />}
    </>
  );
}
