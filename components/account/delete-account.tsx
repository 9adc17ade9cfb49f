'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { isTypedWord } from '#lib/account/typed-word.ts';
import { failureOf, type FormFailure } from '#lib/forms/codes.ts';
import { Button } from '#components/ui/button.tsx';
import { notices } from '#stores/notices.ts';
import { controlAttributes, LabelledField } from '#components/forms/labelled-field.tsx';
import forms from '#components/forms/forms.module.css';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './details.module.css';

/** Deletes the account for whoever types the word. A logout follows, which leads home (AUTH-05). */
export function DeleteAccount() {
  const t = useTranslations('details');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.stack}>
      <Button variant="outline" aria-expanded={isOpen} aria-controls="delete-account" onClick={() => setOpen(!isOpen)}>
        {t('deleteOpen')}
      </Button>
      <div id="delete-account" hidden={!isOpen}>
        {isOpen && <Confirmation />}
      </div>
    </div>
  );
}

/** One deletion at a time; one that failed says so and may be tried again. */
function useDeletion() {
  const isOnItsWay = useRef(false);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const deleteIt = async () => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setDeleting(true);
    setFailure(null);
    try {
      const { deleteAccount } = await import('#lib/auth/actions.ts');
      await deleteAccount(() => notices.show('deleted'));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      isOnItsWay.current = false;
      setDeleting(false);
    }
  };
  return { isDeleting, failure, deleteIt };
}

function Confirmation() {
  const t = useTranslations('details');
  const failures = useTranslations('forms.failures');
  const sending = useTranslations('forms')('sending');
  const parts = { id: useId(), label: t('deleteLabel', { word: t('deleteWord') }), hint: t('deleteHint') };
  const [typed, setTyped] = useState('');
  const { isDeleting, failure, deleteIt } = useDeletion();
  const isReady = isTypedWord(typed, t('deleteWord')) && !isDeleting;
  return (
    <form
      className={`${forms.form} ${styles.deletion}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void deleteIt();
      }}
    >
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure.code === 'wait'
            ? failures('wait', { minutes: Math.max(1, Math.ceil(failure.seconds / 60)) })
            : failures(failure.code)}
        </p>
      )}
      <LabelledField {...parts}>
        <input
          {...controlAttributes(parts)}
          ref={focusOnMount}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </LabelledField>
      <Button type="submit" className={styles.danger} isBlocked={!isReady}>
        {isDeleting ? sending : t('deleteYes')}
      </Button>
    </form>
  );
}
