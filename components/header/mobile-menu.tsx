'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { breakpoints } from '#lib/config/breakpoints.ts';
import { onResize } from '#lib/header/resize.ts';
import { isThrifty } from '#lib/loading/connection.ts';
import { firstUse } from '#lib/loading/first-use.ts';
import { whenIdle } from '#lib/loading/idle.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { loadMenu } from '#lib/menu/load.ts';
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

  useEffect(() => menu.close(), [pathname]);
  // Open in the frame after the press: its drawing comes when the browser is idle, its levels once the page is in use.
  useEffect(() => {
    if (isThrifty() || innerWidth >= breakpoints.md) return undefined;
    const stopLoading = whenIdle(() => void loadDrawer().catch(() => undefined));
    const stopReading = firstUse(() => whenIdle(() => void loadMenu().catch(() => undefined)));
    return () => {
      stopLoading();
      stopReading();
    };
  }, []);
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
          void loadMenu().catch(() => undefined);
          void loadDrawer().catch(() => undefined);
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
