'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { pageBreakpoints } from '#lib/config/page-breakpoints.ts';
import { onResize } from '#lib/header/resize.ts';
import { isThrifty } from '#lib/loading/connection.ts';
import { afterUse } from '#lib/loading/after-use.ts';
import { whenIdle } from '#lib/loading/idle.ts';
import type { MenuRoot } from '#lib/menu/index.ts';
import { loadMenu } from '#lib/menu/queries/load.ts';
import { gender } from '#stores/gender.ts';
import { menu, useMenu } from '#stores/menu.ts';
import { popups } from '#stores/popups.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { MenuIcon } from '#components/ui/icons.tsx';
import { closeMenu } from './use-menu-history.ts';
import styles from './header.module.css';

const MobileMenuDrawer = lazyIsland(() =>
  import('./mobile-menu-drawer.tsx').then(({ MobileMenuDrawer: Drawer }) => Drawer),
);

function openMenu(): void {
  const { open } = popups.state();
  if (open) popups.close(open);
  gender.reset();
  menu.open(scrollY);
  // Asked for anew where it could not be fetched before.
  void MobileMenuDrawer.load().catch(() => undefined);
}

/** The button of the mobile menu. Without JavaScript it leads to the categories in the footer. */
export function MobileMenu({ genders, roots }: { genders: MenuRoot[]; roots: MenuRoot[] }) {
  const t = useTranslations('menu');
  const isOpen = useMenu((state) => state.isOpen);
  const pathname = usePathname();
  const [isReady, setReady] = useState(false);

  useEffect(() => menu.close(), [pathname]);
  // Open in the frame after the press: it is drawn when the browser is idle, its levels are read once the page is in
  // use.
  useEffect(() => {
    if (isThrifty() || innerWidth >= pageBreakpoints().md) return undefined;
    const stopLoading = whenIdle(() => setReady(true));
    const stopReading = afterUse(() => void loadMenu().catch(() => undefined));
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
          void MobileMenuDrawer.load().catch(() => undefined);
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
      {(isOpen || isReady) && <MobileMenuDrawer genders={genders} roots={roots} isOpen={isOpen} />}
    </>
  );
}
