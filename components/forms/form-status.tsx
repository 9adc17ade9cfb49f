'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormFailure } from '#lib/forms/codes.ts';
import { Button } from '#components/ui/button.tsx';
import { useErrorText } from './use-error-text.ts';
import styles from './forms.module.css';

/** The sentence of what a call failed with. */
export function useFailureText() {
  const t = useTranslations('forms.failures');
  return (failure: FormFailure) =>
    failure.code === 'wait' ? t('wait', { minutes: Math.max(1, Math.ceil(failure.seconds / 60)) }) : t(failure.code);
}

/**
 * What keeps a form from being sent: of several wrong fields a list that leads to each, or why it failed as a whole.
 * Read out when it changes; a failure gets the focus, wrong fields have it already.
 */
export function FormStatus<Values extends FieldValues>({
  form,
  failure,
  labels,
}: {
  form: UseFormReturn<Values>;
  failure: FormFailure | null;
  labels: Partial<Record<Path<Values>, string>>;
}) {
  const t = useTranslations('forms');
  const errorText = useErrorText();
  const failureText = useFailureText();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) status.current?.focus();
  }, [failure]);
  const wrong = (Object.keys(labels) as Path<Values>[]).flatMap((name) => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message ? [{ name, message }] : [];
  });
  return (
    <div ref={status} role="alert" tabIndex={-1} className={styles.status}>
      {failure && <p>{failureText(failure)}</p>}
      {!failure && wrong.length > 1 && (
        <>
          <p>{t('summary', { count: wrong.length })}</p>
          <ul>
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <button type="button" onClick={() => form.setFocus(name)}>
                  {labels[name]}: {errorText(name, message)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/**
 * The button that sends a form; while nothing has changed or a send is on its way it does nothing (ACC-05). A press from
 * before this was there, which server/boot-script.ts has marked the form with, counts then.
 */
export function SubmitButton({
  isReady = true,
  isSending,
  children,
}: {
  isReady?: boolean;
  isSending: boolean;
  children: string;
}) {
  const t = useTranslations('forms');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form: (HTMLFormElement & { sentEarly?: boolean }) | null | undefined = button.current?.form;
    if (!form?.sentEarly) return;
    form.sentEarly = false;
    // The form itself is there once all effects have run.
    setTimeout(() => form.requestSubmit(button.current));
  }, []);
  return (
    <Button ref={button} type="submit" isBlocked={isSending || !isReady}>
      {isSending ? t('sending') : children}
    </Button>
  );
}
