'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useNear } from '#components/header/use-near.ts';
import { absentIsland } from '#components/ui/absent-island.ts';
import { HeartIcon } from '#components/ui/icons.tsx';
import headerStyles from '#components/header/header.module.css';
import { useIdle } from './use-idle.ts';
import styles from './wishlist-button.module.css';

const WishlistPopup = dynamic(() => import('./wishlist-popup.tsx').then(({ WishlistPopup: Popup }) => Popup, absentIsland), { ssr: false });

/** The heart in the header: how many products are saved, and the popup that lists them. All but it comes when idle. */
export function WishlistButton() {
  const t = useTranslations('wishlist');
  const corner = useRef<HTMLDivElement>(null);
  const [isAwake, wake] = useIdle();
  const { isNear, events } = useNear();
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const press = async (button: HTMLButtonElement) => {
    // Safari focuses no pressed button, and focus is what keeps the popup from closing itself.
    button.focus();
    wake();
    const { popups } = await import('#stores/popups.ts');
    popups.press('wishlist');
  };
  return (
    <div ref={corner} className={styles.corner} {...events}>
      <button type="button" className={headerStyles.icon} aria-label={t('open', { count })} aria-expanded={isOpen}
        onClick={({ currentTarget }) => void press(currentTarget)}>
        <HeartIcon />
        {count > 0 && <b aria-hidden="true" className="number">{count > 99 ? '99+' : count}</b>}
      </button>
      {isAwake && <WishlistPopup corner={corner} isNear={isNear} onCount={setCount} onOpen={setOpen} />}
    </div>
  );
}
