'use client';

import { useState, type ReactNode } from 'react';
import { HiddenStatus } from '#components/ui/hidden-status.tsx';
import type { LazyIsland } from '#components/ui/lazy-island.tsx';
import { hasVouchers } from '#variant/paths.ts';
import styles from './cart.module.css';

interface RowProps {
  /** What it is, and what there is to say of it. */
  children: ReactNode;
  /** What it takes off, or pays, in words. */
  amount: string;
  /** What the button says, and how it is named for who does not see its row. */
  removal: { label: string; name: string };
  /** Why it could not be taken out. */
  failure: string | null;
  isBlocked: boolean;
  onRemove: () => void;
}

/** What the cart holds by a code, as a row of the summary's list, with what takes it out. */
export function CodeRow({ children, amount, removal, failure, isBlocked, onRemove }: RowProps) {
  return (
    <div className={styles.voucherRow}>
      <dt>
        {children}
        {hasVouchers && (
          <button
            type="button"
            className={styles.remove}
            aria-label={removal.name}
            aria-disabled={isBlocked}
            onClick={() => !isBlocked && onRemove()}
          >
            {removal.label}
          </button>
        )}
        {failure !== null && (
          <span role="alert" className={styles.warning}>
            {failure}
          </span>
        )}
      </dt>
      <dd className="number">{amount}</dd>
    </div>
  );
}

interface FieldProps {
  summary: string;
  /** What sends a code; it says what was put in by its name. */
  Form: LazyIsland<{ isOffline: boolean; onRedeemed: (name: string) => void }>;
  isOffline: boolean;
  /** Tells that something was put in. */
  redeemedText: (name: string) => string;
}

/** A field for a code, folded away until somebody has one; what sends it comes with the first opening. */
export function CodeField({ summary, Form, isOffline, redeemedText }: FieldProps) {
  const [wasOpened, setOpened] = useState(false);
  const [redeemed, setRedeemed] = useState<string | null>(null);
  if (!hasVouchers) return null;
  const prepare = () => void Form.load().catch(() => undefined);
  return (
    <details
      className={styles.voucher}
      onPointerEnter={prepare}
      onFocus={prepare}
      onToggle={({ currentTarget: { open } }) => open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {wasOpened && <Form isOffline={isOffline} onRedeemed={setRedeemed} />}
      <HiddenStatus>{redeemed !== null && redeemedText(redeemed)}</HiddenStatus>
    </details>
  );
}
