'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { useActivation } from '#components/hooks/use-activation.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { keepsShop } from './keeps-shop.ts';
import { useShopDialog } from './use-shop-dialog.tsx';
import styles from './my-shop-line.module.css';
import type { ShownShop } from './my-shop-status.tsx';

const MyShopStatus = lazyIsland(() =>
  withQueryCache(import('./my-shop-status.tsx')).then(({ MyShopStatus: Status }) => Status),
);

/**
 * The shopper's shop in the service line: a way to the locator until this is active, and then to another shop in one
 * step.
 */
export function MyShopLine() {
  const t = useTranslations('myShopHeader');
  const locale = useLocale();
  const [isActive, activate] = useActivation(keepsShop);
  const [shown, setShown] = useState<ShownShop | null>(null);
  const { dialog, isOpen, open } = useShopDialog();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    activate();
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
        className={styles.shop}
        href={localePath(locale, '/shops/')}
        data-my-shop=""
        onClick={press}
        onKeyDown={onSpace}
        {...(isActive ? { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } : {})}
      >
        {shown ? (
          <>
            <b lang={catalogLanguage}>{shown.name}</b>
            {shown.state && ` · ${shown.state}`}
            <span className="hidden-text">, {t('change')}</span>
          </>
        ) : (
          t('choose')
        )}
      </a>
      {isActive && <MyShopStatus onShown={setShown} />}
      {dialog}
    </div>
  );
}
