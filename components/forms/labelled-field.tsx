import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './forms.module.css';

interface Parts {
  id: string;
  hint?: ReactNode;
  /** What is wrong with what was typed, in words. */
  error?: string | undefined;
}

/** What a control of a field carries, so that its hint and its error are read with it. */
export function controlAttributes({ id, hint, error }: Parts) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

export function FieldHint({ id, hint }: Pick<Parts, 'id' | 'hint'>) {
  return (
    hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )
  );
}

export function FieldError({ id, error }: Pick<Parts, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )
  );
}

/** A label, its hint, its control with the `controlAttributes` of the same parts, and what is wrong with it. */
export function LabelledField({
  label,
  isOptional = false,
  after,
  children,
  ...parts
}: Parts & {
  label: string;
  /** Says so beside the label; what is not optional is needed. */
  isOptional?: boolean | undefined;
  /** What stands below the error. */
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={parts.id}>
        {label}
        {isOptional && <Optional />}
      </label>
      <FieldHint {...parts} />
      {children}
      <FieldError {...parts} />
      {after}
    </div>
  );
}

function Optional() {
  const t = useTranslations('forms');
  return <small> {t('optional')}</small>;
}
