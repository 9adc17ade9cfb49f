import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { removals, timeLeft, useRemoval } from '#stores/cart-removal.ts';
import { settings } from '#lib/config/index.ts';
import { Button } from '#components/ui/button.tsx';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import styles from './pending-line.module.css';

/**
 * What is left of a line while its removal can be taken back, and until it is gone. `isByPointer` is how the removal was
 * pressed; null where that was on another page.
 */
export function PendingLine({ name, isByPointer }: { name: string; isByPointer: boolean | null }) {
  const t = useTranslations('cart');
  const isPending = useRemoval(({ phase }) => phase === 'pending');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isByPointer === null || !undo.current) return;
    // Whose hand is at a pointer has no need of the focus, and would hold the line by it for ever.
    const target = isByPointer ? undo.current.closest<HTMLElement>('ul') : undo.current;
    target?.focus({ preventScroll: true });
  }, [isByPointer]);
  return (
    <div className={styles.pending} aria-busy={!isPending}>
      <p>
        {t('removal.going')} <b lang={catalogLanguage}>{name}</b>
      </p>
      <Button
        ref={undo}
        variant="outline"
        className={styles.undo}
        isBlocked={!isPending}
        aria-label={t('removal.undoNamed', { name })}
        onClick={() => removals.cancel()}
        onFocus={() => removals.hold('focus')}
        onBlur={() => removals.release('focus')}
      >
        {t('removal.undo')}
      </Button>
      {isPending ? <Countdown /> : <p className={styles.time}>{t('removal.sending')}</p>}
    </div>
  );
}

const secondsLeft = () => Math.ceil(timeLeft(removals.state(), performance.now()) / 1000);

/** The time that is left, as a number for everybody and as a bar for those who have nothing against movement. */
function Countdown() {
  const t = useTranslations('cart');
  const isHeld = useRemoval(({ since }) => since === null);
  const [seconds, setSeconds] = useState(secondsLeft);
  // A line that is drawn anew begins where the time has come to.
  const [passed] = useState(() => settings.CART_REMOVAL_DELAY - timeLeft(removals.state(), performance.now()));
  useEffect(() => {
    const tick = setInterval(() => setSeconds(secondsLeft()), 100);
    return () => clearInterval(tick);
  }, []);
  return (
    <>
      <p className={styles.time}>{isHeld ? t('removal.held') : t('removal.seconds', { seconds })}</p>
      <i
        className={styles.bar}
        data-held={isHeld || undefined}
        aria-hidden="true"
        style={{ animationDuration: `${settings.CART_REMOVAL_DELAY}ms`, animationDelay: `${-passed}ms` }}
      />
    </>
  );
}
