'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { strengthOf } from '#lib/forms/strength.ts';
import { useErrorText } from './use-error-text.ts';
import styles from './forms.module.css';

export interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  /** Says so beside the label; what is not optional is needed. */
  isOptional?: boolean;
}

type Inputs = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'list'
  | 'min'
  | 'max'
  | 'autoCapitalize'
  | 'spellCheck'
>;

/** The ids and states that tie label, hint, error and input together. */
function useFieldParts<Values extends FieldValues>({ form, name, hint }: FieldProps<Values>) {
  const id = useId();
  const error = form.getFieldState(name, form.formState).error?.message;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    attributes: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  };
}

function Frame<Values extends FieldValues>({
  field,
  id,
  error,
  after,
  children,
}: {
  field: FieldProps<Values>;
  id: string;
  error: string | undefined;
  after?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('forms');
  const errorText = useErrorText();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        {field.isOptional && <small> {t('optional')}</small>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {errorText(field.name, error)}
        </p>
      )}
      {after}
    </div>
  );
}

/** A line of text. */
export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional,
  ...input
}: FieldProps<Values> & Inputs) {
  const field = { form, name, label, hint, ...(isOptional ? { isOptional } : {}) };
  const { id, error, attributes } = useFieldParts(field);
  return (
    <Frame field={field} id={id} error={error}>
      <input
        {...input}
        {...attributes}
        {...form.register(name)}
        aria-required={!isOptional && !input.readOnly ? true : undefined}
      />
    </Frame>
  );
}

/** What is shown among the fields and can not be changed here, with the reason. */
export function FixedField({ label, value, hint }: { label: string; value: string; hint: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input id={id} value={value} disabled aria-describedby={`${id}-hint`} />
    </div>
  );
}

/** A password: it may be pasted and shown; a new one says how well it resists guessing. */
export function PasswordField<Values extends FieldValues>({
  isNew = false,
  showsStrength = isNew,
  ...field
}: FieldProps<Values> & { isNew?: boolean; showsStrength?: boolean }) {
  const t = useTranslations('forms');
  const { id, error, attributes } = useFieldParts(field);
  const [isShown, setShown] = useState(false);
  const typed = String(field.form.watch(field.name) ?? '');
  return (
    <Frame
      field={field}
      id={id}
      error={error}
      after={
        showsStrength && (
          <p role="status" className={styles.strength} data-strength={typed ? strengthOf(typed) : undefined}>
            {typed && t(`strength.${strengthOf(typed)}`)}
          </p>
        )
      }
    >
      <div className={styles.password}>
        <input
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          {...attributes}
          {...field.form.register(field.name)}
          aria-required
        />
        <button type="button" aria-pressed={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          {t('showPassword')}
        </button>
      </div>
    </Frame>
  );
}

/** One of a few values. */
export function SelectField<Values extends FieldValues>({
  autoComplete,
  children,
  ...field
}: FieldProps<Values> & { autoComplete?: string; children: ReactNode }) {
  const { id, error, attributes } = useFieldParts(field);
  return (
    <Frame field={field} id={id} error={error}>
      <select {...attributes} {...field.form.register(field.name)} {...(autoComplete ? { autoComplete } : {})}>
        {children}
      </select>
    </Frame>
  );
}

/** Something to agree to; never ticked beforehand. */
export function CheckField<Values extends FieldValues>(
  field: Omit<FieldProps<Values>, 'label'> & { label: ReactNode; isNeeded?: boolean },
) {
  const { id, error, attributes } = useFieldParts({ ...field, label: '' });
  const errorText = useErrorText();
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        {...attributes}
        {...field.form.register(field.name)}
        aria-required={field.isNeeded ? true : undefined}
      />
      <label htmlFor={id}>{field.label}</label>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {errorText(field.name, error)}
        </p>
      )}
    </div>
  );
}
