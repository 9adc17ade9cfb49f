'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { withQueryCache } from '#lib/query/index.ts';
import { useSession } from '#stores/session.ts';
import { popups, usePopups } from '#stores/popups.ts';
import { useHoverIntent } from '#components/hooks/use-hover-intent.ts';
import { lazyIsland } from '#components/ui/lazy-island.tsx';
import { HeartIcon } from '#components/ui/icons.tsx';
import headerStyles from '#components/header/header.module.css';
import { useActivation } from '#components/hooks/use-activation.ts';
import styles from '#components/wishlist/wishlist-button.module.css';

const WishlistPopup = lazyIsland(() =>
  withQueryCache(import('#components/wishlist/wishlist-popup.tsx')).then(({ WishlistPopup: Popup }) => Popup),
);

/** The heart in the header: how many products are saved, and the popup that lists them. All but it comes when idle. */
export function WishlistButton() {
  const t = useTranslations('wishlist');
  const corner = useRef<HTMLDivElement>(null);
  const hasList = useSession((state) => state.requestUuid !== null);
  const isCalled = usePopups((state) => state.open === 'wishlist');
  const [isActive, activate] = useActivation(hasList || isCalled);
  const { isHovered, events } = useHoverIntent();
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const press = (button: HTMLButtonElement) => {
    // Safari focuses no pressed button, and focus is what keeps the popup from closing itself.
    button.focus();
    activate();
    popups.press('wishlist');
  };
  return (
    <div ref={corner} className={styles.corner} {...events}>
      <button
        type="button"
        className={headerStyles.icon}
        aria-label={t('open', { count })}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => press(currentTarget)}
      >
        <HeartIcon />
        {count > 0 && (
          <b aria-hidden="true" className="number">
            {count > 99 ? '99+' : count}
          </b>
        )}
      </button>
      {isActive && <WishlistPopup corner={corner} isHovered={isHovered} onCount={setCount} onOpen={setOpen} />}
    </div>
  );
}
