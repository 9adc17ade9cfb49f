'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { findMenuItem, type MenuRoot } from '#lib/menu/index.ts';
import { noteNavigationType } from '#lib/navigation/navigation-type.ts';
import { previews } from '#lib/navigation/preview.ts';
import { clientNavigationTarget } from '#lib/navigation/client-navigation-target.ts';
import { menu as menuStore, useMenu } from '#stores/menu.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { BackIcon, CloseIcon } from '#components/ui/icons.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { MobileMenuLevel, MobileMenuRoot, MobileMenuState } from './mobile-menu-level.tsx';
import type { Tree } from './menu-tree.tsx';
import { closeMenu, goBack, useMenuHistory } from './use-menu-history.ts';
import styles from './mobile-menu.module.css';

const MenuTree = lazyIsland(() => withQueryCache(import('./menu-tree.tsx')).then(({ MenuTree: Read }) => Read));

/** While the dialog is open the page behind it keeps its place exactly. */
function usePlaceKept(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      scrollTo({ top: menuStore.state().scrollY, behavior: 'instant' });
    };
  }, [isOpen]);
}

/** Moves focus to the heading of a level gone into, and back to the row that led there (NAV 5). True for back. */
function useLevelFocus(levels: readonly number[], dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const before = useRef<readonly number[]>([]);
  const [drawn, setDrawn] = useState({ levels, isBack: false });
  if (drawn.levels !== levels) setDrawn({ levels, isBack: levels.length < drawn.levels.length });
  useEffect(() => {
    const left = levels.length < before.current.length ? before.current[levels.length] : undefined;
    before.current = levels;
    if (!isOpen) return;
    const row = dialog.current?.querySelector<HTMLElement>(`[data-level="${left}"]`);
    const target = row ?? dialog.current?.querySelector('h2');
    target?.focus();
    if (!row) dialog.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [levels, dialog, isOpen]);
  return drawn.isBack;
}

/**
 * The slide-in menu: one level at a time, its heading focused so that a screen reader says where it is. Closed it is
 * drawn all the same, so that a press only has to show it.
 */
export function MobileMenuDrawer({
  genders,
  roots,
  isOpen,
}: {
  genders: MenuRoot[];
  roots: MenuRoot[];
  isOpen: boolean;
}) {
  const t = useTranslations('menu');
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const levels = useMenu((state) => state.levels);
  const [tree, setTree] = useState<Tree>({ menu: undefined, isError: false, read: () => undefined });
  const { menu, isError } = tree;
  const current = levels.at(-1);
  const item = useMemo(() => (menu && current !== undefined ? findMenuItem(menu, current) : null), [menu, current]);
  // A root is known by name before the tree is here.
  const named = item ?? [...roots, ...genders.flatMap(({ ownRoots }) => ownRoots)].find(({ id }) => id === current);
  usePlaceKept(isOpen);
  useMenuHistory(isOpen);
  const isBack = useLevelFocus(levels, dialog, isOpen);

  const onClick = (event: MouseEvent) => {
    const target = clientNavigationTarget(event.nativeEvent);
    if (!target) return undefined;
    // The levels leave the history first, else the way back from the new page would lead through them.
    event.preventDefault();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const showPreview = link && previews.of(link);
    return closeMenu(() => {
      noteNavigationType('link');
      router.push(target.href, { scroll: target.scroll });
      showPreview?.();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    closeMenu();
  };
  return (
    <Dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="menu-heading"
      isOpen={isOpen}
      onBackdrop={closeMenu}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The way back of a phone that asks the dialog first.
        event.preventDefault();
        goBack();
      }}
    >
      {isOpen && <MenuTree onRead={setTree} />}
      <div className={styles.head}>
        {current === undefined ? (
          <span />
        ) : (
          <button type="button" onClick={goBack} aria-label={t('back')}>
            <BackIcon />
          </button>
        )}
        <h2 id="menu-heading" tabIndex={-1} lang={named && (named.lang ?? catalogLanguage)}>
          {named?.name ?? t('title')}
        </h2>
        <button type="button" onClick={() => closeMenu()} aria-label={t('close')}>
          <CloseIcon />
        </button>
      </div>
      <div
        key={levels.join()}
        className={styles.level}
        data-categories=""
        data-way={isBack ? 'back' : levels.length > 0 ? 'next' : undefined}
      >
        {current === undefined && <MobileMenuRoot genders={genders} roots={roots} menu={isOpen ? menu : undefined} />}
        {item && <MobileMenuLevel item={item} />}
        {current !== undefined && !item && (
          <MobileMenuState isFailed={isError || menu !== undefined} onRetry={tree.read} />
        )}
      </div>
    </Dialog>
  );
}
