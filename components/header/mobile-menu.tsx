'use client';

import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { onResize } from '#lib/header/resize.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { gender } from '#stores/gender.ts';
import { menu, useMenu } from '#stores/menu.ts';
import { popups } from '#stores/popups.ts';
import { absentIsland } from '#components/ui/absent-island.ts';
import { MenuIcon } from '#components/ui/icons.tsx';
import { closeMenu } from './use-menu-history.ts';
import styles from './header.module.css';

const loadDrawer = () => import('./mobile-menu-drawer.tsx');
const MobileMenuDrawer = dynamic(() => loadDrawer().then(({ MobileMenuDrawer: Drawer }) => Drawer, absentIsland), { ssr: false });

function openMenu(): void {
  const { open } = popups.state();
  if (open) popups.close(open);
  gender.reset();
  menu.open(scrollY);
}

/** The button of the mobile menu. Without JavaScript it leads to the categories in the footer. */
export function MobileMenu({ genders, roots }: { genders: MenuRoot[]; roots: MenuRoot[] }) {
  const t = useTranslations('menu');
  const isOpen = useMenu((state) => state.isOpen);
  const pathname = usePathname();
  const client = useQueryClient();

  useEffect(() => menu.close(), [pathname]);
  useEffect(() => onResize((width, { md }) => width >= md && menu.state().isOpen && closeMenu()), []);

  return (
    <>
      <a
        className={styles.menuButton}
        href="#kategoriak"
        role="button"
        aria-label={t('open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => {
          void client.prefetchQuery(menuQuery);
          void loadDrawer();
        }}
        onClick={(event) => {
          event.preventDefault();
          openMenu();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          openMenu();
        }}
      >
        <MenuIcon />
      </a>
      {isOpen && <MobileMenuDrawer genders={genders} roots={roots} />}
    </>
  );
}
