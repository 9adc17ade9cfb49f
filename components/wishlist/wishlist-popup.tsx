import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import { useDismissal } from '#components/hooks/use-dismissal.ts';
import { CloseIcon } from '#components/ui/icons.tsx';
import { useWishlistLock } from '#stores/wishlist-lock.ts';
import { useWishlist } from '#lib/wishlist/queries.ts';
import { popups, usePopups } from '#stores/popups.ts';
import { WishlistContent } from './wishlist-content.tsx';
import styles from '#components/ui/popup.module.css';
import ownStyles from './wishlist-popup.module.css';

interface Props {
  corner: RefObject<HTMLElement | null>;
  /** Pointer or focus is in the popup or on its button. */
  isHovered: boolean;
  onCount: (count: number) => void;
  onOpen: (isOpen: boolean) => void;
}

/** What stands behind the heart in the header: it keeps the count, says what happened, and shows the popup. */
export function WishlistPopup({ corner, isHovered, onCount, onOpen }: Props) {
  const isOpen = usePopups((state) => state.open === 'wishlist');
  const { saved } = useWishlist();
  useEffect(() => onCount(saved.size), [saved.size, onCount]);
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const { isHeld, isNotice } = popups.state();
    if (isHovered) popups.hold('wishlist');
    else if (isHeld) popups[isNotice ? 'release' : 'leave']('wishlist');
  }, [isOpen, isHovered]);
  return (
    <>
      <Announcement count={saved.size} />
      {isOpen && <OpenPopup corner={corner} />}
    </>
  );
}

function Announcement({ count }: { count: number }) {
  const t = useTranslations('wishlist');
  const done = useWishlistLock((state) => state.done);
  return <HiddenStatus>{done && t(done.isSaved ? 'added' : 'removed', { name: done.name, count })}</HiddenStatus>;
}

function OpenPopup({ corner }: { corner: RefObject<HTMLElement | null> }) {
  const t = useTranslations('wishlist');
  const isNotice = usePopups((state) => state.isNotice);
  const dismiss = useDismissal('wishlist', corner);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isFloating, setFloating] = useState(false);
  // Where the header has been scrolled away, what has to be seen shows at the edge of the screen.
  useLayoutEffect(() => setFloating((corner.current?.getBoundingClientRect().bottom ?? 0) < 0), [corner]);
  return (
    <section
      className={`${styles.popup} ${ownStyles.column}`}
      data-floating={isFloating || undefined}
      aria-labelledby="wishlist-heading"
    >
      <h2 id="wishlist-heading" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={dismiss}>
        <CloseIcon />
      </button>
      <WishlistContent isNotice={isNotice} onRemoved={() => heading.current?.focus()} />
    </section>
  );
}
