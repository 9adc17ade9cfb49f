'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { strengthOf } from '#lib/forms/strength.ts';
import { controlAttributes, FieldError, FieldHint, LabelledField } from './labelled-field.tsx';
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

/** The parts of a field around its control, and what ties them to it. */
function useFieldParts<Values extends FieldValues>({ form, name, label, hint, isOptional }: FieldProps<Values>) {
  const id = useId();
  const errorText = useErrorText();
  const code = form.getFieldState(name, form.formState).error?.message;
  const parts = { id, label, hint, isOptional, error: code && errorText(name, code) };
  return { parts, attributes: controlAttributes(parts) };
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
  const { parts, attributes } = useFieldParts({ form, name, label, hint, ...(isOptional ? { isOptional } : {}) });
  return (
    <LabelledField {...parts}>
      <input
        {...input}
        {...attributes}
        {...form.register(name)}
        aria-required={!isOptional && !input.readOnly ? true : undefined}
      />
    </LabelledField>
  );
}

/** An e-mail address; `autoComplete` says which one a browser may offer. */
export function EmailField<Values extends FieldValues>(
  field: FieldProps<Values> & { autoComplete: 'email' | 'username' | 'off' },
) {
  return (
    <TextField {...field} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={120} />
  );
}

/** What is shown among the fields and can not be changed here, with the reason. */
export function FixedField({ label, value, hint }: { label: string; value: string; hint: string }) {
  const parts = { id: useId(), label, hint };
  return (
    <LabelledField {...parts}>
      <input {...controlAttributes(parts)} value={value} disabled />
    </LabelledField>
  );
}

/** A password: it may be pasted and shown; a new one says how well it resists guessing. */
export function PasswordField<Values extends FieldValues>({
  isNew = false,
  showsStrength = isNew,
  ...field
}: FieldProps<Values> & { isNew?: boolean; showsStrength?: boolean }) {
  const t = useTranslations('forms');
  const { parts, attributes } = useFieldParts(field);
  const [isShown, setShown] = useState(false);
  const typed = String(field.form.watch(field.name) ?? '');
  return (
    <LabelledField
      {...parts}
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
        <button type="button" aria-pressed={isShown} aria-controls={parts.id} onClick={() => setShown(!isShown)}>
          {t('showPassword')}
        </button>
      </div>
    </LabelledField>
  );
}

/** One of a few values. */
export function SelectField<Values extends FieldValues>({
  autoComplete,
  children,
  ...field
}: FieldProps<Values> & { autoComplete?: string; children: ReactNode }) {
  const { parts, attributes } = useFieldParts(field);
  return (
    <LabelledField {...parts}>
      <select {...attributes} {...field.form.register(field.name)} {...(autoComplete ? { autoComplete } : {})}>
        {children}
      </select>
    </LabelledField>
  );
}

/** Something to agree to; never ticked beforehand. */
export function CheckField<Values extends FieldValues>(
  field: Omit<FieldProps<Values>, 'label'> & { label: ReactNode; isNeeded?: boolean },
) {
  const { parts, attributes } = useFieldParts({ ...field, label: '' });
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        {...attributes}
        {...field.form.register(field.name)}
        aria-required={field.isNeeded ? true : undefined}
      />
      <label htmlFor={parts.id}>{field.label}</label>
      <FieldHint {...parts} />
      <FieldError {...parts} />
    </div>
  );
}
