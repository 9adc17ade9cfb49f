import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { removals, timeLeft, useRemoval } from '#stores/cart-removal.ts';
import { settings } from '#lib/config/index.ts';
import { Button } from '#components/ui/button.tsx';
import styles from './pending-line.module.css';

/** The press that began a removal. */
export interface Press {
  /** Where the pointer was on the screen, px; null for a press by keyboard. */
  at: { x: number; y: number } | null;
}

/** How far a pointer at rest may slip, px. */
const slip = 12;

/** Whether a pointer comes into an element only because the element came under it, where it pressed. */
export function isResting({ screenX, screenY }: PointerEvent, press: Press | null): boolean {
  return press?.at != null && Math.hypot(screenX - press.at.x, screenY - press.at.y) <= slip;
}

/** What is left of a line while its removal can be taken back, and until it is gone. */
export function PendingLine({ name, press }: { name: string; press: RefObject<Press | null> }) {
  const t = useTranslations('cart');
  const isPending = useRemoval(({ phase }) => phase === 'pending');
  const undo = useRef<HTMLButtonElement>(null);
  const isPlacing = useRef(false);
  useEffect(() => {
    const pressed = press.current;
    if (!pressed) return;
    isPlacing.current = pressed.at !== null;
    undo.current?.focus({ preventScroll: true });
    isPlacing.current = false;
  }, [press]);
  return (
    <div className={styles.pending} aria-busy={!isPending}>
      <p>
        {t('removal.going')} <b lang="hu">{name}</b>
      </p>
      <Button
        ref={undo}
        variant="outline"
        className={styles.undo}
        isBlocked={!isPending}
        aria-label={t('removal.undoNamed', { name })}
        onClick={() => removals.cancel()}
        onFocus={() => !isPlacing.current && removals.hold('focus')}
        onBlur={() => removals.release('focus')}
        onPointerEnter={(event) => !isResting(event, press.current) && removals.hold('pointer')}
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
