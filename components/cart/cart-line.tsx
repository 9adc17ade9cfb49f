import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isAvailable, type CartGroup } from '#lib/core/cart.ts';
import { isBeingRemoved, removals, useRemoval } from '#stores/cart-removal.ts';
import { requestRemoval } from '#lib/cart/actions/remove.ts';
import { LineDetails, SetDetails } from './line-details.tsx';
import { LinePrice } from './line-price.tsx';
import { PendingLine } from './pending-line.tsx';
import { Quantity } from './quantity.tsx';
import styles from './cart.module.css';

interface Props {
  group: CartGroup;
  /** Without a network nothing can be changed. */
  isOffline: boolean;
}

/** One line of the cart, or the lines of a set together; collapsed in its place while its removal is under way. */
export function CartLine({ group, isOffline }: Props) {
  const client = useQueryClient();
  const [isByPointer, setByPointer] = useState<boolean | null>(null);
  const isPointerOver = useRef(false);
  const isRemoving = useRemoval((state) => isBeingRemoved(state, group.hash));
  const [isAsked, setAsked] = useState(false);
  const isLocked = isAsked || isOffline;
  const {
    hash,
    isSet,
    name,
    items: [first],
  } = group;
  const remove = async (event: MouseEvent) => {
    if (isLocked) return;
    // The click of a key, and of a screen reader, counts no presses of a button.
    setByPointer(event.detail > 0);
    setAsked(true);
    const hasBegun = await requestRemoval(client, { hash, isSet, name });
    setAsked(false);
    if (hasBegun && isPointerOver.current) removals.hold('pointer');
  };
  // Whoever leaves the page holds nothing any more; the removal goes on without it.
  useEffect(
    () => () => {
      if (!isBeingRemoved(removals.state(), hash)) return;
      removals.release('pointer');
      removals.release('focus');
    },
    [hash],
  );

  return (
    <li
      className={styles.unit}
      data-hash={hash}
      data-unavailable={!isAvailable(first) || undefined}
      data-removing={isRemoving || undefined}
      onPointerEnter={() => {
        isPointerOver.current = true;
        if (isRemoving) removals.hold('pointer');
      }}
      onPointerLeave={() => {
        isPointerOver.current = false;
        if (isRemoving) removals.release('pointer');
      }}
    >
      {isRemoving ? (
        <PendingLine name={name} isByPointer={isByPointer} />
      ) : (
        <Shown group={group} isLocked={isLocked} isOffline={isOffline} onRemove={(event) => void remove(event)} />
      )}
    </li>
  );
}

function Shown({
  group,
  isLocked,
  isOffline,
  onRemove,
}: Props & { isLocked: boolean; onRemove: (event: MouseEvent) => void }) {
  const t = useTranslations('cart');
  const {
    hash,
    isSet,
    name,
    items: [first],
  } = group;
  const hasFailed = useRemoval(({ last }) => last?.outcome === 'failed' && last.removal.hash === hash);
  const { quantity, stock } = first.option;
  return (
    <div className={styles.line}>
      {isSet ? <SetDetails group={group} /> : <LineDetails group={group} isOffline={isOffline} />}
      <div className={styles.amount}>
        {isAvailable(first) && (
          <Quantity hash={first.hash} quantity={quantity} stock={stock} name={name} isOffline={isOffline} />
        )}
        <button
          type="button"
          className={styles.remove}
          data-remove
          aria-disabled={isLocked}
          aria-label={t(isSet ? 'removeSetNamed' : 'removeLine', { name })}
          onClick={onRemove}
        >
          {t(isSet ? 'removeSet' : 'remove')}
        </button>
        {hasFailed && (
          <p role="alert" className={styles.warning}>
            {t('removal.failed')}
          </p>
        )}
      </div>
      <LinePrice group={group} />
    </div>
  );
}
