'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { myStoreKey } from '#lib/core/my-store-key.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useWanted } from '#components/hooks/use-idle.ts';
import { useStoreDialog } from './use-store-dialog.tsx';
import styles from './my-store-line.module.css';
import type { ShownStore } from './my-store-status.tsx';

const MyStoreStatus = lazyIsland(() =>
  withQueryCache(import('./my-store-status.tsx')).then(({ MyStoreStatus: Status }) => Status),
);

/** Whether this browser keeps a chosen store. */
function keepsStore(): boolean {
  try {
    return localStorage.getItem(myStoreKey) !== null;
  } catch {
    return false;
  }
}

/**
 * The shopper's store in the service line: a way to the locator until this is awake, and then to another store in one
 * step.
 */
export function MyStoreLine() {
  const t = useTranslations('myStoreHeader');
  const locale = useLocale();
  const [isAwake, wake] = useWanted(keepsStore);
  const [shown, setShown] = useState<ShownStore | null>(null);
  const { dialog, isOpen, open } = useStoreDialog();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    wake();
    open();
  };
  const onSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <div className={styles.place}>
      <a
        className={styles.store}
        href={localePath(locale, '/shops/')}
        data-my-store=""
        onClick={press}
        onKeyDown={onSpace}
        {...(isAwake ? { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } : {})}
      >
        {shown ? (
          <>
            <b lang="hu">{shown.name}</b>
            {shown.state && ` · ${shown.state}`}
            <span className="hidden-text">, {t('change')}</span>
          </>
        ) : (
          t('choose')
        )}
      </a>
      {isAwake && <MyStoreStatus onShown={setShown} />}
      {dialog}
    </div>
  );
}
