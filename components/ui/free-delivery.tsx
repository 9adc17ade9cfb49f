import type { ReactNode } from 'react';
import type { Money } from '#lib/contract/money.ts';
import styles from './free-delivery.module.css';

interface Props {
  /** Says how much is missing, or that nothing is. */
  children: ReactNode;
  items: Money;
  missing: Money | null;
}

/** How far a cart is from free delivery, in words and as a line that fills. */
export function FreeDelivery({ children, items, missing }: Props) {
  return (
    <div className={styles.line}>
      <p>{children}</p>
      {missing !== null && missing > 0 && <progress max={items + missing} value={items} aria-hidden="true" />}
    </div>
  );
}
