'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { localePath } from '#lib/i18n/locales.ts';
import { findMenuItem, isValidLink, type MenuRoot } from '#lib/menu/index.ts';
import { menuQuery } from '#lib/menu/queries.ts';
import { menu as menuActions, useMenu } from '#stores/menu.ts';
import { BackIcon, CloseIcon, NextIcon } from '#components/ui/icons.tsx';
import styles from './mobile-menu.module.css';

/** A modal dialog for as long as it is mounted; the page behind keeps its place exactly. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    element?.showModal();
    return () => {
      style.overflow = '';
      element?.close();
      scrollTo({ top: menuActions.state().scrollY, behavior: 'instant' });
    };
  }, []);
  return dialog;
}

type Row = Pick<MenuRoot, 'id' | 'name' | 'url' | 'hasOptions'>;

function Rows({ rows }: { rows: Row[] }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, url, hasOptions }) => (
        <li key={id}>
          {hasOptions ? (
            <button type="button" onClick={() => menuActions.next(id)} aria-label={t('next', { name })}>
              <span lang="hu">{name}</span><NextIcon />
            </button>
          ) : <a lang="hu" href={localePath(locale, url)}>{name}</a>}
        </li>
      ))}
    </ul>
  );
}

/** The slide-in menu: one level at a time, its heading focused so that a screen reader says where it is. */
export function MobileMenuDrawer({ genders, roots }: { genders: MenuRoot[]; roots: MenuRoot[] }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  const dialog = useModal();
  const heading = useRef<HTMLHeadingElement>(null);
  const levels = useMenu((state) => state.levels);
  const { data: menu, isError, refetch } = useQuery(menuQuery);
  const current = levels.at(-1);
  const item = menu && current !== undefined ? findMenuItem(menu, current) : null;

  useEffect(() => heading.current?.focus(), [current]);

  const rows: Row[] = item
    ? item.options.filter(({ type }) => type !== 'banners' && type !== 'banner')
      .map(({ id, name, url, options }) => ({ id, name, url, hasOptions: options.length > 0 }))
    : [...genders, ...roots];

  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby="menu-heading" onClose={menuActions.close}
      onClick={(event) => (event.target === event.currentTarget || event.target instanceof HTMLAnchorElement) && menuActions.close()}>
      <div className={styles.head}>
        {current === undefined ? <span /> : (
          <button type="button" onClick={menuActions.back} aria-label={t('back')}><BackIcon /></button>
        )}
        <h2 id="menu-heading" ref={heading} tabIndex={-1}>{item?.name ?? t('title')}</h2>
        <button type="button" onClick={menuActions.close} aria-label={t('close')}><CloseIcon /></button>
      </div>
      {item && isValidLink(item.url) && (
        <a className={styles.all} href={localePath(locale, item.url)}>{t('all', { name: item.name })}</a>
      )}
      {current !== undefined && !item && !isError && <p className={styles.state} role="status">{t('loading')}</p>}
      {current !== undefined && isError ? (
        <p className={styles.state} role="alert">
          {t('failed')} <button type="button" onClick={() => void refetch()}>{t('retry')}</button>
        </p>
      ) : <Rows rows={current !== undefined && !item ? [] : rows} />}
    </dialog>
  );
}
