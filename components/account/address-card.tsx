import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { addressLine } from '#lib/account/address.ts';
import type { ShippingAddress } from '#lib/contract/account.ts';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './address.module.css';

interface Props {
  address: ShippingAddress;
  onChange: () => void;
  onDelete: () => Promise<unknown>;
  onMakeDefault: () => Promise<unknown>;
}

/** An address as it is written on a parcel, with what can be done with it; deleting asks first, in its place. */
export function AddressCard({ address, onChange, onDelete, onMakeDefault }: Props) {
  const t = useTranslations('addresses');
  const [question, setQuestion] = useState<'none' | 'asked' | 'declined'>('none');
  const line = addressLine(address);
  return (
    <article className={styles.card} data-default={address.isDefault || undefined}>
      <p className={styles.name}>
        {address.lastname} {address.firstname}
        {address.isDefault && <b>{t('default')}</b>}
      </p>
      <p className={styles.line}>{line}</p>
      {question === 'asked' ? (
        <Question line={line} onDelete={onDelete} onDecline={() => setQuestion('declined')} />
      ) : (
        <div className={styles.actions}>
          <button
            type="button"
            id={`address-edit-${address.uuid}`}
            aria-label={t('changeNamed', { line })}
            onClick={onChange}
          >
            {t('change')}
          </button>
          {/* The question took the focus away from here, and gives it back. */}
          <button
            type="button"
            ref={question === 'declined' ? focusOnMount : undefined}
            aria-label={t('deleteNamed', { line })}
            onClick={() => setQuestion('asked')}
          >
            {t('delete')}
          </button>
          {!address.isDefault && (
            <ActButton label={t('makeDefaultNamed', { line })} act={onMakeDefault}>
              {t('makeDefault')}
            </ActButton>
          )}
        </div>
      )}
    </article>
  );
}

function Question({ line, onDelete, onDecline }: { line: string; onDelete: Props['onDelete']; onDecline: () => void }) {
  const t = useTranslations('addresses');
  return (
    <div
      role="group"
      aria-label={t('deleteNamed', { line })}
      className={styles.question}
      onKeyDown={({ key }) => key === 'Escape' && onDecline()}
    >
      <p>{t('deleteQuestion')}</p>
      <div className={styles.actions}>
        <ActButton isFirst act={onDelete}>
          {t('deleteYes')}
        </ActButton>
        <button type="button" onClick={onDecline}>
          {t('deleteNo')}
        </button>
      </div>
    </div>
  );
}

/** A button whose call is on its way once at a time. */
function ActButton({
  label,
  act,
  isFirst = false,
  children,
}: {
  label?: string;
  act: () => Promise<unknown>;
  isFirst?: boolean;
  children: string;
}) {
  const [isActing, setActing] = useState(false);
  const press = async () => {
    if (isActing) return;
    setActing(true);
    await act();
    setActing(false);
  };
  return (
    <button
      type="button"
      ref={isFirst ? focusOnMount : undefined}
      aria-label={label}
      aria-disabled={isActing}
      onClick={() => void press()}
    >
      {children}
    </button>
  );
}
