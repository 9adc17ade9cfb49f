'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { settings } from '#lib/config/index.ts';
import { localePath, splitLocale } from '#lib/i18n/locales.ts';
import { findMenuItem, isValidLink, type MenuRoot } from '#lib/menu/index.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { DownIcon } from '#components/ui/icons.tsx';
import styles from './mega-menu.module.css';

const MegaPanel = dynamic(() => import('./mega-panel.tsx').then(({ MegaPanel: Panel }) => Panel), { ssr: false });

/** The pointer rests this long on a root before its panel opens, ms; long enough to pass over it diagonally. */
const openDelay = 100;

/** One popup of the header at a time: while the search box is in use, a pointer that passes by opens no panel. */
const isSearching = () => document.activeElement?.closest('search') !== null && document.activeElement !== null;

/** Opens and closes panels, at once by press and key, after a rest by pointer. */
function usePanel() {
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByPointer = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (id: number | null) => {
    clearTimeout(timer.current);
    openedByPointer.current = false;
    setOpen(id);
  };
  const later = (id: number | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      openedByPointer.current = id !== null;
      setOpen(id);
    }, id === null ? settings.POPUP_CLOSE_DELAY : openDelay);
  };
  const stay = () => clearTimeout(timer.current);
  /** A press on a root that the resting pointer has just opened keeps it open: nobody means to close it. */
  const press = (id: number) => now(open === id && !openedByPointer.current ? null : id);
  return { open, now, later, stay, press };
}

export function MegaMenu({ roots }: { roots: MenuRoot[] }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const pathname = usePathname();
  const client = useQueryClient();
  const panel = usePanel();
  const { data: menu } = useQuery({ ...menuQuery, enabled: panel.open !== null });
  const item = menu && panel.open !== null ? findMenuItem(menu, panel.open) : null;
  const nav = useRef<HTMLElement>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());

  const closeOnNavigation = panel.now;
  useEffect(() => closeOnNavigation(null), [pathname]); // oxlint-disable-line react-hooks/exhaustive-deps

  const { open } = panel;
  useEffect(() => {
    if (open === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Focus that stands in the panel would be lost with it.
      if (nav.current?.contains(document.activeElement)) buttons.current.get(open)?.focus();
      closeOnNavigation(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]); // oxlint-disable-line react-hooks/exhaustive-deps

  return (
    <nav
      className={styles.menu}
      aria-label={t('categories')}
      ref={nav}
      onPointerEnter={() => void client.prefetchQuery(menuQuery)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.later(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && panel.now(null)}
    >
      <ul className={`wrap ${styles.roots}`}>
        {roots.map((root) => (
          <li key={root.id} onPointerEnter={(event) => event.pointerType === 'mouse' && !isSearching() && panel.later(root.hasOptions ? root.id : null)}>
            {isValidLink(root.url) ? (
              <a
                lang="hu"
                href={localePath(locale, root.url)}
                className={root.type === 'root-hot' ? styles.hot : undefined}
                aria-current={splitLocale(pathname).path === root.url ? 'page' : undefined}
              >
                {root.name}
              </a>
            ) : <span aria-hidden="true" className={styles.heading} onClick={() => panel.now(root.id)}>{root.name}</span>}
            {root.hasOptions && (
              <button
                type="button"
                ref={(button) => void (button ? buttons.current.set(root.id, button) : buttons.current.delete(root.id))}
                aria-expanded={panel.open === root.id}
                aria-controls={`panel-${root.id}`}
                aria-label={t('openCategory', { name: root.name })}
                onClick={() => panel.press(root.id)}
              >
                <DownIcon />
              </button>
            )}
            {/* Behind its button, so that the next Tab goes into it. */}
            {panel.open === root.id && (
              <div id={`panel-${root.id}`} className={styles.panel} onPointerEnter={panel.stay}>
                {item && menu
                  ? <MegaPanel item={item} menu={menu} onClose={() => panel.now(null)} />
                  : <p className={`wrap ${styles.waiting}`} role="status">{t('loading')}</p>}
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
