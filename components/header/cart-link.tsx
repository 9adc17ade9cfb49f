'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { localePath } from '#lib/core/locales.ts';
import { withQueryCache } from '#lib/query/index.ts';
import { useSession } from '#stores/session.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { CartIcon } from '#components/ui/icons.tsx';
import { useHoverIntent } from '#components/hooks/use-hover-intent.ts';
import styles from './header.module.css';

const MiniCart = lazyIsland(() => withQueryCache(import('./mini-cart.tsx')).then(({ MiniCart: Popup }) => Popup));

/** The way to the cart with the pieces in it. A visitor without a request uuid has none, and nothing is asked. */
export function CartLink() {
  const t = useTranslations('cart');
  const locale = useLocale();
  const corner = useRef<HTMLDivElement>(null);
  const hasCart = useSession((state) => state.requestUuid !== null);
  const { isHovered, events } = useHoverIntent();
  const [wasHovered, setWasHovered] = useState(false);
  const [count, setCount] = useState(0);
  if (isHovered && !wasHovered) setWasHovered(true);
  return (
    <div ref={corner} {...events}>
      <a className={styles.icon} href={localePath(locale, '/kosar/')} aria-label={t('link', { count })}>
        <CartIcon />
        {count > 0 && (
          <b aria-hidden="true" className="number">
            {count > 99 ? '99+' : count}
          </b>
        )}
      </a>
      {(hasCart || wasHovered) && <MiniCart corner={corner} isHovered={isHovered} onCount={setCount} />}
    </div>
  );
}
